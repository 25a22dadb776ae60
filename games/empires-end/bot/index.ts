/** What bots need to know to play Empire's End. */
import type { Mind } from '../../../bots/mind.ts';
import { empiresEnd } from '../rules/index.ts';
import type { EmpiresEnd } from '../rules/state.ts';
import { plans } from './plans.ts';
import { value } from './value.ts';
import { type EmpiresEndWeights, weights } from './weights.ts';

export const mind: Mind<EmpiresEnd, EmpiresEndWeights> = { game: empiresEnd, weights, plans, value, worlds: 4 };
