/** The coach: hints, analyses and positions to solve, for any game that tells its bots how to think. */

export { analyse } from './analyse.ts';
export { Desk, forPages, type Result, type Task, USUAL_SETTINGS } from './analysis.ts';
export { HINT, type HintSettings, hint, secondThought } from './hint.ts';
export { directionOf } from './look.ts';
export { type Loose, packed, unpacked } from './packed.ts';
export { grown, sourcesFor } from './points.ts';
export { type Posed, type Seeds, seedsOf } from './posed.ts';
export { PUZZLES, type PuzzleSettings, puzzlesIn } from './puzzles.ts';
export { ZONE } from './ranges.ts';
export { judged, knownAs } from './solve.ts';
export * from './types.ts';
export { type Checked, checked } from './verify.ts';
