/** The clocks that a new table offers. */
import type { Summary } from '../app/server.svelte.ts';

export const PACES = ['day', 'quick', 'week', 'none'] as const;
export type PaceName = (typeof PACES)[number];
type Pace = NonNullable<Summary['pace']>;
export type AtZero = Pace['atZero'];
export const AT_ZERO: readonly AtZero[] = ['bot', 'wait', 'resign'];

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** In milliseconds. `night`: the clock stands still then. */
const CLOCKS: Readonly<Record<Exclude<PaceName, 'none'>, Pick<Pace, 'bank' | 'increment' | 'most' | 'atZero'> & { night: boolean }>> = {
  quick: { bank: 20 * MINUTE, increment: MINUTE / 2, most: 30 * MINUTE, night: false, atZero: 'bot' },
  day: { bank: 3 * DAY, increment: DAY, most: 5 * DAY, night: true, atZero: 'bot' },
  week: { bank: 7 * DAY, increment: 3 * DAY, most: 14 * DAY, night: true, atZero: 'wait' },
};

/** `atZero`: where the host wants it otherwise than this clock usually does. */
export function paceOf(name: PaceName, atZero?: AtZero): Summary['pace'] {
  if (name === 'none') return null;
  const { night, ...clock } = CLOCKS[name];
  return {
    ...clock,
    night: night ? { from: 22, to: 8, zone: Intl.DateTimeFormat().resolvedOptions().timeZone } : null,
    ...(atZero && { atZero }),
  };
}

/** Which of them a table has; null: one of its own. */
export function paceNamed(pace: Summary['pace']): PaceName | null {
  if (pace === null) return 'none';
  const { bank, increment, most } = pace;
  const found = Object.entries(CLOCKS).find(([, clock]) => clock.bank === bank && clock.increment === increment && clock.most === most);
  return (found?.[0] as PaceName | undefined) ?? null;
}
