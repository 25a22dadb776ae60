/**
 * `node scripts/people.mjs <folder> [--what person]`: pictures of the pages around the tables, on a server with some life: a regular with running and
 * finished games, friends, an invitation, a report that waits for a moderator, and somebody with two hundred games. Whole pages at three widths, in
 * both languages and both lights; `scripts/clubs.mjs` takes those of clubs. `--what` leaves out pages whose names do not contain it.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { register } from 'tsx/esm/api';
import { launch } from './browser.mjs';
import { startBuiltServer } from './builtServer.mjs';
import { picturesOf } from './pictures.mjs';

const GENEROUS = { requests: 1_000_000, made: 1_000_000, signIn: 1_000_000 };
const FINISHED = 400;
const REGULAR = 200;
const DAY = 86_400_000;
const CALM = { bank: 3 * DAY, increment: DAY, most: 5 * DAY, night: null, atZero: 'bot' };
/** Pages as somebody sees them who has never been here. */
const ANYBODYS = {
  'home-guest': { path: '/' },
  'new-table': { path: '/new' },
  'new-table-options': { path: '/new?game=terra-mystica&against=people', press: 'details summary' },
  games: { path: '/games' },
  learn: { path: '/learn' },
  'sign-in': { path: '/sign-in' },
  about: { path: '/about' },
  lost: { path: '/nowhere' },
  statistics: { path: '/statistics/terra-mystica' },
  aid: { path: '/aid/terra-mystica' },
  rules: { path: '/rules/terra-mystica', isLong: true },
  components: { path: '/components/terra-mystica', isLong: true },
  solve: { path: '/solve' },
  'people-guest': { path: '/people' },
  analysis: { path: '/analysis' },
  'reset-password': { path: '/reset-password?token=none' },
};

const { values, positionals } = parseArgs({ allowPositionals: true, options: { what: { type: 'string', default: '' } } });
const [out] = positionals;
if (!out) {
  console.error('Usage: node scripts/people.mjs <folder> [--what person]');
  process.exit(2);
}
mkdirSync(out, { recursive: true });

register();
const { member, playOut } = await import('./members.ts');
const { openStorage } = await import('../server/storage/open.ts');
const { fill } = await import('../server/results/madeUp.ts');

const data = mkdtempSync(join(tmpdir(), 'tarsas-people-'));
const storage = await openStorage({ folder: data });
await fill(storage.db, FINISHED, REGULAR, Date.now());
await storage.close();
const server = await startBuiltServer({ where: { folder: data }, limits: GENEROUS });
const browser = await launch();
try {
  const pages = Object.entries(await lively()).filter(([name]) => name.includes(values.what));
  await picturesOf(browser, server.url, out, Object.fromEntries(pages));
} finally {
  await browser.close();
  await server.stop();
  rmSync(data, { recursive: true, force: true });
}

/** Everybody, their tables, and who looks at which page. */
async function lively() {
  const [zsofi, bence, agnes, odon] = await Promise.all(
    ['Zsófi', 'Bence', 'Ágnes', 'Ödön'].map(name => member(server.url, server.letters, name)),
  );
  const tags = Object.fromEntries(await Promise.all([zsofi, bence, agnes, odon].map(async one => [one.name, (await one.api.me()).me.tag])));
  for (let n = 0; n < 6; n++)
    await playOut(await table([zsofi, n % 2 ? bence : agnes], { game: 'example', rated: true }), [zsofi, bence, agnes]);
  await table([zsofi, bence], { game: 'terra-mystica', pace: CALM });
  await table([zsofi, agnes, odon], { game: 'viscounts' });
  const open = await bence.api.openTable({ game: 'age-of-innovation', seats: 3, pace: CALM });
  const lobby = await zsofi.api.openTable({ game: 'terra-mystica', seats: 4, options: { newTownTiles: true }, pace: CALM });
  await agnes.api.join({ id: lobby.table.id });
  await zsofi.api.setBot({ id: lobby.table.id, seat: 2, bot: 'gentle' });
  for (const other of [bence, agnes]) {
    await zsofi.api.befriend({ id: tags[other.name] });
    await other.api.befriend({ id: tags.Zsófi });
  }
  await odon.api.befriend({ id: tags.Zsófi });
  await bence.api.invite({ id: open.table.id, tag: tags.Zsófi });
  const noisy = await table([agnes, odon], { game: 'empires-end' });
  await odon.api.say({ id: noisy, text: 'Ilyen lassan csak a nagymamám játszik.' });
  await agnes.api.say({ id: noisy, text: 'Kérlek, ne így.' });
  const { messages } = await agnes.api.chat({ id: noisy });
  await agnes.api.report({ table: noisy, message: messages[0].id, reason: 'insult', words: 'Másodszor ma este.' });
  await office(zsofi);
  const { cases } = await zsofi.api.cases();
  const me = { as: zsofi };
  return {
    ...ANYBODYS,
    'home-regular': { path: '/', ...me },
    lobby: { path: `/tables/${lobby.table.id}`, ...me },
    people: { path: '/people', ...me },
    'person-own': { path: `/person/${tags.Zsófi}`, ...me },
    'person-friend': { path: `/person/${tags.Bence}`, ...me },
    'person-as-stranger': { path: `/person/${tags.Zsófi}?as=stranger`, ...me },
    'person-other': { path: '/person/regular', ...me },
    settings: { path: '/settings', ...me },
    house: { path: '/house', as: odon },
    safety: { path: `/person/${tags.Ödön}`, press: 'main button.quiet:has(svg)', shows: 'dialog[open]', ...me },
    moderation: { path: '/moderation', ...me },
    case: { path: `/moderation/${cases[0]?.id}`, ...me },
    'moderation-log': { path: '/moderation/log', ...me },
    offices: { path: '/moderation/offices', ...me },
  };
}

/** A running table of these people. */
async function table([host, ...others], wish) {
  const { table } = await host.api.openTable({ seats: 1 + others.length, ...wish });
  for (const { api } of others) await api.join({ id: table.id });
  await host.api.start({ id: table.id });
  return table.id;
}

/** As `npx tarsas admin grant` does it. */
async function office({ email }) {
  const { url, key } = JSON.parse(readFileSync(join(data, 'admin.json'), 'utf8'));
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
  const answer = await fetch(`${url}/admin/offices`, { method: 'POST', headers, body: JSON.stringify({ do: 'grant', email }) });
  if (!answer.ok) throw new Error(await answer.text());
}
