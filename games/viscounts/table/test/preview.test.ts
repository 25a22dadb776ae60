import { clone } from '@tarsas/kernel';
import { render } from 'svelte/server';
import { describe, expect, test } from 'vitest';
import type { Choice } from '../../rules/choices.ts';
import { viscounts } from '../../rules/index.ts';
import type { State } from '../../rules/state.ts';
import Book from '../cards/Book.svelte';
import { changes } from '../changes.ts';
import { castleSteps, drafted } from '../drafted.ts';
import { linksAt, missingForGroup, positionOf, stepsFrom, wayBetween } from '../overlays.ts';
import Ai from '../panels/Ai.svelte';
import Commons from '../panels/Commons.svelte';
import { phase } from '../phase.ts';
import { telling } from '../telling.ts';
import { warnings } from '../warnings.ts';
import { a, draft, play, sceneOf } from './positions.ts';

/** A game for two in which seat 0 is asked a question of this kind. */
function asked(kind: string, change: (s: State) => void = () => {}): State {
  const state = clone(
    play('preview', 2, {}, ({ state: s, decision }) => s.round > 1 && decision.seat === 0 && decision.frame.kind === kind),
  );
  change(state);
  return state;
}

const view = (s: State) => viscounts.view(s, 0);

describe('The preview of a draft', () => {
  test('shows what a move costs and frames where it leads', () => {
    const base = asked('move', s => {
      s.players[0].silver = 9;
    });
    const { state } = draft(0, base, choice => choice.do === 'move' && choice.silver === 2);
    expect(changes(view(base), view(state), 0, 'en')).toContainEqual({ icon: 'silver', text: '−2 silver', tone: 'cost' });
    expect([...drafted(view(base), view(state))].filter(place => place.startsWith('space:'))).toHaveLength(1);
  });

  test('shows what the others would see of it', () => {
    const base = asked('move');
    const after = clone(base);
    after.players[1].silver += 2;
    after.players[1].corruption = 3;
    expect(changes(view(base), view(after), 0, 'en').map(({ text }) => text)).toEqual([
      'R: +2 silver',
      `R: corruption 3, virtue ${after.players[1].virtue}`,
    ]);
  });

  test('says where the markers would collide', () => {
    const base = asked('move');
    const after = clone(base);
    after.players[0].corruption = 4;
    after.players[0].virtue = 4;
    expect(changes(view(base), view(after), 0, 'hu').map(({ text }) => text)).toContain('ütközés a 4. mezőn');
  });

  test('shows nothing where nothing is drafted', () => {
    const base = view(asked('move'));
    expect(changes(base, base, 0, 'hu')).toEqual([]);
    expect(drafted(base, base).size).toBe(0);
  });

  test('frames castle sections whose workers move', () => {
    const base = asked('move');
    const after = clone(base);
    after.tier1[0]++;
    after.tier3[0]++;
    expect([...drafted(view(base), view(after))]).toEqual(['section:ink-stone', 'top']);
  });
});

describe('The last move', () => {
  test('is followed through the castle step by step', () => {
    const facts = [
      { key: 'workers', args: { seat: 0, n: 2, section: 'flip' } },
      { key: 'up', args: { seat: 0, section: 'flip', tier: 2 } },
      { key: 'sideways', args: { seat: 0, from: 'flip', to: 'gold-or-move' } },
      { key: 'bumped', args: { seat: 0, owner: 1, tier: 1, section: 'gold-or-move' } },
    ];
    expect(castleSteps(facts).map(({ kind, seat, tier }) => `${kind} ${seat} ${tier}`)).toEqual([
      'workers 0 1',
      'up 0 2',
      'sideways 0 1',
      'bumped 1 0',
    ]);
  });
});

test('a card that was played is marked with its owner, not with everybody who has the same', () => {
  const played = telling.traces.played!({ seat: 1, card: 'abbot', blind: false }, view(asked('move')), null);
  expect(played).toEqual([{ place: 'own:1:abbot', kind: 'placed' }]);
});

