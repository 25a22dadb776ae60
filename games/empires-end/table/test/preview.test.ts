import { clone, decide, type Fact, optionsOf, pending, start } from '@tarsas/kernel';
import { render } from 'svelte/server';
import { describe, expect, test } from 'vitest';
import { empiresEnd } from '../../rules/index.ts';
import type { Choice, State } from '../../rules/state.ts';
import { changes } from '../changes.ts';
import { components } from '../components.ts';
import { badgesAt, unseenTargets } from '../overlays.ts';
import Standings from '../panels/Standings.svelte';
import { phase } from '../phase.ts';
import { ifTaken, inDanger } from '../questions.ts';
import { revealIn } from '../reveal.ts';
import { nearMove } from '../targets.ts';
import { telling } from '../telling.ts';
import { warnings } from '../warnings.ts';
import { a, draft, play, sceneOf } from './positions.ts';

/** The first disaster of a game for two, as seat 0 meets it. */
function firstDisaster(change: (s: State) => void = () => {}): State {
  const state = clone(start(empiresEnd, { seats: 2, seed: 'preview', options: { firstPlayer: 0 } }).state);
  change(state);
  return state;
}

/** A position of seat 0 in a phase, changed at will. */
function inPhase(kind: 'economy' | 'industry', change: (s: State) => void = () => {}): State {
  const state = clone(
    play(`in ${kind}`, 2, {}, ({ state: s }) => pending(empiresEnd, s).some(({ seat, frame }) => seat === 0 && frame.kind === kind)),
  );
  change(state);
  return state;
}

const view = (s: State) => empiresEnd.view(s, 0);

describe('The preview of a draft', () => {
  test('shows what a bid costs', () => {
    const base = firstDisaster();
    const { state } = draft(0, base, a('bid', { resource: 'coin' }));
    expect(changes(view(base), view(state), 0, 'en')).toEqual([{ icon: 'coin', text: '−1 coin', tone: 'cost' }]);
  });

  test('shows what burns and what comes when a disaster is taken', () => {
    const base = firstDisaster(s => {
      s.threats[0].axe = 3;
    });
    const { state } = draft(0, base, a('take'), a('place'));
    const shown = changes(view(base), view(state), 0, 'en');
    const [{ card }] = base.threats;
    const target = view(base).players[0].tiles[Number(card.slice(-2)) - 1];
    expect(state.players[0].destroyed).toEqual([target]);
    expect(shown).toContainEqual({ icon: 'axe', text: '+3 axes', tone: 'gain' });
    expect(shown.filter(({ icon }) => icon === 'fire')).toHaveLength(1);
    expect(shown.filter(({ text }) => text.includes(' under '))).toHaveLength(1);
  });

  test('says the same as the rules then do', () => {
    const base = firstDisaster(s => {
      s.threats[0].wheat = 2;
    });
    const before = view(base);
    const taking = ifTaken(before, before.players[0], before.own, before.threats[0].card, before.threats[0]);
    const { state } = draft(0, base, a('take'));
    expect(taking.burns).toEqual(state.players[0].destroyed);
    const places = optionsOf(empiresEnd, state, pending(empiresEnd, state)[0]).map(choice => choice.do === 'place' && choice.location);
    expect(taking.places).toEqual(places);
    expect([...inDanger(before, before.players[0]).keys()]).toEqual(taking.burns);
  });

  test('shows nothing where nothing is drafted', () => {
    const before = view(firstDisaster());
    expect(changes(before, before, 0, 'hu')).toEqual([]);
  });
});

describe('Warnings', () => {
  const ids = (base: State, ...wishes: ((choice: Choice) => boolean)[]) => {
    const { state, moves } = draft(0, base, ...wishes);
    return warnings(state, moves, 0, 'en', base).map(({ id }) => id);
  };

  test('a coin bid although the card lists what one has', () => {
    expect(ids(firstDisaster(), a('bid', { resource: 'coin' }))).toEqual(['coinBid']);
    const poor = firstDisaster(s => Object.assign(s.players[0], { wheat: 0, hammer: 0, axe: 0 }));
    expect(ids(poor, a('bid', { resource: 'coin' }))).toEqual([]);
  });

  test('paying although an ability would do', () => {
    const base = firstDisaster(s => {
      const [{ card }] = s.threats;
      const free = { wheat: 'famine-01', hammer: 'fire-02', axe: 'barbarians-05' };
      // Whatever the card lists, one of these passes for free.
      s.players[0].innovations = [...s.players[0].innovations, ...Object.values(free).filter(id => id !== card)];
      s.players[0].under = s.players[0].innovations.map((_, i) => s.players[0].tiles[i]);
      const others = (zone: readonly string[]) => zone.filter(id => !Object.values(free).includes(id));
      s.deck = others(s.deck);
      for (const p of s.players) p.hand = others(p.hand);
    });
    expect(ids(base, choice => choice.do === 'bid' && choice.resource !== 'coin')).toEqual(['freeBid']);
  });

  test('finishing an economy phase with gains left', () => {
    expect(ids(inPhase('economy'), a('finish'))).toEqual(['economy']);
    expect(ids(inPhase('economy'), a('collect'), a('finish'))).toEqual([]);
  });

  test('finishing an industry phase with cards left', () => {
    expect(ids(inPhase('industry'), a('finish'))).toEqual(['industry']);
    expect(ids(inPhase('industry'), a('sell'), a('sell'), a('finish'))).toEqual([]);
  });

  test('coins for what hammers could pay', () => {
    const rich = inPhase('industry', s => {
      Object.assign(s.players[0], { hammer: 9, coin: 9, destroyed: ['village-low', 'village-high', 'city'] });
      s.players[0].innovations = [];
      s.players[0].under = [];
    });
    expect(ids(rich, choice => choice.do === 'play' && choice.coins > 0)).toContain('coinPaid');
    expect(ids(rich, a('play', { coins: 0 }))).toEqual([]);
  });
});

