import { describe, expect, test } from 'vitest';
import {
  advance,
  apply,
  copy,
  decide,
  factsFor,
  fork,
  imagine,
  optionsOf,
  pending,
  Refused,
  replay,
  start,
  type TableLog,
  type Viewer,
} from '../index.ts';
import { hold } from '../laws/index.ts';
import { begin, inTurn, question, tiny } from './tiny.ts';
import { magpies } from './toy.ts';

const asking = { ...question('yes', 'no'), who: () => [0] };

describe('start', () => {
  test.each([1, 4, 2.5, Number.NaN])('refuses %d seats at a game for two or three', seats => {
    expect(() => start(magpies, { seats, seed: 'a' })).toThrow(`magpies is for 2 to 3 seats, not ${seats}`);
  });

  test('refuses an option that does not exist and names those that do', () => {
    expect(() => start(magpies, { seats: 2, options: { loser: 1 }, seed: 'a' })).toThrow("There is no option 'loser'. Options: winner.");
  });

  test('refuses a value that an option does not have and names those it has', () => {
    expect(() => start(magpies, { seats: 2, options: { winner: 'me' }, seed: 'a' })).toThrow(
      `Option 'winner' cannot be "me". It may be: "highest", "lowest".`,
    );
  });

  test('fills in the first value of every option left out', () => {
    expect(start(magpies, { seats: 2, seed: 'a' }).state.options).toEqual({ winner: 'highest' });
    expect(start(magpies, { seats: 2, options: { winner: undefined }, seed: 'a' }).state.options).toEqual({ winner: 'highest' });
    expect(start(magpies, { seats: 2, options: { winner: 'lowest' }, seed: 'a' }).state.options).toEqual({ winner: 'lowest' });
  });

  test('deals another game for another seed and the same for the same', () => {
    const dealt = (seed: string) => start(magpies, { seats: 2, seed }).state.deck;
    expect(dealt('a')).toEqual(dealt('a'));
    expect(dealt('a')).not.toEqual(dealt('b'));
  });

  test('runs to the first question and returns the facts on the way', () => {
    const main = inTurn(
      g => {
        g.log('dealt', { cards: 3 }, 'T-01');
        g.call({ kind: 'ask', seat: 0 });
      },
      g => g.done(),
    );
    const { state, facts } = start(tiny({ main, ask: question('yes') }), { seats: 2, seed: 'a' });
    expect(facts).toEqual([{ key: 'dealt', args: { cards: 3 }, rule: 'T-01' }]);
    expect(state.stack.map(f => f.kind)).toEqual(['main', 'ask']);
    expect(state).toMatchObject({ ply: 0, plies: [0, 0], barrier: 0, over: false });
  });
});

describe('an option with a check', () => {
  const game = tiny(
    { main: asking },
    {
      options: {
        map: {
          values: ['usual', null],
          check(value) {
            if (!Array.isArray(value)) throw new Error('A map is a list of hexes.');
            return value.map(String);
          },
        },
      },
    },
  );
  const mapOf = (map: unknown) => start(game, { seats: 2, options: { map }, seed: 'a' }).state.options.map;

  test('takes the values in the list as they are', () => expect(['usual', null].map(mapOf)).toEqual(['usual', null]));
  test('takes what the check makes of any other value', () => expect(mapOf([1, 2])).toEqual(['1', '2']));
  test('says what the check says when it is wrong', () => expect(() => mapOf('unusual')).toThrow('A map is a list of hexes.'));
});

describe('apply', () => {
  test('leaves the state it is given alone', () => {
    const game = tiny({ main: asking });
    const before = begin(game);
    const saved = structuredClone(before);
    apply(game, before, { seat: 0, decision: '0/0', choice: { do: 'yes' } });
    expect(before).toEqual(saved);
  });

  test('changes nothing when a rule throws half-way', () => {
    const game = tiny({
      main: {
        ...asking,
        choose(g) {
          g.s.trace.push('half');
          throw new Error('oops');
        },
      },
    });
    const before = begin(game);
    expect(() => apply(game, before, { seat: 0, decision: '0/0', choice: { do: 'yes' } })).toThrow('oops');
    expect(before.trace).toEqual([]);
    expect(before.ply).toBe(0);
  });

  test('counts the moves in all and by seat', () => {
    const game = tiny({ main: { ...question('yes'), who: () => [1], choose: () => {} } });
    const { state } = apply(game, begin(game), { seat: 1, decision: '0/0', choice: { do: 'yes' } });
    expect(state).toMatchObject({ ply: 1, plies: [0, 1] });
  });
});

describe('decide', () => {
  test('makes a choice on a copy and leaves the state it was listed for alone', () => {
    const game = tiny({ main: { ...question('yes'), who: () => [1], choose: g => g.done() } });
    const before = begin(game);
    const [decision] = pending(game, before);
    const { state } = decide(game, before, decision, optionsOf(game, before, decision)[0]);
    expect(state).toMatchObject({ ply: 1, plies: [0, 1], over: true });
    expect(before).toMatchObject({ ply: 0, plies: [0, 0], over: false });
  });
});

