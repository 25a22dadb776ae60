/** Many matches on all cores. */
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { messageOf } from '../input.ts';
import { type Match, type Played, playMatch } from './match.ts';

export type Outcome = { n: number } & ({ played: Played; error?: undefined } | { error: string; played?: undefined });

export const cores = (): number => availableParallelism();

/** Plays all matches and tells of each as it ends, in whatever order; a match that breaks is told with what was wrong. One thread is this one. */
export class Pool {
  private readonly workers: Worker[];

  /** `home` is the folder of the build. */
  constructor(threads: number, home: string) {
    const file = join(home, 'arenaWorker.js');
    this.workers = threads <= 1 ? [] : Array.from({ length: threads }, () => new Worker(file));
  }

  async play(matches: readonly Match[], tell: (outcome: Outcome) => void): Promise<void> {
    if (this.workers.length === 0) return playHere(matches, tell);
    let next = 0;
    await Promise.all(
      this.workers.map(
        worker =>
          new Promise<void>((resolve, reject) => {
            const give = () => {
              if (next < matches.length) return worker.postMessage({ n: next, match: matches[next++] });
              worker.removeAllListeners('message');
              worker.removeAllListeners('error');
              resolve();
            };
            worker.on('message', (outcome: Outcome) => {
              tell(outcome);
              give();
            });
            worker.on('error', reject);
            give();
          }),
      ),
    );
  }

  async close(): Promise<void> {
    await Promise.all(this.workers.map(worker => worker.terminate()));
  }
}

async function playHere(matches: readonly Match[], tell: (outcome: Outcome) => void): Promise<void> {
  for (const [n, match] of matches.entries()) {
    try {
      tell({ n, played: await playMatch(match) });
    } catch (error) {
      tell({ n, error: messageOf(error) });
    }
  }
}
