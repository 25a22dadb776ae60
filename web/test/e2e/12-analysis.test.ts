/** A game that is over, analysed on this device: the graph, what it says while it works, stop and resume, the position with plans in pencil, and a try from there. */
import { join } from 'node:path';
import { type Analysis, Desk } from '@tarsas/coach';
import type { Move, TableLog } from '@tarsas/kernel';
import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { knowledgeOf } from '../../../games/list.ts';
import { member } from '../../../scripts/members.ts';
import { play } from './hand.ts';
import { lookingAt } from './judged.ts';
import { barriers, looks } from './looks.ts';
import { type Eyes, type Somebody, somebody, withBrowser } from './people.ts';
import { type Kept, once, played, saved } from './positions.ts';

withBrowser();

const GAMES = ['terra-mystica', 'age-of-innovation', 'viscounts', 'empires-end'] as const;
const LEAGUE_LOG = join(import.meta.dirname, '../../../games/terra-mystica/test/games/two-players.log');
const ended = Object.fromEntries(GAMES.map(game => [game, once(() => played(game, null, { seats: 2, seed: `analysis of ${game}` }))]));

async function analysing({ kept }: Pick<Kept, 'kept'>, eyes: Eyes = {}, path = '/analysis/e2e'): Promise<Somebody> {
  const who = await somebody({ ...eyes, kept });
  await who.go(path);
  return who;
}

const movesOf = (page: Page): Promise<number> => page.evaluate(() => JSON.parse(localStorage.getItem('game:e2e')!).moves.length);
const lookedAt = async (page: Page): Promise<number> =>
  Number(/Quick look: (\d+)/.exec((await page.locator('.work').textContent()) ?? '')?.[1] ?? 0);

describe.each(GAMES)('%s', game => {
  test('has a line a seat with its crest, the same as a table, and where the points came from', async () => {
    const { page } = await analysing(await ended[game]!());
    await page.locator('.graph svg .bed').first().waitFor({ state: 'attached' });
    expect(await page.locator('.graph svg .bed').count()).toBe(2);
    expect(await page.locator('.graph .final').count()).toBe(2);
    // No two seats look alike, whatever their colours.
    const dashes = await page
      .locator('.graph svg[role=group] .line')
      .evaluateAll(all => all.map(line => line.getAttribute('stroke-dasharray')));
    const letters = await page
      .locator('.graph g:has(> .final)')
      .evaluateAll(all => all.map(line => line.querySelector('.letter')!.textContent));
    expect([new Set(dashes).size, new Set(letters).size]).toEqual([2, 2]);
    // A line goes through every decision, whoever made it, and to the end.
    const pointsOfLine = () =>
      page
        .locator('.graph svg .bed')
        .first()
        .evaluate(line => line.getAttribute('d')!.split('L').length - 1);
    await expect.poll(pointsOfLine, { timeout: 60_000 }).toBeGreaterThan(1);
    const points = await pointsOfLine();
    await page.getByRole('button', { name: 'As a table' }).click();
    await page.locator('.graph tbody tr').nth(3).waitFor();
    expect(await page.locator('.graph tbody tr').count()).toBe(points);
    for (const name of ['Anna', 'Béla']) expect(await page.locator('.graph tbody th', { hasText: name }).count()).toBeGreaterThan(0);
    await page.locator('.points tbody tr').nth(1).waitFor();
  });
});

test('what is done is kept: a stopped analysis goes on where it was', async () => {
  const { page, go } = await analysing(await ended['terra-mystica']!());
  await expect.poll(() => lookedAt(page), { timeout: 60_000 }).toBeGreaterThan(2);
  await page.getByRole('button', { name: 'Stop' }).click();
  await page.getByText('What is done is kept.', { exact: false }).waitFor();
  const before = Number(await page.evaluate(kept));
  expect(before).toBeGreaterThan(2);
  await go('/analysis/e2e');
  await expect.poll(() => lookedAt(page), { timeout: 60_000 }).toBeGreaterThanOrEqual(before);
  // What was looked at quickly need not be looked at again for another seat.
  await page.getByRole('button', { name: 'Stop' }).click();
  await page.getByText('What is done is kept.', { exact: false }).waitFor();
  await page.locator('.others button').first().click();
  await page.getByRole('heading', { level: 1, name: /Béla/ }).waitFor();
  await expect.poll(() => lookedAt(page), { timeout: 60_000 }).toBeGreaterThanOrEqual(before);
});

/** Runs in the page: decisions that were looked at, in what the device keeps. */
const kept = () =>
  new Promise<number>((resolve, reject) => {
    const asked = indexedDB.open('coach');
    asked.onerror = () => reject(asked.error);
    asked.onsuccess = () => {
      const all = asked.result.transaction('analyses').objectStore('analyses').getAll();
      all.onsuccess = () => resolve(all.result[0]?.done.quick ?? 0);
    };
  });

