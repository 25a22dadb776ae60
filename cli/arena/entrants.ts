/** Who plays, as it is typed; and who sits where in which game. */
import { type Budget, bots, type Weights } from '@tarsas/bots';
import type { Judgement } from '@tarsas/bots/judgement';
import { BadInput, readJson } from '../input.ts';
import type { CliWords } from '../text/en.ts';
import type { Entrant, Match } from './match.ts';

/** `a,b` at four seats is one a against three b: the last one named fills the table. */
export function seating(text: string, seats: number, words: CliWords): Entrant[] {
  const named = text.split(',').map(one => entrant(one.trim(), words));
  if (named.length > seats) throw new BadInput(words.bad.tooManyBots(named.length, seats));
  return Array.from({ length: seats }, (_, seat) => named[Math.min(seat, named.length - 1)]);
}

/** A name, after @ how it values positions, and after a colon how long it may think: `searcher:500ms`, `greedy@new.json:2000nodes`. */
export function entrant(text: string, words: CliWords): Entrant & { label: string } {
  const [, name, file, amount, unit] = /^([^:@]+)(?:@(.+?))?(?::(\d+)(ms|nodes))?$/.exec(text) ?? [];
  const known = bots.map(bot => bot.name);
  if (name === undefined || !known.includes(name)) throw new BadInput(words.bad.bot(text, known.join(', ')));
  const budget: Budget | null = amount === undefined ? null : { [unit]: Number(amount) };
  return { bot: name, label: text, ...(budget && { budget }), ...(file !== undefined && valueIn(file, words)) };
}

/** `hand` is the game's own value; otherwise a file with weights for it, or with a learned judgement. */
function valueIn(file: string, words: CliWords): Pick<Entrant, 'weights' | 'judgement'> {
  if (file === 'hand') return { weights: {} };
  const read = readJson(file, words) as Weights | Judgement;
  return typeof read.weights === 'string' ? { judgement: read as Judgement } : { weights: read as Weights };
}

export const nameOf = ({ bot, label = bot }: Entrant): string => label;

/** Each seed once for every way round the table; where all are the same bot once is enough. */
export function rotated(game: string, options: object, seed: string, seeds: number, lineUp: readonly Entrant[]): Match[] {
  const turns = new Set(lineUp.map(nameOf)).size === 1 ? 1 : lineUp.length;
  const matches: Match[] = [];
  for (let k = 0; k < seeds; k++) {
    for (let turn = 0; turn < turns; turn++) {
      matches.push({ game, options, seed: `${seed}/${k}`, entrants: [...lineUp.slice(turn), ...lineUp.slice(0, turn)] });
    }
  }
  return matches;
}
