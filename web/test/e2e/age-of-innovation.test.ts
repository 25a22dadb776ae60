/** Age of Innovation on its drawn table: a whole game by keyboard, every kind of question, a phone, eyes and ears. */
import { type Choice, type Core, decide, type Game, type Kind, type Move, optionsOf, pending, randomFrom, start } from '@tarsas/kernel';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { gameOf } from '../../../games/list.ts';
import { type Answered, answeredOnBoard, coverage, play, questionKinds } from './hand.ts';
import { barriers, looks } from './looks.ts';
import { type Eyes, type Somebody, sitAt, somebody, withBrowser } from './people.ts';
import { played, saved, stages } from './positions.ts';

withBrowser();

const GAME = 'age-of-innovation';
const PARTS = ':is(.part-board, .part-mine, .part-panels)';
const TARGETS = `${PARTS} :is(button, [role=button]).target`;
const LISTED = `.sheet:popover-open .choice, ${PARTS} .sheet li button`;

let rules: Game<Kind>;
beforeAll(async () => {
  rules = await gameOf(GAME);
});

/** A game kept in the browser, just before a question to the seat that a person holds. */
interface Kept {
  seed: string;
  seats: number;
  options: object;
  moves: Move[];
  seat: number;
}

const IDLE: ReadonlySet<string> = new Set(['pass', 'sacrifice', 'convert', 'exchange', 'decline', 'done', 'keepKey', 'endTurn']);
const GROWTH: ReadonlySet<string> = new Set(['build', 'upgrade', 'develop', 'annex']);

/** Mostly builds, so that every kind of question comes up. */
function wish(all: readonly Choice[], random: (n: number) => number): Choice {
  const busy = all.filter(({ do: kind }) => !IDLE.has(kind));
  const growing = all.filter(({ do: kind }) => GROWTH.has(kind));
  // Native terrain comes last among the terrains.
  const among =
    all[0]!.do === 'into' ? all.slice(-1) : growing.length > 0 && random(3) > 0 ? growing : busy.length > 0 && random(25) > 0 ? busy : all;
  return among[random(among.length)]!;
}

/** Plays until `stop` says so. */
function playedTo(seed: string, seats: number, options: object, stop: (state: Core, kept: Kept, kind: string) => boolean): Kept {
  const random = randomFrom(`moves of ${seed}`);
  const kept: Kept = { seed, seats, options, moves: [], seat: 0 };
  let { state } = start(rules, { seats, seed, options });
  while (!state.over) {
    const asked = pending(rules, state).filter(({ waiting }) => waiting);
    const decision = asked[random(asked.length)]!;
    kept.seat = decision.seat;
    if (stop(state, kept, decision.frame.kind)) break;
    const choice = wish(optionsOf(rules, state, decision), random);
    kept.moves.push({ seat: decision.seat, decision: decision.id, choice });
    state = decide(rules, state, decision, choice).state;
  }
  return kept;
}

/** For every kind of question a game just before it. */
function beforeEveryQuestion(kinds: readonly string[]): Map<string, Kept> {
  const found = new Map<string, Kept>();
  for (let n = 0; n < 200 && found.size < kinds.length; n++) {
    playedTo(`coverage ${n}`, 2 + (n % 2), { choosing: n % 2 === 0 ? 'sets' : 'draft' }, (_, kept, kind) => {
      if (!found.has(kind)) found.set(kind, { ...kept, moves: [...kept.moves] });
      return false;
    });
  }
  return found;
}

/** As the browser keeps games, by id. */
async function inBrowser(games: ReadonlyMap<string, Kept>): Promise<Record<string, string>> {
  const all = await Promise.all([...games].map(([id, kept]) => saved({ game: GAME, id, ...kept })));
  return Object.assign({}, ...all.map(({ kept }) => kept));
}

