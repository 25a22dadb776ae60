/** Az összetevők neve és leírása magyarul. */
import { az } from '@tarsas/words/hungarian';
import type { BoardId, Building, Discipline, FactionId, Guess } from '../data/index.ts';
import { type EffectWords, gainWords, isUpgrade, scoringWords } from './effects.ts';
import { phrases } from './lexicon.ts';
import { building, inDiscipline, intoBuilding, named } from './names.hu.ts';

export * from './names.hu.ts';

const levelOf: Record<Discipline, string> = {
  banking: 'gazdaságtudományi',
  law: 'jogtudományi',
  engineering: 'mérnöki',
  medicine: 'orvostudományi',
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
  scholar: 'minden „tudós küldése” akcióért',
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

const effects: EffectWords = {
  gain: {
    coins: n => `${n} pénz`,
    tools: n => `${n} szerszám`,
    scholars: n => `${n} tudós`,
    power: n => `${n} hatalom`,
    points: n => `${n} pont`,
    score: scoring => scoringWords(effects, scoring),
    books: n => `${n} tetszőleges könyv`,
    booksOfIt: n => `${n} könyv a lapka tudományágából`,
    steps: n => `${n} lépés szabadon elosztva`,
    stepsPer: of => `1 lépés minden ${effects.measure(of)} után, szabadon elosztva`,
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
    replace: ({ from, to }) => `egy ${building[from]} ${isUpgrade(from, to) ? 'ingyenes fejlesztése' : 'lefokozása'} ${intoBuilding[to]}`,
    again: () => 'majd egy második akció',
  },
  pointsBySeats: (n, others) =>
    `${n} pont${others.length > 0 ? ` (${others.map(o => `${o.seats} játékosnál ${o.points}`).join(', ')})` : ''}`,
  start: 'kezdéskor',
  stepsIn: (d, n) => `${n} lépés ${inDiscipline[d]}`,
  measure: of => (typeof of === 'string' ? MEASURES[of] : `táblán álló ${of.map(kind => OWN[kind]).join(' vagy ')}`),
  pointsEach: (n, what) => (what.includes(' után ') ? `${n} pont minden ${what}` : `${n} pont minden ${what} után`),
  pointsByTable: (rows, what) => `pontok ${az(what)} száma szerint (${rows})`,
  income: 'bevétel',
  atOnce: 'azonnal',
  special: 'különleges akció',
  pass: 'passzoláskor',
  trigger: ({ event, buildings, at }, gain) => {
    if (!buildings) return `${EVENTS[event]}: ${gain}`;
    const where = at === 'river' ? ' folyó mellé épített' : at === 'edge' ? ', a tábla szélével határos területre épített' : ' megépített';
    return `minden${where} ${buildings.map(kind => FOR[kind]).join(' vagy ')}: ${gain}`;
  },
  reach: n => `a II. fázisban az elérhetőséged ${n} folyómezővel nagyobb`,
  skip: ({ by, hexes, price, points, revised }) =>
    `területformálásnál és/vagy építkezésnél ${gainWords(effects, price)} árán ${hexes === 1 ? '1 mezőt' : `legfeljebb ${hexes} mezőt`} ${by === 'tunnel' ? 'átugorhatsz' : 'átrepülhetsz'}: ${revised === undefined ? `${points} pont` : `${revised} pont és játékosonként még 1`}`,
  cityPower: n => `a városaidhoz elég ${n} hatalomérték`,
  cityAcrossRiver: 'városalapításkor figyelmen kívül hagyhatsz egy folyómezőt két csoportod között',
  bonusLevels: n => `a tudományért járó jutalomnál ${n} szinttel magasabbnak számítasz`,
  powerActionDiscount: n => `a hatalomakciók ${n} hatalommal olcsóbbak`,
  bridgePrice: 'akció: híd építése 1 szerszámért, szárazföld fölé is',
};

const starts: Partial<Record<FactionId, string>> = {
  inventors: 'az induló épületek után szakértelemlapkát választ',
  monks: 'csak az egyetemével kezd, és szakértelemlapkát választ',
  omar: 'harmadik induló épülete egy semleges torony',
};
const traits: Record<BoardId, string> = {
  desert: 'az induló épületek után 1 ingyen ásó',
  plains: 'olcsóbb a területformálás fejlesztése',
  swamp: '1 tudóssal és 9 hatalomjelzővel a II. edényben kezd',
  lake: '1-es hajózási értékkel kezd',
  forest: 'kezdéskor 1 lépés mindegyik tudományágban, 8 hatalomjelző a II. edényben',
  mountain: '2 pénzzel több bevétel, az első céh 3 pénzt ad',
  wasteland: 'kezdéskor 1 könyv és 1 további szerszám, a 2. innovációlapkáért nem kell további könyvet fizetni',
};

export const { describe, described, roundWords, specialWords } = phrases({
  effects,
  traits,
  starts,
  named,
  spades: n => `${n} ásó`,
  roundTile: (scored, gain, per, d) => `${scored}; a forduló végén: ${gain} minden ${per === 1 ? '' : `${per} `}${levelOf[d]} szinted után`,
  lastRound: (scored, final) => `${scored}; utolsóforduló-lapka: ${final}`,
});

/** Ami nem biztos, ott kimondva, ahol találkozol vele. */
export const guess: Record<Guess, string> = {
  bridgeSites: 'Az 1–3 fős oldal hídhelyei nem biztosak: a 3–5 fős oldal szabályából következtettük ki őket.',
  edges: 'Az 1–3 fős oldalon a tábla szélével határos területek egyetlen forrásból ismertek.',
  innovationDisplay: 'Az öt játékoshoz való innovációtábla nem biztos: képünk nem volt róla.',
  neutralEmpire: 'A birodalompontozó lapkák értékei (12–15) egyetlen forrásból ismertek.',
};
