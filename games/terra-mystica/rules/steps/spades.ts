/** Action 1, the transforming half: spades bought or given, and what volcano factions pay instead (TM-TERRA, FI-VOLC). */
import type { Seat } from '@tarsas/kernel';
import { BY_SKIPPING, REACHED, type Reach, type Way, wayTo } from '@tarsas/terra';
import { CULTS, DWELLING, EMPTY, FACTIONS, onCycle, TERRAINS, TOP } from '../../data/index.ts';
import { abilityOf, strongholdStands } from '../abilities.ts';
import { pay, receive, score, scoreDeed } from '../effects.ts';
import {
  buildableHexes,
  dwellingPrice,
  FREE,
  mayLeaveAway,
  reach,
  skipPrice,
  spadesAt,
  tokenPrice,
  transformableHexes,
} from '../questions/reach.ts';
import { type Affords, canPay, withinMeans } from '../questions/stock.ts';
import { isHome, spadesFor, targetsOf } from '../questions/terrain.ts';
import { type Choice, mapOf, type Play, type State, type Step, type Wanted, type Work } from '../state.ts';
import { build, maybeSkip, payForDwelling } from './build.ts';
import { chooseFree, freeChoices } from './convert.ts';
import { meanwhile } from './meanwhile.ts';

const NO_WORK: Work = { free: 0, home: [], away: -1, mayBuy: false, mayBuild: false, cult: false, skipped: -1, over: false };

/** Action 1 with bought spades: the hex was chosen, now the terrain (TM-TERRA-04). */
export function transform(g: Play, seat: Seat, hex: number): void {
  g.s.work = { ...NO_WORK, home: [], mayBuy: true, mayBuild: true };
  beginHex(g, seat, hex);
  g.call({ kind: 'spades', seat });
}

/** Sandstorm: the hex is home terrain now, without spades, and may be built on (TM-NOMAD-02). */
export function transformFreely(g: Play, seat: Seat, hex: number): void {
  change(g, seat, hex, g.s.players[seat].home, 0, 'TM-NOMAD-02');
  g.s.work = { ...NO_WORK, home: [hex], mayBuild: true };
  g.call({ kind: 'spades', seat });
}

/** Spades of an action or a stronghold, to be used at once. */
export function gainSpades(g: Play, seat: Seat, spades: number, from: 'action' | 'stronghold'): void {
  obtainSpades(g, seat, spades);
  useSpadesOf(g, seat, spades, from);
}

/** What spades bring when they are obtained; some factions get something else for them. */
export function obtainSpades(g: Play, seat: Seat, spades: number): void {
  const instead = abilityOf(g.s.players[seat]).insteadOfSpade;
  if (instead) {
    if (instead.scores) scoreDeed(g, seat, 'spade', spades);
    for (let i = 0; i < spades; i++) receive(g, seat, instead);
    return;
  }
  g.log('spadesGained', { seat, spades }, 'TM-TERRA-19');
  perSpadeGained(g, seat, spades);
  if (g.s.options.spadePoints === 'gained') perSpadeUsed(g, seat, spades);
}

export function useSpadesOf(g: Play, seat: Seat, spades: number, from: 'action' | 'stronghold' | 'cult'): void {
  if (abilityOf(g.s.players[seat]).insteadOfSpade) return;
  g.s.work = { ...NO_WORK, home: [], free: spades, mayBuy: from === 'action', mayBuild: from !== 'cult', cult: from === 'cult' };
  g.call({ kind: 'spades', seat });
}

/** Whether the spades of an action would change a hex (TM-SPEC-06). */
export function couldTransform(s: State, seat: Seat, spades: number): boolean {
  return transformableHexes(s, reach(s, seat, 'action'), { ...NO_WORK, free: spades, mayBuy: true }).length > 0;
}

function perSpadeGained(g: Play, seat: Seat, spades: number): void {
  const effect = abilityOf(g.s.players[seat]).spadeGained;
  if (effect) for (let i = 0; i < spades; i++) receive(g, seat, effect);
}

function perSpadeUsed(g: Play, seat: Seat, spades: number): void {
  scoreDeed(g, seat, 'spade', spades);
  const p = g.s.players[seat];
  const effect = strongholdStands(p) ? abilityOf(p).spadeUsedWithStronghold : undefined;
  if (effect) for (let i = 0; i < spades; i++) receive(g, seat, effect);
}

/** What is asked of a hex once it is chosen: the terrain, or how to pay for a volcano. */
function beginHex(g: Play, seat: Seat, hex: number) {
  const { transforms } = abilityOf(g.s.players[seat]);
  if (!transforms) return g.call({ kind: 'into', seat, hex });
  const amount = tokenPrice(g.s, seat, hex);
  if (transforms.pay === 'tokens') g.call({ kind: 'payTokens', seat, tokens: amount, hex });
  else g.call({ kind: 'paySteps', seat, steps: amount, hex });
}

