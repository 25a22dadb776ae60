/** What each fact does to the book, and what it must not claim. */
import { CARDS_PER_INDUSTRY, FEW, HAND, LIGHTNING_HAND, POINTS_PER_COIN, RESOURCES, type Some } from '../../data/components.ts';
import type { Facts } from '../../rules/state.ts';
import { type Book, inOrder, times } from './book.ts';

type Handlers = { [K in keyof Facts]: (book: Book, args: Facts[K]) => void };

export const HANDLERS: Handlers = {
  start(b, { seat, tiles }) {
    b.firstPlayer = seat;
    for (const empire of b.empires) empire.tiles = [...tiles];
  },
  phase(b, { space, phase }) {
    endPhase(b);
    b.space++;
    if (b.space === 1 && b.options.game === 'lightning') b.space = track(b).lightning + 1;
    b.object(null, 'space of the turn marker', b.space, space);
    b.object(null, `phase of space ${space}`, track(b).spaces[space - 1], phase);
  },
  end(b) {
    endPhase(b);
    b.object(null, 'spaces played', track(b).spaces.length, b.space);
    b.space++;
    b.isOver = true;
  },
  finalScore(b, { seat, track: onTrack, intact, endgame, points }) {
    const e = b.empires[seat];
    const expected = [e.conflicts + e.abilities + e.fewResources, e.locationPoints, e.endgamePoints(b.empires)];
    b.told.add(seat);
    b.object(seat, 'final score', [...expected, expected.reduce((sum, n) => sum + n, 0)], [onTrack, intact, endgame, points]);
  },

  // Disaster phase
  disaster(b, { card }) {
    b.deck--;
    b.threats.set(card, { wheat: 0, hammer: 0, axe: 0, coin: 0 });
  },
  bid(b, { seat, card, resource }) {
    const isListed = resource === 'coin' || b.tables.disasters[card].bid.includes(resource);
    b.object(seat, `bid of ${resource} on ${card}`, true, isListed);
    b.pay(seat, { [resource]: 1 });
    const threat = b.threats.get(card);
    if (threat) threat[resource]++;
  },
  freeBid(b, { seat, card, source }) {
    const { effect } = b.empires[seat].printed(source);
    b.object(seat, `free bid by ${source}`, true, effect.op === 'freeBid' && b.tables.disasters[card].bid.includes(effect.resource));
    exhaust(b, seat, source);
  },
  taken(b, { seat, card, resources }) {
    b.object(seat, `won with ${card}`, inOrder(b.threats.get(card) ?? {}), inOrder(resources));
    b.gain(seat, resources);
    b.threats.delete(card);
    b.owe('destruction', seat, 1);
    b.owe('placement', seat, 1);
  },
  firstPlayer(b, { seat }) {
    b.firstPlayer = seat;
    b.markerGiven++;
  },
  replaced(b, { seat, source, card, by }) {
    b.object(seat, `ability of ${source}`, 'replaceDisaster', b.empires[seat].printed(source).effect.op);
    exhaust(b, seat, source);
    const threat = b.threats.get(card);
    b.threats.delete(card);
    if (threat) b.threats.set(by, threat);
    b.deck--;
    if (b.options.replacedDisasterGoes === 'discarded') b.discard.add(card);
    else b.deck++;
  },
  destroyed(b, { seat, location }) {
    b.object(seat, `${location} before its destruction`, 'intact', b.empires[seat].destroyed.has(location) ? 'destroyed' : 'intact');
    b.empires[seat].destroyed.add(location);
    b.owe('destruction', seat, -1);
  },
  nothingLeft(b, { seat }) {
    b.owe('destruction', seat, -1);
    b.object(seat, 'intact locations', [], b.empires[seat].intact);
  },
  placed(b, { seat, card, location }) {
    const e = b.empires[seat];
    const count = (place: string) => [...e.under.values()].filter(above => above === place).length;
    const fewest = Math.min(...e.intact.map(count));
    b.object(seat, `innovations under ${location}`, fewest, e.destroyed.has(location) ? 'destroyed' : count(location));
    e.under.set(card, location);
    b.owe('placement', seat, -1);
  },
  noRoom(b, { seat, card }) {
    b.owe('placement', seat, -1);
    b.object(seat, 'intact locations', [], b.empires[seat].intact);
    b.discard.add(card);
  },
  shown(b, { seat, resources }) {
    b.object(seat, 'shown behind the screen', b.empires[seat].stock, resources);
    if (!b.isOver) b.object(seat, 'fewer than 5 resources', true, b.empires[seat].tokens < FEW);
    b.shown.add(seat);
  },
  coinBought(b, { seat }) {
    b.object(seat, 'screen away', true, b.shown.has(seat));
    b.empires[seat].fewResources -= POINTS_PER_COIN;
    b.gain(seat, { coin: 1 });
    b.object(seat, 'at most 5 resources', true, b.empires[seat].tokens <= FEW);
  },

  // Abilities
  gained(b, { seat, source, resources }) {
    const { phase, effect } = worksFor(b, seat, source);
    if (phase === 'economy') b.use(seat, source, 1);
    let wanted: Some = {};
    if (effect.op === 'gain') wanted = effect.resources;
    if (effect.op === 'gainPerAdjacent') wanted = times(effect.resources, b.empires[seat].matching(source, effect.match));
    b.gained(seat, `gain of ${source}`, wanted, resources);
  },
  points(b, { seat, source, points }) {
    const { effect } = worksFor(b, seat, source);
    b.use(seat, source, 1);
    let expected = 0;
    if (effect.op === 'points') expected = effect.points;
    if (effect.op === 'pointsPerAdjacent') expected = effect.points * b.empires[seat].matching(source, effect.match);
    b.object(seat, `points of ${source}`, expected, points);
    b.empires[seat].abilities += points;
  },
  exchanged(b, { seat, source, paid, got }) {
    const { effect } = worksFor(b, seat, source);
    if (effect.op !== 'convert') return b.object(seat, `ability of ${source}`, 'convert', effect.op);
    b.use(seat, source, effect.times);
    const [[resource, price]] = Object.entries(effect.pay);
    mustPay(b, seat, `price of ${source}`, resource, price, paid);
    const wanted = effect.mode === 'all' ? [effect.to] : Object.entries(effect.to).map(([kind, n]) => ({ [kind]: n }));
    const found = wanted.find(one => JSON.stringify(b.available(one)) === JSON.stringify(inOrder(got)));
    b.gained(seat, `exchange of ${source}`, found ?? wanted[0], got);
  },
  refreshed(b, { seat, abilities }) {
    for (const ability of abilities) b.object(seat, `${ability} before it is refreshed`, 'exhausted', state(b, seat, ability));
    for (const ability of abilities) b.empires[seat].exhausted.delete(ability);
  },
  repeated(b, { seat, source, of }) {
    b.object(seat, `ability of ${source}`, 'repeat', worksFor(b, seat, source).effect.op);
    b.use(seat, source, 1);
    const key = `again ${seat} ${of}`;
    b.uses.set(key, (b.uses.get(key) ?? 0) + 1);
  },
  finished(b, { seat }) {
    b.finished.set(seat, (b.finished.get(seat) ?? 0) + 1);
  },
  first(b, { seat }) {
    b.use(seat, 'the choice of the first half', 1);
  },

  // Industry phase
  played(b, { seat, card, paid, discount }) {
    const { cost } = b.tables.disasters[card];
    mustPay(b, seat, `price of ${card}`, 'hammer', Math.max(0, cost - discountOf(b, seat, discount)), paid);
    leavesHand(b, seat, 1);
    b.owe('placement', seat, 1);
  },
  sold(b, { seat, card, got }) {
    leavesHand(b, seat, 1);
    b.discard.add(card);
    b.gained(seat, `sale of ${card}`, { coin: 1 }, got);
  },
  restored(b, { seat, location, paid, discounts }) {
    const e = b.empires[seat];
    b.use(seat, 'restoring', 1);
    b.object(seat, `${location} before it is restored`, true, e.destroyed.has(location));
    const next = e.neighbours(location);
    const working = e.working('industry').filter(({ source, effect }) => effect.op === 'discountRestore' && next.includes(e.above(source)));
    b.object(seat, `discounts for ${location}`, working.map(({ source }) => source).sort(), [...discounts].sort());
    const saved = working.reduce((sum, { effect }) => sum + (effect.op === 'discountRestore' ? effect.amount : 0), 0);
    mustPay(b, seat, `price of ${location}`, 'hammer', Math.max(0, b.tables.locations[location].restoreCost - saved), paid);
    e.destroyed.delete(location);
  },
  thrownAway(b, { seat, cards }) {
    b.empires[seat].cards -= cards.length;
    for (const card of cards) b.discard.add(card);
  },
  swapped(b, { seat, locations: [one, other] }) {
    swap(b, seat, one, other);
  },
  moved(b, { seat, card, location }) {
    b.object(seat, `${location} above ${card}`, false, b.empires[seat].above(card) === location || b.empires[seat].destroyed.has(location));
    b.empires[seat].under.set(card, location);
  },
  drew(b, { seat, cards }) {
    b.deck -= cards;
    b.empires[seat].cards += cards;
    b.drawn.set(seat, cards);
    const most = b.options.game === 'lightning' && b.space > 0 ? LIGHTNING_HAND : HAND;
    b.object(seat, `at most ${most} cards in hand`, true, b.empires[seat].cards <= most);
  },
  drewCards(b, { seat, cards }) {
    b.object(seat, 'cards drawn', b.drawn.get(seat) ?? 0, cards.length);
    b.drawn.delete(seat);
  },
  reshuffled(b, { cards }) {
    b.object(null, 'cards shuffled anew', b.discard.size, cards);
    b.object(null, 'cards in the deck before', 0, b.deck);
    b.deck = cards;
    b.discard.clear();
  },

  // Conflict phase
  conflict(b, { card }) {
    b.conflict = card;
  },
  fist(b, { seat, starting, axes, coins, strength }) {
    b.object(seat, 'starting strength', b.empires[seat].strength, starting);
    b.object(seat, 'final strength', starting + axes + coins, strength);
    b.pay(seat, { axe: axes, coin: coins });
    b.fists.set(seat, { axes, coins, strength });
  },
  band(b, { seat, band, points, resources }) {
    const { bands } = conflictOn(b);
    const mine = b.fists.get(seat)?.strength ?? 0;
    const expected = bands.findIndex(
      ({ min, max }) => mine >= (min ?? Number.NEGATIVE_INFINITY) && mine <= (max ?? Number.POSITIVE_INFINITY),
    );
    b.object(seat, 'band', [expected, bands[expected]?.points], [band, points]);
    b.gained(seat, 'reward of the band', bands[band].resources, resources);
    b.empires[seat].conflicts += points;
  },
  victory(b, { seat, points, resources }) {
    const { victory } = conflictOn(b);
    b.object(seat, 'highest strength', true, isStrongest(b, seat));
    b.use(seat, 'victory', 1);
    b.object(seat, 'points of the victory', victory.points, points);
    b.gained(seat, 'reward of the victory', victory.resources, resources);
    b.empires[seat].conflicts += points;
  },
  upheaval(b, { seat, location, other, position }) {
    const e = b.empires[seat];
    const { rank, position: at } = conflictOn(b).upheaval;
    b.object(seat, 'upheaval', [e.ranked(rank), e.tiles[at - 1], at], [location, other, position]);
    b.use(seat, 'upheaval', 1);
    swap(b, seat, location, other);
  },
  upheavalStays(b, { seat, location }) {
    const { rank, position } = conflictOn(b).upheaval;
    b.use(seat, 'upheaval', 1);
    b.object(seat, 'location of the upheaval', b.empires[seat].ranked(rank), location);
    if (location !== null) b.object(seat, 'location at the position', b.empires[seat].tiles[position - 1], location);
  },

  // Lightning
  redrew(b, { seat, cards }) {
    b.empires[seat].cards -= cards.length;
    for (const card of cards) b.discard.add(card);
  },
  picked(b, { seat, cards }) {
    b.owe('destruction', seat, cards.length);
    b.owe('placement', seat, cards.length);
    b.empires[seat].cards -= cards.length;
  },
};

