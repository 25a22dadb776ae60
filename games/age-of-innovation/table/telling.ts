/** What happened, as the frame tells it: in few words, with what it brought, and where. */
import type { Telling } from '@tarsas/kit/table.ts';
import { brought, onHex, onTrack, place } from '@tarsas/terra/table/telling.ts';
import { RING } from '../data/terrain.ts';
import { type AgeOfInnovation, mapOf, type View } from '../rules/state.ts';
import { BOOK, GOODS } from './signs.ts';
import { wordsOf } from './words.svelte.ts';

const goods = brought([
  ...GOODS,
  ['power', 'power'],
  ['points', 'vp'],
  ['spades', 'spade'],
  ['banking', BOOK.banking],
  ['law', BOOK.law],
  ['engineering', BOOK.engineering],
  ['medicine', BOOK.medicine],
]);
const numberOf = (view: View, hex: string): number | undefined => mapOf(view).numbers[hex];

export const telling: Telling<AgeOfInnovation> = {
  deeds: [
    'set',
    'board',
    'faction',
    'palace',
    'bonus',
    'placed',
    'transformed',
    'built',
    'upgraded',
    'neutralBuilt',
    'annex',
    'bridge',
    'shipping',
    'terraforming',
    'developed',
    'sent',
    'returned',
    'power',
    'bookAction',
    'special',
    'passed',
  ],
  replies: ['taken', 'declined'],
  brief: language => {
    const { board, pieces } = wordsOf(language);
    return {
      placed: ({ building, hex }) => board.told.builds(pieces.building[building], hex),
      transformed: ({ hex }) => board.told.digs(hex),
      built: ({ building, hex }) => board.told.builds(pieces.building[building], hex),
      upgraded: ({ to, hex }) => board.told.builds(pieces.building[to], hex),
      neutralBuilt: ({ building, hex }) => board.told.builds(pieces.building[building], hex),
      bridge: ({ from, to }) => board.told.bridge(from, to),
      shipping: ({ value }) => board.told.shipping(value),
      terraforming: () => board.told.cheaperSpades,
      special: ({ tile }) => board.told.special(pieces.named(tile)),
      developed: ({ tile }) => pieces.named(tile),
      sent: ({ discipline }) => board.told.sends(board.told.scholar, pieces.discipline[discipline]),
      returned: ({ discipline }) => board.told.sends(board.told.scholar, pieces.discipline[discipline]),
      power: ({ action }) => board.told.forPower(pieces.describe(action)),
      bookAction: ({ action }) => board.told.forBooks(pieces.describe(action)),
      bonus: ({ bonus }) => pieces.named(bonus),
      passed: () => board.told.passes,
    };
  },
  traces: {
    placed: ({ hex }, view) => onHex(numberOf(view, hex), 'placed'),
    built: ({ hex }, view) => onHex(numberOf(view, hex), 'placed'),
    neutralBuilt: ({ hex }, view) => onHex(numberOf(view, hex), 'placed'),
    annex: ({ hex }, view) => onHex(numberOf(view, hex), 'changed'),
    transformed: ({ hex }, view, before) => {
      const at = numberOf(view, hex);
      const was = at !== undefined && before ? before.terrain[at] : undefined;
      return onHex(at, 'changed', was === undefined ? undefined : RING[was]);
    },
    upgraded: ({ hex, from }, view) => onHex(numberOf(view, hex), 'changed', from),
    bridge: ({ from, to }, view) => [from, to].flatMap(hex => onHex(numberOf(view, hex), 'changed')),
    power: ({ action }) => [{ place: place.tile(action), kind: 'changed' }],
    bookAction: ({ action }) => [{ place: place.tile(action), kind: 'changed' }],
    competency: ({ tile }) => [{ place: place.tile(tile), kind: 'changed' }],
    developed: ({ tile }) => [{ place: place.tile(tile), kind: 'changed' }],
    climbed: ({ seat, discipline, steps, at }) => onTrack(seat, discipline, at, steps),
  },
  gains: {
    points: goods,
    gained: goods,
    book: ({ discipline, books }) => goods({ [discipline]: books }),
    climbed: ({ discipline, steps }) => [{ icon: discipline, by: steps }],
    spades: ({ tools }) => goods({ tools: -tools }),
    taken: ({ power, points }) => goods({ power, points: -points }),
    converted: ({ from, to, price }) => [...goods({ [from]: -price }), ...goods({ [to]: 1 })],
    bonus: goods,
  },
  rounds: { round: ({ round }) => round },
  sounds: { placed: 'piece', built: 'piece', upgraded: 'piece', bridge: 'piece', sent: 'piece', transformed: 'dig' },
};
