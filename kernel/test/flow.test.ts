import { describe, expect, test } from 'vitest';
import { apply, type Frame, type Move, pending, Refused, start } from '../index.ts';
import { answer, askedIn, begin, inTurn, question, type TinyFrame, type TinyStep, tiny, word } from './tiny.ts';

/** What the steps of a game without questions did, in order. */
const traceOf = (steps: Record<string, TinyStep>, seats = 2): string[] => {
  const s = begin(tiny(steps), seats);
  expect(s.over).toBe(true);
  return s.trace;
};

const words = { a: word, b: word, c: word };

describe('call, goto and done', () => {
  test('what is called first runs first, and then the caller goes on', () => {
    const main = inTurn(
      g => {
        g.call({ kind: 'a' });
        g.call({ kind: 'b' });
        g.s.trace.push('main called');
      },
      g => {
        g.s.trace.push('main again');
        g.done();
      },
    );
    expect(traceOf({ ...words, main })).toEqual(['main called', 'a', 'b', 'main again']);
  });

  test('what a called frame calls runs before what its caller called next', () => {
    const main = inTurn(
      g => {
        g.call({ kind: 'outer' });
        g.call({ kind: 'c' });
      },
      g => g.done(),
    );
    const outer = inTurn(
      g => {
        g.call({ kind: 'a' });
        g.call({ kind: 'b' });
      },
      g => g.done(),
    );
    expect(traceOf({ ...words, main, outer })).toEqual(['a', 'b', 'c']);
  });

  test('a frame that is done is not come back to, but what it called still runs', () => {
    const main = inTurn(g => {
      g.call({ kind: 'a' });
      g.done();
      g.call({ kind: 'b' });
    });
    expect(traceOf({ ...words, main })).toEqual(['a', 'b']);
  });

  test('goto puts another frame in the place of this one, and the caller goes on after it', () => {
    const main = inTurn(
      g => g.call({ kind: 'first' }),
      g => {
        g.s.trace.push('main again');
        g.done();
      },
    );
    const first = inTurn(g => g.goto({ kind: 'a' }));
    expect(traceOf({ ...words, main, first })).toEqual(['a', 'main again']);
  });

  test('goto with calls runs the calls first and then goes there', () => {
    const main = inTurn(g => {
      g.goto({ kind: 'c' });
      g.call({ kind: 'a' });
      g.call({ kind: 'b' });
    });
    expect(traceOf({ ...words, main })).toEqual(['a', 'b', 'c']);
  });

  test('an answer may call, and the same frame asks again afterwards', () => {
    const main: TinyStep = {
      who: () => [0],
      options: () => [{ do: 'call' }, { do: 'end' }],
      choose: (g, _, __, choice) => (choice.do === 'call' ? g.call({ kind: 'a' }) : g.done()),
    };
    const game = tiny({ ...words, main });
    const s = answer(game, begin(game), 0, 'call');
    expect(s.trace).toEqual(['a']);
    expect(s.stack).toEqual([{ kind: 'main', id: '0' }]);
    expect(answer(game, s, 0, 'end').over).toBe(true);
  });

  test('a frame keeps what its step wrote into it', () => {
    const main = inTurn(
      (g, f) => {
        f.list = [7];
        g.call({ kind: 'ask', seat: 0 });
      },
      (g, f) => {
        g.s.trace.push(`list ${f.list}`);
        g.done();
      },
    );
    const game = tiny({ main, ask: question('yes') });
    expect(answer(game, begin(game), 0).trace).toEqual(['ask 0 yes', 'list 7']);
  });

  test('the game is over when the opening frame is done, and then nobody is asked', () => {
    const game = tiny({ main: { ...question('end'), who: () => [1] } });
    const before = begin(game);
    expect(before.over).toBe(false);
    const after = answer(game, before, 1);
    expect(after.over).toBe(true);
    expect(pending(game, after)).toEqual([]);
  });
});

describe('what a rule hands over is copied', () => {
  const TABLE = [1, 2, 3];
  const take: TinyStep = {
    run(g, f) {
      f.list!.shift();
      g.done();
    },
  };

  test('so a game may open with a table from its data', () => {
    begin(tiny({ main: take }, { opening: { kind: 'main', list: TABLE } }));
    expect(TABLE).toEqual([1, 2, 3]);
  });

  test('so a set-up may use a table from the data', () => {
    const trace = ['set up'];
    begin(tiny({ main: word }, { setup: () => ({ trace }) }));
    expect(trace).toEqual(['set up']);
  });

  test('so a frame may be called with a table from the data', () => {
    const main = inTurn(
      g => g.call({ kind: 'take', list: TABLE }),
      g => g.split(() => ({ kind: 'take', list: TABLE })),
      g => g.goto({ kind: 'take', list: TABLE }),
    );
    begin(tiny({ main, take }));
    expect(TABLE).toEqual([1, 2, 3]);
  });

  test('so a fact keeps saying what was true when it was logged', () => {
    const main = inTurn((g, f) => {
      f.list = [1];
      g.log('list', { list: f.list });
      f.list.push(2);
      g.done();
    });
    expect(start(tiny({ main }), { seats: 2, seed: 'a' }).facts).toEqual([{ key: 'list', args: { list: [1] } }]);
  });
});

