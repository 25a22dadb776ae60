/**
 * Questions about one empire: what is intact, what lies next to what, which abilities work.
 * They ask only for what lies open on the table, so a view answers them as well as a state.
 */
import type { Match, Printed, Time } from '../../data/components.ts';
import { componentsOf } from '../../data/index.ts';
import type { CardId, LocationId, Player, Source, State } from '../state.ts';

export type Table = Pick<State, 'options'>;
export type Empire = Pick<Player, 'tiles' | 'destroyed' | 'innovations' | 'under' | 'exhausted'>;

/** An ability that works, with the location it belongs to. */
export interface Ability extends Printed {
  source: Source;
  location: LocationId;
}

export const isIntact = (p: Empire, location: LocationId): boolean => !p.destroyed.includes(location);

export const intactLocations = (p: Empire): LocationId[] => p.tiles.filter(location => isIntact(p, location));

/** EE-TERM-04: the row does not wrap around. */
export function neighbours(p: Empire, location: LocationId): LocationId[] {
  const at = p.tiles.indexOf(location);
  if (at === 0) return [p.tiles[1]];
  return at === p.tiles.length - 1 ? [p.tiles[at - 1]] : [p.tiles[at - 1], p.tiles[at + 1]];
}

export const innovationsUnder = (p: Empire, location: LocationId): CardId[] => p.innovations.filter((_, i) => p.under[i] === location);

/** EE-INN-06, EE-INN-08: abilities of intact locations and of the innovations under them, for one phase. */
export function abilities(s: Table, p: Empire, phase: Time): Ability[] {
  const { locations, disasters } = componentsOf(s.options);
  const found: Ability[] = [];
  for (const location of p.tiles) {
    const { effect, phase: works } = locations[location].ability;
    if (works === phase && isIntact(p, location)) found.push({ phase, effect, source: location, location });
  }
  for (let i = 0; i < p.innovations.length; i++) {
    const source = p.innovations[i];
    const { effect, phase: works } = disasters[source].innovation;
    if (works === phase && isIntact(p, p.under[i])) found.push({ phase, effect, source, location: p.under[i] });
  }
  return found;
}

/** What one location and the innovations under it do at the moment it is destroyed (EE-ABIL-22). */
export function onDestruction(s: Table, p: Empire, location: LocationId): Ability[] {
  const { locations, disasters } = componentsOf(s.options);
  const printed: [Source, Printed][] = [[location, locations[location].ability]];
  for (const card of innovationsUnder(p, location)) printed.push([card, disasters[card].innovation]);
  return printed.filter(([, { phase }]) => phase === 'onDestroyed').map(([source, ability]) => ({ ...ability, source, location }));
}

/** How many neighbours of a location are of the kind asked for. */
export function matchingNeighbours(s: Table, p: Empire, location: LocationId, { type, state }: Match): number {
  const { locations } = componentsOf(s.options);
  return neighbours(p, location).filter(
    next => (type === undefined || locations[next].type === type) && isIntact(p, next) === (state === 'intact'),
  ).length;
}

/** EE-INN-04: intact locations with the fewest innovations; `lifted` is a card that is being moved. */
export function placesFor(p: Empire, lifted: CardId | null = null): LocationId[] {
  const intact = intactLocations(p);
  const counts = intact.map(location => innovationsUnder(p, location).filter(card => card !== lifted).length);
  const fewest = Math.min(...counts);
  return intact.filter((_, i) => counts[i] === fewest);
}

/** Where one innovation may be moved: by the placement rules, and not back to where it was (EE-ABIL-29). */
export function placesToMove(p: Empire, card: CardId): LocationId[] {
  const old = p.under[p.innovations.indexOf(card)];
  return placesFor(p, card).filter(location => location !== old);
}

/** EE-TAKE-03 to -06: the target itself, or the nearest intact locations; two when they are equally near. */
export function threatened(p: Empire, position: number): LocationId[] {
  for (let distance = 0; distance < p.tiles.length; distance++) {
    const at = distance === 0 ? [position] : [position - distance, position + distance];
    const near = at.map(n => p.tiles[n - 1]).filter(location => location !== undefined && isIntact(p, location));
    if (near.length > 0) return near;
  }
  return [];
}

/** EE-EXH-09: the location above an exhausted ability, intact or not. */
export function locationOf(p: Empire, source: Source): LocationId {
  const i = p.innovations.indexOf(source);
  return i < 0 ? source : p.under[i];
}

/** Exhausted abilities attached to the neighbours of a location (EE-ECO-06). */
export function exhaustedNextTo(p: Empire, location: LocationId): Source[] {
  const next = neighbours(p, location);
  return p.exhausted.filter(source => next.includes(locationOf(p, source)));
}
