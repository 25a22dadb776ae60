/** Section 13 of the digest: the conflict phase. */
import { rule } from '@tarsas/kernel/testing';
import { describe, expect } from 'vitest';
import { RECONSTRUCTED } from '../../data/index.ts';
import { aTable, type Layout, type Table } from '../table.ts';

const ARMIES = ['army-low', 'army-high'];

/** A hand is closed around these, whether or not it is the first try. */
const closes = (t: Table, name: string, axes: number, coins = 0) => t.plays(name, { do: 'axes', axes }).plays(name, { do: 'coins', coins });

const conflict = (card: string, anna: Layout = {}, bence: Layout = {}) =>
  aTable('Anna', 'Bence').has('Anna', anna).has('Bence', bence).conflictDeck(card).begin('conflict');

describe('Strength', () => {
  rule('EE-CONFLICT-01', 'the top conflict card is turned up', () => {
    const t = aTable('Anna', 'Bence').conflictDeck('conflict-05', 'conflict-02').begin('conflict');
    expect(t.view('public').conflict).toBe('conflict-05');
    expect(t.state.conflictDeck.at(-1)).toBe('conflict-02');
    expect(t.state.conflictDeck).not.toContain('conflict-05');
  });

  rule('EE-CONFLICT-02', 'starting strength is all strength shown on intact locations and on innovations under intact ones', () => {
    const under = { 'farm-wheat': ['rebellion-01'], city: ['rebellion-03', 'flood-01'], 'farm-axe': ['rebellion-07'] };
    const t = conflict('conflict-01', { under, destroyed: ['farm-axe', 'army-low'] });
    closes(closes(t, 'Anna', 0), 'Bence', 0);
    expect(t.facts('fist').map(({ starting }) => starting)).toEqual([2 + 1 + 2, 4]);
  });

  rule.each('EE-CONFLICT-03', 'each army gives 2 strength', [
    [[], 4],
    [['army-low'], 2],
    [['army-high'], 2],
    [ARMIES, 0],
  ])((destroyed, starting) => {
    const t = conflict('conflict-01', { destroyed: [...destroyed] });
    closes(closes(t, 'Anna', 0), 'Bence', 0);
    expect(t.facts('fist')[0].starting).toBe(starting);
  });

  rule('EE-CONFLICT-04', 'any number of axes and coins, also none, and nothing else', () => {
    const t = conflict('conflict-01', { axe: 3, coin: 1, hammer: 7, wheat: 7 });
    expect(t.waiting()).toEqual(['Anna', 'Bence']);
    expect(t.options('Anna')).toEqual([0, 1, 2, 3].map(axes => ({ do: 'axes', axes })));
    t.plays('Anna', { do: 'axes', axes: 3 });
    expect(t.options('Anna')).toEqual([0, 1].map(coins => ({ do: 'coins', coins })));
  });

  rule('EE-CONFLICT-05', 'each revealed axe or coin adds 1 to the starting strength', () => {
    const t = conflict('conflict-01', { destroyed: ['army-low'] });
    closes(closes(t, 'Anna', 1, 2), 'Bence', 0, 1);
    expect(t.facts('fist')).toEqual([
      { seat: 0, starting: 2, axes: 1, coins: 2, strength: 5 },
      { seat: 1, starting: 4, axes: 0, coins: 1, strength: 5 },
    ]);
  });

  rule('EE-CONFLICT-18', 'a closed hand stays secret until the last one is closed, and may be opened again until then', () => {
    const t = conflict('conflict-01', { axe: 3 });
    const before = t.view('Bence');
    closes(t, 'Anna', 3, 2);
    const other = closes(conflict('conflict-01', { axe: 3 }), 'Anna', 1, 0);
    expect(t.view('Bence')).toEqual(other.view('Bence'));
    expect(t.view('Bence')).not.toEqual(before);
    expect(t.facts('fist')).toEqual([]);
    expect(t.waiting()).toEqual(['Bence']);
    closes(closes(t, 'Anna', 0), 'Bence', 0);
    expect(t.facts('fist')[0]).toMatchObject({ axes: 0, coins: 0 });
  });
});

