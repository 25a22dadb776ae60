/** Positions to solve on the real table: found, missed, played out because nobody had looked at it, given up; the one of the day; kept with the account; shared in a link. */
import { knownAs, type Plan, type Puzzle, unpacked } from '@tarsas/coach';
import { copy, decide, equal, type Kind, type Move, optionsOf, pending, replay } from '@tarsas/kernel';
import type { Page } from 'playwright-core';
import { describe, expect, inject, test, vi } from 'vitest';
import { mindOf } from '../../../games/list.ts';
import { puzzles } from '../../../games/posed.ts';
import { dailyOn } from '../../pages/solve/positions.ts';
import { linkToPosition } from '../../session/sharedPosition.ts';
import { atEverySize } from './atSizes.ts';
import { barriers, looks } from './looks.ts';
import { type Eyes, type Somebody, somebody, withBrowser } from './people.ts';
import { once, played, wordsFor } from './positions.ts';

withBrowser();

const NEAR = 3;
/** Few moves are left to be played out after it. */
const late = (id: string) =>
  once(async () => {
    const [mind, { games, puzzles: all }] = await Promise.all([mindOf(id), puzzles[id]!()]);
    const { game } = mind!;
    for (const puzzle of all.toSorted((a, b) => b.move - a.move)) {
      const { state } = replay<Kind>(game, unpacked(game, games[puzzle.game]!, puzzle.move));
      const asked = pending(game, state).find(one => one.seat === puzzle.seat && one.waiting)!;
      const unknown = mind!.plans(state, asked, mind!.weights).find(plan => knownAs(mind!, puzzle.plans, plan) < 0);
      if (unknown) return { game, puzzle, state, unknown, seed: games[puzzle.game]!.seed, path: `/solve/${id}/${puzzle.id}` };
    }
    throw new Error(`${id}: in every position to solve all plans have been played out`);
  });
const viscounts = late('viscounts');
type Made = Awaited<ReturnType<typeof viscounts>>;

/** What the browser keeps of a plan that has been put together and not checked. */
function drafted(made: Made, plan: Plan, name = made.path.replace('/solve/', 'solve:').replace('/', ':')): Record<string, string> {
  const { game, puzzle, state } = made;
  const { seat } = puzzle;
  let world = copy(game, state);
  const moves: Move[] = [];
  for (const choice of plan) {
    const asked = pending(game, world).find(one => one.seat === seat && one.waiting)!;
    moves.push({ seat, decision: asked.id, choice });
    world = decide(game, world, asked, choice).state;
  }
  return { [`draft:${name}:${seat}`]: JSON.stringify(moves) };
}

async function before(made: Made, eyes: Eyes = {}): Promise<Somebody> {
  const who = await somebody(eyes);
  await who.go(made.path);
  await who.page.locator('.tb[aria-busy=false]').waitFor();
  return who;
}

/** Everything the slip says from now on, however briefly. */
async function watched(page: Page): Promise<() => Promise<{ verdict: string; text: string; hasBar: boolean }[]>> {
  const said = await page.evaluateHandle(() => {
    const slip = document.querySelector<HTMLElement>('.solve-slip')!;
    const all: { verdict: string; text: string; hasBar: boolean }[] = [];
    new MutationObserver(() => {
      all.push({ verdict: slip.dataset.verdict ?? '', text: slip.textContent ?? '', hasBar: slip.querySelector('progress') !== null });
    }).observe(slip, { attributes: true, childList: true, subtree: true, characterData: true });
    return all;
  });
  return () => said.jsonValue();
}

const slip = (page: Page) => page.locator('.solve-slip');
const check = (page: Page) => page.locator('.commit.pri').click();
const verdict = (page: Page, wanted: string) => page.locator(`.solve-slip[data-verdict="${wanted}"]`).waitFor();
const wrongIn = ({ plans }: Puzzle): Puzzle['plans'][number] => plans.find(({ less }) => less >= NEAR)!;

