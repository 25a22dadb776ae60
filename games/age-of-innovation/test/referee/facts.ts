/** The facts one by one: what each changes, and whether the tables allow it. */
import { BOARDS, FACTIONS, INCOME_LEVEL, LEVEL_INCOME, LEVEL_POWER, PALACES, ROUND_TILES } from '../../data/index.ts';
import type { Facts } from '../../rules/state.ts';
import { ACTING } from './actions.ts';
import { scoreEmpire, scoreResources, scoreScience } from './final.ts';
import { dOf, type Handler, movePower, score, stand, sum } from './goods.ts';
import { happens, owe, oweIncome } from './owing.ts';
import { GOODS, kindNumber, type Objecting, palaceStands, type Sheet, scored, type Table, tilesOf } from './sheet.ts';

export const HANDLERS: { [K in keyof Facts]?: Handler<Facts[K]> } = {
  tiles: ({ rounds, finalTile, display, competencies }, t) => {
    Object.assign(t, { rounds: [...rounds], finalTile, display: [...display], competencies: [...competencies] });
  },
  set: ({ seat, board, faction, bonus }, t) => void Object.assign(t.sheets[seat], { board, faction, bonus }),
  board: ({ seat, board }, t) => void Object.assign(t.sheets[seat], { board }),
  faction: ({ seat, faction }, t) => void Object.assign(t.sheets[seat], { faction }),
  palace: ({ seat, palace }, t) => {
    const sheet = t.sheets[seat];
    sheet.palace = palace;
    if (palaceStands(sheet)) owe(t, sheet, PALACES[palace].atOnce ?? {}, palace);
  },
  bonus: ({ seat, bonus, coins }, t, object) => {
    const sheet = t.sheets[seat];
    if (t.round > 0 && sheet.passing === null) object('passing before another round bonus', 'a fact', 'none');
    for (const { tile, scoring } of sheet.passing ?? []) {
      const missing = scored(t, sheet, scoring);
      if (missing > 0) object(`points for passing with ${tile}`, missing, 0);
    }
    sheet.coins += coins;
    sheet.bonus = bonus;
    sheet.faceDown = t.round > 0;
    sheet.passing = null;
  },
  neutralFaction: ({ levels }, t) => void Object.assign(t, { neutralLevels: [...levels] }),
  area: ({ buildings }, t) => void Object.assign(t, { area: buildings }),
  placed: ({ seat, building, hex }, t) => {
    const sheet = t.sheets[seat];
    stand(t, sheet, building, hex, sheet.left[kindNumber(building)] === 0);
  },
  round: ({ round, tile, finalTile, order }, t, object) => {
    if (tile !== t.rounds[round - 1]) object('round tile', t.rounds[round - 1], tile);
    if (finalTile !== null && finalTile !== t.finalTile) object('final-round tile', t.finalTile, finalTile);
    if (order.length !== t.seats) object('players in the turn order', t.seats, order.length);
    Object.assign(t, { round, phase: 1 });
    for (const sheet of t.sheets) {
      sheet.faceDown = false;
      oweIncome(t, sheet);
    }
  },

  gained: ({ seat, from, ...got }, t, object) => {
    const sheet = t.sheets[seat];
    if (from === sheet.board && sheet.home === null) prepare(t, sheet);
    const owed = sheet.owed.get(from);
    for (const good of GOODS) {
      if (good === 'points') continue;
      if (!owed || got[good] > owed[good]) object(`${good} from ${from}`, owed?.[good] ?? 0, got[good]);
      else owed[good] -= got[good];
    }
    sheet.coins += got.coins;
    sheet.tools += got.tools;
    sheet.scholars += got.scholars;
    sheet.supply -= got.scholars;
    sheet.bowls[2] += got.tokens;
    sheet.annexes += got.annexes;
    movePower(sheet, got.power, object);
  },
  points: ({ seat, points, from }, t, object) => {
    const sheet = t.sheets[seat];
    const passed = sheet.passing?.findIndex(({ tile }) => tile === from) ?? -1;
    if (sheet.passing && passed >= 0) {
      const [{ scoring }] = sheet.passing.splice(passed, 1);
      if (points !== scored(t, sheet, scoring)) object(`points for passing with ${from}`, scored(t, sheet, scoring), points);
    } else {
      const owed = sheet.owed.get(from);
      if (!owed || points > owed.points) object(`points from ${from}`, owed?.points ?? 0, points);
      else owed.points -= points;
    }
    score(sheet, points, from);
  },
  scholarLost: ({ seat, scholars }, t) => {
    t.sheets[seat].scholarsLost += scholars;
  },
  book: ({ seat, discipline, books, from }, t, object) => {
    const sheet = t.sheets[seat];
    const owed = sheet.owedBooks.get(from) ?? 0;
    if (books > owed) object(`books from ${from}`, owed, books);
    sheet.owedBooks.set(from, owed - books);
    sheet.books[dOf(discipline)] += books;
    t.books[dOf(discipline)] -= books;
  },
  bookLost: ({ seat, discipline }, t, object) => {
    if (t.books[dOf(discipline)] > 0) object(`${discipline} books in the supply, none for seat ${seat}`, 0, t.books[dOf(discipline)]);
  },
  climbed: ({ seat, discipline, steps, at }, t, object) => {
    const sheet = t.sheets[seat];
    const d = dOf(discipline);
    const before = sheet.science[d];
    sheet.science[d] = before + steps;
    if (sheet.science[d] !== at) object(`level in ${discipline}`, sheet.science[d], at);
    for (let level = before + 1; level <= at; level++) owe(t, sheet, { power: LEVEL_POWER[level] ?? 0 }, 'science');
    if (t.phase === 1 && before < INCOME_LEVEL && at >= INCOME_LEVEL) owe(t, sheet, LEVEL_INCOME[d], 'science');
    happens(t, sheet, { event: 'step', times: steps });
  },
  keyUsed: ({ seat }, t) => void t.sheets[seat].keys--,

  ...ACTING,
  taken: ({ seat, power, points }, t, object) => {
    const sheet = t.sheets[seat];
    if (points !== power - 1) object('points for power', power - 1, points);
    movePower(sheet, power, object);
    sheet.vp -= points;
    sheet.lines.set('leech', (sheet.lines.get('leech') ?? 0) - points);
  },
  passed: ({ seat }, t) => {
    const sheet = t.sheets[seat];
    sheet.passing = tilesOf(t, sheet).flatMap(({ id, tile }) => (tile.pass?.score ? [{ tile: id, scoring: tile.pass.score }] : []));
  },
  scienceBonus: ({ seat, tile, times }, t, object) => {
    t.phase = 3;
    const { discipline, per, gain } = ROUND_TILES[tile].bonus;
    const sheet = t.sheets[seat];
    const higher = sum(tilesOf(t, sheet).map(({ tile: { bonusLevels = 0 } }) => bonusLevels));
    const expected = Math.floor((sheet.science[dOf(discipline)] + higher) / per);
    if (times !== expected) object('science bonus', expected, times);
    owe(t, sheet, gain, tile, times);
  },
  prepared: ({ round }, t, object) => {
    if (round !== t.round) object('round that ends', t.round, round);
    t.covered = [];
    for (const sheet of t.sheets) sheet.used = [];
  },
  empire: scoreEmpire,
  science: scoreScience,
  resources: scoreResources,
};

/** The first goods of the set-up come from the own board: now its bowls, tracks and terrain count too. */
function prepare(t: Table, sheet: Sheet): void {
  if (!sheet.board || !sheet.faction) return;
  const { bowls, shipping, start } = BOARDS[sheet.board];
  sheet.home = sheet.board;
  sheet.bowls = [...bowls];
  sheet.shipping = shipping.start;
  owe(t, sheet, start, sheet.board);
  owe(t, sheet, FACTIONS[sheet.faction].start, sheet.faction);
}

/** Facts that only happen in phase II: the first of them ends the income. */
const ACTIONS: ReadonlySet<string> = new Set<keyof Facts>([
  'power',
  'bookAction',
  'special',
  'sent',
  'returned',
  'built',
  'upgraded',
  'shipping',
  'terraforming',
  'spades',
  'skipped',
  'developed',
  'bridge',
  'annex',
  'passed',
  'sacrificed',
  'converted',
  'river',
  'neutralBuilt',
]);

export function note<K extends keyof Facts>(key: K, args: Facts[K], t: Table, object: Objecting): void {
  if (t.phase === 1 && ACTIONS.has(key)) t.phase = 2;
  HANDLERS[key]?.(args, t, object);
}
