import { rule } from '@tarsas/kernel/testing';
import { describe, expect } from 'vitest';
import { destroy, discard, gain, rearrange } from '../../data/effects.ts';
import { viscounts } from '../../rules/index.ts';
import { aTable } from '../table.ts';

describe('Effect icons', () => {
  rule('VWK-ICON-01', 'ink, stone, gold and silver are gained; the cube is any resource but silver', () => {
    const t = aTable();
    for (const what of ['ink', 'stone', 'gold', 'silver'] as const) t.effect(0, gain(what));
    expect(t.player(0)).toMatchObject({ ink: 1, stone: 1, gold: 1, silver: 1 });
    t.effect(0, gain('resource', 2));
    expect(t.offers('take').map(o => o.what)).toEqual(['ink', 'gold', 'stone']);
    t.answers({ do: 'take', what: 'ink' }, { do: 'take', what: 'stone' });
    expect(t.player(0)).toMatchObject({ ink: 2, stone: 2, silver: 1 });
  });

  rule('VWK-ICON-09 VWK-OPEN-09', 'rearrange: any order of the own cards, no ability, or not at all', () => {
    const t = aTable().board(0, 'antagonist', 'miner', 'lender').has(0, { unpaid: 1 }).effect(0, rearrange);
    expect(t.offers('arrange')).toHaveLength(5);
    expect(t.offers('decline')).toHaveLength(1);
    t.answers({ do: 'arrange', cards: ['lender', 'antagonist', 'miner'] });
    expect(t.player(0)).toMatchObject({ board: ['lender', 'antagonist', 'miner'], corruption: 1, virtue: 7, unpaid: 1 });
  });

  rule('VWK-OPEN-08', 'with fewer than three cards they swap among the spaces they lie on', () => {
    const t = aTable().board(0, null, 'abbot', 'squire').effect(0, rearrange);
    expect(t.options()).toEqual([{ do: 'arrange', cards: ['squire', 'abbot'] }, { do: 'decline' }]);
    expect(t.answers({ do: 'arrange', cards: ['squire', 'abbot'] }).player(0).board).toEqual([null, 'squire', 'abbot']);
    expect(aTable().board(0, 'abbot').effect(0, rearrange).waiting()).toEqual([]);
  });

  rule('VWK-ICON-10', 'discard a card of the hand or the top of the draw pile, shuffling first if need be, or not', () => {
    const t = aTable().hand(0, 'abbot').draw(0, 'squire', 'trader').effect(0, discard());
    expect(t.options()).toEqual([{ do: 'discard', card: 'abbot' }, { do: 'discardTop' }, { do: 'decline' }]);
    expect(t.answers({ do: 'discardTop' }).player(0)).toMatchObject({ discard: ['squire'], draw: ['trader'] });
    t.draw(0).discard(0, 'squire').effect(0, discard()).answers({ do: 'discardTop' });
    expect(t.player(0)).toMatchObject({ discard: ['squire'], virtue: 6 });
  });

  rule('VWK-ICON-11', 'destroy: out of the game for its value in silver', () => {
    const t = aTable().hand(0, 'abbot').draw(0, 'financer', 'trader', 'squire').effect(0, destroy());
    expect(t.options()).toEqual([{ do: 'destroy', card: 'abbot' }, { do: 'destroyTop' }, { do: 'decline' }]);
    t.answers({ do: 'destroyTop' });
    expect(t.player(0)).toMatchObject({ silver: 3, discard: [], draw: ['squire', 'trader'] });
    expect(t.state.removed).toEqual(['financer']);
  });

  rule('VWK-OPEN-10', 'a card of the draw pile is unseen before, and public after', () => {
    const t = aTable().hand(0, 'abbot').draw(0, 'squire', 'trader').effect(0, discard());
    expect(JSON.stringify(t.options())).not.toContain('squire');
    t.answers({ do: 'discardTop' });
    expect(viscounts.view(t.state, 1).players[0].discard).toEqual(['squire']);
    expect(t.state.barrier).toBe(t.state.ply);
  });

  rule('VWK-OPEN-11', 'two: up to two cards, one after the other, from hand or pile', () => {
    const t = aTable().hand(0, 'abbot').draw(0, 'squire', 'trader').effect(0, discard(2));
    t.answers({ do: 'discardTop' }, { do: 'discard', card: 'abbot' });
    expect(t.player(0).discard).toEqual(['squire', 'abbot']);
    expect(t.waiting()).toEqual([]);
    t.hand(0, 'thief', 'lender').effect(0, discard(2)).answers({ do: 'discard', card: 'thief' }, { do: 'decline' });
    expect(t.player(0).hand).toEqual(['lender']);
  });

  rule('VWK-OPEN-12', 'nobody shuffles just for the check', () => {
    const t = aTable().hand(0, 'abbot').draw(0).discard(0, 'squire').effect(0, discard());
    expect(t.answers({ do: 'decline' }).player(0)).toMatchObject({ virtue: 7, discard: ['squire'] });
    const none = aTable().hand(0, 'abbot').draw(0).discard(0).effect(0, discard());
    expect(none.offers('discardTop')).toEqual([]);
  });

  rule('VWK-OPEN-13', 'the Lookout acts when played; an owner’s copy may say otherwise', () => {
    const t = aTable().hand(0, 'lookout', 'abbot').now({ kind: 'play', seat: 0 }).answers({ do: 'play', card: 'lookout' });
    expect(t.asked(0)).toBe('or');
    const lookout = { value: 1, icons: ['criminal' as const], top: gain('ink'), dropoff: gain('gold'), sure: 'owner' as const };
    const owned = aTable(2, { components: { cards: { lookout } } })
      .hand(0, 'lookout')
      .now({ kind: 'play', seat: 0 });
    expect(owned.answers({ do: 'play', card: 'lookout' }).waiting()).toEqual([]);
  });
});