test('pressed on the real controls, the best plan is found; it is marked in the list, and stays so', async () => {
  const made = await viscounts();
  const { game, puzzle, state } = made;
  const who = await before(made, { kept: { 'plain:viscounts': 'true' } });
  const { page } = who;
  expect(await page.locator('.commit').textContent()).toContain('Check');
  const [best] = puzzle.plans;
  for (let world = state, n = 0; n < best!.plan.length; n++) {
    const decision = pending(game, world).find(one => one.seat === puzzle.seat && one.waiting)!;
    const choice = best!.plan[n]!;
    // The list gathers choices by what they do.
    const alike = optionsOf(game, world, decision).filter(option => option.do === choice.do);
    const at = alike.findIndex(option => equal(option, choice));
    await page.locator(`.choices .choice[data-do="${choice.do}"]`).nth(at).click();
    world = decide(game, world, decision, choice).state;
  }
  await check(page);
  await verdict(page, 'best');
  await slip(page).getByText('Found on the 1st try.', { exact: false }).waitFor();
  expect(await slip(page).locator('li').count()).toBe(puzzle.plans.length);
  await who.go('/solve?game=viscounts');
  await page.locator(`a[href="${made.path}"] [aria-label=solved]`).waitFor();
});

test('a wrong try costs so much, four times in five so and so; a direction is given, not the answer; then it is found', async () => {
  const made = await viscounts();
  const wrong = wrongIn(made.puzzle);
  const { page } = await before(made, { kept: drafted(made, wrong.plan) });
  await check(page);
  await verdict(page, 'less');
  await slip(page)
    .getByText(`About ${Math.round(wrong.less)} points less.`)
    .waitFor();
  await slip(page).getByText('four times in five', { exact: false }).waitFor();
  expect(await slip(page).locator('li').count()).toBe(0);
  await page.getByRole('button', { name: 'A direction, please' }).click();
  await slip(page).getByText('The coach would go this way:', { exact: false }).waitFor();
  expect(await slip(page).locator('li').count()).toBe(0);
  await page.getByRole('button', { name: 'Start again' }).click();
  expect(await page.locator('.drf').count()).toBe(0);
});

test('a plan that nobody has looked at is played out before anything is said about it', async () => {
  const made = await late('terra-mystica')();
  const { page } = await before(made, { kept: drafted(made, made.unknown) });
  const said = await watched(page);
  await check(page);
  await page.locator('.solve-slip:not([data-verdict=judging]):not([data-verdict=ask])').waitFor();
  const judging = (await said()).filter(one => one.verdict === 'judging');
  expect(judging.some(({ text }) => text.includes('before anything is said about it'))).toBe(true);
  expect(judging.some(({ hasBar }) => hasBar)).toBe(true);
  expect(await slip(page).getAttribute('data-verdict')).toMatch(/best|within|better|near|less/);
  await slip(page).getByText('played to the end', { exact: false }).first().waitFor();
});

test('whoever gives up is shown the plans, in pencil and with their ranges, and has not solved it', async () => {
  const made = await late('terra-mystica')();
  const { page, go } = await before(made);
  await page.getByRole('button', { name: 'Show me' }).click();
  await page.locator('.spot.pencil, .marker.pencil, [data-pencil]').first().waitFor();
  expect(await slip(page).locator('li').count()).toBe(made.puzzle.plans.length);
  await go('/solve?game=terra-mystica');
  await page.locator(`a[href="${made.path}"] [aria-label="plans looked at"]`).waitFor();
});

test('nothing is told but what the seat may know', async () => {
  const made = await viscounts();
  const { game, puzzle, state } = made;
  const words = await wordsFor({ game, state, decision: pending(game, state)[0]!, options: [] }, puzzle.plans[0]!.plan[0]!);
  expect(words).not.toBe('');
  const { page } = await before(made);
  // Nobody else's eyes can be borrowed: there is no other seat to look from.
  const seen = await page.evaluate(() => document.querySelector('.tb')!.textContent);
  expect(seen).not.toContain(made.seed);
  await page.keyboard.press('ArrowLeft');
  await page.locator('.tb.past').waitFor();
  expect(await page.locator('.part-mine').getAttribute('data-seat')).toBe(String(puzzle.seat));
});

