/** Offers of power asked at once: sealed answers, standing orders, and why something cannot be done. */
import { apply, type Decision, optionsOf, pending, Refused, start } from '@tarsas/kernel';
import { describe, expect, test } from 'vitest';
import { type Choice, type Frame, type State, terraMystica } from '../rules/index.ts';
import { view } from '../rules/view.ts';

/** The introductory table for five, where many live close together; seat by faction. */
function table(): State {
  let s = start(terraMystica, { seats: 5, options: { factions: 'introductory', startPlayer: 'first-seat' }, seed: 'offers' }).state;
  while (s.round === 0) s = play(s, pending(terraMystica, s)[0], 'card');
  return s;
}

function play(s: State, decision: Decision<Frame>, kind: Choice['do'], fits: (choice: Choice) => boolean = () => true): State {
  const choice = optionsOf(terraMystica, s, decision).find(option => option.do === kind && fits(option));
  if (!choice) throw new Error(`seat ${decision.seat} is not offered '${kind}'`);
  return apply(terraMystica, s, { seat: decision.seat, decision: decision.id, choice }).state;
}

/** The Witches' dwelling in E9 has the Halflings' in F5 and the Giants' in D7 beside it. */
function offered(): State {
  const s = table();
  return play(s, pending(terraMystica, s)[0], 'upgrade', choice => choice.do === 'upgrade' && choice.hex === 'E9');
}

const decisionOf = (s: State, seat: number) => pending(terraMystica, s).find(decision => decision.seat === seat)!;
const waitingFor = (s: State) =>
  pending(terraMystica, s)
    .filter(d => d.waiting)
    .map(d => d.seat);

describe('offers of power', () => {
  test('all neighbours are asked at once', () => {
    expect(offered().stack.at(-1)?.kind).toBe('leech');
    expect(waitingFor(offered())).toEqual([2, 4]);
  });

  test('an early answer is sealed, may be thought over, and counts in table order', () => {
    const early = play(offered(), decisionOf(offered(), 4), 'take');
    expect(early.players[4].bowls).toEqual(offered().players[4].bowls);
    expect(waitingFor(early)).toEqual([2]);
    const answerSeenBy = (seat: number) => {
      const frame = view(early, seat).stack.at(-1);
      return frame?.kind === 'leech' ? frame.offers.find(offer => offer.seat === 4)?.answer : undefined;
    };
    expect([answerSeenBy(4), answerSeenBy(2)]).toEqual(['take', 'sealed']);
    const revised = play(early, decisionOf(early, 4), 'decline');
    const settled = play(revised, decisionOf(revised, 2), 'take');
    expect(settled.players[4].bowls).toEqual(offered().players[4].bowls);
    expect(settled.players[2].bowls).not.toEqual(offered().players[2].bowls);
    expect(settled.barrier).toBe(settled.ply);
  });

  test.each([
    [-1, 'decline'],
    [0, 'take'],
    [3, 'take'],
  ])('a standing order to pay at most %i points answers: %s', (leech, answer) => {
    const s = offered();
    const choice = terraMystica.order?.(s, decisionOf(s, 2), { leech });
    expect(choice?.do).toBe(answer);
    expect(optionsOf(terraMystica, s, decisionOf(s, 2))).toContainEqual(choice);
    expect(terraMystica.order?.(s, decisionOf(s, 2), {})).toBeNull();
  });

  test('with open offers play goes on, and an answer counts when it is given', () => {
    const { state } = start(terraMystica, {
      seats: 5,
      options: { factions: 'introductory', startPlayer: 'first-seat', leech: 'open' },
      seed: 'offers',
    });
    let s = state;
    while (s.round === 0) s = play(s, pending(terraMystica, s)[0], 'card');
    s = play(s, pending(terraMystica, s)[0], 'upgrade', choice => choice.do === 'upgrade' && choice.hex === 'E9');
    expect(waitingFor(s)).toEqual([0, 2, 4]);
    s = play(s, decisionOf(s, 0), 'endTurn');
    expect(s.active).toBe(1);
    const before = s.players[4].bowls;
    s = play(s, decisionOf(s, 4), 'take');
    expect(s.players[4].bowls).not.toEqual(before);
    expect(optionsOf(terraMystica, s, decisionOf(s, 2)).map(choice => choice.do)).toEqual(['take', 'decline']);
  });
});

describe('why not', () => {
  test('near-moves name the rule in the way, and are refused', () => {
    const s = table();
    const blocked = terraMystica.explain?.(s, 0) ?? [];
    const ruleFor = (choice: object) => blocked.find(b => JSON.stringify(b.choice) === JSON.stringify(choice))?.rule;
    expect(ruleFor({ do: 'power', action: 'ACT6', sacrifice: 0 })).toBe('TM-PWACT-03');
    expect(ruleFor({ do: 'power', action: 'ACT1', sacrifice: 0 })).toBeUndefined();
    expect(ruleFor({ do: 'send', cult: 'fire', steps: 1 })).toBe('TM-PRIEST-01');
    expect(ruleFor({ do: 'build', hex: 'A3' })).toBe('TM-BUILD-03');
    expect(ruleFor({ do: 'shipping' })).toBe('TM-SHIP-01');
    for (const { choice } of blocked) {
      const { id: decision } = decisionOf(s, 0);
      expect(() => apply(terraMystica, s, { seat: 0, decision, choice })).toThrow(Refused);
    }
    expect(terraMystica.explain?.(s, 1)).toEqual([]);
  });
});
