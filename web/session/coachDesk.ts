/** Asks the coach's worker, which is started with the first question. What it finds comes step by step, until it is done or stopped. */
import type { Hint } from '@tarsas/coach';
import type { AnalysisQuestion, Heard, HintQuestion, Order } from './coach.worker.ts';

export interface Asking {
  /** Goes on beyond the first answer. */
  goOn(): void;
  /** Ends after the piece of work under way; what it came to is still heard. */
  stop(): void;
}

let worker: Worker | null = null;
let count = 0;
const open = new Map<number, (heard: Heard) => void>();

/** Once it is stopped nothing more is heard of it. */
export function askHint(question: HintQuestion, heard: (hint: Hint | null, isDone: boolean) => void): Asking {
  let isStopped = false;
  const asking = ask({ hint: question }, ({ hint, done }) => {
    if (!isStopped) heard(hint ?? null, done ?? false);
  });
  return {
    ...asking,
    stop: () => {
      isStopped = true;
      asking.stop();
    },
  };
}

export function askAnalysis(question: AnalysisQuestion, heard: (heard: Heard) => void): Asking {
  return ask({ analysis: question }, heard);
}

function ask(what: Pick<Order, 'hint' | 'analysis'>, heard: (heard: Heard) => void): Asking {
  worker ??= start();
  const id = ++count;
  const send = (order: Omit<Order, 'id'>) => worker!.postMessage({ id, ...order } satisfies Order);
  open.set(id, heard);
  send(what);
  return {
    goOn: () => send({ goOn: true }),
    stop: () => send({ stop: true }),
  };
}

function start(): Worker {
  const started = new Worker(new URL('./coach.worker.ts', import.meta.url), { type: 'module' });
  started.addEventListener('message', ({ data }: MessageEvent<Heard>) => {
    open.get(data.id)?.(data);
    if (data.done) open.delete(data.id);
  });
  return started;
}
