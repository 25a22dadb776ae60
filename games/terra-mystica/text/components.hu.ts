/** Frakciók, lapkák, kártyák és épületek magyarul. Factions, tiles, cards and structures in Hungarian. */
import { joined } from '@tarsas/words';
import type { Cult, FactionId, Gain, Good, Scored, Structure, Terrain } from '../data/index.ts';
import { phrases } from './lexicon.ts';
import { type ComponentWords, counted, each, type FactionWords } from './pieces.ts';

export const es = (items: readonly string[]): string => joined(items, 'és');

/** The endings our sentences use: the bare noun, -t, -ért, -ra/-re. */
export type Ending = '' | 't' | 'ért' | 'ra';
type Noun = Record<Ending, string>;

export const NOUN: Record<Good | 'spades' | 'tokens' | 'points' | 'keys', Noun> = {
  coins: { '': 'pénz', t: 'pénzt', ért: 'pénzért', ra: 'pénzre' },
  workers: { '': 'munkás', t: 'munkást', ért: 'munkásért', ra: 'munkásra' },
  priests: { '': 'pap', t: 'papot', ért: 'papért', ra: 'papra' },
  power: { '': 'hatalom', t: 'hatalmat', ért: 'hatalomért', ra: 'hatalomra' },
  spades: { '': 'ásó', t: 'ásót', ért: 'ásóért', ra: 'ásóra' },
  tokens: { '': 'hatalomjelző', t: 'hatalomjelzőt', ért: 'hatalomjelzőért', ra: 'hatalomjelzőre' },
  points: { '': 'győzelmi pont', t: 'győzelmi pontot', ért: 'győzelmi pontért', ra: 'győzelmi pontra' },
  keys: { '': 'városkulcs', t: 'városkulcsot', ért: 'városkulcsért', ra: 'városkulcsra' },
};
const NOTHING: Noun = { '': 'semmi', t: 'semmit', ért: 'semmiért', ra: 'semmire' };

export const amount = (n: number, noun: keyof typeof NOUN, ending: Ending = ''): string => `${n} ${NOUN[noun][ending]}`;
const list = (some: Readonly<Partial<Gain>>, ending: Ending = ''): string[] => counted(some).map(([good, n]) => amount(n, good, ending));
/** `2 pénzt és 1 munkást`, or `semmit`. */
export const goods = (some: Readonly<Partial<Gain>>, ending: Ending = ''): string => es(list(some, ending)) || NOTHING[ending];

/** The bare noun, -t, what something becomes: -vá/-vé. */
interface Named {
  '': string;
  t: string;
  vá: string;
}
const named = (name: string, t: string, vá: string): Named => ({ '': name, t, vá });
const land = (name: string, t: string, vá: string, hoz: string): Named & { hoz: string } => ({ ...named(name, t, vá), hoz });

export const TERRAIN: Record<Terrain, Named & { hoz: string }> = {
  desert: land('sivatag', 'sivatagot', 'sivataggá', 'sivataghoz'),
  plains: land('síkság', 'síkságot', 'síksággá', 'síksághoz'),
  swamp: land('mocsár', 'mocsarat', 'mocsárrá', 'mocsárhoz'),
  lake: land('tó', 'tavat', 'tóvá', 'tóhoz'),
  forest: land('erdő', 'erdőt', 'erdővé', 'erdőhöz'),
  mountain: land('hegység', 'hegységet', 'hegységgé', 'hegységhez'),
  wasteland: land('pusztaság', 'pusztaságot', 'pusztasággá', 'pusztasághoz'),
  ice: land('jég', 'jeget', 'jéggé', 'jéghez'),
  volcano: land('vulkán', 'vulkánt', 'vulkánná', 'vulkánhoz'),
  river: land('folyó', 'folyót', 'folyóvá', 'folyóhoz'),
};

export const CULT: Record<Cult, string> = { fire: 'tűz', water: 'víz', earth: 'föld', air: 'levegő' };

/** The bare noun, -t, -ért, -vá/-vé, and `a lakóházadat`. */
export const STRUCTURE: Record<Structure, Named & { ért: string; yours: string; theirs: string }> = {
  dwelling: { ...named('lakóház', 'lakóházat', 'lakóházzá'), ért: 'lakóházért', yours: 'lakóházad', theirs: 'lakóházát' },
  tradingHouse: {
    ...named('kereskedőház', 'kereskedőházat', 'kereskedőházzá'),
    ért: 'kereskedőházért',
    yours: 'kereskedőházad',
    theirs: 'kereskedőházát',
  },
  temple: { ...named('templom', 'templomot', 'templommá'), ért: 'templomért', yours: 'templomod', theirs: 'templomát' },
  stronghold: { ...named('erőd', 'erődöt', 'erőddé'), ért: 'erődért', yours: 'erődöd', theirs: 'erődjét' },
  sanctuary: { ...named('szentély', 'szentélyt', 'szentéllyé'), ért: 'szentélyért', yours: 'szentélyed', theirs: 'szentélyét' },
};

