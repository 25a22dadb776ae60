/** Action: terraform and/or build (section 16). */
import type { Seat } from '@tarsas/kernel';
import { COST, RING, WORKSHOP } from '../../data/index.ts';
import { build } from '../build.ts';
import { both, pay, score } from '../effects.ts';
import { type DigChoice, digHasPoint, digOptions, terrainsFor } from '../questions/dig.ts';
import { toolsPerSpade } from '../questions/reach.ts';
import { having } from '../questions/tiles.ts';
import { type Dig, type Do, mapOf, type Play, type Step } from '../state.ts';

export const dig: Step<'dig', DigChoice> = {
  options: (s, f) => digOptions(s, f),
  choose(g, f, seat, choice) {
    if (choice.do === 'exchange') g.call({ kind: 'exchange', seat });
    else if (carryOut(g, f, choice)) g.done();
  },
};

/** Does one part of the action. True when nothing more can follow. */
export function carryOut(g: Play, f: Dig, choice: Exclude<DigChoice, Do<'exchange'>>): boolean {
  const map = mapOf(g.s);
  switch (choice.do) {
    case 'skip':
      f.skipping = choice.by;
      return false;
    case 'terraform':
      return aim(g, f, map.numbers[choice.hex]);
    case 'into':
      return transform(g, f, f.target, RING.indexOf(choice.terrain));
    case 'build':
      buildWorkshop(g, f, map.numbers[choice.hex]);
      return true;
    case 'done':
      if (f.free > 0) g.log('spadesLost', { seat: f.seat, spades: f.free }, 'AOI-TERRA-13');
      return true;
  }
}

/** Where there is only one way to transform the hex, nobody is asked. */
function aim(g: Play, f: Dig, hex: number): boolean {
  skip(g, f, hex);
  const terrains = terrainsFor(g.s, f, hex);
  if (terrains.length === 1) return transform(g, f, hex, terrains[0]);
  f.target = hex;
  return false;
}

/** Free spades first; the missing ones are bought (AOI-TERRA-07). */
function transform(g: Play, f: Dig, hex: number, terrain: number): boolean {
  const { s } = g;
  const p = s.players[f.seat];
  const spades = terrainsFor(s, f, hex).indexOf(terrain) + 1;
  const bought = Math.max(0, spades - f.free);
  const tools = bought * toolsPerSpade(p);
  f.free -= spades - bought;
  f.target = -1;
  if (f.first < 0) f.first = hex;
  pay(p, { tools });
  useSpades(g, f.seat, hex, terrain, spades, tools);
  // A hex is brought home before the next is begun (AOI-TERRA-20); only the spades of phase III may be split at will.
  f.halfWay = terrain === p.home || f.splits ? -1 : hex;
  if (digHasPoint(s, f)) return false;
  return carryOut(g, f, { do: 'done' });
}

/** Puts the new terrain on the map; every spade counts, wherever it comes from (AOI-OPEN-08). */
export function useSpades(g: Play, seat: Seat, hex: number, terrain: number, spades: number, tools: number): void {
  g.s.terrain = g.s.terrain.with(hex, terrain);
  g.log('spades', { seat, spades, tools }, 'AOI-TERRA-03');
  g.log('transformed', { seat, hex: mapOf(g.s).ids[hex], terrain: RING[terrain] }, 'AOI-TERRA-12');
  both(g, seat, { event: 'spade', times: spades });
}

function buildWorkshop(g: Play, f: Dig, hex: number): void {
  skip(g, f, hex);
  build(g, f.seat, hex, WORKSHOP, f.settles ? {} : COST[WORKSHOP]);
}

/** Pays for the tunnel or flight that was announced, and scores it (AOI-FACTION-MOLES-02, AOI-PALACE-09A). */
function skip(g: Play, f: Dig, hex: number): void {
  if (!f.skipping) return;
  const found = having(g.s, g.s.players[f.seat], 'skip').find(({ is }) => is.by === f.skipping);
  f.skipping = null;
  f.skipped = true;
  if (!found) return;
  const { price, points, revised, by } = found.is;
  pay(g.s.players[f.seat], price);
  g.log('skipped', { seat: f.seat, by, hex: mapOf(g.s).ids[hex], price }, found.rule);
  score(g, f.seat, revised === undefined ? points : revised + g.s.seats, found.id, found.rule);
}
