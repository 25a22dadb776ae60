/** A learned judgement in the place of a game's own value. */
import type { Kind } from '@tarsas/kernel';
import type { Mind } from '../mind.ts';
import { type Judgement, networkOf } from './file.ts';
import { Judge } from './judge.ts';
import type { Network } from './network.ts';

export type { Judgement } from './file.ts';

/** The mind with this judgement; where it does not turn positions into numbers, as it is. */
export function judged<G extends Kind>(mind: Mind<G>, judgement: Judgement): Mind<G> {
  return mind.features ? judgedBy(mind, networkOf(judgement, mind.features)) : mind;
}

function judgedBy<G extends Kind>(mind: Mind<G>, network: Network): Mind<G> {
  const { features } = mind;
  if (!features) return mind;
  const judge = new Judge(network);
  return {
    ...mind,
    value: (s, weights, viewer) => (s.over ? mind.value(s, weights, viewer) : judge.judge(features.of(s, viewer))),
  };
}
