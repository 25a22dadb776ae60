/** Rewards that wait to be taken: favor and town tiles, cult steps, bridges, priests (TM-DEC-06). */
import type { Seat } from '@tarsas/kernel';
import { freeBridgePlaces, hexesOf } from '@tarsas/terra';
import { CULTS, type Cult, CYCLE, FACTIONS, FAVOR_IDS, FAVOR_TILES, TOP, TOWN_IDS, TOWN_TILES } from '../../data/index.ts';
import { abilityOf, MOST_ORDAINED } from '../abilities.ts';
import {
  advanceShipping,
  climb,
  enterTop,
  gainGoods,
  gainKeys,
  gainPriests,
  maybeFoundTown,
  receive,
  score,
  scoreDeed,
  settle,
} from '../effects.ts';
import { canPay, withinMeans } from '../questions/stock.ts';
import { boardOf, type Choice, type Due, mapOf, type Play, type State } from '../state.ts';
import { canOpen, canTakePriest, freeChoices, openingPrice } from './convert.ts';

/** Steps of the two rewards that let choose a track. */
export const STEPS = { step: 1, steps: 2 } as const;

/** Everything that could be taken now, of every kind of reward due, except spades. */
export function dueChoices(s: State, seat: Seat): Choice[] {
  const { due } = s.players[seat];
  const choices: Choice[] = [];
  due.forEach((reward, i) => {
    if (due.indexOf(reward) === i) addChoices(s, seat, reward, choices);
  });
  return choices;
}

function addChoices(s: State, seat: Seat, due: Due, choices: Choice[]): void {
  const p = s.players[seat];
  switch (due) {
    case 'favor':
      for (const tile of favorsFor(s, seat)) choices.push({ do: 'favor', tile });
      break;
    case 'town':
      TOWN_IDS.forEach((tile, i) => {
        if (s.townsLeft[i] > 0) choices.push({ do: 'town', tile });
      });
      break;
    case 'step':
    case 'steps':
      if (due === 'step' || !p.due.includes('step')) for (const cult of CULTS) choices.push({ do: 'step', cult });
      break;
    case 'bridge':
      for (const place of bridgePlaces(s, seat)) choices.push(bridgeChoice(s, place));
      choices.push({ do: 'giveUp', due });
      break;
    case 'ordain':
      for (let workers = Math.min(MOST_ORDAINED, p.workers, p.supply); workers >= 0; workers--) choices.push({ do: 'ordain', workers });
      break;
    case 'token':
      if (p.vp > 0) choices.push({ do: 'token' });
      choices.push({ do: 'giveUp', due });
      break;
    case 'priest':
      if (p.supply > 0) choices.push({ do: 'takePriest' });
      CYCLE.forEach((terrain, number) => {
        if (canOpen(s, seat, number)) choices.push({ do: 'unlock', terrain });
      });
      choices.push({ do: 'giveUp', due });
      break;
    case 'spades':
      break;
    default: {
      const cult = due.slice(4) as Cult;
      choices.push({ do: 'enterTop', cult }, { do: 'keepKey', cult });
    }
  }
}

/** One of each kind per player (TM-FAV-01). */
export function favorsFor(s: State, seat: Seat) {
  return FAVOR_IDS.filter((tile, i) => s.favorsLeft[i] > 0 && !s.players[seat].favors.includes(tile));
}

/** Free places with an own structure at one end (TM-BRIDGE-02). */
export function bridgePlaces(s: State, seat: Seat): number[] {
  return s.players[seat].bridges === 0 ? [] : freeBridgePlaces(boardOf(s), seat);
}

function bridgeChoice(s: State, place: number): Choice {
  const { bridges, ids } = mapOf(s.options);
  const [from, to] = bridges[place];
  return { do: 'bridge', from: ids[from], to: ids[to] };
}

/** Rewards that have become impossible are forgotten: no favor or town tile left, the top taken by somebody else, a priest without use. */
export function forgetImpossible(g: Play, seat: Seat): void {
  const p = g.s.players[seat];
  if (p.due.length === 0) return;
  const lost = p.due.filter(due => !isPossible(g.s, seat, due));
  if (lost.length === 0) return;
  p.due = p.due.filter(due => !lost.includes(due));
  const priests = lost.filter(due => due === 'priest').length;
  if (priests > 0) g.log('noCoins', { seat, priests }, 'FI-RIVER-09');
}

function isPossible(s: State, seat: Seat, due: Due): boolean {
  if (due === 'favor') return favorsFor(s, seat).length > 0;
  if (due === 'town') return s.townsLeft.some(n => n > 0);
  if (due.startsWith('top:')) return s.players.every(other => other.cults[CULTS.indexOf(due.slice(4) as Cult)] < TOP);
  // In the own turn a conversion may bring the coins (TM-DEC-07).
  if (due === 'priest') return canTakePriest(s, seat, s.active === seat ? withinMeans : canPay);
  return (
    due !== 'token' || s.players[seat].vp > 0 || freeChoices(s, seat, { do: 'convert' }).some(c => c.do === 'convert' && c.to === 'points')
  );
}

