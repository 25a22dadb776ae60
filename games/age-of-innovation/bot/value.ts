/** Points a seat may expect at the end: those it has, and what goods, income, tiles, science, its empire and cities will still bring. */
import { expectedPrizes } from '../../terra/bot/index.ts';
import {
  AREA_TILES,
  BOARDS,
  type BonusId,
  DISCIPLINES,
  EMPIRE_PRIZES,
  FACTIONS,
  GUILD,
  INCOME_LEVEL,
  PALACE,
  ROUND_TILES,
  ROUNDS,
  SCHOOL,
  SCIENCE_PRIZES,
  UNIVERSITY,
} from '../data/index.ts';
import { palaceWorks } from '../rules/questions/tiles.ts';
import type { Due, Player, State, TileId } from '../rules/state.ts';
import { boardIncomeWorth } from './income.ts';
import { nearestRoom, type Own, ownLand, surroundings } from './land.ts';
import { AFTER_ALL, type Prices, worthOf } from './prices.ts';
import { counted, hopeForInnovation, pointsFor } from './prospects.ts';
import { type Tables, tablesFor } from './tables.ts';
import type { TileWorth } from './tiles.ts';
import type { AgeWeights } from './weights.ts';

/** What the judgement of a seat is made of, in the order of its numbers. */
export const TERMS = [
  'points',
  'goods',
  'income',
  'tiles',
  'roundBonus',
  'scienceBonuses',
  'tracks',
  'rewards',
  'science',
  'empire',
  'cities',
  'innovation',
  'land',
  'faction',
] as const;

/** A seat as it is judged: its land, the prizes it may expect, and its points by term. */
export interface Judged {
  land: Own;
  hexes: readonly number[];
  sciencePrizes: number;
  empirePrize: number;
  terms: number[];
}

export function value(s: State, w: AgeWeights): number[] {
  if (s.over) return s.players.map(p => p.vp);
  return judged(s, w).map(({ terms }) => sum(terms));
}

export function termsOf(s: State, w: AgeWeights): number[][] {
  if (s.over) return s.players.map(p => TERMS.map(term => (term === 'points' ? p.vp : 0)));
  return judged(s, w).map(({ terms }) => terms);
}

export function judged(s: State, w: AgeWeights): Judged[] {
  const tables = tablesFor(s, w);
  const hexes = hexesBySeat(s);
  const lands: Own[] = [];
  for (let seat = 0; seat < s.seats; seat++) lands.push(ownLand(s, seat, hexes[seat]));
  const left = ROUNDS - s.round;
  const empires = empirePrizes(s, lands, left, w);
  const sciences = sciencePrizes(s, left, w);
  const found: Judged[] = [];
  for (let seat = 0; seat < s.seats; seat++) {
    const one = { land: lands[seat], hexes: hexes[seat], sciencePrizes: sciences[seat], empirePrize: empires[seat] };
    found.push({ ...one, terms: termsFor(s, seat, one, tables, w) });
  }
  return found;
}

/** In the order of `TERMS`. What has still to be worked for is worth nothing when there is no time left. */
function termsFor(s: State, seat: number, one: Omit<Judged, 'terms'>, tables: Tables, w: AgeWeights): number[] {
  const p = s.players[seat];
  const { land, hexes } = one;
  const named = extra(tables, p);
  if (p.home < 0) return [p.vp, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, named + chosen(s, p, tables, w)];
  const left = ROUNDS - s.round;
  const time = p.passed ? left : Math.min(ROUNDS, left + w.thisRound);
  return [
    p.vp,
    goods(s, p, tables.prices, w),
    boardIncomeWorth(p, s.round, tables.prices) + levelIncome(s, p, tables, w),
    tilesInHand(s, p, land, tables, w),
    roundBonus(s, p, land, tables, w),
    scienceBonuses(s, p, tables, w),
    promises(s, p, land, w),
    p.due.length > 0 ? dues(p.due, s, tables.prices, w) : 0,
    w.sciencePrize * one.sciencePrizes,
    w.empirePrize * one.empirePrize + w.empireSize * land.empire,
    time > 0 ? cities(s, p, land, time, w) : 0,
    time > 0 ? hopeForInnovation(s, p, land, tables, time, w) : 0,
    time > 0 ? surroundings(s, seat, hexes, time, w) : 0,
    named,
  ];
}