describe('Bands and victory', () => {
  rule.each('EE-CONFLICT-06', 'the final strength gets the result of exactly one band: points, resources, refreshes', [
    //  card          strength  points  gained                      markers left of 2
    ['conflict-11', 2, -3, {}, 2],
    ['conflict-11', 3, 3, {}, 2],
    ['conflict-11', 6, 3, {}, 2],
    ['conflict-11', 7, 7, { wheat: 2 }, 2],
    ['conflict-03', 6, 4, { hammer: 1, wheat: 1 }, 2],
    ['conflict-05', 7, 6, {}, 1],
  ])((card, strength, points, resources, markers) => {
    const exhausted = ['famine-01', 'famine-03'];
    const t = conflict(card, { destroyed: ARMIES, axe: 9, under: { city: exhausted }, exhausted }, { axe: 9 });
    closes(closes(t, 'Anna', strength), 'Bence', 9);
    if (t.asked('Anna') === 'refreshOwn') t.plays('Anna', { do: 'free', ability: 'famine-01' });
    expect(t.points('Anna')).toBe(points);
    expect(t.facts('band')[0]).toMatchObject({ seat: 0, points, resources });
    expect(t.player('Anna').exhausted).toHaveLength(markers);
  });

  rule('EE-CONFLICT-07', 'negative points may take a score below zero', () => {
    const t = conflict('conflict-05', { destroyed: ARMIES, points: 1 });
    closes(closes(t, 'Anna', 0), 'Bence', 0);
    expect(t.points('Anna')).toBe(-3);
  });

  rule('EE-CONFLICT-08', 'the highest final strength brings the victory bonus on top of the band, to all who tie for it', () => {
    const t = aTable('Anna', 'Bence', 'Cili').conflictDeck('conflict-08').begin('conflict');
    closes(closes(closes(t, 'Anna', 1), 'Bence', 0), 'Cili', 0, 1);
    expect(['Anna', 'Bence', 'Cili'].map(t.points)).toEqual([2 + 3, 2, 2 + 3]);
    expect(t.facts('victory')).toEqual([
      { seat: 0, points: 3, resources: { coin: 1 } },
      { seat: 2, points: 3, resources: { coin: 1 } },
    ]);
    expect(t.stock('Anna')).toMatchObject({ axe: 2 - 1 + 1, coin: 2 + 1 });
  });

  rule('EE-CONFLICT-09', 'a refresh symbol removes exactly one exhaustion marker', () => {
    const under = { city: ['famine-01', 'famine-03'], 'farm-wheat': ['famine-04'] };
    const t = conflict('conflict-03', { under, exhausted: ['famine-01', 'famine-03', 'famine-04'] }, { axe: 9 });
    closes(closes(t, 'Anna', 0), 'Bence', 9);
    t.plays('Anna', { do: 'free', ability: 'famine-03' });
    expect(t.player('Anna').exhausted).toEqual(['famine-01', 'famine-04']);
    expect(t.asked('Anna')).not.toBe('refreshOwn');
    // One symbol in the band and, on an owner's copy, one in the victory make two markers.
    const conflicts = [{ id: 'conflict-09', victory: { points: 4, resources: {}, refresh: 1 } }];
    const two = aTable('Anna', 'Bence', { components: { conflicts } }).conflictDeck('conflict-09');
    two.has('Anna', { under, exhausted: ['famine-01', 'famine-03', 'famine-04'], axe: 9 }).begin('conflict');
    closes(closes(two, 'Anna', 9), 'Bence', 0);
    two.plays('Anna', { do: 'free', ability: 'famine-04' }).plays('Anna', { do: 'free', ability: 'famine-01' });
    expect(two.player('Anna').exhausted).toEqual(['famine-03']);
    expect(two.asked('Anna')).not.toBe('refreshOwn');
  });

  rule('EE-CONFLICT-05', 'what is shown lies on the table, and no longer behind one’s screen', () => {
    const layout = { under: { city: ['famine-01', 'famine-03'] }, exhausted: ['famine-01', 'famine-03'], axe: 3, coin: 2 };
    const t = conflict('conflict-03', layout, { axe: 9 });
    closes(closes(t, 'Anna', 1), 'Bence', 9);
    expect(t.asked('Anna')).toBe('refreshOwn');
    expect(t.view('Anna').own).toMatchObject({ axe: 2, coin: 2 });
    expect(t.view('Bence').fists[0]).toEqual({ axes: 1, coins: 0 });
    t.plays('Anna', { do: 'free', ability: 'famine-03' });
    expect([t.view('Anna').own?.axe, t.view('Anna').fists]).toEqual([2, []]);
  });

  rule('EE-CONFLICT-19', 'the player picks which own ability is freed, anywhere in the empire; with none exhausted it is lost', () => {
    const under = { 'farm-wheat': ['famine-01'], city: ['famine-03'] };
    const exhausted = ['famine-01', 'famine-03'];
    const t = conflict('conflict-03', { under, exhausted, destroyed: ['farm-wheat'] }, { axe: 9 });
    closes(closes(t, 'Anna', 0), 'Bence', 9);
    expect(t.options('Anna')).toEqual(exhausted.map(ability => ({ do: 'free', ability })));
    const none = conflict('conflict-03', {}, { axe: 9 });
    closes(closes(none, 'Anna', 0), 'Bence', 9);
    expect(none.facts('refreshed')).toEqual([]);
    expect(none.state.conflict).toBe(null);
  });
});

