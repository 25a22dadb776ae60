/** Action: pass (section 24). */
import { ROUNDS } from '../../data/index.ts';
import { receive } from '../effects.ts';
import { having } from '../questions/tiles.ts';
import type { Step } from '../state.ts';

/** Rewards first, steps before points: that way no level is missed (AOI-PASS-08). In round 6 nothing follows (AOI-PASS-07). */
export const pass: Step<'pass'> = {
  run(g, f) {
    const { seat } = f;
    const p = g.s.players[seat];
    if (f.stage === 'rewards') {
      f.stage = 'points';
      g.log('passed', { seat }, 'AOI-PASS-01');
      for (const { id, is, rule } of having(g.s, p, 'pass')) if (is.stepsPer) receive(g, seat, is, id, rule);
      return g.call({ kind: 'rewards', seat, spadesLater: false });
    }
    for (const { id, is, rule } of having(g.s, p, 'pass')) if (is.score) receive(g, seat, is, id, rule);
    p.passed = true;
    g.s.passed.push(seat);
    if (g.s.round < ROUNDS) g.goto({ kind: 'takeBonus', seat });
    else g.done();
  },
};

/** Another round bonus with the coins on it; the old one is there for the others (AOI-PASS-03 to 05). */
export const takeBonus: Step<'takeBonus'> = {
  options: s => s.bonuses.map(bonus => ({ do: 'bonus', bonus })),
  choose(g, _, seat, choice) {
    if (choice.do !== 'bonus') return;
    const { s } = g;
    const p = s.players[seat];
    const at = s.bonuses.indexOf(choice.bonus);
    const coins = s.bonusCoins[at];
    p.coins += coins;
    if (p.bonus) s.bonuses = s.bonuses.with(at, p.bonus);
    s.bonusCoins = s.bonusCoins.with(at, 0);
    p.bonus = choice.bonus;
    g.log('bonus', { seat, bonus: choice.bonus, coins }, 'AOI-PASS-03');
    g.done();
  },
};
