/** The conflict phase: secret bids, bands, victory, upheaval (EE-CONFLICT). */
import { type Play, type Seat, type Step, shuffle } from '@tarsas/kernel';
import type { Conflict, Reward } from '../../data/components.ts';
import { componentsOf } from '../../data/index.ts';
import { intactLocations } from '../questions/empire.ts';
import { inFist } from '../questions/price.ts';
import { bandFor, rankedLocation, startingStrength } from '../questions/strength.ts';
import { gain, pay, turnOrder } from '../resources.ts';
import type { Choice, EmpiresEnd, FrameOf, Handful, State } from '../state.ts';
import { swapLocations } from './rearrange.ts';

type Sealed = Extract<Choice, { do: 'axes' | 'coins' }>;

export const conflictPhase: Step<EmpiresEnd, FrameOf<'conflictPhase'>> = {
  run(g) {
    const { s } = g;
    if (s.conflictDeck.length === 0) {
      s.conflictDeck = shuffle([...s.conflictDiscard], n => g.random(n)); // EE-CONFLICT-17
      s.conflictDiscard = [];
    }
    g.reveal();
    const card = s.conflictDeck[s.conflictDeck.length - 1]; // eleven cards, and never more than one of them on the table
    s.conflictDeck = s.conflictDeck.slice(0, -1);
    s.conflict = card;
    g.log('conflict', { card }, 'EE-CONFLICT-01');
    g.goto({ kind: 'bids', sealed: s.players.map(() => null) });
  },
};

const upTo = (n: number): number[] => Array.from({ length: n + 1 }, (_, i) => i);
const isOpen = (bid: Handful | null): boolean => bid === null || bid.coins === null;

/** EE-CONFLICT-04, -18: first the axes, then the coins into a closed hand; until the last hand is closed one may think again. */
export const bids: Step<EmpiresEnd, FrameOf<'bids'>, Sealed> = {
  who(s, f) {
    const open = turnOrder(s).filter(seat => isOpen(f.sealed[seat]));
    return s.options.simultaneous ? open : open.slice(0, 1); // EE-OPT-07
  },
  revise: (s, f) => (s.options.simultaneous ? turnOrder(s).filter(seat => !isOpen(f.sealed[seat])) : []),
  options(s, f, seat) {
    const bid = f.sealed[seat];
    if (bid !== null && bid.coins === null) return upTo(s.players[seat].coin).map(coins => ({ do: 'coins', coins }));
    return upTo(s.players[seat].axe).map(axes => ({ do: 'axes', axes }));
  },
  choose(g, f, seat, choice) {
    // Also without a coin the second question is asked: skipping it would tell the others.
    const bid = choice.do === 'axes' ? { axes: choice.axes, coins: null } : { axes: f.sealed[seat]?.axes ?? 0, coins: choice.coins };
    f.sealed = f.sealed.with(seat, bid);
    if (f.sealed.some(isOpen)) return;
    open(g, f.sealed as Handful[]);
  },
};

/** EE-CONFLICT-05: what is shown lies on the table from here on, no longer behind the screen. */
function open(g: Play<EmpiresEnd>, hands: Handful[]): void {
  g.reveal(); // from here nobody can take a bid back
  g.s.fists = hands;
  const strength = hands.map(({ axes, coins }, seat) => {
    const starting = startingStrength(g.s, g.s.players[seat]);
    const final = starting + axes + (coins ?? 0);
    pay(g.s.players[seat], inFist({ axes, coins }));
    g.log('fist', { seat, starting, axes, coins: coins ?? 0, strength: final }, 'EE-CONFLICT-05');
    return final;
  });
  g.goto({ kind: 'rewards', strength });
}

/** EE-CONFLICT-06 to -09: the band of each, and the victory bonus for the strongest, all of them if tied. */
export const rewards: Step<EmpiresEnd, FrameOf<'rewards'>> = {
  run(g, { strength }) {
    const conflict = conflictOf(g.s);
    const markers = strength.map((mine, seat) => {
      const band = bandFor(conflict, mine);
      const resources = reward(g.s, seat, band);
      g.log('band', { seat, band: conflict.bands.indexOf(band), points: band.points, resources }, 'EE-CONFLICT-06');
      return band.refresh;
    });
    for (const seat of strongest(strength)) {
      const { victory } = conflict;
      g.log('victory', { seat, points: victory.points, resources: reward(g.s, seat, victory) }, 'EE-CONFLICT-08');
      markers[seat] += victory.refresh;
    }
    for (const seat of turnOrder(g.s))
      if (markers[seat] > 0) g.call({ kind: 'refreshing', seat, source: conflict.id, markers: markers[seat], nextTo: null });
    g.goto({ kind: 'upheavals', strength }); // EE-CONFLICT-20
  },
};

const conflictOf = (s: State): Conflict => componentsOf(s.options).conflicts[s.conflict as string];

const strongest = (strength: readonly number[]): Seat[] => strength.flatMap((mine, seat) => (mine === Math.max(...strength) ? [seat] : []));

function reward(s: State, seat: Seat, { points, resources }: Reward) {
  s.players[seat].fromConflicts += points; // EE-CONFLICT-07: may be negative
  return gain(s, seat, resources);
}

/** EE-CONFLICT-10 to -16 */
export const upheavals: Step<EmpiresEnd, FrameOf<'upheavals'>> = {
  run(g, { strength }) {
    const { s } = g;
    const winners = strongest(strength);
    for (const seat of turnOrder(s)) if (!winners.includes(seat)) suffer(g, seat);
    s.fists = []; // EE-CONFLICT-15: back to the supply
    s.conflictDiscard = [...s.conflictDiscard, s.conflict as string];
    s.conflict = null;
    g.done();
  },
};

function suffer(g: Play<EmpiresEnd>, seat: Seat): void {
  const p = g.s.players[seat];
  const { rank, position } = conflictOf(g.s).upheaval;
  const location = rankedLocation(g.s, p, rank);
  const other = p.tiles[position - 1];
  const isRanked = intactLocations(p).length >= rank;
  if (location === null || location === other) {
    g.log('upheavalStays', { seat, location }, location === null ? 'EE-CONFLICT-14' : 'EE-CONFLICT-13');
    return;
  }
  swapLocations(p, location, other);
  g.log('upheaval', { seat, location, other, position }, isRanked ? 'EE-CONFLICT-10' : 'EE-CONFLICT-14');
}
