/** The facts one by one: what each changes, and whether the tables allow it. */
import {
  BOARDS,
  BOOK_ACTIONS,
  CITY_TILES,
  COMPETENCIES,
  CONVERSIONS,
  COST,
  DISCIPLINES,
  DISPLAY,
  FACTIONS,
  GUILD_BESIDE_OTHERS,
  INCOME_LEVEL,
  INNOVATIONS,
  LEVEL_INCOME,
  LEVEL_POWER,
  PALACES,
  POWER_ACTIONS,
  type Price,
  ROUND_TILES,
  SHIPPING_PRICE,
  SLOTS,
  TERRAFORMING_REWARDS,
  TOOLS_PER_SPADE,
  WITHOUT_PALACE,
} from '../../data/index.ts';
import type { Facts, Source } from '../../index.ts';
import { lineOf, scoreEmpire, scoreResources, scoreScience } from './final.ts';
import { beside, own, ringSteps } from './land.ts';
import { happens, owe, oweBooks, oweIncome } from './owing.ts';
import { GOODS, kindNumber, type Objecting, palaceStands, type Sheet, scored, type Table, tilesOf } from './sheet.ts';

type Handler<A> = (args: A, t: Table, object: Objecting) => void;

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);
const dOf = (discipline: (typeof DISCIPLINES)[number]) => DISCIPLINES.indexOf(discipline);

function pay(sheet: Sheet, { coins = 0, tools = 0, scholars = 0, power = 0 }: Price): void {
  sheet.coins -= coins;
  sheet.tools -= tools;
  sheet.scholars -= scholars;
  sheet.supply += scholars;
  sheet.bowls[2] -= power;
  sheet.bowls[0] += power;
}

/** One token at a time, from bowl I as long as there is one. */
function movePower(sheet: Sheet, power: number, object: Objecting): void {
  for (let n = 0; n < power; n++) {
    const from = sheet.bowls[0] > 0 ? 0 : 1;
    if (sheet.bowls[from] === 0) {
      object('power gained', `${n} at most`, power);
      return;
    }
    sheet.bowls[from]--;
    sheet.bowls[from + 1]++;
  }
}

function payBooks(t: Table, sheet: Sheet, books: readonly number[]): void {
  for (const [d, n] of books.entries()) {
    sheet.books[d] -= n;
    t.books[d] += n;
  }
}

function priced(what: string, price: Price, allowed: readonly Price[], object: Objecting): void {
  if (!allowed.some(one => same(one, price))) object(what, allowed, price);
}

function score(sheet: Sheet, points: number, from: Source): void {
  sheet.vp += points;
  sheet.lines.set(lineOf(from), (sheet.lines.get(lineOf(from)) ?? 0) + points);
}

