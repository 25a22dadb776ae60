/*
 * The service worker: the app offline, and push notifications. No library.
 * The build puts in a version and two lists: the shell, cached on installation, and the rest, cached when the page is idle.
 */
const { version, shell, rest } = self.KEPT;
const CACHE = `tarsas-${version}`;
/** How long to wait for the network, in milliseconds, before the cached page is shown. */
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

/** Addresses that only the server can answer are never cached. */
const isTheServers = path => path.startsWith('/api/') || ['/healthz', '/readyz', '/metrics', '/sw.js'].includes(path);

/** Every address of the app is the same page: network first, with a timeout, else from the cache. */
async function page(request) {
  const ours = () => caches.match('/index.html', { cacheName: CACHE, ignoreVary: true });
  const late = new Promise(resolve => setTimeout(resolve, PATIENCE_MS)).then(ours);
  const fresh = fetch(request).catch(ours);
  return (await Promise.race([fresh, late])) ?? (await fresh) ?? Response.error();
}

/** Files have a hash of their content in their name, so the cache comes first and never expires. */
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

/** The page is idle: caches all games for use offline. */
self.addEventListener('message', event => {
  if (event.data === 'keep everything') event.waitUntil(keepTheRest());
});

async function keepTheRest() {
  const cache = await caches.open(CACHE);
  for (const path of rest) if (!(await cache.match(path))) await cache.add(path).catch(() => {});
}

/** What the server sends (docs/notifications.md). No notification while the table is open in a window; one that was answered elsewhere is closed. */
self.addEventListener('push', event => {
  const notice = event.data?.json() ?? {};
  event.waitUntil(notice.event === 'answered' ? takeBack(notice.tag) : call(notice));
});

async function takeBack(tag) {
  for (const shown of await self.registration.getNotifications({ tag })) shown.close();
}

/** About a table, or about something with a page of its own, whose address comes along. */
async function call({ subject = 'Társas', text = '', tag, table, link: address }) {
  const { pathname, search } = new URL(address ?? '/', location.href);
  const link = table ? `/table/${encodeURIComponent(table)}` : pathname + search;
  const windows = await self.clients.matchAll({ type: 'window' });
  if (windows.some(({ url, visibilityState }) => visibilityState === 'visible' && new URL(url).pathname === link)) return;
  await self.registration.showNotification(subject, { body: text, tag, icon: '/icon-192.png', data: { link, table } });
}

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
