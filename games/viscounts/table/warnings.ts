/** Wasteful but legal: what a draft would throw away. */
import { apply, type Language, type Move, optionsOf, pending, type Seat } from '@tarsas/kernel';
import type { Choice } from '../rules/choices.ts';
import type { Facts } from '../rules/facts.ts';
import { viscounts } from '../rules/index.ts';
import type { State } from '../rules/state.ts';
import { type TableWords, wordsOf } from './words.svelte.ts';

export const WARNINGS = ['noAction', 'noHire', 'fewerTrades', 'fewerWorkers', 'debts'] as const;
type WarningId = (typeof WARNINGS)[number];

export interface Warning {
  id: WarningId;
  text: string;
}

/** So much silver would have paid for nearly everybody. */
const RICH = 6;
/** From this space of the track on a collision brings debts and no deeds. */
const DEBTS_FROM = 5;

/** The draft is played again from its beginning (`base`): what was passed over is in the options, not in the result. */
export function warnings(_: State, moves: readonly Move[], seat: Seat, language: Language, base?: State): Warning[] {
  const words = wordsOf(language).board.warnings;
  const found = new Map<WarningId, string>();
  let s = base;
  for (const move of moves) {
    if (!s) break;
    const passed = passedOver(s, move, seat, words);
    if (passed) found.set(passed.id, passed.text);
    const { state, facts } = apply(viscounts, s, move);
    for (const { key, args } of facts) {
      if (key !== 'collision') continue;
      const { seat: whose, cell } = args as Facts['collision'];
      if (whose === seat && cell >= DEBTS_FROM) found.set('debts', words.debts(cell));
    }
    s = state;
  }
  return [...found].map(([id, text]) => ({ id, text }));
}

/** What the same question would have allowed instead. */
function passedOver(s: State, move: Move, seat: Seat, words: TableWords['board']['warnings']): Warning | null {
  const decision = pending(viscounts, s).find(({ id }) => id === move.decision);
  if (!decision) return null;
  const choice = move.choice as Choice;
  const options = optionsOf(viscounts, s, decision);
  const { silver } = s.players[seat];
  switch (choice.do) {
    case 'skip':
      if (decision.frame.kind === 'action') return options.length > 1 ? { id: 'noAction', text: words.noAction } : null;
      return silver >= RICH ? { id: 'noHire', text: words.noHire(silver) } : null;
    case 'trade': {
      const isMore = (other: Choice) => other.do === 'trade' && other.times > choice.times && other.silver === choice.silver;
      return options.some(isMore) ? { id: 'fewerTrades', text: words.fewerTrades } : null;
    }
    case 'placeWorkers': {
      const isMore = (other: Choice) => other.do === 'placeWorkers' && other.workers > choice.workers;
      return options.some(isMore) ? { id: 'fewerWorkers', text: words.fewerWorkers } : null;
    }
    default:
      return null;
  }
}
