/** Minden, amit a Találmányok kora mond, magyarul. */
import type { Say, Words } from '@tarsas/kernel';
import { BOOK_ACTIONS, BUILDINGS, type Building, DISCIPLINES, RING, ROUNDS, SLOTS, TOOLS_PER_SPADE } from '../data/index.ts';
import { conversionOf } from '../rules/questions/act.ts';
import { powerPrice } from '../rules/questions/price.ts';
import { type AgeOfInnovation, type DueKind, mapOf, type Source, type State, type View } from '../rules/state.ts';
import * as c from './hu.components.ts';

const { building, buildingObject, discipline, good, goodObject, inDiscipline, intoBuilding, intoTerrain, named, terrain } = c;

const upper = (text: string) => text[0].toUpperCase() + text.slice(1);
const list = (parts: readonly string[]) => (parts.length > 0 ? parts.join(', ') : 'semmi');
/** Descriptions have commas of their own. */
const items = (parts: readonly string[]) => (parts.length > 0 ? parts.join(' | ') : 'semmi');
interface Goods {
  coins?: number;
  tools?: number;
  scholars?: number;
  power?: number;
  tokens?: number;
  annexes?: number;
}
const goods = (of: Goods) =>
  list(
    [
      of.coins ? `${of.coins} pénz` : '',
      of.tools ? `${of.tools} szerszám` : '',
      of.scholars ? `${of.scholars} tudós` : '',
      of.annexes ? `${of.annexes} épületszárny` : '',
    ].filter(Boolean),
  );
const goodsObject = (of: Goods) =>
  list(
    [
      of.coins ? `${of.coins} pénzt` : '',
      of.tools ? `${of.tools} szerszámot` : '',
      of.scholars ? `${of.scholars} tudóst` : '',
      of.power ? `${of.power} hatalmat` : '',
      of.tokens ? `${of.tokens} új hatalomjelzőt` : '',
      of.annexes ? `${of.annexes} épületszárnyat` : '',
    ].filter(Boolean),
  );
/** A szint a névelőjével: az első és az ötödik előtt „az” áll. */
const level = (n: number) => `${n === 1 || n === 5 ? 'az' : 'a'} ${n}. szint`;
const onHex = (view: View, hex: string) => `${hex} (${terrain[RING[view.terrain[mapOf(view).numbers[hex]]]]})`;
const kindAt = (view: View, hex: string) => BUILDINGS[view.building[mapOf(view).numbers[hex]]] as Building;
const tell = (id: Source, { view }: Say<AgeOfInnovation>) => c.described(id, view.options.factions === '2024');

const REWARDS: Record<DueKind, string> = {
  palaceTile: 'palotalapka',
  book: 'könyv',
  steps: 'szabadon elosztható lépések',
  stepsInOne: 'lépések egy tudományágban',
  key: 'városkulcsot igénylő lépés',
  competency: 'szakértelemlapka',
  cityTile: 'városlapka',
  spades: 'ásók',
  settle: 'ásó és ingyen műhely',
  bonusSpades: 'ásók',
  bridges: 'híd',
  neutral: 'semleges épület',
  anywhere: 'ingyen épület',
  replace: 'épületcsere',
};

