/** Grids of letters as cross-stitch. r madder, b indigo, g moss, o ochre, u umber, l light blue, s silver, k ink. */
const COLOURS: Readonly<Record<string, string>> = {
  r: '--madder',
  b: '--i-inkwell',
  g: '--i-moss',
  o: '--i-ochre',
  u: '--i-umber',
  l: '--i-blue',
  s: '--i-steel',
  k: '--i-coal',
};

export interface Thread {
  d: string;
  colour: string;
}

/** Small pictures are solid: crosses would blur. */
const CROSS = 'l1.2 1.2m0-1.2l-1.2 1.2';
const SQUARE = 'h2.1v2.1h-2.1z';

/** One path per thread, in the middle of a field of 40 by 40; each stitch lies in a square of 2 by 2. */
export function threadsIn(rows: readonly string[], isSolid = false): Thread[] {
  const [left, top] = [20 - rows[0].length, 20 - rows.length];
  const [inset, stitch] = isSolid ? [0, SQUARE] : [0.4, CROSS];
  return Object.entries(COLOURS).flatMap(([thread, colour]) => {
    const d = rows
      .flatMap((row, y) => [...row].map((sign, x) => (sign === thread ? `M${left + 2 * x + inset} ${top + 2 * y + inset}${stitch}` : '')))
      .join('');
    return d === '' ? [] : [{ d, colour }];
  });
}