describe('Upheaval', () => {
  rule.each(
    'EE-CONFLICT-10',
    'whoever is not strongest swaps the 1st, 2nd or 3rd most valuable intact location with the tile at the position',
    [
      //  card, burning, moved, to position, what lay there, and where that one is now
      ['conflict-01', [], 'city', 1, 'farm-wheat', 11],
      ['conflict-02', [], 'village-high', 2, 'army-low', 10],
      ['conflict-03', [], 'village-low', 3, 'road-refresh-low', 9],
      ['conflict-01', ['city'], 'village-high', 1, 'farm-wheat', 10],
      ['conflict-03', ['village-high'], 'road-trade', 3, 'road-refresh-low', 8],
    ],
  )((card, destroyed, moved, position, other, now) => {
    const t = conflict(card, { destroyed: [...destroyed] });
    const before = [...t.player('Bence').tiles];
    closes(closes(t, 'Anna', 0), 'Bence', 2);
    const { tiles } = t.player('Anna');
    expect([tiles[position - 1], tiles[now - 1]]).toEqual([moved, other]);
    expect(t.player('Bence').tiles).toEqual(before);
  });

  rule('EE-CONFLICT-11', 'the tile at the position may be destroyed, and innovations move with both', () => {
    const t = conflict('conflict-01', { destroyed: ['farm-wheat'], under: { city: ['flood-01'], 'farm-wheat': ['flood-02'] } });
    closes(closes(t, 'Anna', 0), 'Bence', 2);
    const { tiles, destroyed } = t.player('Anna');
    expect([tiles[0], tiles[10], destroyed]).toEqual(['city', 'farm-wheat', ['farm-wheat']]);
    expect([t.under('Anna', 'city'), t.under('Anna', 'farm-wheat')]).toEqual([['flood-01'], ['flood-02']]);
  });

  rule('EE-CONFLICT-12', 'players tied for the highest strength suffer no upheaval', () => {
    const t = aTable('Anna', 'Bence', 'Cili').conflictDeck('conflict-01').begin('conflict');
    closes(closes(closes(t, 'Anna', 2), 'Bence', 1), 'Cili', 1, 1);
    expect(t.facts('upheaval').map(({ seat }) => seat)).toEqual([1]);
    expect(t.player('Anna').tiles.at(-1)).toBe('city');
    expect(t.player('Cili').tiles.at(-1)).toBe('city');
  });

  rule('EE-CONFLICT-13', 'nothing changes when the location already lies at the position', () => {
    const t = conflict('conflict-11');
    const before = [...t.player('Anna').tiles];
    closes(closes(t, 'Anna', 0), 'Bence', 2);
    expect(t.player('Anna').tiles).toEqual(before);
    expect(t.facts('upheavalStays')).toEqual([{ seat: 0, location: 'city' }]);
  });

  rule(
    'EE-CONFLICT-14',
    'with fewer intact locations than the rank asks for it is the least valuable intact one; with none, nothing',
    () => {
      const all = Object.keys(RECONSTRUCTED.locations);
      const two = conflict('conflict-03', { destroyed: all.filter(id => id !== 'city' && id !== 'army-low') });
      closes(closes(two, 'Anna', 0), 'Bence', 2);
      expect(two.player('Anna').tiles.slice(0, 3)).toEqual(['farm-wheat', 'road-refresh-low', 'army-low']);
      expect(two.cited('upheaval')).toEqual(['EE-CONFLICT-14']);
      const none = conflict('conflict-03', { destroyed: all });
      closes(closes(none, 'Anna', 0), 'Bence', 2);
      expect(none.player('Anna').tiles).toEqual(all);
      expect(none.cited('upheavalStays')).toEqual(['EE-CONFLICT-14']);
    },
  );

  rule('EE-CONFLICT-21', 'most valuable means the printed points, not the place in the row or the cost to restore', () => {
    const values = Object.values(RECONSTRUCTED.locations).map(({ points }) => points);
    expect(new Set(values).size).toBe(11);
    const locations = [
      { id: 'army-low', points: 40 },
      { id: 'city', points: 5 },
    ];
    const t = aTable('Anna', 'Bence', { components: { locations } }).conflictDeck('conflict-01').begin('conflict');
    closes(closes(t, 'Anna', 0), 'Bence', 2);
    expect(t.player('Anna').tiles.slice(0, 2)).toEqual(['army-low', 'farm-wheat']);
  });

  rule('EE-CONFLICT-22', 'when all tie, all get the victory bonus and nobody suffers the upheaval', () => {
    const t = conflict('conflict-01');
    closes(closes(t, 'Anna', 1), 'Bence', 0, 1);
    expect(t.facts('victory').map(({ seat }) => seat)).toEqual([0, 1]);
    expect([...t.facts('upheaval'), ...t.facts('upheavalStays')]).toEqual([]);
  });
});

