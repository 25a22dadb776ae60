import { advance, copy, type Decision, equal, pending, type Random, randomFrom, start } from '@tarsas/kernel';
import { describe, expect, test } from 'vitest';
import { mind } from '../../games/terra-mystica/bot/index.ts';
import type { TerraMystica } from '../../games/terra-mystica/rules/index.ts';
import { ask } from '../bot.ts';
import { leap } from '../judgement/index.ts';
import { botOf, RUNGS } from '../ladder.ts';
import type { Mind } from '../mind.ts';

const anyPlan = botOf(RUNGS.find(({ name }) => name === 'random-plans')!);

/** Plays until a seat may act in this round, or to the end. */
function playOn(state: TerraMystica['state'], random: Random, round: number): Decision<TerraMystica['frame']> | null {
  while (!state.over) {
    const [asked] = pending(mind.game, state).filter(({ waiting }) => waiting);
    if (state.round === round && asked.frame.kind === 'act') return asked;
    advance(mind.game, state, asked, ask(anyPlan, mind.game, state, asked, random, { mind: mind as unknown as Mind }), true);
  }
  return null;
}

describe('a leap', () => {
  test('leads to the end of the round: the seat has played it, the others have built nothing, and the game can go on', () => {
    const random = randomFrom('leap');
    const { state } = start(mind.game, { seats: 3, seed: 'leap' });
    const asked = playOn(state, random, 3)!;
    const before = copy(mind.game, state);
    const end = leap(mind as unknown as Mind, state as never, asked as never, random) as unknown as typeof state;
    expect(state).toEqual(before);
    expect(end.round).toBe(4);
    const built = end.players.map(({ left }, seat) => !equal(left, state.players[seat].left));
    expect(built).toEqual([0, 1, 2].map(seat => seat === asked.seat));
    playOn(end, random, 7);
    expect(end.over).toBe(true);
  });

  test('is not made where the planned round ends the game', () => {
    const random = randomFrom('late');
    const { state } = start(mind.game, { seats: 2, seed: 'late' });
    const asked = playOn(state, random, 6)!;
    expect(leap(mind as unknown as Mind, state as never, asked as never, random)).toBeNull();
  });
});
