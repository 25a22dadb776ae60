/** What a page says to those who run no scripts: search engines, previews of links. Only what the public may know, and only of tables it may see. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from './engines.ts';
import { aTable, member, playOn, type Running, running, type Somebody, somebody } from './running.ts';

const HOSTILE = `"><script>x</script>&$&'`;
const folder = mkdtempSync(join(tmpdir(), 'tarsas-described-'));
let server: Running;
let anna: Somebody;
let bela: Somebody;
let stranger: Somebody;

beforeAll(async () => {
  const web = join(folder, 'dist');
  mkdirSync(join(web, 'pictures'), { recursive: true });
  writeFileSync(
    join(web, 'index.html'),
    '<!doctype html><html lang="hu"><head><title>Társas</title></head><body><div id="app"></div></body></html>',
  );
  writeFileSync(
    join(web, 'first.json'),
    JSON.stringify({ 'table/terra-mystica': { en: ['assets/board.js', 'assets/board.css'], hu: [] } }),
  );
  writeFileSync(join(web, 'pictures', 'example.jpg'), 'a picture');
  server = await running(await freshDatabase(), { web });
  [anna, bela, stranger] = await Promise.all(['Anna', 'Béla', 'Stranger'].map(name => somebody(server.url, name)));
});
afterAll(async () => {
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function page(path: string, { language = 'en', who }: { language?: string; who?: Somebody } = {}): Promise<string> {
  const headers = { accept: 'text/html', 'accept-language': language, ...(who && { authorization: `Bearer ${who.token}` }) };
  return (await fetch(server.url + path, { headers })).text();
}
const content = (html: string, name: string) => new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`).exec(html)?.[1];
const titleIn = (html: string) => /<title>(.*)<\/title>/.exec(html)?.[1];

test('a page has its title and its description in the language that is asked for, and its own address in every language', async () => {
  const [en, hu] = [await page('/rules/example'), await page('/games/example/rules', { language: 'hu-HU,hu;q=0.9' })];
  expect([titleIn(en), titleIn(hu)]).toEqual(['Pebbles: rules · Társas', 'Kavicsok: szabályok · Társas']);
  expect(hu).toContain('<html lang="hu"');
  expect(content(hu, 'description')).toContain('Kavicsok szabályai');
  expect(content(hu, 'og:description')).toBe(content(hu, 'description'));
  for (const html of [en, hu]) {
    expect(html).toContain(`<link rel="canonical" href="${server.url}/rules/example">`);
    expect(html).toContain(`<link rel="alternate" hreflang="en" href="${server.url}/rules/example?lang=en">`);
    expect(content(html, 'og:image')).toBe(`${server.url}/pictures/example.jpg`);
    expect(content(html, 'robots')).toBeUndefined();
  }
});

test('a club is told by what it says of itself; a private one says no more than one that does not exist', async () => {
  const founder = await member(server, 'Vera', 'vera@example.org');
  const { club } = await founder.foundClub({ name: HOSTILE, about: 'On Wednesdays at eight.' });
  const { club: closed } = await founder.foundClub({ name: 'Secret circle', visibility: 'private' });
  const html = await page(`/club/${club.id}`);
  expect(content(html, 'description')).toBe('On Wednesdays at eight.');
  expect(html).not.toContain('<script>x');
  const [hidden, missing] = [await page(`/club/${closed.id}`, { who: founder }), await page('/club/nowhere')];
  expect(hidden).not.toContain('Secret');
  expect(hidden.replaceAll(closed.id, 'nowhere')).toBe(missing);
  expect(content(missing, 'robots')).toBe('noindex');
});

test('the address and what was chosen on this device come before what the browser says', async () => {
  expect(await page('/?lang=hu')).toContain('<html lang="hu"');
  const chosen = await fetch(server.url, { headers: { accept: 'text/html', 'accept-language': 'en', cookie: 'language=hu' } });
  expect(await chosen.text()).toContain('<html lang="hu"');
});

test('an open table tells its game, its players, its round and whose turn it is, and names the files it needs', async () => {
  const id = await aTable('terra-mystica', [anna, bela]);
  const html = await page(`/tables/${id}`);
  expect(titleIn(html)).toBe('Terra Mystica: Anna and Béla · Társas');
  expect(content(html, 'og:title')).toBe('Terra Mystica: Anna and Béla · Társas');
  expect(content(html, 'description')).toMatch(/^Set-up\. Anna 0, Béla 0\. Waiting for (Anna|Béla)\.$/);
  expect(html).toContain(`<link rel="canonical" href="${server.url}/table/${id}">`);
  expect(html).toContain('<link rel="modulepreload" crossorigin="" fetchpriority="low" href="/assets/board.js">');
  expect(html).toContain(`<div>${content(html, 'description')}</div>`);
});

test('a table that waits tells how many seats are free; one that is over, how it ended', async () => {
  const { table } = await anna.openTable({ game: 'example', seats: 2, visibility: 'open' });
  expect(content(await page(`/table/${table.id}`), 'description')).toBe('One seat is free at this table of Pebbles. Sit down!');
  const over = await aTable('example', [anna, bela]);
  await playOn(over, [anna, bela], 'to the end');
  expect(content(await page(`/table/${over}`), 'description')).toMatch(/^The game is over\. (Anna|Béla) \d+, (Anna|Béla) \d+\.$/);
});

test('a private table and one that does not exist are the same to a stranger, with or without its invitation', async () => {
  const { table } = await anna.openTable({ game: 'example', seats: 2, visibility: 'private' });
  await bela.join({ id: table.id, invite: table.invite! });
  await anna.start({ id: table.id });
  const none = (await page('/table/2222222222222222')).replaceAll('2222222222222222', table.id);
  for (const who of [undefined, stranger]) {
    expect(await page(`/table/${table.id}`, { who })).toBe(none);
    expect(await page(`/table/${table.id}?invite=${table.invite}`, { who })).toBe(none);
  }
  expect(none).not.toMatch(/Pebbles|Anna|Béla|assets/);
  expect(content(none, 'robots')).toBe('noindex');
  expect(titleIn(await page(`/table/${table.id}`, { who: bela }))).toBe('Pebbles: Anna and Béla · Társas');
});

test('only tables that everybody may find are for search engines', async () => {
  const link = await anna.openTable({ game: 'example', seats: 2, visibility: 'link' });
  expect(content(await page(`/table/${link.table.id}`), 'robots')).toBe('noindex');
  expect(content(await page('/settings'), 'robots')).toBe('noindex');
});

test('a page holds no secret of a game, whoever asks and whatever has been played', async () => {
  const id = await aTable('canary', [anna, bela]);
  for (let n = 0; n < 6; n++) {
    await playOn(id, [anna, bela], `secrets ${n}`, 1);
    for (const who of [undefined, anna, bela]) expect(await page(`/table/${id}`, { who })).not.toContain('canary-');
  }
});

test('names are words, never tags', async () => {
  const eve = await somebody(server.url, HOSTILE);
  const id = await aTable('example', [eve, bela]);
  const html = await page(`/table/${id}`);
  expect(html).not.toContain('<script>');
  expect(html.match(/<\/?title>/g)).toHaveLength(2);
  const shown = HOSTILE.replace(/[&<>"]/g, sign => `&#${sign.charCodeAt(0)};`);
  expect(titleIn(html)).toBe(`Pebbles: ${shown} and Béla · Társas`);
  for (const name of ['og:title', 'description']) expect(content(html, name)).toContain(shown);
});

test('what depends on who asks is nobody else’s to keep', async () => {
  const id = await aTable('example', [anna, bela]);
  const { headers } = await fetch(`${server.url}/table/${id}`, { headers: { accept: 'text/html' } });
  expect(headers.get('cache-control')).toBe('private, no-cache');
  expect(headers.get('vary')).toMatch(/cookie/);
});

test('search engines find the public pages, and are told to leave the API alone', async () => {
  const robots = await (await fetch(`${server.url}/robots.txt`)).text();
  expect(robots).toContain('Disallow: /api/');
  expect(robots).toContain(`Sitemap: ${server.url}/sitemap.xml`);
  const sitemap = await (await fetch(`${server.url}/sitemap.xml`)).text();
  for (const path of ['/', '/games', '/learn', '/rules/example']) expect(sitemap).toContain(`<loc>${server.url}${path}</loc>`);
  expect(sitemap).not.toContain('/table');
});
