/** What is missing of a price. */
import type { Lack } from './game.ts';

export function lacksOf<Good extends string>(
  have: NoInfer<Readonly<Record<Good, number>>>,
  price: Readonly<Partial<Record<Good, number>>>,
): Lack[] {
  const lacks: Lack[] = [];
  for (const good in price) {
    const need = price[good] ?? 0;
    if (have[good] < need) lacks.push({ good, have: have[good], need });
  }
  return lacks;
}
