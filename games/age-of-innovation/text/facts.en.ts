/** What happened, in English. */
import type { Words } from '@tarsas/kernel';
import { count } from '@tarsas/terra/text/en.ts';
import { capital, joined } from '@tarsas/words';
import { DISCIPLINES, type Price } from '../data/index.ts';
import type { AgeOfInnovation, DueKind, Line } from '../rules/state.ts';
import * as c from './components.en.ts';
import { isUpgrade } from './effects.ts';

const { building, discipline, named, points, terrain, tools } = c;

export interface Goods extends Omit<Price, 'books'> {
  tokens?: number;
  annexes?: number;
}

const list = (parts: readonly string[]) => (parts.length > 0 ? joined(parts, 'and') : 'nothing');
export const goods = ({ coins, tools: n, scholars, power, tokens, annexes }: Goods): string =>
  list([
    ...(coins ? [c.coins(coins)] : []),
    ...(n ? [tools(n)] : []),
    ...(scholars ? [c.scholars(scholars)] : []),
    ...(power ? [`${power} power`] : []),
    ...(tokens ? [count(tokens, 'new power token')] : []),
    ...(annexes ? [count(annexes, 'annex', 'annexes')] : []),
  ]);
/** What was free has no price. */
const cost = (price: Price): string => (Object.keys(price).length > 0 ? ` for ${goods(price)}` : '');
/** Books by discipline. */
export const booksOf = (books: readonly number[]): string =>
  list(DISCIPLINES.flatMap((d, i) => (books[i] > 0 ? [c.good[d](books[i])] : [])));

export const REWARDS: Record<DueKind, string> = {
  palaceTile: 'the palace tile',
  book: 'a book',
  steps: 'the free steps',
  stepsInOne: 'the steps in one discipline',
  key: 'the step that needs a key',
  competency: 'the competency tile',
  cityTile: 'the city tile',
  spades: 'the spades',
  settle: 'the spade and the free workshop',
  bonusSpades: 'the spades',
  bridges: 'the bridge',
  neutral: 'the neutral building',
  anywhere: 'the free building',
  replace: 'the upgrade or downgrade',
};

export const SCORES: Record<Line, string> = {
  start: 'Starting points',
  roundTile: 'Round tiles',
  finalTile: 'Final-round tile',
  cityTile: 'City tiles',
  innovation: 'Innovations',
  palace: 'Palace tile',
  competency: 'Competencies',
  roundBonus: 'Round bonuses',
  faction: 'Faction',
  bookAction: 'Book action',
  shipping: 'Shipping',
  terraforming: 'Terraforming',
  medicine: 'Income from medicine',
  leech: 'Power from neighbours',
  empire: 'Largest empire',
  science: 'Science',
  resources: 'Resources',
};

