/** The service worker beside the page: keeps the app for days without a connection, and calls when it is my turn. */

const PATIENCE_MS = 3_000;

/** Only the built app has one; while developing nothing must be kept. */
export function startWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const begin = () =>
    navigator.serviceWorker
      .register('/sw.js')
      .then(() => navigator.serviceWorker.ready)
      .then(({ active }) => whenIdle(() => active?.postMessage('keep everything')))
      // Private windows may refuse; everything else works without it.
      .catch(() => {});
  // After the first page has everything it needs: what it fetches by itself is not waited for by the browser.
  const later = () => setTimeout(() => void begin(), PATIENCE_MS);
  if (document.readyState === 'complete') later();
  else addEventListener('load', later);
}

/** Whoever counts their megabytes keeps only what they open. */
function whenIdle(work: () => void): void {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  setTimeout(() => ('requestIdleCallback' in globalThis ? requestIdleCallback(work) : work()), 5_000);
}

/** I see to this table now: calls about it have nothing to say any more. */
export async function closeCalls(table: string): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration();
  for (const call of (await worker?.getNotifications()) ?? []) if (call.data?.table === table) call.close();
}
