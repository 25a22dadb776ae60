/** The auction of a disaster: who has laid what, and what taking it would mean. */
import type { Fact, Seat } from '@tarsas/kernel';
import { RESOURCES, type Resource, type Stock } from '../data/components.ts';
import { intactLocations, onDestruction, placesFor, threatened } from '../rules/questions/empire.ts';
import { endgamePoints } from '../rules/questions/score.ts';
import type { CardId, Facts, LocationId } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { intactValue, onTrack, setOf } from './questions.ts';

/** What a seat passed with; null: for free. */
export interface Laid {
  seat: Seat;
  resource: Resource | null;
}

/** Everything laid on an open disaster, in order. A disaster that replaces another one keeps what lies on it (EE-ABIL-11). */
export function laidOn(history: readonly Fact[], card: CardId): Laid[] {
  const laid = new Map<CardId, Laid[]>();
  for (const { key, args } of history) {
    if (key === 'disaster') laid.set((args as Facts['disaster']).card, []);
    else if (key === 'bid' || key === 'freeBid') {
      const bid = args as Facts['freeBid'] & Partial<Facts['bid']>;
      laid.get(bid.card)?.push({ seat: bid.seat, resource: bid.resource ?? null });
    } else if (key === 'replaced') {
      const { card: old, by } = args as Facts['replaced'];
      laid.set(by, laid.get(old) ?? []);
    }
  }
  return laid.get(card) ?? [];
}

/** By seat: what it passed with in each lap. Null where the log does not tell all that lies on the card. */
export function lapsOf(laid: readonly Laid[], pot: Stock, seats: number): (Resource | null)[][] | null {
  const counts = RESOURCES.map(kind => laid.filter(({ resource }) => resource === kind).length);
  if (RESOURCES.some((kind, i) => pot[kind] !== counts[i])) return null;
  return Array.from({ length: seats }, (_, seat) => laid.flatMap(one => (one.seat === seat ? [one.resource] : [])));
}

/** The tokens of a pile from the bottom up: as they were laid, or else kind by kind. */
export function tokensOf(laid: readonly Laid[], pot: Stock): { resource: Resource; seat: Seat | undefined }[] {
  if (lapsOf(laid, pot, 0)) return laid.flatMap(({ resource, seat }) => (resource ? [{ resource, seat }] : []));
  return RESOURCES.flatMap(resource => Array.from({ length: pot[resource] }, () => ({ resource, seat: undefined })));
}

/** A seat's points as they are, and the fewest and most there can be once it has taken the disaster and placed the innovation. */
export interface Totals {
  now: number;
  least: number;
  most: number;
}

/** What to destroy and where to place is open: every way is counted. Null: a destroyed location does more than bring resources. */
export function totalsIfTaken(view: View, seat: Seat, own: Stock, card: CardId, pot: Stock): Totals | null {
  const p = view.players[seat];
  const burns = threatened(p, setOf(view).disasters[card].target);
  const ends = (burns.length > 0 ? burns : [null]).map(burnt => endsOf(view, seat, own, card, pot, burnt));
  if (ends.includes(null)) return null;
  const all = ends.flatMap(points => points ?? []);
  return { now: pointsOf(view, seat, p, own), least: Math.min(...all), most: Math.max(...all) };
}

type Open = View['players'][number];

function endsOf(view: View, seat: Seat, own: Stock, card: CardId, pot: Stock, burnt: LocationId | null): number[] | null {
  const p = view.players[seat];
  const stock = { ...own };
  for (const kind of RESOURCES) stock[kind] += pot[kind];
  for (const { effect } of burnt ? onDestruction(view, p, burnt) : []) {
    if (effect.op === 'gain') for (const kind of RESOURCES) stock[kind] += effect.resources[kind] ?? 0;
    else if (effect.op !== 'refresh') return null;
  }
  const after: Open = { ...p, destroyed: burnt ? [...p.destroyed, burnt] : p.destroyed };
  if (intactLocations(after).length === 0) return [pointsOf(view, seat, after, stock)]; // EE-TAKE-11
  return placesFor(after).map(location =>
    pointsOf(view, seat, { ...after, innovations: [...p.innovations, card], under: [...p.under, location] }, stock),
  );
}

function pointsOf(view: View, seat: Seat, p: Open, stock: Stock): number {
  const players = view.players.map((other, i) => (i === seat ? p : other));
  return intactValue(view, p) + onTrack(p) + endgamePoints({ ...view, players }, { ...p, ...stock });
}
