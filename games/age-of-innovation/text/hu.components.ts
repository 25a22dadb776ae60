/** Az összetevők neve és leírása magyarul. */
import {
  BOARDS,
  BONUSES,
  BOOK_ACTIONS,
  type BoardId,
  type Building,
  CITY_TILES,
  COMPETENCIES,
  type Discipline,
  FACTIONS,
  type FactionId,
  FINAL_TILES,
  type Gain,
  INNOVATIONS,
  type InnovationId,
  PALACES,
  POWER_ACTIONS,
  REVISED,
  ROUND_TILES,
  type Terrain,
  type Tile,
} from '../data/index.ts';
import type { Good, Source } from '../rules/state.ts';
import { gainWords, type Phrases, scoringWords, startWords, tileWords } from './effects.ts';

export const building: Record<Building, string> = {
  workshop: 'műhely',
  guild: 'céh',
  school: 'iskola',
  university: 'egyetem',
  palace: 'palota',
  tower: 'torony',
  monument: 'műemlék',
};
/** Tárgyesetben. */
export const buildingObject: Record<Building, string> = {
  workshop: 'műhelyt',
  guild: 'céhet',
  school: 'iskolát',
  university: 'egyetemet',
  palace: 'palotát',
  tower: 'tornyot',
  monument: 'műemléket',
};
/** „-vá, -vé”, illetve „-ra, -re”: mivé fejlesztjük. */
export const intoBuilding: Record<Building, string> = {
  workshop: 'műhelyre',
  guild: 'céhre',
  school: 'iskolára',
  university: 'egyetemre',
  palace: 'palotára',
  tower: 'toronyra',
  monument: 'műemlékre',
};
export const discipline: Record<Discipline, string> = {
  banking: 'gazdaságtudomány',
  law: 'jogtudomány',
  engineering: 'mérnöki tudomány',
  medicine: 'orvostudomány',
};
/** „-ban, -ben”. */
export const inDiscipline: Record<Discipline, string> = {
  banking: 'a gazdaságtudományban',
  law: 'a jogtudományban',
  engineering: 'a mérnöki tudományban',
  medicine: 'az orvostudományban',
};
const levelOf: Record<Discipline, string> = {
  banking: 'gazdaságtudományi',
  law: 'jogtudományi',
  engineering: 'mérnöki',
  medicine: 'orvostudományi',
};
export const terrain: Record<Terrain, string> = {
  desert: 'sivatag',
  plains: 'síkság',
  swamp: 'mocsár',
  lake: 'tó',
  forest: 'erdő',
  mountain: 'hegység',
  wasteland: 'pusztaság',
};
/** „-vá, -vé”. */
export const intoTerrain: Record<Terrain, string> = {
  desert: 'sivataggá',
  plains: 'síksággá',
  swamp: 'mocsárrá',
  lake: 'tóvá',
  forest: 'erdővé',
  mountain: 'hegységgé',
  wasteland: 'pusztasággá',
};
const board: Record<BoardId, string> = {
  desert: 'sivatagi',
  plains: 'síksági',
  swamp: 'mocsári',
  lake: 'tavi',
  forest: 'erdei',
  mountain: 'hegyi',
  wasteland: 'pusztasági',
};

export const good: Record<Good, string> = {
  power: 'hatalom',
  scholars: 'tudós',
  tools: 'szerszám',
  coins: 'pénz',
  banking: 'gazdaságtudományi könyv',
  law: 'jogtudományi könyv',
  engineering: 'mérnöki könyv',
  medicine: 'orvostudományi könyv',
};
/** Tárgyesetben. */
export const goodObject: Record<Good, string> = {
  power: 'hatalmat',
  scholars: 'tudóst',
  tools: 'szerszámot',
  coins: 'pénzt',
  banking: 'gazdaságtudományi könyvet',
  law: 'jogtudományi könyvet',
  engineering: 'mérnöki könyvet',
  medicine: 'orvostudományi könyvet',
};