const DEEDS: Record<Scored, { name: string; ért: string }> = {
  spade: { name: 'Ásó', ért: 'minden felhasznált ásóért' },
  town: { name: 'Város', ért: 'minden városalapításért' },
  dwelling: { name: 'Lakóház', ért: 'minden megépített lakóházért' },
  tradingHouse: { name: 'Kereskedőház', ért: 'minden megépített kereskedőházért' },
  temple: { name: 'Templom', ért: 'minden megépített templomért' },
  big: { name: 'Erőd vagy szentély', ért: 'az erőd és a szentély megépítéséért' },
};

const FACTION: Record<FactionId, FactionWords> = {
  fakirs: {
    name: 'fakírok',
    ability:
      'területformáláskor és építkezéskor 1 papért repülőszőnyeggel átugorhatnak egy mezőt, és ezért 4 győzelmi pontot kapnak; nem hajóznak, a területformálási szakértelmüket csak egyszer fejleszthetik',
    stronghold: 'a repülőszőnyeg akár két mezőt is átugorhat',
  },
  nomads: {
    name: 'nomádok',
    ability: 'három lakóházzal kezdenek',
    stronghold:
      'fordulónként egyszer homokviharral sivataggá tehetnek egy, valamelyik épületükkel szomszédos mezőt, és azonnal építhetnek rá',
  },
  chaosmagicians: {
    name: 'káoszmágusok',
    ability: 'egyetlen, utolsóként letett lakóházzal kezdenek; templomért és szentélyért 2 kegylapkát kapnak',
    stronghold: 'fordulónként egyszer két kört játszhatnak egymás után',
  },
  giants: {
    name: 'óriások',
    ability: 'bármilyen területet pontosan 2 ásóval formálnak pusztasággá',
    stronghold: 'fordulónként egyszer 2 ingyen ásót kapnak egy elérhető mezőre, és azonnal építhetnek rá',
  },
  mermaids: {
    name: 'sellők',
    ability: '1-es hajózással kezdenek, és 5-ig fejleszthetik; városalapításkor átugorhatnak egy folyómezőt',
    stronghold: 'azonnal eggyel nő a hajózásuk, ingyen, a vele járó győzelmi pontokkal együtt',
  },
  swarmlings: {
    name: 'tengerlakók',
    ability: 'városalapításkor 3 munkást kapnak; az épületeik drágábbak',
    stronghold: 'fordulónként egyszer ingyen kereskedőházzá fejleszthetik egy lakóházukat',
  },
  dwarves: {
    name: 'törpék',
    ability:
      'területformáláskor és építkezéskor 2 munkásért alagúttal átugorhatnak egy mezőt, és ezért 4 győzelmi pontot kapnak; nem hajóznak',
    stronghold: 'az alagútásás csak 1 munkásba kerül',
  },
  engineers: {
    name: 'mérnökök',
    ability: 'akcióként akárhányszor építhetnek hidat 2 munkásért; az épületeik olcsóbbak',
    stronghold: 'minden passzoláskor 3 győzelmi pontot kapnak minden olyan hídjukért, amely két épületüket köti össze',
  },
  cultists: {
    name: 'kultisták',
    ability:
      'ha egy ellenfelük hatalmat kap az építkezésükért, 1 lépést tehetnek egy választott kultuszsávon; ha mindenki visszautasítja, 1 hatalmat kapnak',
    stronghold: 'azonnal 7 győzelmi pont',
  },
  halflings: {
    name: 'félszerzetek',
    ability: 'minden megszerzett ásójukért 1 győzelmi pont jár; a területformálási szakértelem fejlesztése csak 1 pénzükbe kerül',
    stronghold: 'azonnal 3 ásó, és az átformált mezők egyikére építhetnek',
  },
  alchemists: {
    name: 'alkimisták',
    ability: 'bármikor átválthatnak 1 győzelmi pontot 1 pénzre vagy 2 pénzt 1 győzelmi pontra',
    stronghold: 'azonnal 12 hatalom, és ettől kezdve minden felhasznált ásóért 2 hatalom',
  },
  darklings: {
    name: 'éjfattyak',
    ability: 'az ásóért munkások helyett 1 papot fizetnek, és 2 győzelmi pontot kapnak érte',
    stronghold: 'azonnal legfeljebb 3 munkásukat pappá szentelhetik',
  },
  auren: {
    name: 'driádok',
    ability: 'kezdetben nincs',
    stronghold: 'azonnal 1 kegylapka, és fordulónként egyszer 2 lépés egy választott kultuszsávon',
  },
  witches: {
    name: 'boszorkák',
    ability: 'minden városalapításért 5 győzelmi pontot kapnak',
    stronghold: 'fordulónként egyszer seprűlovaglással ingyen lakóházat építhetnek bármelyik üres erdőre',
  },
  icemaidens: {
    name: 'jégtündérek',
    ability: 'jégen telepednek le, és a játék elején választanak egy kegylapkát',
    stronghold: 'minden passzoláskor 3 győzelmi pontot kapnak minden templomukért',
  },
  yetis: {
    name: 'jetik',
    ability: 'jégen telepednek le; a hatalomakció 1 hatalommal olcsóbb nekik, az erődjük és a szentélyük hatalomértéke 4',
    stronghold: 'a már letakart hatalomakciókat is végrehajthatják',
  },
  acolytes: {
    name: 'akolitusok',
    ability:
      'a vulkánért 3 lépést mennek vissza egy kultuszsávon, más játékos saját területtípusán 4-et; minden kapott ásó helyett 1 lépést tesznek egy kultuszsávon',
    stronghold: 'minden kultuszhoz küldött papért 1 lépéssel több jár',
  },
  dragonlords: {
    name: 'sárkányurak',
    ability: 'a vulkánért 1 hatalomjelzőt adnak, más játékos saját területtípusán 2-t; minden kapott ásó helyett 1 hatalomjelzőt kapnak',
    stronghold: 'azonnal annyi hatalomjelzőt kapnak, ahány játékos van',
  },
  riverwalkers: {
    name: 'folyójárók',
    ability:
      'csak folyóparton telepednek le; ha papot kapnának, helyette 1 pénzért (más játékosét 2 pénzért) felszabadíthatnak egy területtípust',
    stronghold: 'azonnal legfeljebb 2 ingyen híd',
  },
  shapeshifters: {
    name: 'alakváltók',
    ability:
      'ha egy szomszédjuk hatalmat kap az építkezésükért, 1 győzelmi pontért új hatalomjelzőt kapnak, ha mindenki visszautasítja, 1 hatalmat; az ásó mindig 3 munkás',
    stronghold: 'akcióként 5 hatalomért vagy 5 hatalomjelzőért új saját területtípust választhatnak',
  },
};

