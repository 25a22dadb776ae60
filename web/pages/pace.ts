/** The clocks that a new table offers. */
import type { Summary } from '../app/server.svelte.ts';

export type PaceName = 'none' | 'quick' | 'day' | 'week';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export function paceOf(name: PaceName): Summary['pace'] {
  const night = { from: 22, to: 8, zone: Intl.DateTimeFormat().resolvedOptions().timeZone };
  switch (name) {
    case 'none':
      return null;
    case 'quick':
      return { bank: 20 * MINUTE, increment: MINUTE / 2, most: 30 * MINUTE, night: null, atZero: 'bot' };
    case 'day':
      return { bank: 3 * DAY, increment: DAY, most: 5 * DAY, night, atZero: 'bot' };
    case 'week':
      return { bank: 7 * DAY, increment: 3 * DAY, most: 14 * DAY, night, atZero: 'wait' };
  }
}
