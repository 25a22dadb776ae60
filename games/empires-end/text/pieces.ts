/** What the catalogues of both languages look up before they find words. A language has no rule in it; the rules answer here. */
import type { Say, Seat } from '@tarsas/kernel';
import {
  type Conflict,
  type Disaster,
  type Effect,
  FEW,
  type Location,
  type Match,
  type Op,
  type Phase,
  type Printed,
  RESOURCES,
  type Resource,
  type Some,
  type Time,
} from '../data/components.ts';
import { componentsOf } from '../data/index.ts';
import type { Origin } from '../data/origin.ts';
import { abilities, threatened } from '../rules/questions/empire.ts';
import { mixed, priceOfCard, priceOfRestoring, total } from '../rules/questions/price.ts';
import { startingStrength } from '../rules/questions/strength.ts';
import { MANY } from '../rules/questions/traits.ts';
import type { CardId, EmpiresEnd, Frame, FrameOf, LocationId, Options, Source } from '../rules/state.ts';
import { refreshLimit } from '../rules/steps/abilities.ts';
import type { OpenPlayer } from '../rules/view.ts';

export type Saying = Say<EmpiresEnd>;

/** One language's names and descriptions of tiles and cards, made from what is printed on them, an owner's values included. */
export interface ComponentWords {
  /** `Farm (3)`: different for every tile of an empire, because all points differ (EE-EMP-02). */
  location(location: Location): string;
  /** `Fire 9`: the type and the position it threatens. */
  disaster(disaster: Disaster): string;
  conflict(conflict: Conflict): string;
  /** `gain 1 wheat`; and with the phase it works in, `Economy phase: gain 1 wheat`. */
  effect(printed: Printed, options: Options): string;
  ability(printed: Printed, options: Options): string;
  resources(some: Some): string;
  phases: Record<Phase, string>;
  /** What of a tile or card is reconstructed, and what an owner has put in. */
  origin(origin: Origin): string;
  /** A whole card in words: what it threatens, asks for and becomes; what a conflict gives and takes. */
  aboutDisaster(disaster: Disaster, options: Options): string;
  aboutConflict(conflict: Conflict): string;
}

/** An ability as this table plays it: the table's rulings are part of the description. */
type Played =
  | Exclude<Effect, { op: 'scorePerAdjacent' }>
  | { op: 'scorePerAdjacent'; points: number /** Without a state, intact or destroyed alike. */; match: Partial<Match> };

export type EffectWords = { [K in Op]: (effect: Extract<Played, { op: K }>) => string };

function asPlayed(printed: Printed, options: Options): Played {
  const { effect } = printed;
  if (effect.op === 'refresh') return { ...effect, limit: refreshLimit(printed, options) }; // EE-ABIL-09
  if (effect.op === 'scorePerAdjacent' && effect.match.type !== undefined && !options.neighbourScoringNeedsIntact)
    return { ...effect, match: { type: effect.match.type } }; // EE-ABIL-20
  return effect;
}

export function describing(times: Record<Time, string>, effects: EffectWords): Pick<ComponentWords, 'effect' | 'ability'> {
  const effect = (printed: Printed, options: Options): string => {
    const played = asPlayed(printed, options);
    return (effects[played.op] as (effect: Played) => string)(played);
  };
  return { effect, ability: (printed, options) => `${times[printed.phase]}: ${effect(printed, options)}` };
}

/** What is there, kind by kind. */
export const counted = (some: Some): [Resource, number][] =>
  RESOURCES.flatMap(resource => ((some[resource] ?? 0) > 0 ? [[resource, some[resource] ?? 0] as [Resource, number]] : []));

export const numberOf = ({ id }: Conflict): number => Number.parseInt(id.replace(/^\D+/, ''), 10);

export const partsIn = (say: Saying) => componentsOf(say.view.options);

