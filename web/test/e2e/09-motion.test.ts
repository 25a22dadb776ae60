/** Motion that explains: what travels, that it is short, and that nothing of it is there where less motion is wanted. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { play } from './hand.ts';
import { type Somebody, somebody, withBrowser } from './people.ts';
import { type Asked, isAsked, type Kept, played } from './positions.ts';

withBrowser();

/** Milliseconds. */
const LONGEST = 300;

interface Motion {
  /** What moved: the classes of the element. */
  what: string;
  ms: number;
  /** The properties it changed. */
  properties: string[];
}

declare global {
  interface Window {
    motions: Motion[];
  }
}

/** Notes every animation that begins in the page: those of scripts, transitions and keyframes. */
async function sitWatching({ path, kept }: Pick<Kept, 'path' | 'kept'>, motion: 'reduce' | 'no-preference'): Promise<Somebody> {
  const who = await somebody({ kept: { ...kept, watch: 'false' }, fresh: true });
  await who.page.emulateMedia({ reducedMotion: motion });
  await who.page.addInitScript(() => {
    window.motions = [];
    const seen = new WeakSet<Animation>();
    const look = () => {
      for (const animation of document.getAnimations()) {
        const { effect } = animation;
        if (seen.has(animation) || !(effect instanceof KeyframeEffect) || !effect.target) continue;
        seen.add(animation);
        const frames = effect.getKeyframes().flatMap(frame => Object.keys(frame));
        window.motions.push({
          what: `${effect.target.parentElement?.getAttribute('class')} > ${effect.target.getAttribute('class')}`,
          ms: Number(effect.getComputedTiming().duration),
          properties: [...new Set(frames)].filter(name => !['offset', 'computedOffset', 'easing', 'composite'].includes(name)),
        });
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await who.go(path);
  await who.page.locator('.db.turn').waitFor();
  return who;
}

const motionsOf = (page: Page, what: RegExp): Promise<Motion[]> =>
  page.evaluate(pattern => window.motions.filter(one => new RegExp(pattern).test(one.what)), what.source);

/** Waits for such a motion and holds it to being short and cheap. */
async function expectMotion(page: Page, what: RegExp): Promise<void> {
  await expect.poll(async () => (await motionsOf(page, what)).length).toBeGreaterThan(0);
  for (const { ms, properties } of await motionsOf(page, what)) {
    expect(ms).toBeLessThanOrEqual(LONGEST);
    expect(properties.filter(name => name !== 'transform' && name !== 'opacity')).toEqual([]);
  }
}

/** Bots play until seat 0 may make such a choice. */
const where = (game: string, fits: (asked: Asked) => boolean, seed = 'motion') => played(game, fits, { seats: 3, seed });
const hasChoice =
  (kind: string) =>
  ({ options }: Asked): boolean =>
    options.some(choice => choice.do === kind);

describe("Empire's End", () => {
  const bidding = () => where('empires-end', asked => hasChoice('take')(asked) && asked.options.some(choice => choice.do === 'bid'));

  test('a token goes from the stock onto the pile, which settles', async () => {
    const { page } = await sitWatching(await bidding(), 'no-preference');
    await page.locator('.passes .target').first().click();
    await expectMotion(page, /pile.*> lies/);
    await expectMotion(page, /^count/);
    // What the draft changes unfolds in the bar.
    await expectMotion(page, /^chips.*> chip/);
  });

  test('what is destroyed burns', async () => {
    const { page } = await sitWatching(await bidding(), 'no-preference');
    await page.locator('.slot .target', { hasText: 'I take it' }).first().click();
    await expectMotion(page, /e-blaze/);
  });

  test('nothing travels where less motion is wanted', async () => {
    const { page } = await sitWatching(await bidding(), 'reduce');
    await page.locator('.slot .target', { hasText: 'I take it' }).first().click();
    await page.locator('.drf .chip').first().waitFor();
    expect((await motionsOf(page, /./)).filter(({ ms }) => ms > 1)).toEqual([]);
  });
});

const ON_MAP = {
  'a building from its stock': /> piece/,
  'power between bowls': /> token/,
  points: /> flying/,
  'a dug hex that washes over': /> wash/,
  'what it was, into the corner': /> was/,
};
test('power on offer is a thread with the amount, from the new building to the piece it is offered for', async () => {
  const { page } = await sitWatching(await played('terra-mystica', isAsked('leech')), 'no-preference');
  await page
    .locator('.offer.open text', { hasText: /^\+\d$/ })
    .first()
    .waitFor();
  await expectMotion(page, /> chip/);
});

test('a marker hops along its track', async () => {
  const { page } = await sitWatching(await played('terra-mystica', hasChoice('send')), 'no-preference');
  await page.locator('.priests .target').first().click();
  await expectMotion(page, /track .*> .*marker/);
});

/** What must have moved while the hand played on from the middle of a game. */
const ANYWHERE = { 'the stitch of the commit': /> stitch/ };
const TABLES: { game: string; travels: Readonly<Record<string, RegExp>> }[] = [
  { game: 'terra-mystica', travels: ON_MAP },
  { game: 'age-of-innovation', travels: ON_MAP },
  {
    game: 'viscounts',
    travels: { 'the viscount on its path': /> rides/, 'cards in the row': /spaces.*> space/, 'a worker or building': /> piece/ },
  },
  { game: 'empires-end', travels: { 'a token onto the pile': /pile.*> lies/, points: /> flying/ } },
];

describe.each(TABLES)('$game', ({ game, travels }) => {
  test('what moves is seen to move, shortly and cheaply', async () => {
    const position = await where(game, ({ state }) => state.ply > 40);
    const { page } = await sitWatching(position, 'no-preference');
    await play(page, { seed: 7, most: 100 });
    const all = await page.evaluate(() => window.motions);
    const missing = Object.entries({ ...ANYWHERE, ...travels }).flatMap(([what, pattern]) =>
      all.some(one => pattern.test(one.what)) ? [] : [what],
    );
    expect(missing).toEqual([]);
    // The winner has a longer moment than everything else.
    expect(all.filter(({ what, ms }) => ms > LONGEST && !what.startsWith('winner'))).toEqual([]);
    expect(all.filter(({ properties }) => properties.some(name => name !== 'transform' && name !== 'opacity'))).toEqual([]);
  });
});
