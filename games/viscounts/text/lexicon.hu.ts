/** The Hungarian words of the game. */
import { joined } from '@tarsas/words';
import { az, by } from '@tarsas/words/hungarian';
import type { Gain, Icon } from '../data/effects.ts';
import type { Counted } from '../data/manuscripts.ts';
import { type Lexicon, phrases } from './lexicon.ts';
import { CARDS } from './names.hu.ts';

type Track = 'virtue' | 'corruption';
type Piece = Exclude<Gain, Track>;

/** Nouns stay in the singular after a number; the second form is the object of a sentence. */
const UNITS: Record<Piece, [subject: string, object: string]> = {
  ink: ['kalamáris', 'kalamárist'],
  gold: ['arany', 'aranyat'],
  stone: ['kő', 'követ'],
  silver: ['ezüst', 'ezüstöt'],
  resource: ['tetszőleges erőforrás', 'tetszőleges erőforrást'],
  debt: ['adóslevél', 'adóslevelet'],
  deed: ['okirat', 'okiratot'],
};
const isTrack = (what: Gain): what is Track => what === 'virtue' || what === 'corruption';
const LEVELS: Record<Track, string> = { virtue: 'az erényszint', corruption: 'a vesztegetésszint' };
const OWN_LEVELS: Record<Track, string> = { virtue: 'erényszintje', corruption: 'vesztegetésszintje' };

const amount = (what: Gain, n: number): string => (isTrack(what) ? `${LEVELS[what]} ${by(n)} nő` : `${n} ${UNITS[what][0]}`);
/** As the object of a sentence: `2 aranyat`. */
export const amountOf = (what: Piece, n: number): string => `${n} ${UNITS[what][1]}`;
/** What happens to the player who gains it: `Anna 2 aranyat kap`, `Anna erényszintje 1-gyel nő`. */
export const gains = (who: string, what: Gain, n: number): string =>
  isTrack(what) ? `${who} ${OWN_LEVELS[what]} ${by(n)} nő` : `${who} ${amountOf(what, n)} kap`;
const COUNTED: Record<Exclude<Counted, Icon>, string> = {
  buildings: 'megépített épület',
  workers: 'várkastélybeli munkás',
  manuscripts: 'kódex',
  paid: 'kifizetett adóslevél',
  approved: 'jóváhagyott okirat',
  resources: 'erőforrás',
  silver: 'ezüst',
};
const counted = (of: Counted): string => (of in COUNTED ? COUNTED[of as Exclude<Counted, Icon>] : `${lexicon.icons[of as Icon]}-ikon`);

const FLIPS = { debt: 'egy adóslevél megfordítása', deed: 'egy okirat megfordítása', either: 'egy adóslevél vagy okirat megfordítása' };

