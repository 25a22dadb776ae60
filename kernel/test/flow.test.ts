import { describe, expect, test } from 'vitest';
import { pending, start } from '../index.ts';
import { answer, begin, inTurn, question, type TinyStep, tiny, traceOf, word, words } from './tiny.ts';

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