export const hu: Words<AgeOfInnovation> = {
  title: 'Terra Mystica – Találmányok kora',
  prompts: {
    chooseSet: () => 'Válassz egy szettet: egy játékostáblát a mellette lévő frakció- és bónuszlapkával.',
    draft: () => 'Vegyél el egy játékostábla-választó kártyát, egy frakciólapkát vagy egy palotalapkát.',
    chooseBonus: () => 'Válaszd ki az első bónuszlapkádat.',
    placeStart: () => 'Tegyél le egy induló épületet egy saját típusú területre.',
    act: f => (f.again ? 'Végrehajthatsz egy második akciót.' : 'Te következel: válassz egy akciót.'),
    wrapUp: () => 'Válts át erőforrásokat, vagy fejezd be a körödet.',
    exchange: () => 'Mit váltasz át?',
    takeBonus: () => 'Vegyél el egy másik bónuszlapkát.',
    nextReward: () => 'Melyik jutalmat veszed igénybe először?',
    palaceTile: () => 'Válassz egy palotalapkát.',
    book: f => `Válassz egy könyvet (${named(f.from)}).`,
    steps: f => `Válassz tudományágat: még ${f.n} lépés (${named(f.from)}).`,
    stepsInOne: f => `Melyik tudományágban lépsz ${f.n} szintet? (${named(f.from)})`,
    key: f => `Felhasználsz egy városkulcsot, hogy ${inDiscipline[DISCIPLINES[f.discipline]]} a 7. szint fölé lépj?`,
    competency: () => 'Válassz egy szakértelemlapkát.',
    cityTile: () => 'Várost alapítottál vagy városlapkát kapsz: válassz egyet.',
    bridge: f => (f.overLand ? 'Hova építesz hidat 1 szerszámért?' : `Hova építesz hidat? (még ${f.n})`),
    neutral: f => `Tedd le a semleges épületet (${building[BUILDINGS[f.building] as Building]}).`,
    anywhere: f => `Tegyél le ingyen egy ${buildingObject[BUILDINGS[f.building] as Building]} egy beépítetlen, saját típusú területre.`,
    replace: f => `Melyik ${buildingObject[BUILDINGS[f.old] as Building]} cseréled ${intoBuilding[BUILDINGS[f.building] as Building]}?`,
    dig: (f, { view }) => {
      if (f.target >= 0) return `Mivé formálod: ${onHex(view, mapOf(view).ids[f.target])}?`;
      if (f.skipping) return f.skipping === 'tunnel' ? 'Hova vezet az alagút?' : 'Hova repülsz?';
      if (f.free > 0) return `Területformálás${f.mayBuild ? ' és/vagy építkezés' : ''}: még ${f.free} ásó.`;
      return 'Építs egy műhelyt, vagy fejezd be.';
    },
    payBooks: f => `Melyik könyvvel fizetsz? (még ${f.n})`,
    offers: (f, say) => `${say.name(f.from)} épített itt: ${mapOf(say.view).ids[f.hex]}. Kéred a hatalmat?`,
  },
  choices: {
    set: ({ board }, say) => {
      const { boards, factions, bonuses } = say.view.offered;
      const at = boards.indexOf(board);
      return `${upper(terrain[board])}: ${c.describe(board)} / ${tell(factions[at], say)} / ${tell(bonuses[at], say)}`;
    },
    board: ({ board }) => upper(c.described(board)),
    faction: ({ faction }, say) => tell(faction, say),
    palace: ({ palace }) => c.described(palace),
    bonus: ({ bonus }, { view }) => {
      const coins = view.bonusCoins[view.bonuses.indexOf(bonus)] ?? 0;
      return `${c.described(bonus)}${coins > 0 ? `, rajta ${coins} pénz` : ''}`;
    },
    place: ({ building: kind, hex }, { view }) => `${upper(building[kind])} ide: ${onHex(view, hex)}`,
    build: ({ hex }) => `Műhely építése: ${hex}`,
    terraform: ({ hex }, { view }) => `Területformálás: ${onHex(view, hex)}`,
    into: ({ terrain: into }) => upper(intoTerrain[into]),
    skip: ({ by }) => `Területformálás és/vagy építkezés ${by === 'tunnel' ? 'alagútásással' : 'repüléssel'}`,
    upgrade: ({ hex, to }, { view }) => `${hex}: ${building[kindAt(view, hex)]} fejlesztése ${intoBuilding[to]}`,
    shipping: () => 'Hajózás fejlesztése',
    terraforming: () => 'Területformálás fejlesztése',
    develop: ({ tile }) => `Innovációlapka szerzése: ${c.innovation[tile]} (${c.describe(tile)})`,
    send: ({ discipline: d, steps }) =>
      steps === 1 ? `Tudós visszatétele: 1 lépés ${inDiscipline[d]}` : `Tudós küldése: ${steps} lépés ${inDiscipline[d]}`,
    power: ({ action }, { view, viewer }) => {
      const price = powerPrice({ ...view, rng: [] } as State, viewer === 'public' ? 0 : viewer, action);
      return `Hatalomakció ${price} hatalomért: ${c.describe(action)}`;
    },
    book: ({ action }) => `Könyvakció ${BOOK_ACTIONS[action].price.books ?? 0} könyvért: ${c.describe(action)}`,
    special: ({ tile }, say) => `Különleges akció: ${tell(tile, say)}`,
    annex: ({ hex }) => `Épületszárny ide: ${hex}`,
    landBridge: () => 'Híd építése 1 szerszámért',
    pass: () => 'Passzolás',
    exchange: () => 'Erőforrások átváltása',
    sacrifice: () => 'Hatalom feláldozása: 1 hatalomjelző elvész, 1 átkerül a II. edényből a III.-ba',
    convert: ({ from, to }) => `${conversionOf(from, to)?.price ?? 1} ${good[from]} átváltása: 1 ${good[to]}`,
    river: ({ hex }) => `Város alapítása a folyómezőn át: ${hex}`,
    endTurn: () => 'A kör befejezése',
    done: () => 'Nem kérek többet',
    next: ({ reward, from }) => `${upper(REWARDS[reward])}${from === 'city' ? '' : ` – ${named(from)}`}`,
    takeBook: ({ discipline: d }) => `1 ${good[d]} elvétele`,
    payBook: ({ discipline: d }) => `1 ${good[d]} befizetése`,
    step: ({ discipline: d }) => `Lépés ${inDiscipline[d]}`,
    useKey: ({ discipline: d }) => `Lépés ${inDiscipline[d]} egy városkulccsal`,
    keepKey: ({ discipline: d }) => `A kulcs megtartása, maradás a 7. szinten ${inDiscipline[d]}`,
    competency: ({ tile }, { view }) => `${c.described(tile)}: ${slotWords(view, tile)}`,
    city: ({ tile }) => c.described(tile),
    bridge: ({ from, to }) => `Híd: ${from} – ${to}`,
    replace: ({ hex, to }, { view }) => `${hex}: ${building[kindAt(view, hex)]} cseréje ${intoBuilding[to]}`,
    take: ({ power }) => `${power} hatalom, ára ${power - 1} pont`,
    decline: () => 'Nem kérem',
  },
  facts: {
    tiles: () => 'A lapkák a helyükre kerültek.',
    startPlayer: ({ seat }, say) => `A kezdőjátékos: ${say.name(seat)}.`,
    set: ({ seat, board, faction, bonus }, say) => `${say.name(seat)} szettje: ${named(board)}, ${named(faction)}, ${named(bonus)}.`,
    board: ({ seat, board }, say) => `${say.name(seat)} táblája: ${named(board)}.`,
    faction: ({ seat, faction }, say) => `${say.name(seat)} frakciója: ${named(faction)}.`,
    palace: ({ seat, palace }, say) => `${say.name(seat)} palotalapkája: ${c.described(palace)}.`,
    bonus: ({ seat, bonus, coins }, say) => `${say.name(seat)} bónuszlapkája: ${named(bonus)}${coins > 0 ? `, rajta ${coins} pénz` : ''}.`,
    neutralFaction: ({ levels }) =>
      `A semleges frakció szintjei: ${levels.map((level, d) => `${discipline[DISCIPLINES[d]]} ${level}`).join(', ')}.`,
    placed: ({ seat, building: kind, hex }, say) => `${say.name(seat)} letett egy ${buildingObject[kind]}: ${hex}.`,
    round: ({ round, tile, order }, say) =>
      `${round}. forduló. ${upper(c.describe(tile))}. Játékosrend: ${order.map(say.name).join(', ')}.`,
    area: ({ buildings }) => `A semleges frakció birodalma ${buildings} épületből áll.`,
    gained: ({ seat, from, ...got }, say) => `${say.name(seat)} ${goodsObject(got)} kap (${named(from)}).`,
    points: ({ seat, points, from }, say) => `${say.name(seat)} ${points} pontot kap (${named(from)}).`,
    scholarLost: ({ seat }, say) => `${say.name(seat)} készletében nincs több tudós.`,
    book: ({ seat, discipline: d, books, from }, say) => `${say.name(seat)} ${books} ${goodObject[d]} kap (${named(from)}).`,
    bookLost: ({ seat }, say) => `Nincs több ilyen könyv a készletben (${say.name(seat)}).`,
    climbed: ({ seat, discipline: d, steps, at }, say) =>
      `${say.name(seat)} ${steps} szintet lép ${inDiscipline[d]}, most ${level(at)}en áll.`,
    stepsLost: ({ seat, discipline: d, steps }, say) => `${say.name(seat)} nem tud lelépni ${steps} lépést ${inDiscipline[d]}.`,
    keyUsed: ({ seat, discipline: d }, say) => `${say.name(seat)} városkulcsot használ fel ${inDiscipline[d]}.`,
    spades: ({ seat, spades, tools }, say) => `${say.name(seat)} ${spades} ásót használ fel${tools > 0 ? ` ${tools} szerszámért` : ''}.`,
    transformed: ({ seat, hex, terrain: into }, say) => `${say.name(seat)} ${intoTerrain[into]} formálja: ${hex}.`,
    skipped: ({ seat, by, hex }, say) => `${say.name(seat)} ${by === 'tunnel' ? 'alagutat ás' : 'repül'} ide: ${hex}.`,
    spadesLost: ({ seat, spades }, say) => `${say.name(seat)} lemond ${spades} ásóról.`,
    built: ({ seat, building: kind, hex }, say) => `${say.name(seat)} épít egy ${buildingObject[kind]}: ${hex}.`,
    upgraded: ({ seat, from, to, hex }, say) => `${say.name(seat)} épületet cserél (${hex}): ${building[from]} helyett ${building[to]}.`,
    neutralBuilt: ({ seat, building: kind, hex }, say) => `${say.name(seat)} épít egy semleges ${buildingObject[kind]}: ${hex}.`,
    notPlaced: ({ seat, building: kind }, say) => `${say.name(seat)} nem tudja letenni a semleges épületet (${building[kind]}).`,
    annex: ({ seat, hex }, say) => `${say.name(seat)} épületszárnyat tesz ide: ${hex}.`,
    bridge: ({ seat, from, to }, say) => `${say.name(seat)} hidat épít: ${from} – ${to}.`,
    shipping: ({ seat, value }, say) => `${say.name(seat)} hajózási értéke most ${value}.`,
    terraforming: ({ seat, tools }, say) => `${say.name(seat)} számára egy ásó most ${tools} szerszámba kerül.`,
    developed: ({ seat, tile, books, coins }, say) =>
      `${say.name(seat)} megszerzi: ${named(tile)}. Ára ${books.reduce((a, b) => a + b, 0)} könyv${coins > 0 ? ` és ${coins} pénz` : ''}.`,
    sent: ({ seat, discipline: d, steps }, say) => `${say.name(seat)} tudóst küld: ${discipline[d]}, ${steps} lépés.`,
    returned: ({ seat, discipline: d }, say) => `${say.name(seat)} visszatesz egy tudóst 1 lépésért: ${discipline[d]}.`,
    power: ({ seat, action, power }, say) => `${say.name(seat)} hatalomakciója ${power} hatalomért: ${c.describe(action)}.`,
    bookAction: ({ seat, action }, say) => `${say.name(seat)} könyvakciója: ${c.describe(action)}.`,
    special: ({ seat, tile }, say) => `${say.name(seat)} különleges akciója: ${named(tile)}.`,
    competency: ({ seat, tile }, say) => `${say.name(seat)} szakértelemlapkát szerez: ${c.described(tile)}.`,
    rewardLost: ({ seat, reward }, say) => `${say.name(seat)} nem tudja igénybe venni: ${REWARDS[reward]}.`,
    city: ({ seat, hexes }, say) => `${say.name(seat)} várost alapít: ${hexes.join(', ')}.`,
    joined: ({ seat, hexes }, say) => `${say.name(seat)} városa bővül: ${hexes.join(', ')}.`,
    river: ({ seat, hex }, say) => `${say.name(seat)} figyelmen kívül hagyja a folyómezőt: ${hex}.`,
    cityTile: ({ seat, tile }, say) => `${say.name(seat)} városlapkája: ${c.described(tile)}.`,
    sacrificed: ({ seat }, say) => `${say.name(seat)} feláldoz egy hatalomjelzőt.`,
    converted: ({ seat, from, price, to }, say) => `${say.name(seat)} ${price} ${goodObject[from]} ad, és 1 ${goodObject[to]} kap érte.`,
    offered: ({ seat, from, power }, say) => `${say.name(seat)} ${power} hatalmat kaphat ${say.name(from)} építkezése után.`,
    taken: ({ seat, power, points }, say) => `${say.name(seat)} ${power} hatalmat kap ${points} pontért.`,
    declined: ({ seat, power }, say) => `${say.name(seat)} lemond ${power} hatalomról.`,
    passed: ({ seat }, say) => `${say.name(seat)} passzol.`,
    scienceBonus: ({ seat, times }, say) => `${say.name(seat)} összesen ${times} alkalommal kapja meg a tudományért járó jutalmat.`,
    prepared: ({ order }, say) => `A következő forduló játékosrendje: ${order.map(say.name).join(', ')}.`,
    empire: ({ seat, buildings, points }, say) => `${say.name(seat)} legnagyobb birodalma ${buildings} épület: ${points} pont.`,
    science: ({ seat, discipline: d, level: at, points }, say) =>
      `${say.name(seat)} ${level(at)}en áll ${inDiscipline[d]}: ${points} pont.`,
    resources: ({ seat, coins, points }, say) => `${say.name(seat)} erőforrásai ${coins} pénzt érnek: ${points} pont.`,
  },
  scores: {
    start: 'Kezdés',
    roundTile: 'Fordulólapkák',
    finalTile: 'Utolsóforduló-lapka',
    cityTile: 'Városlapkák',
    innovation: 'Innovációlapkák',
    palace: 'Palotalapka',
    competency: 'Szakértelemlapkák',
    roundBonus: 'Bónuszlapkák',
    faction: 'Frakció',
    bookAction: 'Könyvakció',
    shipping: 'Hajózás',
    terraforming: 'Területformálás',
    medicine: 'Bevétel az orvostudományból',
    leech: 'Hatalom a szomszédok építkezéséből',
    empire: 'Legnagyobb birodalom',
    science: 'Tudomány',
    resources: 'Erőforrások',
  },
  options: {
    map: {
      label: 'Tábla három játékosnál',
      values: { usual: 'a 3–5 fős oldal', tight: 'az 1–3 fős oldal' },
      help: '2 játékosnál mindig az 1–3 fős, 4 és 5 játékosnál mindig a 3–5 fős oldal.',
    },
    choosing: { label: 'Játékostáblák és frakciók', values: { sets: 'választás hét szettből', draft: 'draft' } },
    factions: { label: 'Frakcióértékek', values: { rulebook: '1.0-s szabálykönyv', '2024': '2024. szeptemberi módosítás' } },
  },
  orders: {
    leech: {
      label: 'Hatalom, amikor egy szomszéd épít',
      values: {
        '-1': 'soha nem kérek',
        0: '1 hatalmat mindig elfogadok, az ingyen van',
        1: 'legfeljebb 1 pontért elfogadom',
        2: 'legfeljebb 2 pontért elfogadom',
        3: 'legfeljebb 3 pontért elfogadom',
        4: 'legfeljebb 4 pontért elfogadom',
        99: 'bármennyiért elfogadom',
      },
    },
  },
  table: say => tableOf(say),
};