function sum(numbers: readonly number[]): number {
  let all = 0;
  for (const n of numbers) all += n;
  return all;
}

function hexesBySeat(s: State): number[][] {
  const hexes: number[][] = [];
  for (let seat = 0; seat < s.seats; seat++) hexes.push([]);
  for (let hex = 0; hex < s.owner.length; hex++) if (s.owner[hex] >= 0) hexes[s.owner[hex]].push(hex);
  return hexes;
}

const extra = ({ extra: of }: Tables, p: Player): number => (p.board ? of[p.board] : 0) + (p.faction ? of[p.faction] : 0);

/** Before the players' set-up: what the board, the faction, the palace and the round bonus will give. */
function chosen(s: State, p: Player, tables: Tables, w: AgeWeights): number {
  const { prices, tiles } = tables;
  let worth = 0;
  if (p.board) {
    const { start, startSpades, shipping, bowls } = BOARDS[p.board];
    worth += worthOf(start, prices, w, 1, s.seats) + startSpades * w.spade + shipping.start * w.shippingStep;
    worth += prices.power.now[1] * (w.bowlOne * bowls[0] + w.bowlTwo * bowls[1]) + boardIncomeWorth(p, 0, prices);
  }
  if (p.faction) {
    const { start, startCompetencies = 0, buildings } = FACTIONS[p.faction];
    const tile = tiles[p.faction];
    const steps = DISCIPLINES.reduce((sum, d) => sum + (start.science?.[d] ?? 0), 0);
    worth += worthOf(start, prices, w, 1, s.seats) + steps * w.step + startCompetencies * w.competency;
    worth += w.factionTile * tile.later[0] + (buildings.length - 2) * w.neutralBuilding;
  }
  if (p.palace) worth += palaceToCome(tiles[p.palace], 0, w);
  if (p.bonus) worth += tiles[p.bonus].income[1] + tiles[p.bonus].special[1] + tiles[p.bonus].usual[1];
  return worth;
}

const palaceToCome = (tile: TileWorth, round: number, w: AgeWeights): number => w.palaceToCome * (tile.atOnce[round] + tile.later[round]);

/** Who has passed can spend nothing before the next round; after the last pass everything is coins. */
function goods(s: State, p: Player, prices: Prices, w: AgeWeights): number {
  const round = Math.max(1, p.passed ? s.round + 1 : s.round);
  const [one, two, three] = p.bowls;
  const [a, b, c, d] = p.books;
  const waiting = round === AFTER_ALL ? two >> 1 : w.bowlOne * one + w.bowlTwo * two;
  return (
    p.coins * prices.coins.now[round] +
    p.tools * prices.tools.now[round] +
    p.scholars * prices.scholars.now[round] +
    (a + b + c + d) * prices.books.now[round] +
    (three + waiting) * prices.power.now[round]
  );
}

function levelIncome(s: State, p: Player, { levels }: Tables, w: AgeWeights): number {
  let worth = Math.min(2, p.keys) * w.key;
  for (let d = 0; d < DISCIPLINES.length; d++) {
    const level = p.science[d];
    if (level >= INCOME_LEVEL) worth += levels[d][s.round];
    else if (level > NEARLY) worth += (w.levelIncome * levels[d][s.round] * (level - NEARLY)) / (INCOME_LEVEL - NEARLY);
  }
  return worth;
}
/** From here on the income of the high levels is in sight. */
const NEARLY = 4;