/** Looked at quickly, and one decision played out: with points that nobody ever makes, so that it is known again. */
const begun = once(async () => {
  const { kept } = await ended.viscounts!();
  const log = JSON.parse(kept['game:e2e']!) as TableLog;
  const desk = new Desk((await knowledgeOf('viscounts'))!, log, { seats: [0], fewest: 2, most: 2, step: 2 });
  const analysis = desk.begin();
  while (!analysis.positions.some(({ trial }) => trial?.done))
    for (const task of desk.tasks(analysis)) desk.absorb(analysis, task, desk.perform(task));
  const at = analysis.positions.findIndex(({ trial }) => trial?.done);
  for (const ending of analysis.positions[at]!.trial!.results[1]!) ending!.points += 1000;
  return { kept, analysis, moves: log.moves.length, at };
});

test('stopped and resumed without a connection, it goes on with the work that was kept, and does none of it again', async () => {
  const { at, ...made } = await begun();
  const { page } = await lookingAt(made, '/analysis/e2e?seat=0', { fresh: true });
  const { quick } = made.analysis.done;
  const finished = made.analysis.positions[at]!.trial;
  const stop = async () => {
    await page.getByRole('button', { name: 'Stop' }).click();
    await page.getByText('What is done is kept.', { exact: false }).waitFor();
    return page.evaluate(keptWhole);
  };
  const continuations = ({ positions }: Analysis) =>
    positions.flatMap(({ trial }) => trial?.results.flat() ?? []).filter(one => one !== null);
  await page.getByText('the range still narrows', { exact: false }).first().waitFor();
  await page.context().setOffline(true);
  const before = await stop();
  expect(before.positions[at]!.trial).toEqual(finished);
  expect(continuations(before).length).toBeGreaterThan(finished!.results.flat().length);

  const told = await page.locator('.work').evaluateHandle(work => {
    const all: string[] = [];
    new MutationObserver(() => all.push(work.textContent ?? '')).observe(work, { childList: true, subtree: true, characterData: true });
    return all;
  });
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect
    .poll(async () => continuations(await page.evaluate(keptWhole)).length, { timeout: 60_000 })
    .toBeGreaterThan(continuations(before).length);
  const after = await stop();
  expect(after.positions[at]!.trial).toEqual(finished);
  expect(after.done.quick).toBe(quick);
  for (const [i, { trial }] of before.positions.entries())
    for (const [plan, endings] of (trial?.results ?? []).entries())
      expect(after.positions[i]!.trial!.results[plan]!.slice(0, endings.length).filter((_, n) => endings[n])).toEqual(
        endings.filter(Boolean),
      );
  // Never, not even for a moment, was it told to be at less.
  const counts = (await told.jsonValue()).flatMap(text => /Playing out: (\d+) of/.exec(text)?.slice(1) ?? []).map(Number);
  expect(counts.length).toBeGreaterThan(0);
  expect(Math.min(...counts)).toBeGreaterThanOrEqual(before.done.playedOut);
});

/** Runs in the page: what the device keeps. */
const keptWhole = () =>
  new Promise<Analysis>((resolve, reject) => {
    const asked = indexedDB.open('coach');
    asked.onerror = () => reject(asked.error);
    asked.onsuccess = () => {
      const all = asked.result.transaction('analyses').objectStore('analyses').getAll();
      all.onsuccess = () => {
        asked.result.close();
        resolve(all.result[0]);
      };
    };
  });

test('a log of another site, opened from a file, is analysed', async () => {
  const { page, go } = await somebody();
  await go('/analysis');
  await page.locator('input[type=file]').setInputFiles(LEAGUE_LOG);
  await page.waitForURL('**/local/*');
  await go(`/analysis/${new URL(page.url()).pathname.split('/').at(-1)}`);
  const line = page.locator('.graph svg .bed').first();
  await line.waitFor({ state: 'attached' });
  await expect.poll(() => line.getAttribute('d'), { timeout: 60_000 }).toContain('L');
  await page.locator('.points tbody tr').nth(1).waitFor();
});

test('a position has its plans in pencil; a try from there is a game of its own', async () => {
  const position = await ended['terra-mystica']!();
  const move = position.moves.findIndex(({ seat, choice }, i) => i > 20 && seat === 0 && choice.do === 'upgrade');
  const { page, go } = await analysing(position, {}, `/analysis/e2e/${move}?seat=0`);
  await page.locator('.plans li > button').first().waitFor();
  await page.locator('.plans .mine', { hasText: 'played' }).waitFor();
  await page.locator('[data-pencil], .spot.pencil, .marker.pencil').first().waitFor();
  const moves = await movesOf(page);

  await page.getByRole('button', { name: 'Try it from here' }).click();
  await page.waitForURL('**/local/*');
  await page.locator('.tb[aria-busy=false]').waitFor();
  await page.locator('[data-hint]').waitFor();
  // It begins at that move of the same game, and nobody else has moved since.
  const branch = () =>
    page.evaluate(key => JSON.parse(localStorage.getItem(key)!), `game:${new URL(page.url()).pathname.split('/').at(-1)}`);
  const { seed, moves: since, branch: from } = await branch();
  expect({ seed, from, since }).toEqual({ seed: position.seed, from: { of: 'e2e', move }, since: position.moves.slice(0, move) });
  await play(page, { seed: 3, most: 6 });
  await expect.poll(async () => (await branch()).moves.slice(move).map(({ seat }: Move) => seat)).toContain(1);
  expect((await branch()).moves[move].seat).toBe(0);
  expect(await movesOf(page)).toBe(moves);

  await go(`/analysis/e2e/${move}?seat=0`);
  await page.locator('.plans .tries a').first().waitFor();
});

