/** Age of Innovation on its drawn table: whole games by mouse and by keyboard, every kind of question, a phone, eyes and ears. */
import { AxeBuilder } from '@axe-core/playwright';
import { type Choice, type Core, decide, type Game, type Kind, type Move, optionsOf, pending, randomFrom, start } from '@tarsas/kernel';
import { beforeAll, describe, expect, test } from 'vitest';
import { rulesOfGame } from '../../games.ts';
import { type Answered, answeredOnBoard, coverage, finalPoints, play, questionKinds } from './hand.ts';
import { type Eyes, joinTable, openTable, playLocally, type Somebody, somebody, withBrowser } from './people.ts';

withBrowser();

const GAME = 'age-of-innovation';
const PARTS = ':is(.part-board, .part-mine, .part-panels)';
const TARGETS = `${PARTS} :is(button, [role=button]).target`;

let rules: Game<Kind>;
beforeAll(async () => {
  rules = await rulesOfGame(GAME);
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

const NAMES = ['Anna', 'Béla', 'Csilla', 'Dani', 'Emma'];

function inBrowser({ seats, seat, ...log }: Kept): Record<string, string> {
  const common = { id: 'kept', game: GAME, rules: rules.rules, names: NAMES.slice(0, seats), touchedAt: 1 };
  const bots = Array.from({ length: seats }, (_, other) => (other === seat ? null : 'random'));
  return {
    games: JSON.stringify([{ ...common, moves: log.moves.length, over: false }]),
    'game:kept': JSON.stringify({ ...common, ...log, seats, bots, over: false, startedAt: 1 }),
  };
}

async function lookingAt(kept: Kept, eyes: Eyes = {}): Promise<Somebody> {
  const who = await somebody({ ...eyes, kept: { ...eyes.kept, ...inBrowser(kept) } });
  await who.go('/local/kept');
  await who.page.locator('.part-board svg').first().waitFor({ state: 'attached' });
  return who;
}

/** In the fourth round of four, with a whole turn to choose. */
const inTheMiddle = () => playedTo('middle', 4, {}, (state, _, kind) => (state as Core & { round: number }).round >= 4 && kind === 'act');

describe('A whole game', () => {
  test('two people play it by pointing at the board, a third one watches', async () => {
    const [anna, bela, csilla] = await Promise.all([somebody(), somebody(), somebody()]);
    const link = await openTable(anna, GAME, 2, 'Anna');
    await joinTable(bela, link, 'Béla');
    await csilla.go(link);
    await anna.page.getByRole('button', { name: 'Start the game' }).click();
    const hands = await Promise.all([play(anna.page, { seed: 12 }), play(bela.page, { seed: 13 })]);
    await csilla.page.locator('dialog[open] .points').first().waitFor();
    const points = await Promise.all([anna, bela, csilla].map(({ page }) => finalPoints(page)));
    expect(points[0]).toHaveLength(2);
    expect(points[1]).toEqual(points[0]);
    expect(points[2]).toEqual(points[0]);
    const onBoard = answeredOnBoard(...hands.map(({ answered }) => answered));
    expect(onBoard).toEqual(expect.arrayContaining(['chooseSet', 'placeStart', 'act', 'takeBonus']));
  });

  test('is played with the keyboard alone', async () => {
    const who = await somebody();
    const { page } = who;
    await playLocally(who, GAME, 2);
    const isOver = () => page.locator('dialog[open] .points').count();
    const wanted = `${TARGETS}, .bar .act, .sheet:popover-open .choice, ${PARTS} .sheet li button`;
    for (let n = 0; n < 600 && (await isOver()) === 0; n++) {
      await page.waitForFunction(() => document.querySelector('.commit.pri, .db.turn, dialog[open] .points'));
      if ((await page.locator('.commit.pri').count()) > 0) {
        await page.keyboard.press('c');
        continue;
      }
      // Passing and converting are always there; they come when nothing else does, or else the game would be over in no time.
      const bar = await page.locator('.bar .act').count();
      if (bar > 0 && n % 3 === 0) {
        await page.keyboard.press(String(1 + (n % Math.min(9, bar))));
        continue;
      }
      for (let steps = 0; steps < 200; steps++) {
        const reached = await page.evaluate(selector => document.activeElement?.matches(selector) ?? false, wanted);
        if (reached && steps > n % 3) break;
        await page.keyboard.press('Tab');
      }
      await page.keyboard.press('Enter');
    }
    expect(await isOver()).toBe(2);
  });
});

test('every kind of question is answered on the drawn table', async () => {
  const kinds = questionKinds(rules);
  const positions = beforeEveryQuestion(kinds);
  const answers: Answered[] = [];
  for (const [kind, kept] of positions) {
    const { page } = await lookingAt(kept);
    await page.locator(`.db[data-asked=${kind}]`).waitFor();
    const drawn = page.locator(TARGETS).first();
    if ((await drawn.count()) > 0) {
      await drawn.dispatchEvent('click');
      const part = await drawn
        .evaluate(element => element.closest('[data-panel]')?.getAttribute('data-panel') ?? 'board')
        .catch(() => 'board');
      const listed = page.locator(`${PARTS} .sheet li button`).first();
      if ((await listed.count()) > 0) await listed.click();
      answers.push({ [kind]: { [part]: 1 } });
    } else {
      answers.push((await play(page, { seed: 1, most: 1 })).answered);
      const sheet = page.locator('.sheet:popover-open .choice').first();
      if ((await sheet.count()) > 0) await sheet.click();
    }
    await page.locator('.drf .words').waitFor();
    await page.context().close();
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
    await page.locator('.db.turn').waitFor();
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
  test.each(['light', 'dark'] as const)('nothing serious is found on the table by %s', async theme => {
    const { page } = await lookingAt(inTheMiddle(), { theme, language: theme === 'light' ? 'hu' : 'en' });
    await page.locator('.db.turn').waitFor();
    const { violations } = await new AxeBuilder({ page }).analyze();
    const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
    expect(
      serious.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`)),
    ).toEqual([]);
  });

  test('on a wide screen all panels but the last are in view, and letters have 12 pixels at least', async () => {
    const { page } = await lookingAt(inTheMiddle(), { size: { width: 1280, height: 800 } });
    await page.locator('.db.turn').waitFor();
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