/** Faction, palace, innovations and competencies. Who has few of them yet may still get some, so they count for less than they bring. */
function tilesInHand(s: State, p: Player, land: Own, { tiles }: Tables, w: AgeWeights): number {
  let worth = p.faction ? w.factionTile * tileToCome(p.faction, s, p, land, tiles, w) : 0;
  if (p.palace) {
    worth += palaceWorks(p) ? w.palaceTile * tileToCome(p.palace, s, p, land, tiles, w) : palaceToCome(tiles[p.palace], s.round, w);
  }
  for (const id of p.innovations) worth += w.innovationTile * tileToCome(id, s, p, land, tiles, w);
  for (const id of p.competencies) worth += w.competencyTile * tileToCome(id, s, p, land, tiles, w);
  return worth;
}

function tileToCome(id: TileId, s: State, p: Player, land: Own, tiles: Tables['tiles'], w: AgeWeights): number {
  const tile = tiles[id];
  let worth = tile.later[s.round];
  if (!p.passed && s.round > 0) {
    worth += w.thisRound * tile.usual[s.round];
    if (tile.special[s.round] !== 0 && !p.used.includes(id)) worth += tile.special[s.round];
  }
  if (tile.pass) worth += passesLeft(s, p) * pointsFor(tile.pass, p, land);
  return worth;
}

const passesLeft = (s: State, p: Player): number => (p.passed ? ROUNDS - s.round : Math.min(ROUNDS, ROUNDS - s.round + 1));

/** The round bonus in hand, and before passing the best of those that may be taken then. */
function roundBonus(s: State, p: Player, land: Own, { tiles, prices }: Tables, w: AgeWeights): number {
  if (!p.bonus) return 0;
  if (p.passed || s.round === 0) return s.round < ROUNDS ? bonusToCome(p.bonus, s.round + 1, p, land, tiles, w) : 0;
  const tile = tiles[p.bonus];
  let worth = w.thisRound * tile.usual[s.round] + (tile.pass ? pointsFor(tile.pass, p, land) : 0);
  if (tile.passSteps) worth += w.step * counted(tile.passSteps, p, land);
  if (tile.special[s.round] !== 0 && !p.used.includes(p.bonus)) worth += tile.special[s.round];
  if (s.round === ROUNDS) return worth;
  let best = 0;
  for (let i = 0; i < s.bonuses.length; i++) {
    const coins = s.bonusCoins[i] * prices.coins.now[s.round + 1];
    best = Math.max(best, coins + bonusToCome(s.bonuses[i], s.round + 1, p, land, tiles, w));
  }
  return worth + best;
}

/** What a round bonus brings in the round that begins with its income. */
function bonusToCome(id: BonusId, round: number, p: Player, land: Own, tiles: Tables['tiles'], w: AgeWeights): number {
  const tile = tiles[id];
  let worth = tile.income[round] + tile.special[round] + tile.usual[round];
  if (tile.pass) worth += pointsFor(tile.pass, p, land);
  if (tile.passSteps) worth += w.step * counted(tile.passSteps, p, land);
  return worth;
}

/** Science bonuses at the end of this and later rounds for the levels reached so far, and a part of what a step more would complete. */
function scienceBonuses(s: State, p: Player, { bonuses }: Tables, w: AgeWeights): number {
  const higher = p.faction ? (FACTIONS[p.faction].bonusLevels ?? 0) : 0;
  let worth = 0;
  for (let round = Math.max(1, s.phase === 3 ? s.round + 1 : s.round); round < ROUNDS; round++) {
    const id = s.rounds[round - 1];
    const { discipline, per } = ROUND_TILES[id].bonus;
    const level = p.science[DISCIPLINES.indexOf(discipline)] + higher;
    const whole = Math.floor(level / per);
    const part = round === s.round && p.passed ? 0 : w.bonusProgress * (level / per - whole);
    worth += (whole + part) * bonuses[id][round];
  }
  return worth;
}