describe('a table that the server keeps', () => {
  /** Played to its end by bots; Anna sits there. Returns its address. */
  const finished = once(async () => {
    const anna = await somebody({ stays: true });
    const id = await anna.page.evaluate(playedOnServer, 'viscounts');
    return { anna, id };
  });

  test('is analysed by the server, asked for from the result; it goes on without the page and is kept with the game', {
    timeout: 240_000,
  }, async () => {
    const { anna, id } = await finished();
    const { page, go } = anna;
    await go(`/table/${id}`);
    // The result of a game that is over shows itself.
    await page.locator('dialog[open]').getByRole('link', { name: 'Analyse this game' }).click();
    await page.waitForURL(`**/table/${id}/analysis`);
    await page.getByText('Nobody has asked yet', { exact: false }).waitFor();
    await page.getByRole('button', { name: 'Analyse on the server' }).click();
    await page.locator('.graph svg .bed').first().waitFor({ state: 'attached', timeout: 120_000 });
    await page.locator('.points tbody tr').nth(1).waitFor();
    // Somebody else sees the same without asking.
    const bela = await somebody();
    await bela.go(`/table/${id}/analysis?seat=0`);
    await bela.page.locator('.graph svg .bed').first().waitFor({ state: 'attached' });
    expect(await bela.page.getByRole('button', { name: 'Analyse on the server' }).count()).toBe(0);
  });

  test('is found among the games of whoever played there', async () => {
    const kata = await member(inject('url'), inject('letters'), 'Katalin');
    const { table } = await kata.api.openTable({ game: 'viscounts', seats: 2 });
    await kata.api.setBot({ id: table.id, seat: 1, bot: 'random' });
    await kata.api.start({ id: table.id });
    await kata.api.leaveToBot({ id: table.id, bot: 'random' });
    const { me } = await kata.api.me();
    await expect.poll(async () => (await kata.api.personGames({ id: me!.tag })).games.length, { timeout: 60_000 }).toBe(1);
    const { page, go } = await somebody();
    await page.context().addCookies([{ url: inject('url'), ...kata.cookie }]);
    await go(`/person/${me!.tag}`);
    await page
      .getByRole('region', { name: 'Lately' })
      .getByRole('link', { name: /^Analysis: / })
      .click();
    await page.waitForURL(`**/table/${table.id}/analysis`);
    await page.getByRole('button', { name: 'Analyse on the server' }).waitFor();
  });

  test('is analysed on the device of whoever wants that', async () => {
    const { id } = await finished();
    const { page, go } = await somebody();
    await go(`/table/${id}/analysis?seat=1`);
    await page.getByRole('button', { name: 'On this device' }).click();
    await page.locator('.graph svg .bed').first().waitFor({ state: 'attached' });
    await page.getByRole('button', { name: 'Stop' }).waitFor();
  });
});

/** Runs in the page: a guest and a bot, and a bot in the guest's place. */
const playedOnServer = async (game: string): Promise<string> => {
  const ask = async (method: string, path: string, body?: object) => {
    const answer = await fetch(`/api/v1${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    return answer.json();
  };
  await ask('POST', '/me/guest', { name: 'Anna' });
  const { table } = await ask('POST', '/tables', { game, seats: 2 });
  const at = `/tables/${table.id}`;
  await ask('PUT', `${at}/bots`, { seat: 1, bot: 'random' });
  await ask('POST', `${at}/start`, {});
  await ask('POST', `${at}/leave-to-bot`, { bot: 'random' });
  for (;;) {
    const { status } = (await ask('GET', at)).table;
    if (status === 'over') return table.id;
    await new Promise(resolve => setTimeout(resolve, 300));
  }
};

test('a game that is not over is not analysed', async () => {
  const { page } = await analysing(await saved({ game: 'terra-mystica', seats: 3, seed: 'going on' }), { forgiven: /./ });
  await page.getByText('or it is not over yet', { exact: false }).waitFor();
});

test.each(looks)('no barrier by $theme, in $language', async eyes => {
  const { page } = await analysing(await ended['terra-mystica']!(), { ...eyes, size: { width: 390, height: 844 } });
  await page.locator('.graph svg .bed').first().waitFor({ state: 'attached' });
  await page.locator('.points tbody tr').first().waitFor();
  expect(await barriers(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
});
