/** Whole games on a phone: every place that can be chosen is brought into view and pressed where a finger would press, on whatever tab it lies. */
import { expect, test } from 'vitest';
import { rulesOfGame } from '../../games.ts';
import { finalPoints, play } from './hand.ts';
import { somebody, withBrowser } from './people.ts';

withBrowser();

/** Another word (TARSAS_SEED) plays other games. */
const SEED = process.env.TARSAS_SEED ?? 'phone';
const TABLES = [
  ['terra-mystica', 3],
  ['age-of-innovation', 3],
  ['viscounts', 1],
  ['viscounts', 3],
  ['empires-end', 3],
] as const;

test.each(TABLES)('a finger is enough for a whole game of %s with %i at the table', async (game, seats) => {
  const { rules } = await rulesOfGame(game);
  const names = ['Anna', 'Béla', 'Cili'].slice(0, seats);
  const bots = names.map((_, seat) => (seat === 0 ? null : 'random'));
  const saved = { id: 'p', game, rules, names, bots, seats, seed: SEED, options: {}, moves: [], over: false, startedAt: 1, touchedAt: 1 };
  const { page, go } = await somebody({ size: { width: 390, height: 844 }, kept: { 'game:p': JSON.stringify(saved) } });
  await go('/local/p');
  const { pressed } = await play(page, { seed: 5 });
  console.info(`${game}: seed ${SEED}, ${pressed} presses`);
  expect(await finalPoints(page)).toHaveLength(seats);
});