/** Calls what fits the thing an ability is printed on. */
export function piece<T>(
  say: Saying,
  source: Source,
  as: { location(location: Location): T; disaster(disaster: Disaster): T; conflict(conflict: Conflict): T },
): T {
  const { locations, disasters, conflicts } = partsIn(say);
  if (Object.hasOwn(locations, source)) return as.location(locations[source]);
  if (Object.hasOwn(disasters, source)) return as.disaster(disasters[source]);
  return as.conflict(conflicts[source]);
}

export function printedOn(say: Saying, source: Source): Printed {
  const { locations, disasters } = partsIn(say);
  return Object.hasOwn(locations, source) ? locations[source].ability : disasters[source].innovation;
}

/** The question of this kind that the reader is asked, if any. */
export function asked<K extends Frame['kind']>(say: Saying, kind: K): FrameOf<K> | undefined {
  const { lanes, stack } = say.view;
  const frames = lanes && say.viewer !== 'public' ? lanes[say.viewer].stack : stack;
  return frames.find((frame): frame is FrameOf<K> & { id: string } => frame.kind === kind);
}

/** The empire of the seat that reads; a choice is read by the seat that may choose it. */
export const mine = (say: Saying): OpenPlayer => say.view.players[say.viewer === 'public' ? 0 : say.viewer];

export const positionOf = (say: Saying, location: LocationId): number => mine(say).tiles.indexOf(location) + 1;

/** Every card is there once, so it tells by itself whose it is. */
export function locationAbove(say: Saying, card: CardId): LocationId {
  const owner = say.view.players.find(p => p.innovations.includes(card)) ?? mine(say);
  return owner.under[owner.innovations.indexOf(card)];
}

/** EE-FEW-01: said only to the one who is asked, who alone sees it. */
export const hasFew = ({ view: { own } }: Saying): boolean => own !== null && total(own) < FEW;

/** What taking a disaster would destroy: one location, one of two, or none. */
export const lostTo = (say: Saying, card: CardId): LocationId[] => threatened(mine(say), partsIn(say).disasters[card].target);

/** What two disasters together would destroy in an intact empire; one location for a pair with the same target (EE-LIGHT-08). */
export const lostToBoth = (say: Saying, cards: readonly CardId[]): LocationId[] => [...new Set(cards.flatMap(card => lostTo(say, card)))];

export const bidOn = (say: Saying, card: CardId): Some => say.view.threats.find(threat => threat.card === card) ?? {};

export function priceOfPlaying(say: Saying, card: CardId, coins: number): Some {
  const { hammers } = priceOfCard(say.view, abilities(say.view, mine(say), 'industry'), asked(say, 'industry')?.used ?? [], card);
  return mixed('hammer', hammers, coins);
}

export function priceToRestore(say: Saying, location: LocationId, coins: number, p = mine(say)): Some {
  return mixed('hammer', priceOfRestoring(say.view, p, abilities(say.view, p, 'industry'), location).hammers, coins);
}

/** Both sides of an exchange: what goes, and what comes. */
export function exchanged(say: Saying, source: Source, coins: number, get: Resource | 'all'): { paid: Some; got: Some } {
  const { effect } = printedOn(say, source);
  if (effect.op !== 'convert') return { paid: {}, got: {} };
  const [[resource, price]] = counted(effect.pay);
  return { paid: mixed(resource, price, coins), got: get === 'all' ? effect.to : { [get]: effect.to[get] } };
}

export const strengthOf = (say: Saying, seat: Seat): number => startingStrength(say.view, say.view.players[seat]);

/** The strength of the reader with so many axes and coins; axes that are already in the closed hand count. */
export function strengthWith(say: Saying, { axes, coins }: { axes?: number; coins?: number }): number {
  const { viewer } = say;
  if (viewer === 'public') return 0;
  const inHand = asked(say, 'bids')?.sealed[viewer]?.axes ?? 0;
  return strengthOf(say, viewer) + (axes ?? inHand) + (coins ?? 0);
}

/** The numbers that traits tell apart, and `many`. */
export const numbers = (many: (n: number) => string): Record<string, string> => ({
  ...Object.fromEntries(Array.from({ length: MANY }, (_, n) => [n, String(n)])),
  many: many(MANY),
});
