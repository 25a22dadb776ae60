/** Asks the coach's worker, which is started with the first question. What it finds comes step by step, until it is done or stopped. */
import type { Hint } from '@tarsas/coach';
import type { AnalysisQuestion, Heard, HintQuestion, Order, Thought, ThoughtQuestion, TrialQuestion, Tried } from './coach.worker.ts';

export interface Asking {
  /** Goes on beyond the first answer. */
  goOn(): void;
  /** Ends after the piece of work under way; what it came to is still heard. */
  stop(): void;
}

let worker: Worker | null = null;
let count = 0;
const open = new Map<number, (heard: Heard) => void>();

export function askHint(question: HintQuestion, heard: (hint: Hint | null, isDone: boolean) => void): Asking {
  return untilStopped({ hint: question }, ({ hint, done }) => heard(hint ?? null, done ?? false));
}

/** The same about a draft. */
export function askThought(question: ThoughtQuestion, heard: (thought: Thought) => void): Asking {
  return untilStopped({ thought: question }, ({ thought }) => {
    if (thought) heard(thought);
  });
}

/** What somebody's own plan for a position to solve brings. */
export function askTrial(question: TrialQuestion, heard: (tried: Tried | null, isDone: boolean) => void): Asking {
  return untilStopped({ trial: question }, ({ tried, done }) => heard(tried ?? null, done ?? false));
}

export function askAnalysis(question: AnalysisQuestion, heard: (heard: Heard) => void): Asking {
  return ask({ analysis: question }, heard);
}

type Asked = Pick<Order, 'hint' | 'thought' | 'trial' | 'analysis'>;

/** Once it is stopped nothing more is heard of it. */
function untilStopped(what: Asked, heard: (heard: Heard) => void): Asking {
  let isStopped = false;
  const asking = ask(what, one => {
    if (!isStopped) heard(one);
  });
  const stop = () => {
    isStopped = true;
    asking.stop();
  };
  return { ...asking, stop };
}

function ask(what: Asked, heard: (heard: Heard) => void): Asking {
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
