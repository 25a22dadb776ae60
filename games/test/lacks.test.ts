/** Where a price is the reason why something cannot be done, the game says what is missing of it, in words. */
import { type Core, decide, equal, optionsOf, pending, randomFrom, start } from '@tarsas/kernel';
import { describe, expect, test } from 'vitest';
import { titles } from '../registry.ts';

/** The good named by a game that a random player runs out of most often. */
const SCARCE: Record<string, string> = {
  'terra-mystica': 'power',
  'age-of-innovation': 'power',
  viscounts: 'silver',
  'empires-end': 'hammersOrCoins',
};
const MOST_MOVES = 400;

describe.each(titles.filter(({ game }) => game.explain).map(title => [title.game.id, title] as const))('%s', (id, { game, voices }) => {
  test('less is there than is needed, and both languages have words for it', () => {
    const random = randomFrom(`lacks ${id}`);
    let { state } = start(game, { seats: 3, seed: 'lacks', options: {} });
    const goods = new Set<string>();
    for (let n = 0; n < MOST_MOVES && !state.over; n++) {
      const decision = pending(game, state).find(({ waiting }) => waiting)!;
      const options = optionsOf(game, state, decision);
      for (const { choice, lacks = [] } of game.explain!(state, decision.seat)) {
        if (lacks.length > 0) expect(options.some(option => equal(option, choice))).toBe(false);
        for (const { good, have, need } of lacks) {
          goods.add(good);
          expect(have).toBeLessThan(need);
          for (const voice of [voices.en, voices.hu]) expect(voice.good(good, need)).toMatch(new RegExp(`^${need} \\S`));
        }
      }
      state = decide(game, state, decision, options[random(options.length)]!).state as Core;
    }
    expect(goods).toContain(SCARCE[id]);
  });
});