function change(g: Play, seat: Seat, hex: number, terrain: number, spades: number, rule: string): void {
  g.s.terrain[hex] = terrain;
  g.log('transformed', { seat, hex: mapOf(g.s.options).ids[hex], terrain: TERRAINS[terrain], spades }, rule);
}

/** Asks as long as there is something to do, now or after a conversion (TM-TERRA-08 to 11, TM-DEC-07). */
export const spades: Step<'spades'> = {
  run(g, { seat }) {
    const { s } = g;
    const { work } = s;
    const affords = s.active === seat ? withinMeans : canPay;
    if (work && !work.over && spadeChoices(s, seat, work, affords).length > 0) return g.call({ kind: 'useSpades', seat });
    if (work && work.free > 0) g.log('spadesLost', { seat, spades: work.free }, 'TM-TERRA-11');
    s.work = null;
    g.done();
  },
};

function spadeChoices(s: State, seat: Seat, work: Work, affords: Affords, only?: Wanted): Choice[] {
  const p = s.players[seat];
  const { ids } = mapOf(s.options);
  const choices: Choice[] = [];
  const touched = work.home.length > 0 || work.away >= 0;
  if (work.free > 0 || work.home.length === 0)
    addHexes(s, reach(s, seat, purposeOf(work)), work, work.mayBuild && !touched, choices, affords, only);
  if (work.mayBuild && p.left[DWELLING] > 0 && affords(p, dwellingPrice(p)))
    for (const hex of work.home) choices.push({ do: 'build', hex: ids[hex] });
  return choices;
}

const purposeOf = (work: Work) => (work.cult ? 'cult' : 'action');

/** Hexes to transform, and to build on at once where that is allowed; or the `wanted` one alone. */
export function addHexes(
  s: State,
  from: Reach,
  work: Work | null,
  mayBuild: boolean,
  choices: Choice[],
  affords: Affords,
  wanted?: Wanted,
): void {
  const { ids } = from.board.map;
  const kind = wanted?.do;
  const only = wanted && 'hex' in wanted ? wanted.hex : undefined;
  if (mayBuild && kind !== 'transform')
    for (const hex of buildableHexes(s, from, work, { affords, only })) choices.push({ do: 'build', hex: ids[hex] });
  if (kind !== 'build')
    for (const hex of transformableHexes(s, from, work, { affords, only })) choices.push({ do: 'transform', hex: ids[hex] });
}

export const useSpades: Step<'useSpades'> = meanwhile({
  options: (s, { seat }, _, only) => [...spadeChoices(s, seat, s.work!, canPay, only), { do: 'done' }, ...freeChoices(s, seat, only)],
  choose(g, { seat }, _, choice) {
    const work = g.s.work!;
    if (chooseFree(g, seat, choice)) return;
    if (choice.do === 'done') work.over = true;
    else if (choice.do === 'transform') beginHex(g, seat, mapOf(g.s.options).numbers[choice.hex]);
    else if (choice.do === 'build') buildAfterWork(g, seat, mapOf(g.s.options).numbers[choice.hex], work);
    g.done();
  },
});

/** The dwelling of action 1 ends it; spades still free are lost (TM-DEC-10). */
function buildAfterWork(g: Play, seat: Seat, hex: number, work: Work): void {
  if (!work.home.includes(hex)) maybeSkip(g, seat, hex, wayTo(reach(g.s, seat, 'action'), hex));
  work.over = true;
  payForDwelling(g, seat);
  build(g, seat, hex);
}

/** Which terrain the hex shall become (TM-TERRA-02, TM-TERRA-13). */
export const into: Step<'into'> = meanwhile({
  options: (s, { seat, hex }) => terrainsFor(s, seat, hex).map(terrain => ({ do: 'into', terrain: TERRAINS[terrain] })),
  choose(g, { seat, hex }, _, choice) {
    if (choice.do === 'into') dig(g, seat, hex, TERRAINS.indexOf(choice.terrain));
    g.done();
  },
});

/** A way paid for once is free for the rest of the action (TM-DEC-16). */
function unpaidWay(s: State, seat: Seat, hex: number, work: Work): Way {
  return work.skipped === hex ? REACHED : wayTo(reach(s, seat, purposeOf(work)), hex);
}

function terrainsFor(s: State, seat: Seat, hex: number): number[] {
  const p = s.players[seat];
  const work = s.work!;
  const spades = spadesAt(p, work, hex, unpaidWay(s, seat, hex, work) === BY_SKIPPING ? skipPrice(p) : FREE);
  const targets = targetsOf(p, s.terrain[hex], spades);
  return mayLeaveAway(work, hex) ? targets : targets.filter(terrain => terrain === p.home);
}

