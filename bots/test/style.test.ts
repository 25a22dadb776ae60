import { advance, optionsOf, pending, randomFrom, start } from '@tarsas/kernel';
import { describe, expect, test } from 'vitest';
import { mind as terraMystica } from '../../games/terra-mystica/bot/index.ts';
import { askPlan } from '../bot.ts';
import { type Mind, RUNGS } from '../index.ts';
import { Intentions } from '../intentions.ts';
import { botOf } from '../ladder.ts';
import { LEANINGS, type Leaning, liking, type Style } from '../style.ts';

const mind = terraMystica as unknown as Mind;
const [wanderer] = RUNGS;

/** How often each leaning is followed in a game of two who like this. */
function followed(style: Style): Record<Leaning, number> {
  const bot = botOf({ ...wanderer, style });
  const { state } = start(mind.game, { seats: 2, seed: 'style' });
  const random = randomFrom('style');
  const intentions = new Intentions();
  const count = { builder: 0, priest: 0, trader: 0, raider: 0 };
  while (!state.over) {
    const [decision] = pending(mind.game, state).filter(({ waiting }) => waiting);
    const who = String(decision.seat);
    let choice = intentions.next(who, mind.game, state, decision);
    if (!choice) {
      const [first, ...rest] = askPlan(bot, mind.game, state, decision, random, { mind });
      intentions.keep(who, state, rest);
      choice = first;
    }
    const leaning = mind.leaning?.(choice);
    if (leaning) count[leaning]++;
    advance(mind.game, state, decision, choice, true);
  }
  return count;
}

describe('a style', () => {
  test.each(['builder', 'priest', 'trader'] as const)('of a %s shows in what is played', leaning => {
    const share = (count: Record<Leaning, number>) => count[leaning] / LEANINGS.reduce((all, one) => all + count[one], 0);
    expect(share(followed({ [leaning]: 3 }))).toBeGreaterThan(share(followed({})) * 1.1);
  });

  test('likes a plan as much as the dearest of its choices, however many there are', () => {
    const send = { do: 'send', cult: 'fire', steps: 3 };
    const build = { do: 'build', hex: 'E5' };
    expect(liking(mind, [build, build], { builder: 0.5 })).toBe(0.5);
    expect(liking(mind, [send, build], { builder: 0.5, priest: 0.2 })).toBe(0.5);
    expect(liking(mind, [{ do: 'endTurn' } as never], { builder: 0.5 })).toBe(0);
  });

  test('every opponent has one, small beside what it can tell apart', () => {
    for (const { style, temperature } of RUNGS) {
      const leanings = Object.values(style);
      expect(leanings.length).toBeGreaterThan(0);
      for (const points of leanings) expect(points).toBeLessThanOrEqual(Math.max(0.3, temperature));
    }
  });
});

test('a choice that nobody likes in particular has no leaning', () => {
  const { state } = start(mind.game, { seats: 2, seed: 'leanings' });
  const [decision] = pending(mind.game, state);
  for (const choice of optionsOf(mind.game, state, decision)) expect(mind.leaning?.(choice)).toBeNull();
});
