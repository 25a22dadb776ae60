/*
 * The app without a connection, and the one who calls when it is my turn. One page, no library.
 * The build puts in a version and two lists: the shell, kept before the first visit ends, and the rest, kept when there is time.
 */
const { version, shell, rest } = self.KEPT;
const CACHE = `tarsas-${version}`;
/** So long we wait for a fresh page before we show the one we have. */
const PATIENCE_MS = 2_500;

self.addEventListener('install', event => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then(cache => cache.addAll(shell.map(path => new Request(path, { cache: 'reload' }))))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', event => {
  const old = keys => keys.filter(key => key.startsWith('tarsas-') && key !== CACHE);
  event.waitUntil(
    caches
      .keys()
      .then(keys => Promise.all(old(keys).map(key => caches.delete(key))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('fetch', event => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || isTheServers(pathname)) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else event.respondWith(kept(request));
});

/** What only the server can answer is never kept. */
const isTheServers = path => path.startsWith('/api/') || ['/healthz', '/readyz', '/metrics', '/sw.js'].includes(path);

/** Every address of the app is the same page: a fresh one if it comes in time, else ours. */
async function page(request) {
  const ours = () => caches.match('/', { cacheName: CACHE, ignoreVary: true });
  const late = new Promise(resolve => setTimeout(resolve, PATIENCE_MS)).then(ours);
  const fresh = fetch(request).catch(ours);
  return (await Promise.race([fresh, late])) ?? (await fresh) ?? Response.error();
}

/** Files have their content in their name: once kept they are good for ever. */
async function kept(request) {
  const found = await caches.match(request, { cacheName: CACHE, ignoreVary: true });
  if (found) return found;
  const answer = await fetch(request);
  const isOurs = answer.ok && answer.type === 'basic' && new URL(request.url).pathname.startsWith('/assets/');
  if (isOurs) {
    const copy = answer.clone();
    caches.open(CACHE).then(cache => cache.put(request, copy));
  }
  return answer;
}

/** The page has time now: all games, for a day without a connection. */
self.addEventListener('message', event => {
  if (event.data === 'keep everything') event.waitUntil(keepTheRest());
});

async function keepTheRest() {
  const cache = await caches.open(CACHE);
  for (const path of rest) if (!(await cache.match(path))) await cache.add(path).catch(() => {});
}

/** `{subject, text, table}` as the server sends it. Whoever looks at the table needs no call. */
self.addEventListener('push', event => {
  const { subject = 'Társas', text = '', table = '' } = event.data?.json() ?? {};
  event.waitUntil(
    self.clients.matchAll({ type: 'window' }).then(windows => {
      if (windows.some(({ url, visibilityState }) => visibilityState === 'visible' && new URL(url).pathname === `/table/${table}`)) return;
      const link = table ? `/table/${encodeURIComponent(table)}` : '/';
      return self.registration.showNotification(subject, { body: text.split('\n')[0], tag: table, icon: '/icon-192.png', data: { link } });
    }),
  );
});

self.addEventListener('notificationclick', event => {
  event.notification.close();
  const { link } = event.notification.data;
  event.waitUntil(
    self.clients.matchAll({ type: 'window' }).then(windows => {
      const open = windows.find(({ url }) => new URL(url).pathname === link);
      return open ? open.focus() : self.clients.openWindow(link);
    }),
  );
});
