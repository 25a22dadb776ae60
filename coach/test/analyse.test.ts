import { advance, clone, type Move, pending, randomFrom, start } from '@tarsas/kernel';
import { describe, expect, test } from 'vitest';
import type { Mind } from '../../bots/mind.ts';
import { mind as pebbles } from '../../games/example/bot/index.ts';
import { mind as viscounts } from '../../games/viscounts/bot/index.ts';
import { analyse } from '../analyse.ts';
import { Desk } from '../analysis.ts';
import { decisionsOf } from '../decisions.ts';
import type { Analysis, Knowledge, Saved, Settings } from '../types.ts';

const knowing = (mind: unknown): Knowledge => ({ mind: mind as Mind, calibration: null, reference: null });

/** A game of random plans, as it is saved. */
function played({ mind }: Knowledge, seats: number, seed: string): Saved {
  const { game } = mind;
  const { state: s } = start(game, { seats, seed });
  const random = randomFrom(seed);
  const moves: Move[] = [];
  while (!s.over) {
    const [decision] = pending(game, s).filter(({ waiting }) => waiting);
    const plans = mind.plans(s, decision, mind.weights);
    const [choice] = plans[random(plans.length)];
    moves.push({ seat: decision.seat, decision: decision.id, choice: clone(choice) });
    advance(game, s, decision, choice, true);
  }
  return { game: game.id, rules: game.rules, seats, options: s.options, seed, moves };
}

const known = knowing(pebbles);
const saved = played(known, 3, 'analysed');
const SHORT: Partial<Settings> = { seed: 'test', decisions: 4, plans: 2, fewest: 4, most: 8, step: 2 };

function last(generator: Generator<Analysis, Analysis>): Analysis {
  for (;;) {
    const { value, done } = generator.next();
    if (done) return value;
  }
}

describe('an analysis', () => {
  const whole = last(analyse(known, saved, SHORT));

  test('is the same for the same seed, and another for another', () => {
    expect(last(analyse(known, saved, SHORT))).toEqual(whole);
    expect(last(analyse(known, saved, { ...SHORT, seed: 'other' })).positions).not.toEqual(whole.positions);
  });

  test('that was stopped anywhere goes on from its JSON to the same end', () => {
    const steps = [...analyse(known, saved, SHORT)].length;
    for (const stop of [1, Math.floor(steps / 3), Math.floor((2 * steps) / 3), steps]) {
      const generator = analyse(known, saved, SHORT);
      let sofar: Analysis | undefined;
      for (let n = 0; n < stop; n++) sofar = generator.next().value;
      expect(last(analyse(known, saved, SHORT, JSON.parse(JSON.stringify(sofar))))).toEqual(whole);
    }
  });

  test('comes to the same end in whatever order its pieces are done', () => {
    const desk = new Desk(known, saved, SHORT);
    const analysis = desk.begin();
    for (let tasks = desk.tasks(analysis, 3); tasks.length > 0; tasks = desk.tasks(analysis, 3))
      for (const task of tasks.toReversed()) desk.absorb(analysis, task, desk.perform(task));
    expect(analysis).toEqual(whole);
  });

  test('says of every decision what each seat may expect, and never names a verdict that was not played out', () => {
    for (const { expected, low, high } of whole.positions) {
      expect(expected).toHaveLength(3);
      expected.forEach((points, seat) => {
        expect(low[seat]).toBeLessThan(points);
        expect(high[seat]).toBeGreaterThan(points);
      });
    }
    const played = whole.positions.filter(({ trial }) => trial?.done).map(({ move }) => move);
    expect(whole.turningPoints.map(({ move }) => move)).toEqual(played);
    expect(whole.done).toEqual({ quick: whole.positions.length, of: whole.positions.length, playedOut: 4, toPlayOut: 4 });
  });

  test('has three sentences for every seat', () => {
    expect(whole.summary.map(({ seat, kind }) => `${seat} ${kind}`)).toEqual(
      [0, 1, 2].flatMap(seat => ['strength', 'gap', 'next'].map(kind => `${seat} ${kind}`)),
    );
  });
});

describe('the decisions of a game', () => {
  test('are made of what was really chosen, do not overlap, and each had another plan', () => {
    const table = knowing(viscounts);
    const log = played(table, 2, 'decisions');
    let end = 0;
    const found = decisionsOf(table.mind, log);
    expect(found.length).toBeGreaterThan(20);
    for (const { move, length, chosen, seat } of found) {
      expect(move).toBeGreaterThanOrEqual(end);
      end = move + length;
      expect(log.moves.slice(move, end)).toEqual(chosen.map(choice => expect.objectContaining({ seat, choice })));
    }
  });
});
