/** From what the server has counted to what is drawn. */
import type { Voice } from '@tarsas/kernel';
import { capital } from '@tarsas/words';
import type { Answer } from '../../app/server.svelte.ts';
import type { StatisticsWords } from '../../text/statistics.en.ts';

export type Statistics = Answer<'statistics'>;
export type Group = Statistics['groups'][number];
export type Value = Group['values'][number];

/** Fewer games are a number without a line. */
export const FEW = 20;

/** A stretch of numbers that is drawn from the left edge to the right. */
export interface Scale {
  from: number;
  to: number;
}

/** The interval of a value: of its share, or of its mean. Null: too few games. */
export function intervalOf({ games, share, points }: Value): { low: number; at: number; high: number } | null {
  if (games < FEW) return null;
  if (share) return { low: share.low, at: share.wins / games, high: share.high };
  const { mean, range } = points;
  return range === null ? null : { low: mean - range, at: mean, high: mean + range };
}

/** Room for every interval of a group, and a little more on both sides. */
export function scaleOf(values: readonly Value[]): Scale {
  const ends = values.flatMap(value => {
    const interval = intervalOf(value);
    return interval ? [interval.low, interval.high, ...(value.share ? [value.share.even] : [])] : [];
  });
  if (ends.length === 0) return { from: 0, to: 1 };
  const [low, high] = [Math.min(...ends), Math.max(...ends)];
  const room = (high - low || 1) / 12;
  return { from: low - room, to: high + room };
}

/** Round numbers of a scale in per cent, about five of them. */
export function marksOf({ from, to }: Scale): number[] {
  const step = [0.01, 0.02, 0.05, 0.1, 0.2, 0.25].find(step => (to - from) / step <= 6) ?? 0.5;
  const marks: number[] = [];
  for (let n = Math.ceil(from / step); n * step <= to; n++) if (n >= 0 && n * step <= 1) marks.push(n * step);
  return marks;
}

export const isChance = ({ share }: Value): boolean => share !== null && share.low <= share.even && share.even <= share.high;

export function titleOf({ about, key }: Group, t: StatisticsWords, voice: Voice): string {
  if (about === 'trait' || about === 'setting') return voice.trait(key).label;
  if (about === 'option') return voice.option(key).label;
  if (about === 'rules') return t.rules;
  return about === 'seat' ? t.seats : t.numbers;
}

export function nameOf({ about, key }: Group, value: string, t: StatisticsWords, voice: Voice): string {
  if (about === 'seat') return t.seat(Number(value) + 1);
  if (about === 'seats') return t.seatCount(Number(value));
  if (about === 'rules') return capital(t.sets[value as 'standard'] ?? voice.optionGroup(value).label);
  const words = about === 'option' ? voice.option(key) : voice.trait(key);
  return capital(words.values[value] ?? t.other);
}

const MONTH = 30.5 * 86_400_000;
const WHICH = ['all', 'people', 'rated'] as const;

export interface Wish {
  seats?: number;
  since?: number;
  tables: (typeof WHICH)[number];
  within?: string;
}

/** What the address asks for; whatever it does not understand is left out. */
export function wishIn(query: URLSearchParams, now: number): Wish {
  const whole = (key: string) => (/^\d{1,3}$/.test(query.get(key) ?? '') ? Number(query.get(key)) : 0);
  const within = query.get('within') ?? '';
  const [seats, months] = [whole('seats'), whole('months')];
  return {
    ...(seats >= 2 && seats <= 12 && { seats }),
    ...(months > 0 && { since: Math.round(now - months * MONTH) }),
    tables: WHICH.find(which => which === query.get('tables')) ?? 'all',
    ...(/^\w+:.{1,80}$/.test(within) && { within }),
  };
}