describe('After the conflict', () => {
  rule('EE-CONFLICT-15', 'all revealed axes and coins go back to the supply, of winners and losers alike', () => {
    const t = conflict('conflict-01', { axe: 5, coin: 3 }, { axe: 2, coin: 4 });
    closes(closes(t, 'Anna', 4, 3), 'Bence', 1, 1);
    expect(t.stock('Anna')).toMatchObject({ axe: 1, coin: 0 });
    expect(t.stock('Bence')).toMatchObject({ axe: 1, coin: 3 });
  });

  rule('EE-CONFLICT-16', 'the conflict card goes to the discard pile', () => {
    const t = conflict('conflict-01');
    closes(closes(t, 'Anna', 0), 'Bence', 0);
    expect(t.view('public')).toMatchObject({ conflict: null, conflictDiscard: ['conflict-01'] });
  });

  rule('EE-CONFLICT-17', 'when the conflict deck is empty, the discards are shuffled into a new one', () => {
    const t = aTable('Anna', 'Bence');
    const cards = [...t.state.conflictDeck];
    Object.assign(t.state, { conflictDeck: [], conflictDiscard: [...cards] });
    t.begin('conflict');
    expect([...t.state.conflictDeck, t.state.conflict].sort()).toEqual(cards.sort());
    expect(t.state.conflictDiscard).toEqual([]);
  });

  rule('EE-CONFLICT-20', 'bands and victory come first, then the upheavals, then the tokens go back', () => {
    const t = conflict('conflict-02', { axe: 3 });
    closes(closes(t, 'Anna', 3), 'Bence', 0);
    const order = t.log.map(fact => fact.key).filter(key => ['fist', 'band', 'victory', 'upheaval'].includes(key));
    expect(order).toEqual(['fist', 'fist', 'band', 'band', 'victory', 'upheaval']);
    expect(t.facts('fist')[0].strength).toBe(7); // the axe of the victory came too late to be bid
    expect(t.stock('Anna').axe).toBe(1);
    // With all 30 axes in the players' hands there is none left for the reward: those revealed are not back yet.
    const scarce = aTable('Anna', 'Bence', { supplyUnlimited: false }).has('Anna', { axe: 20 }).has('Bence', { axe: 10 });
    scarce.conflictDeck('conflict-02').begin('conflict');
    closes(closes(scarce, 'Anna', 20), 'Bence', 10);
    expect(scarce.facts('victory')).toEqual([{ seat: 0, points: 3, resources: {} }]);
  });
});

