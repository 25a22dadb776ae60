import { apply, factsFor, type Outcome, optionsOf, pending, Refused, start } from '@tarsas/kernel';
import { rule } from '@tarsas/kernel/testing';
import { describe, expect } from 'vitest';
import { type Example, example } from '../rules/index.ts';

/** A table at which every seat answers what the test says. */
function aTable(seats: number, options: Partial<Example['options']> = {}, seed = 'a table') {
  let now: Outcome<Example> = start(example, { seats, options, seed });
  const asked = (seat: number) => pending(example, now.state).find(d => d.seat === seat)!;
  const table = {
    get state() {
      return now.state;
    },
    get facts() {
      return now.facts;
    },
    prize: () => now.state.stack.flatMap(f => (f.kind === 'bids' ? [f.prize] : []))[0],
    amounts: (seat: number) => optionsOf(example, now.state, asked(seat)).map(option => option.pebbles),
    play(seat: number, choice: Example['choice']) {
      now = apply(example, now.state, { seat, decision: asked(seat).id, choice });
      return table;
    },
    bury(...all: number[]) {
      for (const [seat, n] of all.entries()) table.play(seat, { do: 'bury', pebbles: n });
      return table;
    },
    bid(...all: number[]) {
      for (const [seat, n] of all.entries()) table.play(seat, { do: 'bid', pebbles: n });
      return table;
    },
  };
  return table;
}

const points = (t: { state: Example['state'] }) => example.score(t.state).map(score => score.points);
const ranks = (t: { state: Example['state'] }) => example.score(t.state).map(score => score.rank);

describe('Burying', () => {
  rule('EX-01', 'two to four players with five pebbles each', () => {
    expect(() => aTable(1)).toThrow('2 to 4 seats');
    expect(() => aTable(5)).toThrow('2 to 4 seats');
    expect(aTable(4).state.players.map(p => p.pebbles)).toEqual([5, 5, 5, 5]);
  });

  rule('EX-02', 'everybody is asked at once and may bury none, one or two', () => {
    const t = aTable(3);
    expect([0, 1, 2].map(t.amounts)).toEqual([
      [0, 1, 2],
      [0, 1, 2],
      [0, 1, 2],
    ]);
    t.play(2, { do: 'bury', pebbles: 2 });
    expect(t.state.players[2]).toEqual({ pebbles: 3, buried: 2, prizes: 0 });
    expect(factsFor(t.facts, 0)).toEqual([]);
    expect(example.view(t.state, 0)).not.toMatchObject({ own: { buried: 2 } });
  });
});

describe('A round', () => {
  rule('EX-03', 'there are three, each with a prize of one to four', () => {
    const seen = new Set<number>();
    for (let seed = 0; seed < 40; seed++) {
      const t = aTable(2, {}, `seed ${seed}`).bury(0, 0);
      for (let round = 0; round < 3; round++) {
        expect(t.state.over).toBe(false);
        seen.add(t.prize());
        t.bid(1, 0);
      }
      expect(t.state.over).toBe(true);
    }
    expect([...seen].sort()).toEqual([1, 2, 3, 4]);
  });

  rule('EX-04', 'any number of the remaining pebbles, sealed until the last fist is closed', () => {
    const t = aTable(2).bury(2, 0);
    expect(t.amounts(0)).toEqual([0, 1, 2, 3]);
    t.play(0, { do: 'bid', pebbles: 3 });
    expect(example.view(t.state, 1).stack.at(-1)).toMatchObject({ fists: [0, null] });
    t.play(0, { do: 'bid', pebbles: 1 }).play(1, { do: 'bid', pebbles: 0 });
    expect(t.facts).toContainEqual({ key: 'shown', args: { fists: [1, 0] }, rule: 'EX-04' });
    expect(t.state.barrier).toBe(t.state.ply);
    expect(() => t.play(0, { do: 'bid', pebbles: 3 })).toThrow(Refused);
  });

  rule('EX-05', 'most pebbles take the prize, a tie leaves it to nobody or to the first', () => {
    const t = aTable(3).bury(0, 0, 0);
    const prize = t.prize();
    expect(points(t.bid(0, 2, 1))).toEqual([0, prize, 0]);
    expect(points(t.bid(0, 1, 1))).toEqual([0, prize, 0]);
    const first = aTable(3, { ties: 'first' }).bury(0, 0, 0);
    const firstPrize = first.prize();
    expect(points(first.bid(0, 1, 1))).toEqual([0, firstPrize, 0]);
  });

  rule('EX-06', 'what was shown is lost for winner and losers alike', () => {
    const t = aTable(2).bury(0, 0).bid(3, 2);
    expect(t.state.players.map(p => p.pebbles)).toEqual([2, 3]);
  });
});

describe('The end', () => {
  rule('EX-07', 'prizes and buried pebbles count, the bag does not', () => {
    const t = aTable(2).bury(2, 1);
    const prize = t.prize();
    t.bid(0, 1).bid(0, 0).bid(0, 0);
    expect(t.state.over).toBe(true);
    expect(points(t)).toEqual([2, 1 + prize]);
  });

  rule('EX-08', 'most points win and equal points share the victory', () => {
    expect(ranks(aTable(3).bury(1, 2, 1))).toEqual([2, 1, 2]);
    expect(ranks(aTable(2).bury(2, 2))).toEqual([1, 1]);
  });
});
