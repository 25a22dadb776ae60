import { clone, decide, pending, start } from '@tarsas/kernel';
import { describe, expect, test } from 'vitest';
import { terraMystica } from '../../rules/index.ts';
import type { Choice, State } from '../../rules/state.ts';
import { changes } from '../changes.ts';
import { drafted } from '../drafted.ts';
import { phase } from '../phase.ts';
import { warnings } from '../warnings.ts';
import { a, draft } from './positions.ts';

/** The first game for two: seat 0 plays the witches and begins. */
function firstTurn(change: (s: State) => void = () => {}): State {
  let { state } = start(terraMystica, { seats: 2, seed: 'preview', options: { factions: 'introductory', startPlayer: 'first-seat' } });
  for (const card of ['BON1', 'BON3']) {
    const [decision] = pending(terraMystica, state);
    state = decide(terraMystica, state, decision, { do: 'card', card } as Choice).state;
  }
  state = clone(state);
  change(state);
  return state;
}

const view = (s: State) => terraMystica.view(s, 0);

describe('The preview of a draft', () => {
  const base = firstTurn();

  test('shows what an upgrade costs, and whom it offers power', () => {
    const { state } = draft(0, base, a('upgrade', { hex: 'F4', to: 'tradingHouse' }));
    const shown = changes(view(base), view(state), 0, 'en');
    expect(shown).toContainEqual({ icon: 'worker', text: '−2 workers', tone: 'cost' });
    expect(shown).toContainEqual({ icon: 'coin', text: '−3 coins', tone: 'cost' });
    expect(shown).toContainEqual({ icon: 'power', text: 'offered: Nomads 1', tone: 'other' });
  });

  test('shows nothing where nothing is drafted', () => {
    expect(changes(view(base), view(base), 0, 'hu')).toEqual([]);
    expect(drafted(view(base), view(base))).toEqual({ hexes: [], bridges: [] });
  });

  test('frames the hexes that it changes', () => {
    const { state } = draft(0, base, a('upgrade', { hex: 'F4', to: 'tradingHouse' }));
    expect(drafted(view(base), view(state)).hexes).toHaveLength(1);
  });

  test('counts cult steps and points', () => {
    const { state } = draft(
      0,
      firstTurn(s => {
        s.players[0].priests = 1;
      }),
      a('send', { cult: 'air', steps: 3 }),
    );
    expect(changes(view(base), view(state), 0, 'hu')).toContainEqual({ icon: 'air', text: 'levegő +3', tone: 'gain' });
  });
});

describe('Warnings', () => {
  const ids = (base: State, ...wishes: ((choice: Choice) => boolean)[]) => {
    const { state, moves } = draft(0, base, ...wishes);
    return warnings(state, moves, 0, 'en', base).map(({ id }) => id);
  };
  const rich = (more: (s: State) => void = () => {}) =>
    firstTurn(s => {
      s.players[0].bowls = [0, 0, 12];
      s.players[0].priests = 2;
      more(s);
    });

  test('spades that are not used', () => {
    expect(ids(rich(), a('power', { action: 'ACT6' }), a('done'))).toEqual(['spades']);
  });

  test('power that finds no room', () => {
    expect(ids(rich(), a('send', { cult: 'air', steps: 3 }))).toEqual(['power']);
  });

  test('passing with a special action unused', () => {
    const base = rich(s => {
      s.players[0].card = 'BON1';
    });
    expect(ids(base, a('pass'))).toEqual(['special']);
    base.players[0].used = ['BON1'];
    expect(ids(base, a('pass'))).toEqual([]);
  });

  test('a bridge that is given up', () => {
    expect(ids(rich(), a('power', { action: 'ACT1' }), a('giveUp'))).toEqual(['gaveUp']);
  });

  test('none for an ordinary upgrade', () => {
    expect(ids(firstTurn(), a('upgrade', { hex: 'F4', to: 'tradingHouse' }))).toEqual([]);
  });
});

test('the header tells round and phase', () => {
  expect(phase(view(firstTurn()), 'en')).toEqual({ round: 1, rounds: 6, name: 'Actions' });
  const { state } = start(terraMystica, { seats: 3, seed: 'phase', options: {} });
  expect(phase(terraMystica.view(state, 'public'), 'hu')).toEqual({ round: 0, rounds: 6, name: 'Frakcióválasztás' });
});
