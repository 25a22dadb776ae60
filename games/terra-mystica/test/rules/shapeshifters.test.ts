/** Fire & Ice, section 6: Shapeshifters. */
import { rule } from '@tarsas/kernel/testing';
import { describe, expect } from 'vitest';
import { CYCLE, type FactionId } from '../../data/index.ts';
import { aTable, dealtTable, type Layout } from '../table.ts';

const ALL_FACTIONS = { startPlayer: 'first-seat', iceFactions: true, volcanoFactions: true, variableFactions: true } as const;
const RICH = { coins: 30, workers: 20 };
const me = 'shapeshifters';

describe('Choosing the Shapeshifters', () => {
  /** Witches are in play when Adele takes them. */
  const adele = () =>
    dealtTable('any', 'Tom', 'Adele', 'Jeff', ALL_FACTIONS)
      .plays('Tom', { do: 'faction', faction: 'witches' })
      .plays('Adele', { do: 'faction', faction: me });

  rule('FI-SHAPE-01 FI-SHAPE-04', 'the home terrain is chosen immediately: with Witches in play not forest', () => {
    expect(adele().waiting()).toEqual(['Adele']);
    expect(adele().each('Adele', 'terrain', 'terrain')).toEqual(['desert', 'plains', 'swamp', 'lake', 'mountain', 'wasteland']);
  });

  rule.each('FI-SHAPE-01', 'nor the starting terrain of an ice faction', [['icemaidens'], ['yetis']] as [FactionId][])(faction => {
    const t = dealtTable('any', 'Tom', 'Adele', ALL_FACTIONS).plays('Tom', { do: 'faction', faction }, { do: 'terrain', terrain: 'lake' });
    if (faction === 'icemaidens') t.plays('Tom', { do: 'favor', tile: 'FAV9' });
    expect(t.plays('Adele', { do: 'faction', faction: me }).each('Adele', 'terrain', 'terrain')).toEqual(
      CYCLE.filter(one => one !== 'lake'),
    );
  });

  rule('FI-SHAPE-02', 'players choosing later cannot take a faction with that home terrain', () => {
    const t = adele().plays('Adele', { do: 'terrain', terrain: 'wasteland' });
    const offered = t.each('Jeff', 'faction', 'faction');
    expect(offered).toEqual(expect.arrayContaining(['nomads', 'mermaids', 'engineers']));
    for (const gone of ['giants', 'chaosmagicians', 'riverwalkers', 'witches', 'auren']) expect(offered).not.toContain(gone);
  });

  rule.each('FI-SHAPE-03 FI-SHAPE-04', 'with wasteland as home terrain: the spades to turn a hex into wasteland', [
    ['mountain', 1],
    ['desert', 1],
    ['forest', 2],
    ['plains', 2],
    ['swamp', 3],
    ['lake', 3],
  ])((terrain, spades) => {
    const t = aTable(me, 'witches').has(me, { dwelling: 'E6', from: 'wasteland', workers: 9 }).terrain({ F3: terrain }).turnOf(me);
    t.plays(me, { do: 'transform', hex: 'F3' }, { do: 'into', terrain: 'wasteland' });
    expect(t.facts('spadesBought')).toMatchObject([{ spades }]);
    // A spade always costs them three workers (FI-SHAPE-14).
    expect(t.change(me).workers).toBe(-3 * spades);
  });

  rule('FI-SHAPE-14', 'have no digging upgrades', () => {
    const t = aTable(me, 'witches')
      .has(me, { dwelling: 'E6', ...RICH, priests: 3 })
      .turnOf(me);
    expect([t.may(me, 'digging'), t.may(me, 'shipping')]).toEqual([false, true]);
  });

  rule('FI-SHAPE-15', 'start with 8 power tokens', () => expect(adele().player('Adele').bowls).toEqual([4, 4, 0]));
});