/** Any card will do where none was turned up: the view will object. */
const conflictOn = (b: Book) => b.tables.conflicts[b.conflict ?? Object.keys(b.tables.conflicts)[0]];

const track = (b: Book) => b.tables.tracks.find(({ players }) => players.includes(b.empires.length)) ?? b.tables.tracks[0];

/** What a phase must have brought by its end, and what goes with it. */
function endPhase(b: Book): void {
  const phase = track(b).spaces[b.space - 1];
  const needed = { economy: 1, industry: 1, combined: 2 }[phase as string] ?? 0;
  b.empires.forEach((_, seat) => {
    b.object(seat, 'destructions left out', 0, b.owed.destruction.get(seat) ?? 0);
    b.object(seat, 'placements left out', 0, b.owed.placement.get(seat) ?? 0);
    b.object(seat, `times finished in phase ${b.space}`, needed, b.finished.get(seat) ?? 0);
    if (phase === 'combined') b.object(seat, 'choices of the first half', 1, b.uses.get(`${seat} the choice of the first half`) ?? 0);
    if (phase !== 'conflict') return;
    const wins = isStrongest(b, seat);
    b.object(
      seat,
      'victories and upheavals',
      [wins ? 1 : 0, wins ? 0 : 1],
      ['victory', 'upheaval'].map(what => b.uses.get(`${seat} ${what}`) ?? 0),
    );
  });
  const isDisaster = phase === 'disaster' || phase === 'doubleDisaster';
  b.object(null, `disasters nobody took in phase ${b.space}`, [], [...b.threats.keys()]);
  b.object(null, `times the first-player marker was given in phase ${b.space}`, isDisaster ? 1 : 0, b.markerGiven);
  b.markerGiven = 0;
  if (b.conflict !== null) b.conflictDiscard.push(b.conflict);
  b.conflict = null;
  b.fists.clear();
  b.uses.clear();
  b.shown.clear();
  b.finished.clear();
}