export function chooseDue(g: Play, seat: Seat, choice: Choice): void {
  const p = g.s.players[seat];
  switch (choice.do) {
    case 'favor':
      settle(p, 'favor');
      takeFavor(g, seat, choice.tile);
      break;
    case 'town':
      settle(p, 'town');
      takeTown(g, seat, choice.tile);
      break;
    case 'step': {
      const due = p.due.includes('step') ? 'step' : 'steps';
      settle(p, due);
      climb(g, seat, CULTS.indexOf(choice.cult), STEPS[due], 'TM-CULT-01');
      break;
    }
    case 'enterTop':
      settle(p, `top:${choice.cult}`);
      enterTop(g, seat, CULTS.indexOf(choice.cult));
      break;
    case 'keepKey':
      settle(p, `top:${choice.cult}`);
      break;
    case 'bridge':
      settle(p, 'bridge');
      buildBridge(g, seat, choice.from, choice.to);
      break;
    case 'ordain':
      settle(p, 'ordain');
      p.workers -= choice.workers;
      p.priests += choice.workers;
      p.supply -= choice.workers;
      g.log('ordained', { seat, workers: choice.workers }, 'TM-DARK-02');
      break;
    case 'token':
      settle(p, 'token');
      score(g, seat, -1, 'faction', 'FI-SHAPE-05');
      p.bowls[2]++;
      g.log('gained', { seat, coins: 0, workers: 0, priests: 0, power: 0, tokens: 1 }, 'FI-SHAPE-05');
      break;
    case 'takePriest':
      settle(p, 'priest');
      p.priests++;
      p.supply--;
      g.log('gained', { seat, coins: 0, workers: 0, priests: 1, power: 0, tokens: 0 }, 'FI-RIVER-08');
      break;
    case 'unlock':
      settle(p, 'priest');
      openTerrain(g, seat, CYCLE.indexOf(choice.terrain));
      break;
    case 'giveUp':
      settle(p, choice.due);
      g.log('gaveUp', { seat, due: choice.due });
      break;
  }
}

/** The towns that tile "6" founds come before its steps (TM-FAV-05). */
function takeFavor(g: Play, seat: Seat, tile: (typeof FAVOR_IDS)[number]): void {
  const { s } = g;
  s.favorsLeft[FAVOR_IDS.indexOf(tile)]--;
  s.players[seat].favors.push(tile);
  g.log('favor', { seat, tile }, 'TM-FAV-01');
  const { cult, steps, townPower } = FAVOR_TILES[tile];
  if (townPower !== undefined) for (const hex of hexesOf(boardOf(s), seat)) maybeFoundTown(g, seat, hex);
  climb(g, seat, CULTS.indexOf(cult), steps, 'TM-FAV-03');
}

/** Points, the reward, and a key, which may serve the tile's own steps (TM-TOWN-03 to 05). */
function takeTown(g: Play, seat: Seat, tile: (typeof TOWN_IDS)[number]): void {
  const { s } = g;
  const p = s.players[seat];
  const { points, reward, steps = 0, range = 0, keys } = TOWN_TILES[tile];
  s.townsLeft[TOWN_IDS.indexOf(tile)]--;
  p.towns.push(tile);
  g.log('town', { seat, tile }, 'TM-TOWN-02');
  score(g, seat, points, 'townTile', 'TM-TOWN-03');
  scoreDeed(g, seat, 'town');
  const effect = abilityOf(p).town;
  if (effect) receive(g, seat, effect);
  const came = gainGoods(g, seat, reward);
  if (came.coins + came.workers + came.priests + came.power > 0) g.log('gained', { seat, ...came, tokens: 0 }, 'TM-TOWN-04');
  gainKeys(g, seat, keys);
  if (steps > 0) for (let cult = 0; cult < CULTS.length; cult++) climb(g, seat, cult, steps, 'TM-TWT-03');
  if (range > 0) travelFarther(g, seat, range);
}

/** A shipping value for those who have shipping, a hex more for those who fly (TW7). */
function travelFarther(g: Play, seat: Seat, range: number): void {
  const p = g.s.players[seat];
  for (let i = 0; i < range; i++) advanceShipping(g, seat, 'TM-TOWN-04');
  if (!FACTIONS[p.faction!].skipping?.grows) return;
  p.skips += range;
  g.log('farther', { seat, hexes: range }, 'TM-TOWN-04');
}

function buildBridge(g: Play, seat: Seat, from: string, to: string): void {
  const { s } = g;
  const { numbers, bridges } = mapOf(s.options);
  const place = bridges.findIndex(([a, b]) => a === numbers[from] && b === numbers[to]);
  s.bridges[place] = seat;
  s.players[seat].bridges--;
  g.log('bridge', { seat, from, to }, 'TM-BRIDGE-01');
  maybeFoundTown(g, seat, numbers[from]);
  maybeFoundTown(g, seat, numbers[to]);
}

/** A priest from the terrain circle goes to the own supply (FI-RIVER-08, FI-RIVER-09). */
function openTerrain(g: Play, seat: Seat, terrain: number): void {
  const p = g.s.players[seat];
  const coins = openingPrice(g.s, seat, terrain);
  p.coins -= coins;
  p.open |= 1 << terrain;
  p.supply++;
  g.log('unlocked', { seat, terrain: CYCLE[terrain], coins }, 'FI-RIVER-09');
  const waiting = p.due.filter(due => due === 'priest').length;
  if (p.open !== (1 << CYCLE.length) - 1 || waiting === 0) return;
  // Nothing is left to open: the other priests come as usual.
  p.due = p.due.filter(due => due !== 'priest');
  gainPriests(g, seat, waiting);
}
