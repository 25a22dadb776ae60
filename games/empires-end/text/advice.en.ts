/** What to do about a line of the score sheet that fell behind; after “Next time:”. */
import type { EmpiresEnd } from '../rules/state.ts';

export const advice: Readonly<Partial<Record<EmpiresEnd['line'], string>>> = {
  locations: 'protect your dearest locations: keep tokens for the disasters that threaten them, and hammers to restore what burns.',
  endgame: 'tuck innovations that score at the end under locations that no disaster is likely to reach.',
  conflicts: 'save axes for the conflicts on the track; more strength brings points, and whoever wins suffers no upheaval.',
  abilities: 'use the locations and innovations that score in every phase they work in, and keep them intact.',
  fewResources: 'keep a few tokens for when you take a disaster; 2 points for a coin is a high price.',
};
