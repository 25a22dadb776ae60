/**
 * Analyses of finished tables: one job a table at most, a while of work in each, so that nothing long is ever lost and everybody's turn comes. What was
 * found so far is kept with the game and told to whoever watches.
 */
import type { Seat, TableLog } from '@tarsas/kernel';
import type { Kysely, Selectable, Transaction } from 'kysely';
import { Piscina } from 'piscina';
import { hasMind } from '../../games/list.ts';
import type { Me } from '../people/people.ts';
import { wonGames } from '../results/won.ts';
import type { AnalysisRow } from '../storage/analyses.ts';
import { type Job, type Outbox, together } from '../storage/commit.ts';
import type { Database, PersonRow } from '../storage/database.ts';
import type { Live } from '../table/live.ts';
import type { Reading } from '../table/reading.ts';
import { Problem } from '../text/problem.ts';
import type { AnalysisSlice, AnalysisTask } from './analysisWorker.ts';

export interface AnalysisJob {
  table: string;
}
type AnalysisWork = Job & { queue: 'analysis'; data: AnalysisJob };

/** Of one person, at the same time and within a day; guests may ask for one at a time. */
const AT_ONCE = 3;
const A_DAY = 30;
const DAY = 86_400_000;
/** A job keeps what it has found after so long, in milliseconds, and makes room for the next. */
const SLICE_MS = 4_000;
/** A process that has not kept anything for so long is taken to be gone. */
const LEASE_MS = 90_000;
const TRIES = 3;
/** Logs of games under way that are held. */
const LOGS = 8;

interface AnalysesConfig {
  db: Kysely<Database>;
  reading: Reading;
  /** The file that the thread runs, as it was built, and the build. */
  worker: string;
  build: string;
  /** The part of a core that analyses may take here. */
  share: number;
  /** People may ask for them: they are made here, or by workers. */
  isOffered: boolean;
  queue: Outbox & { send(job: AnalysisWork): Promise<void> };
  /** Nobody else works on this database. */
  isAlone(): boolean;
  now(): number;
  /** Told of every while of work. */
  worked(slice: { ms: number; outcome: 'more' | 'done' | 'failed' }): void;
}

/** What is told of an analysis: `told` is JSON already. */
interface ToldAnalysis {
  state: 'none' | AnalysisRow['status'];
  version: number;
  told: string | null;
}

export class Analyses {
  private readonly config: AnalysesConfig;
  private readonly pool: Piscina<AnalysisTask, AnalysisSlice>;
  private readonly logs = new Map<string, TableLog>();
  private readonly busy = new Set<string>();
  private isClosing = false;

  constructor(config: AnalysesConfig) {
    this.config = config;
    this.pool = new Piscina({ filename: config.worker, minThreads: 0, maxThreads: 1, idleTimeout: 60_000, execArgv: [] });
  }

  /** Whether this server analyses games of this kind. */
  offers(game: string): boolean {
    return this.config.isOffered && hasMind(game);
  }

  /** What is known so far; nothing is told again to whoever has this version. */
  async told(live: Live, seat: Seat, after: number): Promise<ToldAnalysis> {
    const row = await this.config.db
      .selectFrom('analysis')
      .select(['status', 'version'])
      .select(eb => eb.case().when('version', '>', after).then(eb.ref('told')).else(null).end().as('told'))
      .where('table_id', '=', live.id)
      .where('seat', '=', seat)
      .executeTakeFirst();
    return row ? { state: row.status, version: row.version, told: row.told } : { state: 'none', version: 0, told: null };
  }

  /** Asks for the decisions of a seat. Asked again it changes nothing, unless it has failed. */
  async ask(live: Live, me: Me, seat: Seat): Promise<void> {
    const { db, queue, now, build } = this.config;
    mustBeOver(live, seat);
    if (!this.offers(live.row.game)) throw new Problem('noAnalyses');
    const known = await this.told(live, seat, Number.MAX_SAFE_INTEGER >>> 1);
    if (known.state === 'waiting' || known.state === 'done') return;
    const good = JSON.stringify(await wonGames(db, live.row.game, live.row.seats));
    const asked = { asked_by: me.id, asked_at: now(), status: 'waiting' as const, failures: 0, made_by: build, good, work: null };
    await together({ db, outbox: queue }, async trx => {
      await this.mustBeFew(trx, me);
      await trx
        .insertInto('analysis')
        .values({ table_id: live.id, seat, ...asked, told: null, version: 0, taken_until: 0 })
        // Somebody else may have asked meanwhile.
        .onConflict(conflict => conflict.columns(['table_id', 'seat']).doUpdateSet(asked).where('analysis.status', '=', 'failed'))
        .execute();
      return { result: undefined, jobs: [workFor({ table_id: live.id, asked_by: me.id, isAnonymous: me.guest })] };
    });
  }

  /** Whoever asks twice at the same moment is counted once after the other. */
  private async mustBeFew(trx: Transaction<Database>, { id, guest }: Me): Promise<void> {
    await trx.selectFrom('person').select('id').where('id', '=', id).forNoKeyUpdate().execute();
    const since = this.config.now() - DAY;
    const rows = await trx
      .selectFrom('analysis')
      .select('status')
      .where('asked_by', '=', id)
      .where('asked_at', '>', since)
      .limit(A_DAY)
      .execute();
    const most = guest ? 1 : AT_ONCE;
    if (rows.filter(({ status }) => status === 'waiting').length >= most) throw new Problem('tooManyAnalyses', String(most));
    if (rows.length >= A_DAY) throw new Problem('enoughAnalyses', String(A_DAY));
  }

