/** The laws. Their numbers are those of docs/architecture.md. */
import { asked, bounded, ends, invariant, lanesCommute, plain, pure, refuses, replays, stable, untouched } from './play.ts';
import { knownIsTrue, noLeak, reveals, sameFromBothSides } from './secrets.ts';
import { scoresAddUp, worded } from './told.ts';
import type { Law } from './walk.ts';

export * from './play.ts';
export * from './secrets.ts';
export * from './told.ts';

export const LAWS: readonly Law[] = [
  ends,
  asked,
  stable,
  untouched,
  pure,
  plain,
  replays,
  refuses,
  noLeak,
  sameFromBothSides,
  reveals,
  lanesCommute,
  invariant,
  worded,
  bounded,
  scoresAddUp,
  knownIsTrue,
];
