/** Points a seat may expect at the end: those it has, and what goods, income, tiles, science, empire and cities will still bring. */
import { raisable } from '@tarsas/terra';
import { expectedPrizes } from '../../terra/bot/index.ts';
import {
  BOARDS,
  BONUSES,
  type BonusId,
  COINS_PER_POINT,
  DISCIPLINES,
  EMPIRE_PRIZES,
  FACTIONS,
  INCOME_LEVEL,
  LEVEL_INCOME,
  MOST_INNOVATIONS,
  PALACE,
  PALACES,
  ROUND_TILES,
  ROUNDS,
  SCIENCE_PRIZES,
  UNIVERSITY,
} from '../data/index.ts';
import { innovationPrice } from '../rules/questions/price.ts';
import { palaceWorks, tileOf, total } from '../rules/questions/tiles.ts';
import type { Due, Player, State, TileId } from '../rules/state.ts';
import { boardIncome } from '../rules/steps/round.ts';
import { ownLand, surroundings } from './land.ts';
import type { InnovationWeights } from './weights.ts';
import { type Prices, pricesFor, tileToCome, worthEachRound, worthOf } from './worth.ts';

export function value(s: State, w: InnovationWeights): number[] {
  if (s.over) return s.players.map(p => p.vp);
  const prices = pricesFor(w);
  const hexes = hexesBySeat(s);
  const left = ROUNDS - s.round;
  const lands = s.players.map((p, seat) => (p.home >= 0 ? ownLand(s, seat, hexes[seat]) : null));
  const sizes = lands.map(land => land?.empire ?? 0);
  const neutral = s.neutralLevels.length > 0;
  const empires = expectedPrizes(neutral ? [...sizes, s.area] : sizes, EMPIRE_PRIZES, w.empireScale + w.empireScaleRound * left);
  const science = sciencePrizes(s, w, left);
  return s.players.map((p, seat) => {
    const start = byName(w, 'board', p.board) + byName(w, 'faction', p.faction);
    const land = lands[seat];
    if (!land) return p.vp + start + beforeStart(s, seat, p, prices, w);
    const around = surroundings(s, seat, hexes[seat], w);
    return (
      p.vp +
      start +
      goods(s, p, prices, w) +
      worthEachRound(s, seat, boardIncome(p), s.round, prices, w) +
      tiles(s, seat, p, left, prices, w) +
      levels(s, seat, p, left, prices, w) +
      w.sciencePrize * science[seat] +
      w.empirePrize * empires[seat] +
      w.empireSize * land.empire +
      cities(land.groups, left, w) +
      innovation(s, seat, p, left, w) +
      left * w.reach * (around.reach / (around.reach + w.reachEnough)) +
      (left / ROUNDS) * w.company * around.company +
      left * (w.terraforming * p.terraforming + w.shipping * p.shipping) +
      Math.min(2, p.keys) * w.key +
      p.annexes * w.annex +
      greatToCome(s, p, w) +
      (s.passed[0] === seat && left > 0 ? w.firstToPass : 0) +
      dues(s, p.due, prices, w)
    );
  });
}

function hexesBySeat(s: State): number[][] {
  const hexes: number[][] = s.players.map(() => []);
  for (let hex = 0; hex < s.owner.length; hex++) if (s.owner[hex] >= 0 && s.owner[hex] < s.seats) hexes[s.owner[hex]].push(hex);
  return hexes;
}

/** `boardDesert`, `factionMonks` and the like. */
function byName(w: InnovationWeights, what: 'board' | 'faction', name: string | null): number {
  return name === null ? 0 : w[`${what}${name[0].toUpperCase()}${name.slice(1)}` as keyof InnovationWeights];
}

/** Chosen but not yet laid out: what the parts will give. */
function beforeStart(s: State, seat: number, p: Player, prices: Prices, w: InnovationWeights): number {
  let worth = 0;
  if (p.board) worth += worthOf(s, seat, BOARDS[p.board].start, 1, prices, w);
  if (p.faction) worth += worthOf(s, seat, FACTIONS[p.faction].start, 1, prices, w);
  if (p.bonus) worth += bonusToCome(s, seat, p, p.bonus, prices, w);
  if (p.palace) worth += (tileToCome(s, seat, PALACES[p.palace], { rounds: 4, unused: false, passes: 4 }, prices, w) * 4) / ROUNDS;
  return worth;
}

