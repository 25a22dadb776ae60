/** Fire & Ice, section 8: variable turn order and the faction auction. */
import { rule } from '@tarsas/kernel/testing';
import { describe, expect } from 'vitest';
import { FACTIONS, type FactionId } from '../../data/index.ts';
import type { Options } from '../../rules/index.ts';
import { aTable, dealtTable, type Table } from '../table.ts';

const orderOf = (t: Table) => t.state.order.map(seat => t.names[seat]);

describe('Variable turn order', () => {
  const acts = (t: Table, name: string, action: string) => t.plays(name, { do: 'power', action }).ends(name);
  /** Acolytes begin; Auren pass first, Acolytes second, Nomads last. */
  const firstRound = (turnOrder: Options['turnOrder']) => {
    const t = aTable('acolytes', 'auren', 'nomads', { turnOrder });
    for (const name of t.names) t.has(name, { bowls: [0, 0, 8] });
    acts(t.turnOf('acolytes'), 'acolytes', 'ACT4').pass('auren');
    return acts(t, 'nomads', 'ACT3').pass('acolytes', 'nomads');
  };

  rule('FI-ORDER-01 FI-ORDER-03', 'the first round goes clockwise from the start player', () => {
    const t = dealtTable('any', 'Anna', 'Bence', 'Cili', { turnOrder: 'variable' });
    const [{ seat }] = t.facts('startPlayer');
    expect(t.state.order).toEqual([seat, (seat + 1) % 3, (seat + 2) % 3]);
    expect(t.waiting()).toEqual([t.names[seat]]);
  });

  rule('FI-ORDER-02 FI-ORDER-04', 'Auren pass first, Acolytes second, Nomads last: in this order they play round 2', () => {
    const t = firstRound('variable');
    expect(orderOf(t)).toEqual(['auren', 'acolytes', 'nomads']);
    const played: string[] = [];
    for (const action of ['ACT2', 'ACT3', 'ACT4']) {
      const [name] = t.waiting();
      played.push(name);
      acts(t.has(name, { bowls: [0, 0, 8] }), name, action);
    }
    expect(played).toEqual(['auren', 'acolytes', 'nomads']);
    // Clockwise the Nomads would follow the Auren.
    expect(orderOf(firstRound('clockwise'))).toEqual(['auren', 'nomads', 'acolytes']);
  });

  rule('FI-ORDER-05', 'in the next round the tokens move back: its order of passing makes the round after', () => {
    const t = firstRound('variable')
      .has('auren', { bowls: [0, 0, 8] })
      .has('acolytes', { bowls: [0, 0, 8] });
    acts(acts(t, 'auren', 'ACT3'), 'acolytes', 'ACT4').pass('nomads', 'auren', 'acolytes');
    expect(orderOf(t)).toEqual(['nomads', 'auren', 'acolytes']);
  });
});