describe('Power of the neighbours', () => {
  /** A trading house between two neighbours who answer. */
  const upgrades = (nomads: 'take' | 'decline', witches: 'take' | 'decline', layout: Layout = {}) =>
    aTable(me, 'nomads', 'witches')
      .has(me, { dwelling: 'E6', from: 'plains', bowls: [4, 4, 0], ...RICH, ...layout })
      .has('nomads', { dwelling: 'F3' })
      .has('witches', { dwelling: 'F4' })
      .turnOf(me)
      .plays(me, { do: 'upgrade', hex: 'E6', to: 'tradingHouse' })
      .plays('nomads', nomads)
      .plays('witches', witches);

  rule('FI-SHAPE-05', 'a new token in bowl III for 1 point when a neighbour takes power', () => {
    const t = upgrades('take', 'decline').plays(me, 'token');
    expect(t.player(me).bowls).toEqual([4, 4, 1]);
    expect(t.change(me).vp).toBe(-1);
  });

  rule('FI-SHAPE-05', 'is not to be had with 0 points', () => {
    const t = upgrades('take', 'take', { vp: 0 });
    expect([t.options(me, 'token'), t.player(me).vp, t.player(me).bowls]).toEqual([[], 0, [4, 4, 0]]);
  });

  rule('FI-SHAPE-06', 'one token however many neighbours take power, beyond 12 too', () => {
    const t = upgrades('take', 'take', { bowls: [0, 0, 12] }).plays(me, 'token');
    expect(t.player(me).bowls).toEqual([0, 0, 13]);
    expect(t.options(me, 'token')).toEqual([]);
  });

  rule('FI-SHAPE-07', 'nothing for those who do not pay', () => {
    const t = upgrades('take', 'take').plays(me, { do: 'giveUp', due: 'token' });
    expect([t.player(me).bowls, t.change(me).vp]).toEqual([[4, 4, 0], undefined]);
    expect(t.asked(me)).toBe('wrapUp');
  });

  rule('FI-SHAPE-08', '1 power instead when all neighbours decline', () => {
    const t = upgrades('decline', 'decline');
    expect([t.player(me).bowls, t.change(me).vp, t.options(me, 'token')]).toEqual([[3, 5, 0], undefined, []]);
  });

  rule('FI-SHAPE-09', 'nothing without neighbours', () => {
    const t = aTable(me, 'nomads')
      .has(me, { dwelling: 'E6', bowls: [4, 4, 0], ...RICH })
      .turnOf(me)
      .plays(me, { do: 'upgrade', hex: 'E6', to: 'tradingHouse' });
    expect([t.player(me).bowls, t.options(me, 'token')]).toEqual([[4, 4, 0], []]);
  });

  rule('FI-DEC-02', 'the token is offered after all answers are settled; a neighbour who cannot gain power counts as declining', () => {
    const asking = (nomads: Layout) =>
      aTable(me, 'nomads')
        .has(me, { dwelling: 'E6', bowls: [4, 4, 0], ...RICH })
        .has('nomads', { dwelling: 'F3', ...nomads })
        .turnOf(me)
        .plays(me, { do: 'upgrade', hex: 'E6', to: 'tradingHouse' });
    const open = asking({});
    expect([open.waiting(), open.may(me, 'token')]).toEqual([['nomads'], false]);
    expect(open.plays('nomads', 'take').may(me, 'token')).toBe(true);
    expect(asking({ bowls: [0, 0, 12] }).player(me).bowls).toEqual([3, 5, 0]);
  });
});

