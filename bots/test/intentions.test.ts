import { advance, pending } from '@tarsas/kernel';
import { expect, test } from 'vitest';
import { begin, inTurn, question, tiny } from '../../kernel/test/tiny.ts';
import { Intentions } from '../index.ts';

const ask = (g: { call(frame: { kind: string; seat: number }): void }) => g.call({ kind: 'way', seat: 0 });
const walk = tiny({ main: inTurn(ask, ask, ask, g => g.done()), way: question('left', 'right') });
const decisionIn = (s: ReturnType<typeof begin>) => pending(walk, s)[0];

/** Somebody who was asked once, said "left", and meant to go on like this. */
function meaning(...rest: string[]) {
  const intentions = new Intentions();
  const s = begin(walk, 1);
  intentions.keep(
    'me',
    s,
    rest.map(way => ({ do: way })),
  );
  const goOn = () => advance(walk, s, decisionIn(s), { do: 'left' }, true);
  return { s, goOn, next: (who = 'me') => intentions.next(who, walk, s, decisionIn(s)) };
}

test('a plan is played to its end and then thought about again', () => {
  const { goOn, next } = meaning('right', 'left');
  goOn();
  expect(next()).toEqual({ do: 'right' });
  goOn();
  expect(next()).toEqual({ do: 'left' });
  goOn();
});

test('what is not offered any more ends the plan', () => {
  const { goOn, next } = meaning('back', 'left');
  goOn();
  expect(next()).toBeNull();
  expect(next()).toBeNull();
});

test('a plan for a position that was taken back is forgotten', () => {
  const { goOn, next } = meaning('right');
  expect(next()).toBeNull();
  goOn();
  expect(next()).toBeNull();
});

test('nobody plays what somebody else meant', () => {
  const { goOn, next } = meaning('right');
  goOn();
  expect(next('you')).toBeNull();
  expect(next()).toEqual({ do: 'right' });
});
