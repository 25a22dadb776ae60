/** The suite bites: an honest game passes every law, and for each law there are twins of it that break that law and are caught. */
import { describe, expect, test } from 'vitest';
import type { Game } from '../index.ts';
import { deepFreeze, ends, everyValueOnce, hold, LAWS, type Law, LawBroken, lanesCommute, noLeak, type Plan } from '../laws/index.ts';
import { type Magpies, magpies, plan } from './toy.ts';
import { TWINS, withStep } from './twins/index.ts';

describe('an honest game passes every law', () => {
  for (const seats of [2, 3]) {
    for (const options of everyValueOnce(magpies)) {
      test(`with ${seats} seats and options ${JSON.stringify(options)}`, () => {
        for (let n = 0; n < 10; n++) {
          const { moves } = hold(magpies, LAWS, { seats, options, seed: `honest ${n}` }, plan);
          expect(moves.length).toBeGreaterThanOrEqual(seats * 4);
        }
      });
    }
  }
});

for (const law of LAWS) {
  describe(`the law '${law.name}'`, () => {
    const twins = TWINS.filter(t => t.breaks === law);
    test('has a twin that breaks it', () => expect(twins).not.toEqual([]));
    for (const { by, game = magpies, plan: change, says } of twins) {
      test(`catches a game whose ${by}`, () => {
        const broken = caught(law, game, { ...plan, ...change });
        expect(broken.law).toBe(law.name);
        expect(broken.message).toMatch(says);
      });
    }
  });
}

test('whoever breaks a law is told the seed, the options and the moves that led there', () => {
  const { message } = caught(lanesCommute, twinWhose('common pile'), plan);
  expect(message).toContain("Law 'lane moves of different seats commute' broken: ");
  expect(message).toContain('seed twin 0, 3 seats, options {"winner":"lowest"}');
  expect(message).toMatch(/moves \[.*\]$/);
  const late = caught(noLeak, twinWhose('contradicts'), plan).message;
  expect(late).toMatch(/moves \[{"seat":\d,"decision":"[\d.]+\/0","choice":{"do":"keep","card":\d+}},.*\]$/);
});

test('a leak that the imagined world copies can only be noticed with `disguise`', () => {
  const game = twinWhose('carries all hands');
  const { disguise, ...blind } = plan;
  expect(() => hold(game, [noLeak], TABLE, blind)).not.toThrow();
  expect(() => hold(game, [noLeak], TABLE, { ...blind, disguise })).toThrow(LawBroken);
});

test('a rule that crashes is reported with the moves that led there', () => {
  const game = withStep('draw', {
    choose: () => {
      throw new Error('no such card');
    },
  });
  const broken = caught(ends, game, plan, 'it can be played');
  expect(broken.message).toMatch(/Law 'it can be played' broken: no such card\n {2}seed .*\n {2}moves \[{"seat".*\]$/);
});

test('the walk freezes states through and through, so that nobody can write to one unnoticed', () => {
  const state = { players: [{ hand: [1] }], deck: [] };
  deepFreeze(state);
  expect(() => state.players[0].hand.push(2)).toThrow(TypeError);
  expect(() => (state.deck as number[]).push(2)).toThrow(TypeError);
});

const TABLE = { seats: 3, options: { winner: 'lowest' }, seed: 'twin 0' };

const twinWhose = (sentence: string): Game<Magpies> => TWINS.find(t => t.by.includes(sentence))!.game!;

/** Plays a few tables under this one law and returns the first complaint. */
function caught(law: Law, game: Game<Magpies>, withPlan: Plan<Magpies>, name = law.name): LawBroken {
  for (let n = 0; n < 5; n++) {
    try {
      hold(game, [law], { ...TABLE, seed: `twin ${n}` }, withPlan);
    } catch (error) {
      if (error instanceof LawBroken && error.law === name) return error;
      throw error;
    }
  }
  throw new Error(`nobody noticed that '${name}' is broken`);
}
