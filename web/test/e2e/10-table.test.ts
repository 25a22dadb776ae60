/** Issue 19, lines that no other file shows: ghosts of what moved, sound, turns in two presses, orders on this device, sizes of small things. */
import { type Choice, type Core, decide, optionsOf, pending } from '@tarsas/kernel';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import * as innovation from '../../../games/age-of-innovation/rules/state.ts';
import * as mystica from '../../../games/terra-mystica/rules/state.ts';
import { play } from './hand.ts';
import { sitAt, somebody, withBrowser } from './people.ts';
import { type Asked, isAsked, once, played } from './positions.ts';

withBrowser();

const PHONE = { width: 390, height: 844 };
const later = (n: number) => (asked: Asked) => (asked.state as Core).ply > n;
const GAMES = ['terra-mystica', 'age-of-innovation', 'viscounts', 'empires-end'] as const;

/** What the seats have on a track or path, and the pale picture of where it was. */
const MOVED: readonly { game: string; field: string; ghost: string }[] = [
  { game: 'terra-mystica', field: 'cults', ghost: '[data-panel=cults] .ghost' },
  { game: 'age-of-innovation', field: 'science', ghost: '.part-panels .ghost' },
  { game: 'viscounts', field: 'at', ghost: '.part-board .shadow' },
];
test.each(MOVED)('19.1: what others moved in $game leaves a ghost where it was', async ({ game, field, ghost }) => {
  let before = '';
  const othersMoved = ({ state }: Asked) => {
    const { players } = state as Core & { players: Record<string, unknown>[] };
    const now = JSON.stringify(players.slice(1).map(player => player[field]));
    const isNews = before !== '' && now !== before;
    before = now;
    return isNews && (state as Core).ply > 40;
  };
  const { page } = await sitAt(await played(game, othersMoved));
  await page.locator(ghost).first().waitFor();
});

test('19.2: a table is silent until somebody asks for sound', async () => {
  const { kept, path } = await played('terra-mystica', asked => isAsked('act')(asked) && later(40)(asked));
  const { page, go } = await somebody({ kept, fresh: true });
  await page.addInitScript(() => {
    const { start } = AudioScheduledSourceNode.prototype;
    AudioScheduledSourceNode.prototype.start = function (...when) {
      document.documentElement.dataset.sounds = String(Number(document.documentElement.dataset.sounds ?? 0) + 1);
      return start.apply(this, when);
    };
  });
  const sounds = () => page.evaluate(() => Number(document.documentElement.dataset.sounds ?? 0));
  await go(path);
  await page.locator('.db.turn').waitFor();
  await play(page, { seed: 2, most: 4 });
  expect(await sounds()).toBe(0);
  await page.getByRole('button', { name: 'Open the drawer' }).click();
  await page.locator('input[name=volume]').fill('0.5');
  await page.keyboard.press('Escape');
  await play(page, { seed: 2, most: 4 });
  await expect.poll(sounds).toBeGreaterThan(0);
});

/** A hex that can be dug and then built on, where nothing else can be done. */
function dugAndBuilt({ game, state, decision, options }: Asked): string | undefined {
  const on = (choice: Choice) => (choice as { hex?: string }).hex;
  /** What the first seat may answer after these choices. */
  const after = (choices: readonly Choice[]) => {
    let now = state;
    let asked: typeof decision | undefined = decision;
    for (const choice of choices) {
      now = decide(game, now, asked!, choice).state;
      asked = pending(game, now).find(({ seat, waiting }) => seat === 0 && waiting);
      if (!asked) return [];
    }
    return optionsOf(game, now, asked!);
  };
  const digs = options.filter(({ do: what }) => what === 'transform' || what === 'terraform');
  return digs
    .filter(dig => options.filter(other => on(other) === on(dig)).length === 1)
    .filter(dig => {
      const next = after([dig]);
      const ends = next.some(({ do: what }) => what === 'into')
        ? next.filter(({ do: what }) => what === 'into').map(into => after([dig, into]))
        : [next];
      return ends.some(last => last.some(choice => choice.do === 'build' && on(choice) === on(dig)));
    })
    .map(on)[0];
}

test.each([
  ['terra-mystica', ({ state }: Asked, hex: string) => mystica.mapOf((state as mystica.State).options).numbers[hex]],
  ['age-of-innovation', ({ state }: Asked, hex: string) => innovation.mapOf(state as innovation.State).numbers[hex]],
] as const)(
  '19.3: in %s digging and building is a press on the hex and the commit, and nobody is asked to end a turn',
  async (game, numberOf) => {
    const position = await played(game, asked => isAsked('act')(asked) && dugAndBuilt(asked) !== undefined);
    const { page } = await sitAt(position);
    const made = () =>
      page.evaluate(
        before =>
          (JSON.parse(localStorage.getItem('game:e2e')!).moves as { seat: number; choice: Choice }[])
            .slice(before)
            .filter(({ seat }) => seat === 0),
        position.moves.length,
      );
    const hex = dugAndBuilt(position.asked)!;
    await page.locator(`.part-board [data-hex="${numberOf(position.asked, hex)}"]`).click();
    await page.locator('.commit.pri').click();
    await expect.poll(async () => (await made()).map(({ choice }) => choice.do)).toEqual(expect.arrayContaining(['build', 'endTurn']));
    expect((await made()).find(({ choice }) => choice.do === 'build')!.choice).toMatchObject({ hex });
    await page.evaluate(() => {
      const look = () =>
        document.querySelector('.db[data-asked=wrapUp] .bar [data-do=endTurn]') && Object.assign(globalThis, { wasAsked: true });
      new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
    });
    await play(page, { seed: 3, most: 40 });
    expect(await page.evaluate(() => 'wasAsked' in globalThis)).toBe(false);
  },
);

