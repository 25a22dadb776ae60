import { pending, type Seat } from '@tarsas/kernel';
import { rule } from '@tarsas/kernel/testing';
import { describe, expect } from 'vitest';
import { STARTING_IDS } from '../../data/components.ts';
import { MANUSCRIPTS } from '../../data/manuscripts.ts';
import { SEGMENT_IDS } from '../../data/segments.ts';
import { viscounts } from '../../rules/index.ts';
import { bookTop, FOLK_STARTS, folkTop, sectionAt, spotsPerSegment } from '../../rules/questions/board.ts';
import { boardIcons } from '../../rules/questions/icons.ts';
import type { State } from '../../rules/state.ts';
import { aTable, freshTable, type Table } from '../table.ts';

const SEEDS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
const ORDINARY = { silver: 8, ink: 2, stone: 1, unpaid: 1, acquired: 2 };

/** Seat 0 takes this player card with Merovech, all else as at the start of a draft. */
function drafting(card: number, seats = 2): Table {
  const t = aTable(seats).sets({ round: 0, pairs: [{ card, hero: 'merovech' }] });
  for (const seat of t.state.players.keys()) t.has(seat, { draw: [], drawSince: [], discard: [...STARTING_IDS], at: seat === 0 ? -1 : 13 });
  return t.now({ kind: 'draft', seat: 0 }).answers({ do: 'pair', card });
}

const askedOf = (s: State): Seat => pending(viscounts, s)[0].seat;

