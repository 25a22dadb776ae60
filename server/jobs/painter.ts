/** Pictures of public positions for previews of links: drawn on request by one thread, the latest kept in memory. */
import { knownScores } from '@tarsas/kernel';
import { Piscina } from 'piscina';
import { isDrawn } from '../../games/list.ts';
import type { Live } from '../table/live.ts';
import { waitingSeats } from '../table/play.ts';
import { Problem } from '../text/problem.ts';
import type { PaintTask } from './painterWorker.ts';

/** Pictures that are kept, of about 300 kB each, and pictures that may wait for the thread. */
const KEPT = 64;
const QUEUED = 8;
/** A drawing takes a fraction of a second; one that does not end is given up with its thread. */
const LIMIT_MS = 10_000;

export class Painter {
  private readonly pool: Piscina<PaintTask, Uint8Array>;
  /** By table and entry, the latest asked for last. Requests for the same picture wait for the same drawing. */
  private readonly kept = new Map<string, Promise<Uint8Array>>();

  constructor(worker: string) {
    this.pool = new Piscina({ filename: worker, minThreads: 0, maxThreads: 1, maxQueue: QUEUED, idleTimeout: 30_000, execArgv: [] });
  }

  /** Whether there is a picture of this table's position. */
  draws(live: Live): boolean {
    return live.play !== null && isDrawn(live.row.game);
  }

  async pictureOf(live: Live): Promise<Uint8Array> {
    if (!this.draws(live)) throw new Problem('notFound');
    const key = `${live.id} ${live.play!.n}`;
    const picture = this.kept.get(key) ?? this.draw(live);
    this.kept.delete(key);
    this.kept.set(key, picture);
    // What has failed is drawn anew when it is asked for again.
    picture.catch(() => this.kept.delete(key));
    const [oldest] = this.kept.keys();
    if (this.kept.size > KEPT) this.kept.delete(oldest);
    return picture;
  }

  private async draw(live: Live): Promise<Uint8Array> {
    if (this.pool.queueSize >= QUEUED) throw new Problem('unavailable');
    return this.pool.run(taskOf(live), { signal: AbortSignal.timeout(LIMIT_MS) });
  }

  async close(): Promise<void> {
    await this.pool.destroy();
  }
}

/** From the public's view alone, so that no secret can reach the picture. */
function taskOf({ row, agreed, play }: Live): PaintTask {
  const view = agreed.game.view(play!.state, 'public');
  const points = new Array<number | null>(agreed.seats).fill(null);
  for (const score of knownScores(agreed.game, view, 'public')) points[score.seat] = score.points;
  return { game: row.game, view, points, waiting: waitingSeats(agreed, play!) };
}
