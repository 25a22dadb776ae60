/** Anna with some money, and what her components give her. */
import type { Player } from '../rules/state.ts';
import { aTable } from './table.ts';

export const anna = (...who: string[]) =>
  aTable(...(who.length > 0 ? who : ['Anna desert', 'Bence swamp'])).has('Anna', { coins: 30, tools: 10 });

/** What a component gives in phase I. */
export function incomeOf(from: string, part: Partial<Player>, t = anna()): Record<string, number | number[]> {
  t.has('Anna', { bonus: 'bonus1', bowls: [12, 0, 0], ...part }).begin({ kind: 'round', stage: 'income', next: 0 });
  while (t.asked('Anna') === 'book') t.plays('Anna', { do: 'takeBook', discipline: 'law' });
  const total: Record<string, number> = {};
  for (const { from: source, seat: _, ...goods } of t.facts('gained').filter(fact => fact.from === from && fact.seat === 0)) {
    for (const [key, n] of Object.entries(goods)) if (n > 0) total[key] = (total[key] ?? 0) + n;
  }
  for (const { books } of t.facts('book').filter(fact => fact.from === from)) total.books = (total.books ?? 0) + books;
  for (const { points } of t.facts('points').filter(fact => fact.from === from)) total.vp = (total.vp ?? 0) + points;
  return total;
}
