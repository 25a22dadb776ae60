/** The Lightning variant: a shorter game that starts with two disasters of one's own choice (EE-LIGHT). */
import type { Seat, Step } from '@tarsas/kernel';
import { HAND, LIGHTNING_HAND } from '../../data/components.ts';
import { componentsOf } from '../../data/index.ts';
import { discard, drawUpTo, turnOrder } from '../resources.ts';
import type { CardId, Choice, EmpiresEnd, FrameOf, State } from '../state.ts';

export const lightning: Step<EmpiresEnd, FrameOf<'lightning'>> = {
  run(g) {
    g.goto({ kind: 'lightningKeep', answers: g.s.players.map(() => null) });
  },
};

const unanswered = (answers: readonly unknown[]): Seat[] => answers.flatMap((answer, seat) => (answer === null ? [seat] : []));
const answered = (answers: readonly unknown[]): Seat[] => answers.flatMap((answer, seat) => (answer === null ? [] : [seat]));

/** EE-LIGHT-04, -14: all decide unseen; the second draws are dealt in turn order. */
export const lightningKeep: Step<EmpiresEnd, FrameOf<'lightningKeep'>, Extract<Choice, { do: 'keep' | 'redraw' }>> = {
  who: (_, f) => unanswered(f.answers),
  revise: (_, f) => answered(f.answers),
  options: () => [{ do: 'keep' }, { do: 'redraw' }],
  choose(g, f, seat, choice) {
    f.answers = f.answers.with(seat, choice.do);
    if (f.answers.includes(null)) return;
    g.reveal();
    for (const other of turnOrder(g.s)) {
      if (f.answers[other] !== 'redraw') continue;
      const p = g.s.players[other];
      for (const card of p.hand) discard(g.s, card); // EE-LIGHT-17
      g.log('redrew', { seat: other, cards: p.hand }, 'EE-LIGHT-04');
      p.hand = [];
    }
    drawUpTo(g, HAND);
    g.goto({ kind: 'lightningPick', picks: g.s.players.map(() => null) });
  },
};

/** EE-LIGHT-03: two of the four, carried out when all have picked. */
export const lightningPick: Step<EmpiresEnd, FrameOf<'lightningPick'>, Extract<Choice, { do: 'pick' }>> = {
  who: (_, f) => unanswered(f.picks),
  revise: (_, f) => answered(f.picks),
  options: (s, _, seat) => pairs(s, s.players[seat].hand).map(cards => ({ do: 'pick', cards })),
  choose(g, f, seat, { cards }) {
    f.picks = f.picks.with(seat, cards);
    if (f.picks.includes(null)) return;
    g.reveal();
    const picks = f.picks as CardId[][];
    for (const other of turnOrder(g.s)) {
      const p = g.s.players[other];
      p.hand = p.hand.filter(card => !picks[other].includes(card));
      g.log('picked', { seat: other, cards: picks[other] }, 'EE-LIGHT-03');
    }
    g.split(other => ({ kind: 'carryOut', seat: other, cards: picks[other] }));
    g.goto({ kind: 'lightningHands' });
  },
};

/** EE-LIGHT-08: whether both may have the same target is the table's ruling; where nothing else is in the hand it has to be so. */
export function pairs(s: State, hand: readonly CardId[]): CardId[][] {
  const { disasters } = componentsOf(s.options);
  const all = hand.flatMap((a, i) => hand.slice(i + 1).map(b => [a, b]));
  const different = all.filter(([a, b]) => disasters[a].target !== disasters[b].target);
  return s.options.lightningSameTargetPairAllowed || different.length === 0 ? all : different;
}

/** EE-LIGHT-05, -06: both targets are destroyed, then both cards are placed. */
export const carryOut: Step<EmpiresEnd, FrameOf<'carryOut'>> = {
  run(g, { seat, cards }) {
    const { disasters } = componentsOf(g.s.options);
    for (const card of cards) g.call({ kind: 'destroy', seat, position: disasters[card].target });
    for (const card of cards) g.call({ kind: 'place', seat, card });
    g.done();
  },
};

/** EE-LIGHT-09: the other two are discarded, and two new ones drawn. */
export const lightningHands: Step<EmpiresEnd, FrameOf<'lightningHands'>> = {
  run(g) {
    for (const [seat, p] of g.s.players.entries()) {
      for (const card of p.hand) discard(g.s, card);
      g.log('thrownAway', { seat, cards: p.hand }, 'EE-LIGHT-09');
      p.hand = [];
    }
    drawUpTo(g, LIGHTNING_HAND);
    g.done();
  },
};
