/** How often a bot would have played what people played: as its first thought, among its first three, or not at all because no plan says it. */
import { advance, type Choice, randomFrom, type TableLog } from '@tarsas/kernel';
import { type Question, questionFor } from '../bot.ts';
import { type Level, ratings } from '../ladder.ts';
import type { Mind } from '../mind.ts';
import { type Aim, aimsOf, lineFrom, matches } from './lines.ts';
import { decisionOf, startOf } from './logs.ts';

export interface Agreement {
  /** Questions at which there was something to choose. */
  moves: number;
  first: number;
  amongThree: number;
  missing: number;
  /** The same by the kind of the choice that was made. */
  kinds: Record<string, Tally>;
  /** Some of what no plan said: what was chosen in a row. */
  examples: Choice[][];
}

export interface Tally {
  moves: number;
  first: number;
  amongThree: number;
  missing: number;
}

const FIRST_FEW = 3;
const EXAMPLES = 40;

export const noAgreement = (): Agreement => ({ ...none(), kinds: {}, examples: [] });
const none = (): Tally => ({ moves: 0, first: 0, amongThree: 0, missing: 0 });

/** Walks through one game and adds what it says. */
export function agree(mind: Mind, level: Level, log: TableLog, into: Agreement): void {
  const random = randomFrom(`${log.seed}/agreement`);
  const s = startOf(mind, log);
  /** The moves up to here belong to what was compared before. */
  let compared = 0;
  for (let n = 0; n < log.moves.length && !s.over; n++) {
    const decision = decisionOf(mind, s, log.moves[n]);
    if (n >= compared) {
      const line = lineFrom(log, n);
      const aims = aimsOf(mind, line);
      // Conversions at the end of a turn are for later: nothing was aimed at yet.
      if (aims.length === 0) compared = n + line.length;
      else {
        const question = questionFor(mind.game, s, decision, random, { mind }) as Question & { mind: Mind };
        compared = n + 1 + aims[compare(question, level, aims, into) - 1].at;
      }
    }
    advance(mind.game, s, decision, log.moves[n].choice as never, true);
  }
}

/** Adds one comparison, and says how many of the aims it has dealt with. */
function compare(question: Question & { mind: Mind }, level: Level, aims: readonly Aim[], into: Agreement): number {
  const { mind } = question;
  const rated = [...ratings(level, question)].sort((a, b) => b.worth - a.worth);
  const place = rated.findIndex(({ plan }) => matches(mind, plan, aims));
  const dealtWith = place < 0 ? 1 : aimsOf(mind, rated[place].plan).length;
  // Nothing to choose, and it was done.
  if (rated.length === 1 && place === 0) return dealtWith;
  into.kinds[aims[0].choice.do] ??= none();
  for (const tally of [into, into.kinds[aims[0].choice.do]]) {
    tally.moves++;
    if (place === 0) tally.first++;
    if (place >= 0 && place < FIRST_FEW) tally.amongThree++;
    if (place < 0) tally.missing++;
  }
  if (place < 0 && into.examples.length < EXAMPLES) into.examples.push(aims.map(({ choice }) => choice));
  return dealtWith;
}
