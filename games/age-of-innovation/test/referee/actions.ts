/** What players do in their own turns: each price is checked against the tables. */
import {
  BOARDS,
  BOOK_ACTIONS,
  CITY_TILES,
  COMPETENCIES,
  CONVERSIONS,
  COST,
  DISCIPLINES,
  DISPLAY,
  GUILD_BESIDE_OTHERS,
  INNOVATIONS,
  POWER_ACTIONS,
  SHIPPING_PRICE,
  SLOTS,
  TERRAFORMING_REWARDS,
  TOOLS_PER_SPADE,
  WITHOUT_PALACE,
} from '../../data/index.ts';
import type { Facts } from '../../rules/state.ts';
import { type Handler, pay, payBooks, priced, stand, sum } from './goods.ts';
import { beside, own, ringSteps } from './land.ts';
import { happens, owe, oweBooks } from './owing.ts';
import { kindNumber, palaceStands, type Sheet, type Table, tilesOf } from './sheet.ts';

export const ACTING: { [K in keyof Facts]?: Handler<Facts[K]> } = {
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
};

function give(t: Table, sheet: Sheet, good: Facts['converted']['from'], n: number): void {
  if (good === 'power' || good === 'scholars' || good === 'tools' || good === 'coins') pay(sheet, { [good]: n });
  else
    payBooks(
      t,
      sheet,
      DISCIPLINES.map(d => (d === good ? n : 0)),
    );
}
