import { expect, test } from 'vitest';
import { leftAt, type Pace, pause, startClocks, tick, zeroAt } from '../table/clock.ts';

const HOUR = 3_600_000;
const live: Pace = { bank: 10_000, increment: 2_000, most: 11_000, night: null, atZero: 'bot' };
const calm: Pace = { bank: 10 * HOUR, increment: 0, most: 10 * HOUR, night: { from: 22, to: 8, zone: 'Europe/Budapest' }, atZero: 'bot' };

test('the clock of everybody who is asked runs, each their own, and an answer brings the increment up to the most', () => {
  let clocks = tick(startClocks(live, 3), live, [0, 2], 1_000);
  expect(clocks.map(clock => zeroAt(clock, live))).toEqual([11_000, null, 11_000]);
  clocks = tick(clocks, live, [2], 4_000);
  expect(clocks[0]).toEqual({ left: 9_000, since: null });
  clocks = tick(clocks, live, [1], 4_500);
  expect(clocks).toEqual([
    { left: 9_000, since: null },
    { left: 10_000, since: 4_500 },
    { left: 8_500, since: null },
  ]);
  clocks = tick(tick(clocks, live, [0], 5_000), live, [], 5_000);
  expect(clocks[0].left).toBe(11_000);
});

test('an answer that leaves the seat asked does not stop its clock', () => {
  const asked = tick(startClocks(live, 1), live, [0], 0);
  expect(tick(asked, live, [0], 5_000)).toEqual(asked);
});

test('at night, in the table’s own zone, clocks stand still', () => {
  // 20:00 in Budapest in winter is 19:00 UTC.
  const evening = Date.UTC(2026, 0, 15, 19);
  const [clock] = tick(startClocks(calm, 1), calm, [0], evening);
  expect(leftAt(clock, calm, evening + HOUR)).toBe(9 * HOUR);
  expect(leftAt(clock, calm, Date.UTC(2026, 0, 16, 3))).toBe(8 * HOUR);
  expect(leftAt(clock, calm, Date.UTC(2026, 0, 16, 7))).toBe(8 * HOUR);
  expect(leftAt(clock, calm, Date.UTC(2026, 0, 16, 8))).toBe(7 * HOUR);
  expect(zeroAt(clock, calm)).toBe(Date.UTC(2026, 0, 16, 15));
});

test('a year of one hour a day is worked out at once', () => {
  const endless: Pace = { ...calm, bank: 366 * 24 * HOUR, night: { from: 1, to: 0, zone: 'Europe/Budapest' } };
  const began = performance.now();
  expect(zeroAt({ left: endless.bank, since: Date.UTC(2026, 0, 1) }, endless)).toBe(Date.UTC(2050, 0, 19));
  expect(performance.now() - began).toBeLessThan(1_000);
});

test('a time that counts for nobody stops those clocks that ran, from then on', () => {
  const clocks = tick(startClocks(live, 2), live, [0], 1_000);
  expect(pause(clocks, live, { from: 4_000, to: 90_000 })).toEqual([{ left: 7_000, since: 90_000 }, clocks[1]]);
  expect(pause(clocks, live, { from: 0, to: 500 })).toEqual(clocks);
});

test('the night in which clocks are put forward is an hour shorter', () => {
  // 28 to 29 March 2026: from 22:00 (21:00 UTC) to 8:00 (6:00 UTC).
  const [clock] = tick(startClocks(calm, 1), calm, [0], Date.UTC(2026, 2, 28, 20));
  expect(leftAt(clock, calm, Date.UTC(2026, 2, 29, 6))).toBe(9 * HOUR);
  expect(leftAt(clock, calm, Date.UTC(2026, 2, 29, 7))).toBe(8 * HOUR);
});