test('19.3: on this device, too, an order is proposed with the first free offer of power, and answers from then on', async () => {
  const isFree = ({ options }: Asked) =>
    options.some(choice => choice.do === 'take' && (choice as unknown as { power: number }).power === 1);
  const { page } = await sitAt(await played('terra-mystica', asked => isAsked('leech')(asked) && isFree(asked)));
  await page.locator('.proposal .btn').first().click();
  await expect.poll(() => page.locator('.proposal').count()).toBe(0);
  // Told where the answer is told: under the move that offered the power.
  const acted = page.locator('.log li li', { hasText: /1 power.*\(standing order\)/ });
  await expect.poll(() => acted.count()).toBe(1);
  expect(await page.locator('.log .main', { hasText: '(standing order)' }).count()).toBe(0);
});

const inMidGame = Object.fromEntries(GAMES.map(game => [game, once(() => played(game, later(90), { seats: 4 }))]));

describe.each(GAMES)('%s on a phone', game => {
  test('19.6: links and fields are as large as a finger too; 19.11: badges cover no icon', async () => {
    const { page } = await sitAt(await inMidGame[game]!(), { size: PHONE });
    expect(await page.locator('.hd a.back').boundingBox()).toMatchObject({ height: 44 });
    for (const tab of await page.locator('.tabs button').all()) {
      await tab.click();
      expect(await tooSmall(page), (await tab.textContent())!).toEqual([]);
    }
    expect(await covered(page)).toEqual([]);
  });
});

/** Links, fields and folds that a finger would miss; links within sentences may be as high as those. */
const tooSmall = (page: Page): Promise<string[]> =>
  page.locator('.tb :is(a, input, select, summary):visible').evaluateAll(all =>
    all.flatMap(one => {
      const { width, height } = one.getBoundingClientRect();
      const isWithinText = getComputedStyle(one).display === 'inline';
      return isWithinText || (width >= 44 && height >= 44)
        ? []
        : [`${one.outerHTML.slice(0, 80)}: ${Math.round(width)} × ${Math.round(height)}`];
    }),
  );

/** Tabs whose badge or ring covers more than a tenth of the icon. */
const covered = (page: Page): Promise<string[]> =>
  page.locator('.tabs button').evaluateAll(buttons =>
    buttons.flatMap(button => {
      const icon = button.querySelector('svg')!.getBoundingClientRect();
      const around = button.getBoundingClientRect();
      const ring = getComputedStyle(button, '::after');
      const drawn =
        ring.content === 'none'
          ? []
          : [
              new DOMRect(
                around.left + parseFloat(ring.left),
                around.top + parseFloat(ring.top),
                parseFloat(ring.width),
                parseFloat(ring.height),
              ),
            ];
      const over = [...drawn, ...[...button.querySelectorAll('.badge')].map(badge => badge.getBoundingClientRect())];
      return over.flatMap(box => {
        const wide = Math.min(box.right, icon.right) - Math.max(box.left, icon.left);
        const high = Math.min(box.bottom, icon.bottom) - Math.max(box.top, icon.top);
        const part = (Math.max(0, wide) * Math.max(0, high)) / (icon.width * icon.height);
        return part > 0.1 ? [`${button.textContent}: ${part.toFixed(2)}`] : [];
      });
    }),
  );

test.each([PHONE, { width: 1280, height: 800 }, { width: 2560, height: 1440 }])(
  '19.9: at $width pixels no marker on a cult track covers another',
  async size => {
    const { page } = await sitAt(await inMidGame['terra-mystica']!(), { size });
    if (size === PHONE) await page.locator('.tabs button').nth(2).click();
    await page.locator('.track .marker').first().waitFor();
    const overlaps = await page.locator('.track').evaluateAll(tracks =>
      tracks.flatMap(track => {
        const boxes = [...track.querySelectorAll('.stands')].map(one => one.getBoundingClientRect());
        return boxes.flatMap((a, i) =>
          boxes.slice(i + 1).flatMap(b => {
            const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
            const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
            return wide > 1 && high > 1 ? [`${wide} × ${high}`] : [];
          }),
        );
      }),
    );
    expect(overlaps).toEqual([]);
  },
);
