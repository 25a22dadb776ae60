/** Abilities that need no further choice, in whatever phase they work. */
import type { Play, Seat, Step } from '@tarsas/kernel';
import type { Effect, Printed, Time } from '../../data/components.ts';
import { type Ability, exhaustedNextTo, matchingNeighbours } from '../questions/empire.ts';
import { gain, times } from '../resources.ts';
import type { Choice, EmpiresEnd, FrameOf, LocationId, Options, Player, Source, State } from '../state.ts';

/** EE-ABIL-09: how many markers a refresh takes off; null is all. A printed number counts, and without one the table's ruling. */
export function refreshLimit({ phase, effect }: Printed, options: Options): number | null {
  if (effect.op !== 'refresh') return null;
  if (effect.limit !== null || effect.scope === 'empire') return effect.limit;
  const ruling: Partial<Record<Time, 'all' | 'one'>> = {
    economy: options.refreshAdjacentRoad,
    industry: options.refreshAdjacentIndustryCard,
  };
  return ruling[phase] === 'one' ? 1 : null;
}

type PlainEffect = Extract<Effect, { op: 'gain' | 'gainPerAdjacent' | 'points' | 'pointsPerAdjacent' | 'refresh' }>;

/** Abilities that are simply carried out: gains, points, refreshing everything next door. */
export function isPlain(ability: Ability, options: Options): ability is Ability & { effect: PlainEffect } {
  switch (ability.effect.op) {
    case 'gain':
    case 'gainPerAdjacent':
    case 'points':
    case 'pointsPerAdjacent':
      return true;
    case 'refresh':
      return refreshLimit(ability, options) === null;
    case 'convert':
    case 'discountPlay':
    case 'discountRestore':
    case 'swapLocations':
    case 'moveInnovation':
    case 'strength':
    case 'strengthPerAdjacent':
    case 'freeBid':
    case 'replaceDisaster':
    case 'repeat':
    case 'scorePerResource':
    case 'scorePerAdjacent':
    case 'scorePerDestroyed':
    case 'scoreMostDestroyed':
      return false;
  }
}

/** What a plain ability would bring now: 0 means that nothing would happen. */
export function worthNow(s: State, p: Player, { effect, location }: Ability & { effect: PlainEffect }): number {
  switch (effect.op) {
    case 'gainPerAdjacent':
    case 'pointsPerAdjacent':
      return matchingNeighbours(s, p, location, effect.match);
    case 'refresh':
      return markersFor(p, effect, location).length;
    case 'gain':
    case 'points':
      return 1;
  }
}

export function carryOut(g: Play<EmpiresEnd>, seat: Seat, ability: Ability): void {
  const { effect, source, location, phase } = ability;
  const p = g.s.players[seat];
  switch (effect.op) {
    case 'gain':
      g.log('gained', { seat, source, resources: gain(g.s, seat, effect.resources) }, phase === 'onDestroyed' ? 'EE-ABIL-22' : 'EE-ECO-01');
      break;
    case 'gainPerAdjacent': {
      const n = matchingNeighbours(g.s, p, location, effect.match);
      if (n > 0) g.log('gained', { seat, source, resources: gain(g.s, seat, times(effect.resources, n)) }, 'EE-ABIL-04');
      break;
    }
    case 'points':
      scorePoints(g, seat, source, effect.points, 'EE-ABIL-06');
      break;
    case 'pointsPerAdjacent':
      scorePoints(
        g,
        seat,
        source,
        effect.points * matchingNeighbours(g.s, p, location, effect.match),
        effect.match.state === 'destroyed' ? 'EE-ABIL-03' : 'EE-ABIL-04',
      );
      break;
    case 'refresh': {
      const limit = refreshLimit(ability, g.s.options);
      if (limit === null) refresh(g, seat, source, markersFor(p, effect, location));
      else g.call({ kind: 'refreshing', seat, source, markers: limit, nextTo: effect.scope === 'adjacent' ? location : null });
      break;
    }
  }
}

/** EE-ABIL-35: economy points move the score marker at once. */
function scorePoints(g: Play<EmpiresEnd>, seat: Seat, source: Source, points: number, rule: string): void {
  if (points === 0) return;
  g.s.players[seat].fromAbilities += points;
  g.log('points', { seat, source, points }, rule);
}

export function markersFor(p: Player, effect: Extract<Effect, { op: 'refresh' }>, location: string): Source[] {
  return exhaustedIn(p, effect.scope === 'adjacent' ? location : null);
}

const exhaustedIn = (p: Player, nextTo: LocationId | null): Source[] => (nextTo === null ? [...p.exhausted] : exhaustedNextTo(p, nextTo));

/** EE-CONFLICT-19: with no more exhausted abilities than may be refreshed there is nothing to choose. */
export const refreshing: Step<EmpiresEnd, FrameOf<'refreshing'>> = {
  run(g, { seat, source, markers, nextTo }) {
    const exhausted = exhaustedIn(g.s.players[seat], nextTo);
    if (exhausted.length > markers) return g.goto({ kind: 'refreshOwn', seat, source, markers, nextTo });
    refresh(g, seat, source, exhausted);
    g.done();
  },
};

export const refreshOwn: Step<EmpiresEnd, FrameOf<'refreshOwn'>, Extract<Choice, { do: 'free' }>> = {
  options: (s, f, seat) => exhaustedIn(s.players[seat], f.nextTo).map(ability => ({ do: 'free', ability })),
  choose(g, f, seat, { ability }) {
    refresh(g, seat, f.source, [ability]);
    f.markers--;
    if (f.markers === 0) g.done();
  },
};

export function refresh(g: Play<EmpiresEnd>, seat: Seat, source: Source, refreshed: readonly Source[]): void {
  if (refreshed.length === 0) return;
  const p = g.s.players[seat];
  p.exhausted = p.exhausted.filter(ability => !refreshed.includes(ability));
  g.log('refreshed', { seat, source, abilities: [...refreshed] }, 'EE-EXH-03');
}
