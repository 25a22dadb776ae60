/** Round and phase, for the header. */
import type { Language } from '@tarsas/kernel';
import type { View } from '../rules/state.ts';
import { wordsOf } from './words.svelte.ts';

/** Nobody knows how many rounds there will be until the end has been triggered, so the phases of a turn are shown. */
export function phase(view: View, language: Language) {
  const { phases } = wordsOf(language).board;
  const known = { round: view.round, rounds: Math.max(view.round, view.lastRound), steps: phases.turn };
  if (view.over) return { ...known, name: phases.over };
  if (view.round === 0) return { ...known, name: phases.setup };
  const turn = view.stack.findLast(({ kind }) => kind === 'turn');
  // The frame already counts on to the phase that follows; the first two are one phase of the rulebook.
  const name = turn?.kind === 'turn' ? phases.turn[Math.min(phases.turn.length, Math.max(1, turn.phase - 1)) - 1] : phases.ai;
  return { ...known, name };
}
