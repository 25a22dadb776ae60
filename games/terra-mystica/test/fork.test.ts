import { copy, fork, start } from '@tarsas/kernel';
import { expect, test } from 'vitest';
import { terraMystica } from '../rules/index.ts';

const { state } = start(terraMystica, { seats: 4, seed: 'fork' });

test('a fork shares what rules replace, such as the map, and has what they change in place, such as the bowls of power, for itself', () => {
  const forked = fork(terraMystica, state);
  expect(forked.terrain).toBe(state.terrain);
  expect(forked.players[0].bowls).not.toBe(state.players[0].bowls);
});

test('a copy has both for itself', () => {
  const copied = copy(terraMystica, state);
  expect(copied.terrain).not.toBe(state.terrain);
  expect(copied).toEqual(state);
});
