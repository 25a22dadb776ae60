import { pending, randomFrom } from '@tarsas/kernel';
import { expect, test } from 'vitest';
import { begin, type Tiny, tiny } from '../../kernel/test/tiny.ts';
import { Effort } from '../effort.ts';
import { ask, bots, type Mind } from '../index.ts';
import { Sealed } from '../sealed.ts';

const SIDES = ['heads', 'tails'];
const shown = (s: Tiny['state'], seat: number): string | undefined => s.trace.find(line => line.startsWith(`${seat}`))?.slice(2);

/** Two coins are shown at the same time: equal ones pay the first seat, two for heads and one for tails. */
const coins = tiny({
  main: {
    who: s => [0, 1].filter(seat => !shown(s, seat)),
    options: () => SIDES.map(side => ({ do: side })),
    choose(g, _, seat, { do: side }) {
      g.s.trace.push(`${seat} ${side}`);
      if (g.s.trace.length === 2) g.done();
    },
  },
});

const mindWith = (paid: (mine: string, yours: string) => number): Mind =>
  ({
    game: coins,
    weights: {},
    plans: () => SIDES.map(side => [{ do: side }]),
    value(s) {
      const [mine, yours] = [shown(s, 0), shown(s, 1)];
      const won = mine && yours ? paid(mine, yours) : 0;
      return [won, -won];
    },
  }) as Mind<Tiny> as unknown as Mind;

test('regret matching: whoever is paid twice for heads shows them one time in three, or it would be foreseen', () => {
  const mind = mindWith((mine, yours) => (mine === yours ? (mine === 'heads' ? 2 : 1) : 0));
  const sealed = new Sealed(mind, 0, [begin(coins)], new Effort());
  const random = randomFrom('coins');
  for (let n = 0; n < 3000; n++) sealed.play(n, random);
  const drawn = Array.from({ length: 900 }, () => sealed.answer(0, random)[0].do);
  const heads = drawn.filter(side => side === 'heads').length / drawn.length;
  expect(heads).toBeGreaterThan(0.28);
  expect(heads).toBeLessThan(0.39);
});

test('what is better whatever the other shows is always shown', () => {
  const mind = mindWith(mine => (mine === 'tails' ? 1 : 0));
  const s = begin(coins);
  const [decision] = pending(coins, s);
  const searcher = bots.find(({ name }) => name === 'searcher')!;
  for (const seed of ['a', 'b', 'c', 'd'])
    expect(ask(searcher, coins, s, decision, randomFrom(seed), { mind, budget: { nodes: 200 } })).toEqual({ do: 'tails' });
});

test('the same answers are played out once', () => {
  const effort = new Effort();
  const sealed = new Sealed(
    mindWith(() => 1),
    0,
    [begin(coins)],
    effort,
  );
  const random = randomFrom('once');
  for (let n = 0; n < 50; n++) sealed.play(n, random);
  expect(effort.nodes).toBe(4);
});

test('whoever has one answer gives it without a thought', () => {
  const mind = { ...mindWith(() => 1), plans: () => [[{ do: 'heads' }]] } as Mind;
  const effort = new Effort();
  const sealed = new Sealed(mind, 0, [begin(coins)], effort);
  expect(sealed.isOpen(0)).toBe(false);
  expect(sealed.answer(0, randomFrom('one'))).toEqual([{ do: 'heads' }]);
  expect(effort.nodes).toBe(0);
});
