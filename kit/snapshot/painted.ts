/** Tokens and mixtures of them as plain colours. */

/** Colours by the name of their token. */
export type Pigments = Readonly<Record<string, string>>;

const NAMED = /var\((--[\w-]+)\)/g;
const MIXED = /color-mix\(in srgb, (#[0-9a-f]{6}) (\d+)%, (#[0-9a-f]{6})\)/g;

export function painted(svg: string, pigments: Pigments): string {
  return svg
    .replace(NAMED, (_, name: string) => pigments[name] ?? unknown(name))
    .replace(MIXED, (_, one: string, percent: string, other: string) => mixed(one, other, Number(percent) / 100));
}

function unknown(name: string): never {
  throw new Error(`There is no token '${name}'`);
}

const channels = (colour: string) => [1, 3, 5].map(at => Number.parseInt(colour.slice(at, at + 2), 16));

function mixed(one: string, other: string, share: number): string {
  const rest = channels(other);
  return `#${channels(one)
    .map((value, i) =>
      Math.round(value * share + rest[i] * (1 - share))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}
