/** Bars, one for each measurement, each a stack of what was used, as an SVG that can be read by day and by night. */

export interface Bar {
  name: string;
  /** From the bottom up, in the order of `colours`. */
  parts: readonly number[];
  /** What the model says of it. */
  predicted?: number;
}

export interface Plot {
  title: string;
  unit: string;
  kinds: readonly string[];
  bars: readonly Bar[];
}

const COLOURS = ['#4f7cac', '#c2803a', '#7d9b5c'];
const WIDTH = 720;
const HEIGHT = 320;
const [LEFT, RIGHT, TOP, BOTTOM] = [64, 16, 64, 56];

export function svgOf({ title, unit, kinds, bars }: Plot): string {
  const sum = (bar: Bar) => bar.parts.reduce((a, b) => a + b, 0);
  const most = Math.max(...bars.map(bar => Math.max(sum(bar), bar.predicted ?? 0)));
  const step = stepFor(most);
  const top = Math.ceil(most / step) * step;
  const y = (value: number) => round(HEIGHT - BOTTOM - (value / top) * (HEIGHT - TOP - BOTTOM));
  const slot = (WIDTH - LEFT - RIGHT) / bars.length;
  const lines = Array.from({ length: Math.round(top / step) + 1 }, (_, i) => i * step).map(
    value =>
      `<path class="line" d="M${LEFT} ${y(value)}H${WIDTH - RIGHT}"/><text class="axis" x="${LEFT - 8}" y="${y(value) + 4}" text-anchor="end">${value}</text>`,
  );
  const drawn = bars.map((bar, i) => {
    const x = round(LEFT + slot * (i + 0.2));
    const width = round(slot * 0.6);
    const middle = round(LEFT + slot * (i + 0.5));
    let below = 0;
    const parts = bar.parts.map((part, kind) => {
      below += part;
      return `<rect x="${x}" y="${y(below)}" width="${width}" height="${round(y(below - part) - y(below))}" fill="${COLOURS[kind]}"/>`;
    });
    const said = bar.predicted === undefined ? '' : `<path class="said" d="M${x - 6} ${y(bar.predicted)}h${width + 12}"/>`;
    const words = bar.name
      .split('\n')
      .map((text, line) => `<text x="${middle}" y="${HEIGHT - BOTTOM + 18 + 16 * line}" text-anchor="middle">${text}</text>`);
    return [
      ...parts,
      said,
      `<text x="${middle}" y="${y(sum(bar)) - 6}" text-anchor="middle">${Math.round(sum(bar))}</text>`,
      ...words,
    ].join('');
  });
  const legend = kinds.map(
    (kind, i) =>
      `<rect x="${LEFT + 170 * i}" y="36" width="12" height="12" fill="${COLOURS[i]}"/><text x="${LEFT + 170 * i + 18}" y="46">${kind}</text>`,
  );
  const style =
    'text{font:13px sans-serif;fill:#333}.title{font-weight:bold}.axis{fill:#777}.line{stroke:#8884;fill:none}.said{stroke:#b3312c;stroke-width:2;fill:none}@media(prefers-color-scheme:dark){text{fill:#ddd}.axis{fill:#aaa}}';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${title}, ${unit}"><style>${style}</style>
<text class="title" x="${LEFT}" y="22">${title}, ${unit}</text>
${[...legend, ...lines, ...drawn].join('\n')}
</svg>
`;
}

/** One, two or five times a power of ten, so that there are at most six lines. */
function stepFor(most: number): number {
  const power = 10 ** Math.floor(Math.log10(most / 5));
  return power * ([1, 2, 5, 10].find(factor => most / (power * factor) <= 6) ?? 10);
}

const round = (value: number): number => Math.round(value * 10) / 10;
