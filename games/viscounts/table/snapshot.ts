/** The round board of a position, for the picture beside a link: land, paths and castle, and whose pieces stand where. */
import { pieceAt, SHADE } from '@tarsas/kit/snapshot/piece.ts';
import type { Snapshot } from '@tarsas/kit/snapshot/sheet.ts';
import { SPACE_COUNT } from '../rules/questions/board.ts';
import type { View } from '../rules/state.ts';
import { marksOf, riverOf } from './art/engraving.ts';
import { BUILDING_SHAPES, VISCOUNT, WORKER } from './art/pieces.ts';
import * as ring from './art/ring.ts';
import { buildingsOn, colourOf, plotsEach, segmentsOf, viscountsOn, workersOn } from './looks.ts';

const { CENTRE, RIM, OUTER, INNER, TIER1, TIER2, TIER3 } = ring;

export function snapshot(view: View): Snapshot {
  const seats = view.players.slice(0, view.seats);
  return {
    width: ring.WIDTH,
    height: ring.HEIGHT,
    colours: seats.map((_, seat) => colourOf(view, seat)),
    markup: [SHADE, land(view), paths(view), castle(), plots(view), pieces(view)].join(''),
  };
}

const line = (d: string, stroke: string, width: number, more = '') =>
  `<path d="${d}" fill="none" stroke="var(${stroke})" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round" ${more}/>`;
const circle = (radius: number, fill: string, stroke: string, width: number, { x, y } = CENTRE) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}" stroke="var(${stroke})" stroke-width="${width}"/>`;

function land(view: View): string {
  const segments = segmentsOf(view).map(({ id, position, middle, river, terrain }) => {
    const ground = `color-mix(in srgb, var(--t-${terrain}) 58%, var(--paper))`;
    const bed = riverOf(middle, river);
    return [
      `<path d="${ring.sector(146, RIM, middle - 35.85, middle + 35.85)}" fill="${ground}" stroke="var(--v-border)"/>`,
      line(marksOf(id, position, plotsEach(view), river), `--t-${terrain}-ink`, 0.95, 'opacity=".75"'),
      line(bed, '--t-river-ink', 13),
      line(bed, '--t-river', 10.6),
    ].join('');
  });
  return circle(RIM + 1.5, 'var(--ink-2)', '--v-rim', 2.4) + segments.join('');
}

function paths(view: View): string {
  const both = (stroke: string, outer: number, inner: number, between: number) =>
    [
      circle(OUTER, 'none', stroke, outer),
      circle(INNER, 'none', stroke, inner),
      ...segmentsOf(view).map(({ middle }) => line(ring.roads(middle), stroke, between)),
    ].join('');
  const stands = Array.from({ length: SPACE_COUNT }, (_, space) => circle(15, 'var(--v-stand)', '--v-stand-edge', 1, ring.standAt(space)));
  return both('--v-road-edge', 21, 17, 15.4) + both('--v-road', 18.6, 14.6, 13) + stands.join('');
}

function castle(): string {
  const wall = (radius: number, count: number, height: number) =>
    `<path d="${ring.battlements(radius, count, height)}" fill="var(--v-wall)" stroke="var(--v-wall-edge)" stroke-width=".7"/>`;
  return [
    circle(143.4, 'none', '--t-river', 9),
    wall(TIER1.outer, 60, 4.4),
    circle(TIER1.outer, 'var(--v-tier1)', '--v-wall-edge', 1.4),
    wall(TIER2.outer, 45, 4),
    circle(TIER2.outer, 'var(--v-tier2)', '--v-wall-edge', 1.4),
    wall(TIER3, 26, 4),
    circle(TIER3, 'var(--v-tier3)', '--v-wall-edge', 1.4),
  ].join('');
}

function plots({ spots }: View): string {
  return spots
    .map((_, spot) => {
      const place = `${ring.shift(ring.plotAt(spot, spots.length))} rotate(${ring.plotAngle(spot, spots.length)})`;
      return `<rect x="-18.5" y="-18.5" width="37" height="37" rx="4" fill="var(--v-plot)" stroke="var(--v-plot-edge)" stroke-width="1.2" transform="${place}"/>`;
    })
    .join('');
}

function pieces(view: View): string {
  return [
    ...buildingsOn(view).map(({ spot, seat, type }) =>
      pieceAt(ring.plotAt(spot, view.spots.length), BUILDING_SHAPES[type], colourOf(view, seat), 1.15),
    ),
    ...workersOn(view).map(({ seat, at }) => pieceAt(at, WORKER, colourOf(view, seat), 1.2)),
    ...viscountsOn(view).map(({ seat, at }) => pieceAt({ x: at.x, y: at.y - 6 }, VISCOUNT, colourOf(view, seat), 1.3)),
  ].join('');
}
