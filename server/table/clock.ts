/** Clocks are worked out from the log alone: when a seat was asked, and when it answered. */
import type { Seat } from '@tarsas/kernel';

export interface Pace {
  /** Milliseconds at the start. */
  bank: number;
  /** Milliseconds given back each time the seat has answered all it was asked. */
  increment: number;
  /** The bank never holds more than this. */
  most: number;
  /** Hours in which clocks stand still, in the table's own time zone; `from` 22 `to` 8 is a night. */
  night: { from: number; to: number; zone: string } | null;
  /** What happens to a seat whose time is up. */
  atZero: 'bot' | 'resign' | 'wait';
}

export interface Clock {
  /** Milliseconds left when the clock last stood still. */
  left: number;
  /** Running since then; null: not asked. */
  since: number | null;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export const startClocks = (pace: Pace | null, seats: number): Clock[] =>
  pace ? Array.from({ length: seats }, () => ({ left: pace.bank, since: null })) : [];

/** The clocks after something happened: those who are asked run on, those who have answered stand. */
export function tick(clocks: readonly Clock[], pace: Pace, asked: readonly Seat[], at: number): Clock[] {
  return clocks.map((clock, seat) => {
    const isAsked = asked.includes(seat);
    if (clock.since === null) return isAsked ? { left: clock.left, since: at } : clock;
    if (isAsked) return clock;
    return { left: Math.min(pace.most, leftAt(clock, pace, at) + pace.increment), since: null };
  });
}

/** The clocks after a period of downtime, which is not counted. */
export function pause(clocks: readonly Clock[], pace: Pace, { from, to }: { from: number; to: number }): Clock[] {
  return clocks.map(clock => {
    if (clock.since === null || clock.since >= to) return clock;
    return { left: leftAt(clock, pace, Math.max(from, clock.since)), since: to };
  });
}

export function leftAt({ left, since }: Clock, { night }: Pace, at: number): number {
  return since === null ? left : Math.max(0, left - awake(since, at, night));
}

/** When this clock will be at zero, or null while it stands still. */
export function zeroAt({ left, since }: Clock, { night }: Pace): number | null {
  if (since === null) return null;
  if (!night) return since + left;
  let rest = left;
  for (const stretch of stretches(since, Number.POSITIVE_INFINITY, night.zone)) {
    const awake = awakeBetween(stretch.from + stretch.offset, stretch.to + stretch.offset, night);
    if (awake >= rest) return whenAwake(stretch.from + stretch.offset, rest, night) - stretch.offset;
    rest -= awake;
  }
  throw new Error('Time has no end');
}

/** Milliseconds between two moments that are not night. */
function awake(from: number, to: number, night: Pace['night']): number {
  if (!night) return Math.max(0, to - from);
  let sum = 0;
  for (const { from: a, to: b, offset } of stretches(from, to, night.zone)) sum += awakeBetween(a + offset, b + offset, night);
  return sum;
}

type Night = NonNullable<Pace['night']>;

/** The day as it lies between two nights: when it begins after midnight, and how long it is. */
function dayOf({ from, to }: Night): { begins: number; lasts: number } {
  return { begins: to * HOUR, lasts: ((from - to + 24) % 24) * HOUR };
}

/** In local time without offset changes: whole days, and the rest of the last one. */
function awakeBetween(from: number, to: number, night: Night): number {
  const { begins, lasts } = dayOf(night);
  const until = (at: number) => {
    const days = Math.floor((at - begins) / DAY);
    return days * lasts + Math.min(lasts, at - begins - days * DAY);
  };
  return Math.max(0, until(to) - until(from));
}

/** The local time at which so much time awake has passed. */
function whenAwake(from: number, rest: number, night: Night): number {
  const { begins, lasts } = dayOf(night);
  const today = Math.floor((from - begins) / DAY);
  const passed = Math.min(lasts, from - begins - today * DAY);
  if (rest === 0) return from;
  const days = Math.ceil((passed + rest) / lasts) - 1;
  return begins + (today + days) * DAY + (passed + rest - days * lasts);
}

interface Stretch {
  from: number;
  to: number;
  /** Local time minus UTC. */
  offset: number;
}

/** Offsets change a few times a year and never twice in so short a time. */
const LOOK = 14 * DAY;

/** A period in one time zone, cut where its offset from UTC changes. */
function* stretches(from: number, to: number, zone: string): Generator<Stretch> {
  for (let at = from; at < to; ) {
    const offset = offsetAt(at, zone);
    let end = Math.min(at + LOOK, to);
    if (offsetAt(end, zone) !== offset) {
      let same = at;
      while (end - same > 1) {
        const middle = Math.floor((same + end) / 2);
        if (offsetAt(middle, zone) === offset) same = middle;
        else end = middle;
      }
    }
    yield { from: at, to: end, offset };
    at = end;
  }
}

const formats = new Map<string, Intl.DateTimeFormat>();

function offsetAt(at: number, zone: string): number {
  let format = formats.get(zone);
  if (!format) {
    format = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' });
    formats.set(zone, format);
  }
  const [, sign, hours, minutes] = /GMT(?:([+-])(\d\d):(\d\d))?/.exec(format.format(at)) ?? [];
  if (!sign) return 0;
  return (sign === '-' ? -1 : 1) * (Number(hours) * HOUR + Number(minutes) * MINUTE);
}
