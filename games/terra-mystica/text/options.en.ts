/** The table options in English. */
import type { Words } from '@tarsas/kernel';
import { leech } from '@tarsas/terra/text/en.ts';
import type { TerraMystica } from '../rules/state.ts';
import { components } from './components.en.ts';
import { each } from './pieces.ts';

const yesNo = (label: string, help: string) => ({ label, values: { false: 'No', true: 'Yes' }, help });

export const options: Words<TerraMystica>['options'] = {
  map: { label: 'Map', values: components.maps, help: 'Lakes, Fjords and Archipelago are maps beyond the two rulebooks.' },
  factions: {
    label: 'Factions',
    values: {
      choose: 'Chosen one after another',
      'random-colours': 'Boards by chance, sides chosen',
      auction: 'Auction',
      introductory: 'First game: prescribed set-up',
    },
    help: 'In the auction of Fire & Ice you bid with victory points of 40. The first game prescribes factions, dwellings, tiles and cards, and is played on the base map.',
  },
  iceFactions: yesNo('Ice Maidens and Yetis', 'Factions of Fire & Ice that settle on ice.'),
  volcanoFactions: yesNo('Dragonlords and Acolytes', 'Factions of Fire & Ice that settle on volcanoes.'),
  variableFactions: yesNo('Shapeshifters and Riverwalkers', 'Factions of Fire & Ice that choose their terrain.'),
  finalTile: {
    label: 'Final scoring tile',
    values: {
      'with-expansion': 'Drawn when Fire & Ice is in play',
      none: 'None',
      random: 'Drawn by chance',
      ...each(components.finalTiles, tile => tile.name),
    },
    help: 'Fire & Ice: one more ranking at the end of the game, for 18, 12 and 6 VP.',
  },
  loneOutposts: {
    label: 'Outposts: lone structures',
    values: { count: 'Count as a network of one', 'do-not-count': 'Do not count' },
    help: 'The rulebook asks for structures of one network; its example adds that lone structures do not count.',
  },
  turnOrder: {
    label: 'Turn order',
    values: { clockwise: 'Clockwise from the first to pass', variable: 'In the order of passing' },
    help: 'The order of passing is a variant of Fire & Ice.',
  },
  startPlayer: {
    label: 'Start player',
    values: { random: 'By chance', 'first-seat': 'The first seat' },
    help: 'The rulebook begins with whoever last planted something in the garden.',
  },
  shippingCard: yesNo('Promo: shipping bonus card', 'A bonus card that scores your shipping when you pass.'),
  templeTile: yesNo('Promo: temple scoring tile', 'A scoring tile for temples and for priests on the cult board.'),
  newTownTiles: yesNo('Promo: new town tiles', 'Town tiles with 2, 4 and 11 VP.'),
  startingPoints: {
    label: 'Starting points',
    values: { equal: '20 for everybody', handicap: 'By faction' },
    help: 'By faction evens out how strong the factions are. In an auction the bids decide.',
  },
  leech: {
    label: 'Power from neighbours',
    values: { 'at-once': 'All wait for the answers', open: 'Play goes on meanwhile' },
    help: 'The rulebook settles every offer at once. Open offers suit games over days.',
  },
  declinedOffers: {
    label: 'Cultists and Shapeshifters when nobody takes power',
    values: {
      rulebook: '1 power whenever somebody is adjacent',
      server: '1 power if somebody who could take power declined',
      none: 'Nothing',
    },
    help: 'They differ only where all neighbours have full bowls, or in old games.',
  },
  sacrifice: {
    label: 'Sacrificing power',
    values: { 'when-needed': 'Only what a payment needs', free: 'Any amount in your turn' },
    help: 'The rulebook lets you sacrifice power only to pay with it at once.',
  },
  spadePoints: {
    label: 'Points for spades',
    values: { used: 'When spades are used', gained: 'When spades are gained' },
    help: 'They differ only for spades that are given up.',
  },
  spadeActionsWithoutSpades: {
    label: 'Riverwalkers and spade power actions',
    values: { allowed: 'They may take them, for nothing', forbidden: 'They may not take them' },
    help: 'Riverwalkers have no use for spades, but could take the action from others.',
  },
  coinsForPoints: yesNo('3 coins for 1 VP during the game', 'The rulebook exchanges coins only at the end.'),
  lateKeys: {
    label: 'A key that comes later',
    values: { action: 'Serves the action that brings it', turn: 'Serves the whole turn' },
    help: 'Whether a town founded later in the same turn still opens space 10 for a step that was lost earlier in it, as on terra.snellman.net.',
  },
  idleActions: {
    label: 'Special actions without effect',
    values: { false: 'Not offered', true: 'Allowed' },
    help: 'Whether a special action may be taken although it would do nothing.',
  },
  leaving: yesNo('Leaving the game', 'Whether a player may leave for good while the others play on.'),
  prescribed: {
    label: 'Scoring tiles and bonus cards',
    values: { null: 'Drawn by chance' },
    help: 'A list of tiles and cards instead, to play a certain set-up again.',
  },
};

export const optionGroups: Words<TerraMystica>['optionGroups'] = {
  setup: { label: 'Set-up', help: 'what one agrees on before the first move' },
  fireAndIce: { label: 'Fire & Ice', help: 'the expansion' },
  promo: { label: 'Promo tiles' },
  habits: { label: 'Habits of other sites', help: 'small differences, for those who come from there' },
};

const BIDS = Object.fromEntries([1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20].map(n => [n, `up to ${n} ${n === 1 ? 'point' : 'points'}`]));

export const orders: Words<TerraMystica>['orders'] = {
  leech,
  pass: {
    label: 'Passing in the last round',
    values: { stuck: 'when nothing but conversions is left to do', next: 'at my next turn' },
  },
  bid: {
    label: 'Bidding for factions',
    values: { 0: 'never more than 0', ...BIDS },
    help: 'Always one point more than the others, until it would be too much. You choose the faction yourself.',
  },
};