function isStrongest(b: Book, seat: number): boolean {
  return b.fists.get(seat)?.strength === Math.max(...[...b.fists.values()].map(({ strength }) => strength));
}

const state = (b: Book, seat: number, ability: string) => (b.empires[seat].exhausted.has(ability) ? 'exhausted' : 'fresh');

function exhaust(b: Book, seat: number, source: string): void {
  b.object(seat, `${source} before its use`, 'fresh', state(b, seat, source));
  b.object(
    seat,
    `location above ${source}`,
    'intact',
    b.empires[seat].destroyed.has(b.empires[seat].above(source)) ? 'destroyed' : 'intact',
  );
  b.empires[seat].exhausted.add(source);
}

/** The print of an ability that is used, and whether the location above it is as it has to be. */
function worksFor(b: Book, seat: number, source: string) {
  const e = b.empires[seat];
  const printed = e.printed(source);
  b.object(seat, `location above ${source} destroyed`, printed.phase === 'onDestroyed', e.destroyed.has(e.above(source)));
  return printed;
}

/** EE-RES-02: so many tokens, of the named kind or coins. */
function mustPay(b: Book, seat: number, what: string, resource: string, price: number, paid: Some): void {
  const others = RESOURCES.filter(kind => kind !== resource && kind !== 'coin' && (paid[kind] ?? 0) > 0);
  b.object(seat, what, [price, []], [RESOURCES.reduce((sum, kind) => sum + (paid[kind] ?? 0), 0), others]);
  b.pay(seat, paid);
}

function discountOf(b: Book, seat: number, source: string | null): number {
  if (source === null) return 0;
  const { effect } = worksFor(b, seat, source);
  if (effect.op !== 'discountPlay') return 0;
  b.use(seat, source, effect.cards);
  return effect.amount;
}

function leavesHand(b: Book, seat: number, cards: number): void {
  b.use(seat, 'cards played or sold', CARDS_PER_INDUSTRY);
  b.empires[seat].cards -= cards;
}

function swap(b: Book, seat: number, one: string, other: string): void {
  const { tiles } = b.empires[seat];
  const [i, j] = [tiles.indexOf(one), tiles.indexOf(other)];
  [tiles[i], tiles[j]] = [tiles[j], tiles[i]];
}