function slotWords(view: View, tile: View['competencies'][number]): string {
  const { discipline: d, steps, books } = SLOTS[view.competencies.indexOf(tile)];
  return [`${steps} lépés ${inDiscipline[d]}`, ...(books > 0 ? [`${books} ${good[d]}`] : [])].join(', ');
}

/** Az állás szavakban: a forduló, a játékosok, a tábla, és ami a tábla mellett van. */
const tableOf = (say: Say<AgeOfInnovation>): string[] => [
  `${say.view.round}. forduló (összesen ${ROUNDS}).`,
  ...(say.view.round > 0 ? [upper(c.describe(say.view.rounds[say.view.round - 1]))] : []),
  ...say.view.players.flatMap((p, seat) => playerLines(say, p, seat)),
  ...mapLines(say),
  ...besideTheBoard(say),
];

function playerLines(say: Say<AgeOfInnovation>, p: View['players'][number], seat: number): string[] {
  const who = p.board && p.faction ? `${terrain[p.board]}, ${c.faction[p.faction]}` : 'még választ';
  const tiles = [p.faction, p.bonus, p.palace, ...p.innovations, ...p.competencies, ...p.cities].filter(id => id !== null);
  return [
    `${say.name(seat)} (${who}): ${p.vp} pont, ${goods(p)}, hatalom ${p.bowls.join('/')}, hajózás ${p.shipping}, egy ásó ${TOOLS_PER_SPADE[p.terraforming]} szerszám`,
    `  Tudomány: ${DISCIPLINES.map((d, i) => `${discipline[d]} ${p.science[i]} (${p.books[i]} könyv)`).join(', ')}; városkulcsok: ${p.keys}`,
    `  Lapkák: ${items(tiles.map(id => tell(id, say)))}`,
  ];
}

