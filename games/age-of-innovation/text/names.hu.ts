/** Hogy hívják az összetevőket magyarul. What components are called, in Hungarian. */
import {
  BOARDS,
  type BoardId,
  type Building,
  type Discipline,
  FACTIONS,
  type FactionId,
  FINAL_TILES,
  INNOVATIONS,
  type InnovationId,
  PALACES,
  ROUND_TILES,
  type Terrain,
  type Trigger,
} from '../data/index.ts';
import type { Good, Source } from '../rules/state.ts';

/** One form of each noun. */
const inForm = <K extends string>(nouns: Record<K, readonly string[]>, form: number) =>
  Object.fromEntries(Object.entries<readonly string[]>(nouns).map(([id, forms]) => [id, forms[form]])) as Record<K, string>;

/** Alapalak, tárgyeset, „-ra, -re” (amire fejlesztjük vagy lefokozzuk), birtokos tárgyeset: „az E11 műhelyét”. */
const BUILDING: Record<Building, readonly string[]> = {
  workshop: ['műhely', 'műhelyt', 'műhelyre', 'műhelyét'],
  guild: ['céh', 'céhet', 'céhre', 'céhét'],
  school: ['iskola', 'iskolát', 'iskolára', 'iskoláját'],
  university: ['egyetem', 'egyetemet', 'egyetemre', 'egyetemét'],
  palace: ['palota', 'palotát', 'palotára', 'palotáját'],
  tower: ['torony', 'tornyot', 'toronyra', 'tornyát'],
  monument: ['műemlék', 'műemléket', 'műemlékre', 'műemlékét'],
};
export const building = inForm(BUILDING, 0);
export const buildingObject = inForm(BUILDING, 1);
export const intoBuilding = inForm(BUILDING, 2);
export const itsBuilding = inForm(BUILDING, 3);

/** Alapalak, „-ban, -ben”. */
const DISCIPLINE: Record<Discipline, readonly string[]> = {
  banking: ['gazdaságtudomány', 'a gazdaságtudományban'],
  law: ['jogtudomány', 'a jogtudományban'],
  engineering: ['mérnöki tudomány', 'a mérnöki tudományban'],
  medicine: ['orvostudomány', 'az orvostudományban'],
};
export const discipline = inForm(DISCIPLINE, 0);
export const inDiscipline = inForm(DISCIPLINE, 1);

/** Alapalak, „-vá, -vé”, melléknév. */
const TERRAIN: Record<Terrain, readonly string[]> = {
  desert: ['sivatag', 'sivataggá', 'sivatagi'],
  plains: ['síkság', 'síksággá', 'síksági'],
  swamp: ['mocsár', 'mocsárrá', 'mocsári'],
  lake: ['tó', 'tóvá', 'tavi'],
  forest: ['erdő', 'erdővé', 'erdei'],
  mountain: ['hegység', 'hegységgé', 'hegyi'],
  wasteland: ['pusztaság', 'pusztasággá', 'pusztasági'],
};
export const terrain = inForm(TERRAIN, 0);
export const intoTerrain = inForm(TERRAIN, 1);
const board = inForm(TERRAIN, 2);

/** Alapalak, tárgyeset. */
const GOOD: Record<Good, readonly string[]> = {
  power: ['hatalom', 'hatalmat'],
  scholars: ['tudós', 'tudóst'],
  tools: ['szerszám', 'szerszámot'],
  coins: ['pénz', 'pénzt'],
  banking: ['gazdaságtudományi könyv', 'gazdaságtudományi könyvet'],
  law: ['jogtudományi könyv', 'jogtudományi könyvet'],
  engineering: ['mérnöki könyv', 'mérnöki könyvet'],
  medicine: ['orvostudományi könyv', 'orvostudományi könyvet'],
};
export const good = inForm(GOOD, 0);
export const goodObject = inForm(GOOD, 1);

export const faction: Record<FactionId, string> = {
  blessed: 'Áldottak',
  felines: 'Felfedezők',
  goblins: 'Goblinok',
  illusionists: 'Illuzionisták',
  inventors: 'Feltalálók',
  lizards: 'Gyíkemberek',
  moles: 'Bányászok',
  monks: 'Szerzetesek',
  navigators: 'Tengerészek',
  omar: 'Szólók',
  philosophers: 'Filozófusok',
  psychics: 'Médiumok',
};
export const innovation: Record<InnovationId, string> = {
  deus: 'Deus ex machina',
  tradeRoutes: 'Kereskedelmi útvonalak',
  professors: 'Professzorok',
  steel: 'Acélművek',
  sewers: 'Csatornázás',
  architecture: 'Építészet',
  colleges: 'Főiskolák',
  steamPower: 'Gőzenergia',
  libraries: 'Könyvtárak',
  census: 'Népszámlálás',
  communication: 'Tárgyalások',
  league: 'Városok szövetsége',
  neutralGuild: 'Céh',
  neutralUniversity: 'Egyetem',
  neutralSchool: 'Iskola',
  neutralMonument: 'Műemlék',
  neutralWorkshop: 'Műhely',
  neutralPalace: 'Palota',
};

