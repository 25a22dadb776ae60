/** Minden, amit a Találmányok kora mond, magyarul. */
import type { Say, Words } from '@tarsas/kernel';
import { leech } from '@tarsas/terra/text/hu.ts';
import { capital } from '@tarsas/words';
import {
  BOARD_IDS,
  BOOK_ACTIONS,
  BUILDINGS,
  type Building,
  DISCIPLINES,
  FINAL_TILE_IDS,
  type Guess,
  PALACE_IDS,
  SHIPPING_PRICE,
  type Skip,
} from '../data/index.ts';
import { conversionOf } from '../rules/questions/act.ts';
import type { Digging } from '../rules/questions/dig.ts';
import type { InnovationPrice } from '../rules/questions/price.ts';
import { type AgeOfInnovation, mapOf, type Source, type View } from '../rules/state.ts';
import * as c from './components.hu.ts';
import { isUpgrade } from './effects.ts';
import { facts, goods, REWARDS, SCORES } from './facts.hu.ts';
import * as ask from './pieces.ts';
import { table } from './table.hu.ts';
import { slotWords, tableLines } from './table.ts';

const { building, buildingObject, good, inDiscipline, intoBuilding, intoTerrain, named, terrain } = c;

const onHex = (view: View, hex: string) => `${hex} (${terrain[ask.terrainAt(view, hex)]})`;
const tell = (id: Source, { view }: Say<AgeOfInnovation>) => c.described(id, view.options.factions === '2024');
const kindOf = (building: number): Building => BUILDINGS[building] as Building;
/** „fejlesztése” vagy „lefokozása”. */
const changing = (from: Building, to: Building, up: string, down: string) => (isUpgrade(from, to) ? up : down);

/** Amit a kérdésnél is mondani kell, mert nem biztos. */
const unsure = (view: View, guess: Guess) => (ask.guessesIn(view).includes(guess) ? ` ${c.guess[guess]}` : '');

/** Hány ásó kell, mennyibe kerülnek, és ha nem telik mindre, hányra telik. */
function spadesWords({ needed, possible, tools }: Digging): string {
  const price = tools > 0 ? `, ${tools} szerszám` : '';
  return possible < needed ? `${needed} ásó kell, ${possible}-re telik${price}` : `${needed} ásó${price}`;
}

function skipWords(say: Say<AgeOfInnovation>, by: Skip['by']): string {
  const skip = ask.skipIn(say, by);
  return `Területformálás és/vagy építkezés ${by === 'tunnel' ? 'alagútásással' : 'repüléssel'}${skip ? `: ${goods(skip.price)}` : ''}`;
}

const innovationWords = ({ of, any, coins }: InnovationPrice): string =>
  [
    ...DISCIPLINES.flatMap((d, i) => (of[i] > 0 ? [`${of[i]} ${good[d]}`] : [])),
    ...(any > 0 ? [`${any} tetszőleges könyv`] : []),
    ...(coins > 0 ? [`${coins} pénz`] : []),
  ].join(', ');