/** On its hex, the piece from the own board or a neutral one. */
function stand({ land }: Table, sheet: Sheet, kind: Facts['built']['building'], id: string, neutral: boolean): number {
  const hex = land.map.numbers[id];
  land.building[hex] = kind;
  land.owner[hex] = sheet.seat;
  if (neutral) land.neutral.add(hex);
  else sheet.left[kindNumber(kind)]--;
  return hex;
}

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

  spades: ({ seat, spades, tools }, t, object) => {
    const sheet = t.sheets[seat];
    const each = TOOLS_PER_SPADE[sheet.terraforming];
    if (tools > spades * each || tools % each !== 0) object('tools for spades', `${each} each, ${spades} spades`, tools);
    pay(sheet, { tools });
    sheet.digging = spades;
    happens(t, sheet, { event: 'spade', times: spades });
  },
  transformed: ({ seat, hex, terrain }, t, object) => {
    const at = t.land.map.numbers[hex];
    const { home, digging } = t.sheets[seat];
    const from = t.land.terrain[at];
    if (from === 'river' || !home || ringSteps(from, home) - ringSteps(from, terrain) !== ringSteps(terrain, home))
      object(`way of ${hex} round the ring`, home, terrain);
    if (from !== 'river' && ringSteps(from, terrain) !== digging) object(`spades for ${hex}`, ringSteps(from, terrain), digging);
    t.sheets[seat].digging = 0;
    t.land.terrain[at] = terrain;
  },
  skipped: ({ seat, by, price }, t, object) => {
    const sheet = t.sheets[seat];
    const found = tilesOf(t, sheet).find(({ tile }) => tile.skip?.by === by);
    if (!found?.tile.skip) {
      object(`tile for a ${by}`, 'one', 'none');
      return;
    }
    const { price: printed, points, revised } = found.tile.skip;
    priced(`price of a ${by}`, price, [printed], object);
    pay(sheet, price);
    owe(t, sheet, { points: revised === undefined ? points : revised + t.seats }, found.id);
  },
  built: ({ seat, building, hex, price }, t, object) => {
    const sheet = t.sheets[seat];
    priced(`price of a ${building}`, price, building === 'workshop' ? [COST[kindNumber(building)], {}] : [{}], object);
    pay(sheet, price);
    happens(t, sheet, { event: 'build', kind: building, hex: stand(t, sheet, building, hex, false) });
  },
  upgraded: ({ seat, from, to, hex, price }, t, object) => {
    const sheet = t.sheets[seat];
    const at = t.land.map.numbers[hex];
    if (t.land.building[at] !== from || t.land.owner[at] !== seat) object(`building on ${hex}`, t.land.building[at], from);
    const hasNeighbour = beside(t.land, at).some(next => t.land.owner[next] >= 0 && t.land.owner[next] !== seat);
    priced(`price of a ${to}`, price, [to === 'guild' && hasNeighbour ? GUILD_BESIDE_OTHERS : COST[kindNumber(to)], {}], object);
    pay(sheet, price);
    sheet.left[kindNumber(from)]++;
    stand(t, sheet, to, hex, false);
    happens(t, sheet, { event: 'build', kind: to, hex: at });
  },
  neutralBuilt: ({ seat, building, hex }, t) => {
    const sheet = t.sheets[seat];
    happens(t, sheet, { event: 'build', kind: building, hex: stand(t, sheet, building, hex, true) });
  },
  annex: ({ seat, hex }, t) => {
    t.sheets[seat].annexes--;
    t.land.annexed.add(t.land.map.numbers[hex]);
  },
  bridge: ({ seat, from, to, price }, t, object) => {
    const sheet = t.sheets[seat];
    const printed = tilesOf(t, sheet).flatMap(({ tile }) => tile.bridgePrice ?? []);
    priced('price of a bridge', price, [{}, ...printed], object);
    pay(sheet, price);
    sheet.bridges--;
    t.land.bridges.push({ ends: [t.land.map.numbers[from], t.land.map.numbers[to]], seat });
  },
  shipping: ({ seat, value, price }, t, object) => {
    const sheet = t.sheets[seat];
    priced('price of shipping', price, [SHIPPING_PRICE, {}], object);
    pay(sheet, price);
    sheet.shipping++;
    if (value !== sheet.shipping) object('shipping', sheet.shipping, value);
    if (sheet.board) owe(t, sheet, BOARDS[sheet.board].shipping.rewards[value] ?? {}, 'shipping');
    happens(t, sheet, { event: 'track' });
  },
  terraforming: ({ seat, tools, price }, t, object) => {
    const sheet = t.sheets[seat];
    if (sheet.board) priced('price of terraforming', price, [BOARDS[sheet.board].terraformingPrice, {}], object);
    pay(sheet, price);
    sheet.terraforming++;
    if (tools !== TOOLS_PER_SPADE[sheet.terraforming]) object('tools for a spade', TOOLS_PER_SPADE[sheet.terraforming], tools);
    owe(t, sheet, TERRAFORMING_REWARDS[sheet.terraforming] ?? {}, 'terraforming');
    happens(t, sheet, { event: 'track' });
  },

  developed: ({ seat, tile, books, coins }, t, object) => {
    const sheet = t.sheets[seat];
    const place = t.display.indexOf(tile);
    const { of, any } = DISPLAY[t.seats][place] ?? { of: [], any: 0 };
    const further = sheet.board ? BOARDS[sheet.board].innovationBooks[sheet.innovations.length] : 0;
    if (sum(books) !== sum(of) + any + further || of.some((n, d) => books[d] < n)) object(`books for ${tile}`, [of, any + further], books);
    const palace = palaceStands(sheet) || own(t.land, seat).some(hex => t.land.building[hex] === 'palace');
    if (coins !== (palace ? 0 : WITHOUT_PALACE.coins)) object(`coins for ${tile}`, palace ? 0 : WITHOUT_PALACE.coins, coins);
    payBooks(t, sheet, books);
    sheet.coins -= coins;
    t.display[place] = null;
    sheet.innovations.push(tile);
    happens(t, sheet, { event: 'innovation' });
    owe(t, sheet, INNOVATIONS[tile].atOnce ?? {}, tile);
  },
  sent: ({ seat }, t) => {
    t.sheets[seat].scholars--;
    happens(t, t.sheets[seat], { event: 'scholar' });
  },
  returned: ({ seat }, t) => {
    pay(t.sheets[seat], { scholars: 1 });
    happens(t, t.sheets[seat], { event: 'scholar' });
  },
  power: ({ seat, action, power }, t, object) => {
    const sheet = t.sheets[seat];
    const off = sum(tilesOf(t, sheet).map(({ tile }) => tile.powerActionDiscount ?? 0));
    const price = (POWER_ACTIONS[action].price.power ?? 0) - off;
    if (power !== price) object(`power for ${action}`, price, power);
    pay(sheet, { power });
    t.covered.push(action);
    owe(t, sheet, POWER_ACTIONS[action].gain, action);
    happens(t, sheet, { event: 'powerAction' });
  },
  bookAction: ({ seat, action, books }, t, object) => {
    const { price, gain } = BOOK_ACTIONS[action];
    if (sum(books) !== price.books) object(`books for ${action}`, price.books, books);
    payBooks(t, t.sheets[seat], books);
    t.covered.push(action);
    owe(t, t.sheets[seat], gain, action);
  },
  special: ({ seat, tile }, t, object) => {
    const sheet = t.sheets[seat];
    const found = tilesOf(t, sheet).find(({ id }) => id === tile);
    if (!found?.tile.special) {
      object('special action', 'one of the own tiles', tile);
      return;
    }
    sheet.used.push(tile);
    owe(t, sheet, found.tile.special, tile);
  },
  competency: ({ seat, tile }, t) => {
    const sheet = t.sheets[seat];
    sheet.competencies.push(tile);
    oweBooks(sheet, SLOTS[t.competencies.indexOf(tile)].books, tile);
    owe(t, sheet, COMPETENCIES[tile].atOnce ?? {}, tile);
    happens(t, sheet, { event: 'competency' });
  },
  city: ({ seat, hexes }, t) => {
    for (const hex of hexes) t.land.inCity.add(t.land.map.numbers[hex]);
    happens(t, t.sheets[seat], { event: 'cityTile' }, false);
  },
  joined: ({ hexes }, t) => {
    for (const hex of hexes) t.land.inCity.add(t.land.map.numbers[hex]);
  },
  cityTile: ({ seat, tile }, t) => {
    const sheet = t.sheets[seat];
    sheet.cities.push(tile);
    sheet.keys++;
    happens(t, sheet, { event: 'cityTile' }, true, false);
    owe(t, sheet, CITY_TILES[tile].gain, tile);
  },
  sacrificed: ({ seat }, t) => {
    t.sheets[seat].bowls[1] -= 2;
    t.sheets[seat].bowls[2]++;
  },
  converted: ({ seat, from, price, to }, t, object) => {
    const sheet = t.sheets[seat];
    const word = (good: string) => (DISCIPLINES.some(d => d === good) ? 'books' : good);
    if (!CONVERSIONS.some(c => c.from === word(from) && c.to === word(to) && c.price === price))
      object(`conversion of ${from} into ${to}`, 'in the table', price);
    give(t, sheet, from, price);
    give(t, sheet, to, -1);
  },
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

function give(t: Table, sheet: Sheet, good: Facts['converted']['from'], n: number): void {
  if (good === 'power' || good === 'scholars' || good === 'tools' || good === 'coins') pay(sheet, { [good]: n });
  else
    payBooks(
      t,
      sheet,
      DISCIPLINES.map(d => (d === good ? n : 0)),
    );
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
