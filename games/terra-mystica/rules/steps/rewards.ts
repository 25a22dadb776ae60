/** Asking for the rewards of an action, or of a cult, in the order their owner likes. */
import type { Seat } from '@tarsas/kernel';
import { STRONGHOLD_SPADES } from '../abilities.ts';
import { settle } from '../effects.ts';
import type { Choice, Play, State, Step, Wanted } from '../state.ts';
import { chooseFree, freeChoices } from './convert.ts';
import { chooseDue, dueChoices, forgetImpossible } from './dues.ts';
import { answer, answerChoices, meanwhile, owesAnswer } from './meanwhile.ts';
import { answerOffer, offerChoices } from './offers.ts';
import { gainSpades } from './spades.ts';

export function rewardChoices(s: State, seat: Seat, only?: Wanted): Choice[] {
  const choices = [...offerChoices(s, seat), ...dueChoices(s, seat)];
  if (s.players[seat].due.includes('spades')) choices.push({ do: 'useSpades' });
  return [...choices, ...freeChoices(s, seat, only)];
}

export function chooseReward(g: Play, seat: Seat, choice: Choice) {
  if (chooseFree(g, seat, choice)) return;
  if (choice.do === 'take' || choice.do === 'decline') return answerOffer(g, seat, choice);
  if (choice.do === 'useSpades') {
    settle(g.s.players[seat], 'spades');
    gainSpades(g, seat, STRONGHOLD_SPADES, 'stronghold');
  } else chooseDue(g, seat, choice);
  forgetImpossible(g, seat);
}

export const rewards: Step<'rewards'> = meanwhile({
  options: (s, { seat }, _, only) => rewardChoices(s, seat, only),
  choose(g, { seat }, _, choice) {
    chooseReward(g, seat, choice);
    if (g.s.players[seat].due.length === 0 || choice.do === 'useSpades') g.done();
  },
});

/** The end of a round waits for all open offers (option `leech: open`). */
export const offers: Step<'offers'> = {
  who: s => unanswered(s),
  options: (s, _, seat, only) => answerChoices(s, seat, only),
  choose(g, _, seat, choice) {
    answer(g, seat, choice);
    for (const player of g.s.table) forgetImpossible(g, player);
    if (unanswered(g.s).length === 0) g.done();
  },
};

export function unanswered(s: State): Seat[] {
  return s.table.filter(seat => owesAnswer(s, seat));
}
