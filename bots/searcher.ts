/** The strongest rung: plans two rounds instead of one, and mixes its secret bids by regret matching. */
import type { Kind } from '@tarsas/kernel';
import type { Question } from './bot.ts';
import { planFurther } from './further.ts';
import { type Rated, worldsOf } from './greedy.ts';
import type { Mind } from './mind.ts';
import { Sealed, together } from './sealed.ts';

type State = Kind['state'];

/** Iterations of regret matching; by then the average strategy hardly moves any more. */
const TRIES = 6000;
const FEWEST_TRIES = 2;

export function search(question: Question & { mind: Mind }): Rated[] {
  const worlds = worldsOf(question).map(({ world }) => world);
  return together(question.mind, worlds[0]).length > 1 ? searchSealed(question, worlds) : planFurther(question);
}

/** Answers given at the same time as the others': a mixture of plans, one of them drawn. */
function searchSealed({ mind, seat, effort, random }: Question & { mind: Mind }, worlds: readonly State[]): Rated[] {
  const sealed = new Sealed(mind, seat, worlds, effort);
  for (let n = 0; sealed.isOpen(seat) && (n < FEWEST_TRIES || (n < TRIES && !effort.over)); n++) {
    sealed.play(n, random);
    effort.spend();
  }
  return [{ plan: sealed.answer(seat, random), worth: 0 }];
}
