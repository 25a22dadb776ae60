/** Asks the bots' worker, which is started with the first question. */
import type { Choice } from '@tarsas/kernel';
import type { BotAnswer, BotQuestion } from './bot.worker.ts';

let worker: Worker | null = null;
let count = 0;
const open = new Map<number, { resolve(choice: Choice): void; reject(error: Error): void }>();

export function askBot(question: Omit<BotQuestion, 'id'>): Promise<Choice> {
  worker ??= start();
  const id = ++count;
  return new Promise((resolve, reject) => {
    open.set(id, { resolve, reject });
    worker!.postMessage({ id, ...question });
  });
}

function start(): Worker {
  const started = new Worker(new URL('./bot.worker.ts', import.meta.url), { type: 'module' });
  started.addEventListener('message', ({ data }: MessageEvent<BotAnswer>) => {
    const waiting = open.get(data.id);
    open.delete(data.id);
    if ('choice' in data) waiting?.resolve(data.choice);
    else waiting?.reject(new Error(data.error));
  });
  return started;
}
