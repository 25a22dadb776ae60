/** Wasteful but legal: what a draft would leave lying. The draft is played again from its beginning (`base`) to see what else was possible. */
import { apply, type Decision, type Language, type Move, optionsOf, pending, type Seat } from '@tarsas/kernel';
import { CARDS_PER_INDUSTRY } from '../data/components.ts';
import { empiresEnd } from '../rules/index.ts';
import type { Choice, Frame, State } from '../rules/state.ts';
import { wordsOf } from './words.svelte.ts';

export interface Warning {
  id: string;
  text: string;
}

export function warnings(_: State, moves: readonly Move[], seat: Seat, language: Language, base?: State): Warning[] {
  if (!base) return [];
  const found = new Map<string, string>();
  let s = base;
  for (const move of moves) {
    const decision = pending(empiresEnd, s).find(({ id, seat: who }) => id === move.decision && who === seat);
    if (!decision) break;
    const warning = wasteOf(s, decision, move.choice as Choice, language);
    if (warning) found.set(warning.id, warning.text);
    s = apply(empiresEnd, s, move).state;
  }
  return [...found].map(([id, text]) => ({ id, text }));
}

function wasteOf(s: State, decision: Decision<Frame>, choice: Choice, language: Language): Warning | null {
  const { warnings: words } = wordsOf(language).board;
  const { frame, seat } = decision;
  const options = optionsOf(empiresEnd, s, decision);
  switch (choice.do) {
    case 'finish': {
      if (frame.kind === 'economy') {
        const n = options.filter(option => option.do === 'use').length;
        return n > 0 ? { id: 'economy', text: words.economy(n) } : null;
      }
      if (frame.kind !== 'industry') return null;
      const n = Math.min(CARDS_PER_INDUSTRY - frame.cards, s.players[seat].hand.length);
      return n > 0 ? { id: 'industry', text: words.industry(n) } : null;
    }
    case 'bid': {
      if (options.some(option => option.do === 'freeBid' && option.card === choice.card)) return { id: 'freeBid', text: words.freeBid };
      const listed = options.some(option => option.do === 'bid' && option.card === choice.card && option.resource !== 'coin');
      return choice.resource === 'coin' && listed ? { id: 'coinBid', text: words.coinBid } : null;
    }
    case 'play':
    case 'restore': {
      const cheaper = options.some(option => isSame(option, choice) && option.coins < choice.coins);
      return cheaper ? { id: 'coinPaid', text: words.coinPaid } : null;
    }
    default:
      return null;
  }
}

type Paid = Extract<Choice, { do: 'play' | 'restore' }>;

/** The same card or location, paid in another way. */
function isSame(option: Choice, choice: Paid): option is Paid {
  if (option.do === 'play') return choice.do === 'play' && option.card === choice.card;
  return option.do === 'restore' && choice.do === 'restore' && option.location === choice.location;
}