function dig(g: Play, seat: Seat, hex: number, terrain: number): void {
  const { s } = g;
  const p = s.players[seat];
  const work = s.work!;
  if (maybeSkip(g, seat, hex, unpaidWay(s, seat, hex, work))) work.skipped = hex;
  const spades = spadesFor(p, s.terrain[hex], terrain);
  const free = Math.min(work.free, spades);
  if (spades > free) buySpades(g, seat, spades - free);
  const scored = s.options.spadePoints === 'gained' ? spades - free : spades;
  work.free -= free;
  change(g, seat, hex, terrain, spades, 'TM-TERRA-02');
  perSpadeUsed(g, seat, scored);
  if (!isHome(p, terrain)) work.away = work.cult ? -1 : hex;
  else {
    work.home.push(hex);
    if (work.away === hex) work.away = -1;
  }
}

function buySpades(g: Play, seat: Seat, spades: number): void {
  const p = g.s.players[seat];
  const { spade, pointsPerSpade } = FACTIONS[p.faction!].digging!;
  const { good, amount } = spade[p.digging];
  pay(p, { coins: 0, workers: 0, priests: 0, [good]: amount * spades });
  g.log('spadesBought', { seat, spades, good, amount: amount * spades }, 'TM-TERRA-04');
  score(g, seat, pointsPerSpade * spades, 'faction', 'TM-DARK-01');
  perSpadeGained(g, seat, spades);
}

/** Tokens from any bowls leave the board (FI-DRAGON-01, FI-DRAGON-04); for a new home terrain too (FI-SHAPE-11). */
export const payTokens: Step<'payTokens'> = meanwhile({
  options: (s, { seat, tokens }) => bowlsFor(s.players[seat].bowls, tokens).map(bowls => ({ do: 'tokens', bowls })),
  choose(g, { seat, hex }, _, choice) {
    if (choice.do === 'tokens') {
      const { bowls } = g.s.players[seat];
      for (let i = 0; i < bowls.length; i++) bowls[i] -= choice.bowls[i];
      g.log('tokensLost', { seat, bowls: choice.bowls }, hex < 0 ? 'FI-SHAPE-11' : 'FI-DRAGON-01');
      if (hex >= 0) becomeHome(g, seat, hex);
    }
    g.done();
  },
});

function bowlsFor(bowls: readonly number[], tokens: number): number[][] {
  const ways: number[][] = [];
  for (let first = Math.min(tokens, bowls[0]); first >= 0; first--) {
    for (let second = Math.min(tokens - first, bowls[1]); second >= 0; second--) {
      const third = tokens - first - second;
      if (third <= bowls[2]) ways.push([first, second, third]);
    }
  }
  return ways;
}

/** All steps down on one single track (FI-ACOL-04); stepping down from the top gives the key back (FI-DEC-05). */
export const paySteps: Step<'paySteps'> = meanwhile({
  options: (s, { seat, steps }) => CULTS.filter((_, cult) => s.players[seat].cults[cult] >= steps).map(cult => ({ do: 'loseSteps', cult })),
  choose(g, { seat, steps, hex }, _, choice) {
    if (choice.do === 'loseSteps') {
      const p = g.s.players[seat];
      const cult = CULTS.indexOf(choice.cult);
      if (p.cults[cult] === TOP) p.keys++;
      p.cults[cult] -= steps;
      g.log('stepsDown', { seat, cult: choice.cult, steps, at: p.cults[cult] }, 'FI-ACOL-04');
      becomeHome(g, seat, hex);
    }
    g.done();
  },
});

function becomeHome(g: Play, seat: Seat, hex: number): void {
  const { s } = g;
  const work = s.work!;
  if (maybeSkip(g, seat, hex, unpaidWay(s, seat, hex, work))) work.skipped = hex;
  change(g, seat, hex, s.players[seat].home, 0, 'FI-TERR-01');
  work.home.push(hex);
}

/** Hexes that share an edge with an own structure; a bridge is not enough (TM-NOMAD-02, TM-DEC-03). Ice and volcano never change. */
export function sandstormHexes(s: State, seat: Seat): number[] {
  const p = s.players[seat];
  const { land, landNeighbours } = mapOf(s.options);
  return land.filter(hex => {
    const terrain = s.terrain[hex];
    if (s.structure[hex] !== EMPTY || !onCycle(terrain) || isHome(p, terrain)) return false;
    return landNeighbours[hex].some(beside => s.owner[beside] === seat);
  });
}
