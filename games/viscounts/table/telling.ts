/** What happened, as the frame tells it: in few words, with what it brought, and where. Places have the names of `targets.ts`. */
import type { Gain, Telling, Trace } from '@tarsas/kit/table.ts';
import type { Viscounts } from '../rules/state.ts';
import { GOODS } from './signs.ts';
import { wordsOf } from './words.svelte.ts';

const goods = (amounts: { readonly [K in (typeof GOODS)[number]]?: number }): Gain[] =>
  GOODS.flatMap(good => (amounts[good] ? [{ icon: good, by: amounts[good] }] : []));
const at = (place: string, kind: Trace['kind'] = 'changed', from?: string): Trace[] => [
  { place, kind, ...(from !== undefined && { from }) },
];
/** A card or building of a seat's own board: everybody has the same starting cards. */
export const ownPlace = (seat: number, id: string): string => `own:${seat}:${id}`;

export const telling: Telling<Viscounts> = {
  deeds: ['pair', 'placed', 'played', 'moved', 'built', 'traded', 'workers', 'transcribed', 'hired', 'dismissed', 'skipped', 'aiScheme'],
  brief: language => {
    const { board, lexicon, phrases } = wordsOf(language);
    const { told } = board;
    return {
      played: ({ card }) => phrases.card(card),
      moved: ({ to }, view) => `→ ${phrases.shortSpace({ view, viewer: 'public', name: String }, to)}`,
      built: ({ building, spot }) => told.builds(phrases.building(building), phrases.spot(spot)),
      traded: ({ times }) => told.trades(times),
      workers: ({ n, section }) => told.workers(n, lexicon.sections[section]),
      transcribed: ({ segment }) => told.manuscript(lexicon.segments[segment]),
      hired: ({ card }) => told.hires(phrases.card(card)),
      dismissed: ({ segment }) => told.dismisses(lexicon.segments[segment]),
      skipped: () => told.noAction,
    };
  },
  traces: {
    placed: ({ space }) => at(`space:${space}`, 'placed'),
    moved: ({ from, to }) => at(`space:${to}`, 'moved', from),
    built: ({ spot }) => at(`plot:${spot}`, 'placed'),
    link: ({ link }) => at(`link:${link}`),
    dismissed: ({ segment }, view) => at(`folk:${view.ring.indexOf(segment)}`),
    transcribed: ({ segment }, view) => at(`book:${view.ring.indexOf(segment)}`),
    traded: ({ seat }, view) => at(`offer:${view.players[seat].at}`),
    workers: ({ section }) => at(`section:${section}`, 'placed'),
    castleMoved: ({ to }) => at(`section:${to}`, 'moved'),
    sideways: ({ to }) => at(`section:${to}`, 'moved'),
    up: ({ section, tier }) => at(tier === 3 ? 'top' : `hall:${section}`, 'moved'),
    bumped: ({ section, tier }) => at(`${tier === 2 ? 'hall' : 'section'}:${section}`),
    played: ({ seat, card }) => at(ownPlace(seat, card), 'placed'),
    ability: ({ seat, card }) => at(ownPlace(seat, card)),
    slotAbility: ({ seat, building }) => at(ownPlace(seat, building)),
  },
  gains: {
    gained: ({ what, n }) => goods({ [what]: n }),
    paid: ({ ink, gold, stone, silver }) => goods({ ink: -ink, gold: -gold, stone: -stone, silver: -silver }),
    moved: ({ silver }) => goods({ silver: -silver }),
    hired: ({ silver }) => goods({ silver: -silver }),
    dismissed: ({ silver }) => goods({ silver: -silver }),
    destroyed: ({ silver }) => goods({ silver }),
  },
  rounds: { round: ({ round }) => round },
  sounds: { placed: 'piece', moved: 'piece', built: 'piece', workers: 'piece', castleMoved: 'piece' },
};
