/** The service worker: caches the app for use offline, and shows notifications when it is my turn. */

const PATIENCE_MS = 3_000;

/** Only the built app has one: a cache would hide changes during development. */
export function startWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const begin = () =>
    navigator.serviceWorker
      .register('/sw.js')
      .then(() => navigator.serviceWorker.ready)
      .then(({ active }) => whenIdle(() => active?.postMessage('keep everything')))
      // Private windows may refuse to register it; everything else works without it.
      .catch(() => {});
  // After the page has loaded, so that the requests of the service worker do not delay it.
  const later = () => setTimeout(() => void begin(), PATIENCE_MS);
  if (document.readyState === 'complete') later();
  else addEventListener('load', later);
}

/** With data saver on (`navigator.connection.saveData`) only what was opened is cached. */
function whenIdle(work: () => void): void {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  setTimeout(() => ('requestIdleCallback' in globalThis ? requestIdleCallback(work) : work()), 5_000);
}

/** Closes the notifications about a table that is open now. */
export async function closeCalls(table: string): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration();
  for (const call of (await worker?.getNotifications()) ?? []) if (call.data?.table === table) call.close();
}