async function lookingAt(kept: Kept, eyes: Eyes = {}): Promise<Somebody> {
  const who = await somebody({ ...eyes, kept: await inBrowser(new Map([['kept', kept]])) });
  await who.go('/local/kept');
  await who.page.locator('.db.turn').waitFor();
  return who;
}

/** In the fourth round of four, with a whole turn to choose. */
const inTheMiddle = () => playedTo('middle', 4, {}, (state, _, kind) => (state as Core & { round: number }).round >= 4 && kind === 'act');

test('the keyboard alone is enough', async () => {
  let pointed = 0;
  for (const { most, ...stage } of await stages(GAME, 2, 'keyboard', { first: 12, last: 15 })) {
    const { page } = await sitAt(stage);
    const isOver = () => page.locator('dialog[open] .points').count();
    for (let n = 0; n < most && (await isOver()) === 0; n++) {
      expect(n, 'this hand goes round in circles').toBeLessThan(400);
      await page.waitForFunction(() => document.querySelector('.commit.pri, .db.turn, dialog[open] .points'));
      if ((await isOver()) === 0 && (await pressKey(page, n)) === 'drawn') pointed++;
    }
    expect(await isOver()).toBe(Number.isFinite(most) ? 0 : 2);
  }
  expect(pointed).toBeGreaterThan(3);
});

/** One press of a hand that has only keys. Says whether it chose something drawn. */
async function pressKey(page: Page, n: number): Promise<'drawn' | 'words'> {
  if ((await page.locator('.commit.pri').count()) > 0) {
    await page.keyboard.press('c');
    return 'words';
  }
  // Rounds end sooner than they would by chance.
  const bar = await page.locator('.bar .act').evaluateAll(acts => acts.map(act => act.getAttribute('data-do')));
  const shortcut = bar.includes('endTurn') ? 'endTurn' : n % 5 > 2 ? 'pass' : null;
  if (shortcut && bar.includes(shortcut)) {
    await page.locator('.bar .act').nth(bar.indexOf(shortcut)).press('Enter');
    return 'words';
  }
  // The arrow leads to the decision bar; the Tab key from there, or from where one was, to what is drawn.
  const isAt = (selector: string) => page.evaluate(wanted => document.activeElement?.matches(wanted) ?? false, selector);
  if (!(await isAt(LISTED))) {
    // On the map arrows lead from hex to hex.
    if (bar.length > 0 && !(await isAt('[data-hex]'))) await page.keyboard.press('ArrowDown');
    const goal = (await page.locator(`${LISTED}, ${TARGETS}`).count()) > 0 ? `${LISTED}, ${TARGETS}` : '.bar .act';
    for (let stops = 0; !(await isAt(goal)); stops++) {
      expect(stops, 'stops of the Tab key before something to choose').toBeLessThan(500);
      await page.keyboard.press('Tab');
    }
  }
  const where = (await isAt(TARGETS)) ? 'drawn' : 'words';
  await page.keyboard.press('Enter');
  return where;
}

test('every kind of question is answered on the drawn table', async () => {
  const kinds = questionKinds(rules);
  const positions = beforeEveryQuestion(kinds);
  const answers: Answered[] = [];
  const { page, go, follow } = await somebody({ kept: await inBrowser(positions) });
  await go('/about');
  for (const kind of positions.keys()) {
    await follow(`/local/${kind}`);
    await page.locator(`.tb[aria-busy=false] .db[data-asked=${kind}]`).waitFor();
    const drawn = page.locator(TARGETS).first();
    if ((await drawn.count()) > 0) {
      const part = await drawn.evaluate(element => element.closest('[data-panel]')?.getAttribute('data-panel') ?? 'board');
      await drawn.dispatchEvent('click');
      const listed = page.locator(`${PARTS} .sheet li button`).first();
      await page.locator('.drf .words').or(listed).first().waitFor();
      if ((await listed.count()) > 0) await listed.click();
      answers.push({ [kind]: { [part]: 1 } });
    } else {
      answers.push((await play(page, { seed: 1, most: 1 })).answered);
      const sheet = page.locator('.sheet:popover-open .choice').first();
      if ((await sheet.count()) > 0) await sheet.click();
    }
    await page.locator('.drf .words').waitFor();
  }
  const never = coverage(kinds, ...answers);
  const pointed = answeredOnBoard(...answers);
  console.info(`${GAME}: answered on the drawn table: ${kinds.filter(kind => !never.includes(kind)).join(', ')}`);
  console.info(`${GAME}: in words, in the decision bar: ${kinds.filter(kind => !pointed.includes(kind)).join(', ')}`);
  expect(never).toEqual([]);
  // These have no place on the table: they are about words, not things.
  expect(kinds.filter(kind => !pointed.includes(kind)).sort()).toEqual(['exchange', 'nextReward', 'offers', 'wrapUp']);
});

