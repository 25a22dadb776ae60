/** Where the lines of a graph of expected points lie. */
import type { Analysis } from '@tarsas/coach';
import type { Seat } from '@tarsas/kernel';

interface At {
  x: number;
  y: number;
}

export interface Graph {
  left: number;
  right: number;
  /** Rounds as they follow each other; `isNamed`: not so close to the last one that was named that the numbers would touch. */
  rounds: { round: number; from: number; to: number; isNamed: boolean }[];
  ticks: { points: number; y: number }[];
  /** The band of the seat that is looked at. */
  band: string;
  lines: { path: string; letters: At[]; end: At; final: number }[];
  x(at: number): number;
  y(at: number, seat: Seat): number;
  /** The decision nearest to a place on the graph. */
  nearest(x: number): number;
}

const LEFT = 40;
/** Room for the crests and the final points. */
const RIGHT = 64;
const [TOP, BOTTOM] = [34, 30];
const LOW_EDGE = 9;
/** A crest on each line after so many parts of it, not at the same place for any two. */
const LETTERS = 4;
/** Lines between so many points, so that there are a handful. */
const TICKS = [5, 10, 20, 50, 100];
const MOST_TICKS = 7;
const TICKS_APART = 30;
/** Final crests do not cover each other. */
const APART = 19;

/** `isLow`: without room above and below the lines. */
export function graphOf({ positions, final, seats }: Analysis, looked: Seat, width: number, height: number, isLow = false): Graph {
  const [top, bottom] = isLow ? [LOW_EDGE, LOW_EDGE] : [TOP, BOTTOM];
  const known = positions.filter(({ expected }) => expected.length > 0);
  const all = [...known.flatMap(({ expected, low, high }) => [...expected, low[looked]!, high[looked]!]), ...final];
  const [least, most] = all.length > 0 ? [Math.min(...all), Math.max(...all)] : [0, 1];
  const right = width - RIGHT;
  const x = (at: number) => round(LEFT + ((right - LEFT) * at) / Math.max(1, positions.length));
  const yOf = (points: number) => round(top + ((height - top - bottom) * (most - points)) / Math.max(1, most - least));
  const room = Math.max(2, Math.min(MOST_TICKS, Math.floor((height - top - bottom) / TICKS_APART)));
  const step = TICKS.find(size => (most - least) / size <= room) ?? TICKS.at(-1)!;
  const first = Math.ceil(least / step) * step;
  const path = (points: readonly At[]) => (points.length > 0 ? `M${points.map(at => `${at.x} ${at.y}`).join('L')}` : '');
  const edge = (of: 'low' | 'high') => positions.flatMap((one, at) => (one[of].length > 0 ? [{ x: x(at), y: yOf(one[of][looked]!) }] : []));
  const ends = spread(final.map(yOf), height - APART / 2);
  const lines = Array.from({ length: seats }, (_, seat) => {
    const points = positions.flatMap(({ expected }, at) => (expected.length > 0 ? [{ x: x(at), y: yOf(expected[seat]!) }] : []));
    const letters = Array.from(
      { length: LETTERS },
      (_, i) => points[Math.floor((points.length * (i + (seat + 1) / (seats + 1))) / LETTERS)],
    );
    const end = { x: right + 14, y: isLow ? Math.max(12, yOf(final[seat]!)) : ends[seat]! };
    const whole = [...points, { x: right, y: yOf(final[seat]!) }];
    return { path: path(whole), letters: letters.flatMap(at => at ?? []), end, final: Math.round(final[seat]!) };
  });
  return {
    left: LEFT,
    right,
    rounds: namedIn(roundsOf(positions.map(one => one.round)).map(({ round, from, to }) => ({ round, from: x(from), to: x(to) }))),
    ticks: Array.from({ length: Math.max(0, Math.floor((most - first) / step) + 1) }, (_, i) => first + i * step).map(points => ({
      points,
      y: yOf(points),
    })),
    band: path([...edge('high'), ...edge('low').reverse()]),
    lines,
    x,
    y: (at, seat) => yOf(positions[at]?.expected[seat] ?? least),
    nearest: at => Math.max(0, Math.min(positions.length - 1, Math.round(((at - LEFT) / (right - LEFT)) * positions.length))),
  };
}

const round = (n: number): number => Math.round(n * 10) / 10;

/** What begins before the first round belongs to it. */
function roundsOf(rounds: readonly number[]): { round: number; from: number; to: number }[] {
  const found: { round: number; from: number; to: number }[] = [];
  for (const [at, number] of rounds.entries()) {
    const open = found.at(-1);
    if (open && open.round >= number) open.to = at + 1;
    else found.push({ round: number, from: at, to: at + 1 });
  }
  return found.filter(({ round, from, to }) => round > 0 && to > from);
}

/** Between the middles of two numbers. */
const NUMBERS_APART = 22;

function namedIn(rounds: readonly { round: number; from: number; to: number }[]): Graph['rounds'] {
  let last = Number.NEGATIVE_INFINITY;
  return rounds.map(round => {
    const middle = (round.from + round.to) / 2;
    const isNamed = middle - last >= NUMBERS_APART;
    if (isNamed) last = middle;
    return { ...round, isNamed };
  });
}

/** The same heights, moved apart where they would cover each other, and none of them below `lowest`. */
function spread(heights: readonly number[], lowest: number): number[] {
  const order = heights.map((_, seat) => seat).sort((a, b) => heights[a]! - heights[b]!);
  const placed = [...heights];
  for (const [i, seat] of order.entries()) {
    const above = order[i - 1];
    if (above !== undefined) placed[seat] = Math.max(placed[seat]!, placed[above]! + APART);
  }
  for (const [i, seat] of order.toReversed().entries()) placed[seat] = Math.min(placed[seat]!, lowest - i * APART);
  return placed;
}