const MEASURES = {
  cityTiles: 'városlapkád',
  bridges: 'hidaid',
  buildings: 'épületeid',
  groups: 'épületcsoportjaid',
  shapes: 'különböző formájú épületed',
  lowestLevel: 'szinted után a legalacsonyabb tudományágadban',
  twoHighestLevels: 'szinted után a két legmagasabb tudományágadban',
};
const OWN: Record<Building, string> = {
  workshop: 'műhelyed',
  guild: 'céhed',
  school: 'iskolád',
  university: 'egyetemed',
  palace: 'palotád',
  tower: 'tornyod',
  monument: 'műemléked',
};
const EVENTS = {
  build: 'minden épületért',
  spade: 'minden felhasznált ásóért',
  step: 'minden szintlépésért',
  cityTile: 'minden megszerzett városlapkáért',
  track: 'minden lépésért a hajózási vagy a területformálási sávon',
  innovation: 'minden megszerzett innovációlapkáért',
  competency: 'minden megszerzett szakértelemlapkáért',
  scholar: 'minden tudós küldése akcióért',
  powerAction: 'minden hatalomakcióért',
};
const FOR: Record<Building, string> = {
  workshop: 'műhelyért',
  guild: 'céhért',
  school: 'iskoláért',
  university: 'egyetemért',
  palace: 'palotáért',
  tower: 'toronyért',
  monument: 'műemlékért',
};

const phrases: Phrases = {
  gain: {
    coins: n => `${n} pénz`,
    tools: n => `${n} szerszám`,
    scholars: n => `${n} tudós`,
    power: n => `${n} hatalom`,
    points: n => `${n} pont`,
    score: scoring => scoringWords(phrases, scoring),
    books: n => `${n} tetszőleges könyv`,
    booksOfIt: n => `${n} könyv a lapka tudományágából`,
    steps: n => `${n} lépés szabadon elosztva`,
    stepsPer: of => `1 lépés minden ${phrases.measure(of)} után, szabadon elosztva`,
    stepsInOne: n => `${n} lépés egyetlen tudományágban`,
    stepInEach: n => `${n} lépés mindegyik tudományágban`,
    spades: n => `területformálás és/vagy építkezés ${n} ingyen ásóval`,
    settle: () => 'területformálás és/vagy építkezés 1 ingyen ásóval és ingyen műhellyel',
    bridges: n => (n === 1 ? '1 híd' : `legfeljebb ${n} híd`),
    annexes: n => `${n} épületszárny, amelyet akcióval lehet letenni`,
    tokens: n => `${n} hatalomjelző a III. edénybe`,
    shipping: n => `${n} lépés a hajózási sávon`,
    terraforming: n => `${n} lépés a területformálási sávon`,
    competencies: n => `${n} szakértelemlapka`,
    cityTiles: n => `${n} városlapka`,
    neutral: kind => `egy semleges ${building[kind]}`,
    anywhere: kind => `egy ingyen ${building[kind]} bármely beépítetlen, saját típusú területre`,
    replace: ({ from, to }) => `egy ${building[from]} ingyenes cseréje ${intoBuilding[to]}`,
    again: () => 'majd egy második akció',
  },
  pointsBySeats: (n, others) =>
    `${n} pont${others.length > 0 ? ` (${others.map(o => `${o.seats} játékosnál ${o.points}`).join(', ')})` : ''}`,
  start: 'kezdéskor',
  stepsIn: (d, n) => `${n} lépés ${inDiscipline[d]}`,
  measure: of => (typeof of === 'string' ? MEASURES[of] : `táblán álló ${of.map(kind => OWN[kind]).join(' vagy ')}`),
  pointsEach: (n, what) => (what.includes(' után ') ? `${n} pont minden ${what}` : `${n} pont minden ${what} után`),
  pointsByTable: (rows, what) => `pontok ${what} száma szerint (${rows})`,
  income: 'bevétel',
  atOnce: 'azonnal',
  special: 'különleges akció',
  pass: 'passzoláskor',
  trigger: ({ event, buildings, at }, gain) => {
    if (!buildings) return `${EVENTS[event]}: ${gain}`;
    const where = at === 'river' ? 'folyó mellé épített' : at === 'edge' ? 'a tábla szélére épített' : 'megépített';
    return `minden ${where} ${buildings.map(kind => FOR[kind]).join(' vagy ')}: ${gain}`;
  },
  reach: n => `a II. fázisban ${n} folyómezővel messzebbre elérsz`,
  skip: ({ by, hexes, price, points, revised }) =>
    `területformálásnál és/vagy építkezésnél ${gainWords(phrases, price)} árán ${hexes === 1 ? '1 mezőt' : `legfeljebb ${hexes} mezőt`} ${by === 'tunnel' ? 'átugorhatsz' : 'átrepülhetsz'}: ${revised === undefined ? `${points} pont` : `${revised} pont és játékosonként még 1`}`,
  cityPower: n => `a városaidhoz elég ${n} hatalomérték`,
  cityAcrossRiver: 'városalapításkor figyelmen kívül hagyhatsz egy folyómezőt két csoportod között',
  bonusLevels: n => `a tudományért járó jutalomnál ${n} szinttel magasabbnak számítasz`,
  powerActionDiscount: n => `a hatalomakciók ${n} hatalommal olcsóbbak`,
  bridgePrice: 'akció: híd építése 1 szerszámért, szárazföld fölé is',
};

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

