import { describe, expect, test } from 'vitest';
import { apply, type Frame, type Move, pending, Refused } from '../index.ts';
import { answer, askedIn, begin, inTurn, question, type TinyFrame, type TinyStep, tiny } from './tiny.ts';

describe('ids', () => {
  test('number the frames of the main stack as they are made', () => {
    const main = inTurn(
      g => {
        g.call({ kind: 'ask', seat: 0 });
        g.call({ kind: 'ask', seat: 1 });
      },
      g => g.done(),
    );
    const game = tiny({ main, ask: question('yes') });
    expect(begin(game).stack.map(f => f.id)).toEqual(['0', '1', '2']);
  });

  test('of decisions are the id of the frame and how many moves the seat has made', () => {
    const game = tiny({ main: { who: () => [0, 1], options: () => [{ do: 'again' }], choose: () => {} } });
    const s = begin(game);
    expect(askedIn(game, s)).toEqual(['0: 0/0', '1: 0/0']);
    expect(askedIn(game, answer(game, s, 1))).toEqual(['0: 0/0', '1: 0/1']);
  });

  test('on a lane do not depend on how far the other lanes are', () => {
    const main = inTurn(g => g.split(seat => ({ kind: 'lane', seat })));
    const lane = inTurn(
      (g, f) => g.call({ kind: 'ask', seat: f.seat }),
      (g, f) => g.call({ kind: 'ask', seat: f.seat }),
      g => g.done(),
    );
    const game = tiny({ main, lane, ask: question('yes') });
    const s = begin(game);
    const [first] = askedIn(game, s);
    expect(askedIn(game, answer(game, answer(game, s, 1), 1))).toEqual([first]);
    const ids = [s, answer(game, s, 0)].flatMap(state => state.lanes!.flatMap(l => l.stack.map(f => f.id)));
    expect(new Set(ids).size).toBe(5);
  });

  test('are never used twice', () => {
    const seen: string[] = [];
    const note: TinyStep = {
      run(g, f) {
        seen.push((f as Frame<TinyFrame>).id);
        g.done();
      },
    };
    const twice = inTurn(
      g => {
        g.split(() => ({ kind: 'lane' }));
        g.call({ kind: 'note' });
      },
      g => g.split(() => ({ kind: 'lane' })),
      g => g.split(() => ({ kind: 'note' })),
      g => g.done(),
    );
    const lane = inTurn(
      g => g.call({ kind: 'note' }),
      g => g.goto({ kind: 'note' }),
    );
    begin(tiny({ main: twice, lane, note }));
    expect(seen.length).toBe(11);
    expect(new Set(seen).size).toBe(11);
  });
});

describe('simultaneous questions', () => {
  /** Everybody seals a fist; it can be changed until the last one is in. */
  const main: TinyStep = {
    who: (s, f) => seats(s.seats).filter(seat => !f.list?.includes(seat)),
    revise: (_, f) => f.list ?? [],
    options: () => [{ do: 'rock' }, { do: 'paper' }],
    choose(g, f, seat, choice) {
      g.s.trace = [...g.s.trace.filter(line => !line.startsWith(`${seat}`)), `${seat} ${choice.do}`].sort();
      f.list = [...new Set([...(f.list ?? []), seat])].sort();
      if (f.list.length === g.s.seats) g.done();
    },
  };
  const seats = (n: number) => [...Array(n).keys()];
  const game = tiny({ main });
  const s = begin(game, 2);
  const [zero, one]: Move[] = pending(game, s).map(d => ({ seat: d.seat, decision: d.id, choice: { do: 'rock' } }));
  const after = (...moves: Move[]) => moves.reduce((state, move) => apply(game, state, move).state, s);

  test('both succeed in either order with the ids they were given', () => {
    expect(after(zero, one)).toEqual(after(one, zero));
    expect(after(zero, one).over).toBe(true);
  });

  test('whoever has answered may think again under a new id, and nobody waits for it', () => {
    expect(askedIn(game, after(zero))).toEqual(['1: 0/0', '(0: 0/1)']);
    const changed = after(zero, { seat: 0, decision: '0/1', choice: { do: 'paper' } });
    expect(changed.trace).toEqual(['0 paper']);
    expect(askedIn(game, changed)).toEqual(['1: 0/0', '(0: 0/2)']);
  });

  test('the same answer sent twice counts once', () => {
    expect(reasonOf(() => after(zero, zero))).toBe('stale');
  });
});

describe('what is refused, and why', () => {
  const game = tiny({ main: { ...question('yes'), who: () => [0] } });
  const s = begin(game);
  const refused = (state: typeof s, move: Move) => reasonOf(() => apply(game, state, move));
  const yes = { do: 'yes' };

  test('a seat that is not asked', () => expect(refused(s, { seat: 1, decision: '0/0', choice: yes })).toBe('notAsked'));
  test('a seat that does not exist', () => expect(refused(s, { seat: -1, decision: '0/0', choice: yes })).toBe('notAsked'));
  test('an id that is not open', () => expect(refused(s, { seat: 0, decision: '0/1', choice: yes })).toBe('stale'));
  test('a choice that is not offered', () => expect(refused(s, { seat: 0, decision: '0/0', choice: { do: 'no' } })).toBe('notAnOption'));
  test('a choice with something added', () =>
    expect(refused(s, { seat: 0, decision: '0/0', choice: { ...yes, more: 1 } as typeof yes })).toBe('notAnOption'));
  test('any move when the game is over', () => expect(refused(answer(game, s, 0), { seat: 0, decision: '0/1', choice: yes })).toBe('over'));

  test('the message says what is open instead', () => {
    expect(() => apply(game, s, { seat: 0, decision: '9/9', choice: yes })).toThrow('Decision 9/9 is closed; seat 0 is asked 0/0.');
    expect(() => apply(game, s, { seat: 0, decision: '0/0', choice: { do: 'no' } })).toThrow(
      `{"do":"no"} is not among the options of 'main'.`,
    );
  });
});

describe('the barrier', () => {
  const game = tiny({
    main: {
      who: () => [0],
      options: () => [{ do: 'think' }, { do: 'roll' }, { do: 'show' }],
      choose(g, _, __, choice) {
        if (choice.do === 'roll') g.random(6);
        if (choice.do === 'show') g.reveal();
      },
    },
  });
  const barrierAfter = (...choices: string[]) => choices.reduce((s, choice) => answer(game, s, 0, choice), begin(game)).barrier;

  test('stands at the last move in which chance spoke', () => expect(barrierAfter('think', 'roll', 'think')).toBe(2));
  test('stands at the last move in which somebody learnt something', () => expect(barrierAfter('think', 'think', 'show')).toBe(3));
  test('stays where it was when nothing became known', () => expect(barrierAfter('think', 'think')).toBe(0));
});

function reasonOf(act: () => unknown): string {
  try {
    act();
  } catch (error) {
    if (error instanceof Refused) return error.reason;
    throw error;
  }
  return 'accepted';
}
