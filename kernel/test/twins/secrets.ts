import { lanesCommute, noLeak, reveals, sameFromBothSides } from '../../laws/index.ts';
import { magpies, type View } from '../toy.ts';
import { also, bids, secretly, seeing, type Twin, twin, withStep } from './twin.ts';

export const SECRETS: readonly Twin[] = [
  {
    breaks: noLeak,
    by: 'view carries all hands, and whose imagined world copies them',
    game: twin({
      view: seeing(s => ({ peek: s.players.map(p => p.hand) })),
      imagine(view, viewer, random) {
        const { peek } = view as View & { peek: number[][] };
        const world = magpies.imagine(view, viewer, random);
        return { ...world, players: world.players.map((p, seat) => ({ ...p, hand: peek[seat] })) };
      },
    }),
    says: /seen by \S+, with other secrets: peek\.\d/,
  },
  {
    breaks: noLeak,
    by: 'view shows sealed bids, and whose imagined world copies them',
    game: twin({
      view: seeing(s => ({ stack: s.stack })),
      imagine: (view, viewer, random) => ({ ...magpies.imagine(view, viewer, random), stack: view.stack }),
    }),
    says: /seen by \S+, with other secrets: stack\.1\.sealed/,
  },
  {
    breaks: noLeak,
    by: 'view carries the generator',
    game: twin({ view: seeing(s => ({ rng: s.rng })) }),
    says: /the view of 0 holds the generator/,
  },
  {
    breaks: noLeak,
    by: 'view carries the generator by another name',
    game: twin({ view: seeing(s => ({ luck: s.rng })) }),
    says: /seen by 0, in an imagined world: luck/,
  },
  {
    breaks: noLeak,
    by: 'view carries the top of the deck, which nobody could imagine',
    game: twin({ view: seeing(s => ({ top: s.deck.at(-1) ?? 0 })) }),
    says: /seen by \S+, .*: top/,
  },
  {
    breaks: noLeak,
    by: 'imagined world contradicts the view',
    game: twin({ imagine: (view, viewer, random) => ({ ...magpies.imagine(view, viewer, random), discard: [] }) }),
    says: /seen by 0, in an imagined world: discard/,
  },

  {
    breaks: sameFromBothSides,
    by: "options depend on a neighbour's hand",
    game: withStep('bids', {
      options: (s, f, seat) => {
        const best = Math.max(...s.players[(seat + 1) % s.seats].hand);
        const all = bids.options!(s, f, seat);
        const below = all.filter(bid => 'card' in bid && bid.card < best);
        return below.length > 0 ? below : all;
      },
    }),
    says: /what seat \d may do, in an imagined world/,
  },
  {
    breaks: sameFromBothSides,
    by: 'imagined world asks another question',
    game: twin({ imagine: (view, viewer, random) => ({ ...magpies.imagine(view, viewer, random), plies: view.plies.map(() => 0) }) }),
    says: /what seat \d may do, in an imagined world: 0\.id/,
  },

  {
    breaks: reveals,
    by: 'card is drawn as if nobody looked at it',
    game: withStep('draw', { choose: secretly }),
    says: /after {"do":"draw"} by seat \d, to \d: own\.hand/,
  },
  {
    breaks: reveals,
    by: 'sealed bids are opened as if nobody saw them',
    game: withStep('bids', { choose: secretly }),
    says: /after {"do":"bid","card":\d+} by seat \d, to \S+: /,
  },
  {
    breaks: reveals,
    by: 'log tells a secret that no view shows',
    game: withStep('draw', { choose: also(g => g.log('card', { card: g.s.deck.at(-1) ?? 0 })) }),
    says: /facts after {"do":"pass"} by seat \d, to \S+: \d\.args\.card/,
  },

  {
    breaks: lanesCommute,
    by: 'parallel phase puts cards on one common pile',
    game: withStep('keep', {
      choose: also((g, seat) => {
        g.s.discard.push(g.s.players[seat].kept.pop()!);
      }),
    }),
    says: /before .*: discard\.0/,
  },
  {
    breaks: lanesCommute,
    by: 'parallel phase gives the first to finish a prize',
    game: withStep('prepare', {
      run(g, f) {
        if (f.asked && g.s.players.every(p => p.prizes.length === 0)) g.s.players[f.seat].prizes.push(1);
        magpies.steps.prepare.run!(g, f);
      },
    }),
    says: /before .*: players\.\d\.prizes/,
  },
];