describe('Faction auction', () => {
  const auction = (seed = 'any', options: Partial<Options> = {}) =>
    dealtTable(seed, 'Anna', 'Bence', 'Cili', {
      factions: 'auction',
      iceFactions: true,
      volcanoFactions: true,
      variableFactions: true,
      ...options,
    });
  /** The three in the order in which they are asked for the first lot, and a table with these factions to be auctioned. */
  function lots(factions: FactionId[] = ['witches', 'nomads', 'giants'], options: Partial<Options> = {}) {
    const t = auction('any', options);
    t.state.lots = factions;
    const seat = t.seat(t.waiting()[0]);
    const [first, second, third] = [0, 1, 2].map(i => t.names[(seat + i) % 3]);
    return { t, first, second, third };
  }
  const bid = (points: number) => ({ do: 'bid', points }) as const;
  const lot = (faction: FactionId, place: number) => ({ do: 'lot', faction, place }) as const;
  const seeds = Array.from({ length: 60 }, (_, i) => `auction ${i}`);

  rule('FI-AUCT-01 FI-DEC-12', 'as many factions as players are drawn, from different boards, each side by chance', () => {
    const drawn = seeds.map(seed => auction(seed).facts('lots')[0].factions);
    for (const factions of drawn) expect(new Set(factions.map(id => FACTIONS[id].board)).size).toBe(3);
    for (const id of ['witches', 'auren', 'yetis', 'icemaidens', 'dragonlords', 'riverwalkers']) expect(drawn.flat()).toContain(id);
  });

  rule('FI-AUCT-02 FI-AUCT-06', 'starting points are 40 less the bid', () => {
    const { t, first, second, third } = lots();
    t.plays(first, bid(7)).plays(second, 'passBid').plays(third, 'passBid').plays(first, lot('nomads', 2));
    expect(t.player(first)).toMatchObject({ faction: 'nomads', vp: 33, coins: 15 });
    t.plays(second, bid(0)).plays(third, 'passBid').plays(second, lot('giants', 1)).plays(third, lot('witches', 3));
    expect([t.player(second).vp, t.player(third).vp]).toEqual([40, 40]);
  });

  rule('FI-AUCT-03 FI-DEC-12', 'the first bidder is drawn and must bid, 0 allowed', () => {
    expect(new Set(seeds.map(seed => auction(seed).waiting()[0]))).toEqual(new Set(['Anna', 'Bence', 'Cili']));
    const { t, first } = lots();
    expect([t.may(first, bid(0)), t.may(first, 'passBid')]).toEqual([true, false]);
  });

  rule('FI-AUCT-04', 'clockwise everybody bids more or passes, never above 40, until all but one have passed', () => {
    const { t, first, second, third } = lots();
    t.plays(first, bid(5));
    expect([t.waiting(), t.may(second, bid(5)), t.may(second, bid(6)), t.may(second, bid(40)), t.may(second, bid(41))]).toEqual([
      [second],
      false,
      true,
      true,
      false,
    ]);
    t.plays(second, 'passBid').plays(third, bid(39)).plays(first, bid(40));
    expect(t.options(third)).toEqual([{ do: 'passBid' }]);
    expect(t.plays(third, 'passBid').asked(first)).toBe('chooseLot');
  });

  rule('FI-AUCT-05', 'the winner takes a faction and a free space, numbered up to the number of players', () => {
    const { t, first, second, third } = lots();
    t.plays(first, bid(1)).plays(second, 'passBid').plays(third, 'passBid');
    expect(t.options(first)).toHaveLength(9);
    t.plays(first, lot('nomads', 2)).plays(second, bid(0)).plays(third, 'passBid');
    expect(t.options(second)).toEqual([lot('witches', 1), lot('witches', 3), lot('giants', 1), lot('giants', 3)]);
  });

  rule('FI-AUCT-06', 'who has a faction bids no more', () => {
    const { t, first, second, third } = lots();
    t.plays(first, bid(0)).plays(second, bid(1)).plays(third, 'passBid').plays(first, 'passBid').plays(second, lot('nomads', 2));
    t.plays(third, bid(0));
    expect(t.waiting()).toEqual([first]);
    expect(t.plays(first, bid(1)).waiting()).toEqual([third]);
  });

  rule('FI-AUCT-07', 'the next lot is begun by the player left of the winner', () => {
    const { t, first, second, third } = lots();
    t.plays(first, bid(0)).plays(second, 'passBid').plays(third, bid(1)).plays(first, 'passBid').plays(third, lot('nomads', 2));
    expect(t.waiting()).toEqual([first]);
    const u = lots();
    u.t
      .plays(u.first, bid(0))
      .plays(u.second, bid(1))
      .plays(u.third, 'passBid')
      .plays(u.first, 'passBid')
      .plays(u.second, lot('nomads', 2));
    expect(u.t.waiting()).toEqual([u.third]);
  });

  rule('FI-DEC-12', 'the last player takes the last faction for 0 without bidding', () => {
    const { t, first, second, third } = lots();
    t.plays(first, bid(3)).plays(second, 'passBid').plays(third, 'passBid').plays(first, lot('nomads', 1));
    t.plays(second, bid(2)).plays(third, 'passBid').plays(second, lot('giants', 2));
    expect([t.asked(third), t.options(third)]).toEqual(['chooseLot', [lot('witches', 3)]]);
  });

  /** The last to win begins: the spaces run against the seats. */
  function auctioned(turnOrder: Options['turnOrder']) {
    const { t, first, second, third } = lots(['witches', 'mermaids', 'giants'], { turnOrder });
    t.plays(first, bid(0)).plays(second, 'passBid').plays(third, 'passBid').plays(first, lot('mermaids', 3));
    t.plays(second, bid(0)).plays(third, 'passBid').plays(second, lot('giants', 2)).plays(third, lot('witches', 1));
    return { t, spaces: [third, second, first] };
  }

  rule('FI-AUCT-08', 'the spaces are the order of the first dwellings, the first cards (backwards) and round 1', () => {
    const { t, spaces } = auctioned('variable');
    const asked: string[] = [];
    while (t.asked(t.waiting()[0]) !== 'act') {
      const [name] = t.waiting();
      asked.push(name);
      t.plays(name, t.options(name)[0]);
    }
    const back = spaces.toReversed();
    expect(asked).toEqual([...spaces, ...back, ...back]);
    expect(t.waiting()).toEqual([spaces[0]]);
    expect(t.facts('round')).toMatchObject([{ round: 1, order: spaces.map(t.seat) }]);
  });

  rule.each('FI-AUCT-09 FI-DEC-13', 'after that they go on clockwise from space to space, or with the turn order board', [
    ['clockwise'],
    ['variable'],
  ])(turnOrder => {
    const { t, spaces } = auctioned(turnOrder);
    while (t.asked(t.waiting()[0]) !== 'act') t.plays(t.waiting()[0], t.options(t.waiting()[0])[0]);
    const [one, two, three] = spaces;
    const acts = (name: string, action: string) =>
      t
        .has(name, { bowls: [0, 0, 8] })
        .plays(name, { do: 'power', action })
        .ends(name);
    // The second passes first, then the first, then the third.
    acts(one, 'ACT4').pass(two);
    acts(three, 'ACT3').pass(one, three);
    expect(orderOf(t)).toEqual(turnOrder === 'clockwise' ? [two, three, one] : [two, one, three]);
  });

  rule.each('FI-AUCT-09 FI-DEC-13 TM-DEC-01', 'seats, and with them the order of power offers, change only where play goes on clockwise', [
    ['clockwise'],
    ['variable'],
  ])(turnOrder => {
    const { t, spaces } = auctioned(turnOrder);
    const seated = t.state.table.map(seat => t.names[seat]);
    expect(seated).toEqual(turnOrder === 'clockwise' ? spaces : ['Anna', 'Bence', 'Cili']);
  });

  rule('FI-AUCT-10', 'no terrain is chosen that is the home of another faction in the auction', () => {
    const { t, first, second, third } = lots(['yetis', 'witches', 'riverwalkers']);
    t.plays(first, bid(0)).plays(second, 'passBid').plays(third, 'passBid').plays(first, lot('yetis', 1));
    expect(t.each(first, 'terrain', 'terrain')).toEqual(['desert', 'plains', 'swamp', 'lake', 'mountain', 'wasteland']);
    t.plays(first, { do: 'terrain', terrain: 'swamp' }).plays(second, bid(0)).plays(third, 'passBid').plays(second, lot('riverwalkers', 2));
    expect(t.each(second, 'terrain', 'terrain')).toEqual(['desert', 'plains', 'lake', 'mountain', 'wasteland']);
  });
});