describe('a rule that breaks the flow is stopped', () => {
  const failing = (main: TinyStep, more: Record<string, TinyStep> = {}) => expect(() => begin(tiny({ ...words, main, ...more })));

  test('a question that asks nobody', () => failing({ ...question('x'), who: () => [] }).toThrow("tiny: 'main' asks nobody"));
  test('a question without a seat to ask', () => failing(question('x')).toThrow("tiny: 'main' asks nobody"));
  test('a question on a lane that asks nobody', () =>
    failing(
      inTurn(g => g.split(seat => ({ kind: 'lane', seat }))),
      { lane: { ...question('x'), who: (_, f) => (f.seat === 0 ? [0] : []) } },
    ).toThrow("tiny: 'lane' asks nobody"));
  test('a step that does nothing', () => failing({ run: () => {} }).toThrow("tiny: 'main' never ends"));
  test('a step that goes round in circles', () => failing({ run: g => g.goto({ kind: 'main' }) }).toThrow("tiny: 'main' never ends"));
  test('a step that goes round in circles on a lane', () =>
    failing(
      inTurn(g => g.split(() => ({ kind: 'lane' }))),
      { lane: { run: () => {} } },
    ).toThrow("tiny: 'lane' never ends"));
  test('a step that goes to two places', () =>
    failing({
      run(g) {
        g.goto({ kind: 'a' });
        g.goto({ kind: 'b' });
      },
    }).toThrow("goto 'a' and goto 'b' in one step"));
  test('a question that takes no answer', () => {
    const game = tiny({ main: { who: () => [0], options: () => [{ do: 'x' }] } });
    expect(() => answer(game, begin(game), 0)).toThrow("'main' asks and takes no answer");
  });
  test('a frame that no step is for', () => failing(inTurn(g => g.call({ kind: 'nowhere' }))).toThrow("tiny has no step 'nowhere'"));
  test('a step that changes the stack by itself', () =>
    failing({ run: g => void g.s.stack.pop() }).toThrow("'main' changed the stack by itself"));
});

describe('a parallel phase', () => {
  const ask = question('yes', 'no');
  const splitting = inTurn(
    g => g.split(seat => ({ kind: 'ask', seat })),
    g => {
      g.s.trace.push('joined');
      g.done();
    },
  );

  test('asks everybody at once and goes on when all are done', () => {
    const game = tiny({ main: splitting, ask });
    const s = begin(game, 3);
    expect(pending(game, s).map(d => d.seat)).toEqual([0, 1, 2]);
    const two = answer(game, answer(game, s, 2), 0);
    expect(pending(game, two).map(d => d.seat)).toEqual([1]);
    expect(two.trace).toEqual(['ask 2 yes', 'ask 0 yes']);
    const all = answer(game, two, 1, 'no');
    expect(all.trace).toEqual(['ask 2 yes', 'ask 0 yes', 'ask 1 no', 'joined']);
    expect(all.lanes).toBe(null);
  });

  test('leaves out the seats that have no frame', () => {
    const main = inTurn(
      g => g.split(seat => (seat === 1 ? { kind: 'ask', seat } : null)),
      g => g.done(),
    );
    const game = tiny({ main, ask });
    const s = begin(game, 3);
    expect(pending(game, s).map(d => d.seat)).toEqual([1]);
    expect(answer(game, s, 1).over).toBe(true);
  });

  test('with nobody in it is over at once', () => {
    const main = inTurn(
      g => g.split(() => null),
      g => {
        g.s.trace.push('joined');
        g.done();
      },
    );
    expect(traceOf({ main })).toEqual(['joined']);
  });

  test('runs automatic steps lane by lane in table order', () => {
    const lane = inTurn(
      (g, f) => {
        g.s.trace.push(`lane ${f.seat}`);
        g.call({ kind: 'a' });
        g.call({ kind: 'b' });
      },
      g => g.goto({ kind: 'c' }),
    );
    const main = inTurn(
      g => g.split(seat => ({ kind: 'lane', seat })),
      g => g.done(),
    );
    expect(traceOf({ ...words, main, lane })).toEqual(['lane 0', 'a', 'b', 'c', 'lane 1', 'a', 'b', 'c']);
  });

  test('comes before whatever else its step calls', () => {
    const main = inTurn(g => {
      g.call({ kind: 'b' });
      g.split(() => ({ kind: 'a' }));
      g.done();
    });
    expect(traceOf({ ...words, main })).toEqual(['a', 'a', 'b']);
  });

  test('may be followed by another', () => {
    const main = inTurn(
      g => g.split(() => ({ kind: 'a' })),
      g => g.split(() => ({ kind: 'b' })),
      g => g.done(),
    );
    expect(traceOf({ ...words, main })).toEqual(['a', 'a', 'b', 'b']);
  });

  test('has no parallel phase inside', () => {
    const main = inTurn(g => g.split(() => ({ kind: 'lane' })));
    const lane: TinyStep = { run: g => g.split(() => null) };
    expect(() => begin(tiny({ main, lane }))).toThrow('a parallel phase inside a parallel phase');
  });

  test.each([
    ['chance', g => g.random(6)],
    ['revelations', g => g.reveal()],
  ] satisfies [string, NonNullable<TinyStep['run']>][])('has no room for %s', (_, act) => {
    const main = inTurn(
      g => g.split(() => ({ kind: 'lane' })),
      g => g.done(),
    );
    expect(() => begin(tiny({ main, lane: { run: act } }))).toThrow('chance and revelations wait until a parallel phase is over');
  });

  test('allows chance again as soon as it is over', () => {
    const main = inTurn(
      g => g.split(seat => ({ kind: 'ask', seat })),
      g => {
        g.s.trace.push(`drew ${g.random(1)}`);
        g.done();
      },
    );
    const game = tiny({ main, ask });
    const s = answer(game, answer(game, begin(game), 0), 1);
    expect(s.trace.at(-1)).toBe('drew 0');
    expect(s.barrier).toBe(2);
  });

  test('asks on each lane only the seat it belongs to', () => {
    const main = inTurn(g => g.split(() => ({ kind: 'ask', seat: 1 })));
    expect(() => pending(tiny({ main, ask }), begin(tiny({ main, ask })))).toThrow("'ask' on the lane of seat 0 asks seat 1");
  });
});

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
