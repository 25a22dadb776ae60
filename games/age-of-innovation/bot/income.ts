/** What comes by itself every round: the visible hands of the board. */
import { BOARD_IDS, BOARDS, type BoardId, type Gain, PIECES, ROUNDS } from '../data/index.ts';
import type { Player } from '../rules/state.ts';
import type { Prices } from './prices.ts';

type Goods = Required<Pick<Gain, 'coins' | 'tools' | 'scholars' | 'power'>>;

/** By board, building number and how many of them have left the board: all that is visible then. */
const VISIBLE = Object.fromEntries(BOARD_IDS.map(id => [id, BOARDS[id].uncovered.map(sums)])) as Record<BoardId, Goods[][]>;

function sums(hands: readonly Gain[]): Goods[] {
  const found: Goods[] = [{ coins: 0, tools: 0, scholars: 0, power: 0 }];
  for (const { coins = 0, tools = 0, scholars = 0, power = 0 } of hands) {
    const last = found[found.length - 1];
    found.push({ coins: last.coins + coins, tools: last.tools + tools, scholars: last.scholars + scholars, power: last.power + power });
  }
  return found;
}

/** What the visible hands bring each round. */
export function visibleHands(p: Player): Goods {
  const sum = { coins: 0, tools: 0, scholars: 0, power: 0 };
  if (!p.board) return sum;
  const { base } = BOARDS[p.board];
  const visible = VISIBLE[p.board];
  sum.coins += base.coins ?? 0;
  sum.tools += base.tools ?? 0;
  for (let kind = 1; kind < visible.length; kind++) {
    const hands = visible[kind][PIECES[kind] - p.left[kind]];
    sum.coins += hands.coins;
    sum.tools += hands.tools;
    sum.scholars += hands.scholars;
    sum.power += hands.power;
  }
  return sum;
}

/** The visible hands in every round to come. Scholars are seven in all, and those sent never come back. */
export function boardIncomeWorth(p: Player, round: number, prices: Prices): number {
  const { coins, tools, scholars, power } = visibleHands(p);
  const all = scholars * (ROUNDS - round);
  const come = all > p.supply + 1 ? (p.supply + 1) / all : 1;
  return (
    coins * prices.coins.later[round] +
    tools * prices.tools.later[round] +
    come * scholars * prices.scholars.later[round] +
    power * prices.power.later[round]
  );
}
