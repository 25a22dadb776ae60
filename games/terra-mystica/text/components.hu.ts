/** Frakciók, lapkák, kártyák és épületek magyarul. Factions, tiles, cards and structures in Hungarian. */
import { capital, joined } from '@tarsas/words';
import type {
  BonusCard,
  Cult,
  FactionId,
  FavorTile,
  Gain,
  Good,
  PowerAction,
  Scored,
  ScoringTile,
  Structure,
  Terrain,
  TileAction,
  TownTile,
} from '../data/index.ts';
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

const SPECIAL: Record<TileAction, string> = { spade: 'ásó', cultStep: 'kultuszlépés' };
const SPECIAL_ABOUT: Record<TileAction, string> = {
  spade: 'speciális akció: területformálás és építkezés 1 ingyen ásóval',
  cultStep: 'speciális akció: 1 lépés egy választott kultuszsávon',
};

function passing({ dwelling, tradingHouse, stronghold, sanctuary, shipping }: NonNullable<BonusCard['pass']>) {
  const parts: { name: string; about: string }[] = [];
  if (dwelling) parts.push({ name: `${dwelling} pont lakóházanként`, about: `${dwelling} győzelmi pont lakóházanként` });
  if (tradingHouse)
    parts.push({ name: `${tradingHouse} pont kereskedőházanként`, about: `${tradingHouse} győzelmi pont kereskedőházanként` });
  if (stronghold) parts.push({ name: `${stronghold} pont az erődért`, about: `${stronghold} győzelmi pont az erődért` });
  if (sanctuary) parts.push({ name: `${sanctuary} pont a szentélyért`, about: `${sanctuary} győzelmi pont a szentélyért` });
  if (shipping)
    parts.push({ name: `${shipping} pont hajózási értékenként`, about: `a hajózási érték ${shipping}-szorosa győzelmi pontban` });
  return parts;
}

function bonusCard({ income, action, shipping, pass }: BonusCard) {
  const names = list(income);
  const about = [`Bevétel: ${goods(income)}`];
  if (action) {
    names.push(SPECIAL[action]);
    about.push(SPECIAL_ABOUT[action]);
  }
  if (shipping) {
    names.push(`hajózás +${shipping}`);
    about.push(`hajózás +${shipping} az Akció fázisban`);
  }
  if (pass) {
    names.push(...passing(pass).map(part => part.name));
    about.push(`passzoláskor ${es(passing(pass).map(part => part.about))}`);
  }
  return { name: names.join(', '), about: about.join('; ') };
}

function scoringTile({ deed, points, per, reward, spades }: ScoringTile) {
  const prize = spades ? amount(spades, 'spades') : goods(reward);
  const steps =
    per.cult === 'priests'
      ? 'minden, a kultusztáblán álló papért'
      : `a ${CULT[per.cult]} kultuszsávján elért minden ${per.steps === 1 ? '' : `${per.steps} `}lépésért`;
  const left = `${amount(points, 'points')} ${DEEDS[deed].ért}`;
  const right = `a forduló végén ${prize} ${steps}`;
  return {
    name: `${DEEDS[deed].name} / ${per.cult === 'priests' ? 'papok' : CULT[per.cult]}`,
    about: `${left}; ${right}`,
    points: left,
    reward: right,
  };
}

function favorAbility({ income, action, townPower, built, pass }: FavorTile): { short: string; about: string } | null {
  if (income) return { short: `bevétel: ${goods(income)}`, about: `bevétel: ${goods(income)}` };
  if (action) return { short: SPECIAL[action], about: SPECIAL_ABOUT[action] };
  if (townPower)
    return { short: `város már ${townPower} hatalomértékkel`, about: `a városaidhoz összesen ${townPower} hatalomérték is elég` };
  if (built?.dwelling)
    return { short: `${built.dwelling} pont új lakóházért`, about: `${built.dwelling} győzelmi pont minden új lakóházadért` };
  if (built?.tradingHouse)
    return {
      short: `${built.tradingHouse} pont új kereskedőházért`,
      about: `${built.tradingHouse} győzelmi pont minden új kereskedőházadért`,
    };
  if (!pass) return null;
  const points = pass.slice(1).join('/');
  return {
    short: 'passzoláskor pont a kereskedőházakért',
    about: `passzoláskor ${points} győzelmi pont 1/2/3/4 kereskedőházért`,
  };
}

function townTile({ points, reward, steps, range, keys }: TownTile) {
  const parts = [...list(reward)];
  if (steps) parts.push(`${steps} lépés minden kultuszsávon`);
  if (range) parts.push(`hajózás +${range} (fakíroknak ${range} mezővel messzebb)`);
  return {
    name: [`${points} pont`, ...parts].join(', '),
    about: es([amount(points, 'points'), ...parts, amount(keys, 'keys')]),
  };
}

function powerAction({ power, reward, spades, bridge }: PowerAction) {
  const prize = bridge ? 'híd' : spades ? amount(spades, 'spades') : goods(reward);
  return { name: prize, about: `${capital(prize)} ${amount(power, 'power', 'ért')}, fordulónként egyszer` };
}

const structure = (kind: Structure, about: string) => ({ name: STRUCTURE[kind][''], about });

const { tiles, startOf } = phrases({
  cults: CULT,
  terrain: id => TERRAIN[id][''],
  anyTerrain: 'választott terület',
  power: 'hatalom',
  goods,
  steps: (n, cult) => `${n} lépés a ${CULT[cult]} kultuszsávján`,
  bonusCard,
  scoringTile,
  favorAbility,
  townTile,
  powerAction,
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
