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

const HOUR = 3_600_000;

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

/** The clocks after a time that counts for nobody. */
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
  let at = since;
  let rest = left;
  for (;;) {
    const next = nextHour(at);
    if (!isNight(at, night)) {
      if (at + rest <= next) return at + rest;
      rest -= next - at;
    }
    at = next;
  }
}

/** Milliseconds between two moments that are not night. Nights begin and end on the hour. */
function awake(from: number, to: number, night: Pace['night']): number {
  if (!night) return Math.max(0, to - from);
  let sum = 0;
  for (let at = from; at < to; ) {
    const next = Math.min(nextHour(at), to);
    if (!isNight(at, night)) sum += next - at;
    at = next;
  }
  return sum;
}

/** Zones that differ from UTC by a part of an hour are counted by the quarter. */
const QUARTER = HOUR / 4;
const nextHour = (at: number) => (Math.floor(at / QUARTER) + 1) * QUARTER;

function isNight(at: number, { from, to, zone }: NonNullable<Pace['night']>): boolean {
  const hour = Number(hourIn(zone).format(at));
  return from < to ? hour >= from && hour < to : hour >= from || hour < to;
}

const formats = new Map<string, Intl.DateTimeFormat>();

function hourIn(zone: string): Intl.DateTimeFormat {
  let format = formats.get(zone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', hourCycle: 'h23', timeZone: zone });
    formats.set(zone, format);
  }
  return format;
}
