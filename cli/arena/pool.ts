/** Many games on all cores. */
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { messageOf } from '../input.ts';
import { type Done, perform, type Task } from './task.ts';

export type Outcome<T extends Task> = { n: number } & ({ played: Done<T>; error?: undefined } | { error: string; played?: undefined });

/** The thread's file in the folder of the build; a program that is one file is its own thread. */
export const threadIn = (home: string): string => (home.endsWith('.mjs') ? home : join(home, 'arenaWorker.js'));

export const cores = (): number => availableParallelism();

/** Plays all games and tells of each as it ends, in whatever order; one that breaks is told with what was wrong. One thread is this one. */
export class Pool {
  private readonly workers: Worker[];

  /** The file is that of a thread: `worker.ts`, built. */
  constructor(threads: number, file: string) {
    this.workers = threads <= 1 ? [] : Array.from({ length: threads }, () => new Worker(file));
  }

  async play<T extends Task>(tasks: readonly T[], tell: (outcome: Outcome<T>) => void): Promise<void> {
    if (this.workers.length === 0) return playHere(tasks, tell);
    let next = 0;
    await Promise.all(
      this.workers.map(
        worker =>
          new Promise<void>((resolve, reject) => {
            const give = () => {
              if (next < tasks.length) return worker.postMessage({ n: next, task: tasks[next++] });
              worker.removeAllListeners('message');
              worker.removeAllListeners('error');
              resolve();
            };
            worker.on('message', (outcome: Outcome<T>) => {
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

async function playHere<T extends Task>(tasks: readonly T[], tell: (outcome: Outcome<T>) => void): Promise<void> {
  for (const [n, task] of tasks.entries()) {
    try {
      tell({ n, played: await perform(task) });
    } catch (error) {
      tell({ n, error: messageOf(error) });
    }
  }
}
