/** Ami történt, magyarul. What happened, in Hungarian. */
import type { Words } from '@tarsas/kernel';
import { capital, joined } from '@tarsas/words';
import { az } from '@tarsas/words/hungarian';
import { DISCIPLINES, type Price } from '../data/index.ts';
import type { AgeOfInnovation, DueKind, Line } from '../rules/state.ts';
import * as c from './components.hu.ts';
import { isUpgrade } from './effects.ts';

const { building, buildingObject, discipline, goodObject, inDiscipline, intoBuilding, intoTerrain, named } = c;

export interface Goods extends Omit<Price, 'books'> {
  tokens?: number;
  annexes?: number;
}

const list = (parts: readonly string[]) => (parts.length > 0 ? joined(parts, 'és') : 'semmi');
const inWords = (some: Goods, nouns: Readonly<Record<keyof Goods, string>>): string =>
  list(
    (['coins', 'tools', 'scholars', 'power', 'tokens', 'annexes'] as const).flatMap(key =>
      some[key] ? [`${some[key]} ${nouns[key]}`] : [],
    ),
  );
export const goods = (some: Goods): string => inWords(some, { ...c.good, tokens: 'új hatalomjelző', annexes: 'épületszárny' });
const goodsObject = (some: Goods): string => inWords(some, { ...goodObject, tokens: 'új hatalomjelzőt', annexes: 'épületszárnyat' });
/** Ami ingyen volt, annak nincs ára. */
const cost = (price: Price): string => (Object.keys(price).length > 0 ? ` Ára ${goods(price)}.` : '');
/** Könyvek tudományáganként. */
export const booksOf = (books: readonly number[]): string =>
  list(DISCIPLINES.flatMap((d, i) => (books[i] > 0 ? [`${books[i]} ${c.good[d]}`] : [])));
/** A szint a névelőjével: az első és az ötödik előtt „az” áll. */
const level = (n: number) => az(`${n}. szint`);

const TRACK = { shipping: 'hajózási', terraforming: 'területformálási' };
const FORGONE = { steps: 'lépésről', bridges: 'hídról' };

export const REWARDS: Record<DueKind, string> = {
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
  replace: 'épület fejlesztése vagy lefokozása',
};

export const SCORES: Record<Line, string> = {
  start: 'Kezdőpontok',
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
};

