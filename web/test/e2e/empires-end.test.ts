/** Empire's End on its drawn table: a whole game by keys, every kind of question, a phone. */
import { decide, type Language, optionsOf, pending, randomFrom, start } from '@tarsas/kernel';
import { beforeAll, describe, expect, test } from 'vitest';
import { empiresEnd } from '../../../games/empires-end/rules/index.ts';
import type { Choice, State } from '../../../games/empires-end/rules/state.ts';
import { type Answered, coverage, finalPoints, play, questionKinds } from './hand.ts';
import { barriers } from './looks.ts';
import { type Eyes, type Somebody, sitAt, somebody, withBrowser } from './people.ts';
import { saved } from './positions.ts';

withBrowser();

const GAME = 'empires-end';
const KINDS = questionKinds(empiresEnd as never);
const PHONE = { width: 390, height: 844 };

interface Wanted {
  kind: string;
  id?: string;
  seed?: string;
  seats?: number;
  options?: object;
  /** Not before this phase. */
  space?: number;
  fits?: (state: State) => boolean;
}

/** Chosen rarely, so that abilities are used and phases last. */
const RARE: ReadonlySet<Choice['do']> = new Set(['finish', 'collect', 'throwAway']);

/** A game by chance, stopped where the first seat is asked such a question, as this device would have kept it. */
function keptAt({
  kind,
  id = 'kept',
  seed = kind,
  seats = 4,
  options = {},
  space = 0,
  fits = () => true,
}: Wanted): ReturnType<typeof saved> {
  for (let n = 0; n < 80; n++) {
    const random = randomFrom(`${seed} ${n}`);
    const moves = [];
    let { state } = start(empiresEnd, { seats, seed: `${seed} ${n}`, options });
    while (!state.over) {
      const open = pending(empiresEnd, state).filter(({ waiting }) => waiting);
      if (state.space >= space && fits(state) && open.some(({ seat, frame }) => seat === 0 && frame.kind === kind))
        return saved({ game: GAME, id, seed: `${seed} ${n}`, seats, options, moves });
      const decision = open[random(open.length)]!;
      const all = optionsOf(empiresEnd, state, decision);
      const lively = all.filter(choice => !RARE.has(choice.do));
      const among = lively.length > 0 && random(8) > 0 ? lively : all;
      const choice = among[random(among.length)]!;
      moves.push({ seat: decision.seat, decision: decision.id, choice });
      state = decide(empiresEnd, state, decision, choice).state;
    }
  }
  throw new Error(`Nobody was asked ${kind}`);
}

async function at(wanted: Wanted, eyes: Eyes = {}): Promise<Somebody> {
  const who = await sitAt(await keptAt(wanted), eyes);
  await who.page.locator(`.tb[aria-busy=false] .db.turn[data-asked="${wanted.kind}"]`).waitFor();
  return who;
}

test('the keyboard is enough on the drawn table', async () => {
  const { page } = await at({ kind: 'lightningKeep', seats: 2, options: { game: 'lightning' } });
  /** What the keys would be pressed for now. */
  const waitsFor = () =>
    page
      .waitForFunction(() => {
        if (document.querySelector('dialog[open] .points')) return 'nothing';
        if (document.querySelector('.commit.pri')) return 'commit';
        if (document.querySelector('.sheet:popover-open')) return 'sheet';
        return document.querySelector('.db.turn') && 'question';
      })
      .then(found => found.jsonValue());
  let n = 0;
  for (let what = await waitsFor(); what !== 'nothing'; what = await waitsFor()) {
    if (n++ > 1000) throw new Error('The game does not end');
    if (what === 'commit') await page.keyboard.press('c');
    else {
      // A sheet has the focus on its first possibility; elsewhere one walks from one stitched thing to the next.
      if (what === 'question') for (let step = 0; step <= n % 3; step++) await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
    }
  }
  expect(await finalPoints(page)).toHaveLength(2);
});

