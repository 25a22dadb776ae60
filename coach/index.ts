/** The coach: hints, analyses and positions to solve, for any game that tells its bots how to think. */

export { analyse } from './analyse.ts';
export { Desk, type Result, type Task, USUAL_SETTINGS } from './analysis.ts';
export { HINT, type HintSettings, hint, secondThought } from './hint.ts';
export { type Points, pointsBySource, referencesFor, totalOf } from './points.ts';
export { PUZZLES, type PuzzleSettings, puzzlesIn } from './puzzles.ts';
export { ZONE } from './ranges.ts';
export * from './types.ts';
export { type Checked, checked } from './verify.ts';