describe('Setup', () => {
  rule.each('VWK-SETUP-01', 'the side of the segments follows the number of players', [
    [1, 4],
    [2, 4],
    [3, 5],
    [4, 5],
  ])((seats, spots) => {
    expect(spotsPerSegment(freshTable(seats).state)).toBe(spots);
  });

  rule('VWK-SETUP-02 VWK-SETUP-03', 'segments and castle lie at random, every section faces one segment', () => {
    const states = SEEDS.map(seed => freshTable(2, {}, seed).state);
    for (const s of states) {
      expect([...s.ring].sort()).toEqual([...SEGMENT_IDS].sort());
      expect(s.ring.map((_, position) => sectionAt(s, position)).sort()).toEqual([0, 1, 2, 3, 4]);
    }
    expect(new Set(states.map(s => s.ring.join())).size).toBeGreaterThan(1);
    expect(new Set(states.map(s => s.turned)).size).toBeGreaterThan(1);
  });

  rule('VWK-SETUP-04', 'the townsfolk lie in piles of 14, 14, 14, 13 and 13', () => {
    expect(FOLK_STARTS.slice(1).map((end, i) => end - FOLK_STARTS[i])).toEqual([14, 14, 14, 13, 13]);
    const { folk, folkAt } = freshTable(2).state;
    expect(new Set(folk).size).toBe(68);
    expect(folkAt).toEqual([0, 14, 28, 42, 55]);
  });

  rule('VWK-SETUP-05', 'each manuscript pile has a grey-backed one on top of six others', () => {
    const { books, bookAt } = freshTable(3).state;
    expect(bookAt).toEqual([0, 7, 14, 21, 28]);
    for (const [i, id] of books.entries()) expect('greyBack' in MANUSCRIPTS[id as keyof typeof MANUSCRIPTS]).toBe(i % 7 === 0);
  });

  rule('VWK-SETUP-06', 'only the tops of the piles are public', () => {
    const { state } = freshTable(2);
    const view = viscounts.view(state, 0);
    expect(view.folkTop).toEqual([0, 1, 2, 3, 4].map(position => folkTop(state, position)));
    expect(view.bookTop).toEqual([0, 1, 2, 3, 4].map(position => bookTop(state, position)));
    expect(view.folkBelow).toEqual([...view.folkBelow].sort());
    expect(view.booksBelow).toEqual([...view.booksBelow].sort());
    expect('folk' in view || 'books' in view).toBe(false);
  });

  rule('VWK-SETUP-09', 'corruption starts on 1 and virtue on 7', () => {
    for (const p of freshTable(2).state.players) expect([p.corruption, p.virtue]).toEqual([1, 7]);
  });

  rule('VWK-SETUP-10', 'printed icons count while no card covers their space', () => {
    const t = aTable().board(0, 'abbot');
    expect(boardIcons(t.state, 0)).toEqual({ merchant: 2, builder: 1, noble: 1, cleric: 2, criminal: 0 });
    t.board(0, 'abbot', 'squire');
    expect(boardIcons(t.state, 0)).toEqual({ merchant: 2, builder: 0, noble: 1, cleric: 1, criminal: 0 });
    t.board(0, 'abbot', 'squire', 'labourer');
    expect(boardIcons(t.state, 0)).toEqual({ merchant: 0, builder: 1, noble: 1, cleric: 1, criminal: 0 });
  });

  rule('VWK-SETUP-11 VWK-OPT-03', 'the start player is random, or the first seat if the table says so', () => {
    expect(new Set(SEEDS.map(seed => freshTable(4, {}, seed).state.start)).size).toBeGreaterThan(1);
    for (const seed of SEEDS) expect(freshTable(4, { startPlayer: 'first seat' }, seed).state.start).toBe(0);
  });

  rule.each('VWK-SETUP-12', 'one pair more than players is laid out', [[2], [3], [4]])(seats => {
    const { pairs } = freshTable(seats).state;
    expect(pairs).toHaveLength(seats + 1);
    expect(new Set(pairs.map(pair => pair.hero)).size).toBe(seats + 1);
    expect(new Set(pairs.map(pair => pair.card)).size).toBe(seats + 1);
  });

  rule('VWK-SETUP-13', 'pairs are taken in reverse turn order, the start player last', () => {
    const { state } = freshTable(3, { startPlayer: 'first seat' });
    const t = aTable(3).sets({ ...structuredClone(state) });
    const order: Seat[] = [];
    while (t.state.round === 0) {
      if (t.decision()?.frame.kind === 'draft') order.push(askedOf(t.state));
      t.answers(t.options()[0]);
    }
    expect(order).toEqual([2, 1, 0]);
  });

  rule('VWK-SETUP-14 VWK-SETUP-15', 'the viscount goes to the number of the card, and the player gains what it shows', () => {
    const t = drafting(1);
    expect(t.space(0)).toBe('lake.OL');
    expect(t.player(0)).toMatchObject(ORDINARY);
  });

  rule('VWK-SETUP-16', 'then the step at the bottom of the card is carried out', () => {
    expect(drafting(1).player(0).virtue).toBe(6);
    expect(drafting(10).player(0).corruption).toBe(3);
    const t = drafting(2).answers({ do: 'take', what: 'ink' }, { do: 'take', what: 'gold' });
    expect(t.player(0)).toMatchObject({ acquired: 2, approved: 1, unpaid: 1 });
  });

  rule('VWK-SETUP-17', 'player cards 3, 5 and 6 work on any segment', () => {
    expect(drafting(3).offers('section')).toHaveLength(5);
    expect(drafting(5).offers('manuscript')).toHaveLength(5);
    expect(drafting(6).offers('hire')).toHaveLength(5);
  });

  rule('VWK-SETUP-18 VWK-SETUP-29', 'the trading post of player card 8 goes to the bank of the viscount, from any slot', () => {
    const t = drafting(8).answers({ do: 'take', what: 'ink' });
    expect(t.space(0)).toBe('hills.OR');
    expect(t.options()).toEqual(
      ['tradingPost.1', 'tradingPost.2', 'tradingPost.3'].flatMap(building =>
        ['hills.3', 'hills.4'].map(spot => ({ do: 'build', building, spot })),
      ),
    );
  });

  rule('VWK-SETUP-19', 'player card 9 may destroy any own card for its silver', () => {
    const t = drafting(9);
    expect(t.offers('destroy').map(o => o.card)).toEqual([...STARTING_IDS, 'merovech']);
    t.answers({ do: 'destroy', card: 'financer' });
    expect(t.player(0).silver).toBe(5 + 3);
    expect(t.state.removed).toEqual(['financer']);
    expect([...t.player(0).hand, ...t.player(0).draw]).toHaveLength(8);
    expect(drafting(9).answers({ do: 'decline' }).player(0).silver).toBe(5);
  });

  rule('VWK-SETUP-21', 'starting townsfolk, hero and what was hired become the draw pile, and three are drawn', () => {
    const t = drafting(6).folk('lake', 'princess');
    t.answers({ do: 'hire', card: 'princess' });
    const p = t.player(0);
    expect(p.hand).toHaveLength(3);
    expect(p.discard).toEqual([]);
    expect([...p.hand, ...p.draw].sort()).toEqual([...STARTING_IDS, 'merovech', 'princess'].sort());
    // Three, whatever the hand limit has become by then.
    const lucky = drafting(5).books('lake', 'grey-4-workshop').answers({ do: 'manuscript', manuscript: 'grey-4-workshop' });
    lucky.answers({ do: 'build', building: 'workshop.3', spot: 'mountain.1' });
    expect(lucky.player(0).hand).toHaveLength(3);
  });

  rule.each('VWK-SETUP-22 VWK-SETUP-23', 'debts and deeds lie on the two cards by number of players', [
    [1, 12, 12],
    [2, 12, 12],
    [3, 15, 16],
    [4, 18, 20],
  ])((seats, debts, deeds) => {
    expect(freshTable(seats).state).toMatchObject({ debts, deeds });
  });

  rule('VWK-SETUP-24', 'debts and deeds gained in setup do not shorten the stacks', () => {
    const t = drafting(7).answers({ do: 'take', what: 'ink' }, { do: 'take', what: 'ink' }, { do: 'take', what: 'gold' });
    expect(t.player(0)).toMatchObject({ unpaid: 2, paid: 1, acquired: 1 });
    expect(t.state).toMatchObject({ debts: 12, deeds: 12 });
  });

  rule('VWK-SETUP-25', 'pairs that nobody took leave the game', () => {
    const { state } = freshTable(2);
    const t = aTable(2).sets({ ...structuredClone(state) });
    while (t.state.round === 0) t.answers(t.options()[0]);
    expect(t.state.pairs).toEqual([]);
  });

  rule('VWK-SETUP-26 VWK-SETUP-28', 'a player finishes before the next picks, who sees the next card of a pile', () => {
    const t = aTable(2)
      .sets({
        round: 0,
        start: 0,
        pairs: [
          { card: 6, hero: 'ada' },
          { card: 1, hero: 'emma' },
          { card: 2, hero: 'therese' },
        ],
      })
      .folk('lake', 'princess', 'miner');
    for (const seat of [0, 1]) t.has(seat, { draw: [], drawSince: [], discard: [...STARTING_IDS], at: -1 });
    t.now({ kind: 'game', stage: 'draft' });
    expect(t.asked(1)).toBe('draft');
    t.answers({ do: 'pair', card: 6 });
    expect(t.asked(1)).toBe('hire');
    t.answers({ do: 'hire', card: 'princess' });
    expect(t.player(1).hand).toHaveLength(3);
    expect(t.asked(0)).toBe('draft');
    expect(viscounts.view(t.state, 0).folkTop[0]).toBe('miner');
  });

  rule('VWK-SETUP-27', 'what needs a hand, a pile or cards on the board does nothing in setup, all else works', () => {
    const t = aTable()
      .sets({ round: 0 })
      .has(0, { draw: [], drawSince: [], discard: [...STARTING_IDS], unpaid: 1 });
    for (const op of ['rearrange', 'shuffle'] as const) expect(t.effect(0, { op }).waiting()).toEqual([]);
    for (const op of ['discard', 'destroy'] as const) expect(t.effect(0, { op, n: 1 }).waiting()).toEqual([]);
    expect(t.effect(0, { op: 'flip', what: 'debt' }).asked(0)).toBe('resource');
    t.folk('lake', 'princess').effect(0, { op: 'hireFree' }).answers({ do: 'hire', card: 'princess' });
    expect(t.player(0).virtue).toBe(6);
  });
});
