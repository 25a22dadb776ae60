import type { AsyncLocalStorage } from 'node:async_hooks';

/** Where the library of accounts keeps what belongs to the request it is working on. */
const LIBRARY = Symbol.for('better-auth:global');
type Library = { context?: Record<string, AsyncLocalStorage<unknown> | undefined> };

let within = 0;

/**
 * Work that goes through the library of accounts. Under Node 20 one async storage in use makes every promise of the process dearer (a tenth of
 * a move), so they rest while nobody is at the door.
 */
export async function withAsyncStorage<T>(work: () => Promise<T>): Promise<T> {
  within++;
  try {
    return await work();
  } finally {
    if (--within === 0) rest();
  }
}

function rest(): void {
  const { context = {} } = (globalThis as { [LIBRARY]?: Library })[LIBRARY] ?? {};
  for (const storage of Object.values(context)) storage?.disable?.();
}
