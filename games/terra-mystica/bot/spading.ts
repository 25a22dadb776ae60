/** Transforming land and building on it: with bought spades, with those of an action, or with what some factions pay instead. */
import { BY_SKIPPING, raisable, type Way, wayRound } from '@tarsas/terra';
import { CYCLE, DWELLING, EMPTY, FACTIONS, onCycle, POWER_ACTIONS, type Price, price, SCORING_TILES, TERRAINS } from '../data/index.ts';
import { abilityOf, strongholdStands } from '../rules/abilities.ts';
import { type Choice, mapOf, type Player, type State } from '../rules/index.ts';
import { FREE, isCovered, powerPrice, skipPrice, tokenPrice } from '../rules/questions/price.ts';
import { isHome, spadesFor } from '../rules/questions/terrain.ts';
import { paidWith } from './purse.ts';
import { type Plan, plus, type Turn } from './turns.ts';

/** So many hexes are looked at for each source of spades, the likeliest first. */
const MOST_HEXES = 12;
/** And so many for the second spade of two. */
const MOST_SECOND = 3;

/** And for a single spade on the way. */
const MOST_STEPS = 3;

interface Target {
  hex: number;
  spades: number;
  way: Price;
  appeal: number;
  /** The choices that turn it into home. */
  home: Plan;
}

/** Where spades come from: an action that gives some, or none but those paid for, where one can be. */
interface Source {
  action: Choice | null;
  free: number;
  power: number;
}

export function spadePlans(turn: Turn, reached: readonly Way[], options: readonly Choice[]): Plan[] {
  const { insteadOfSpade, transforms } = abilityOf(turn.p);
  const plans: Plan[] = [];
  if (transforms) plans.push(...volcanoPlans(turn, reached));
  const sources = sourcesOf(turn, options);
  if (insteadOfSpade) {
    for (const source of sources) if (source.action && insteadOfSpade.scores) plans.push([...actionAfter(turn, source, [])]);
    return plans;
  }
  if (sources.length === 0) return plans;
  const targets = targetsIn(turn, reached);
  const pay = spadesPay(turn);
  for (const source of sources) plansFrom(turn, source, targets, pay, plans);
  if (pay) plans.push(...stepsOnTheWay(turn, targets));
  return plans;
}

/** One bought spade where several are needed, for what the spade itself brings. */
function stepsOnTheWay({ s, seat, p, raise }: Turn, targets: readonly Target[]): Plan[] {
  const paid = FACTIONS[p.faction!].digging ? raise(spadesPrice(p, 1)) : null;
  if (!paid) return [];
  const far = targets.filter(({ spades, way }) => spades > 1 && way === FREE).slice(0, MOST_STEPS);
  return far.flatMap(({ hex }) => nearer(s, seat, hex, 1).map(step => [...paid, ...step]));
}

function sourcesOf({ s, p, raise }: Turn, options: readonly Choice[]): Source[] {
  const sources: Source[] = FACTIONS[p.faction!].digging && raise(spadesPrice(p, 1)) ? [{ action: null, free: 0, power: 0 }] : [];
  for (const action of ['ACT5', 'ACT6'] as const) {
    const power = powerPrice(p, action);
    if (power > raisable(p.bowls) || isCovered(s, p, action)) continue;
    if (s.options.spadeActionsWithoutSpades === 'forbidden' && abilityOf(p).opensTerrains) continue;
    // How much is sacrificed is known only after the conversions.
    sources.push({ action: { do: 'power', action, sacrifice: 0 }, free: POWER_ACTIONS[action].spades ?? 0, power });
  }
  for (const option of options) {
    if (option.do === 'special' && option.action === 'BON1') sources.push({ action: option, free: 1, power: 0 });
    if (option.do === 'special' && option.action === 'ACTG') sources.push({ action: option, free: 2, power: 0 });
  }
  return sources;
}

/** Empty hexes in reach that could become home, the most inviting first. */
function targetsIn({ s, seat, p, map }: Turn, reached: readonly Way[]): Target[] {
  const targets: Target[] = [];
  for (const hex of map.land) {
    const terrain = s.terrain[hex];
    if (reached[hex] === 0 || s.structure[hex] !== EMPTY || !onCycle(terrain) || isHome(p, terrain)) continue;
    const spades = spadesFor(p, terrain, p.home);
    let company = 0;
    for (const beside of map.landNeighbours[hex]) if (s.owner[beside] >= 0) company += s.owner[beside] === seat ? 2 : 1;
    const skips = reached[hex] === BY_SKIPPING;
    targets.push({ hex, spades, way: skips ? skipPrice(p) : FREE, appeal: company - 3 * spades - (skips ? 2 : 0), home: [] });
  }
  const best = targets.sort((a, b) => b.appeal - a.appeal || a.hex - b.hex).slice(0, MOST_HEXES);
  for (const target of best) target.home = into(s, target.hex, p.home);
  return best;
}

/** What it takes to dig on a hex, with and without a dwelling after it, and the choices that begin it; null where it cannot be paid. */
interface Begun {
  build: readonly Choice[] | null;
  dig: readonly Choice[] | null;
}

/** All that can be done with the spades of one source. How it is paid depends on the spades to buy and the way alone. */
function plansFrom(turn: Turn, source: Source, targets: readonly Target[], pay: boolean, plans: Plan[]): void {
  const known: Begun[] = [];
  for (const target of targets) {
    const bought = Math.max(0, target.spades - source.free);
    const at = 2 * bought + (target.way === FREE ? 0 : 1);
    known[at] ??= begunWith(turn, source, bought, target.way, pay);
    plansAt(turn, known[at], source.free - target.spades, target, targets, plans);
  }
}