const structure = (kind: Structure, about: string) => ({ name: STRUCTURE[kind][''], about });

const { tiles, startOf } = phrases({
  cults: CULT,
  terrain: id => TERRAIN[id][''],
  anyTerrain: 'választott terület',
  power: 'hatalom',
  priests: 'papok',
  bridge: 'híd',
  income: 'bevétel',
  and: es,
  list,
  goods,
  spades: n => amount(n, 'spades'),
  keys: n => amount(n, 'keys'),
  points: n => ({ name: `${n} pont`, about: amount(n, 'points') }),
  steps: (n, cult) => `${n} lépés a ${CULT[cult]} kultuszsávján`,
  stepsOnEach: n => `${n} lépés minden kultuszsávon`,
  actions: {
    spade: { name: 'ásó', about: 'speciális akció: területformálás és építkezés 1 ingyen ásóval' },
    cultStep: { name: 'kultuszlépés', about: 'speciális akció: 1 lépés egy választott kultuszsávon' },
  },
  shipping: n => ({ name: `hajózás +${n}`, about: `hajózás +${n} az Akció fázisban` }),
  range: n => `hajózás +${n} (fakíroknak ${n} mezővel messzebb)`,
  passing: {
    dwelling: n => ({ name: `${n} pont lakóházanként`, about: `${n} győzelmi pont lakóházanként` }),
    tradingHouse: n => ({ name: `${n} pont kereskedőházanként`, about: `${n} győzelmi pont kereskedőházanként` }),
    stronghold: n => ({ name: `${n} pont az erődért`, about: `${n} győzelmi pont az erődért` }),
    sanctuary: n => ({ name: `${n} pont a szentélyért`, about: `${n} győzelmi pont a szentélyért` }),
    shipping: n => ({ name: `${n} pont hajózási értékenként`, about: `a hajózási érték ${n}-szorosa győzelmi pontban` }),
  },
  whenPassing: points => `passzoláskor ${points}`,
  deeds: each(DEEDS, deed => deed.name),
  forDeed: (points, deed) => `${amount(points, 'points')} ${DEEDS[deed].ért}`,
  atEnd: (reward, { cult, steps }) =>
    cult === 'priests'
      ? `a forduló végén ${reward} minden, a kultusztáblán álló papért`
      : `a forduló végén ${reward} a ${CULT[cult]} kultuszsávján elért minden ${steps === 1 ? '' : `${steps} `}lépésért`,
  townPower: n => ({ name: `város már ${n} hatalomértékkel`, about: `a városaidhoz összesen ${n} hatalomérték is elég` }),
  built: {
    dwelling: n => ({ name: `${n} pont új lakóházért`, about: `${n} győzelmi pont minden új lakóházadért` }),
    tradingHouse: n => ({ name: `${n} pont új kereskedőházért`, about: `${n} győzelmi pont minden új kereskedőházadért` }),
  },
  tradingHouses: points => ({
    name: 'passzoláskor pont a kereskedőházakért',
    about: `passzoláskor ${points} győzelmi pont 1/2/3/4 kereskedőházért`,
  }),
  oncePerRound: (prize, power) => `${prize} ${amount(power, 'power', 'ért')}, fordulónként egyszer`,
});