test('a near-move is asked about where it lies', () => {
  const base = inPhase('industry', s => {
    s.players[0].destroyed = ['city'];
  });
  const { frame } = pending(empiresEnd, base).find(({ seat }) => seat === 0)!;
  const shown = view(base);
  expect(nearMove(shown, frame, shown.players[0], 'city')).toEqual({ do: 'restore', location: 'city', coins: 0 });
  expect(nearMove(shown, frame, shown.players[0], 'farm-axe')).toBeNull();
});

describe('Overlays', () => {
  test('count the cards that nobody has shown yet', () => {
    const shown = view(firstDisaster());
    // 88 cards, less the one on the table and the four in one's hand.
    expect(unseenTargets(shown).reduce((sum, n) => sum + n)).toBe(88 - 1 - 4);
  });

  test('show strength and the price of restoring', () => {
    const base = firstDisaster(s => {
      s.players[0].destroyed = ['city'];
    });
    const shown = view(base);
    const at = (id: string) => shown.players[0].tiles.indexOf(id) + 1;
    expect(badgesAt(shown, 0, at('army-low'), ['strength', 'restore'])).toEqual([{ overlay: 'strength', n: 2 }]);
    expect(badgesAt(shown, 0, at('city'), ['strength', 'restore'])).toEqual([{ overlay: 'restore', n: 8 }]);
    expect(badgesAt(shown, 0, at('army-low'), [])).toEqual([]);
  });
});

test('opened hands are told from the log, the strongest first', () => {
  const base = play('reveal', 3, {}, ({ state }) => state.conflict !== null);
  let state = base;
  let facts: ReturnType<typeof decide>['facts'] = [];
  while (state.conflict !== null) {
    const [decision] = pending(empiresEnd, state).filter(({ waiting }) => waiting);
    const options = optionsOf(empiresEnd, state, decision);
    ({ state, facts } = decide(empiresEnd, state, decision, options.at(-1)!));
  }
  const reveal = revealIn(facts);
  expect(reveal?.rows.map(({ seat }) => seat).sort()).toEqual([0, 1, 2]);
  const strengths = reveal!.order.map(seat => reveal!.rows.find(row => row.seat === seat)!.strength);
  expect(strengths).toEqual([...strengths].sort((x, y) => y - x));
  expect(reveal!.rows.filter(({ wins }) => wins).map(({ strength }) => strength)).toContain(strengths[0]);
  expect(revealIn([])).toBeNull();
});

test('the header tells phase and space', () => {
  expect(phase(view(firstDisaster()), 'en')).toEqual({ round: 1, rounds: 26, name: 'Disaster' });
  const { state } = start(empiresEnd, { seats: 3, seed: 'phase', options: { game: 'lightning' } });
  expect(phase(empiresEnd.view(state, 'public'), 'hu')).toEqual({ round: 7, rounds: 26, name: 'Villám' });
});

test.each(['en', 'hu'] as const)('the box is complete, with words about everything (%s)', language => {
  const groups = components(language);
  expect(groups.map(({ items }) => items.length)).toEqual([11, 88, 11, 4, 4]);
  for (const { id, name, about } of groups.flatMap(({ items }) => items)) expect(`${name} ${about}`, id).not.toContain('undefined');
});

describe('The standings', () => {
  /** The totals of the panel as seat 1 reads them. */
  const totals = (s: State) => {
    const { body } = render(Standings, { props: sceneOf(s, null, 'en', 1) });
    return [...body.matchAll(/<b[^>]*>([^<]*)<\/b>/g)].map(([, total]) => total);
  };
  const wheatCounts = (s: State) => {
    s.players[0].innovations = [...s.players[0].innovations, 'famine-02'];
    s.players[0].under = [...s.players[0].under, 'city'];
    s.players[0].wheat = 12;
    s.deck = s.deck.filter(card => card !== 'famine-02');
  };

  test('name a total that depends on hidden tokens as at least so many, never as a number of an imagined world', () => {
    const state = firstDisaster(wheatCounts);
    const [anna, bela] = empiresEnd.score(state).map(({ points }) => points);
    expect(totals(state)).toEqual([`${anna - 12}+`, `${bela}`]);
  });

  test('agree with the final score to the point once the game is over', () => {
    const state = clone(play('standings', 2, {}, ({ state: s }) => s.over));
    wheatCounts(state);
    expect(totals(state)).toEqual(empiresEnd.score(state).map(({ points }) => `${points}`.replace('-', '−')));
  });
});

test('the facts of a whole game, to the final score, can be marked on the table', () => {
  const begun = start(empiresEnd, { seats: 2, seed: 'marks', options: {} });
  const facts: Fact[] = [...begun.facts];
  for (let { state } = begun; !state.over; ) {
    const [decision] = pending(empiresEnd, state).filter(({ waiting }) => waiting);
    const next = decide(empiresEnd, state, decision, optionsOf(empiresEnd, state, decision).at(-1)!);
    facts.push(...next.facts);
    state = next.state;
  }
  expect(facts.at(-1)?.key).toBe('finalScore');
  const traces = telling.traces as Readonly<Record<string, ((args: object) => readonly { place: string }[]) | undefined>>;
  const places = new Set(facts.flatMap(({ key, args }) => traces[key]?.(args) ?? []).map(({ place }) => place));
  expect(places.size).toBeGreaterThan(20);
});
