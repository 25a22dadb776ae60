/** Abilities that need no further choice, in whatever phase they work. */
import type { Play, Seat } from '@tarsas/kernel';
import type { Effect, Printed } from '../../data/components.ts';
import { type Ability, exhaustedNextTo, matchingNeighbours } from '../questions/empire.ts';
import { gain, times } from '../resources.ts';
import type { EmpiresEnd, Options, Player, Source, State } from '../state.ts';

/** EE-ABIL-09: how many markers a refresh takes off, by its print and the table's ruling; null is all. */
export function refreshLimit({ phase, effect }: Printed, options: Options): number | null {
  if (effect.op !== 'refresh' || effect.scope === 'empire') return null;
  if (phase === 'industry') return options.refreshAdjacentIndustryCard === 'one' ? effect.limit : null;
  return options.refreshAdjacentRoad === 'all' ? effect.limit : 1;
}

/** Abilities that are simply carried out: gains, points, refreshing everything next door. */
export function isPlain(ability: Ability, options: Options): boolean {
  switch (ability.effect.op) {
    case 'gain':
    case 'gainPerAdjacent':
    case 'points':
    case 'pointsPerAdjacent':
      return true;
    case 'refresh':
      return refreshLimit(ability, options) === null;
    default:
      return false;
  }
}

/** What a plain ability would bring now: 0 means that nothing would happen. */
export function worthNow(s: State, p: Player, { effect, location }: Ability): number {
  switch (effect.op) {
    case 'gainPerAdjacent':
    case 'pointsPerAdjacent':
      return matchingNeighbours(s, p, location, effect.match);
    case 'refresh':
      return markersFor(p, effect, location).length;
    default:
      return 1;
  }
}

export function carryOut(g: Play<EmpiresEnd>, seat: Seat, ability: Ability): void {
  const { effect, source, location } = ability;
  const p = g.s.players[seat];
  switch (effect.op) {
    case 'gain':
      g.log('gained', { seat, source, resources: gain(g.s, seat, effect.resources) }, 'EE-ECO-01');
      break;
    case 'gainPerAdjacent': {
      const n = matchingNeighbours(g.s, p, location, effect.match);
      if (n > 0) g.log('gained', { seat, source, resources: gain(g.s, seat, times(effect.resources, n)) }, 'EE-ABIL-04');
      break;
    }
    case 'points':
      scorePoints(g, seat, source, effect.points);
      break;
    case 'pointsPerAdjacent':
      scorePoints(g, seat, source, effect.points * matchingNeighbours(g.s, p, location, effect.match));
      break;
    case 'refresh':
      refresh(g, seat, source, markersFor(p, effect, location));
      break;
  }
}

/** EE-ABIL-35: economy points move the score marker at once. */
function scorePoints(g: Play<EmpiresEnd>, seat: Seat, source: Source, points: number): void {
  if (points === 0) return;
  g.s.players[seat].fromAbilities += points;
  g.log('points', { seat, source, points }, 'EE-ABIL-06');
}

function markersFor(p: Player, effect: Extract<Effect, { op: 'refresh' }>, location: string): Source[] {
  return effect.scope === 'empire' ? [...p.exhausted] : exhaustedNextTo(p, location);
}

export function refresh(g: Play<EmpiresEnd>, seat: Seat, source: Source, refreshed: readonly Source[]): void {
  if (refreshed.length === 0) return;
  const p = g.s.players[seat];
  p.exhausted = p.exhausted.filter(ability => !refreshed.includes(ability));
  g.log('refreshed', { seat, source, abilities: [...refreshed] }, 'EE-EXH-03');
}
