/** What a finished table came to: a pure function of its log, its seats and the game's own score and traits. */
import type { Score, Seat, Traits } from '@tarsas/kernel';
import type { Kysely } from 'kysely';
import type { Database, SeatRow } from '../storage/database.ts';
import { readLog } from '../storage/packed.ts';
import type { Ladder, PlayedRow, Way } from '../storage/resultsTables.ts';
import type { Entry, Stamped } from '../table/entry.ts';
import type { Live, TableData } from '../table/live.ts';
import type { Result } from '../table/play.ts';

/** A finished table as results need it. */
export interface Ended {
  row: Pick<TableData, 'id' | 'game' | 'seats' | 'options'>;
  log: readonly Stamped[];
  scores: readonly Pick<Score, 'seat' | 'points' | 'rank'>[];
  traits: Traits | null;
}

export function endedFrom(live: Live): Ended {
  const { row, agreed, play } = live;
  if (play?.status !== 'over') throw new Error(`Table ${row.id} is not over`);
  const { game } = agreed;
  return { row, log: [...live.log()], scores: game.score(play.state), traits: game.traits?.(play.state) ?? null };
}

/** A table that the present rules cannot play again: its result was stored when it ended, its traits are not known. */
export async function endedUnderOldRules(db: Kysely<Database>, row: TableData): Promise<Ended> {
  const entries = await readLog(db, row.id);
  const log = entries.map(({ n, at, body }) => ({ n, at, entry: JSON.parse(body) as Entry }));
  const { scores } = JSON.parse(row.result ?? '{"scores":[]}') as Pick<Result, 'scores'>;
  return { row, log, scores, traits: null };
}

/** How a seat's game ended, and the entry since which its player has been away. */
interface Leaving {
  way: Way;
  since: number | null;
}

function leavingOf(log: readonly Stamped[], seats: number, bots: readonly (string | null)[]): Leaving[] {
  const leaving: Leaving[] = Array.from({ length: seats }, () => ({ way: 'finished', since: null }));
  for (const { n, entry } of log) {
    if (entry.kind !== 'bot' && entry.kind !== 'return' && entry.kind !== 'resign') continue;
    const { way, since } = leaving[entry.seat];
    if (bots[entry.seat] !== null) continue;
    if (entry.kind === 'return') leaving[entry.seat] = { way: 'finished', since: null };
    else leaving[entry.seat] = { way: entry.kind === 'resign' || way === 'resigned' ? 'resigned' : 'left', since: since ?? n };
  }
  return leaving;
}

/** Who finished, by the game's score; behind them who left, the last to leave first. */
function ranksOf(scores: Ended['scores'], leaving: readonly Leaving[]): number[] {
  const stayed = scores.filter(({ seat }) => leaving[seat].since === null);
  return leaving.map(({ since }, seat) => {
    if (since !== null) return 1 + stayed.length + leaving.filter(other => (other.since ?? 0) > since).length;
    const { rank } = scoreOf(scores, seat);
    return 1 + stayed.filter(other => other.rank < rank).length;
  });
}

function scoreOf(scores: Ended['scores'], seat: Seat): Ended['scores'][number] {
  const score = scores.find(score => score.seat === seat);
  if (!score) throw new Error(`No score for seat ${seat}`);
  return score;
}

/** The rows of `played`, seat by seat, and the ratings that the table counts for. */
export function resultsOf({ row, log, scores, traits }: Ended, seats: readonly Pick<SeatRow, 'seat' | 'person_id'>[]): Results {
  const start = log[0]?.entry;
  const last = log.at(-1);
  if (start?.kind !== 'start' || !last) throw new Error(`The log of table ${row.id} does not begin with a start`);
  const { ladder = null, bots } = start;
  const leaving = leavingOf(log, row.seats, bots);
  const ranks = ranksOf(scores, leaving);
  const rows = seats.map(({ seat, person_id }) => ({
    table_id: row.id,
    seat,
    game: row.game,
    seats: row.seats,
    options: row.options,
    ended_at: last.at,
    person_id,
    bot: bots[seat],
    points: scoreOf(scores, seat).points,
    rank: ranks[seat],
    way: leaving[seat].way,
    traits: JSON.stringify(traits?.seats[seat] ?? {}),
    setting: JSON.stringify(traits?.table ?? {}),
    rated: ladder === 'people',
  }));
  return { rows, ladder };
}

export interface Results {
  rows: PlayedRow[];
  ladder: Ladder | null;
}
