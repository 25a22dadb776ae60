/**
 * Pebbles.
 * Everybody secretly buries up to two of five pebbles. Three times a prize is turned up and all bid
 * pebbles in closed fists; the one who shows most takes the prize, and all shown pebbles are lost.
 * At the end prizes and buried pebbles are points.
 */
import type { Core, CoreView, Frame, Game, Play, Random, Score, Seat, Step, Viewer } from '@tarsas/kernel';
import { coreOf, coreView } from '@tarsas/kernel';
import { MOST_BURIED, PEBBLES, PRIZES, ROUNDS } from '../data.ts';

type GameFrame = { kind: 'game'; round: number };
type BuryFrame = { kind: 'bury'; seat: Seat };
type BidsFrame = { kind: 'bids'; prize: number; fists: (number | null)[] };
type Bury = { do: 'bury'; pebbles: number };
type Bid = { do: 'bid'; pebbles: number };

interface Options {
  /** Who takes the prize when several show most. */
  ties: 'nobody' | 'first';
}

interface Player {
  pebbles: number;
  buried: number;
  prizes: number;
}

interface State extends Core<Example['frame'], Options> {
  players: Player[];
  /** How many pebbles each seat has shown and lost so far. */
  shown: number[];
}

/** Of the others one sees the prizes, what they have shown, and whether a fist is closed. */
interface View extends CoreView<Example['frame'], Options> {
  prizes: number[];
  shown: number[];
  own: Player | null;
}

export interface Example {
  options: Options;
  frame: GameFrame | BuryFrame | BidsFrame;
  choice: Bury | Bid;
  facts: {
    buried: { pebbles: number };
    prize: { prize: number };
    shown: { fists: number[] };
    taken: { seat: Seat; prize: number };
    tied: { prize: number };
  };
  state: State;
  view: View;
  line: 'prizes' | 'buried';
}

const upTo = (n: number) => [...Array(n + 1).keys()];
function seatsWhere<T>(items: readonly T[], holds: (item: T) => boolean): Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; seat < items.length; seat++) if (holds(items[seat])) seats.push(seat);
  return seats;
}

const game: Step<Example, GameFrame> = {
  run(g, f) {
    if (f.round === 0) g.split(seat => ({ kind: 'bury', seat }));
    else if (f.round > ROUNDS) return g.done();
    else {
      const prize = PRIZES[g.random(PRIZES.length)];
      g.log('prize', { prize }, 'EX-03');
      g.call({ kind: 'bids', prize, fists: new Array(g.s.seats).fill(null) });
    }
    f.round++;
  },
};

const bury: Step<Example, BuryFrame, Bury> = {
  options: () => upTo(MOST_BURIED).map(pebbles => ({ do: 'bury', pebbles })),
  choose(g, _, seat, { pebbles }) {
    g.s.players[seat].pebbles -= pebbles;
    g.s.players[seat].buried += pebbles;
    g.log('buried', { pebbles }, 'EX-02', seat);
    g.done();
  },
};

const bids: Step<Example, BidsFrame, Bid> = {
  who: (_, f) => seatsWhere(f.fists, fist => fist === null),
  revise: (_, f) => seatsWhere(f.fists, fist => fist !== null),
  options: (s, _, seat) => upTo(s.players[seat].pebbles).map(pebbles => ({ do: 'bid', pebbles })),
  choose(g, f, seat, { pebbles }) {
    f.fists[seat] = pebbles;
    if (f.fists.includes(null)) return;
    g.reveal();
    settle(g, f.prize, f.fists as number[]);
    g.done();
  },
};

function settle(g: Play<Example>, prize: number, fists: number[]): void {
  g.log('shown', { fists }, 'EX-04');
  for (const [seat, pebbles] of fists.entries()) {
    g.s.players[seat].pebbles -= pebbles; // EX-06
    g.s.shown[seat] += pebbles;
  }
  const seat = winnerOf(fists, g.s.options);
  if (seat === null) g.log('tied', { prize }, 'EX-05');
  else {
    g.s.players[seat].prizes += prize;
    g.log('taken', { seat, prize }, 'EX-05');
  }
}

function winnerOf(fists: number[], { ties }: Options): Seat | null {
  const most = Math.max(...fists);
  const tied = seatsWhere(fists, n => n === most);
  return tied.length === 1 || ties === 'first' ? tied[0] : null;
}

function view(s: State, viewer: Viewer): View {
  const show = (f: Frame<Example['frame']>) =>
    f.kind === 'bids' ? { ...f, fists: f.fists.map((fist, seat) => (fist === null || seat === viewer ? fist : 0)) } : f;
  const own = viewer === 'public' ? null : s.players[viewer];
  return Object.assign(coreView(s, show), { prizes: s.players.map(p => p.prizes), shown: s.shown, own });
}

/** Of the others one knows what they have shown; what they buried and hold in their fists is anybody's guess. */
function imagine(v: View, viewer: Viewer, random: Random): Omit<State, 'rng'> {
  const players = v.shown.map((shown, seat) => {
    if (seat === viewer && v.own) return v.own;
    const mayHaveBuried = v.lanes && v.lanes[seat].stack.length > 0 ? 0 : Math.min(MOST_BURIED, PEBBLES - shown);
    const buried = random(mayHaveBuried + 1);
    return { pebbles: PEBBLES - buried - shown, buried, prizes: v.prizes[seat] };
  });
  const fill = (f: Frame<Example['frame']>) =>
    f.kind === 'bids'
      ? { ...f, fists: f.fists.map((fist, seat) => (fist === null || seat === viewer ? fist : random(players[seat].pebbles + 1))) }
      : f;
  return Object.assign(coreOf(v, fill), { players, shown: v.shown });
}

function score(s: State): Score<Example['line']>[] {
  const points = s.players.map(p => p.prizes + p.buried);
  return s.players.map(({ prizes, buried }, seat) => ({
    seat,
    points: points[seat],
    rank: 1 + points.filter(other => other > points[seat]).length,
    lines: [
      { key: 'prizes', points: prizes },
      { key: 'buried', points: buried },
    ],
  }));
}

export const example: Game<Example> = {
  id: 'example',
  rules: 1,
  seats: { min: 2, max: 4 },
  options: { ties: { values: ['nobody', 'first'], rule: 'EX-05' } },
  setup: ({ seats }) => ({
    players: Array.from({ length: seats }, () => ({ pebbles: PEBBLES, buried: 0, prizes: 0 })),
    shown: new Array(seats).fill(0),
  }),
  opening: { kind: 'game', round: 0 },
  steps: { game, bury, bids },
  view,
  imagine,
  score,
  hides: (_, viewer, seat) => (seat === viewer ? [] : ['buried']),
};
