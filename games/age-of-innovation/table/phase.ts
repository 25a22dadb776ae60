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
  if (view.phase > 0) return view.phase === 1 ? 'income' : view.phase === 2 ? 'actions' : 'science';
  const game = view.stack.find(({ kind }) => kind === 'game');
  const stage = game?.kind === 'game' ? game.stage : 'choose';
  if (stage === 'choose') return view.options.choosing === 'draft' ? 'draft' : 'sets';
  return stage === 'bonuses' ? 'bonuses' : 'start';
}
