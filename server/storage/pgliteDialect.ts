/**
 * Kysely on PGlite. The engine has one session: a transaction holds it alone (PGlite's own lock), and everything else waits until it has
 * ended. Kysely brings such a dialect from 0.29 on, which needs Node 22 (decision 0013).
 */
import type { PGlite, Transaction } from '@electric-sql/pglite';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely';
import type { Guard } from './room.ts';

export const pgliteDialect = (pglite: PGlite, guard: Guard): Dialect => ({
  createAdapter: () => new PostgresAdapter(),
  createDriver: () => driver(pglite, guard),
  createIntrospector: db => new PostgresIntrospector(db),
  createQueryCompiler: () => new PostgresQueryCompiler(),
});

const driver = (pglite: PGlite, guard: Guard): Driver => ({
  init: async () => {},
  acquireConnection: async () => new Connection(pglite, guard),
  beginTransaction: connection => (connection as Connection).begin(),
  commitTransaction: connection => (connection as Connection).end('commit'),
  rollbackTransaction: connection => (connection as Connection).end('rollback'),
  releaseConnection: async () => {},
  destroy: async () => {
    if (!pglite.closed) await pglite.close();
  },
});

type End = 'commit' | 'rollback';

class Connection implements DatabaseConnection {
  private readonly pglite: PGlite;
  private readonly guard: Guard;
  private open: { trx: Transaction; end(how: End): void; ended: Promise<void> } | null = null;

  constructor(pglite: PGlite, guard: Guard) {
    this.pglite = pglite;
    this.guard = guard;
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    this.guard(sql);
    const { rows, affectedRows } = await (this.open?.trx ?? this.pglite).query<Row>(sql, [...parameters]);
    return { rows, ...(affectedRows !== undefined && { numAffectedRows: BigInt(affectedRows) }) };
  }

  // biome-ignore lint/correctness/useYield: required by the interface; rows are never streamed here.
  async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('PGlite does not stream rows.');
  }

  /** PGlite's transaction lasts as long as a function runs; this one runs until `end` is called. */
  begin(): Promise<void> {
    return new Promise((begun, failed) => {
      const ended = this.pglite.transaction(async trx => {
        const how = await new Promise<End>(end => {
          this.open = { trx, end, ended };
          begun();
        });
        if (how === 'rollback') await trx.rollback();
      });
      ended.catch(failed);
    });
  }

  async end(how: End): Promise<void> {
    const open = this.open;
    this.open = null;
    open?.end(how);
    await open?.ended;
  }
}
