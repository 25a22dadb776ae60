/** Points 1 to 5: a turn is drafted, looked at, handed over, and nowhere lost. */
import { type Choice, type Core, decide, pending } from '@tarsas/kernel';
import { describe, expect, test } from 'vitest';
import { play } from './hand.ts';
import { anotherTab, playLocally, type Somebody, sitAt, somebody, twoAt, withBrowser } from './people.ts';
import { type Asked, isAsked, played, wordsFor } from './positions.ts';

withBrowser();

const PLAIN = { 'plain:terra-mystica': 'true' };
const draftOf = ({ page }: Somebody) => page.locator('.drf .words');
const press = ({ page }: Somebody, words: string) => page.locator('.choice', { hasText: words }).first().click();
const atMyAction = (seed = 'e2e') => played('terra-mystica', asked => isAsked('act')(asked) && (asked.state as Core).ply > 25, { seed });

describe('1: from any position one click or key returns to the start of my turn', () => {
  test('1: from the middle of a draft, from the past and with a button', async () => {
    const who = await sitAt(await atMyAction(), { kept: PLAIN });
    const { page } = who;
    const before = await page.locator('.position').textContent();
    await page.locator('.choice').first().click();
    await draftOf(who).waitFor();
    await page.keyboard.press('ArrowLeft');
    await page.locator('.tb.past').waitFor();
    await page.keyboard.press('r');
    await page.locator('.tb.live').waitFor();
    expect(await draftOf(who).count()).toBe(0);
    await page.locator('.choice').nth(1).click();
    await page.getByRole('button', { name: 'Restart turn' }).click();
    await draftOf(who).waitFor({ state: 'detached' });
    expect(await page.locator('.position').textContent()).toBe(before);
  });

  test('1: no undo reveals or reshuffles anything: what chance decides shows only after the commit, and stays', async () => {
    const { anna, bela } = await twoAt('example');
    for (const who of [anna, bela]) {
      await who.page.locator('.choice').first().click();
      await who.page.locator('.commit.pri').click();
    }
    await anna.page.getByText('is turned up').first().waitFor();
    await bela.page.locator('.choice').nth(1).click();
    await bela.page.locator('.commit.pri').click();
    const before = await anna.page.locator('.position').textContent();
    for (let n = 0; n < 3; n++) {
      await anna.page
        .locator('.choice')
        .nth(n % 2)
        .click();
      await anna.page.getByText('You will see what comes of it when you commit.').waitFor();
      expect(await anna.page.locator('.position').textContent()).toBe(before);
      await anna.page.keyboard.press('u');
      await draftOf(anna).waitFor({ state: 'detached' });
    }
    await anna.page.locator('.choice').first().click();
    await anna.page.locator('.commit.pri').click();
    await anna.page.locator('.commit:not(.pri)').waitFor();
    expect(await anna.page.getByRole('button', { name: 'Undo' }).isDisabled()).toBe(true);
  });
});

describe('2: an explicit commit hands the turn over', () => {
  test('2: nothing leaves the device before it', async () => {
    const { anna } = await twoAt('example');
    const sent: string[] = [];
    anna.page.on('request', request => void (request.method() === 'POST' && sent.push(request.url())));
    await anna.page.locator('.choice').nth(1).click();
    await draftOf(anna).waitFor();
    await anna.page.keyboard.press('u');
    await anna.page.locator('.choice').nth(1).click();
    expect(sent).toEqual([]);
    await anna.page.getByRole('button', { name: 'Commit' }).click();
    await anna.page.getByText('Waiting for Béla').waitFor();
    expect(sent).toHaveLength(1);
  });

  test('2: it can be switched to automatic', async () => {
    const who = await somebody({ kept: { autoCommit: 'true' } });
    await playLocally(who, 'example', 2);
    await who.page.locator('.choice').first().click();
    await who.page.getByText('is turned up').first().waitFor();
  });

  test('2: a turn ends also where all others have passed and the next turn is mine', async () => {
    const actionIn = ({ options }: Asked) => options.find(({ do: what }) => !['pass', 'convert', 'transform', 'sacrifice'].includes(what));
    const alone = (asked: Asked) => {
      const { players } = asked.state as Core & { players: { passed: boolean }[] };
      const isAlone = players.every(({ passed }, seat) => passed === (seat !== 0));
      return isAsked('act')(asked) && isAlone && actionIn(asked) !== undefined;
    };
    const position = await played('terra-mystica', alone);
    const who = await sitAt(position, { kept: PLAIN });
    const { page } = who;
    await press(who, await wordsFor(position.asked, actionIn(position.asked)!));
    await page.locator('.commit.pri').click();
    await page.locator('h1', { hasText: 'choose an action' }).waitFor();
    expect(await draftOf(who).count()).toBe(0);
  });
});

