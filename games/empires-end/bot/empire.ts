/** What an empire, a hand and a heap of tokens may bring until the end. Written with plain loops: a search asks for it all the time. */
import { HAND, isDependent, LIGHTNING_HAND, type Match, type Printed, RESOURCES } from '../data/components.ts';
import type { CardId, LocationId, Player, State } from '../rules/state.ts';
import { giftWorth, type Outlook, stocksWorth } from './outlook.ts';

/** Points a player may expect at the end, without what is being bid for just now. */
export function worthOf(o: Outlook, s: State, p: Player): number {
  const { tiles } = p;
  const stakes = stakesOf(o, s, p);
  let sum = p.fromConflicts + p.fromAbilities + p.fromFewResources + stocksWorth(o, p) + repeatsWorth(o, s, p);
  for (let at = 0; at < tiles.length; at++) if (!p.destroyed.includes(tiles[at])) sum += stakes[at];
  return sum + restorable(o, p, stakes) + handWorth(o, s, p) - danger(o, s, p, stakes);
}

/** What an empire's worth is made of, in the order of its numbers. */
export const TERMS = ['points', 'locations', 'abilities', 'tokens', 'restoring', 'hand', 'danger'] as const;

/** The same as `worthOf`, by term. */
export function worthByTerm(o: Outlook, s: State, p: Player, stakes: readonly number[] = stakesOf(o, s, p)): number[] {
  const { locations } = o.parts;
  let printed = 0;
  let staked = 0;
  for (let at = 0; at < p.tiles.length; at++) {
    if (p.destroyed.includes(p.tiles[at])) continue;
    printed += locations[p.tiles[at]].points;
    staked += stakes[at];
  }
  return [
    p.fromConflicts + p.fromAbilities + p.fromFewResources,
    printed,
    staked - printed + repeatsWorth(o, s, p),
    stocksWorth(o, p),
    restorable(o, p, stakes),
    handWorth(o, s, p),
    -danger(o, s, p, stakes),
  ];
}

/** By position: what would be gone if the location there burnt, or what it would bring if it were restored. */
export function stakesOf(o: Outlook, s: State, p: Player): number[] {
  const { locations, disasters } = o.parts;
  const { tiles } = p;
  const stakes: number[] = [];
  for (let at = 0; at < tiles.length; at++) {
    const id = tiles[at];
    stakes.push(locations[id].points + (o.plain.get(id) ?? abilityWorth(o, s, p, locations[id].ability, at)));
  }
  for (let i = 0; i < p.innovations.length; i++) {
    const card = p.innovations[i];
    const at = tiles.indexOf(p.under[i]);
    const plain = o.plain.get(card);
    if (plain === undefined) stakes[at] += abilityWorth(o, s, p, disasters[card].innovation, at);
    else stakes[at] += p.exhausted.includes(card) ? o.w.exhausted * plain : plain;
  }
  return stakes;
}

/** What a disaster at a random position would destroy, as often as one may have to take one (EE-TAKE-03 to -06). */
function danger(o: Outlook, s: State, p: Player, stakes: readonly number[]): number {
  const { disasters } = o.ahead;
  if (disasters === 0) return 0;
  const n = stakes.length;
  const lost = stakes.slice();
  for (const id of p.destroyed) lost[p.tiles.indexOf(id)] = Number.POSITIVE_INFINITY;
  let sum = 0;
  for (let at = 0; at < n; at++) {
    let least = lost[at];
    for (let far = 1; least === Number.POSITIVE_INFINITY && far < n; far++) {
      if (at >= far) least = lost[at - far];
      if (at + far < n && lost[at + far] < least) least = lost[at + far];
    }
    if (least !== Number.POSITIVE_INFINITY) sum += least;
  }
  return ((sum / n) * o.w.hit * disasters) / s.seats;
}

/** One location for each industry phase to come, the best first (EE-IND-14). */
function restorable(o: Outlook, p: Player, stakes: readonly number[]): number {
  const { restorations } = o.ahead;
  if (restorations === 0 || p.destroyed.length === 0) return 0;
  const { locations } = o.parts;
  const gains: number[] = [];
  for (const id of p.destroyed) {
    const gain = stakes[p.tiles.indexOf(id)] - locations[id].restoreCost * o.price.hammer;
    if (gain > 0) gains.push(gain);
  }
  return best(gains, restorations, o.w.restore, o.w.restoreNext);
}

/** As many cards as can still be played, the best of them; any card can be sold for a coin, and the hand will be filled up (EE-IND-08, -11). */
function handWorth(o: Outlook, s: State, p: Player): number {
  const { cards } = o.ahead;
  if (cards === 0) return 0;
  const gains: number[] = [];
  for (const card of p.hand) gains.push(card === UNKNOWN ? o.w.newCard : Math.max(o.price.coin, cardWorth(o, s, p, card)));
  if (s.stack.some(frame => frame.kind === 'drawUp')) for (let n = p.hand.length; n < handSize(s); n++) gains.push(o.w.newCard);
  return best(gains, cards, o.w.hand, 1);
}

/** A card in a hand that nobody but its owner may know. */
export const UNKNOWN: CardId = '';

