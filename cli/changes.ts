/** What of a table in words is new since it was last shown. */

const depthOf = (line: string): number => line.length - line.trimStart().length;
/** What a line is about: the words before its first colon, dash or bracket. */
const labelOf = (line: string): string => /^[^:–(]*/.exec(line)![0].trim();

interface Placed {
  line: string;
  /** The line this one stands under. */
  heading: string | null;
  /** Tells the same line of two players apart. */
  key: string;
}

function placed(lines: readonly string[]): Placed[] {
  const above: string[] = [];
  return lines.map(line => {
    while (above.length > 0 && depthOf(above[above.length - 1]) >= depthOf(line)) above.pop();
    const heading = above[above.length - 1] ?? null;
    above.push(line);
    return { line, heading, key: `${heading === null ? '' : labelOf(heading)}\n${line}` };
  });
}

/** Lines that were not there before, each under its heading; of a long line only the parts that are new. */
export function changedLines(before: readonly string[], after: readonly string[]): string[] {
  const known = placed(before);
  const keys = new Set(known.map(({ key }) => key));
  const shown: string[] = [];
  for (const { line, heading, key } of placed(after)) {
    if (keys.has(key)) continue;
    if (heading !== null && !shown.some(other => labelOf(other) === labelOf(heading)))
      shown.push(`${' '.repeat(depthOf(heading))}${labelOf(heading)}:`);
    shown.push(
      newParts(
        known.map(({ line }) => line).filter(other => labelOf(other) === labelOf(line)),
        line,
      ),
    );
  }
  return shown;
}

/** What stands between the parts of a line, the strongest first, and how many parts it takes to leave out those that are known. */
const BETWEEN: readonly (readonly [string, number])[] = [
  ['; ', 3],
  [' | ', 6],
  [', ', 4],
];

/** `Anna: 3 coins; 2 workers; 5 points` was `Anna: 3 coins; 1 worker; 5 points`: `Anna: 2 workers`. */
function newParts(earlier: readonly string[], line: string): string {
  const label = /^[^:]*: /.exec(line)?.[0];
  if (label === undefined || earlier.length !== 1 || !earlier[0].startsWith(label)) return line;
  const between = BETWEEN.find(([mark]) => partsOf(line, mark).length > 1);
  if (!between) return line;
  const [mark, enough] = between;
  const parts = partsOf(line.slice(label.length), mark);
  const old = partsOf(earlier[0].slice(label.length), mark);
  if (parts.length < enough || old.length !== parts.length) return line;
  return label + parts.filter((part, i) => part !== old[i]).join(mark);
}

/** Split where the mark stands, but not within brackets. */
function partsOf(line: string, mark: string): string[] {
  const parts = [''];
  let depth = 0;
  for (let i = 0; i < line.length; i++) {
    if ('[('.includes(line[i])) depth++;
    if ('])'.includes(line[i])) depth--;
    if (depth === 0 && line.startsWith(mark, i)) {
      parts.push('');
      i += mark.length - 1;
    } else parts[parts.length - 1] += line[i];
  }
  return parts;
}