const FIXED: Partial<Record<Source, string>> = {
  science: 'tudománytábla',
  shipping: 'hajózási sáv',
  terraforming: 'területformálási sáv',
  school: 'iskola',
  university: 'egyetem',
};
const KINDS: Record<string, string> = {
  palace: 'palotalapka',
  competency: 'szakértelemlapka',
  bonus: 'bónuszlapka',
  city: 'városlapka',
  round: 'fordulólapka',
  final: 'utolsóforduló-lapka',
  power: 'hatalomakció',
  book: 'könyvakció',
};
/** Amit a fordulólapkák pontoznak, ha nem épületet. */
const SCORED = {
  build: 'épület',
  spade: 'ásó',
  step: 'szintlépés',
  cityTile: 'városlapka',
  track: 'hajózás és területformálás',
  innovation: 'innovációlapka',
  competency: 'szakértelemlapka',
  scholar: 'tudós küldése',
  powerAction: 'hatalomakció',
};
/** A számozatlan lapkák arról kapják a nevüket, amit csinálnak. */
const SHORT: Partial<Record<Source, string>> = {
  competency1: 'szerszám és lépés',
  competency2: 'pont és pénz',
  competency3: 'könyv és hatalom',
  competency4: 'pont, pénz és szerszám',
  competency5: '2 ásó',
  competency6: 'épületszárnyak',
  competency7: '4 hatalom',
  competency8: 'tudós küldése',
  competency9: 'városlapkák',
  competency10: 'műhely a tábla szélén',
  competency11: 'torony',
  competency12: 'legalacsonyabb szint',
  bonus1: 'folyóparti műhely',
  bonus2: 'palota és egyetem',
  bonus3: 'lépés',
  bonus4: 'tudós küldése',
  bonus5: 'ásó',
  bonus6: 'iskola',
  bonus7: 'céh',
  bonus8: 'híd',
  bonus9: '4 hatalom, 2 pénz',
  bonus10: '6 pénz',
  city1: '3 szerszám',
  city2: '2 ásó',
  city3: '2 könyv',
  city4: '6 pénz',
  city5: '1 lépés mindegyik tudományágban',
  city6: '8 hatalom',
  city7: '1 tudós',
  final1: 'műhely a tábla szélén',
  power1: 'híd',
  power2: '1 tudós',
  power3: '2 szerszám',
  power4: '7 pénz',
  power5: '1 ásó',
  power6: '2 ásó',
  book1: '5 hatalom',
  book2: '6 pénz',
  book3: 'pont a céhekért',
  book4: '2 lépés',
  book5: 'műhelyből céh',
  book6: '3 ásó',
};

/** A név a lapka fajtája nélkül. */
export function shortOf(id: Source): string {
  const scored = ({ event, buildings }: Trigger) => (buildings ? buildings.map(kind => building[kind]).join(' vagy ') : SCORED[event]);
  if (id in ROUND_TILES) {
    const { scores, bonus } = ROUND_TILES[id as keyof typeof ROUND_TILES];
    return `${scored(scores)} – ${discipline[bonus.discipline]}`;
  }
  return SHORT[id] ?? (id in FINAL_TILES ? scored(FINAL_TILES[id as keyof typeof FINAL_TILES].scores) : '');
}

/** Hogy hívják az összetevőt. */
export function named(id: Source): string {
  if (id in BOARDS) return `${board[id as BoardId]} tábla`;
  if (id in FACTIONS) return faction[id as FactionId];
  if (id in INNOVATIONS) return `${innovation[id as InnovationId]} innovációlapka`;
  const fixed = FIXED[id];
  if (fixed) return fixed;
  const [, kind, number] = /^([a-z]+)(\d+)$/.exec(id) ?? ['', id, ''];
  // Csak a palotalapkákra van szám nyomtatva.
  return id in PALACES ? `${number}. ${KINDS[kind]}` : `${KINDS[kind]}: ${shortOf(id)}`;
}
