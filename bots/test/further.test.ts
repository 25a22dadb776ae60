import { type Core, pending, randomFrom } from '@tarsas/kernel';
import { expect, test } from 'vitest';
import { begin, inTurn, question, type Tiny, tiny } from '../../kernel/test/tiny.ts';
import { ask, bots, type Mind } from '../index.ts';
import { distinct, type Reached, worthOfFirst } from '../planner.ts';

const botNamed = (name: string) => bots.find(bot => bot.name === name)!;
const askFor = (kind: string) => (g: { call(frame: { kind: string; seat: number }): void }) => g.call({ kind, seat: 0 });

/** Two rounds: grain is eaten or sown in the first, and what was sown can be reaped in the second. */
const field = tiny({
  main: inTurn(askFor('first'), askFor('second'), g => g.done()),
  first: question('eat', 'sow'),
  second: question('rest', 'reap'),
});
const traceOf = ({ trace }: Tiny['state']): string[] => trace;

/** Counts what is in the barn, and guesses nothing. */
const mind = {
  game: field,
  weights: {},
  plans: s => (traceOf(s).length === 0 ? ['eat', 'sow'] : ['rest', 'reap']).map(answer => [{ do: answer }]),
  value(s) {
    const trace = traceOf(s);
    const reaped = trace.includes('first 0 sow') && trace.includes('second 0 reap');
    return [reaped ? 5 : trace.includes('first 0 eat') ? 2 : 0];
  },
  horizon: s => traceOf(s).length > 0,
} as Mind<Tiny> as unknown as Mind;

test.each([
  ['planner', 'eat'],
  ['searcher', 'sow'],
])('%s would %s: only the searcher looks at what the next round makes of this one', (name, wanted) => {
  const s = begin(field, 1);
  const [decision] = pending(field, s);
  expect(ask(botNamed(name), field, s, decision, randomFrom('field'), { mind })).toEqual({ do: wanted });
});

const reached = (worth: number, ...roots: number[]): Reached => ({ world: {} as Core, worth, roots });
const plans = [3, 2, 1].map(worth => ({ plan: [{ do: 'x' }], worth }));

test('a position reached in two orders counts for both first plans', () => {
  expect(distinct([reached(7, 0), reached(9, 1), reached(7, 2)], 5)).toMatchObject([
    { worth: 9, roots: [1] },
    { worth: 7, roots: [0, 2] },
  ]);
});

test('a first plan without an end comes after those with one, in the order they looked good', () => {
  expect(worthOfFirst([reached(7, 1)], plans)).toEqual([6, 7, 4]);
  expect(worthOfFirst([], plans)).toEqual([3, 2, 1]);
});

test.each(['planner', 'searcher'])('%s without time to plan its round does not take its quickest end for the best', name => {
  const answers = ['go', 'stay'];
  const long = tiny({ main: inTurn(...Array.from({ length: 6 }, () => askFor('way')), g => g.done()), way: question(...answers) });
  // Going leads on through a long round that is worth more; staying ends it at once.
  const patient = {
    game: long,
    weights: {},
    plans: () => answers.map(answer => [{ do: answer }]),
    value: s => [traceOf(s).includes('way 0 go') ? 3 : 1],
    horizon: s => traceOf(s).includes('way 0 stay'),
  } as Mind<Tiny> as unknown as Mind;
  const s = begin(long, 1);
  const [decision] = pending(long, s);
  for (const nodes of [1, 3, 5]) {
    expect(ask(botNamed(name), long, s, decision, randomFrom('way'), { mind: patient, budget: { nodes } })).toEqual({ do: 'go' });
  }
});