test('3: before committing I see what will change: resources, points, and what neighbours will be offered', async () => {
  const asksOthers = ({ game, state, decision }: Asked, choice: Choice) =>
    pending(game, decide(game, state, decision, choice).state).some(({ frame }) => frame.kind === 'leech');
  const offering = (asked: Asked) =>
    asked.decision.frame.kind === 'act'
      ? asked.options.find(choice => ['build', 'upgrade'].includes(choice.do) && asksOthers(asked, choice))
      : undefined;
  const position = await played('terra-mystica', asked => offering(asked) !== undefined, { seed: 'a' });
  const who = await sitAt(position, { kept: PLAIN });
  await press(who, await wordsFor(position.asked, offering(position.asked)!));
  const chips = who.page.locator('.chips .chip');
  await chips.first().waitFor();
  const said = await chips.allTextContents();
  expect(said.some(text => /coins/.test(text))).toBe(true);
  expect(said.some(text => /^offered: /.test(text))).toBe(true);
});

test('4: wasteful moves are warned of, and each warning can be turned off and on again', async () => {
  const wasteful = ({ decision, state }: Asked) => {
    const { players } = state as Core & { players: { card: string | null; used: string[] }[] };
    const me = players[0]!;
    return decision.frame.kind === 'act' && ['BON1', 'BON2'].includes(me.card ?? '') && !me.used.includes(me.card!);
  };
  const position = await played('terra-mystica', wasteful, { seed: 'wasteful' });
  const who = await sitAt(position, { kept: PLAIN });
  const { page } = who;
  const pass = () => page.locator('.choice[data-do=pass]').first().click();
  await pass();
  const warning = page.locator('.notice.warn', { hasText: 'unused special action' });
  await warning.waitFor();
  await warning.getByRole('button', { name: 'Do not warn me about this again' }).click();
  await warning.waitFor({ state: 'detached' });
  await who.go('/settings');
  await page.getByText('Terra Mystica: Passing with an unused special action').waitFor();
  await page.getByRole('button', { name: 'Warn again' }).click();
  await who.go(position.path);
  await warning.waitFor();
});

describe('5: everything shows the same position', () => {
  test('5: a reload keeps the draft, on the device that made it and nowhere else', async () => {
    const { anna, path } = await twoAt('example');
    await anna.page.locator('.choice').nth(1).click();
    const drafted = await draftOf(anna).textContent();
    await anna.page.reload();
    await draftOf(anna).waitFor();
    expect(await draftOf(anna).textContent()).toBe(drafted);
    const tab = await anotherTab(anna);
    await tab.go(path);
    await draftOf(tab).waitFor();
    const phone = await somebody({ as: anna, size: { width: 390, height: 844 } });
    await phone.go(path);
    await phone.page.locator('.db.turn').waitFor();
    expect(await draftOf(phone).count()).toBe(0);
  });

  test('5: a second tab and a phone follow, also after the connection was lost', async () => {
    const { anna, bela, path } = await twoAt('example');
    const tab = await anotherTab(anna);
    const phone = await somebody({ as: anna, size: { width: 390, height: 844 }, forgiven: /ERR_INTERNET_DISCONNECTED/, fresh: true });
    await Promise.all(
      [tab, phone].map(async screen => {
        await screen.go(path);
        await screen.page.locator('.db.turn').waitFor();
      }),
    );
    await anna.page.locator('.choice').first().click();
    await anna.page.locator('.commit.pri').click();
    for (const { page } of [tab, phone]) await page.getByText('Waiting for Béla').waitFor();

    await phone.page.context().setOffline(true);
    await phone.page.getByText('Connection lost. Trying again…').waitFor();
    await play(bela.page, { seed: 4, most: 2 });
    await anna.page.getByText('is turned up').first().waitFor();
    await phone.page.context().setOffline(false);
    await phone.page.getByText('Connection lost').waitFor({ state: 'detached' });
    await phone.page.locator('.db.turn').waitFor();
    expect(await phone.page.locator('.position').textContent()).toBe(await anna.page.locator('.position').textContent());
  });
});
