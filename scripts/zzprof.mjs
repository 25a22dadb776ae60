import { launch } from './browser.mjs'; import { startBuiltServer } from './builtServer.mjs';
import { GAMES, guestsAt, middleOf, playAtServer, SEED } from './middle.mjs';
import { writeFileSync } from 'node:fs';
const server = await startBuiltServer({ newSeed: () => SEED, limits: { requests: 1e6, made: 1e6, signIn: 1e6 }, web: '/work/w/light-tmp/webdev' });
const browser = await launch();
try {
const people = await guestsAt(server.url);
for (const id of process.argv.slice(2)) {
  const path = id.startsWith('/') ? id : `/tables/${await playAtServer(people, await middleOf(GAMES.find(g => g.id === id)))}`;
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, hasTouch: true, isMobile: true, deviceScaleFactor: 1.75, baseURL: server.url, locale: 'en', serviceWorkers: 'block' });
  const [n, ...v] = people.first.cookie().split('='); await context.addCookies([{ name: n, value: v.join('='), url: server.url }]);
  const page = await context.newPage(); const cdp = await context.newCDPSession(page);
  await cdp.send('Profiler.enable'); await cdp.send('Profiler.setSamplingInterval', { interval: 100 }); 
  await cdp.send('Profiler.start');
  await page.goto(path); await page.waitForTimeout(2500);
  const { profile } = await cdp.send('Profiler.stop');
  const nodes = new Map(profile.nodes.map(n => [n.id, { ...n, self: 0 }]));
  profile.samples.forEach((s, i) => { nodes.get(s).self += profile.timeDeltas[i] / 1000; });
  const parent = new Map(); for (const n of nodes.values()) for (const c of n.children ?? []) parent.set(c, n.id);
  const total = new Map(), self = new Map();
  const key = n => `${n.callFrame.functionName || '(anon)'} ${n.callFrame.url.replace(/.*\//, '').replace(/-[\w-]{8}\.js/, '')}:${n.callFrame.lineNumber}`;
  for (const n of nodes.values()) { if (!n.self) continue; self.set(key(n), (self.get(key(n)) ?? 0) + n.self); const seen = new Set(); for (let m = n; m; m = nodes.get(parent.get(m.id))) { const k = key(m); if (!seen.has(k)) { seen.add(k); total.set(k, (total.get(k) ?? 0) + n.self); } } }
  const top = (m, k) => [...m].sort((a, b) => b[1] - a[1]).slice(0, k).map(([k, v]) => `${v.toFixed(1).padStart(7)} ${k}`).join('\n');
  console.log('==', id, '\nTOTAL\n' + top(new Map([...total].filter(([k]) => !/core:|\(root\)|\(idle\)|\(program\)/.test(k))), 45), '\nSELF\n' + top(self, 22));
  await context.close();
}
} finally { await browser.close(); await server.stop(); }
