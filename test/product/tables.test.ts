/** Whole tables at the started product: people, bots, clocks, restarts. */
import { describe, expect, test } from 'vitest';
import { Player } from './player.ts';
import { sharedProduct } from './product.ts';

const product = sharedProduct();

/** Levels that think briefly; the longest thinkers play in the slow suite. */
const TABLES = [
  ['terra-mystica', ['random-plans', 'greedy', 'planner']],
  ['age-of-innovation', ['gentle', 'greedy']],
  ['viscounts', ['gentle', 'planner']],
  ['empires-end', ['random-plans', 'gentle', 'greedy']],
  ['example', ['random', 'planner', 'searcher']],
] as const;

describe('one person and bots of several levels play to the end', () => {
  test.concurrent.each(TABLES)('%s with %s', async (game, bots) => {
    const anna = await Player.guest(product.url, 'Anna');
    const table = await anna.play(await anna.tableWith(bots, { game }));
    expect(table.status).toBe('over');
    expect(table.result?.scores.map(({ seat }) => seat).sort()).toEqual([0, ...bots.map((_, n) => n + 1)]);
  });
});

describe('a seat that its person does not play', () => {
  test('left to a bot is played on to the end', async () => {
    const anna = await Player.guest(product.url, 'Anna');
    const id = await anna.tableWith(['greedy'], { game: 'empires-end' });
    await anna.play(id, ({ n }) => n >= 5);
    await anna.ask('POST', `/tables/${id}/leave-to-bot`, { bot: 'greedy' });
    const table = await anna.play(id);
    expect(table).toMatchObject({ status: 'over', result: { resigned: [] } });
  });

  test.each(['bot', 'resign'])('whose clock runs out goes on as agreed: %s', async atZero => {
    const anna = await Player.guest(product.url, 'Anna');
    const pace = { bank: 1_000, increment: 0, most: 1_000, night: null, atZero };
    const id = await anna.tableWith(['greedy'], { game: 'example', pace });
    const table = await (await Player.guest(product.url, 'Somebody who watches')).play(id);
    expect(table).toMatchObject({ status: 'over', result: { resigned: atZero === 'resign' ? [0] : [] } });
  });
});

test('a table is played once more', async () => {
  const anna = await Player.guest(product.url, 'Anna');
  const first = await anna.play(await anna.tableWith(['greedy', 'gentle'], { game: 'example' }));
  const { table } = await anna.ask('POST', `/tables/${first.id}/rematch`, {});
  expect(table.seats.map(({ bot }) => bot)).toEqual([null, 'greedy', 'gentle']);
  await anna.ask('POST', `/tables/${table.id}/start`, {});
  expect((await anna.play(table.id)).status).toBe('over');
});
