/** A round: income, actions, science bonus and preparation (sections 13, 14 and 26). */
import type { Seat } from '@tarsas/kernel';
import { ROUND_TILES, ROUNDS } from '../../data/index.ts';
import { receive } from '../effects.ts';
import { incomeOf } from '../questions/income.ts';
import { bonusTimes } from '../questions/science.ts';
import type { Play, Player, Step } from '../state.ts';

export const round: Step<'round'> = {
  run(g, f) {
    const { s } = g;
    switch (f.stage) {
      case 'income':
        if (f.next === 0) begin(g);
        if (f.next < s.order.length) return g.call({ kind: 'rewards', seat: s.order[f.next++], spadesLater: false });
        s.phase = 2;
        f.stage = 'actions';
        f.next = 0;
        return;
      case 'actions': {
        const seat = nextToAct(s.order, s.players, f.next);
        if (seat < 0) {
          f.stage = 'bonus';
          f.next = 0;
          return;
        }
        f.next = s.order.indexOf(seat) + 1;
        return g.call({ kind: 'turn', seat, stage: 'act' });
      }
      case 'bonus':
        // In round 6 phase III is skipped (AOI-ROUND-02).
        if (s.round === ROUNDS) return g.done();
        if (f.next === 0) scienceBonus(g);
        if (f.next < s.passed.length) return g.call({ kind: 'rewards', seat: s.passed[f.next++], spadesLater: false });
        f.stage = 'prepare';
        return;
      case 'prepare':
        prepare(g);
        return g.done();
    }
  },
};

/** From top to bottom and round again, without those who have passed (AOI-ACT-01, AOI-ACT-03). */
function nextToAct(order: readonly Seat[], players: readonly Player[], from: number): Seat {
  for (let i = 0; i < order.length; i++) {
    const seat = order[(from + i) % order.length];
    if (!players[seat].passed) return seat;
  }
  return -1;
}

/** Phase I: everybody gets what is visible; choices follow in turn order (AOI-INCOME-01). */
function begin(g: Play): void {
  const { s } = g;
  s.round++;
  s.phase = 1;
  const finalTile = s.round === ROUNDS ? s.finalTile : null;
  g.log('round', { round: s.round, tile: s.rounds[s.round - 1], finalTile, order: s.order }, 'AOI-ROUND-01');
  if (s.round === ROUNDS && s.neutralLevels.length > 0) {
    s.areaShown = true;
    g.reveal();
    g.log('area', { buildings: s.area }, 'AOI-2P-05');
  }
  for (const seat of s.order) income(g, seat);
}

function income(g: Play, seat: Seat): void {
  for (const { from, gain, rule } of incomeOf(g.s, seat)) receive(g, seat, gain, from, rule);
}

/** Phase III, step 1, in the order of the next round (AOI-PHASE3-03). */
function scienceBonus(g: Play): void {
  const { s } = g;
  s.phase = 3;
  const id = s.rounds[s.round - 1];
  const { bonus, rule } = ROUND_TILES[id];
  for (const seat of s.passed) {
    const times = bonusTimes(s, s.players[seat], id);
    if (times === 0) continue;
    g.log('scienceBonus', { seat, tile: id, times }, 'AOI-PHASE3-02');
    receive(g, seat, bonus.gain, id, rule, times);
  }
}

/** Steps 2 to 5: X tokens off, a coin on each round bonus, next round's order (AOI-PHASE3-05 to 08). */
function prepare(g: Play): void {
  const { s } = g;
  s.covered = [];
  s.bonusCoins = s.bonusCoins.map(coins => coins + 1);
  for (const p of s.players) {
    p.used = [];
    p.passed = false;
  }
  s.order = s.passed;
  s.passed = [];
  g.log('prepared', { round: s.round, order: s.order }, 'AOI-PHASE3-01');
}