/** By seat: the prizes of the four disciplines, as far as today's levels foretell them. The neutral faction does not climb. */
function sciencePrizes(s: State, left: number, w: AgeWeights): number[] {
  const totals: number[] = new Array(s.seats).fill(0);
  const scale = w.scienceScale + w.scienceScaleRound * left;
  const growth = w.scienceGrowth * left;
  for (let d = 0; d < DISCIPLINES.length; d++) {
    const levels: number[] = [];
    for (const p of s.players) levels.push(p.science[d] + growth);
    if (s.neutralLevels.length > 0) levels.push(s.neutralLevels[d]);
    const prizes = expectedPrizes(levels, SCIENCE_PRIZES, scale);
    for (let seat = 0; seat < totals.length; seat++) totals[seat] += prizes[seat];
  }
  return totals;
}

const USUAL_AREA = AREA_TILES.reduce((a, b) => a + b, 0) / AREA_TILES.length;

function empirePrizes(s: State, lands: readonly Own[], left: number, w: AgeWeights): number[] {
  const sizes: number[] = [];
  for (const { empire } of lands) sizes.push(empire + w.empireGrowth * left);
  if (s.neutralLevels.length > 0) sizes.push(s.areaShown ? s.area : USUAL_AREA);
  return expectedPrizes(sizes, EMPIRE_PRIZES, w.empireScale + w.empireScaleRound * left);
}

/** Each building or power that a group lacks makes a city less likely, and so does land that takes spades. */
function cities(s: State, p: Player, { underWay }: Own, time: number, w: AgeWeights): number {
  let likely = 0;
  for (const { lacks, builds, around } of underWay) {
    if (builds === 0) likely += w.cityStep ** lacks;
    else {
      const spades = nearestRoom(s, p.home, around);
      if (spades <= 3) likely += w.cityStep ** (lacks + 0.5 * spades);
    }
  }
  return (w.cityHope * likely * w.city * time) / (time + w.cityTime);
}

/** Tracks and buildings, for what they make possible in the rounds to come; palaces and universities that still wait for their round. */
function promises(s: State, p: Player, { counts }: Own, w: AgeWeights): number {
  const left = ROUNDS - s.round;
  let waiting = 0;
  for (let round = s.round + 1; round <= ROUNDS; round++) {
    if (ROUND_TILES[s.rounds[round - 1]].scores.buildings?.includes('palace')) waiting++;
  }
  return (
    left *
      (w.terraforming * p.terraforming +
        w.shipping * p.shipping +
        w.guild * counts[GUILD] +
        w.school * counts[SCHOOL] +
        w.university * counts[UNIVERSITY] +
        w.palace * counts[PALACE]) +
    w.bigWait * 5 * Math.min(waiting, p.left[PALACE] + p.left[UNIVERSITY]) +
    p.annexes * w.annex * (left > 0 ? 1 : 0.4) +
    (left > 0 && s.passed[0] !== undefined && s.players[s.passed[0]] === p ? w.firstToPass : 0)
  );
}

/** Rewards that still have to be taken. */
function dues(due: readonly Due[], s: State, prices: Prices, w: AgeWeights): number {
  let worth = 0;
  for (const one of due) {
    switch (one.what) {
      case 'book':
        worth += prices.books.now[Math.max(1, s.round)];
        break;
      case 'steps':
      case 'stepsInOne':
      case 'key':
        worth += one.n * w.step;
        break;
      case 'competency':
        worth += w.competency;
        break;
      case 'cityTile':
        worth += w.city;
        break;
      case 'spades':
      case 'bonusSpades':
        worth += one.n * w.spade;
        break;
      case 'bridges':
        worth += one.n * w.bridge;
        break;
      case 'palaceTile':
      case 'settle':
      case 'neutral':
      case 'anywhere':
      case 'replace':
        worth += w.neutralBuilding;
    }
  }
  return worth;
}