describe('A new home terrain', () => {
  const shift = { do: 'special', action: 'ACTH5' } as const;
  const shiftForTokens = { do: 'special', action: 'ACTH6' } as const;
  const strong = (layout: Layout = {}, ...others: FactionId[]) =>
    aTable(me, ...(others.length ? others : (['nomads'] as const))).has(me, {
      stronghold: 'E6',
      from: 'plains',
      bowls: [0, 0, 12],
      ...layout,
    });
  const mayShift = (bowls: number[], how: typeof shift | typeof shiftForTokens = shift) => strong({ bowls }).turnOf(me).may(me, how);

  rule('FI-SHAPE-10', 'with the stronghold, any terrain that is no home terrain of a faction in play', () => {
    const t = strong({}, 'nomads', 'witches', 'yetis', 'dragonlords');
    t.has('yetis', { from: 'lake' }).has('dragonlords', { from: 'swamp' }).turnOf(me).plays(me, shift);
    expect(t.each(me, 'terrain', 'terrain')).toEqual(['swamp', 'lake', 'mountain', 'wasteland']);
    const weak = aTable(me, 'nomads')
      .has(me, { tradingHouse: 'E6', bowls: [0, 0, 12] })
      .turnOf(me);
    expect([weak.may(me, shift), weak.may(me, shiftForTokens)]).toEqual([false, false]);
  });

  rule('FI-DEC-07', 'the starting terrains of ice factions may be chosen, the present home terrain not', () => {
    const t = strong({}, 'icemaidens').has('icemaidens', { from: 'forest' }).turnOf(me).plays(me, shift);
    expect(t.each(me, 'terrain', 'terrain')).toEqual(CYCLE.filter(terrain => terrain !== 'plains'));
  });

  rule('FI-SHAPE-11', 'for 5 power', () => {
    const t = strong({ bowls: [1, 1, 6] })
      .turnOf(me)
      .plays(me, shift, { do: 'terrain', terrain: 'lake' });
    expect(t.player(me).bowls).toEqual([6, 1, 1]);
    expect(mayShift([9, 1, 4])).toBe(false);
  });

  rule('FI-SHAPE-11 FI-DEC-01', 'or for 5 tokens from whichever bowls', () => {
    const t = strong({ bowls: [3, 2, 1] })
      .turnOf(me)
      .plays(me, shiftForTokens);
    expect(t.each(me, 'tokens', 'bowls')).toEqual([
      [3, 2, 0],
      [3, 1, 1],
      [2, 2, 1],
    ]);
    t.plays(me, { do: 'tokens', bowls: [2, 2, 1] }, { do: 'terrain', terrain: 'lake' });
    expect(t.player(me).bowls).toEqual([1, 0, 0]);
    expect(mayShift([2, 2, 0], shiftForTokens)).toBe(false);
  });

  rule('FI-DEC-08', 'the 5 power may be raised by sacrificing', () => {
    const t = strong({ bowls: [0, 5, 3] })
      .turnOf(me)
      .plays(me, { ...shift, sacrifice: 2 }, { do: 'terrain', terrain: 'lake' });
    expect(t.player(me).bowls).toEqual([5, 1, 0]);
  });

  rule('FI-SHAPE-12', 'is an action, possible several times per round in separate turns', () => {
    const t = strong().turnOf(me).plays(me, shift, { do: 'terrain', terrain: 'lake' });
    expect(t.asked(me)).toBe('wrapUp');
    expect(t.plays(me, 'endTurn').waiting()).toEqual(['nomads']);
    t.turnOf(me).plays(me, shift, { do: 'terrain', terrain: 'forest' });
    expect(t.facts('home')).toEqual([{ seat: 0, terrain: 'forest' }]);
    expect(t.player(me).used).toEqual([]);
  });

  rule('FI-SHAPE-13 FI-SHAPE-16', 'structures stay where they are; building and spades go by the new home terrain', () => {
    const t = strong({ ...RICH })
      .terrain({ E5: 'plains', E7: 'mountain' })
      .turnOf(me);
    expect(t.hexes(me, 'build')).toEqual(['E5']);
    t.plays(me, shift, { do: 'terrain', terrain: 'mountain' }).turnOf(me);
    expect([t.at('E6'), t.hexes(me, 'build')]).toEqual([`${me} stronghold`, ['E7']]);
    t.plays(me, { do: 'transform', hex: 'F4' }, { do: 'into', terrain: 'mountain' });
    expect(t.facts('spadesBought')).toMatchObject([{ spades: 1 }]);
    expect(t.state.terrain[t.hex('E6')]).toBe(CYCLE.indexOf('plains'));
  });
});
