/** What happened, as the frame tells it: in few words, with what it brought, and where. */
import type { Telling } from '@tarsas/kit/table.ts';
import { brought, onHex, onTrack, place } from '@tarsas/terra/table/telling.ts';
import { TERRAINS, TOP } from '../data/index.ts';
import { mapOf, type TerraMystica, type View } from '../rules/state.ts';
import { replacedBy } from '../text/pieces.ts';
import { GOODS } from './signs.ts';
import { wordsOf } from './words.svelte.ts';

const goods = brought([...GOODS, ['power', 'power'], ['points', 'vp'], ['spades', 'spade']]);
/** Converted points are told by a fact of their own. */
const withoutPoints = brought([...GOODS, ['power', 'power']]);
const numberOf = (view: View, hex: string): number | undefined => mapOf(view.options).numbers[hex];

export const telling: Telling<TerraMystica> = {
  deeds: [
    'faction',
    'bid',
    'passedBid',
    'lot',
    'placed',
    'transformed',
    'built',
    'upgraded',
    'shipping',
    'digging',
    'sent',
    'power',
    'special',
    'bridge',
    'passed',
    'left',
  ],
  replies: ['taken', 'declined'],
  brief: language => {
    const { board, pieces } = wordsOf(language);
    return {
      placed: ({ hex }) => board.told.builds(pieces.structures.dwelling.name, hex),
      transformed: ({ hex }) => board.told.digs(hex),
      built: ({ hex }) => board.told.builds(pieces.structures.dwelling.name, hex),
      upgraded: ({ hex, to }) => board.told.builds(pieces.structures[to].name, hex),
      shipping: ({ value }) => board.told.shipping(value),
      digging: () => board.told.cheaperSpades,
      sent: ({ cult }) => board.told.sends(board.told.priest, pieces.cults[cult]),
      power: ({ action }) => board.told.forPower(pieces.powerActions[action].name),
      // Whose it is stands in brackets; the sentence says it.
      special: ({ action }) => pieces.specialActions[action].name.replace(/ \(.*/, ''),
      bridge: ({ from, to }) => board.told.bridge(from, to),
      card: ({ card }) => board.told.card(pieces.bonusCards[card].name),
      passed: () => board.told.passes,
    };
  },
  traces: {
    placed: ({ hex }, view) => onHex(numberOf(view, hex), 'placed'),
    built: ({ hex }, view) => onHex(numberOf(view, hex), 'placed'),
    transformed: ({ hex }, view, before) => {
      const at = numberOf(view, hex);
      const was = at !== undefined && before ? before.terrain[at] : undefined;
      return onHex(at, 'changed', was === undefined ? undefined : TERRAINS[was]);
    },
    upgraded: ({ hex, to }, view) => onHex(numberOf(view, hex), 'changed', replacedBy(to)),
    river: ({ river }, view) => onHex(numberOf(view, river), 'changed'),
    bridge: ({ from, to }, view) => {
      const { numbers, bridges } = mapOf(view.options);
      const span = bridges.findIndex(([a, b]) => a === numbers[from] && b === numbers[to]);
      return span < 0 ? [] : [{ place: place.bridge(span), kind: 'placed' }];
    },
    power: ({ action }) => [{ place: place.tile(action), kind: 'changed' }],
    card: ({ card }) => [{ place: place.tile(card), kind: 'changed' }],
    favor: ({ tile }) => [{ place: place.tile(tile), kind: 'changed' }],
    town: ({ tile }) => [{ place: place.tile(tile), kind: 'changed' }],
    steps: ({ seat, cult, steps, at }) => onTrack(seat, cult, at, steps),
    stepsDown: ({ seat, cult, steps, at }) => onTrack(seat, cult, at, -steps),
    top: ({ seat, cult }) => onTrack(seat, cult, TOP, 1),
  },
  gains: {
    points: goods,
    gained: goods,
    card: goods,
    taken: ({ power }) => goods({ power }),
    spadesGained: goods,
    spadesBought: ({ good, amount }) => goods({ [good]: -amount }),
    converted: ({ from, to, price, gained }) => [...withoutPoints({ [from]: -price }), ...withoutPoints({ [to]: gained })],
    sent: () => goods({ priests: -1 }),
    steps: ({ cult, steps }) => [{ icon: cult, by: steps }],
    stepsDown: ({ cult, steps }) => [{ icon: cult, by: -steps }],
    top: ({ cult }) => [{ icon: cult, by: 1 }],
  },
  rounds: { round: ({ round }) => round },
  sounds: { placed: 'piece', built: 'piece', upgraded: 'piece', bridge: 'piece', sent: 'piece', transformed: 'dig' },
};
