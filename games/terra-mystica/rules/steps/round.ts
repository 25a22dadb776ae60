/** A round: income, actions, cult rewards, preparing the next one (TM-ROUND, TM-INCOME, TM-END). */
import type { Seat } from '@tarsas/kernel';
import { CULTS, type Gain, ROUNDS, SCORING_TILES } from '../../data/index.ts';
import { forgetImpossible, gainGoods } from '../effects.ts';
import { freeCards } from '../questions/cards.ts';
import { incomeOf } from '../questions/income.ts';
import { obtainSpades, useSpadesOf } from '../spades.ts';
import type { FrameOf, Play, State, Step } from '../state.ts';
import { unanswered } from './leech.ts';

type Round = FrameOf<'round'>;

export const round: Step<'round'> = {
  run(g, f) {
    switch (f.stage) {
      case 'income':
        for (const seat of g.s.table) takeIncome(g, seat);
        return enter(f, 'priests');
      case 'priests':
        return eachInOrder(g, f, g.s.order, 'actions', seat => askForRewards(g, seat));
      case 'actions':
        return nextTurn(g, f);
      case 'offers':
        for (const seat of g.s.table) forgetImpossible(g, seat);
        if (unanswered(g.s).length > 0) return g.call({ kind: 'offers' });
        return g.s.round === ROUNDS ? g.done() : enter(f, 'rewards');
      case 'rewards':
        for (const seat of g.s.table) giveReward(g, seat);
        return enter(f, 'spades');
      case 'spades':
        return eachInOrder(g, f, nextOrder(g.s), 'cleanUp', seat => {
          const spades = cultSpades(g.s, seat);
          if (spades > 0) useSpadesOf(g, seat, spades, 'cult');
          askForRewards(g, seat);
        });
      case 'cleanUp':
        cleanUp(g);
        return g.done();
    }
  },
};

function enter(f: Round, stage: Round['stage']): void {
  f.stage = stage;
  f.next = 0;
}

/** One seat after the other, because what one does may matter to the next (TM-DEC-15). */
function eachInOrder(g: Play, f: Round, order: readonly Seat[], then: Round['stage'], ask: (seat: Seat) => void) {
  if (f.next >= order.length) return enter(f, then);
  const seat = order[f.next++];
  if (!g.s.players[seat].gone) ask(seat);
}

function askForRewards(g: Play, seat: Seat): void {
  forgetImpossible(g, seat);
  if (g.s.players[seat].due.length > 0) g.call({ kind: 'rewards', seat });
}

/** Board, bonus card and favor tiles (TM-INCOME-02). Those who have left still get theirs, since it counts in the end. */
function takeIncome(g: Play, seat: Seat): void {
  const came = gainGoods(g, seat, incomeOf(g.s.players[seat]));
  if (g.s.players[seat].gone) g.s.players[seat].due = [];
  g.log('income', { seat, ...came }, 'TM-INCOME-02');
}

/** Whose turn is next: the next player in the order of the round who has not passed (TM-ACT-01, TM-PASS-12). */
function nextTurn(g: Play, f: Round) {
  const { s } = g;
  const from = s.order.indexOf(s.active);
  for (let i = 1; i <= s.order.length; i++) {
    const seat = s.order[(from + i) % s.order.length];
    if (s.players[seat].passed || s.players[seat].gone) continue;
    s.active = seat;
    s.actions = 1;
    s.players[seat].lost = 0;
    return g.call({ kind: 'turn', seat });
  }
  s.active = -1;
  enter(f, 'offers');
}

/** The first to pass starts, the others follow clockwise or in the order of passing (TM-PASS-02, FI-ORDER-02). */
export function nextOrder(s: State): Seat[] {
  const passed = s.passed.filter(seat => !s.players[seat].gone);
  if (s.options.turnOrder === 'variable') return passed;
  const at = Math.max(0, s.table.indexOf(passed[0] ?? s.order[0]));
  return [...s.table.slice(at), ...s.table.slice(0, at)].filter(seat => !s.players[seat].gone);
}

/** How often the cult reward of the round's tile is earned (TM-END-02). */
function timesRewarded(s: State, seat: Seat): number {
  const { cult, steps } = SCORING_TILES[s.scoring[s.round - 1]].per;
  const height = cult === 'priests' ? s.priests.filter(owner => owner === seat).length : s.players[seat].cults[CULTS.indexOf(cult)];
  return Math.floor(height / steps);
}

const times = ({ coins, workers, priests, power }: Gain, n: number): Gain => ({
  coins: coins * n,
  workers: workers * n,
  priests: priests * n,
  power: power * n,
});

function cultSpades(s: State, seat: Seat): number {
  return (SCORING_TILES[s.scoring[s.round - 1]].spades ?? 0) * timesRewarded(s, seat);
}

/** Everything comes to all at once; only using the spades is asked one after another (TM-DEC-15). */
function giveReward(g: Play, seat: Seat): void {
  const { reward } = SCORING_TILES[g.s.scoring[g.s.round - 1]];
  const spades = cultSpades(g.s, seat);
  const came = gainGoods(g, seat, times(reward, timesRewarded(g.s, seat)));
  g.log('reward', { seat, ...came, spades }, 'TM-END-02');
  if (spades > 0) obtainSpades(g, seat, spades);
  if (g.s.players[seat].gone) g.s.players[seat].due = [];
}

/** Action tokens, coins on the cards left over, the order of the next round (TM-END-13, TM-END-14). */
function cleanUp(g: Play): void {
  const { s } = g;
  const order = nextOrder(s);
  if (order.length > 0) s.order = order;
  s.passed = [];
  s.covered = s.covered.map(() => 0);
  for (const p of s.players) {
    p.passed = false;
    p.used = [];
  }
  coinsOnCards(s);
  g.log('cleanUp', { round: s.round, nextOrder: s.order }, 'TM-END-13');
}

/** One coin on every card left over (TM-BONUS-03, TM-END-14). */
export function coinsOnCards(s: State): void {
  const free = freeCards(s);
  s.cardCoins = s.cardCoins.map((coins, i) => (free.includes(s.cards[i]) ? coins + 1 : coins));
}
