/** End of the game and final scoring (section 27). */
import { DISCIPLINES } from '../../data/index.ts';
import { coinsOf, empireOf, empirePrizes, pointsForCoins, sciencePrizes } from '../questions/final.ts';
import { note } from '../questions/score.ts';
import type { Line, Play } from '../state.ts';

/** Behind the last round. */
const AFTER_ROUNDS = 7;

export function finalScoring(g: Play): void {
  const { s } = g;
  s.phase = 4;
  const add = (seat: number, line: Line, points: number) => {
    s.players[seat].vp += points;
    if (points > 0) note(s.players[seat], line, AFTER_ROUNDS, points);
  };
  const sizes = s.players.map((_, seat) => empireOf(s, seat));
  for (const [seat, points] of empirePrizes(s, sizes).entries()) {
    add(seat, 'empire', points);
    g.log('empire', { seat, buildings: sizes[seat], points }, 'AOI-END-02');
  }
  for (const [d, discipline] of DISCIPLINES.entries()) {
    for (const [seat, points] of sciencePrizes(s, d).entries()) {
      add(seat, 'science', points);
      if (points > 0) g.log('science', { seat, discipline, level: s.players[seat].science[d], points }, 'AOI-END-04');
    }
  }
  for (const [seat, p] of s.players.entries()) {
    const coins = coinsOf(p);
    add(seat, 'resources', pointsForCoins(coins));
    g.log('resources', { seat, coins, points: pointsForCoins(coins) }, 'AOI-END-07');
  }
}