describe('advance', () => {
  const game = tiny({
    main: inTurn(
      g => g.call({ kind: 'ask', seat: 0 }),
      g => g.goto({ kind: 'ask', seat: 1 }),
    ),
    ask: question('yes'),
  });

  test('makes the move in place, also with a decision of the state this one was copied from', () => {
    const original = begin(game);
    const [decision] = pending(game, original);
    const s = copy(game, original);
    advance(game, s, decision, { do: 'yes' });
    expect(s.trace).toEqual(['ask 0 yes']);
    expect(original.trace).toEqual([]);
  });

  test('refuses a decision that is not open any more', () => {
    const s = begin(game);
    const [decision] = pending(game, s);
    advance(game, s, decision, { do: 'yes' });
    expect(() => advance(game, s, decision, { do: 'yes' })).toThrow('tiny: decision 1/0 of seat 0 is not open');
    expect(s.ply).toBe(1);
  });
});

describe('replay', () => {
  const log = hold(magpies, [], { seats: 2, options: {}, seed: 'replay' });

  test('plays the whole log', () => expect(replay(magpies, log).state.over).toBe(true));

  test('stops after as many moves as it is told', () => {
    expect(replay(magpies, log, 0).state).toEqual(start(magpies, log).state);
    expect(replay(magpies, log, 3).state.ply).toBe(3);
  });

  test('names the number of the move that cannot be made, and why', () => {
    const wrong: TableLog = { ...log, moves: log.moves.with(2, { ...log.moves[2], choice: { do: 'cheat' } }) };
    const attempt = () => replay(magpies, wrong);
    expect(attempt).toThrow(Refused);
    expect(attempt).toThrow(/^Move 3: {"do":"cheat"} is not among the options/);
  });
});

test('replay names the number of the move in which a rule crashed', () => {
  const game = tiny({
    main: {
      ...asking,
      choose(_, __, ___, choice) {
        if (choice.do === 'no') throw new Error('no such hex');
      },
    },
  });
  const moves = ['yes', 'no'].map((choice, n) => ({ seat: 0, decision: `0/${n}`, choice: { do: choice } }));
  const log: TableLog = { game: 'tiny', rules: 1, seats: 2, options: {}, seed: 'a', moves };
  expect(() => replay(game, log)).toThrow(/^Move 2: no such hex$/);
});

test('factsFor gives a viewer what is for all and what is for them alone', () => {
  const facts = [
    { key: 'all', args: {} },
    { key: 'zero', args: {}, only: 0 },
    { key: 'one', args: {}, only: 1 },
  ];
  const keysFor = (viewer: Viewer) => factsFor(facts, viewer).map(fact => fact.key);
  expect(keysFor(0)).toEqual(['all', 'zero']);
  expect(keysFor(1)).toEqual(['all', 'one']);
  expect(keysFor('public')).toEqual(['all']);
});

describe('imagine', () => {
  const { state } = start(magpies, { seats: 3, seed: 'imagine' });
  const view = magpies.view(state, 0);

  test('makes a world that can be changed without touching the view', () => {
    const saved = structuredClone(view);
    const world = imagine(magpies, view, 0, 'a');
    world.players[0].hand.push(99);
    world.stack[0].kind = 'keep';
    world.plies[0] = 99;
    expect(view).toEqual(saved);
  });

  test('gives the world a generator of its own', () => {
    expect(imagine(magpies, view, 0, 'a').rng).not.toEqual(state.rng);
    expect(imagine(magpies, view, 0, 'a')).toEqual(imagine(magpies, view, 0, 'a'));
    expect(imagine(magpies, view, 0, 'a').deck).not.toEqual(imagine(magpies, view, 0, 'b').deck);
  });
});

test('a fork is a copy where the game has no fork of its own, and what the game makes of it otherwise', () => {
  const { state } = start(magpies, { seats: 3, seed: 'fork' });
  expect(fork(magpies, state)).toEqual(state);
  expect(fork(magpies, state).players).not.toBe(state.players);
  expect(fork({ ...magpies, fork: s => ({ ...s }) }, state).players).toBe(state.players);
});

test('a copy shares the options and nothing else', () => {
  const { state } = start(magpies, { seats: 3, seed: 'copy' });
  const copied = copy(magpies, state);
  expect(copied).toEqual(state);
  expect(copied.options).toBe(state.options);
  const { options: _, ...rest } = state;
  const originals = new Set(objectsIn(rest));
  expect(objectsIn(copied).filter(object => originals.has(object))).toEqual([]);
});

function objectsIn(value: unknown): object[] {
  return typeof value === 'object' && value !== null ? [value, ...Object.values(value).flatMap(objectsIn)] : [];
}
