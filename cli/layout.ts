/** Text that fits the terminal. */

/** Narrower than this nothing can be read. */
const NARROWEST = 24;
/** So many choices can be read one below the other; more stand in columns where they fit. */
const A_COLUMN = 10;

/** The line in pieces that fit, broken between words; what follows stands under the text, not under its number or bullet. */
export function wrapped(line: string, width: number): string[] {
  const most = Math.max(width, NARROWEST);
  if (line.length <= most) return [line];
  const mark = /^ *(\d+ {2}|· )?/.exec(line)![0].length;
  const margin = ' '.repeat(mark === 0 ? 2 : mark);
  const pieces: string[] = [];
  let rest = line;
  while (rest.length > most) {
    const space = rest.lastIndexOf(' ', most);
    const at = space > margin.length ? space : most;
    pieces.push(rest.slice(0, at).trimEnd());
    rest = margin + rest.slice(at).trimStart();
  }
  return [...pieces, rest];
}

/** Numbered choices, one below the other, or in columns when there are many short ones. */
export function numbered(choices: readonly { number: number; text: string }[], width: number): string[] {
  const cells = choices.map(({ number, text }) => `${String(number).padStart(4)}  ${text}`);
  const widest = Math.max(0, ...cells.map(cell => cell.length)) + 2;
  const columns = Number.isFinite(width) && cells.length > A_COLUMN ? Math.floor(width / widest) : 1;
  if (columns < 2) return cells;
  const rows = Math.ceil(cells.length / columns);
  return Array.from({ length: rows }, (_, row) =>
    cells
      .filter((_, i) => i % rows === row)
      .map(cell => cell.padEnd(widest))
      .join('')
      .trimEnd(),
  );
}