export const facts: Words<AgeOfInnovation>['facts'] = {
  tiles: () => 'A lapkák a helyükre kerültek.',
  startPlayer: ({ seat }, say) => `A kezdőjátékos: ${say.name(seat)}.`,
  set: ({ seat, board, faction, bonus }, say) => `${say.name(seat)} szettje: ${named(board)}, ${named(faction)}, ${named(bonus)}.`,
  board: ({ seat, board }, say) => `${say.name(seat)} táblája: ${named(board)}.`,
  faction: ({ seat, faction }, say) => `${say.name(seat)} frakciója: ${named(faction)}.`,
  palace: ({ seat, palace }, say) => `${say.name(seat)} palotalapkája: ${c.described(palace)}.`,
  bonus: ({ seat, bonus, coins }, say) =>
    `${say.name(seat)} új bónuszlapkája: ${c.shortOf(bonus)}${coins > 0 ? `, rajta ${coins} pénz` : ''}.`,
  neutralFaction: ({ levels }) =>
    `A semleges frakció szintjei: ${levels.map((at, d) => `${discipline[DISCIPLINES[d]]} ${at}`).join(', ')}.`,
  placed: ({ seat, building: kind, hex }, say) => `${say.name(seat)} letesz egy ${buildingObject[kind]}: ${hex}.`,
  round: ({ round, tile, finalTile, order }, say) =>
    `${round}. forduló. ${capital(c.roundWords(tile, finalTile))}. Játékosrend: ${order.map(say.name).join(', ')}.`,
  area: ({ buildings }) => `A semleges frakció birodalma ${buildings} épületből áll.`,
  gained: ({ seat, from, ...got }, say) => `${say.name(seat)} ${goodsObject(got)} kap (${named(from)}).`,
  points: ({ seat, points, from }, say) => `${say.name(seat)} ${points} pontot kap (${named(from)}).`,
  scholarLost: ({ seat, scholars }, say) => `${say.name(seat)} ${scholars} tudósa elvész: nincs több a készletében.`,
  book: ({ seat, discipline: d, books, from }, say) => `${say.name(seat)} ${books} ${goodObject[d]} kap (${named(from)}).`,
  bookLost: ({ seat, discipline: d, books }, say) => `${say.name(seat)} ${books} ${c.good[d]}e elvész: nincs több a közös készletben.`,
  climbed: ({ seat, discipline: d, steps, at }, say) =>
    `${say.name(seat)} ${steps} szintet lép ${inDiscipline[d]}, most ${level(at)}en áll.`,
  stepsLost: ({ seat, discipline: d, steps }, say) => `${say.name(seat)} ${steps} lépése elvész ${inDiscipline[d]}.`,
  keyUsed: ({ seat, discipline: d }, say) => `${say.name(seat)} városkulcsot használ fel ${inDiscipline[d]}.`,
  keyKept: ({ seat, discipline: d, steps }, say) =>
    `${say.name(seat)} megtartja a városkulcsát, és lemond ${steps} lépésről ${inDiscipline[d]}.`,
  forgone: ({ seat, reward, n }, say) => `${say.name(seat)} lemond ${n} ${FORGONE[reward]}.`,
  spades: ({ seat, spades, tools }, say) => `${say.name(seat)} ${spades} ásót használ fel${tools > 0 ? ` ${tools} szerszámért` : ''}.`,
  transformed: ({ seat, hex, terrain: into }, say) => `${say.name(seat)} ${intoTerrain[into]} formálja: ${hex}.`,
  skipped: ({ seat, by, hex, price }, say) => `${say.name(seat)} ${by === 'tunnel' ? 'alagutat ás' : 'repül'} ide: ${hex}.${cost(price)}`,
  spadesLost: ({ seat, spades }, say) => `${say.name(seat)} ${spades} ásója elvész.`,
  built: ({ seat, building: kind, hex, price }, say) => `${say.name(seat)} épít egy ${buildingObject[kind]}: ${hex}.${cost(price)}`,
  upgraded: ({ seat, from, to, hex, price }, say) =>
    `${say.name(seat)} ${intoBuilding[to]} ${isUpgrade(from, to) ? 'fejleszti' : 'fokozza le'} ${az(hex)} ${c.itsBuilding[from]}.${cost(price)}`,
  neutralBuilt: ({ seat, building: kind, hex }, say) => `${say.name(seat)} épít egy semleges ${buildingObject[kind]}: ${hex}.`,
  notPlaced: ({ seat, building: kind }, say) =>
    `${say.name(seat)} nem tudja letenni a semleges épületet (${building[kind]}), ezért elvész.`,
  annex: ({ seat, hex }, say) => `${say.name(seat)} épületszárnyat tesz ide: ${hex}.`,
  bridge: ({ seat, from, to, price }, say) => `${say.name(seat)} hidat épít: ${from} – ${to}.${cost(price)}`,
  shipping: ({ seat, value, price }, say) => `${say.name(seat)} fejleszti a hajózását, az értéke most ${value}.${cost(price)}`,
  terraforming: ({ seat, tools, price }, say) =>
    `${say.name(seat)} fejleszti a területformálást, egy ásó most ${tools} szerszámba kerül.${cost(price)}`,
  trackLost: ({ seat, track }, say) => `${say.name(seat)} lépése elvész: már a ${TRACK[track]} sáv tetején áll.`,
  developed: ({ seat, tile, books, coins }, say) =>
    `${say.name(seat)} megszerzi: ${named(tile)}. Ára ${booksOf(books)}${coins > 0 ? `, továbbá ${coins} pénz` : ''}.`,
  sent: ({ seat, discipline: d, steps }, say) => `${say.name(seat)} tudóst küld: ${discipline[d]}, ${steps} lépés.`,
  returned: ({ seat, discipline: d }, say) => `${say.name(seat)} visszatesz egy tudóst 1 lépésért: ${discipline[d]}.`,
  power: ({ seat, action, power }, say) => `${say.name(seat)} hatalomakciója ${power} hatalomért: ${c.shortOf(action)}.`,
  bookAction: ({ seat, action, books }, say) => `${say.name(seat)} könyvakciója: ${c.shortOf(action)}. Ára ${booksOf(books)}.`,
  special: ({ seat, tile }, say) => `${say.name(seat)} különleges akciója (${named(tile)}): ${c.specialWords(tile)}.`,
  competency: ({ seat, tile }, say) => `${say.name(seat)} új szakértelemlapkája: ${c.shortOf(tile)} (${c.describe(tile)}).`,
  rewardLost: ({ seat, reward }, say) => `${say.name(seat)} nem tudja igénybe venni, ezért elvész: ${REWARDS[reward]}.`,
  city: ({ seat, hexes }, say) => `${say.name(seat)} várost alapít: ${hexes.join(', ')}.`,
  joined: ({ seat, hexes }, say) => `${say.name(seat)} városa bővül: ${hexes.join(', ')}.`,
  river: ({ seat, hex }, say) => `${say.name(seat)} figyelmen kívül hagyja a folyómezőt: ${hex}.`,
  cityTile: ({ seat, tile }, say) => `${say.name(seat)} városlapkája: ${c.describe(tile)}.`,
  sacrificed: ({ seat }, say) => `${say.name(seat)} feláldoz egy hatalomjelzőt.`,
  converted: ({ seat, from, price, to }, say) => `${say.name(seat)} ${price} ${goodObject[from]} ad, és 1 ${goodObject[to]} kap érte.`,
  offered: ({ seat, from, power }, say) => `${say.name(seat)} ${power} hatalmat kaphat ${say.name(from)} építkezése után.`,
  taken: ({ seat, power, points }, say) => `${say.name(seat)} ${power} hatalmat kap ${points > 0 ? `${points} pontért` : 'ingyen'}.`,
  declined: ({ seat, power }, say) => `${say.name(seat)} lemond ${power} hatalomról.`,
  passed: ({ seat }, say) => `${say.name(seat)} passzol.`,
  scienceBonus: ({ seat, times }, say) => `${say.name(seat)} összesen ${times} alkalommal kapja meg a tudományért járó jutalmat.`,
  prepared: ({ order }, say) => `A következő forduló játékosrendje: ${order.map(say.name).join(', ')}.`,
  empire: ({ seat, buildings, points }, say) => `${say.name(seat)} legnagyobb birodalma ${buildings} épület: ${points} pont.`,
  science: ({ seat, discipline: d, level: at, points }, say) => `${say.name(seat)} ${level(at)}en áll ${inDiscipline[d]}: ${points} pont.`,
  resources: ({ seat, coins, points }, say) => `${say.name(seat)} erőforrásai ${coins} pénzt érnek: ${points} pont.`,
};
