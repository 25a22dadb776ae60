/** What each kind of fact means for the books. */
import {
  BONUS_CARDS,
  CULTS,
  DWELLING,
  FACTIONS,
  FAVOR_TILES,
  HANDICAP,
  PIECES,
  POINTS_AT_START,
  POINTS_PER_DIGGING,
  POWER_ACTIONS,
  SANCTUARY,
  STRONGHOLD,
  STRUCTURES,
  TERRAINS,
  TOP,
  TOWN_TILES,
  TRADING_HOUSE,
} from '../../data/index.ts';
import { type Entries, movePower, NO_GAIN, spend } from './books.ts';

/** The money of an auction (FI-AUCT-02), and prices that stand on a faction's board or in its description. */
const AUCTION_POINTS = 40;
const BRIDGE_WORKERS = 2;
const NEW_HOME_POWER = 5;
const COINS_PER_POINT = 3;
const COINS_PER_ALCHEMISTS_POINT = 2;

export const ENTRIES: Entries = {
  tiles: (b, { scoring, finalTile }) => {
    b.scoring = scoring;
    b.finalTile = finalTile;
  },
  round: (b, { round }) => {
    b.round = round;
  },
  faction: (b, { seat, faction }) => {
    const a = b.accounts[seat];
    const { start, shipping } = FACTIONS[faction];
    Object.assign(a, { faction, coins: start.coins, workers: start.workers, priests: start.priests, bowls: [...start.power] });
    a.supply -= start.priests;
    a.cults = CULTS.map(cult => start.cults[cult] ?? 0);
    a.shipping = shipping?.start ?? 0;
    b.note(seat, 'start', b.record.options.startingPoints === 'handicap' ? HANDICAP[faction] : POINTS_AT_START);
  },
  terrain: (b, { seat }) => {
    // A priest lies on each of the six other terrains (FI-RIVER-03).
    if (b.accounts[seat].faction === 'riverwalkers') b.accounts[seat].supply -= 6;
  },
  lot: (b, { seat, points, faction }) => {
    const start = b.record.options.startingPoints === 'handicap' ? HANDICAP[faction] : POINTS_AT_START;
    b.note(seat, 'bid', AUCTION_POINTS - points - start);
  },
  placed: (b, { seat, hex }) => {
    const at = b.map.numbers[hex];
    b.owner[at] = seat;
    b.structure[at] = DWELLING;
    b.accounts[seat].left[DWELLING]--;
    const { home } = FACTIONS[b.accounts[seat].faction!];
    if (home === 'ice' || home === 'volcano') b.terrain[at] = TERRAINS.indexOf(home);
  },
  card: (b, { seat, card, coins }) => {
    b.accounts[seat].card = card;
    b.accounts[seat].coins += coins;
  },
  passed: (b, { seat, returned }) => {
    const a = b.accounts[seat];
    const onMap = (kind: number) => PIECES[kind] - a.left[kind];
    const pass = returned ? ('pass' in BONUS_CARDS[returned] && BONUS_CARDS[returned].pass) || {} : {};
    const { dwelling = 0, tradingHouse = 0, stronghold = 0, sanctuary = 0, shipping = 0 } = pass as Record<string, number>;
    const big = stronghold * onMap(STRONGHOLD) + sanctuary * onMap(SANCTUARY);
    b.points(seat, 'bonusCard', dwelling * onMap(DWELLING) + tradingHouse * onMap(TRADING_HOUSE) + big + shipping * a.shipping);
    for (const tile of a.favors)
      b.points(seat, 'favorTile', ('pass' in FAVOR_TILES[tile] && FAVOR_TILES[tile].pass?.[onMap(TRADING_HOUSE)]) || 0);
    Object.assign(a, { card: null, passed: true });
  },
  cleanUp: b => {
    for (const account of b.accounts) account.passed = false;
  },
  river: (b, { seat, river }) => {
    b.rivers.push([seat, b.map.numbers[river]]);
  },
  farther: (b, { seat, hexes }) => {
    b.farther[seat] += hexes;
  },
  left: (b, { seat }) => {
    b.accounts[seat].card = null;
  },
  points: (b, { seat, points, line }) => {
    b.note(seat, line, points);
    b.scored.set(`${seat} ${line}`, (b.scored.get(`${seat} ${line}`) ?? 0) + points);
  },
  income: (b, { seat, ...came }) => {
    b.check(seat, 'income', b.income(seat), came);
    b.receive(b.accounts[seat], came);
  },
  spadesGained: (b, { seat, spades }) => {
    if (b.record.options.spadePoints === 'gained') b.deed(seat, 'spade', spades);
  },
  reward: (b, { seat, spades, ...came }) => {
    b.insteadOfSpades(seat, spades);
    b.check(seat, 'cult reward', b.reward(seat), came);
    b.receive(b.accounts[seat], came);
  },
  gained: (b, { seat, tokens, ...came }, rule) => {
    b.receive(b.accounts[seat], came);
    // A token bought for a point comes into bowl III, all others into bowl I (FI-SHAPE-05, FI-DRAGON-05).
    b.accounts[seat].bowls[rule === 'FI-SHAPE-05' ? 2 : 0] += tokens;
  },
  spadesBought: (b, { seat, spades, good, amount }) => {
    b.pay(b.accounts[seat], { coins: 0, workers: 0, priests: 0, [good]: amount });
    if (b.record.options.spadePoints === 'gained') b.deed(seat, 'spade', spades);
  },
  skipped: (b, { seat }) => {
    const a = b.accounts[seat];
    const skipping = FACTIONS[a.faction!].skipping!;
    b.pay(a, a.left[STRONGHOLD] === 0 ? skipping.priceWithStronghold : skipping.price);
  },
  transformed: (b, { hex, terrain, seat, spades }) => {
    b.terrain[b.map.numbers[hex]] = TERRAINS.indexOf(terrain);
    if (b.record.options.spadePoints === 'used') b.deed(seat, 'spade', spades);
  },
  built: (b, { seat, hex }) => {
    const a = b.accounts[seat];
    if (b.free !== 'ACTW') b.pay(a, FACTIONS[a.faction!].cost[DWELLING]);
    b.put(seat, hex, DWELLING);
    b.deed(seat, 'dwelling');
    b.favorPoints(seat, 'dwelling');
  },
  upgraded: (b, { seat, hex, to }) => {
    const a = b.accounts[seat];
    const kind = STRUCTURES.indexOf(to);
    const { cost, lonely } = FACTIONS[a.faction!];
    const isLonely = kind === TRADING_HOUSE && !b.hasNeighbour(seat, b.map.numbers[hex]);
    if (b.free !== 'ACTS') b.pay(a, { ...cost[kind], coins: cost[kind].coins + (isLonely ? lonely : 0) });
    a.left[b.structure[b.map.numbers[hex]]]++;
    b.put(seat, hex, kind);
    b.deed(seat, to === 'stronghold' || to === 'sanctuary' ? 'big' : to);
    if (to === 'tradingHouse') b.favorPoints(seat, 'tradingHouse');
  },
  bridge: (b, { from, to }) => {
    b.bridges.push([b.map.numbers[from], b.map.numbers[to]]);
  },
  shipping: (b, { seat, value }, rule) => {
    const a = b.accounts[seat];
    const { advance, points } = FACTIONS[a.faction!].shipping!;
    if (rule === 'TM-SHIP-01') b.pay(a, advance!);
    a.shipping = value;
    b.points(seat, 'shipping', points[value - 1] ?? 0);
  },
  digging: (b, { seat, level }) => {
    b.pay(b.accounts[seat], FACTIONS[b.accounts[seat].faction!].digging!.upgrade!);
    b.accounts[seat].digging = level;
    b.points(seat, 'digging', POINTS_PER_DIGGING);
  },
  sent: (b, { seat, returned }) => {
    b.accounts[seat].priests--;
    if (returned) b.accounts[seat].supply++;
    else b.priestsOnCults[seat]++;
  },
  steps: (b, { seat, cult, steps, at }) => b.climb(seat, cult, steps, at),
  stepsDown: (b, { seat, cult, steps, at }) => {
    if (b.accounts[seat].cults[CULTS.indexOf(cult)] === TOP) b.accounts[seat].keys++;
    b.climb(seat, cult, -steps, at);
  },
  top: (b, { seat, cult }) => {
    b.accounts[seat].keys--;
    b.climb(seat, cult, 1, TOP);
  },
  power: (b, { seat, action, power }) => {
    const a = b.accounts[seat];
    const price = POWER_ACTIONS[action].power - (a.faction === 'yetis' ? 1 : 0);
    if (power !== price) b.object(seat, `price of ${action}`, price, power);
    spend(a.bowls, power);
    b.insteadOfSpades(seat, 'spades' in POWER_ACTIONS[action] ? (POWER_ACTIONS[action].spades ?? 0) : 0);
  },
  special: (b, { seat, action }) => {
    b.free = action;
    if (action === 'BON1') b.insteadOfSpades(seat, 1);
    if (action === 'ACTE') b.accounts[seat].workers -= BRIDGE_WORKERS;
    if (action === 'ACTH5') b.newHome = seat;
  },
  home: (b, { seat }) => {
    if (b.newHome === seat) spend(b.accounts[seat].bowls, NEW_HOME_POWER);
    b.newHome = -1;
  },
  converted: (b, { seat, from, to, price, gained }) => {
    const a = b.accounts[seat];
    if (from === 'power') spend(a.bowls, price);
    else if (from === 'priests') b.pay(a, { coins: 0, workers: 0, priests: price });
    else if (from !== 'points') a[from] -= price;
    if (to === 'coins' || to === 'workers') a[to] += gained;
    // A priest that may open a terrain instead is taken later (FI-RIVER-08).
    if (to === 'priests' && a.faction !== 'riverwalkers') b.receive(a, { ...NO_GAIN, priests: gained });
  },
  sacrificed: (b, { seat, power }) => {
    b.accounts[seat].bowls[1] -= 2 * power;
    b.accounts[seat].bowls[2] += power;
  },
  tokensLost: (b, { seat, bowls }) => {
    b.accounts[seat].bowls = b.accounts[seat].bowls.map((tokens, i) => tokens - bowls[i]);
  },
  favor: (b, { seat, tile }) => {
    b.accounts[seat].favors.push(tile);
  },
  town: (b, { seat, tile }) => {
    b.accounts[seat].towns.push(tile);
    b.accounts[seat].keys += TOWN_TILES[tile].keys;
    b.points(seat, 'townTile', TOWN_TILES[tile].points);
    b.deed(seat, 'town');
  },
  ordained: (b, { seat, workers }) => {
    b.accounts[seat].workers -= workers;
    b.receive(b.accounts[seat], { ...NO_GAIN, priests: workers });
  },
  unlocked: (b, { seat, coins }) => {
    b.accounts[seat].coins -= coins;
    b.accounts[seat].supply++;
  },
  taken: (b, { seat, power }) => {
    movePower(b.accounts[seat].bowls, power);
    b.points(seat, 'leech', Math.min(0, 1 - power));
  },
  cultScore: (b, { seat, points }) => b.points(seat, 'cults', points),
  networkScore: (b, { seat, points }) => b.points(seat, 'network', points),
  tileScore: (b, { seat, points }) => b.points(seat, 'finalTile', points),
  resourceScore: (b, { seat, coins, points }) => {
    const a = b.accounts[seat];
    b.accounts[seat].bowls[2] += a.bowls[1] >> 1;
    a.bowls[1] %= 2;
    const all = a.coins + a.workers + a.priests + a.bowls[2];
    const rate = a.faction === 'alchemists' ? COINS_PER_ALCHEMISTS_POINT : COINS_PER_POINT;
    if (all !== coins) b.object(seat, 'coins of all resources', all, coins);
    if (Math.floor(all / rate) !== points) b.object(seat, 'points for resources', Math.floor(all / rate), points);
    spend(a.bowls, a.bowls[2]);
    Object.assign(a, { coins: all % rate, workers: 0, priests: 0, supply: a.supply + a.priests });
    b.points(seat, 'resources', points);
  },
};