const handSize = (s: State): number => (s.options.game === 'lightning' ? LIGHTNING_HAND : HAND);

/** The largest `most` of them, the first at this share and each further one at that share of the one before. Sorts in place: the list is ours. */
function best(gains: number[], most: number, share: number, next: number): number {
  if (gains.length > 1) gains.sort((a, b) => b - a);
  let sum = 0;
  for (let i = 0, part = share; i < gains.length && i < most; i++, part *= next) sum += part * gains[i];
  return sum;
}

/** What playing a card of the hand would bring, wherever it goes. */
export function cardWorth(o: Outlook, s: State, p: Player, card: CardId): number {
  const { innovation, cost } = o.parts.disasters[card];
  return innovationWorth(o, s, p, card, innovation, -1) - cost * o.price.hammer;
}

/** What a card would bring under the location at a position; somewhere when it is -1. */
export function innovationWorth(o: Outlook, s: State, p: Player, card: CardId, innovation: Printed, at: number): number {
  return o.plain.get(card) ?? abilityWorth(o, s, p, innovation, at);
}

/** Abilities that depend on their neighbours or on what one has; what the others are worth the outlook knows. */
function abilityWorth(o: Outlook, s: State, p: Player, { effect }: Printed, at: number): number {
  if (!isDependent(effect)) return 0;
  const { w, ahead } = o;
  switch (effect.op) {
    case 'gainPerAdjacent':
      return giftWorth(o, effect.resources) * w.income * ahead.economies * matches(o, p, at, effect.match);
    case 'pointsPerAdjacent':
      return effect.points * ahead.economies * matches(o, p, at, effect.match);
    case 'strengthPerAdjacent':
      return w.strength * effect.amount * ahead.conflicts * matches(o, p, at, effect.match);
    case 'scorePerResource':
      return effect.points * mixed(o, w.tokensAtEnd, p[effect.resource]);
    case 'scorePerAdjacent':
      return effect.points * scoredMatches(o, s, p, at, effect.match);
    case 'scorePerDestroyed':
      return effect.points * p.destroyed.length;
    case 'scoreMostDestroyed':
      return effect.points * mostDestroyed(o, s, p);
  }
}

/** From what is usual while the end is far to what is there when it is near. */
function mixed(o: Outlook, far: number, now: number): number {
  const distance = Math.min(1, o.ahead.phases / o.w.far);
  return far * distance + now * (1 - distance);
}

function matches(o: Outlook, p: Player, at: number, match: Match): number {
  if (at < 0) return o.w.neighbours;
  return fits(o, p, at - 1, match) + fits(o, p, at + 1, match);
}

function fits(o: Outlook, p: Player, at: number, { type, state }: Match): number {
  if (at < 0 || at >= p.tiles.length) return 0;
  const id: LocationId = p.tiles[at];
  if (type !== undefined && o.parts.locations[id].type !== type) return 0;
  return p.destroyed.includes(id) === (state === 'destroyed') ? 1 : 0;
}

/** EE-ABIL-20. */
function scoredMatches(o: Outlook, s: State, p: Player, at: number, match: Match): number {
  const found = matches(o, p, at, match);
  if (at < 0 || match.type === undefined || s.options.neighbourScoringNeedsIntact) return found;
  return found + matches(o, p, at, { type: match.type, state: match.state === 'intact' ? 'destroyed' : 'intact' });
}

function mostDestroyed(o: Outlook, s: State, p: Player): number {
  const burnt = p.destroyed.length;
  const most = burnt > 0 && s.players.every(other => other.destroyed.length <= burnt);
  if (o.ahead.phases === 0) return most ? 1 : 0;
  return most ? o.w.mostNow : o.w.mostLater;
}

/** A repeat is worth the best that it can repeat (EE-ABIL-05, EE-ABIL-18). */
function repeatsWorth(o: Outlook, s: State, p: Player): number {
  let sum = 0;
  for (let i = 0; i < p.innovations.length; i++) {
    const { effect } = o.parts.disasters[p.innovations[i]].innovation;
    if (effect.op === 'repeat' && !p.destroyed.includes(p.under[i])) sum += mostWorth(o, s, p, effect.phase);
  }
  return sum;
}

function mostWorth(o: Outlook, s: State, p: Player, phase: 'economy' | 'endgame'): number {
  const { disasters, locations } = o.parts;
  let most = 0;
  const look = (id: string, ability: Printed, location: LocationId) => {
    if (ability.phase !== phase || p.destroyed.includes(location)) return;
    most = Math.max(most, innovationWorth(o, s, p, id, ability, p.tiles.indexOf(location)));
  };
  for (const id of p.tiles) look(id, locations[id].ability, id);
  for (let i = 0; i < p.innovations.length; i++) look(p.innovations[i], disasters[p.innovations[i]].innovation, p.under[i]);
  return most;
}

/** Tokens of every kind a location's earthquakes would give if it burnt now. */
export function addGift(p: Player, gift: Partial<Record<(typeof RESOURCES)[number], number>>): void {
  for (const resource of RESOURCES) p[resource] += gift[resource] ?? 0;
}