test('the position of the day is the same for everybody, on the page of newcomers and of regulars, and in the lessons', async () => {
  const { game, puzzle } = (await dailyOn(new Date()))!;
  const path = `/solve/${game}/${puzzle.id}`;
  const newcomer = await somebody();
  await newcomer.go('/');
  const link = newcomer.page.locator(`[data-daily] a[href="${path}"]`);
  await link.waitFor();
  await newcomer.page.getByText('Position of the day').waitFor();
  const regular = await somebody({ kept: { regular: 'true' }, language: 'hu' });
  await regular.go('/');
  await regular.page.locator(`[data-daily] a[href="${path}"]`).waitFor();
  await regular.go('/learn');
  await regular.page.locator(`.today a[href="${path}"]`).click();
  await regular.page.getByText('Napi állás', { exact: false }).first().waitFor();
  await regular.page.locator('.tb[aria-busy=false]').waitFor();
});

test('what is solved on one device is solved on the other, once somebody is signed in', async () => {
  const made = await viscounts();
  const name = await somebody();
  await name.page.request.post('/api/v1/me/guest', { data: { name: 'Solver' }, headers: { origin: new URL(name.page.url()).origin } });
  const [best] = made.puzzle.plans;
  await name.page.evaluate(
    kept => {
      for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
    },
    drafted(made, best!.plan),
  );
  await name.go(made.path);
  await name.page.locator('.tb[aria-busy=false]').waitFor();
  const sent = name.page.waitForResponse(
    answer => answer.url().endsWith('/me/solved') && answer.request().postData()?.includes('"solved"') === true,
  );
  await check(name.page);
  await verdict(name.page, 'best');
  await sent;
  const other = await somebody({ as: name });
  await other.go('/solve?game=viscounts');
  await other.page.locator(`a[href="${made.path}"] [aria-label=solved]`).waitFor();
});

describe('sharing', () => {
  const ended = once(() => played('terra-mystica', null, { seats: 2, seed: 'analysis of terra-mystica' }));

  async function linked(note: string): Promise<{ link: string; kept: Record<string, string>; seed: string }> {
    const { kept, moves, seed } = await ended();
    const move = moves.findIndex(({ seat, choice }, i) => i > 20 && seat === 0 && choice.do === 'upgrade');
    const { page, go } = await somebody({ kept });
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await go(`/analysis/e2e/${move}?seat=0`);
    await page.locator('.plans li > button').first().waitFor();
    await page.locator('.plans [data-share]').click();
    await page.getByLabel('Your note').fill(note);
    await page.locator('dialog img').waitFor();
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save the picture (PNG)' }).click();
    expect((await saved).suggestedFilename()).toBe('terra-mystica.png');
    await page.getByRole('button', { name: 'Copy the link' }).click();
    await page.getByText('The link is copied.').waitFor();
    return { link: await page.evaluate(() => navigator.clipboard.readText()), kept, seed };
  }

  test('a link has the position with a note, no name and no seed; a stranger tries a move there', async () => {
    const { link, seed } = await linked('<b>What</b> would you have done?');
    expect(new URL(link).pathname).toBe('/position');
    const stranger = await somebody();
    const { page } = stranger;
    await stranger.go(link);
    await page.locator('.tb[aria-busy=false]').waitFor();
    await slip(page).getByText('<b>What</b> would you have done?').waitFor();
    const text = (await page.locator('.tb').textContent())!;
    for (const secret of [seed, 'Anna', 'Béla']) expect(text).not.toContain(secret);
    expect(await page.locator('.commit').textContent()).toContain('Check');
  });

  test('as a puzzle it keeps its plans to itself until a try, and tells what that is worth', async () => {
    const made = await viscounts();
    const { game, puzzle, state } = made;
    vi.stubGlobal('location', { origin: inject('url') });
    const { plans, playedOut, seat } = puzzle;
    const view = game.view(state, seat) as object;
    const link = (await linkToPosition({ game: game.id, rules: game.rules, seat, view, note: '', isPuzzle: true, plans, playedOut }))!;
    const wrong = wrongIn(puzzle);
    const { page, go } = await somebody({ kept: drafted(made, wrong.plan, `position:${link.slice(-16)}`) });
    await go(link);
    await page.locator('.tb[aria-busy=false]').waitFor();
    expect(await slip(page).locator('li').count()).toBe(0);
    await check(page);
    await verdict(page, 'less');
    await slip(page)
      .getByText(`About ${Math.round(wrong.less)} points less.`)
      .waitFor();
    expect(await slip(page).locator('li').count()).toBe(plans.length);
  });

  test('a finished game that is looked back at shares the position that is on the table', async () => {
    const { kept } = await ended();
    const { page, go } = await somebody({ kept });
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await go('/local/e2e?at=30');
    await page.locator('.tb.past').waitFor();
    await page.locator('.scrub [data-share]').click();
    await page.getByRole('button', { name: 'Copy the link' }).click();
    await page.getByText('The link is copied.').waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    await page.keyboard.press('Escape');
    await go(link);
    await page.locator('.solve-slip').waitFor();
    expect(await page.locator('.tb').textContent()).not.toMatch(/Anna|Béla/);
  });

  test('a broken link says that there is nothing here', async () => {
    const { page, go } = await somebody();
    await go('/position#xyz');
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.locator('.tb').count()).toBe(0);
  });
});

