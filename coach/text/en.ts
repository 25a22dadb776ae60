/** What the coach says, in English. */
import { ranged, rangedBriefly, signed } from '@tarsas/words';
import type { Range, Sentence } from '../types.ts';

const points = (n: number): string => `${signed(Math.round(n))} ${Math.abs(Math.round(n)) === 1 ? 'point' : 'points'}`;
const span = (range: Pick<Range, 'low' | 'high'>, unit = ''): string => ranged(range, (low, high) => `${low} to ${high}`, unit);

/** What a sentence of the summary needs from the game's own words. */
export interface Said {
  /** The name of a line of the score sheet. */
  line(key: string): string;
  /** What the game advises about such a line; null: nothing. */
  advice(key: string): string | null;
  /** A round as the game calls it. */
  round(n: number): string;
  /** A decision as people name it: the round, and the plan that would have been better. */
  decision(move: number): string;
}

export const en = {
  cost: (n: number) => `Cost about ${points(n)}.`,
  open: (n: number) => `May have cost about ${points(n)}.`,
  /** For a column of numbers. */
  span: rangedBriefly,
  range: (range: Pick<Range, 'low' | 'high'>) => `${span(range, ' points')}, four times in five`,
  uncertain: 'How much it was worth is uncertain.',
  same: 'the same; not a mistake',
  rest: (found: number, all: number) =>
    `In ${found} of your ${all} decisions we found nothing more than 3 points better. Less than that we do not call a mistake: the engine is off by as much.`,
  unclear: (n: number) =>
    n === 1
      ? 'One decision stayed unclear even when it was played to the end: something else may have been 3 points better.'
      : `${n} decisions stayed unclear even when they were played to the end: something else may have been 3 points better.`,
  playedOut: (n: number, all: number) => `${n} of ${all} decisions ${n === 1 ? 'was' : 'were'} played to the end.`,
  suspicion: (n: number) => `The quick estimate suspects ${points(n)}. That is not a verdict yet.`,
  refuted: 'Played to the end, it did not hold.',
  better: (plan: string) => `Better: ${plan}`,
  wellSeen: (plan: string) => `Well seen: ${plan} Played to the end, we found nothing better.`,
  liked: 'The quick estimate likes it. We check that too.',
  limits: 'What the others intend it can only guess: you may have known better.',
  coach: (range: Range) => `We think the difference is about ${points(range.middle)}; ${span(range)}, four times in five.`,
  wrongTry: (less: number) => `About ${points(less)} less. There is a cheaper way.`,
  others: 'Taken from the strongest opponent',
  reference: (count: number, source: string) => `Good games: the mean of ${count} (${source}).`,
  round: (n: number) => `round ${n}`,
  before: (round: string) => `before ${round}`,
  summary: ({ kind, line, points: own, against, than, round, move }: Sentence, say: Said): string => {
    if (kind === 'next' && move !== null) return `Next time: ${say.decision(move)} (about ${points(own)}).`;
    if (line === null) return NOTHING[kind];
    const who = than === 'winner' ? 'the winner' : 'good games';
    const advice = kind === 'next' ? say.advice(line) : null;
    if (advice !== null) return `Next time: ${advice}`;
    if (kind === 'next') return `Next time: plan for “${say.line(line)}”${round ? ` from ${say.round(round)} on` : ''}.`;
    const [more, fewer] = [own - against, against - own];
    const when = round ? `, most of it in ${say.round(round)}` : '';
    return kind === 'strength'
      ? `Strength: ${say.line(line)}, ${points(own)}, ${more} more than ${who}${when}.`
      : `Largest gap: ${say.line(line)}, ${points(own)}, ${fewer} fewer than ${who}${when}.`;
  },
};

const NOTHING: Record<Sentence['kind'], string> = {
  strength: 'Strength: nothing stands out; the points came from everywhere.',
  gap: 'Largest gap: none of 5 points or more.',
  next: 'Next time: the same again.',
};

export type CoachWords = typeof en;