const namesOf = <K extends string>(ids: readonly K[], name: (id: K) => string) => Object.fromEntries(ids.map(id => [id, name(id)]));

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
    cityTile: () => 'Válassz egy városlapkát.',
    bridge: (f, { view }) =>
      f.overLand ? 'Hova építesz hidat 1 szerszámért?' : `Hova építesz hidat? (még ${f.n})${unsure(view, 'bridgeSites')}`,
    neutral: f => `Tedd le a semleges épületet (${building[kindOf(f.building)]}).`,
    anywhere: f => `Tegyél le ingyen egy ${buildingObject[kindOf(f.building)]} egy beépítetlen, saját típusú területre.`,
    replace: f => {
      const [from, to] = [kindOf(f.old), kindOf(f.building)];
      return `Melyik ${buildingObject[from]} ${changing(from, to, 'fejleszted', 'fokozod le')} ${intoBuilding[to]}?`;
    },
    dig: (f, { view }) => {
      if (f.target >= 0) return `Mivé formálod: ${onHex(view, mapOf(view).ids[f.target])}?`;
      if (f.skipping) return f.skipping === 'tunnel' ? 'Hova vezet az alagút?' : 'Hova repülsz?';
      if (f.free > 0) return `Területformálás${f.mayBuild ? ' és/vagy építkezés' : ''}: még ${f.free} ásó.`;
      if (f.halfWay >= 0) return `Folytatod a területformálást? ${onHex(view, mapOf(view).ids[f.halfWay])}`;
      return 'Építs egy műhelyt, vagy fejezd be.';
    },
    payBooks: f => `Melyik könyvvel fizetsz? (még ${f.n})`,
    offers: (f, say) => `${say.name(f.from)} épített itt: ${mapOf(say.view).ids[f.hex]}. Kéred a hatalmat?`,
  },
  choices: {
    set: ({ board }, say) => {
      const { boards, factions, bonuses } = say.view.offered;
      const at = boards.indexOf(board);
      return `${capital(terrain[board])}: ${c.describe(board)} / ${tell(factions[at], say)} / ${tell(bonuses[at], say)}`;
    },
    board: ({ board }) => capital(c.described(board)),
    faction: ({ faction }, say) => tell(faction, say),
    palace: ({ palace }) => c.described(palace),
    bonus: ({ bonus }, { view }) => {
      const coins = view.bonusCoins[view.bonuses.indexOf(bonus)] ?? 0;
      return `${capital(c.described(bonus))}${coins > 0 ? `, rajta ${coins} pénz` : ''}`;
    },
    place: ({ building: kind, hex }, say) => {
      const spades = ask.diggingToPlace(say, hex);
      return `${capital(building[kind])} ide: ${onHex(say.view, hex)}${spades ? `, ${spadesWords(spades)}` : ''}`;
    },
    build: ({ hex }, say) => {
      const price = ask.priceOfWorkshop(say);
      return `Műhely építése ide: ${hex} (${price.coins ? goods(price) : 'ingyen'})`;
    },
    terraform: (choice, say) => `Területformálás: ${onHex(say.view, choice.hex)}, ${spadesWords(ask.digging(say, choice))}`,
    into: ({ terrain: into }) => capital(intoTerrain[into]),
    skip: ({ by }, say) => skipWords(say, by),
    upgrade: (choice, say) =>
      `${choice.hex}: ${building[ask.buildingAt(say.view, choice.hex)]} fejlesztése ${intoBuilding[choice.to]} (${goods(ask.priceOfUpgrade(say, choice))})`,
    shipping: () => `Hajózás fejlesztése (${goods(SHIPPING_PRICE)})`,
    terraforming: (_, say) => `Területformálás fejlesztése (${goods(ask.priceOfTerraforming(say))})`,
    develop: (choice, say) =>
      `Innovációlapka szerzése: ${c.innovation[choice.tile]} (${c.describe(choice.tile)}). Ára ${innovationWords(ask.priceOfInnovation(say, choice))}`,
    send: ({ discipline: d, steps }) =>
      steps === 1 ? `Tudós visszatétele: 1 lépés ${inDiscipline[d]}` : `Tudós küldése: ${steps} lépés ${inDiscipline[d]}`,
    power: (choice, say) => `Hatalomakció ${ask.priceOfPower(say, choice)} hatalomért: ${c.describe(choice.action)}`,
    book: ({ action }) => `Könyvakció ${BOOK_ACTIONS[action].price.books ?? 0} könyvért: ${c.describe(action)}`,
    special: ({ tile }) => `Különleges akció (${named(tile)}): ${c.specialWords(tile)}`,
    annex: ({ hex }) => `Épületszárny ide: ${hex}`,
    landBridge: () => 'Híd építése 1 szerszámért',
    pass: () => 'Passzolás',
    exchange: () => 'Erőforrások átváltása',
    sacrifice: () => 'Hatalom feláldozása: 1 hatalomjelző elvész, 1 átkerül a II. edényből a III.-ba',
    convert: ({ from, to }) => `${conversionOf(from, to)?.price ?? 1} ${good[from]} átváltása: 1 ${good[to]}`,
    river: ({ hex, banks: [a, b] }) => `Város alapítása a folyómezőn át: ${hex} (${a} és ${b} csoportjából)`,
    endTurn: () => 'A kör befejezése',
    done: () => 'Nem kérek többet',
    next: ({ reward, from }) => `${capital(REWARDS[reward])}${from === 'city' ? '' : ` – ${named(from)}`}`,
    takeBook: ({ discipline: d }) => `1 ${good[d]} elvétele`,
    payBook: ({ discipline: d }) => `1 ${good[d]} befizetése`,
    step: ({ discipline: d }) => `Lépés ${inDiscipline[d]}`,
    useKey: ({ discipline: d }) => `Lépés ${inDiscipline[d]} egy városkulccsal`,
    keepKey: ({ discipline: d }) => `A kulcs megtartása, maradás a 7. szinten ${inDiscipline[d]}`,
    competency: ({ tile }, { view }) => `${capital(c.described(tile))}: ${slotWords(table, view, tile)}`,
    city: ({ tile }) => capital(c.described(tile)),
    bridge: ({ from, to }) => `Híd: ${from} – ${to}`,
    replace: ({ hex, to }, { view }) => {
      const from = ask.buildingAt(view, hex);
      return `${hex}: ${building[from]} ${changing(from, to, 'fejlesztése', 'lefokozása')} ${intoBuilding[to]}`;
    },
    take: ({ power }) => (power === 1 ? '1 hatalom ingyen' : `${power} hatalom, ára ${power - 1} pont`),
    decline: () => 'Nem kérem',
  },
  facts,
  scores: SCORES,
  options: {
    map: {
      label: 'Tábla három játékosnál',
      values: { usual: 'a 3–5 fős oldal', tight: 'az 1–3 fős oldal' },
      help: `2 játékosnál mindig az 1–3 fős, 4 és 5 játékosnál mindig a 3–5 fős oldal. ${c.guess.bridgeSites}`,
    },
    choosing: { label: 'Játékostáblák és frakciók', values: { sets: 'választás hét szettből', draft: 'draft' } },
    factions: { label: 'Frakcióértékek', values: { rulebook: '1.0-s szabálykönyv', '2024': '2024. szeptemberi módosítás' } },
  },
  orders: { leech },
  traits: {
    faction: { label: 'Frakció', values: c.faction },
    board: { label: 'Játékostábla', values: namesOf(BOARD_IDS, id => capital(terrain[id])) },
    palace: { label: 'Palotalapka', values: namesOf(PALACE_IDS, id => capital(named(id))) },
    side: { label: 'A tábla oldala', values: { '1-3': 'az 1–3 fős oldal', '3-5': 'a 3–5 fős oldal' } },
    finalTile: { label: 'Utolsóforduló-lapka', values: namesOf(FINAL_TILE_IDS, id => capital(c.describe(id))) },
  },
  goods: Object.fromEntries(Object.entries({ ...good, books: 'könyv' }).map(([key, noun]) => [key, (n: number) => `${n} ${noun}`])),
  table: say => tableLines(table, c, say),
};
