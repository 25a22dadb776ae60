/** Where the hourglass stands, for the header. */
import type { Language } from '@tarsas/kernel';
import { capital } from '@tarsas/words';
import { trackOf } from '../rules/questions/track.ts';
import type { View } from '../rules/view.ts';
import { isLightning } from './questions.ts';
import { wordsOf } from './words.svelte.ts';

export function phase(view: View, language: Language): { round: number; rounds: number; name: string } {
  const { board, pieces, voice } = wordsOf(language);
  const { spaces } = trackOf(view);
  const round = Math.min(view.space, spaces.length);
  const at = { round, rounds: spaces.length };
  if (view.over) return { ...at, name: board.end };
  if (isLightning(view)) return { ...at, name: voice.option('game').values.lightning };
  return { ...at, name: view.space === 0 ? board.start : capital(pieces.phases[spaces[view.space - 1]]) };
}
