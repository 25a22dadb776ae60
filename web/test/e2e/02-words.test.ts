/** Points 6 to 9: everything is said, to everybody. */
import { type Choice, type Core, decide } from '@tarsas/kernel';
import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { mapOf } from '../../../games/terra-mystica/rules/state.ts';
import { playLocally, type Somebody, sitAt, somebody, withBrowser } from './people.ts';
import { type Asked, isAsked, once, played, saved, told, wordsFor } from './positions.ts';

withBrowser();

const PLAIN = { 'plain:terra-mystica': 'true' };

test('6: every automatic step is in the log and in "since my last turn"', async () => {
  /** My pass ends the round: the game itself goes on with rewards, a new round and income. */
  const ending = (asked: Asked) => {
    const { game, state, decision, options } = asked;
    const pass = decision.frame.kind === 'act' ? options.find(choice => choice.do === 'pass') : undefined;
    if (!pass) return null;
    const outcome = decide(game, state, decision, pass);
    return outcome.facts.some(({ key }) => key === 'round') ? { pass, outcome } : null;
  };
  const position = await played('terra-mystica', asked => ending(asked) !== null);
  const { pass, outcome } = ending(position.asked)!;
  const who = await sitAt(position, { kept: PLAIN });
  const { page } = who;
  await page.locator('.choice', { hasText: await wordsFor(position.asked, pass) }).click();
  await page.locator('.commit.pri').click();
  await page.locator('.db.turn').waitFor();
  const log = (await page.locator('.log .fact').allTextContents()).join('\n');
  const sentences = await told({ ...position.asked, state: outcome.state }, outcome.facts);
  expect(sentences.length).toBeGreaterThan(3);
  for (const sentence of sentences) expect(log).toContain(sentence);

  const n = position.moves.length + 2;
  expect(await page.locator(`.log li[data-n="${n}"]`).count()).toBe(1);
  const others = await page.locator('.log li.fresh').count();
  if (others > 0) expect(await page.locator('.log .since + li.fresh').count()).toBe(1);
  expect(await page.locator('.log .since ~ li[data-n]').count()).toBe(others);
});

const DRAWN = ['terra-mystica', 'age-of-innovation', 'viscounts', 'empires-end'];

describe('7: every icon, token and tile has words', () => {
  const tokens = [
    ['a power action', '[data-panel=actions] .actions .spot'],
    ['a favor tile', '[data-panel=tiles] .favors .spot'],
    ['a bowl of power', '.part-mine .bowls'],
    ['a hex', '.part-board [data-hex].target'],
  ] as const;
  const onMap = ({ options }: Asked) => options.some(choice => 'hex' in choice);
  const atMyAction = once(() => played('terra-mystica', asked => isAsked('act')(asked) && onMap(asked) && asked.state.ply > 25));
  const wordsOf = (token: Locator) => token.getAttribute('aria-label');

  test('7: by mouse and by keyboard the same', async () => {
    const who = await sitAt(await atMyAction());
    for (const [name, where] of tokens) {
      const token = who.page.locator(where).first();
      const words = await wordsOf(token);
      expect(words, name).toBeTruthy();
      await token.hover();
      await expect.poll(() => said(who), { message: `${name} by mouse` }).toBe(words);
      await who.page.mouse.move(2, 2);
      await expect.poll(() => said(who)).toBe('');
      await who.page.keyboard.press('Shift');
      await token.focus();
      await expect.poll(() => said(who), { message: `${name} by keyboard` }).toBe(words);
      await who.page.keyboard.press('Escape');
    }
  });

  test('7: by a long press, which does not choose', async () => {
    const who = await sitAt(await atMyAction(), { size: { width: 390, height: 844 } });
    // A phone shows a part of the map: one of the targets in it.
    const { words, ...point } = await who.page.locator('.part-board [data-hex].target').evaluateAll(async targets => {
      // The map moves to where something can be done; a finger waits until it lies still.
      const place = () => JSON.stringify(targets[0]!.getBoundingClientRect());
      for (let still = 0, last = ''; still < 5; last = place()) {
        await new Promise(requestAnimationFrame);
        still = place() === last ? still + 1 : 0;
      }
      for (const target of targets) {
        const { x, y, width, height } = target.getBoundingClientRect();
        const point = { x: x + width / 2, y: y + height / 2 };
        if (target.contains(document.elementFromPoint(point.x, point.y))) return { ...point, words: target.getAttribute('aria-label') };
      }
      throw new Error('No target is in view');
    });
    const touch = await who.page.context().newCDPSession(who.page);
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
    await expect.poll(() => said(who)).toBe(words);
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    expect(await who.page.locator('.drf .words').count()).toBe(0);
  });

  test.each(DRAWN)('7: nothing that is drawn in %s goes without: a screen reader finds a name or is told to skip it', async game => {
    const who = await sitAt(await played(game, ({ state }) => state.ply > 60, { seats: 3 }));
    await who.page.locator('.tb[aria-busy=false]').waitFor();
    const nameless = await who.page.locator('.tb svg, .tb img').evaluateAll(pictures =>
      pictures
        .filter(picture => !picture.closest('[aria-hidden=true], [aria-label], button, a, label, .sr'))
        .filter(picture => picture.parentElement?.textContent?.trim() === '')
        .map(picture => picture.outerHTML.slice(0, 160)),
    );
    expect(nameless).toEqual([]);
    // Point 12: owners have letters of their own.
    const owners = await who.page.locator('.part-seats article header .crest').allTextContents();
    expect(new Set(owners).size).toBe(3);
  });

  /** What the bubble says, in the order of the label: name, then what it does. */
  async function said(who: Somebody): Promise<string> {
    const parts = await who.page
      .locator('.tip')
      .evaluateAll(([tip]) => [...(tip?.children ?? [])].map(part => part.textContent?.trim() ?? ''));
    const [title = '', about = ''] = parts;
    return about ? `${title}. ${about}` : title;
  }
});