describe('Every kind of question', () => {
  const hands: Answered[] = [];
  const WAYS: Readonly<Record<string, Omit<Wanted, 'kind'>>> = {
    lightningKeep: { options: { game: 'lightning' } },
    lightningPick: { options: { game: 'lightning' } },
  };

  let player: Somebody;
  beforeAll(async () => {
    const games = await Promise.all(KINDS.map(kind => keptAt({ kind, id: kind, ...WAYS[kind] })));
    player = await somebody({ kept: Object.assign({}, ...games.map(({ kept }) => kept)), stays: true });
    await player.go('/about');
  });

  test.each(KINDS)('%s is answered on the drawn table', async kind => {
    const { page, follow } = player;
    await follow(`/local/${kind}`);
    await page.locator(`.tb[aria-busy=false] .db.turn[data-asked="${kind}"]`).waitFor();
    const before = await page.evaluate((id): number => JSON.parse(localStorage.getItem(`game:${id}`)!).moves.length, kind);
    const { answered } = await play(page, { seed: 5, most: 2 });
    hands.push(answered);
    expect(Object.keys(answered)).toContain(kind);
    // The answer is drafted, or handed over and, in a moment, kept.
    await page.waitForFunction(
      ([id, before]) => document.querySelector('.drf .words') || JSON.parse(localStorage.getItem(`game:${id}`)!).moves.length > before,
      [kind, before] as const,
    );
  });

  test('none is missing', () => {
    const list = KINDS.map(kind => `${kind}: ${[...new Set(hands.flatMap(hand => Object.keys(hand[kind] ?? {})))].join(', ')}`);
    console.info(`Answered on the drawn table:\n${list.join('\n')}`);
    expect(coverage(KINDS, ...hands)).toEqual([]);
  });
});

describe('A phone', () => {
  test.each(['bidding', 'industry', 'bids', 'placeUnder'])(
    'keeps the question, the goods and the commit in view in %s; targets fit a finger',
    async kind => {
      const { page } = await at({ kind, space: 9 }, { size: PHONE, language: 'hu' });
      for (const tab of await page.locator('.tabs button').all()) {
        await tab.click();
        const name = await tab.textContent();
        for (const part of ['.db h1', '.tb > .purse', '.commit'])
          expect(await page.locator(part).isVisible(), `${part} on ${name}`).toBe(true);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `${name}`).toBe(0);
        const small = await page.locator('button:visible').evaluateAll(buttons =>
          buttons.flatMap(button => {
            const { width, height } = button.getBoundingClientRect();
            return width < 44 || height < 44
              ? [`${button.ariaLabel ?? button.textContent}: ${Math.round(width)} × ${Math.round(height)}`]
              : [];
          }),
        );
        expect(small, `${name}`).toEqual([]);
      }
    },
  );

  test('no way to close the hand stands alone on its line', async () => {
    const { page } = await at({ kind: 'bids', fits: ({ players: [me] }) => me!.axe === 6 || me!.axe === 7 }, { size: PHONE });
    const lines = await page.locator('.cells button').evaluateAll(cells => {
      const tops = cells.map(cell => Math.round(cell.getBoundingClientRect().top));
      return [...new Set(tops)].map(top => tops.filter(other => other === top).length);
    });
    expect(lines).toSatisfy((each: number[]) => each.length === 2 && Math.abs(each[0]! - each[1]!) <= 1);
  });
});

