/**
 * The picture beside a link to a table: the board and everybody's points, as SVG text of 1200 by 630. It has no words, so that one picture serves every
 * language. Colours are tokens (`var(--paper)`); `painted` replaces them by their values in daylight, because programs that draw SVG do not know them.
 */
import type { Seat } from '@tarsas/kernel';
import { numberAt } from './figures.ts';

/** A board in units of its own, and the colour of every seat (`--p-green`). */
export interface Snapshot {
  width: number;
  height: number;
  markup: string;
  colours: readonly string[];
}

export interface Standings {
  /** By seat; null where the public may not know. */
  points: readonly (number | null)[];
  waiting: readonly Seat[];
}

/** What most services show without cutting. */
export const SHEET = { width: 1200, height: 630 };
const EDGE = 26;
const COLUMN = 170;
const SEAT = 112;
const CREST = 'M-6.5 -7.5H6.5V1.5Q6.5 6 0 8Q-6.5 6 -6.5 1.5Z';

export function sheetOf({ width, height, markup, colours }: Snapshot, standings: Standings): string {
  const room = { width: SHEET.width - 3 * EDGE - COLUMN, height: SHEET.height - 2 * EDGE };
  const scale = Math.min(room.width / width, room.height / height);
  // What the board leaves free stands on both sides of it, and of the seats.
  const free = (room.width - width * scale) / 3;
  const left = EDGE + free;
  const top = (SHEET.height - height * scale) / 2;
  const column = left + width * scale + free + EDGE + COLUMN / 2;
  const first = SHEET.height / 2 - ((colours.length - 1) * SEAT) / 2;
  const seats = colours.map((colour, seat) =>
    seatAt(column, first + seat * SEAT, colour, standings.points[seat], standings.waiting.includes(seat)),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SHEET.width}" height="${SHEET.height}" viewBox="0 0 ${SHEET.width} ${SHEET.height}">
<rect width="${SHEET.width}" height="${SHEET.height}" fill="var(--linen)"/>
<rect x="10" y="10" width="${SHEET.width - 20}" height="${SHEET.height - 20}" rx="10" fill="var(--paper)" stroke="var(--rule-strong)" stroke-width="2"/>
<g transform="translate(${left.toFixed(1)} ${top.toFixed(1)}) scale(${scale.toFixed(4)})">${markup}</g>
${seats.join('\n')}
</svg>`;
}

/** A crest with the points beside it; whoever is waited for is stitched around. */
function seatAt(x: number, y: number, colour: string, points: number | null, waits: boolean): string {
  const frame = `<rect x="-84" y="-48" width="168" height="96" rx="8" fill="var(--paper-raised)" stroke="var(--rule)" stroke-width="2"/>`;
  const stitch = `<rect x="-78" y="-42" width="156" height="84" rx="5" fill="none" stroke="var(--stitch)" stroke-width="3.4" stroke-dasharray="11 6"/>`;
  const crest = `<path transform="translate(${points === null ? 0 : -44} 1) scale(3.4)" d="${CREST}" fill="var(${colour})" stroke="var(--p-line)" stroke-width="1"/>`;
  const text = points === null ? '' : numberAt(27, 18, points, 60, 'var(--ink)');
  return `<g transform="translate(${x.toFixed(1)} ${y})">${frame}${waits ? stitch : ''}${crest}${text}</g>`;
}