export const lexicon: Lexicon = {
  cards: CARDS,
  icons: { merchant: 'kereskedő', builder: 'építő', noble: 'nemes', cleric: 'szerzetes', criminal: 'bűnöző' },
  resources: { ink: 'kalamáris', gold: 'arany', stone: 'kő' },
  iconCount: (icon, n) => `${n} ${lexicon.icons[icon]}`,
  ribbons: { grey: 'szürke', black: 'fekete', yellow: 'sárga', blue: 'kék' },
  segments: { lake: 'Tó', mountain: 'Hegy', forest: 'Erdő', hills: 'Dombság', snow: 'Hómező' },
  spaces: { OL: 'külső', OR: 'külső', IN: 'belső' },
  sections: {
    'ink-stone': 'kalamáris és kő',
    flip: 'megfordítás',
    'gold-or-move': 'arany vagy mozgás',
    'hire-or-destroy': 'felbérelés vagy elpusztítás',
    'virtue-2': 'erény',
  },
  buildings: { tradingPost: 'kereskedőállomás', guildhall: 'városháza', workshop: 'műhely' },
  building: (type, slot) => `${slot}. ${lexicon.buildings[type]}`,
  actions: {
    trade: 'kereskedés',
    construct: 'építkezés',
    placeWorkers: 'munkás lehelyezése',
    transcribe: 'kódex másolása',
    flip: 'adóslevél vagy okirat megfordítása',
  },
  ais: { cleric: 'szerzetes', builder: 'építő', noble: 'nemes', cards: 'tervkártyákra koncentráló' },
  triggers: {
    afterTrade: 'kereskedés után',
    afterConstruct: 'építkezés után',
    afterPlaceWorkers: 'munkás lehelyezése után',
    afterTranscribe: 'kódex másolása után',
    collision: 'minden ütközéskor',
    gainDebt: 'adóslevél szerzésekor',
    flipDebt: 'adóslevél megfordításakor',
    hire: 'felbéreléskor',
    flipAny: 'adóslevél vagy okirat megfordításakor',
    gainScheme: 'jövőbeli tervkártya szerzésekor',
    shuffle: 'keveréskor',
  },
  criminals: { some: 'bűnözővel', none: 'bűnöző nélkül' },
  and: ' és ',
  or: ' vagy ',
  amount,
  effect: {
    flip: e => FLIPS[e.what],
    rearrange: () => 'átrendezés',
    discard: e => (e.n === 1 ? 'egy lap eldobása' : `legfeljebb ${e.n} lap eldobása`),
    destroy: e => (e.n === 1 ? 'egy lap elpusztítása' : `legfeljebb ${e.n} lap elpusztítása`),
    destroyOwn: () => 'bármelyik saját lap elpusztítása',
    shuffle: () => 'keverés',
    hireFree: () => 'ingyenes felbérelés',
    castleMove: () => 'kastélybeli mozgás',
    placeWorkers: e => `${e.n} munkás ingyenes lehelyezése`,
    placeBuilding: e => `ingyenes ${lexicon.buildings[e.type]}${e.at === 'viscount' ? ' a várgrófnál' : ''}`,
    takeManuscript: e => `ingyenes kódex (költsége ${e.costs.join(' vagy ')})`,
    futureScheme: () => 'jövőbeli tervkártya',
    dismissAdjacent: () => 'a szomszédos városlakó elbocsájtása',
  },
  may: {
    rearrange: () => 'átrendezheti a lapjait',
    discard: e => (e.n === 1 ? 'eldobhat egy lapot' : `eldobhat legfeljebb ${e.n} lapot`),
    destroy: e => (e.n === 1 ? 'elpusztíthat egy lapot' : `elpusztíthat legfeljebb ${e.n} lapot`),
    destroyOwn: () => 'elpusztíthatja bármelyik saját lapját',
    castleMove: () => 'mozgathat egy munkást a várkastélyban',
  },
  ability: {
    iconExchange: a => `${a.n} ${lexicon.icons[a.from]}-ikon 1 ${lexicon.icons[a.to]}-ikont ér`,
    payExchange: a =>
      `${a.n} ${a.pay.map(what => UNITS[what][0]).join(' vagy ')} ${a.icons} ${lexicon.icons[a.as]}-ikont ér${a.uses > 0 ? ` (akciónként ${a.uses}×)` : ''}`,
    icons: (a, icons) => icons(a.icons),
    extraMove: () => '1 mezővel tovább mozoghat ingyen',
    dismissFor: a => `az elbocsájtás ${a.silver} ezüstbe kerül`,
    handLimit: a => `+${a.plus} lap a kézben`,
    onBuilt: a => `megépítéskor: ${phrases(lexicon).effect(a.effect)}`,
  },
  timing: { top: 'felbérelve vagy elbocsájtva', instant: 'azonnali', dropoff: 'távozó' },
  cost: 'költség',
  points: (per, of) => `1 GyP minden ${per > 1 ? `${per} ` : ''}${counted(of)} után`,
  rows: {
    corruption: 'bűnözőnként 1-gyel nő a vesztegetésszint',
    move: spaces => `mozgás: ${spaces} mezővel előre`,
    first: 'az első, ami lehetséges:',
    focus: 'elsődleges stratégia',
  },
  scheme: { starting: icons => `kezdő tervkártya („${icons}”)`, future: icons => `jövőbeli tervkártya („${icons}”)` },
  theAi: ai => (ai ? `az AI (${ai})` : 'az AI'),
  printedTownsfolk: 'a táblára nyomtatott városlakó',
  printedManuscript: 'a táblára nyomtatott kódex',
  marks: { reconstructed: 'rekonstruált', 'partly reconstructed': 'részben rekonstruált' },
  ourOwn: own => {
    const things = [
      [own.manuscripts, 'kódex'],
      [own.startCards, 'kezdő kártya'],
      [own.schemes, 'tervkártya'],
    ] as const;
    const listed = [
      ...things.flatMap(([n, what]) => (n > 0 ? [`${n} ${what}`] : [])),
      ...own.boards.map(({ ai, mark }) => `${az(lexicon.ais[ai])} AI táblája${mark === 'reconstructed' ? '' : ' (részben)'}`),
      ...(own.cards > 0 ? [`${own.cards} városlakó (részben)`] : []),
    ];
    const guess = own.greyBacks ? ' Hogy melyik kódexek szürke hátúak, az is feltevés.' : '';
    return listed.length > 0 ? `Rekonstruált: ${joined(listed, 'és')}.${guess}` : `Semmi sem rekonstruált.${guess}`;
  },
};
