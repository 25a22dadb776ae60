/** What a conflict with closed hands may bring: the band of each, the chance of victory, the upheaval of the others. */
import type { Seat } from '@tarsas/kernel';
import type { Conflict, Reward } from '../data/components.ts';
import { bandFor, rankedLocation, startingStrength } from '../rules/questions/strength.ts';
import type { FrameOf, Handful, Player, State } from '../rules/state.ts';
import { swapLocations } from '../rules/steps/rearrange.ts';
import { worthOf } from './empire.ts';
import { giftWorth, type Outlook } from './outlook.ts';

/** By seat: what the conflict on the table will change. */
export function conflictOutcome(s: State, frame: FrameOf<'bids'>, outlooks: readonly Outlook[], worths: readonly number[]): number[] {
  const conflict = outlooks[0].parts.conflicts[s.conflict as string];
  const hands = frame.sealed.map((bid, seat) => handOf(bid, s.players[seat], outlooks[seat]));
  const strength = hands.map(({ axes, coins }, seat) => startingStrength(s, s.players[seat]) + axes + coins);
  return outlooks.map((o, seat) => {
    const p = s.players[seat];
    const { axes, coins } = hands[seat];
    const paid: Player = { ...p, axe: p.axe - axes, coin: p.coin - coins };
    const wins = chanceToWin(strength, seat, o.w.surprise);
    const band = bandFor(conflict, Math.round(strength[seat]));
    return (
      worthOf(o, s, paid) -
      worths[seat] +
      rewardWorth(o, p, band) +
      wins * rewardWorth(o, p, conflict.victory) +
      (1 - wins) * upheavalWorth(o, s, paid, conflict)
    );
  });
}

interface Hand {
  axes: number;
  coins: number;
}

/** A closed hand as it is, an open one as people usually close it. */
function handOf(bid: Handful | null, p: Player, { w }: Outlook): Hand {
  const axes = bid?.axes ?? w.axesBid * p.axe;
  return { axes, coins: bid?.coins ?? w.coinsBid * p.coin };
}

/** EE-CONFLICT-08: ties win too. */
function chanceToWin(strength: readonly number[], seat: Seat, surprise: number): number {
  let chance = 1;
  for (let other = 0; other < strength.length; other++) {
    if (other !== seat) chance *= 1 / (1 + Math.exp(-(strength[seat] - strength[other] + TIE) / surprise));
  }
  return chance;
}
const TIE = 0.5;

function rewardWorth(o: Outlook, p: Player, { points, resources, refresh }: Reward): number {
  return points + giftWorth(o, resources) + o.w.refresh * o.need * Math.min(refresh, p.exhausted.length);
}

/** EE-CONFLICT-10 */
function upheavalWorth(o: Outlook, s: State, p: Player, { upheaval: { rank, position } }: Conflict): number {
  const location = rankedLocation(s, p, rank);
  const other = p.tiles[position - 1];
  if (location === null || location === other) return 0;
  const after: Player = { ...p, tiles: [...p.tiles] };
  swapLocations(after, location, other);
  return worthOf(o, s, after) - worthOf(o, s, p);
}