describe('Warnings', () => {
  const ids = (base: State, ...wishes: ((choice: Choice) => boolean)[]) => {
    const { state, moves } = draft(0, base, ...wishes);
    return warnings(state, moves, 0, 'en', base).map(({ id }) => id);
  };

  test('taking no action although one is possible', () => {
    const base = asked('action', s => {
      s.players[0].at = 0;
      s.players[0].silver = 8;
    });
    expect(ids(base, a('skip'))).toEqual(['noAction']);
  });

  test('hiring nobody with much silver', () => {
    const rich = (silver: number) =>
      asked('recruit', s => {
        s.players[0].silver = silver;
      });
    expect(ids(rich(9), a('skip'))).toEqual(['noHire']);
    expect(ids(rich(4), a('skip'))).toEqual([]);
  });

  test('placing fewer workers than possible', () => {
    const base = asked('action', s => {
      s.players[0].at = 1;
      s.players[0].gold = 9;
    });
    expect(ids(base, a('placeWorkers', { workers: 1 }))).toContain('fewerWorkers');
    expect(ids(base, a('placeWorkers', { workers: 4 }))).not.toContain('fewerWorkers');
  });

  test('a collision that brings debts', () => {
    const base = asked('recruit', s => {
      s.players[0].corruption = 6;
      s.players[0].virtue = 6;
      s.players[0].silver = 3;
    });
    expect(ids(base, a('skip'))).toEqual(['debts']);
  });
});

describe('Overlays ask the rules', () => {
  test('every space can be reached, the next one in one step', () => {
    const steps = stepsFrom(0);
    expect(steps[0]).toBe(-1);
    expect(steps.slice(1).every(n => n > 0)).toBe(true);
    expect(steps[2]).toBe(1);
    expect(wayBetween(0, 2)).toEqual([0, 2]);
    expect(wayBetween(4, 4).length).toBeGreaterThan(4);
  });

  test('a plot between two buildings completes its links', () => {
    const s = positionOf(view(asked('move')));
    const spot = s.spots.findIndex(
      (code, i) => code < 0 && linksAt({ ...s, spots: s.spots.map((c, j) => (j === i ? c : 0)) }, 0, i).length === 2,
    );
    expect(spot).toBeGreaterThanOrEqual(0);
  });

  test('a group of two lacks one', () => {
    const tier1 = new Array<number>(20).fill(0);
    tier1[4] = 2;
    expect(missingForGroup({ tier1 }, 0)).toEqual([0, 1, 0, 0, 0]);
  });
});

test('the header tells the phase of the turn', () => {
  expect(phase(view(asked('play')), 'en')).toMatchObject({ name: 'Cards' });
  expect(phase(view(asked('move')), 'en')).toMatchObject({ name: 'Move' });
  expect(phase(view(asked('action')), 'hu')).toMatchObject({ name: 'Akció' });
  expect(phase(view(asked('recruit')), 'hu')).toMatchObject({ name: 'Toborzás' });
});

describe('What is reconstructed is marked on the table', () => {
  const at = (solo: string, language: 'en' | 'hu') =>
    sceneOf(
      play('marks', 1, { solo }, ({ state }) => state.round > 2),
      null,
      language,
    );

  test('the panel of the AI says so of its board', () => {
    expect(render(Ai, { props: at('noble', 'hu') }).body).toContain('A táblája rekonstruált.');
    expect(render(Ai, { props: at('builder', 'en') }).body).toContain('Its board is partly reconstructed.');
    expect(render(Ai, { props: at('cleric', 'en') }).body).not.toContain('Its board is');
  });

  test('the label counts everything that is in play', () => {
    expect(render(Commons, { props: at('noble', 'en') }).body).toContain('Reconstructed: 31');
    expect(render(Commons, { props: at('cleric', 'hu') }).body).toContain('Rekonstruált: 30');
  });

  test('a card carries the sign, others do not', () => {
    const drawn = (id: string) => render(Book, { props: { id } }).body;
    expect(drawn('grey-4-stone')).toContain('class="ours');
    expect(drawn('grey-3-flip')).not.toContain('class="ours');
  });
});
