/**
 * Tells the other processes on one PostgreSQL that there is work which nobody in this one takes up at once. Said after the commit, and not waited for: whoever
 * does not hear it finds the work when they next look (`queue.ts`).
 */
import pg from 'pg';
import { askPatience, PATIENCE } from '../storage/open.ts';

const CHANNEL = 'tarsas_work';
/** Said by one statement, whatever was enqueued meanwhile; its transaction does not wait for the disk. */
const RING = `select set_config('synchronous_commit', 'off', true), pg_notify('${CHANNEL}', $1)`;
const RING_MS = 5;
const RETRY_MS = 500;

export class Bell {
  private readonly pool: pg.Pool;
  private readonly url: string;
  private readonly waiting = new Set<string>();
  private ringing: NodeJS.Timeout | undefined;
  private ear: pg.Client | null = null;
  private retry: NodeJS.Timeout | undefined;
  private closed = false;

  constructor({ pool, url }: { pool: pg.Pool; url: string }) {
    this.pool = pool;
    this.url = url;
  }

  ring(queue: string): void {
    this.waiting.add(queue);
    this.ringing ??= setTimeout(() => {
      this.ringing = undefined;
      const queues = [...this.waiting].join(' ');
      this.waiting.clear();
      this.pool.query({ name: 'ring', text: RING, values: [queues] }).catch(() => {});
    }, RING_MS);
  }

  /** Listens until closed, whatever happens to the connection. */
  async listen(rung: (queues: string[]) => void): Promise<void> {
    const ear = new pg.Client({ connectionString: this.url, ...PATIENCE });
    this.ear = ear;
    const again = () => this.again(ear, rung);
    ear.on('error', () => {});
    ear.on('notification', ({ payload }) => rung((payload ?? '').split(' ')));
    ear.once('end', again);
    try {
      await ear.connect();
      await askPatience(ear);
      await ear.query(`listen ${CHANNEL}`);
    } catch {
      // A connection that was never made says no end of its own; one that broke may say both.
      again();
    }
  }

  /** Once for each connection. */
  private again(ear: pg.Client, rung: (queues: string[]) => void): void {
    if (this.ear !== ear) return;
    this.ear = null;
    ear.end().catch(() => {});
    if (!this.closed) this.retry = setTimeout(() => void this.listen(rung), RETRY_MS);
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.ringing);
    clearTimeout(this.retry);
    this.ear?.end().catch(() => {});
  }
}
