import { advance, clone, copy, type Decision, imagine, type Kind, optionsOf, pending, randomFrom, start } from '@tarsas/kernel';
import { describe, expect, test } from 'vitest';
import type { Mind } from '../../bots/mind.ts';
import { mind as pebbles } from '../../games/example/bot/index.ts';
import { games, minds } from '../../games/found.ts';
import { mindOf } from '../../games/list.ts';
import { type HintSettings, hint, secondThought } from '../hint.ts';
import { isSame } from '../look.ts';

const SHORT: HintSettings = { plans: 3, fewest: 2, most: 2, step: 2 };

interface Position {
  s: Kind['state'];
  decision: Decision;
}

/** Two positions of a game of random plans, early and late: what has been learned judges slowly. */
function positions(mind: Mind, seats: number, seed: string): Position[] {
  const { state: s } = start(mind.game, { seats, seed });
  const random = randomFrom(seed);
  const all: Position[] = [];
  while (!s.over) {
    const [decision] = pending(mind.game, s).filter(({ waiting }) => waiting);
    const before = copy(mind.game, s);
    all.push({ s: before, decision: pending(mind.game, before).find(({ id }) => id === decision.id)! });
    const plans = mind.plans(s, decision, mind.weights);
    advance(mind.game, s, decision, plans[random(plans.length)][0], true);
  }
  return [0.3, 0.9].map(part => all[Math.floor(part * all.length)]);
}

describe.each(Object.keys(minds))('a hint in %s', id => {
  test('is the same for every world that the view allows, and can be played in it', async () => {
    // With what its bots have learned: that is who gives hints in play.
    const mind = (await mindOf(id))!;
    const seats = Math.max(2, mind.game.seats.min);
    for (const { s, decision } of positions(mind, seats, `hints in ${id}`)) {
      const { seat } = decision;
      const view = mind.game.view(s, seat);
      const said = [...hint(mind, clone(view), seat, decision.id, 'law', SHORT)];
      for (const other of ['one', 'another']) {
        const world = imagine(mind.game, view, seat, other);
        expect([...hint(mind, clone(mind.game.view(world, seat)), seat, decision.id, 'law', SHORT)]).toEqual(said);
        expect(optionsOf(mind.game, world, decision)).toContainEqual(said.at(-1)!.plan[0]);
      }
    }
  });
});

describe.each(Object.keys(minds))('what is said of a draft in %s', id => {
  test('is the same for every world that the view allows', async () => {
    // With what its bots have learned: that is who gives hints in play.
    const mind = (await mindOf(id))!;
    const seats = Math.max(2, mind.game.seats.min);
    let said = 0;
    for (const { s, decision } of positions(mind, seats, `drafts in ${id}`)) {
      const { seat } = decision;
      const view = mind.game.view(s, seat);
      const imagined = imagine(mind.game, view, seat, 'draft');
      const plans = mind.plans(imagined, pending(mind.game, imagined).find(open => open.id === decision.id)!, mind.weights);
      const draft = plans[plans.length - 1];
      const thoughts = [...secondThought(mind, clone(view), seat, decision.id, draft, 'law', SHORT)];
      for (const other of ['one', 'another']) {
        const seen = mind.game.view(imagine(mind.game, view, seat, other), seat);
        expect([...secondThought(mind, clone(seen), seat, decision.id, draft, 'law', SHORT)]).toEqual(thoughts);
      }
      said += thoughts.length;
    }
    expect(said).toBeGreaterThan(0);
  });
});

test('the law holds for every game that has bots of its own', () => {
  expect(Object.keys(minds).sort()).toEqual(Object.keys(games).sort());
});

describe('a hint', () => {
  const mind = pebbles as unknown as Mind;
  const first = () => {
    const { state } = start(mind.game, { seats: 2, seed: 'hint' });
    const [decision] = pending(mind.game, state);
    return { view: mind.game.view(state, decision.seat), decision };
  };

  test('is there at once, and its reason narrows with every pair of continuations', () => {
    const { view, decision } = first();
    const said = [...hint(mind, view, decision.seat, decision.id, 'seed', { plans: 4, fewest: 4, most: 12, step: 4 })];
    expect(said[0].why!.playedOut).toBe(0);
    const counts = said.map(({ why }) => why!.playedOut);
    expect(counts).toEqual([...counts].sort((a, b) => a - b));
    expect(counts.at(-1)).toBeGreaterThanOrEqual(4);
    expect(isSame(mind, said[0].plan, said[0].instead!)).toBe(false);
  });

  test('says why by the score lines, which add up to the difference', () => {
    const { view, decision } = first();
    const last = [...hint(mind, view, decision.seat, decision.id, 'seed', { plans: 4, fewest: 6, most: 6, step: 1 })].at(-1)!;
    const sum = last.why!.sources.reduce((all, { points }) => all + points, 0);
    expect(Math.abs(sum - last.why!.middle)).toBeLessThanOrEqual(0.05 * (last.why!.sources.length + 1) + 1e-9);
  });

  test('is the same for the same seed', () => {
    const { view, decision } = first();
    const twice = [0, 1].map(() => [...hint(mind, view, decision.seat, decision.id, 'seed', SHORT)]);
    expect(twice[0]).toEqual(twice[1]);
  });

  test('before a commit compares the draft with the best plan that comes to something else', () => {
    const { view, decision } = first();
    const draft = optionsOf(mind.game, imagine(mind.game, view, decision.seat, 'any'), decision).slice(-1);
    const thoughts = [...secondThought(mind, view, decision.seat, decision.id, draft, 'seed', { plans: 4, fewest: 4, most: 4, step: 1 })];
    expect(thoughts[0]!.gain.playedOut).toBe(0);
    expect(thoughts.at(-1)!.gain.playedOut).toBe(4);
    for (const thought of thoughts) expect(isSame(mind, thought!.plan, draft)).toBe(false);
  });
});
