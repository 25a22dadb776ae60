/** Games on a phone: every place that can be chosen is brought into view and pressed where a finger would press, on whatever tab it lies. */
import { expect, test } from 'vitest';
import { finalPoints, play } from './hand.ts';
import { sitAt, withBrowser } from './people.ts';
import { stages } from './positions.ts';

withBrowser();

/** Another word (TARSAS_SEED) plays other games. */
const SEED = process.env.TARSAS_SEED ?? 'phone';
const PHONE = { width: 390, height: 844 };
const TABLES = [
  ['terra-mystica', 3],
  ['age-of-innovation', 3],
  ['viscounts', 1],
  ['viscounts', 3],
  ['empires-end', 3],
] as const;

test.each(TABLES)('a finger is enough for %s with %i at the table', async (game, seats) => {
  for (const { most, ...stage } of await stages(game, seats, SEED)) {
    const { page } = await sitAt(stage, { size: PHONE });
    const { pressed } = await play(page, { seed: 5, most });
    console.info(`${game}: seed ${SEED}, ${pressed} presses`);
    expect(await finalPoints(page)).toHaveLength(pressed < most ? seats : 0);
  }
});
