/** Points fly from where they were scored to the total of their seat. Loaded when the first ones are scored. */
import type { Seat } from '@tarsas/kernel';
import type { Gain } from '@tarsas/kit/table.ts';
import { fly } from '@tarsas/kit/travel.ts';
import type { Line } from '../session/session.ts';
import type { Desk } from './desk.svelte.ts';

type Gains = Readonly<Record<string, ((args: object, view: object) => readonly Gain[]) | undefined>>;

/** The seals of these moves have been drawn: they are where the points come from. */
export function flyPoints(desk: Desk, lines: readonly Line[]): void {
  for (const { seat } of desk.session.seats) {
    const points = scoredBy(desk, lines, seat);
    const total = document.querySelector(`.seat[data-seat="${seat}"] .vp`);
    const seal = [...document.querySelectorAll(`[data-sealed="${seat}"]`)].findLast(one => one.checkVisibility());
    if (points !== 0 && total && seal) void fly(points > 0 ? `+${points}` : `−${-points}`, seal, total);
  }
}

function scoredBy(desk: Desk, lines: readonly Line[], seat: Seat): number {
  const gains = desk.told.telling.gains as Gains;
  return lines
    .flatMap(({ facts }) => facts)
    .filter(({ args }) => (args as { seat?: Seat }).seat === seat)
    .flatMap(({ key, args }) => gains[key]?.(args, desk.session.view) ?? [])
    .reduce((sum, { icon, by }) => sum + (icon === 'vp' ? by : 0), 0);
}