describe('8: a near-move that is not legal says why, with the rule and a link to it', () => {
  const onMap = ({ options }: Asked) => options.some(choice => 'hex' in choice);
  const atMyAction = once(() => played('terra-mystica', asked => isAsked('act')(asked) && onMap(asked) && asked.state.ply > 25));

  test.each([
    ['a hex out of reach', 'TM-TERRA-16'],
    ['a power action that is too dear', 'TM-PWACT-03'],
  ])('8: on the drawn board, %s', async (_, rule) => {
    const position = await atMyAction();
    const { game, state } = position.asked;
    const { choice } = game.explain!(state, 0).findLast(blocked => blocked.rule === rule)!;
    const { page } = await sitAt(position);
    await page.locator(placeOf(state, choice)).last().click();
    const why = page.locator('.whynot');
    await why.getByText('not possible now.').waitFor();
    await why.getByRole('link', { name: `Rule ${rule}` }).click();
    await page.locator('dialog[open]').getByText(rule).first().waitFor();
  });

  /** Where one points when one means it. */
  const placeOf = (state: Core, choice: Choice) =>
    'hex' in choice
      ? `.part-board [data-hex="${mapOf(state.options as Parameters<typeof mapOf>[0]).numbers[choice.hex as string]}"]`
      : '[data-panel=actions] .actions .spot:not(.target)';

  test('8: and as a list in the plain table', async () => {
    const who = await sitAt(await atMyAction(), { kept: PLAIN });
    await who.page.getByText('What is not possible now, and why').click();
    const first = who.page.locator('details li').first();
    await first.waitFor();
    await expect.poll(() => first.textContent()).toMatch(/not possible now\..*Rule [A-Z]+-/s);
  });
});

describe('9: keyboard and ear', () => {
  test('9: a game is played to its end with the keyboard alone', async () => {
    const { page } = await sitAt(await saved({ game: 'terra-mystica', seats: 2, seed: 'keys' }), { kept: PLAIN });
    const isOver = () => page.locator('dialog[open] .points').count();
    for (let n = 0; n < 600 && (await isOver()) === 0; n++) {
      await page.waitForFunction(() => document.querySelector('.commit.pri, .db.turn .commit, dialog[open] .points'));
      const choices = await page.locator('.choices .choice').count();
      await page.keyboard.press(choices > 0 ? String(1 + (n % Math.min(9, choices))) : 'c');
    }
    expect(await isOver()).toBe(2);
  });

  test('9: the drawn board is reached by Tab and arrows, and Enter chooses', async () => {
    const position = await played('terra-mystica', isAsked('placeDwelling'));
    const who = await sitAt(position);
    const { page } = who;
    await page.locator('.part-board [data-hex].target').first().focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowLeft');
    const hex = await page.evaluate(() => document.activeElement?.getAttribute('data-hex'));
    expect(hex).toMatch(/^\d+$/);
    await page.locator('.part-board [data-hex].target').first().focus();
    await page.keyboard.press('Enter');
    await page.locator('.drf .words').waitFor();
  });

  test('9: a list of possibilities takes the keyboard along, also from one place to another', async () => {
    const several = ({ options }: Asked) => {
      const hexes = options.flatMap(choice => ('hex' in choice ? [choice.hex as string] : []));
      return [...new Set(hexes.filter((hex, i) => hexes.indexOf(hex) < i))];
    };
    const position = await played('terra-mystica', asked => isAsked('act')(asked) && several(asked).length > 1);
    const { numbers } = mapOf(position.asked.state.options as Parameters<typeof mapOf>[0]);
    const { page } = await sitAt(position);
    const focused = () => page.evaluate(() => document.activeElement?.closest('.part-board .sheet')?.textContent ?? '');
    const lists: string[] = [];
    for (const hex of several(position.asked).slice(0, 2)) {
      await page.locator(`.part-board [data-hex="${numbers[hex]}"]`).focus();
      expect(await focused()).toBe('');
      await page.keyboard.press('Enter');
      await expect.poll(focused).not.toBe('');
      lists.push(await focused());
    }
    expect(lists[1]).not.toBe(lists[0]);
  });

  test('9: by ear: the map is described in words, the question and what happened are announced', async () => {
    const position = await played('terra-mystica', asked => isAsked('act')(asked) && (asked.state as Core).ply > 25);
    const who = await sitAt(position, { kept: PLAIN });
    const { page } = who;
    const lines = await page.locator('.position li').allTextContents();
    const { state } = position.asked;
    const standing = (state as Core & { owner: number[] }).owner.flatMap((owner, hex) => (owner >= 0 ? [hex] : []));
    const { ids } = mapOf(state.options as Parameters<typeof mapOf>[0]);
    for (const hex of standing) expect(lines.join('\n'), ids[hex]).toContain(ids[hex]!);
    expect(await page.locator('[aria-live=polite]').first().textContent()).toContain('choose an action');
  });
});

test('words change with the language at any time', async () => {
  const who = await somebody();
  await playLocally(who, 'example', 2);
  await who.page.keyboard.press('?');
  await who.page.getByRole('button', { name: 'Magyar' }).click();
  await who.page.keyboard.press('Escape');
  await who.page.getByText('Hány kavicsodat ásod el?').first().waitFor();
});