function begunWith(turn: Turn, source: Source, bought: number, way: Price, pay: boolean): Begun {
  const { p, raise } = turn;
  const digging = plus(spadesPrice(p, bought), way);
  const build = p.left[DWELLING] > 0 ? raise(plus(digging, FACTIONS[p.faction!].cost[DWELLING]), source.power) : null;
  // Only what is cheap, or brings points, is dug without building on it at once.
  const dig = source.action || (build ? pay : bought <= 1) ? raise(digging, source.power) : null;
  // Whoever could build is asked, and says that it is enough; after other conversions the dwelling may be out of reach.
  const alone = dig && (!build || dig.length === 0) ? dig : null;
  return { build: build && actionAfter(turn, source, build), dig: alone && actionAfter(turn, source, alone) };
}

/** The hex becomes home and gets a dwelling; or it only becomes home, where a dwelling cannot be paid or spades are an aim of their own. */
function plansAt(turn: Turn, { build, dig }: Begun, left: number, target: Target, all: readonly Target[], plans: Plan[]): void {
  if (!build && !dig) return;
  const second = secondUses(turn, left, target, all);
  if (build) for (const use of second) plans.push([...build, ...target.home, ...use, { do: 'build', hex: turn.map.ids[target.hex] }]);
  if (dig) plans.push([...dig, ...target.home, ...second[0], ...(build ? ENOUGH : [])]);
}
const ENOUGH: Plan = [{ do: 'done' }];

/** Whether every spade brings something: the tile of the round, or the faction's own points and power. */
function spadesPay({ s, p }: Turn): boolean {
  const { spadeGained, spadeUsedWithStronghold } = abilityOf(p);
  const scored = s.round > 0 && SCORING_TILES[s.scoring[s.round - 1]].deed === 'spade';
  const own = spadeGained !== undefined || (spadeUsedWithStronghold !== undefined && strongholdStands(p));
  return scored || own || (FACTIONS[p.faction!].digging?.pointsPerSpade ?? 0) > 0;
}

function spadesPrice(p: Player, spades: number): Price {
  if (spades === 0) return FREE;
  const { good, amount } = FACTIONS[p.faction!].digging!.spade[p.digging];
  return good === 'workers' ? price(0, amount * spades) : price(0, 0, amount * spades);
}

/** The conversions and the action itself, with what must be sacrificed for it after them. */
function actionAfter({ p }: Turn, { action, power }: Source, conversions: readonly Choice[]): readonly Choice[] {
  if (!action) return conversions;
  if (action.do !== 'power') return paidWith(conversions, action);
  let left = p.bowls[2];
  for (const c of conversions) if (c.do === 'convert' && c.from === 'power') left = Math.max(0, left - PRICE[c.to as keyof typeof PRICE]);
  return paidWith(conversions, { ...action, sacrifice: Math.max(0, power - left) });
}

const PRICE = { coins: 1, workers: 3, priests: 5 } as const;

function into(s: State, hex: number, terrain: number): Choice[] {
  return [
    { do: 'transform', hex: mapOf(s.options).ids[hex] },
    { do: 'into', terrain: TERRAINS[terrain] },
  ];
}

/** A spade left over brings another hex home, or a step nearer to it. */
function secondUses({ s, seat }: Turn, left: number, first: Target, all: readonly Target[]): readonly Plan[] {
  if (left <= 0) return NO_USE;
  const others = all.filter(({ hex, way }) => hex !== first.hex && way === FREE);
  const home = others.filter(({ spades }) => spades <= left).slice(0, MOST_SECOND);
  if (home.length > 0) return home.map(target => target.home);
  const uses = others.slice(0, 1).flatMap(({ hex }) => nearer(s, seat, hex, left));
  return uses.length > 0 ? uses : NO_USE;
}
const NO_USE: readonly Plan[] = [[]];

/** So many steps on the way home; nothing for factions that need a fixed number, or whose home lies off the cycle. */
export function nearer(s: State, seat: number, hex: number, spades: number): Plan[] {
  const p = s.players[seat];
  if (abilityOf(p).spadesForAnyHex !== undefined || !onCycle(s.terrain[hex]) || p.start < 0) return [];
  const way = wayRound(s.terrain[hex], p.start, CYCLE.length);
  const to = way[Math.min(spades, way.length) - 1];
  return to === undefined || to === p.home ? [] : [into(s, hex, to)];
}

/** Volcano factions pay tokens or cult steps; which ones is asked next. */
function volcanoPlans(turn: Turn, reached: readonly Way[]): Plan[] {
  const { s, seat, p, map, raise } = turn;
  const { transforms } = abilityOf(p);
  const build = p.left[DWELLING] > 0 ? raise(FACTIONS[p.faction!].cost[DWELLING]) : null;
  const plans: Plan[] = [];
  if (!build || !transforms) return plans;
  for (const { hex } of targetsIn(turn, reached)) {
    if (transforms.pay === 'steps') {
      if (p.cults.some(at => at >= tokenPrice(s, seat, hex))) plans.push(paidWith(build, { do: 'transform', hex: map.ids[hex] }));
      continue;
    }
    if (tokensAfter(s, seat, build) >= tokenPrice(s, seat, hex)) plans.push(paidWith(build, { do: 'transform', hex: map.ids[hex] }));
  }
  return plans;
}

/** Tokens left on the board after conversions: what was sacrificed is gone. */
function tokensAfter(s: State, seat: number, conversions: readonly Choice[]): number {
  const [one, two, three] = s.players[seat].bowls;
  let burnt = 0;
  for (const c of conversions) if (c.do === 'convert') burnt += c.sacrifice ?? 0;
  return one + two + three - burnt;
}