test.each(looks)('no barrier by $theme, in $language', async eyes => {
  const made = await viscounts();
  const { page, go } = await before(made, { ...eyes, size: { width: 390, height: 844 } });
  expect(await barriers(page)).toEqual([]);
  await go('/solve');
  await page.locator('.grades li').first().waitFor();
  expect(await barriers(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
});

describe.each(looks)('by $theme, in $language', eyes => {
  const sized = { ...eyes, fresh: true };

  test('at every size the list of positions is whole', async () => {
    const { page, go } = await somebody(sized);
    await go('/solve?game=viscounts');
    await page.locator('.grades li').first().waitFor();
    await atEverySize(
      page,
      'solve',
      { seen: ['.games a', '.grades section:first-child li:first-child a'], pressed: ['.games', '.grades'] },
      eyes,
    );
  });

  test('at every size a position to solve is whole, asked and looked at', async () => {
    const made = await late('terra-mystica')();
    const { page } = await before(made, sized);
    const seen = ['.solve-slip', '.solve-slip .ways button', '.db .ask', '.commit'];
    await atEverySize(page, 'puzzle', { seen, pressed: ['.solve-slip'] }, eyes);
    await slip(page).locator('.ways .quiet').click();
    await slip(page).locator('li').first().waitFor();
    await atEverySize(page, 'puzzle-shown', { seen: [...seen, '.solve-slip li'], pressed: ['.solve-slip'] }, eyes);
  });

  test('at every size a shared position is whole', async () => {
    const { game, puzzle, state } = await late('terra-mystica')();
    vi.stubGlobal('location', { origin: inject('url') });
    const { plans, playedOut, seat } = puzzle;
    const view = game.view(state, seat) as object;
    const note = 'Te mit lépnél itt? Én a hídra gondoltam, de akkor nem marad papom a kultuszokra.';
    const link = (await linkToPosition({ game: game.id, rules: game.rules, seat, view, note, isPuzzle: false, plans, playedOut }))!;
    const { page, go } = await somebody(sized);
    await go(link);
    await page.locator('.tb[aria-busy=false]').waitFor();
    const seen = ['.solve-slip', '.solve-slip blockquote', '.solve-slip li', '.db .ask', '.commit'];
    await atEverySize(page, 'shared', { seen, pressed: ['.solve-slip'] }, eyes);
    expect(await barriers(page)).toEqual([]);
  });
});
