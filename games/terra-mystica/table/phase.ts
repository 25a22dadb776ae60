/** Round and phase, for the header. */
import type { Language } from '@tarsas/kernel';
import { ROUNDS } from '../data/index.ts';
import type { View } from '../rules/state.ts';
import { type TableWords, wordsOf } from './words.svelte.ts';

export function phase(view: View, language: Language): { round: number; rounds: number; name: string } {
  return { round: view.round, rounds: ROUNDS, name: wordsOf(language).board.phases[phaseOf(view)] };
}

function phaseOf(view: View): keyof TableWords['board']['phases'] {
  if (view.over) return 'over';
  const round = view.stack.findLast(({ kind }) => kind === 'round');
  if (round?.kind === 'round') {
    if (round.stage === 'income' || round.stage === 'priests') return 'income';
    return round.stage === 'actions' || round.stage === 'offers' ? 'actions' : 'rewards';
  }
  const asked = view.stack.at(-1)?.kind;
  if (asked === 'bid' || asked === 'chooseLot') return 'auction';
  if (asked === 'chooseTerrain') return 'terrains';
  if (asked === 'placeDwelling') return 'dwellings';
  return asked === 'firstCard' ? 'cards' : 'factions';
}