const TILES: Record<string, Omit<Tile, 'rule'>> = { ...FACTIONS, ...INNOVATIONS, ...PALACES, ...COMPETENCIES, ...BONUSES };
const GIVING: Record<string, { gain: Gain }> = { ...POWER_ACTIONS, ...BOOK_ACTIONS, ...CITY_TILES };
const STARTS: Partial<Record<FactionId, string>> = {
  inventors: 'az induló épületek után szakértelemlapkát választ',
  monks: 'csak az egyetemével kezd, és szakértelemlapkát választ',
  omar: 'harmadik induló épülete egy semleges torony',
};
const TRAITS: Record<BoardId, string> = {
  desert: 'az induló épületek után 1 ingyen ásó',
  plains: 'olcsóbb a területformálás fejlesztése',
  swamp: '1 tudóssal és 9 hatalomjelzővel a II. edényben kezd',
  lake: '1-es hajózási értékkel kezd',
  forest: 'kezdéskor 1 lépés mindegyik tudományágban, 8 hatalomjelző a II. edényben',
  mountain: '2 pénzzel több bevétel, az első céh 3 pénzt ad',
  wasteland: 'kezdéskor 1 könyv és 1 további szerszám, a 2. innovációlapkáért nem kell további könyvet fizetni',
};

/** Mit csinál egy összetevő, egy sorban; ahol az asztal úgy játssza, a 2024-es értékekkel. */
export function describe(id: Source, revised = false): string {
  if (id in BOARDS) return TRAITS[id as BoardId];
  if (id in ROUND_TILES) {
    const { scores, bonus } = ROUND_TILES[id as keyof typeof ROUND_TILES];
    const gain = bonus.gain.spades ? `${bonus.gain.spades} ásó` : gainWords(phrases, bonus.gain);
    const per = bonus.per === 1 ? '' : `${bonus.per} `;
    return `${phrases.trigger(scores, gainWords(phrases, scores.gain))}; a forduló végén: ${gain} minden ${per}${levelOf[bonus.discipline]} szinted után`;
  }
  if (id in FINAL_TILES) {
    const { scores } = FINAL_TILES[id as keyof typeof FINAL_TILES];
    return phrases.trigger(scores, gainWords(phrases, scores.gain));
  }
  if (id in GIVING) return gainWords(phrases, GIVING[id].gain);
  const start = id in FACTIONS ? [STARTS[id as FactionId] ?? '', startWords(phrases, FACTIONS[id as FactionId])] : [];
  const tile = id in TILES ? tileWords(phrases, (revised && REVISED[id as FactionId]) || TILES[id]) : '';
  return [...start, tile].filter(Boolean).join('; ');
}

const FIXED: Partial<Record<Source, string>> = {
  science: 'tudománytábla',
  shipping: 'hajózási sáv',
  terraforming: 'területformálási sáv',
  school: 'iskola',
  university: 'egyetem',
};
const NUMBERED: Record<string, string> = {
  palace: 'palotalapka',
  competency: 'szakértelemlapka',
  bonus: 'bónuszlapka',
  city: 'városlapka',
  round: 'fordulólapka',
  final: 'utolsóforduló-lapka',
  power: 'hatalomakció',
  book: 'könyvakció',
};

/** Hogy hívják az összetevőt. */
export function named(id: Source): string {
  if (id in BOARDS) return `${board[id as BoardId]} tábla`;
  if (id in FACTIONS) return faction[id as FactionId];
  if (id in INNOVATIONS) return `${innovation[id as InnovationId]} innovációlapka`;
  const fixed = FIXED[id];
  if (fixed) return fixed;
  const [, kind, number] = /^([a-z]+)(\d+)$/.exec(id) ?? ['', id, ''];
  return `${number}. ${NUMBERED[kind] ?? kind}`;
}

export const described = (id: Source, revised = false): string => `${named(id)} (${describe(id, revised)})`;
