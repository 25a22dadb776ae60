/** What the forms of the organisers hold before it is sent. */
import { paceOf } from '../pace.ts';
import type { Contest } from './shapes.ts';

export const CLOCKS = ['quick', 'day', 'week'] as const;
type Clock = (typeof CLOCKS)[number];
type Pace = Contest['pace'];

export interface PlayedWish {
  game: string;
  seats: number;
  /** `kept`: as it was agreed before. */
  clock: Clock | 'kept';
  options: Record<string, unknown>;
}

/** Every clock of this list is one: only a table without a clock has none. */
export const paceFor = (clock: Clock): Pace => paceOf(clock)!;

/** What `<input type="datetime-local">` shows, in the reader's time zone. */
export function asLocal(at: number): string {
  const date = new Date(at);
  return new Date(at - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

export const fromLocal = (text: string): number => new Date(text).getTime();

/** So many days from now, at a full hour of the evening. */
export function evening(days: number, hour = 18): number {
  const date = new Date();
  date.setDate(date.getDate() + days);
  return date.setHours(hour, 0, 0, 0);
}

export type SeasonRules = NonNullable<Contest['season']>;
export type TournamentRules = NonNullable<Contest['tournament']>;

/** `1, 1, 2` to numbers; what is no number is left out. */
export const widthsFrom = (text: string): number[] =>
  text
    .split(/[^\d]+/)
    .map(Number)
    .filter(n => n > 0);

/** Another round after the last one, as long as that one. */
export function oneMore(rounds: TournamentRules['rounds']): TournamentRules['rounds'] {
  const last = rounds.at(-1)!;
  const length = last.endsAt - last.startsAt;
  return [...rounds, { startsAt: last.endsAt, endsAt: last.endsAt + length }];
}
