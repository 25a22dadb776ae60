/** Where all the pieces are, and what one viewer may not know of it. */
import { type Random, shuffle, type Viewer } from '@tarsas/kernel';
import { RESOURCES, SUPPLY } from '../data/components.ts';
import { componentsOf } from '../data/index.ts';
import { inFist } from '../rules/questions/price.ts';
import type { State } from '../rules/state.ts';

/** Every card lies in exactly one place, every empire has its eleven tiles, nobody owes a token. */
export function everyPieceIsSomewhere(s: State): string | null {
  const { disasters, conflicts, locations } = componentsOf(s.options);
  const frames = [...s.stack, ...(s.lanes ?? []).flatMap(lane => lane.stack)];
  const travelling = frames.flatMap(f => (f.kind === 'place' || f.kind === 'placeUnder' ? [f.card] : f.kind === 'carryOut' ? f.cards : []));
  const cards = [
    ...s.deck,
    ...s.discard,
    ...s.threats.map(t => t.card),
    ...s.players.flatMap(p => [...p.hand, ...p.innovations]),
    ...travelling,
  ];
  if (!sameItems(cards, Object.keys(disasters))) return `${cards.length} disaster cards, ${new Set(cards).size} different ones`;
  const conflictCards = [...s.conflictDeck, ...s.conflictDiscard, ...(s.conflict === null ? [] : [s.conflict])];
  if (!sameItems(conflictCards, Object.keys(conflicts))) return 'a conflict card is missing';
  for (const [seat, p] of s.players.entries()) {
    if (!sameItems(p.tiles, Object.keys(locations))) return `seat ${seat} has lost a tile`;
    if (RESOURCES.some(resource => p[resource] < 0)) return `seat ${seat} owes tokens`;
    if (p.innovations.length !== p.under.length) return `seat ${seat} has an innovation under nothing`;
    if (new Set(p.destroyed).size !== p.destroyed.length) return `seat ${seat} destroyed a location twice`;
    if (p.exhausted.some(source => !p.innovations.includes(source) && !p.tiles.includes(source)))
      return `seat ${seat} has a marker on nothing`;
  }
  if (!s.options.supplyUnlimited) {
    for (const resource of RESOURCES) {
      const out = [...s.players, ...s.threats, ...s.fists.map(inFist)].reduce((sum, some) => sum + (some[resource] ?? 0), 0);
      if (out > SUPPLY[resource]) return `more ${resource} than there is`;
    }
  }
  return null;
}

function sameItems(found: readonly string[], all: readonly string[]): boolean {
  return found.length === all.length && new Set(found).size === all.length && all.every(id => found.includes(id));
}

/** Deals the others other cards, puts other tokens behind their screens, and reorders both decks. */
export function disguise(s: State, viewer: Viewer, random: Random): void {
  const others = s.players.filter((_, seat) => seat !== viewer);
  const unseen = shuffle([...s.deck, ...others.flatMap(p => p.hand)], random);
  for (const p of others) {
    p.hand = unseen.splice(0, p.hand.length);
    if (s.options.supplyUnlimited && !s.over) for (const resource of RESOURCES) p[resource] = random(6);
  }
  s.deck = unseen;
  s.conflictDeck = shuffle([...s.conflictDeck], random);
  const top = s.stack.at(-1);
  if (top?.kind !== 'bids') return;
  top.sealed = top.sealed.map((bid, seat) => (bid && seat !== viewer ? { ...bid, axes: random(6) } : bid));
}
