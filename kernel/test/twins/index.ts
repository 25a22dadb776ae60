/** Twins of the honest game, each with one thing wrong that one law forbids. */
import { PLAY } from './play.ts';
import { SECRETS } from './secrets.ts';
import { TOLD } from './told.ts';

export { withStep } from './twin.ts';
export const TWINS = [...PLAY, ...SECRETS, ...TOLD];
