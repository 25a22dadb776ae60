/** Wasteful but legal: what a draft would throw away. */
import { apply, type Language, type Move, optionsOf, pending, type Seat } from '@tarsas/kernel';
import { TRACK } from '../data/player-board.ts';
import type { Choice } from '../rules/choices.ts';
import { viscounts } from '../rules/index.ts';
import type { State } from '../rules/state.ts';
import { wordsOf } from './words.svelte.ts';

export interface Warning {
  id: string;
  text: string;
}

/** The draft is played again from its beginning (`base`): what was passed over is in the options, not in the result. */
export function warnings(world: State, moves: readonly Move[], seat: Seat, language: Language, base?: State): Warning[] {
  const words = wordsOf(language).board.warnings;
  const found = new Map<string, string>();
  let s = base;
  for (const move of moves) {
    if (!s) break;
    const choice = move.choice as Choice;
    const decision = pending(viscounts, s).find(({ id }) => id === move.decision);
    const options = decision ? optionsOf(viscounts, s, decision) : [];
    if (choice.do === 'skip' && decision?.frame.kind === 'action' && options.length > 1) found.set('noAction', words.noAction);
    if (choice.do === 'skip' && decision?.frame.kind === 'recruit' && s.players[seat].silver >= RICH)
      found.set('silver', words.silver(s.players[seat].silver));
    if (choice.do === 'trade' && options.some(other => other.do === 'trade' && other.times > choice.times && other.silver === 0))
      found.set('fewerTrades', words.fewerTrades);
    if (choice.do === 'placeWorkers' && isOverpaid(options, choice.workers)) found.set('fewerWorkers', words.fewerWorkers);
    const { state, facts } = apply(viscounts, s, move);
    for (const { key, args } of facts) {
      if ((args as { seat?: Seat }).seat !== seat) continue;
      if (key === 'collision' && (args as { cell: number }).cell >= DEBT_CELLS)
        found.set('debts', words.debts((args as { cell: number }).cell));
    }
    s = state;
  }
  const { corruption, virtue } = world.players[seat];
  if (corruption === virtue && corruption === TRACK.right && moves.length > 0 && !found.has('debts'))
    found.set('debts', words.debts(corruption));
  return [...found].map(([id, text]) => ({ id, text }));
}

/** With so much silver one could have hired. */
const RICH = 6;
/** From this space on a collision brings more debts than deeds. */
const DEBT_CELLS = 5;

/** More workers were to be had without paying for them: the same icons go further. */
function isOverpaid(options: readonly Choice[], workers: number): boolean {
  return options.some(other => other.do === 'placeWorkers' && other.workers > workers);
}
