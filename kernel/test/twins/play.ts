import { clone } from '../../index.ts';
import { asked, ends, plain, pure, refuses, replays, stable, untouched } from '../../laws/index.ts';
import { magpies } from '../toy.ts';
import { also, bids, draw, keep, remembering, shiftingSetup, type Twin, turning, twin, withStep } from './twin.ts';

export const PLAY: readonly Twin[] = [
  {
    breaks: ends,
    by: 'question is asked again and again',
    game: withStep('draw', { choose: () => {} }),
    says: /no end after 200 moves/,
  },

  {
    breaks: asked,
    by: 'question has no answer for some hands',
    game: withStep('bids', { options: (s, f, seat) => bids.options!(s, f, seat).filter(bid => 'card' in bid && bid.card > 8) }),
    says: /has no answer to 'bids'/,
  },
  {
    breaks: asked,
    by: 'question lets a seat think again without an answer to give',
    game: withStep('bids', { options: (s, f, seat) => (f.sealed[seat] === null ? bids.options!(s, f, seat) : []) }),
    says: /has no answer to 'bids'/,
  },

  {
    breaks: asked,
    by: 'question is put twice to the same seat, to answer and to think again',
    game: withStep('bids', { revise: s => [...Array(s.seats).keys()] }),
    says: /'bids' asks seat 0 twice/,
  },
  {
    breaks: asked,
    by: 'question is put to a seat that does not exist',
    game: withStep('bids', { who: (s, f) => [...bids.who!(s, f), s.seats] }),
    says: /'bids' asks seat 3, who is not at the table/,
  },

  {
    breaks: asked,
    by: 'turn is closed by an answer that nobody may give',
    game: twin({ closes: () => ({ do: 'keep', card: 0 }) }),
    says: /is closed by an answer that is not offered/,
  },

  {
    breaks: stable,
    by: 'list names an option twice',
    game: withStep('draw', { options: (s, f, seat) => [...draw.options!(s, f, seat), { do: 'pass' }] }),
    says: /'draw' lists an option twice/,
  },
  {
    breaks: stable,
    by: 'list comes in another order every time',
    game: withStep('keep', { options: turning(keep.options!) }),
    says: /'keep' lists other options the second time/,
  },
  {
    breaks: stable,
    by: 'option holds the very list that lies in the state',
    game: withStep('bids', {
      options: (s, f, seat) => bids.options!(s, f, seat).map(option => ({ ...option, hand: s.players[seat].hand })),
    }),
    says: /an option of 'bids' shares \[[\d,]+\] with the state/,
  },

  {
    breaks: untouched,
    by: 'options sort the hand where it lies',
    game: withStep('bids', {
      options: (s, f, seat) => {
        s.players[seat].hand.sort((a, b) => a - b);
        return bids.options!(s, f, seat);
      },
    }),
    says: /read only/,
  },
  {
    breaks: untouched,
    by: 'view tidies up the discard pile',
    game: twin({ view: (s, viewer) => ({ ...magpies.view(s, viewer), discard: s.discard.reverse() }) }),
    says: /read only/,
  },
  {
    breaks: untouched,
    by: 'score writes down the winner',
    game: twin({
      score(s) {
        s.players[0].prizes = [];
        return magpies.score(s);
      },
    }),
    says: /read only/,
  },

  {
    breaks: untouched,
    by: 'own copy shares a list with the original',
    game: twin({ copy: s => ({ ...clone(s), discard: s.discard }) }),
    says: /a copy shares state\.discard with its original/,
  },
  {
    breaks: untouched,
    by: 'own copy forgets something',
    game: twin({ copy: s => ({ ...clone(s), deck: [] }) }),
    says: /a copy: deck/,
  },

  {
    breaks: pure,
    by: 'rule remembers how often it was used',
    game: withStep('keep', { choose: remembering((g, seat, n) => g.s.players[seat].prizes.push(n)) }),
    says: /another state the second time: players\.\d\.prizes\.0/,
  },
  {
    breaks: pure,
    by: 'log remembers how often it was written',
    game: withStep('keep', { choose: remembering((g, _, n) => g.log('rolled', { prize: n })) }),
    says: /other facts the second time: 0\.args\.prize/,
  },

  {
    breaks: plain,
    by: 'state holds undefined',
    game: withStep('keep', { choose: also((g, seat) => Object.assign(g.s.players[seat], { mood: undefined })) }),
    says: /state\.players\.\d\.mood is undefined/,
  },
  {
    breaks: plain,
    by: 'state holds half a point',
    game: withStep('keep', { choose: also((g, seat) => g.s.players[seat].prizes.push(0.5)) }),
    says: /state\.players\.\d\.prizes\.0 is 0\.5, not a whole number/,
  },
  {
    breaks: plain,
    by: 'state holds an object of a class',
    game: withStep('keep', { choose: also((g, seat) => Object.assign(g.s.players[seat], { since: new Map() })) }),
    says: /state\.players\.\d\.since is not plain data/,
  },

  {
    breaks: plain,
    by: 'state holds the same list in two places',
    game: withStep('keep', { choose: also((g, seat) => Object.assign(g.s, { last: g.s.players[seat].kept })) }),
    says: /state\.last is the very object that state\.players\.\d\.kept is/,
  },

  {
    breaks: replays,
    by: 'set-up depends on how many tables there were before',
    game: twin({ setup: shiftingSetup() }),
    says: /hash after replay/,
  },

  {
    breaks: refuses,
    by: 'question is put to a seat that is not at the table',
    game: withStep('bids', { who: (s, f) => [...bids.who!(s, f), s.seats] }),
    says: /was answered by: Refused/,
  },
  {
    breaks: refuses,
    by: 'options change the state before the answer is refused',
    game: withStep('draw', {
      options: (s, f, seat) => {
        s.deck.push(s.deck.pop()!);
        return draw.options!(s, f, seat);
      },
    }),
    says: /not extensible|read only|Cannot delete/,
  },
];
