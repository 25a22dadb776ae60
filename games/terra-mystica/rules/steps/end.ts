/** Final scoring: cults, network, final scoring tile, resources (TM-FINAL, FI-FINAL). */
import { prizes, sacrifice, spendPower } from '@tarsas/terra';
import { COINS_PER_POINT, CULT_PRIZES, CULTS, NETWORK_PRIZES } from '../../data/index.ts';
import { abilityOf } from '../abilities.ts';
import { score } from '../effects.ts';
import { finalTileValue, largestNetwork } from '../questions/network.ts';
import type { Play } from '../state.ts';

export function scoreTheEnd(g: Play): void {
  const { s } = g;
  s.round++;
  scoreCults(g);
  scoreNetworks(g);
  if (s.finalTile) scoreFinalTile(g);
  for (let seat = 0; seat < s.seats; seat++) scoreResources(g, seat);
}

function scoreCults(g: Play): void {
  CULTS.forEach((cult, track) => {
    const heights = g.s.players.map(p => p.cults[track]);
    prizes(heights, CULT_PRIZES).forEach((points, seat) => {
      if (points === 0) return;
      g.log('cultScore', { seat, cult, at: heights[seat], points }, 'TM-FINAL-02');
      score(g, seat, points, 'cults', 'TM-FINAL-02');
    });
  });
}

function scoreNetworks(g: Play): void {
  const sizes = g.s.players.map((_, seat) => largestNetwork(g.s, seat));
  prizes(sizes, NETWORK_PRIZES).forEach((points, seat) => {
    if (points === 0) return;
    g.log('networkScore', { seat, structures: sizes[seat], points }, 'TM-FINAL-11');
    score(g, seat, points, 'network', 'TM-FINAL-11');
  });
}

function scoreFinalTile(g: Play): void {
  const tile = g.s.finalTile!;
  const values = g.s.players.map((_, seat) => finalTileValue(g.s, seat, tile));
  prizes(values, NETWORK_PRIZES).forEach((points, seat) => {
    if (points === 0) return;
    g.log('tileScore', { seat, tile, value: values[seat], points }, 'FI-FINAL-04');
    score(g, seat, points, 'finalTile', 'FI-FINAL-04');
  });
}

/** Everything becomes coins, bowl II sacrificed by pairs first (TM-FINAL-13, TM-DEC-20). */
function scoreResources(g: Play, seat: number): void {
  const p = g.s.players[seat];
  sacrifice(p.bowls, p.bowls[1] >> 1);
  const coins = p.coins + p.workers + p.priests + p.bowls[2];
  spendPower(p.bowls, p.bowls[2]);
  const rate = abilityOf(p).coinsPerPoint ?? COINS_PER_POINT;
  const points = Math.floor(coins / rate);
  p.supply += p.priests;
  p.priests = 0;
  p.workers = 0;
  p.coins = coins - points * rate;
  g.log('resourceScore', { seat, coins, points }, 'TM-FINAL-13');
  score(g, seat, points, 'resources', 'TM-FINAL-13');
}
