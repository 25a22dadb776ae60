/** What of a table in words is new since it was last shown. */

const depthOf = (line: string): number => line.length - line.trimStart().length;
/** What a line is about: the words before its first colon or dash. */
const labelOf = (line: string): string => /^[^:–]*/.exec(line)![0].trim();

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

/** Between parts, not within the brackets of one. */
const BETWEEN = /; (?![^[]*\])/;

/** `Anna: 3 coins; 2 workers; 5 points` was `Anna: 3 coins; 1 worker; 5 points`: `Anna: 2 workers`. */
function newParts(earlier: readonly string[], line: string): string {
  const parts = line.split(BETWEEN);
  const old = earlier.length === 1 ? earlier[0].split(BETWEEN) : [];
  if (parts.length < 3 || old.length !== parts.length) return line;
  const label = /^[^:]*: /.exec(line)?.[0];
  if (label === undefined || !old[0].startsWith(label)) return line;
  const fresh = parts.filter((part, i) => part !== old[i]).map(part => (part.startsWith(label) ? part.slice(label.length) : part));
  return label + fresh.join('; ');
}
