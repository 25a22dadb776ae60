import { describe, expect, test } from 'vitest';
import { pending } from '../index.ts';
import { answer, begin, inTurn, question, type TinyStep, tiny, traceOf, words } from './tiny.ts';

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