export const facts: Words<AgeOfInnovation>['facts'] = {
  tiles: () => 'The tiles are laid out.',
  startPlayer: ({ seat }, say) => `${say.name(seat)} is the start player.`,
  set: ({ seat, board, faction, bonus }, say) => `${say.name(seat)} takes ${named(board)}, ${named(faction)}, ${named(bonus)}.`,
  board: ({ seat, board }, say) => `${say.name(seat)} takes ${named(board)}.`,
  faction: ({ seat, faction }, say) => `${say.name(seat)} plays ${named(faction)}.`,
  palace: ({ seat, palace }, say) => `${say.name(seat)} has ${c.described(palace)}.`,
  bonus: ({ seat, bonus, coins }, say) => `${say.name(seat)} takes a ${named(bonus)}${coins > 0 ? `, with ${c.coins(coins)} on it` : ''}.`,
  neutralFaction: ({ levels }) =>
    `The neutral faction stands on ${levels.map((level, d) => `${discipline[DISCIPLINES[d]]} ${level}`).join(', ')}.`,
  placed: ({ seat, building: kind, hex }, say) => `${say.name(seat)} places a ${building[kind]} on ${hex}.`,
  round: ({ round, tile, finalTile, order }, say) =>
    `Round ${round}. ${capital(c.roundWords(tile, finalTile))}. Turn order: ${order.map(say.name).join(', ')}.`,
  area: ({ buildings }) => `The empire of the neutral faction has ${buildings} buildings.`,
  gained: ({ seat, from, ...got }, say) => `${say.name(seat)} gains ${goods(got)} (${named(from)}).`,
  points: ({ seat, points: n, from }, say) => `${say.name(seat)} scores ${points(n)} (${named(from)}).`,
  scholarLost: ({ seat, scholars }, say) => `${say.name(seat)} loses ${c.scholars(scholars)}: there is none left in the supply.`,
  book: ({ seat, discipline: d, books, from }, say) => `${say.name(seat)} gets ${c.good[d](books)} (${named(from)}).`,
  bookLost: ({ seat, discipline: d, books }, say) => `${say.name(seat)} loses ${c.good[d](books)}: there is none left in the supply.`,
  climbed: ({ seat, discipline: d, steps, at }, say) => `${say.name(seat)} climbs ${c.steps(steps)} in ${discipline[d]}, to level ${at}.`,
  stepsLost: ({ seat, discipline: d, steps }, say) => `${say.name(seat)} loses ${c.steps(steps)} in ${discipline[d]}.`,
  keyUsed: ({ seat, discipline: d }, say) => `${say.name(seat)} uses a city key in ${discipline[d]}.`,
  keyKept: ({ seat, discipline: d, steps }, say) =>
    `${say.name(seat)} keeps the city key and gives up ${c.steps(steps)} in ${discipline[d]}.`,
  forgone: ({ seat, reward, n }, say) => `${say.name(seat)} gives up ${reward === 'steps' ? c.steps(n) : count(n, 'bridge')}.`,
  spades: ({ seat, spades, tools: n }, say) => `${say.name(seat)} uses ${c.spades(spades)}${n > 0 ? `, paying ${tools(n)}` : ''}.`,
  transformed: ({ seat, hex, terrain: into }, say) => `${say.name(seat)} turns ${hex} into ${terrain[into]}.`,
  skipped: ({ seat, by, hex, price }, say) => `${say.name(seat)} ${by === 'tunnel' ? 'digs a tunnel' : 'flies'} to ${hex}${cost(price)}.`,
  spadesLost: ({ seat, spades }, say) => `${say.name(seat)} loses ${c.spades(spades)}.`,
  built: ({ seat, building: kind, hex, price }, say) => `${say.name(seat)} builds a ${building[kind]} on ${hex}${cost(price)}.`,
  upgraded: ({ seat, from, to, hex, price }, say) =>
    `${say.name(seat)} ${isUpgrade(from, to) ? 'upgrades' : 'downgrades'} the ${building[from]} on ${hex} to a ${building[to]}${cost(price)}.`,
  neutralBuilt: ({ seat, building: kind, hex }, say) => `${say.name(seat)} builds a neutral ${building[kind]} on ${hex}.`,
  notPlaced: ({ seat, building: kind }, say) => `${say.name(seat)} cannot place the neutral ${building[kind]}, so it is lost.`,
  annex: ({ seat, hex }, say) => `${say.name(seat)} adds an annex on ${hex}.`,
  bridge: ({ seat, from, to, price }, say) => `${say.name(seat)} builds a bridge between ${from} and ${to}${cost(price)}.`,
  shipping: ({ seat, value, price }, say) => `${say.name(seat)} advances to shipping ${value}${cost(price)}.`,
  terraforming: ({ seat, tools: n, price }, say) => `${say.name(seat)} upgrades terraforming${cost(price)}: a spade now costs ${tools(n)}.`,
  trackLost: ({ seat, track }, say) => `${say.name(seat)} is at the top of the ${track} track already: the step is lost.`,
  developed: ({ seat, tile, books, coins }, say) =>
    `${say.name(seat)} develops ${named(tile)} for ${booksOf(books)}${coins > 0 ? `, plus ${c.coins(coins)}` : ''}.`,
  sent: ({ seat, discipline: d, steps }, say) => `${say.name(seat)} sends a scholar to ${discipline[d]} for ${c.steps(steps)}.`,
  returned: ({ seat, discipline: d }, say) => `${say.name(seat)} returns a scholar for a step in ${discipline[d]}.`,
  power: ({ seat, action, power }, say) => `${say.name(seat)} takes the power action “${c.shortOf(action)}” for ${power} power.`,
  bookAction: ({ seat, action, books }, say) => `${say.name(seat)} takes the book action “${c.shortOf(action)}” for ${booksOf(books)}.`,
  special: ({ seat, tile }, say) => `${say.name(seat)} uses a special action (${named(tile)}): ${c.specialWords(tile)}.`,
  competency: ({ seat, tile }, say) => `${say.name(seat)} takes a ${c.described(tile)}.`,
  rewardLost: ({ seat, reward }, say) => `${say.name(seat)} cannot take ${REWARDS[reward]}: lost.`,
  city: ({ seat, hexes }, say) => `${say.name(seat)} founds a city: ${hexes.join(', ')}.`,
  joined: ({ seat, hexes }, say) => `${hexes.join(', ')} joins a city of ${say.name(seat)}.`,
  river: ({ seat, hex }, say) => `${say.name(seat)} ignores the river hex ${hex}.`,
  cityTile: ({ seat, tile }, say) => `${say.name(seat)} takes a ${c.described(tile)}.`,
  sacrificed: ({ seat }, say) => `${say.name(seat)} sacrifices a power token.`,
  converted: ({ seat, from, price, to }, say) => `${say.name(seat)} converts ${c.good[from](price)} into ${c.good[to](1)}.`,
  offered: ({ seat, from, power }, say) => `${say.name(seat)} may take ${power} power from ${say.name(from)}'s building.`,
  taken: ({ seat, power, points: n }, say) => `${say.name(seat)} takes ${power} power ${n > 0 ? `for ${points(n)}` : 'free of charge'}.`,
  declined: ({ seat, power }, say) => `${say.name(seat)} declines ${power} power.`,
  passed: ({ seat }, say) => `${say.name(seat)} passes.`,
  scienceBonus: ({ seat, times }, say) => `${say.name(seat)} gets the science bonus ${times === 1 ? 'once' : `${times} times`}.`,
  prepared: ({ order }, say) => `The next round's turn order: ${order.map(say.name).join(', ')}.`,
  empire: ({ seat, buildings, points: n }, say) => `${say.name(seat)}'s largest empire has ${buildings} buildings: ${points(n)}.`,
  science: ({ seat, discipline: d, level, points: n }, say) => `${say.name(seat)} is on level ${level} in ${discipline[d]}: ${points(n)}.`,
  resources: ({ seat, coins, points: n }, say) => `${say.name(seat)}'s resources are worth ${c.coins(coins)}: ${points(n)}.`,
};
