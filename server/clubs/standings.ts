/** Standings follow from games alone. docs/leagues.md says the same in words. */

export interface SeatResult {
  entrant: string;
  points: number;
  /** The game's own order, 1 first; equal for ties. */
  rank: number;
  /** False: a bot played on in this seat, or its person gave up. */
  counts: boolean;
}

export interface Game {
  table: string;
  round: number;
  /** Null while it runs; by seat. */
  results: SeatResult[] | null;
  /** Who sits there, by seat. */
  entrants: string[];
}

export interface Player {
  entrant: string;
  lot: number;
  /** Has dropped out. */
  left: boolean;
  /** Rounds in which they had to sit out. */
  byes: number;
}

export interface Standing {
  entrant: string;
  place: number;
  points: number;
  games: number;
  share: number;
  opponents: number;
  mutual: number;
  wins: number;
  lot: number;
  left: boolean;
  results: { table: string; round: number; place: number | null; counts: boolean }[];
}

/** What one game brought one entrant. */
export interface Gain {
  entrant: string;
  place: number;
  score: number;
  toWinner: number;
  ofTable: number;
}

/** The triangular numbers: 6, 3, 1, 0 for the places at a table of four. */
export const scoreOfPlace = (place: number, seats: number): number => {
  const behind = Math.max(0, seats - place);
  return (behind * (behind + 1)) / 2;
};

/** Seats that do not count are left out when the others are ranked; who ties shares what their places bring. */
export function gainsOf(results: readonly SeatResult[], seats: number): Gain[] {
  const counted = results.filter(({ counts }) => counts);
  const best = Math.max(0, ...counted.map(({ points }) => points));
  const sum = counted.reduce((all, { points }) => all + Math.max(0, points), 0);
  const part = (points: number, whole: number) => (whole > 0 ? Math.max(0, points) / whole : 0);
  return counted.map(({ entrant, points, rank }) => {
    const place = 1 + counted.filter(other => other.rank < rank).length;
    const tied = counted.filter(other => other.rank === rank).length;
    const shared = Array.from({ length: tied }, (_, i) => scoreOfPlace(place + i, seats));
    const score = shared.reduce((all, one) => all + one, 0) / tied;
    // Where even the winner has nothing, the winner's share is whole all the same.
    const toWinner = best > 0 ? part(points, best) : Number(place === 1);
    return { entrant, place, score, toWinner, ofTable: sum > 0 ? part(points, sum) : 1 / counted.length };
  });
}

type Column = 'points' | 'share' | 'opponents' | 'mutual' | 'wins';
/** The columns that decide, one after the other; `mutual` compares those who are equal until there. The lot is last. */
const COLUMNS: Record<'season' | 'tournament', readonly Column[]> = {
  season: ['points', 'share', 'mutual', 'wins'],
  tournament: ['points', 'opponents', 'share', 'mutual'],
};

/** `seats`: of the contest's tables. In a season those who dropped out come last; in a tournament they keep their points and their place. */
export function standingsOf(kind: 'season' | 'tournament', players: readonly Player[], games: readonly Game[], seats: number): Standing[] {
  const gains = new Map(games.map(game => [game, game.results && gainsOf(game.results, seats)]));
  const rows = players.map(player => rowOf(kind, player, games, gains, seats));
  const pointsOf = new Map(rows.map(({ entrant, points }) => [entrant, points]));
  for (const row of rows) row.opponents = opponentsOf(row.entrant, games).reduce((sum, other) => sum + (pointsOf.get(other) ?? 0), 0);
  const columns = COLUMNS[kind];
  const before = columns.slice(0, columns.indexOf('mutual'));
  for (const row of rows) {
    const equal = rows.filter(other => other !== row && compare(row, other, before) === 0).map(({ entrant }) => entrant);
    row.mutual = sumOf(gains, row.entrant, game => equal.some(other => game.entrants.includes(other)));
  }
  const last = ({ left }: Standing) => Number(kind === 'season' && left);
  rows.sort((a, b) => last(a) - last(b) || compare(a, b, columns) || a.lot - b.lot);
  return rows.map((row, i) => ({ ...row, place: i + 1 }));
}

type Gains = ReadonlyMap<Game, Gain[] | null>;

function rowOf(kind: string, { entrant, lot, left, byes }: Player, games: readonly Game[], gains: Gains, seats: number): Standing {
  const mine = games.filter(({ entrants }) => entrants.includes(entrant));
  const won = mine.flatMap(game => gains.get(game)?.find(gain => gain.entrant === entrant) ?? []);
  const shares = won.map(({ toWinner, ofTable }) => (kind === 'season' ? toWinner : ofTable));
  return {
    entrant,
    place: 0,
    points: won.reduce((sum, { score }) => sum + score, 0) + byes * scoreOfPlace(2, seats),
    games: won.length,
    share: shares.length > 0 ? shares.reduce((sum, share) => sum + share, 0) / shares.length : 0,
    opponents: 0,
    mutual: 0,
    wins: won.filter(({ place }) => place === 1).length,
    lot,
    left,
    results: mine.map(game => {
      const gain = gains.get(game)?.find(gain => gain.entrant === entrant);
      return { table: game.table, round: game.round, place: gain?.place ?? null, counts: gain !== undefined || game.results === null };
    }),
  };
}

const opponentsOf = (entrant: string, games: readonly Game[]): string[] =>
  games.filter(({ entrants }) => entrants.includes(entrant)).flatMap(({ entrants }) => entrants.filter(other => other !== entrant));

function sumOf(gains: Gains, entrant: string, isMeant: (game: Game) => boolean): number {
  let sum = 0;
  for (const [game, all] of gains) if (isMeant(game)) sum += all?.find(gain => gain.entrant === entrant)?.score ?? 0;
  return sum;
}

/** Thirds and averages are not exact in binary: what differs by less than this is equal. */
const EPSILON = 1e-9;

function compare(a: Standing, b: Standing, columns: readonly Column[]): number {
  for (const column of columns) {
    const by = b[column] - a[column];
    if (Math.abs(by) > EPSILON) return by;
  }
  return 0;
}
