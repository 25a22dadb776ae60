/** Everybody's empire in a row, for the picture beside a link: locations that stand and burn, and the innovations under them. */
import type { Snapshot } from '@tarsas/kit/snapshot/sheet.ts';
import type { LocationType, Time } from '../data/components.ts';
import { innovationsUnder, isIntact } from '../rules/questions/empire.ts';
import type { OpenPlayer, View } from '../rules/view.ts';
import { LANDSCAPES } from './art/locations.ts';
import { COLOURS, FLAME, FLAMES } from './looks.ts';
import { setOf } from './questions.ts';

const TILE = { width: 100, height: 58, gap: 6 };
const CARD = 20;
/** Innovations that are drawn under one location. */
const MOST_CARDS = 3;
const EDGE = 14;
const BETWEEN = 22;
/** As far apart as the seats beside them. */
const ROW = TILE.height + MOST_CARDS * CARD + BETWEEN;

export function snapshot(view: View): Snapshot {
  const count = view.players[0].tiles.length;
  return {
    width: EDGE + count * (TILE.width + TILE.gap),
    height: view.players.length * ROW - BETWEEN,
    colours: COLOURS.slice(0, view.seats),
    markup: view.players.map((p, seat) => `<g transform="translate(0 ${seat * ROW})">${empire(view, p, COLOURS[seat])}</g>`).join(''),
  };
}

function empire(view: View, p: OpenPlayer, colour: string): string {
  const { locations, disasters } = setOf(view);
  const edge = `<rect width="8" height="${ROW - BETWEEN}" rx="3" fill="var(${colour})" stroke="var(--p-line)"/>`;
  const tiles = p.tiles.map((id, i) => {
    const cards = innovationsUnder(p, id).slice(0, MOST_CARDS);
    const under = cards.map((card, n) => innovation(disasters[card].innovation.phase, n)).join('');
    return `<g transform="translate(${EDGE + i * (TILE.width + TILE.gap)} 0)">${under}${landscape(locations[id].type, isIntact(p, id))}</g>`;
  });
  return edge + tiles.join('');
}

const innovation = (phase: Time, n: number): string =>
  `<rect x="6" y="${TILE.height - 6 + n * CARD}" width="88" height="${CARD + 6}" rx="4" fill="var(--e-${phase})" stroke="var(--rule-strong)" stroke-width="1.4"/>`;

/** The classes that the drawings of the locations use, as attributes: what paints this picture is not told any styles. */
const paintsOf = (ground: string, roof: string, wall: string, flag: string, pen: string): Readonly<Record<string, string>> => ({
  g: `fill="var(${ground})"`,
  w1: `fill="var(${roof})"`,
  w2: `fill="var(${wall})"`,
  d: 'fill="var(--e-opening)"',
  f: `fill="var(${flag})" stroke="var(--p-line)"`,
  k: `fill="none" stroke="var(${pen})" stroke-width="1.25" stroke-linecap="round" stroke-linejoin="round"`,
});

function landscape(type: LocationType, stands: boolean): string {
  const paints = stands
    ? paintsOf(`--e-${type}`, `--e-${type}-roof`, '--e-wall', '--p-red', '--e-pen')
    : paintsOf('--e-ash-ground', '--e-ash-roof', '--e-ash-wall', '--e-ash-ground', '--e-char');
  const sky = stands ? `color-mix(in srgb, var(--e-${type}) 26%, var(--paper-raised))` : 'var(--e-ash)';
  return [
    `<rect width="${TILE.width}" height="${TILE.height}" fill="${sky}"/>`,
    LANDSCAPES[type].replace(/class="(\w+)"/g, (_, name: string) => paints[name]),
    stands ? '' : FLAMES.map(([x, y, size]) => flameAt(x, y, size)).join(''),
    `<rect width="${TILE.width}" height="${TILE.height}" rx="4" fill="none" stroke="var(--p-line)" stroke-width="1.6"/>`,
  ].join('');
}

const flameAt = (x: number, y: number, size: number): string =>
  `<g transform="translate(${x} ${y}) scale(${size})"><path d="${FLAME.outer}" fill="var(--e-flame)" stroke="var(--e-flame-line)" stroke-width="1.1"/><path d="${FLAME.core}" fill="var(--e-flame-core)"/></g>`;
