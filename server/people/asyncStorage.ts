import type { AsyncLocalStorage } from 'node:async_hooks';

/** Where better-auth keeps its AsyncLocalStorage objects. */
const LIBRARY = Symbol.for('better-auth:global');
type Library = { context?: Record<string, AsyncLocalStorage<unknown> | undefined> };

let within = 0;

/**
 * Runs a call into better-auth. Its AsyncLocalStorage is disabled while no such call is running: under Node 20 one in use slows every promise
 * of the process, which costs 8 % of a move (decision 0012).
 */
export async function withAsyncStorage<T>(work: () => Promise<T>): Promise<T> {
  within++;
  try {
    return await work();
  } finally {
    if (--within === 0) disable();
  }
}

function disable(): void {
  const { context = {} } = (globalThis as { [LIBRARY]?: Library })[LIBRARY] ?? {};
  for (const storage of Object.values(context)) storage?.disable?.();
}