describe('A phone', () => {
  test('keeps question, goods and commit in view, never scrolls sideways, and every target fits a finger', async () => {
    const { page } = await lookingAt(inTheMiddle(), { size: { width: 390, height: 844 } });
    for (const tab of ['Board', 'Mine', 'Tiles', 'Seats', 'Log']) {
      await page.locator('.tabs button', { hasText: tab }).click();
      for (const part of ['.db h1', '.tb > .purse', '.commit'])
        expect(await page.locator(part).isVisible(), `${part} on ${tab}`).toBe(true);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), tab).toBe(0);
      const small = await page.locator('button:visible, [role=button].target:visible').evaluateAll(buttons =>
        buttons.flatMap(button => {
          const { width, height } = button.getBoundingClientRect();
          return width < 44 || height < 44
            ? [`${button.ariaLabel ?? button.textContent?.trim()}: ${Math.round(width)} × ${Math.round(height)}`]
            : [];
        }),
      );
      expect(small, tab).toEqual([]);
    }
  });
});

describe('Accessibility', () => {
  test.each(looks)('nothing serious is found on the table by $theme, in $language', async look => {
    const { page } = await lookingAt(inTheMiddle(), look);
    expect(await barriers(page)).toEqual([]);
  });

  test('on a wide screen all panels but the last are in view, and letters have 12 pixels at least', async () => {
    const { page } = await lookingAt(inTheMiddle(), { size: { width: 1280, height: 800 } });
    await page.locator('.part-panels[aria-busy=false]').waitFor();
    const small = await page.locator('.part-board, .part-mine, .part-panels, .part-seats').evaluateAll(parts =>
      parts.flatMap(part =>
        [...part.querySelectorAll<HTMLElement>('*:not(svg *)')].flatMap(element => {
          const own = [...element.childNodes].some(node => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
          const size = Number.parseFloat(getComputedStyle(element).fontSize);
          return own && size < 12 ? [`${element.textContent?.trim()}: ${size}`] : [];
        }),
      ),
    );
    expect(small).toEqual([]);
  });
});

describe('the science board', () => {
  test('opens at full height with words on its tiles, by a press between them, and closes with Escape', async () => {
    const { page } = await sitAt(await played('age-of-innovation', ({ state }) => (state as Core).ply > 60), {
      size: { width: 1280, height: 800 },
    });
    await page.locator('[data-panel=science] .heads').waitFor();
    await page.getByRole('button', { name: 'The science board, large and in words' }).click();
    const sheet = page.getByRole('dialog', { name: 'The science board, large and in words' });
    await sheet.waitFor();
    expect((await sheet.boundingBox())!.height).toBeGreaterThan(760);
    const words = await sheet.locator('.tile p').allTextContents();
    expect(words.length).toBeGreaterThanOrEqual(12);
    expect(words.every(text => text.length > 5)).toBe(true);
    expect(await barriers(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'hidden' });
    await page.locator('[data-panel=science] .loom').click({ position: { x: 4, y: 60 } });
    await sheet.waitFor();
  });
});
