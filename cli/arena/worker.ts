/** A thread of the arena: plays the matches it is sent, one after the other. */
import { parentPort } from 'node:worker_threads';
import { messageOf } from '../input.ts';
import { type Match, playMatch } from './match.ts';

parentPort?.on('message', async ({ n, match }: { n: number; match: Match }) => {
  try {
    parentPort?.postMessage({ n, played: await playMatch(match) });
  } catch (error) {
    parentPort?.postMessage({ n, error: messageOf(error) });
  }
});
