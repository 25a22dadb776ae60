/** Divisions: how groups make them up, who changes between them, and in which order people stand for the next season. */

/** A group in its division, both from 1. */
export interface Pool {
  division: number;
  pool: number;
  size: number;
}

/** `widths`: groups in each division from the top; the last number is for all further ones. */
export function poolsOf(sizes: readonly number[], widths: readonly number[]): Pool[] {
  const pools: Pool[] = [];
  for (let division = 1; pools.length < sizes.length; division++) {
    const width = Math.min(widths[Math.min(division, widths.length) - 1], sizes.length - pools.length);
    for (let pool = 1; pool <= width; pool++) pools.push({ division, pool, size: sizes[pools.length] });
  }
  return pools;
}

/** Puts people who stand in order into the groups: division after division, in one of several groups to and fro (A B B A A B …). */
export function seatedIn<T>(people: readonly T[], pools: readonly Pool[]): { pool: Pool; people: T[] }[] {
  const all = pools.map(pool => ({ pool, people: [] as T[] }));
  let next = 0;
  for (const division of new Set(pools.map(pool => pool.division))) {
    const own = all.filter(({ pool }) => pool.division === division);
    const room = () => own.filter(({ pool, people }) => people.length < pool.size);
    for (let turn = 0; room().length > 0; turn++) {
      const row = room();
      for (const group of turn % 2 === 0 ? row : row.reverse()) group.people.push(people[next++]);
    }
  }
  return all;
}

/** A group of a season that is over, in the order of its standings. `ahead` compares two people of different groups: negative, the first is ahead. */
export interface Ended<T> {
  division: number;
  pool: number;
  standings: readonly T[];
}

/** How many change between this division and the one below: as many as the wider of the two has groups, at least `moves`, at most half of a side. */
export function changing<T>(groups: readonly Ended<T>[], division: number, moves: number): number {
  const upper = groups.filter(group => group.division === division);
  const lower = groups.filter(group => group.division === division + 1);
  if (moves === 0 || upper.length === 0 || lower.length === 0) return 0;
  const half = (side: readonly Ended<T>[]) => Math.floor(side.reduce((sum, { standings }) => sum + standings.length, 0) / 2);
  return Math.min(Math.max(moves, upper.length, lower.length), half(upper), half(lower));
}

/** The first of every group, then the best of the next places until there are `count`. */
function taken<T>(groups: readonly Ended<T>[], count: number, from: 'top' | 'bottom', ahead: (a: T, b: T) => number): Set<T> {
  const found = new Set<T>();
  const lists = groups.map(({ standings }) => (from === 'top' ? [...standings] : [...standings].reverse()));
  for (let place = 0; found.size < count && lists.some(list => place < list.length); place++) {
    const row = lists.flatMap(list => list.slice(place, place + 1)).sort((a, b) => (from === 'top' ? ahead(a, b) : ahead(b, a)));
    for (const one of row.slice(0, count - found.size)) found.add(one);
  }
  return found;
}

export interface Fates<T> {
  up: Set<T>;
  down: Set<T>;
}

export function fatesOf<T>(groups: readonly Ended<T>[], moves: number, ahead: (a: T, b: T) => number): Fates<T> {
  const up = new Set<T>();
  const down = new Set<T>();
  for (const division of new Set(groups.map(group => group.division))) {
    const count = changing(groups, division, moves);
    if (count === 0) continue;
    const of = (number: number) => groups.filter(group => group.division === number);
    for (const one of taken(of(division), count, 'bottom', ahead)) down.add(one);
    for (const one of taken(of(division + 1), count, 'top', ahead)) up.add(one);
  }
  return { up, down };
}

/** Where somebody stands for the next season: the division, then within it. */
export interface Rung<T> {
  one: T;
  division: number;
  order: number;
}

/** In a division those who came down stand first, then those who stayed, then those who came up; each by what they had reached. */
export function rungsOf<T>(groups: readonly Ended<T>[], moves: number, ahead: (a: T, b: T) => number): Rung<T>[] {
  const { up, down } = fatesOf(groups, moves, ahead);
  const rungs: (Rung<T> & { came: number })[] = [];
  for (const { division, standings } of groups)
    for (const one of standings) {
      // In a middle division nobody is in both: at most half of a side changes.
      const step = up.has(one) ? -1 : down.has(one) ? 1 : 0;
      rungs.push({ one, division: division + step, order: 0, came: -step });
    }
  const place = new Map(groups.flatMap(({ standings }) => standings.map((one, i) => [one, i] as const)));
  rungs.sort((a, b) => a.division - b.division || a.came - b.came || place.get(a.one)! - place.get(b.one)! || ahead(a.one, b.one));
  return rungs.map(({ one, division }, order) => ({ one, division, order }));
}
