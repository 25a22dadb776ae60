/** The final score (VWK-SCORE), also meaningful before the end. Pure. */
import type { Score, ScoreLine, Seat } from '@tarsas/kernel';
import { LEADER, WORKER_VP } from '../../data/castle.ts';
import { BONUS_VP, PLACES, VP } from '../../data/common.ts';
import { BUILDING_TYPES, ICONS, type Icon } from '../../data/effects.ts';
import { type Counted, RIBBON_SETS, RIBBONS } from '../../data/manuscripts.ts';
import { BUILDINGS } from '../../data/player-board.ts';
import { AI_LEFTOVER_VP } from '../../data/solo.ts';
import { components, isAi, type Line, resourcesOf, type State } from '../state.ts';
import { CROWD, SEGMENT_COUNT } from './board.ts';
import { builtCount, unbuilt } from './buildings.ts';
import { addIcons, addPermanentIcons, cardIcons, noIcons } from './icons.ts';

export function score(s: State): Score<Line>[] {
  const totals = s.players.map((_, seat) => linesOf(s, seat));
  const points = totals.map(total);
  return totals.slice(0, s.seats).map((lines, seat) => ({ seat, points: points[seat], rank: rankOf(s, points, seat), lines }));
}

export const pointsOf = (s: State, seat: Seat): number => total(linesOf(s, seat));
const total = (lines: readonly ScoreLine[]): number => lines.reduce((sum, line) => sum + line.points, 0);

/** Most points, then most silver and resources together, then shared (VWK-SCORE-11). The AI must be beaten outright (VWK-SOLO-57). */
function rankOf(s: State, points: readonly number[], seat: Seat): number {
  const stock = (other: Seat) => s.players[other].silver + resourcesOf(s.players[other]);
  return 1 + s.players.filter((_, other) => other !== seat && beats(other)).length;

  function beats(other: Seat): boolean {
    if (points[other] !== points[seat]) return points[other] > points[seat];
    return isAi(s, other) || stock(other) > stock(seat);
  }
}

export function linesOf(s: State, seat: Seat): ScoreLine<Line>[] {
  const p = s.players[seat];
  const lines: ScoreLine<Line>[] = [
    { key: 'buildings', points: BUILDING_TYPES.reduce((sum, type) => sum + BUILDINGS[type].vp[builtCount(p, type)], 0) },
    { key: 'castle', points: castleOf(s, seat) },
    { key: 'ribbons', points: ribbonSets(s, p.manuscripts) },
    { key: 'manuscripts', points: p.manuscripts.reduce((sum, id) => sum + manuscriptPoints(s, seat, id), 0) },
    { key: 'leader', points: s.leader === seat ? LEADER.vp : 0 },
    { key: 'bonus', points: BONUS_VP * s.bonus.filter(owner => owner === seat).length },
    { key: 'unpaid', points: VP.unpaid * p.unpaid || 0 },
    { key: 'acquired', points: VP.acquired * p.acquired },
    { key: 'approved', points: VP.approved * p.approved },
    // Poverty rewards approved deeds, prosperity paid debts, each once revealed (VWK-DEBT-09).
    { key: 'poverty', points: s.debts === 0 ? places(s.players.map(other => other.approved))[seat] : 0 },
    { key: 'prosperity', points: s.deeds === 0 ? places(s.players.map(other => other.paid))[seat] : 0 },
  ];
  if (isAi(s, seat)) lines.push({ key: 'leftovers', points: AI_LEFTOVER_VP * resourcesOf(p) });
  return lines;
}

const workersOn = (tier: readonly number[], seat: Seat): number => {
  let n = 0;
  for (let section = 0; section < SEGMENT_COUNT; section++) n += tier[section * CROWD + seat];
  return n;
};

function castleOf(s: State, seat: Seat): number {
  const tiers = [workersOn(s.tier1, seat), workersOn(s.tier2, seat), s.tier3[seat]];
  return tiers.reduce((sum, n, tier) => sum + n * WORKER_VP[tier], 0);
}

/** Set k holds one of every colour of which there are at least k (VWK-MANU-10). */
export function ribbonSets(s: State, owned: readonly string[]): number {
  const { manuscripts } = components(s);
  const counts = RIBBONS.map(ribbon => owned.filter(id => manuscripts[id].ribbon === ribbon).length);
  let points = 0;
  for (let k = 1; k <= Math.max(...counts); k++) points += RIBBON_SETS[counts.filter(n => n >= k).length];
  return points;
}

/** Rounded down per manuscript (VWK-SCORE-14). */
export function manuscriptPoints(s: State, seat: Seat, id: string): number {
  const { scores } = components(s).manuscripts[id];
  return scores ? Math.floor(countOf(s, seat, scores.of) / scores.per) : 0;
}

function countOf(s: State, seat: Seat, of: Counted): number {
  const p = s.players[seat];
  switch (of) {
    case 'buildings':
      return 9 - unbuilt(p).length;
    case 'workers':
      return workersOn(s.tier1, seat) + workersOn(s.tier2, seat) + s.tier3[seat];
    case 'manuscripts':
      return p.manuscripts.length;
    case 'paid':
      return p.paid;
    case 'approved':
      return p.approved;
    case 'resources':
      return resourcesOf(p);
    case 'silver':
      return p.silver;
    case 'merchant':
    case 'builder':
    case 'noble':
    case 'cleric':
    case 'criminal':
      return iconsOwned(s, seat, of);
  }
}

/** On all own cards wherever they are, on empty slots and on bonus cards; criminals count as criminals only (VWK-SCORE-10, VWK-SCORE-15). */
function iconsOwned(s: State, seat: Seat, icon: Icon): number {
  if (!ICONS.includes(icon)) return 0;
  const p = s.players[seat];
  const count = noIcons();
  for (const zone of [p.hand, p.draw, p.discard, p.board])
    for (const card of zone) if (card !== null) addIcons(count, cardIcons(s, seat, card));
  addPermanentIcons(s, seat, count, s.options.bonusIcons);
  return count[icon];
}

/** Points for first, second and third place; tied players share the places they fill, and nobody without a flipped card fills one (VWK-SCORE-08, VWK-SCORE-12). */
export function places(flipped: readonly number[]): number[] {
  const prizes = flipped.length < 3 ? PLACES.few : PLACES.many;
  return flipped.map(own => {
    if (own === 0) return 0;
    const above = flipped.filter(other => other > own).length;
    const tied = flipped.filter(other => other === own).length;
    const shared = prizes.slice(above, above + tied).reduce((sum, prize) => sum + prize, 0);
    return Math.floor(shared / tied);
  });
}