  /** A while of work on what was asked for first at this table; then the next while has a job of its own. */
  async perform({ table }: AnalysisJob): Promise<void> {
    if (this.busy.has(table)) return;
    this.busy.add(table);
    try {
      const row = await this.take(table);
      if (!row) return;
      await this.workOn(row);
    } finally {
      this.busy.delete(table);
    }
    const next = await this.waiting(table);
    if (next && !this.isClosing) await this.config.queue.send(workFor(next));
  }

  private waiting(table: string) {
    return this.asked().where('table_id', '=', table).orderBy('asked_at').orderBy('seat').executeTakeFirst();
  }

  /** What waits, and who waits for it. */
  private asked() {
    return this.config.db
      .selectFrom('analysis')
      .leftJoin('person', 'person.id', 'asked_by')
      .select(['table_id', 'seat', 'asked_by', 'isAnonymous'])
      .where('status', '=', 'waiting');
  }

  /** Null: there is nothing to do, or another process does it. */
  private async take(table: string): Promise<Selectable<AnalysisRow> | null> {
    const { db, now } = this.config;
    const first = await this.waiting(table);
    if (!first) return null;
    const free = this.config.isAlone() ? Number.MAX_SAFE_INTEGER : now();
    const row = await db
      .updateTable('analysis')
      .set({ taken_until: now() + LEASE_MS })
      .where('table_id', '=', table)
      .where('seat', '=', first.seat)
      .where('status', '=', 'waiting')
      .where('taken_until', '<=', free)
      .returningAll()
      .executeTakeFirst();
    return row ?? null;
  }

  private async workOn(row: Selectable<AnalysisRow>): Promise<void> {
    const { worked, share, build } = this.config;
    const { table_id, seat, work, good } = row;
    try {
      const log = await this.logOf(table_id);
      const kept = row.made_by === build ? work : null;
      const like = kept === null ? await this.anotherOf(row) : null;
      const task = {
        key: `${table_id} ${seat} ${row.asked_at}`,
        log,
        seat,
        work: kept,
        like,
        good: JSON.parse(good),
        forMs: SLICE_MS,
        share,
      };
      const { done, told, work: grown, thoughtMs } = await this.pool.run(task);
      await this.keep(row, { told, work: done ? null : grown, status: done ? 'done' : 'waiting', failures: 0 });
      worked({ ms: thoughtMs, outcome: done ? 'done' : 'more' });
    } catch (error) {
      // Stopping ends the thread; what was kept is gone on with.
      if (this.isClosing) return;
      const failures = row.failures + 1;
      await this.keep(row, { status: failures >= TRIES ? 'failed' : 'waiting', failures });
      worked({ ms: 0, outcome: 'failed' });
      throw error;
    }
  }

  /** Unless another process has taken it over meanwhile, and kept more. */
  private async keep(row: Selectable<AnalysisRow>, found: Partial<AnalysisRow>): Promise<void> {
    await this.config.db
      .updateTable('analysis')
      .set({ ...found, version: row.version + 1, taken_until: 0, made_by: this.config.build })
      .where('table_id', '=', row.table_id)
      .where('seat', '=', row.seat)
      .where('version', '=', row.version)
      .execute();
  }

  /** Quick looks are the same for every seat. */
  private async anotherOf({ table_id, seat }: Selectable<AnalysisRow>): Promise<string | null> {
    const other = await this.config.db
      .selectFrom('analysis')
      .select('told')
      .where('table_id', '=', table_id)
      .where('seat', '<>', seat)
      .where('made_by', '=', this.config.build)
      .where('told', 'is not', null)
      .orderBy('status')
      .executeTakeFirst();
    return other?.told ?? null;
  }

  private async logOf(table: string): Promise<TableLog> {
    const known = this.logs.get(table);
    if (known) return known;
    const { reading } = this.config;
    const { game, rules, seats, options, seed, moves } = await reading.replay(await reading.upToDate(table, null));
    const log = { game, rules, seats, options, seed, moves };
    this.logs.set(table, log);
    const [oldest] = this.logs.keys();
    if (this.logs.size > LOGS) this.logs.delete(oldest);
    return log;
  }

  /** Work whose job was lost, as after restoring a backup: a sweep sends it again. */
  async missing(): Promise<AnalysisWork[]> {
    if (!this.config.isOffered) return [];
    const free = this.config.isAlone() ? Number.MAX_SAFE_INTEGER : this.config.now();
    const rows = await this.asked().where('taken_until', '<=', free).orderBy('asked_at').limit(100).execute();
    const byTable = new Map(rows.filter(({ table_id }) => !this.busy.has(table_id)).map(row => [row.table_id, row]));
    return [...byTable.values()].map(workFor);
  }

  async close(): Promise<void> {
    this.isClosing = true;
    await this.pool.destroy();
  }
}

/** All guests together are one person to the queue: they are easily made, and would keep everybody else waiting. */
const GUESTS = 'guests';

const workFor = ({ table_id, asked_by, isAnonymous }: Pick<AnalysisRow, 'table_id' | 'asked_by'> & Pick<PersonRow, 'isAnonymous'>) =>
  ({ queue: 'analysis', data: { table: table_id }, person: asked_by === null || isAnonymous ? GUESTS : asked_by }) satisfies AnalysisWork;

function mustBeOver({ play, row }: Live, seat: Seat): void {
  if (play?.status !== 'over') throw new Problem('notOver');
  if (seat >= row.seats) throw new Problem('badSeats', String(row.seats));
}