/** Soronként a területek a típusukkal és azzal, ami rajtuk áll. */
function mapLines({ view, name }: Say<AgeOfInnovation>): string[] {
  const { land, ids } = mapOf(view);
  const rows = new Map<string, string[]>();
  for (const hex of land) {
    const kind = building[BUILDINGS[view.building[hex]] as Building];
    const standing = view.owner[hex] < 0 ? '' : ` (${name(view.owner[hex])}: ${kind})`;
    const row = rows.get(ids[hex][0]) ?? [];
    rows.set(ids[hex][0], [...row, `${ids[hex]} ${terrain[RING[view.terrain[hex]]]}${standing}`]);
  }
  return [...rows].map(([row, hexes]) => `${row} sor: ${hexes.join(', ')}`);
}

function besideTheBoard({ view }: Say<AgeOfInnovation>): string[] {
  const kinds = view.competencies.map((tile, place) => `${c.described(tile)}: ${slotWords(view, tile)}, még ${view.piles[place]} darab`);
  return [
    `Innovációlapkák: ${items(view.display.filter(id => id !== null).map(id => c.described(id)))}`,
    `Szakértelemlapkák: ${items(kinds)}`,
    `Palotalapkák: ${items(view.palaces.map(id => c.described(id)))}`,
    `Könyvakciók: ${items(view.bookActions.map(id => c.describe(id)))}`,
    `Bónuszlapkák: ${items(view.bonuses.map(id => c.described(id)))}`,
    `Ebben a fordulóban már használt akciók: ${items(view.covered.map(id => c.describe(id)))}`,
  ];
}
