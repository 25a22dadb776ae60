/** What comes by itself every round: the hands of the board, high levels, and the science bonus at its end. */
import {
  BOARD_IDS,
  BOARDS,
  type BoardId,
  type Gain,
  LEVEL_INCOME,
  PIECES,
  ROUND_TILE_IDS,
  ROUND_TILES,
  ROUNDS,
  type RoundTileId,
} from '../data/index.ts';
import type { Player } from '../rules/state.ts';
import { AFTER_ALL, later, pricesFor, worthOf } from './prices.ts';
import type { AgeWeights } from './weights.ts';

type Goods = Required<Pick<Gain, 'coins' | 'tools' | 'scholars' | 'power'>>;

/** By board, building number and how many of them have left the board: all that is visible. */
const VISIBLE = Object.fromEntries(
  BOARD_IDS.map(id => [
    id,
    BOARDS[id].uncovered.map(hands => hands.reduce((sums, hand) => [...sums, plus(sums[sums.length - 1], hand)], [plus(nothing(), {})])),
  ]),
) as Record<BoardId, Goods[][]>;

function nothing(): Goods {
  return { coins: 0, tools: 0, scholars: 0, power: 0 };
}

function plus(a: Goods, { coins = 0, tools = 0, scholars = 0, power = 0 }: Gain): Goods {
  return { coins: a.coins + coins, tools: a.tools + tools, scholars: a.scholars + scholars, power: a.power + power };
}

interface Later {
  coins: number[];
  tools: number[];
  scholars: number[];
  power: number[];
  /** By discipline and round; by round tile and round. */
  levels: number[][];
  bonuses: Record<RoundTileId, number[]>[];
}
const known = new WeakMap<AgeWeights, Later>();

function laterFor(w: AgeWeights): Later {
  let found = known.get(w);
  if (!found) {
    const prices = pricesFor(w);
    const each = (of: (round: number) => number) => Array.from({ length: AFTER_ALL + 1 }, (_, round) => of(Math.min(round, ROUNDS)));
    found = {
      coins: later(prices.coins),
      tools: later(prices.tools),
      scholars: later(prices.scholars),
      power: later(prices.power),
      levels: LEVEL_INCOME.map(gain => later(each(round => worthOf(gain, w, round, 2)))),
      bonuses: [0, 1, 2, 3, 4, 5].map(
        seats =>
          Object.fromEntries(
            ROUND_TILE_IDS.map(id => [id, each(round => worthOf(ROUND_TILES[id].bonus.gain, w, Math.min(ROUNDS, round + 1), seats))]),
          ) as Record<RoundTileId, number[]>,
      ),
    };
    known.set(w, found);
  }
  return found;
}

/** The visible hands of the board in every round to come. Scholars are seven in all, and those sent never come back. */
export function boardIncomeWorth(p: Player, round: number, w: AgeWeights): number {
  if (!p.board) return 0;
  const worth = laterFor(w);
  const { base } = BOARDS[p.board];
  const visible = VISIBLE[p.board];
  let coins = base.coins ?? 0;
  let tools = base.tools ?? 0;
  let scholars = 0;
  let power = 0;
  for (let kind = 1; kind < visible.length; kind++) {
    const hands = visible[kind][PIECES[kind] - p.left[kind]];
    coins += hands.coins;
    tools += hands.tools;
    scholars += hands.scholars;
    power += hands.power;
  }
  const rounds = ROUNDS - round;
  const come = scholars * rounds > p.supply + 1 ? (p.supply + 1) / (scholars * rounds) : 1;
  return coins * worth.coins[round] + tools * worth.tools[round] + come * scholars * worth.scholars[round] + power * worth.power[round];
}

export const levelIncomeWorth = (d: number, round: number, w: AgeWeights): number => laterFor(w).levels[d][round];

/** One time the bonus at the end of that round. */
export const scienceBonusWorth = (id: RoundTileId, round: number, seats: number, w: AgeWeights): number =>
  laterFor(w).bonuses[seats][id][round];
