/** Who meets whom in a group: a plan of games in which everybody plays equally often and sits equally often in each seat. */

/** For seven at tables of four, counted from 0: everybody meets everybody exactly twice. Other sizes are searched for. */
const KNOWN: Record<string, readonly number[]> = { '7/4': [2, 4, 5, 6] };

const cache = new Map<string, readonly number[]>();

/**
 * The games of a group of `members` (numbered from 0) at tables of `seats`, each a list of members by seat. One game is shifted by one modulo
 * `members`, so there are as many games as members, and everybody plays `seats` of them, once in each seat.
 */
export function planOf(members: number, seats: number): number[][] {
  if (members < seats) throw new Error(`${members} members do not fill a table of ${seats}`);
  const first = firstGame(members, seats);
  return Array.from({ length: members }, (_, shift) => first.map(member => (member + shift) % members));
}

/** The first game, by seat: the one of all whose shifts let people meet most evenly; the first of these in the order of numbers. */
function firstGame(members: number, seats: number): readonly number[] {
  const name = `${members}/${seats}`;
  let best = KNOWN[name] ?? cache.get(name);
  if (best) return best;
  let least = Number.POSITIVE_INFINITY;
  for (const game of subsetsWithZero(members, seats)) {
    const uneven = unevenness(game, members);
    if (uneven >= least) continue;
    least = uneven;
    best = game;
  }
  cache.set(name, best!);
  return best!;
}

/** The sum of squares of how often each pair meets: least where all meet equally often. */
function unevenness(game: readonly number[], members: number): number {
  const meets = new Array<number>(members).fill(0);
  for (const a of game) for (const b of game) if (a !== b) meets[(a - b + members) % members]++;
  return meets.reduce((sum, times) => sum + times * times, 0);
}

function* subsetsWithZero(members: number, seats: number, chosen: number[] = [0]): Generator<number[]> {
  if (chosen.length === seats) {
    yield chosen;
    return;
  }
  for (let next = chosen[chosen.length - 1] + 1; next < members; next++) yield* subsetsWithZero(members, seats, [...chosen, next]);
}

/** How many sit at each table, if `players` are to sit at tables of `seats`; the larger ones first. `out`: how many must sit out. */
export function tableSizes(players: number, seats: number, { min, max }: { min: number; max: number }): { sizes: number[]; out: number } {
  for (let out = 0; players - out >= Math.max(min, 2); out++) {
    const playing = players - out;
    for (const tables of [Math.ceil(playing / seats), Math.floor(playing / seats)]) {
      if (tables === 0) continue;
      const small = Math.floor(playing / tables);
      const larger = playing % tables;
      if (small < min || small + Number(larger > 0) > max) continue;
      return { sizes: Array.from({ length: tables }, (_, i) => small + Number(i < larger)), out };
    }
  }
  return { sizes: [], out: players };
}

/** The sizes of the groups of a season, from the top: as near to `wished` and as even as possible, those that differ from it at the bottom. */
export function groupSizes(players: number, wished: number, seats: number): number[] {
  if (players < seats) return [];
  let groups = Math.max(1, Math.round(players / wished));
  while (groups > 1 && Math.floor(players / groups) < seats) groups--;
  const small = Math.floor(players / groups);
  const larger = players % groups;
  const sizes = Array.from({ length: groups }, (_, i) => small + Number(i < larger));
  return sizes.sort((a, b) => Math.abs(a - wished) - Math.abs(b - wished));
}
