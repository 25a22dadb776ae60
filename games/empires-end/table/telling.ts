/** What happened, as the frame tells it: in few words, with what it brought, and where. */
import type { Seat } from '@tarsas/kernel';
import type { Gain, Telling, Trace } from '@tarsas/kit/table.ts';
import { RESOURCES, type Some } from '../data/components.ts';
import { total } from '../rules/questions/price.ts';
import type { EmpiresEnd, Source } from '../rules/state.ts';
import { NOTHING, setOf } from './questions.ts';
import { wordsOf } from './words.svelte.ts';

const goods = (some: Some, sign: 1 | -1 = 1): Gain[] =>
  RESOURCES.flatMap(resource => (some[resource] ? [{ icon: resource, by: sign * some[resource] }] : []));
const vp = (points: number): Gain[] => (points === 0 ? [] : [{ icon: 'vp', by: points }]);

/** A location or a card under it, in somebody's empire. */
export const ownPlace = (seat: Seat, id: Source): string => `own:${seat}:${id}`;
/** A disaster that lies open. */
export const openPlace = (card: Source): string => `open:${card}`;

const own = (seat: Seat, kind: Trace['kind'], ...ids: Source[]): Trace[] => ids.map(id => ({ place: ownPlace(seat, id), kind }));

export const telling: Telling<EmpiresEnd> = {
  deeds: ['bid', 'freeBid', 'taken', 'replaced', 'played', 'sold', 'restored', 'swapped', 'moved', 'fist', 'finished'],
  brief: language => {
    const { board, pieces } = wordsOf(language);
    const { told } = board;
    /** Which of its kind it is stands on the card and in the whole sentence. */
    const disaster = (id: Source, view: EmpiresEnd['view']) => board.disasters[setOf(view).disasters[id].type];
    const location = (id: Source, view: EmpiresEnd['view']) => pieces.location(setOf(view).locations[id]);
    return {
      bid: ({ card }, view) => told.passes(disaster(card, view)),
      freeBid: ({ card }, view) => told.passes(disaster(card, view)),
      taken: ({ card }, view) => told.takes(disaster(card, view)),
      placed: ({ card, location: id }, view) => told.places(disaster(card, view), location(id, view)),
      exchanged: () => told.trades,
      played: ({ card }, view) => told.plays(disaster(card, view)),
      sold: ({ card }, view) => told.sells(disaster(card, view)),
      restored: ({ location: id }, view) => told.restores(location(id, view)),
      swapped: ({ locations }, view) => told.swaps(locations.map(id => location(id, view))),
      fist: ({ strength }) => told.strength(strength),
      finished: ({ phase }) => told.finished[phase],
    };
  },
  traces: {
    bid: ({ card }) => [{ place: openPlace(card), kind: 'changed' }],
    freeBid: ({ seat, card, source }) => [{ place: openPlace(card), kind: 'changed' }, ...own(seat, 'changed', source)],
    replaced: ({ seat, source, by }) => [{ place: openPlace(by), kind: 'placed' }, ...own(seat, 'changed', source)],
    destroyed: ({ seat, location }) => own(seat, 'changed', location),
    placed: ({ seat, card }) => own(seat, 'placed', card),
    gained: ({ seat, source }) => own(seat, 'changed', source),
    points: ({ seat, source }) => own(seat, 'changed', source),
    exchanged: ({ seat, source }) => own(seat, 'changed', source),
    refreshed: ({ seat, source, abilities }) => own(seat, 'changed', source, ...abilities),
    repeated: ({ seat, source, of }) => own(seat, 'changed', source, of),
    played: ({ seat, card }) => own(seat, 'placed', card),
    restored: ({ seat, location }) => own(seat, 'changed', location),
    swapped: ({ seat, locations }) => own(seat, 'moved', ...locations),
    moved: ({ seat, card }) => own(seat, 'moved', card),
    upheaval: ({ seat, location, other }) => own(seat, 'moved', location, other),
  },
  gains: {
    bid: ({ resource }) => goods({ [resource]: 1 }, -1),
    taken: ({ resources }) => goods(resources),
    destroyed: ({ location }, view) => vp(-setOf(view).locations[location].points),
    gained: ({ resources }) => goods(resources),
    coinBought: () => [...goods({ coin: 1 }), ...vp(-2)],
    points: ({ points }) => vp(points),
    exchanged: ({ paid, got }) => [...goods(paid, -1), ...goods(got)],
    played: ({ paid }) => goods(paid, -1),
    sold: ({ got }) => goods(got),
    restored: ({ location, paid }, view) => [...vp(setOf(view).locations[location].points), ...goods(paid, -1)],
    band: ({ points, resources }) => [...vp(points), ...goods(resources)],
    victory: ({ points, resources }) => [...vp(points), ...goods(resources)],
  },
  rounds: { phase: ({ space }) => space },
  pile: { bid: ({ card }, view) => total(view.threats.find(threat => threat.card === card) ?? NOTHING) },
  sounds: { bid: 'token', freeBid: 'token', destroyed: 'flame', placed: 'piece', restored: 'piece' },
};
