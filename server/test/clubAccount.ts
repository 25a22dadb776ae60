/** An account of standings that owes nothing to the server's own: every column and the order, by docs/leagues.md, from what the tables themselves say. */
import { expect } from 'vitest';
import { type Contest, type ContestGame, sum } from './clubPlay.ts';
import type { Somebody } from './running.ts';

type Row = Contest['groups'][number]['standings'][number];
type Column = 'points' | 'opponents' | 'share' | 'mutual' | 'wins';

/** What one game brought to one entrant. */
interface Made {
  entrant: string;
  score: number;
  share: number;
  isFirst: boolean;
  against: readonly string[];
}

export interface Known {
  /** Entrants whose games do not count, whoever played them. */
  gone?: ReadonlySet<string>;
  /** The table of a game that stood where nobody had moved when its deadline came. */
  cut?: string;
}

/** What the places at a table of four bring. */
const PLACES = [6, 3, 1, 0];
/** What decides where points are equal; the lot is last. */
const COLUMNS: Record<Contest['kind'], readonly Column[]> = {
  season: ['points', 'share', 'mutual', 'wins'],
  tournament: ['points', 'opponents', 'share', 'mutual'],
};
const NEARLY = 1e-9;

/** The standings of one group are what follows from these games. */
export async function expectAccount(
  reader: Somebody,
  { kind }: Contest,
  standings: readonly Row[],
  games: readonly ContestGame[],
  known: Known = {},
): Promise<void> {
  const made = (await Promise.all(games.map(game => madeAt(reader, kind, game, known)))).flat();
  const right = standings.map(({ entrant, lot, left }) => ({ entrant, lot, left, ...sumsOf(entrant, made) }));
  const rows = right.map(row => ({ ...row, opponents: opponentsOf(row.entrant, games, right), mutual: 0 }));
  const columns = COLUMNS[kind];
  const first = columns.slice(0, columns.indexOf('mutual'));
  for (const row of rows) {
    const equal = rows.filter(other => other !== row && first.every(column => Math.abs(other[column] - row[column]) < NEARLY));
    row.mutual = sum(
      made.filter(one => one.entrant === row.entrant && equal.some(other => one.against.includes(other.entrant))).map(one => one.score),
    );
  }
  const differs = (a: (typeof rows)[number], b: (typeof rows)[number]) =>
    columns.map(column => b[column] - a[column]).find(by => Math.abs(by) > NEARLY) ?? a.lot - b.lot;
  rows.sort((a, b) => (kind === 'season' ? Number(a.left) - Number(b.left) : 0) || differs(a, b));
  expect(standings.map(({ entrant }) => entrant)).toEqual(rows.map(({ entrant }) => entrant));
  for (const [i, row] of rows.entries()) for (const column of columns) expect(standings[i][column], column).toBeCloseTo(row[column], 9);
}

function sumsOf(entrant: string, made: readonly Made[]) {
  const mine = made.filter(one => one.entrant === entrant);
  const points = sum(mine.map(({ score }) => score));
  const share = mine.length > 0 ? sum(mine.map(one => one.share)) / mine.length : 0;
  return { points, share, wins: mine.filter(({ isFirst }) => isFirst).length };
}

/** Everybody met counts, also where one's own game does not. */
function opponentsOf(entrant: string, games: readonly ContestGame[], rows: readonly { entrant: string; points: number }[]): number {
  const met = games.map(({ seats }) => seats.map(seat => seat.entrant)).filter(all => all.includes(entrant));
  const others = met.flatMap(all => all.filter(other => other !== entrant));
  return sum(others.map(other => rows.find(row => row.entrant === other)!.points));
}

async function madeAt(reader: Somebody, kind: Contest['kind'], { table: id, seats }: ContestGame, { gone, cut }: Known): Promise<Made[]> {
  const against = seats.map(({ entrant }) => entrant);
  // Nobody had moved: all are first, and share what the places bring.
  if (id === cut) return against.map(entrant => ({ entrant, score: sum(PLACES) / 4, share: 1, isFirst: true, against }));
  const { table } = await reader.table({ id });
  const counted = seats
    .filter(({ seat, entrant }) => table.seats[seat].bot === null && !table.seats[seat].resigned && !gone?.has(entrant))
    .map(({ seat, entrant }) => ({ entrant, ...table.result!.scores.find(score => score.seat === seat)! }));
  const best = Math.max(...counted.map(({ points }) => points));
  const whole = kind === 'season' ? best : sum(counted.map(({ points }) => points));
  return counted.map(({ entrant, points, rank }) => {
    const ahead = counted.filter(other => other.rank < rank).length;
    const equal = counted.filter(other => other.rank === rank).length;
    const share = whole > 0 ? points / whole : 1 / (kind === 'season' ? 1 : counted.length);
    return { entrant, score: sum(PLACES.slice(ahead, ahead + equal)) / equal, share, isFirst: ahead === 0, against };
  });
}