/** Who has passed can spend nothing before the next round; after the last pass everything is coins. */
function goods(s: State, p: Player, prices: Prices, w: InnovationWeights): number {
  const round = Math.max(1, p.passed ? s.round + 1 : s.round);
  const books = p.books.reduce((a, b) => a + b, 0);
  if (round > ROUNDS) return (p.coins + p.tools + p.scholars + books + raisable(p.bowls)) / COINS_PER_POINT;
  const [one, two, three] = p.bowls;
  return (
    p.coins * prices.coins.now[round] +
    p.tools * prices.tools.now[round] +
    p.scholars * prices.scholars.now[round] +
    books * prices.books.now[round] +
    prices.power.now[round] * (three + w.bowlTwo * two + w.bowlOne * one)
  );
}

/** Faction, palace, competencies and innovations for the rest of the game; the round bonus for its round. */
function tiles(s: State, seat: number, p: Player, left: number, prices: Prices, w: InnovationWeights): number {
  const passes = p.passed ? left : left + 1;
  const acts = s.phase === 2 && !p.passed;
  let worth = 0;
  const add = (id: TileId) => {
    const unused = acts && !p.used.includes(id);
    worth += tileToCome(s, seat, tileOf(s, id), { rounds: left, unused, passes }, prices, w);
  };
  if (p.faction) add(p.faction);
  if (p.palace && palaceWorks(p)) add(p.palace);
  for (const id of p.innovations) add(id);
  for (const id of p.competencies) add(id);
  return worth + bonus(s, seat, p, acts, prices, w);
}

/** The round bonus in hand, and the one that will be taken in passing. */
function bonus(s: State, seat: number, p: Player, acts: boolean, prices: Prices, w: InnovationWeights): number {
  if (!p.bonus) return 0;
  if (p.passed || s.round === 0) return s.round < ROUNDS ? bonusToCome(s, seat, p, p.bonus, prices, w) : 0;
  const { special, pass, on } = BONUSES[p.bonus] as ReturnType<typeof tileOf>;
  let worth = 0;
  if (special && acts && !p.used.includes(p.bonus)) worth += worthOf(s, seat, special, s.round, prices, w);
  if (pass || on) worth += tileToCome(s, seat, { rule: '', ...(pass && { pass }) }, { rounds: 0, unused: false, passes: 1 }, prices, w);
  if (s.round === ROUNDS) return worth;
  let best = 0;
  for (const id of s.bonuses) best = Math.max(best, bonusToCome(s, seat, p, id, prices, w));
  return worth + best;
}

function bonusToCome(s: State, seat: number, p: Player, id: BonusId, prices: Prices, w: InnovationWeights): number {
  const { income, special, pass, on, reach } = BONUSES[id] as ReturnType<typeof tileOf>;
  const round = s.round + 1;
  const coins = p.bonus === id ? 0 : (s.bonusCoins[s.bonuses.indexOf(id)] ?? 0);
  let worth = coins * prices.coins.now[round];
  if (income) worth += worthOf(s, seat, income, round, prices, w);
  if (special) worth += worthOf(s, seat, special, round, prices, w);
  if (reach) worth += w.shipping;
  if (pass || on) {
    const tile = { rule: '', ...(pass && { pass }), ...(on && { on }) };
    worth += tileToCome(s, seat, tile, { rounds: 1, unused: false, passes: 1 }, prices, w);
  }
  return worth;
}

/** By seat: the prizes of the four disciplines, as far as today's levels foretell them. */
function sciencePrizes(s: State, w: InnovationWeights, left: number): number[] {
  const totals = s.players.map(() => 0);
  const scale = w.scienceScale + w.scienceScaleRound * left;
  for (let d = 0; d < DISCIPLINES.length; d++) {
    const levels = s.players.map(p => p.science[d]);
    if (s.neutralLevels.length > 0) levels.push(s.neutralLevels[d]);
    const prizes = expectedPrizes(levels, SCIENCE_PRIZES, scale);
    for (let seat = 0; seat < totals.length; seat++) totals[seat] += prizes[seat];
  }
  return totals;
}