describe('The drawn table', () => {
  const LIGHTNING = { kind: 'lightningPick', options: { game: 'lightning' } };
  const LOOKS: { theme: 'light' | 'dark'; language: Language; at: Wanted[] }[] = [
    {
      theme: 'light',
      language: 'hu',
      at: [
        { kind: 'bidding', space: 12 },
        { kind: 'industry', space: 11 },
      ],
    },
    { theme: 'dark', language: 'en', at: [{ kind: 'bids', space: 12 }, LIGHTNING] },
  ];
  const EVERY: Wanted[] = [...LOOKS.flatMap(({ at: positions }) => positions), { kind: 'economy', space: 9 }];

  test.each(LOOKS)('has no serious barrier by $theme', async ({ at: positions, ...eyes }) => {
    for (const wanted of process.env.TARSAS_SLOW ? EVERY : positions)
      expect(await barriers((await at(wanted, eyes)).page), wanted.kind).toEqual([]);
  });

  test.each(['bidding', 'industry', 'bids'])('is on one screen of 1280 × 800 in %s', async kind => {
    const { page } = await at({ kind, space: 9 }, { size: { width: 1280, height: 800 }, language: 'hu' });
    // The hand with its buttons needs more room than a hand: then the standings are a little further down.
    const parts = ['html', '.part-board', '.part-mine', '[data-panel=hand]', '[data-panel=empires]'];
    const hidden = await page.evaluate(
      all =>
        all.flatMap(part => {
          const { top, bottom } = document.querySelector(part)!.getBoundingClientRect();
          return top < 0 || bottom > innerHeight ? [`${part}: ${Math.round(top)} to ${Math.round(bottom)}`] : [];
        }),
      parts,
    );
    expect(hidden).toEqual([]);
    expect(await page.locator('.part-mine').evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBeLessThanOrEqual(
      1,
    );
  });

  test('shows what taking a disaster would do before it is taken, and frames the draft', async () => {
    const { page } = await at({ kind: 'bidding', space: 3, fits: ({ players }) => players[0]!.destroyed.length === 0 });
    const stage = page.locator('.slot', { has: page.locator('.take') }).first();
    const [now, after] = (await stage.locator('.total em').textContent())!.split(' → ');
    expect(now).toBe(await page.locator('.seat.mine .vp > [aria-hidden], .seat.mine .vp .count').first().textContent());
    expect(Number(after)).toBeLessThan(Number(now));
    await stage.locator('.spot.target', { hasText: 'I take it' }).click();
    await page.locator('.drf .chip').first().waitFor();
    await page.locator('.slot.drafted').waitFor();
  });

  const laidOn = ({ threats: [threat] }: State) => (threat ? threat.wheat + threat.hammer + threat.axe + threat.coin : 0);
  const AUCTION: Wanted = {
    kind: 'bidding',
    space: 3,
    fits: state => state.threats.length === 1 && laidOn(state) > 4 && state.players[0]!.coin > 0,
  };

  test('is a stage for the auction: the pile, who laid what in which lap, and words for every way to pass', async () => {
    const { page } = await at(AUCTION);
    const tokens = await page.locator('.pile .token').count();
    expect(String(tokens)).toBe(await page.locator('.pile b').textContent());
    const laid = page.locator('.laps td span[title]:not([title="for free"])');
    expect(await laid.count()).toBeLessThanOrEqual(tokens);
    expect(await page.locator('.laps tr.me td i').count()).toBe(1);
    const pass = page.locator('.passes .target', { hasText: 'Pass with 1 coin' });
    const kept = Number(/you keep (\d+) coins?/.exec((await pass.textContent())!)![1]);
    expect(String(kept + 1)).toBe(await page.locator('.stock .amount b').last().textContent());
    await pass.click();
    await page.locator('.pile .token.new').waitFor();
    expect(await page.locator('.pile .token').count()).toBe(tokens + 1);
    expect(await page.locator('.losses em').count()).toBe(3);
  });

  test('keeps the whole auction in view at 1280 × 800', async () => {
    const { page } = await at(AUCTION, { size: { width: 1280, height: 800 }, language: 'hu' });
    const hidden = await page.locator('.centre').evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
    expect(hidden).toBeLessThanOrEqual(1);
  });

  test('tells nothing of closed hands before the commit, and its words fit the bar', async () => {
    const allOthers = ({ stack }: State) => stack.some(frame => frame.kind === 'bids' && frame.sealed.filter(Boolean).length === 2);
    const { page } = await at({ kind: 'bids', seats: 3, fits: allOthers }, { size: { width: 1280, height: 800 }, language: 'hu' });
    for (let n = 0; n < 2; n++) await page.locator('.part-board .target').first().click();
    await page.locator('.commit.pri').waitFor();
    expect(await page.locator('.ask p').textContent()).toContain('véglegesítéskor');
    expect(await page.getByText('Kinyílnak a markok').count()).toBe(0);
    const ask = page.locator('.ask');
    expect(await ask.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBeLessThanOrEqual(1);
    expect(await ask.locator('p').evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0);
  });

  test('has buttons with words in the economy phase, and one for everything at once', async () => {
    const { page } = await at({ kind: 'economy', space: 9 });
    const once = page.locator('.together .target', { hasText: 'All at once' });
    await page
      .locator('.together .target', { hasText: /(Farm|Road) \d/ })
      .first()
      .waitFor();
    await once.click();
    await page.locator('.drf .chip').first().waitFor();
    expect(await once.count()).toBe(0);
  });

  test('shows every ability of the others on large screens, and none of them is cut', async () => {
    const { page } = await at({ kind: 'bidding', space: 12 }, { size: { width: 2560, height: 1440 } });
    await page.locator('[data-panel=empires] .tile').nth(32).waitFor();
    const cut = await page
      .locator('[data-panel=empires] :is(.does, .card)')
      .evaluateAll(all => all.filter(one => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1).length);
    expect(cut).toBe(0);
  });

  test('says which set of cards it plays with, and leads to what that means', async () => {
    const { page } = await at({ kind: 'bidding' });
    await page.getByRole('button', { name: /Reconstructed cards/ }).click();
    const list = page.getByRole('dialog', { name: /Reconstructed cards/ });
    await list.getByText('Points and restore cost reconstructed').first().waitFor();
    const link = list.getByRole('link', { name: /All cards and tiles/ });
    await page.goto((await link.getAttribute('href')) ?? '');
    await page.locator('.note', { hasText: '--components' }).waitFor();
  });

  test("an owner's file is chosen for a new table, checked at once, and kept on the device", async () => {
    const file = (name: string, value: unknown) => ({ name, mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(value)) });
    const { page, go } = await somebody({ language: 'hu' });
    await go(`/new?game=${GAME}`);
    await page.locator('details summary').click();
    const choose = page.locator('input[type=file]');
    await choose.setInputFiles(file('rossz.json', { locations: [{ id: 'vár' }, { id: 'city', points: 'sok' }] }));
    const alert = page.getByRole('alert');
    await alert.getByText('rossz.json nem használható').waitFor();
    expect(await alert.locator('li').allTextContents()).toEqual([
      'components.locations[1].points: -99 és 99 közötti egész szám kell ide, nem "sok"',
    ]);
    expect(await page.getByLabel('Kártyák és lapkák', { exact: true }).inputValue()).toBe('null');

    await choose.setInputFiles(file('sajat.json', { locations: [{ id: 'city', points: 40 }] }));
    await alert.waitFor({ state: 'detached' });
    expect(await page.getByLabel('Kártyák és lapkák', { exact: true }).inputValue()).toBe('set:sajat.json');
    await page.getByRole('button', { name: 'Leülök, kezdjük' }).click();
    await page.getByRole('button', { name: 'Egy példány saját értékei' }).click();
    await page.getByText('Egy tulajdonos példánya szerint: pontérték').first().waitFor();

    await go(`/new?game=${GAME}`);
    await page.locator('details summary').click();
    await page.getByLabel('Kártyák és lapkák', { exact: true }).selectOption('set:sajat.json');
    await page.getByRole('button', { name: 'Törlés erről az eszközről' }).click();
    expect(await page.getByLabel('Kártyák és lapkák', { exact: true }).locator('option').count()).toBe(1);
  });

  test('says why a bid is not possible, with the rule', async () => {
    const { page } = await at({ kind: 'bidding', space: 3, fits: ({ players }) => players[0]!.coin === 0 });
    await page.locator('.slot .spot', { hasText: 'you have none' }).last().click();
    await page.getByText('EE-BID-07').first().waitFor();
  });
});
