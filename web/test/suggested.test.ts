/** A suggested plan is walked through on an imagined world, and marks the places that it touches. */
import { askPlan, bots } from '@tarsas/bots';
import { type Core, decide, imagine, pending, randomFrom, start } from '@tarsas/kernel';
import { describe, expect, test } from 'vitest';
import { gameOf, mindOf } from '../../games/list.ts';
import { tableOf } from '../drawn.ts';
import { directionsOf } from '../session/coached.ts';
import { pencilOf, walked } from '../session/suggested.ts';

const GAMES = ['terra-mystica', 'age-of-innovation', 'viscounts', 'empires-end'] as const;
const sign = () => ({ letter: 'A', colour: '--p-red', words: 'suggested' });

describe.each(GAMES)('%s', id => {
  test('every plan of a bot is walked through from the first step on, without learning anything, and most mark a place', async () => {
    const [game, mind, table] = [await gameOf(id), await mindOf(id), await tableOf(id)];
    const bot = bots.find(({ name }) => name === 'random-plans')!;
    const random = randomFrom(`suggested ${id}`);
    let { state } = start(game, { seats: 3, seed: `suggested ${id}`, options: {} });
    let [plans, marked] = [0, 0];
    for (let n = 0; n < 120 && !state.over; n++) {
      const decision = pending(game, state).find(({ waiting }) => waiting)!;
      const { seat } = decision;
      const plan = askPlan(bot, game, state, decision, random, { mind });
      const world = imagine(game, game.view(state, seat), seat, 'walk') as Core;
      const suggested = walked(game, seat, world, plan);
      expect(suggested.steps[0]?.choice).toEqual(plan[0]);
      expect(suggested.after.barrier).toBe(world.barrier);
      const seals = pencilOf(suggested, seat, table!.telling, sign);
      for (const { pencil, seat: whose } of seals.values()) {
        expect(whose).toBe(seat);
        expect(pencil!.labels.every(label => Number(label) <= suggested.steps.length)).toBe(true);
      }
      plans++;
      if (seals.size > 0) marked++;
      state = decide(game, state, decision, plan[0]!).state;
    }
    expect(marked / plans).toBeGreaterThan(0.25);
  });

  test('every direction has words in both languages, and no two read the same', async () => {
    const directions = await directionsOf(id);
    for (const language of ['en', 'hu'] as const) {
      const titles = directions.map(({ title }) => title[language]);
      expect(new Set(titles).size).toBe(titles.length);
      expect(directions.every(({ about, kinds }) => about[language].endsWith('.') && kinds.length > 0)).toBe(true);
    }
  });
});