/** The science bonus of this and later rounds for the levels reached so far, and the income of the highest levels. */
function levels(s: State, seat: number, p: Player, left: number, prices: Prices, w: InnovationWeights): number {
  let worth = 0;
  const extra = total(s, p, 'bonusLevels');
  for (let round = Math.max(1, s.round); round < ROUNDS; round++) {
    const { bonus } = ROUND_TILES[s.rounds[round - 1]];
    const level = p.science[DISCIPLINES.indexOf(bonus.discipline)] + extra;
    const times = Math.floor(level / bonus.per) + (round === s.round ? 0 : (0.5 * (level % bonus.per)) / bonus.per);
    if (times > 0) worth += times * worthOf(s, seat, bonus.gain, round + 1, prices, w);
  }
  for (let d = 0; d < DISCIPLINES.length; d++) {
    const level = p.science[d];
    if (level >= INCOME_LEVEL) worth += worthEachRound(s, seat, LEVEL_INCOME[d], s.round, prices, w);
    else if (level >= 5) worth += (left * w.levelIncome * (level - 4)) / (INCOME_LEVEL - 4);
  }
  return worth;
}

/** Each building or power that a group lacks makes a city less likely; a round sees about two of them added. */
function cities(groups: readonly { lacks: number; size: number }[], left: number, w: InnovationWeights): number {
  let worth = 0;
  for (const { lacks, size } of groups) if (size > 1 && lacks <= 2 * (left + 1)) worth += w.city * w.cityStep ** lacks;
  return worth;
}

/** Books are worth more together: the nearest innovation, by the books that are missing. */
function innovation(s: State, seat: number, p: Player, left: number, w: InnovationWeights): number {
  if (p.innovations.length >= MOST_INNOVATIONS || (left === 0 && p.passed)) return 0;
  let least = 9;
  for (const [place, tile] of s.display.entries()) {
    if (!tile) continue;
    const { of, any } = innovationPrice(s, seat, place);
    let lacks = 0;
    let spare = 0;
    for (let d = 0; d < of.length; d++) {
      if (p.books[d] < of[d]) lacks += of[d] - p.books[d];
      else spare += p.books[d] - of[d];
    }
    least = Math.min(least, lacks + Math.max(0, any - spare));
  }
  return least === 9 ? 0 : w.innovation * w.innovationStep ** least;
}

/** A palace or university still to be built may meet a round that gives points for it; and a palace brings its tile. */
function greatToCome(s: State, p: Player, w: InnovationWeights): number {
  let rounds = 0;
  for (let round = s.round + 1; round <= ROUNDS; round++) {
    const { scores } = ROUND_TILES[s.rounds[round - 1]];
    if (scores.buildings?.includes('palace')) rounds++;
  }
  const toCome = p.left[PALACE] > 0 ? (w.palaceToCome * (ROUNDS - s.round)) / ROUNDS : 0;
  return w.bigWait * 5 * Math.min(rounds, p.left[PALACE] + p.left[UNIVERSITY]) + toCome;
}

/** Rewards that still have to be taken. */
function dues(s: State, list: readonly Due[], prices: Prices, w: InnovationWeights): number {
  let worth = 0;
  const round = Math.min(ROUNDS, Math.max(1, s.round));
  for (const due of list) {
    if (due.what === 'book') worth += prices.books.now[round];
    else if (due.what === 'steps' || due.what === 'stepsInOne' || due.what === 'key') worth += w.step * due.n;
    else if (due.what === 'competency') worth += w.competency;
    else if (due.what === 'cityTile') worth += w.city;
    else if (due.what === 'palaceTile') worth += w.palaceToCome;
    else if (due.what === 'spades' || due.what === 'bonusSpades') worth += w.spade * due.n;
    else if (due.what === 'bridges') worth += w.bridge * due.n;
    else worth += w.building;
  }
  return worth;
}
