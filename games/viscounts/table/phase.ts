/** Round and phase, for the header. */
import type { Language } from '@tarsas/kernel';
import type { View } from '../rules/state.ts';
import { wordsOf } from './words.svelte.ts';

/** Nobody knows how many rounds there will be until the end has been triggered: the round that is played is the last one known. */
export function phase(view: View, language: Language): { round: number; rounds: number; name: string } {
  const { phases } = wordsOf(language).board;
  const rounds = Math.max(view.round, view.lastRound);
  if (view.over) return { round: view.round, rounds, name: phases.over };
  if (view.round === 0) return { round: 0, rounds, name: phases.setup };
  const turn = view.stack.findLast(({ kind }) => kind === 'turn');
  // The frame already counts on to the phase that follows.
  const name = turn?.kind === 'turn' ? phases.turn[Math.min(phases.turn.length, Math.max(1, turn.phase - 1)) - 1] : phases.ai;
  return { round: view.round, rounds, name };
}
