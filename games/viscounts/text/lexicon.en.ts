/** The English words of the game. */
import { joined } from '@tarsas/words';
import type { Gain, Icon } from '../data/effects.ts';
import type { Counted } from '../data/manuscripts.ts';
import { type Lexicon, phrases } from './lexicon.ts';
import { CARDS } from './names.en.ts';

const UNITS: Record<Gain, [one: string, many: string]> = {
  ink: ['ink well', 'ink wells'],
  gold: ['gold', 'gold'],
  stone: ['stone', 'stone'],
  silver: ['silver', 'silver'],
  resource: ['resource of choice', 'resources of choice'],
  debt: ['debt', 'debts'],
  deed: ['deed', 'deeds'],
  virtue: ['virtue', 'virtue'],
  corruption: ['corruption', 'corruption'],
};

export const amount = (what: Gain, n: number): string => `${n} ${UNITS[what][n === 1 ? 0 : 1]}`;
export const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;
const COUNTED: Record<Exclude<Counted, Icon>, [one: string, many: string]> = {
  buildings: ['constructed building', 'constructed buildings'],
  workers: ['worker in the castle', 'workers in the castle'],
  manuscripts: ['manuscript', 'manuscripts'],
  paid: ['paid debt', 'paid debts'],
  approved: ['approved deed', 'approved deeds'],
  resources: ['resource', 'resources'],
  silver: ['silver', 'silver'],
};
function counted(of: Counted, n: number): string {
  if (of in COUNTED) return COUNTED[of as Exclude<Counted, Icon>][n === 1 ? 0 : 1];
  return `${lexicon.icons[of as Icon]} ${n === 1 ? 'icon' : 'icons'}`;
}

const FLIPS = { debt: 'flip a debt', deed: 'flip a deed', either: 'flip a debt or deed' };

export const lexicon: Lexicon = {
  cards: CARDS,
  icons: { merchant: 'merchant', builder: 'builder', noble: 'noble', cleric: 'cleric', criminal: 'criminal' },
  resources: { ink: 'ink', gold: 'gold', stone: 'stone' },
  iconCount: (icon, n) => count(n, lexicon.icons[icon]),
  ribbons: { grey: 'grey', black: 'black', yellow: 'yellow', blue: 'blue' },
  segments: { lake: 'Lake', mountain: 'Mountain', forest: 'Forest', hills: 'Hills', snow: 'Snow' },
  spaces: { OL: 'outside', OR: 'outside', IN: 'inside' },
  sections: {
    'ink-stone': 'ink and stone',
    flip: 'flip',
    'gold-or-move': 'gold or castle move',
    'hire-or-destroy': 'hire or destroy',
    'virtue-2': 'virtue',
  },
  buildings: { tradingPost: 'trading post', guildhall: 'guildhall', workshop: 'workshop' },
  building: (type, slot) => `${lexicon.buildings[type]} ${slot}`,
  actions: {
    trade: 'trade',
    construct: 'construct a building',
    placeWorkers: 'place workers',
    transcribe: 'transcribe a manuscript',
    flip: 'flip a debt or deed',
  },
  ais: { cleric: 'cleric', builder: 'builder', noble: 'noble', cards: 'card-focused' },
  triggers: {
    afterTrade: 'after trading',
    afterConstruct: 'after constructing',
    afterPlaceWorkers: 'after placing workers',
    afterTranscribe: 'after transcribing',
    collision: 'at every collision',
    gainDebt: 'when gaining a debt',
    flipDebt: 'when flipping a debt',
    hire: 'when hiring',
    flipAny: 'when flipping a debt or deed',
    gainScheme: 'when gaining a future scheme',
    shuffle: 'when shuffling',
  },
  criminals: { some: 'with a criminal', none: 'without criminals' },
  and: ' and ',
  or: ' or ',
  amount,
  effect: {
    flip: e => FLIPS[e.what],
    rearrange: () => 'rearrange',
    discard: e => (e.n === 1 ? 'discard a card' : `discard up to ${e.n} cards`),
    destroy: e => (e.n === 1 ? 'destroy a card' : `destroy up to ${e.n} cards`),
    destroyOwn: () => 'destroy any own card',
    shuffle: () => 'shuffle',
    hireFree: () => 'free hire',
    castleMove: () => 'castle move',
    placeWorkers: e => `place ${e.n} workers`,
    placeBuilding: e => `free ${lexicon.buildings[e.type]}${e.at === 'viscount' ? ' at the viscount' : ''}`,
    takeManuscript: e => `free manuscript of cost ${e.costs.join(' or ')}`,
    futureScheme: () => 'gain a future scheme',
    dismissAdjacent: () => 'dismiss the adjacent townsfolk',
  },
  may: {
    rearrange: () => 'may rearrange',
    discard: e => `may ${lexicon.effect.discard(e)}`,
    destroy: e => `may ${lexicon.effect.destroy(e)}`,
    destroyOwn: () => 'may destroy any own card',
    castleMove: () => 'may move a worker in the castle',
  },
  ability: {
    iconExchange: a => `${a.n} ${lexicon.icons[a.from]} icons count as 1 ${lexicon.icons[a.to]} icon`,
    payExchange: a =>
      `${a.n} ${a.pay.join(' or ')} buys ${count(a.icons, `${lexicon.icons[a.as]} icon`)}${a.uses > 0 ? ` (${a.uses} per action)` : ''}`,
    icons: (a, icons) => icons(a.icons),
    extraMove: () => 'may move 1 further for free',
    dismissFor: a => `dismissing costs ${a.silver} silver`,
    handLimit: a => `hand limit +${a.plus}`,
    onBuilt: a => `when built: ${phrases(lexicon).effect(a.effect)}`,
  },
  timing: { top: 'when hired or dismissed', instant: 'immediate', dropoff: 'drop-off' },
  cost: 'cost',
  points: (per, of) => `1 VP per ${per > 1 ? `${per} ` : ''}${counted(of, per)}`,
  rows: {
    corruption: '1 corruption per criminal',
    move: spaces => `move ${count(spaces, 'space')}`,
    first: 'the first possible of:',
    focus: 'primary focus',
  },
  scheme: { starting: icons => `starting scheme “${icons}”`, future: icons => `future scheme “${icons}”` },
  theAi: ai => (ai ? `the AI (${ai})` : 'the AI'),
  printedTownsfolk: 'the townsfolk printed on the board',
  printedManuscript: 'the manuscript printed on the board',
  marks: { reconstructed: 'reconstructed', 'partly reconstructed': 'partly reconstructed' },
  ourOwn: own => {
    const things = [
      [own.manuscripts, count(own.manuscripts, 'manuscript')],
      [own.startCards, count(own.startCards, 'player card')],
      [own.schemes, count(own.schemes, 'scheme')],
    ] as const;
    const listed = [
      ...things.flatMap(([n, words]) => (n > 0 ? [words] : [])),
      ...own.boards.map(({ ai, mark }) => `${mark === 'reconstructed' ? '' : 'part of '}the ${lexicon.ais[ai]} AI’s board`),
      ...(own.cards > 0 ? [`part of ${count(own.cards, 'townsfolk card')}`] : []),
    ];
    const guess = own.greyBacks ? ' Which manuscripts have a grey back is a guess.' : '';
    return listed.length > 0 ? `Reconstructed: ${joined(listed, 'and')}.${guess}` : `Nothing is reconstructed.${guess}`;
  },
};