/** Page 14: Anna fights with both armies and an innovation, Bence with one army and an innovation. */
describe('The example of the conflict phase', () => {
  const example = () =>
    conflict(
      'conflict-11',
      { under: { 'farm-wheat': ['rebellion-01'] }, at: { 11: 'farm-wheat' }, axe: 2, wheat: 0, coin: 0 },
      { under: { 'farm-wheat': ['rebellion-04'] }, destroyed: ['army-low'], axe: 4, wheat: 0, coin: 1 },
    );
  const played = () => closes(closes(example(), 'Anna', 2), 'Bence', 4, 1);

  rule('EE-CONFLICT-EX-01', 'with 5 and 3 neither can fall into the band of 2 or less, so nobody can lose points', () => {
    const t = closes(closes(example(), 'Anna', 0), 'Bence', 0);
    expect(t.facts('fist').map(({ starting }) => starting)).toEqual([5, 3]);
    expect(RECONSTRUCTED.conflicts['conflict-11'].bands[0]).toMatchObject({ max: 2 });
    for (const { points } of t.facts('band')) expect(points).toBeGreaterThanOrEqual(0);
  });

  rule('EE-CONFLICT-EX-02', 'Anna reveals 2 axes: strength 7, 7 points and 2 wheat', () => {
    const t = played();
    expect(t.facts('fist')[0].strength).toBe(7);
    expect(t.points('Anna')).toBe(7);
    expect(t.stock('Anna').wheat).toBe(2);
  });

  rule(
    'EE-CONFLICT-EX-03',
    'Bence reveals 4 axes and 1 coin: strength 8, 7 points and 2 wheat, and 3 points and 1 coin for the victory',
    () => {
      const t = played();
      expect(t.facts('fist')[1].strength).toBe(8);
      expect(t.points('Bence')).toBe(10);
      expect(t.stock('Bence')).toMatchObject({ wheat: 2, coin: 1 });
    },
  );

  rule('EE-CONFLICT-EX-04', 'Anna must swap her city with the farm at position 11', () => {
    const t = played();
    expect(t.facts('upheaval')).toEqual([{ seat: 0, location: 'city', other: 'farm-wheat', position: 11 }]);
    expect([t.player('Anna').tiles[0], t.player('Anna').tiles[10]]).toEqual(['farm-wheat', 'city']);
  });

  rule('EE-CONFLICT-EX-05', 'all that was bid goes to the supply, and play moves to the next phase', () => {
    const t = played();
    expect(t.stock('Anna')).toMatchObject({ axe: 0, coin: 0 });
    expect(t.stock('Bence')).toMatchObject({ axe: 0, coin: 1 }); // the coin of the victory
    expect(t.state.space).toBe(8);
  });
});
