/** A thread of the arena: plays the matches it is sent, one after the other. */
import { parentPort } from 'node:worker_threads';
import { messageOf } from '../input.ts';
import { perform, type Task } from './task.ts';

parentPort?.on('message', async ({ n, task }: { n: number; task: Task }) => {
  try {
    parentPort?.postMessage({ n, played: await perform(task) });
  } catch (error) {
    parentPort?.postMessage({ n, error: messageOf(error) });
  }
});
