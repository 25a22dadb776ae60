/** The picture of a shared position: the board, and the plans with their ranges, so that nobody can quote one without its uncertainty. */
import type { Snapshot } from '@tarsas/kit/snapshot/sheet.ts';
import type { Told } from './picture.ts';

const WIDE = 1200;
const EDGE = 36;
const LINE = 40;
const BOARD = { width: WIDE - 2 * EDGE, most: 760 };
/** As many letters as fit on a line. */
const LETTERS = 76;

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
const cut = (text: string, most = LETTERS): string => (text.length > most ? `${text.slice(0, most - 1)}…` : text);

export function sheet({ width, height, markup }: Snapshot, { heading, plans, estimate, note }: Told): string {
  const scale = Math.min(BOARD.width / width, BOARD.most / height);
  const left = (WIDE - width * scale) / 2;
  const rows: string[] = [];
  let y = EDGE + 60 + height * scale + 54;
  const write = (text: string, x: number, style: string) =>
    rows.push(`<text x="${x}" y="${y.toFixed(0)}" fill="var(--ink)" ${style}>${escaped(text)}</text>`);
  for (const { letter, words, worth } of plans) {
    write(letter, EDGE, 'font-weight="700" font-size="26"');
    write(cut(words, LETTERS - 22), EDGE + 40, 'font-size="26"');
    rows.push(
      `<text x="${WIDE - EDGE}" y="${y.toFixed(0)}" text-anchor="end" fill="var(--ink)" font-weight="700" font-size="26">${escaped(worth)}</text>`,
    );
    y += LINE;
  }
  if (plans.length > 0) {
    write(estimate, EDGE, 'font-size="21"');
    y += LINE;
  }
  for (const line of note.split('\n').flatMap(lines).slice(0, 5)) {
    write(line, EDGE, 'font-style="italic" font-size="27"');
    y += LINE;
  }
  const high = Math.ceil(y);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDE}" height="${high}" viewBox="0 0 ${WIDE} ${high}" font-family="Georgia, 'Times New Roman', serif">
<rect width="${WIDE}" height="${high}" fill="var(--paper)"/>
<text x="${EDGE}" y="${EDGE + 32}" fill="var(--ink)" font-weight="700" font-size="34">${escaped(cut(heading, 60))}</text>
<g transform="translate(${left.toFixed(1)} ${EDGE + 60}) scale(${scale.toFixed(4)})">${markup}</g>
${rows.join('\n')}
</svg>`;
}

/** Broken between words. */
function lines(text: string): string[] {
  const found: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && line.length + word.length >= LETTERS) {
      found.push(line);
      line = '';
    }
    line = line === '' ? cut(word) : `${line} ${word}`;
  }
  return [...found, line];
}