/** The kinds of pieces in the box. */
export const KINDS = {
  factions: 'Frakciók',
  bonusCards: 'Bónuszkártyák',
  scoringTiles: 'Pontozólapkák',
  favorTiles: 'Kegylapkák',
  townTiles: 'Városlapkák',
  powerActions: 'Hatalomakciók',
  finalTiles: 'Végső pontozólapkák',
};

export const components: ComponentWords = {
  factions: FACTION,
  terrains: each(TERRAIN, place => place['']),
  cults: CULT,
  structures: {
    dwelling: structure('dwelling', 'Munkásokat ad; elérhető saját területre építhető; hatalomértéke 1'),
    tradingHouse: structure('tradingHouse', 'Pénzt és hatalmat ad; ellenfél szomszédságában olcsóbb; hatalomértéke 2'),
    temple: structure('temple', 'Papot és kegylapkát ad; hatalomértéke 2'),
    stronghold: structure('stronghold', 'A frakció második képességét adja; hatalomértéke 3'),
    sanctuary: structure('sanctuary', 'Papot és kegylapkát ad; vele 3 épület is elég egy városhoz; hatalomértéke 3'),
  },
  ...tiles,
  specialActions: {
    BON1: { name: 'ásó (bónuszkártya)', about: 'Területformálás és építkezés 1 ingyen ásóval' },
    BON2: { name: 'kultuszlépés (bónuszkártya)', about: '1 lépés egy választott kultuszsávon' },
    FAV6: { name: 'kultuszlépés (kegylapka)', about: '1 lépés egy választott kultuszsávon' },
    ACTA: { name: 'két kultuszlépés (driádok)', about: '2 lépés egy választott kultuszsávon' },
    ACTW: { name: 'seprűlovaglás', about: 'Ingyen lakóház bármelyik üres erdőre' },
    ACTS: { name: 'ingyen kereskedőház (tengerlakók)', about: 'Egy lakóház ingyen kereskedőházzá fejleszthető' },
    ACTC: { name: 'dupla kör (káoszmágusok)', about: 'Két kör egymás után' },
    ACTG: { name: 'két ásó (óriások)', about: '2 ingyen ásó egy elérhető mezőre' },
    ACTN: { name: 'homokvihar', about: 'Egy, valamelyik épületeddel szomszédos mező sivatag lesz, és azonnal építhetsz rá' },
    ACTE: { name: 'híd (mérnökök)', about: 'Híd 2 munkásért' },
    ACTH5: { name: 'új saját területtípus hatalomért', about: 'Új saját területtípus 5 hatalomért' },
    ACTH6: { name: 'új saját területtípus jelzőkért', about: 'Új saját területtípus 5 hatalomjelzőért, amelyek kikerülnek a játékból' },
  },
  finalTiles: {
    'connected-distance': { name: 'Legnagyobb távolság', about: 'Egy birodalom egymástól legmesszebb lévő két épületének távolsága' },
    'connected-sa-sh-distance': { name: 'Erőd és szentély', about: 'Az erőd és a szentély távolsága egy birodalmon belül' },
    'building-on-edge': { name: 'Előőrsök', about: 'Egy birodalom épületei a térkép szélén' },
    'connected-clusters': { name: 'Települések', about: 'Egy birodalom települései: közvetlenül szomszédos épületek csoportjai' },
  },
  maps: {
    base: 'Alapjáték',
    'fire-and-ice': 'Tűz & Jég',
    'fire-and-ice-revised-base': 'Alapjáték, átdolgozva (a Tűz & Jég tábla hátoldala)',
    lakes: 'Tavak',
    fjords: 'Fjordok',
    archipelago: 'Szigetvilág',
  },
};

export { startOf };
