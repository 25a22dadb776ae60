/** What Age of Innovation tells its bots: whole turns that are legal, and a judgement that knows what it looks at. */
import { describe, expect, test } from 'vitest';
import { tryAllPlans } from '../../../../bots/laws.ts';
import type { Mind } from '../../../../bots/mind.ts';
import { mind } from '../../bot/index.ts';
import { payments } from '../../bot/paying.ts';
import type { Choice, State } from '../../rules/state.ts';
import { aTable, type Table } from '../table.ts';

const { weights } = mind;
const plansOf = (t: Table, name: string) => mind.plans(t.state, t.decision(name)!, weights);
const worthFor = (t: Table, name: string) => mind.value(t.state, weights, t.seat(name))[t.seat(name)];
const aims = (plan: readonly Choice[]) => plan.filter(({ do: what }) => !['exchange', 'convert', 'sacrifice'].includes(what));
/** Riverside desert beside each other on the side for two players. */
const settled = (part: object = {}) => aTable('Anna desert', 'Bence swamp').at('Anna', 'workshop', 'E9').has('Anna', part);

describe('plans', () => {
  test.each([
    { seats: 2, options: {} },
    { seats: 2, options: { choosing: 'draft' } },
    { seats: 3, options: { map: 'tight', factions: '2024' } },
    { seats: 4, options: { choosing: 'draft', factions: '2024' } },
    { seats: 5, options: {} },
  ])('are legal to the last choice, none twice, with $seats seats and $options', ({ seats, options }) => {
    for (const seed of ['one', 'two']) expect(tryAllPlans(mind as unknown as Mind, { seats, options, seed })).toBeGreaterThan(100);
  });

  test('buy what is missing with power that lies ready', () => {
    const t = settled({ tools: 0, coins: 2, bowls: [4, 4, 4] })
      .land('desert', 'E10')
      .turn('Anna');
    expect(plansOf(t, 'Anna')).toContainEqual([
      { do: 'exchange' },
      { do: 'convert', from: 'power', to: 'tools' },
      { do: 'build', hex: 'E10' },
    ]);
  });

  test('sacrifice power where an action needs it', () => {
    const t = settled({ bowls: [2, 7, 2] }).turn('Anna');
    const [plan] = plansOf(t, 'Anna').filter(plan => plan.some(choice => choice.do === 'power' && choice.action === 'power2'));
    expect(plan.map(({ do: what }) => what)).toEqual(['exchange', 'sacrifice', 'power']);
  });

  test('convert nothing without a purpose', () => {
    const t = settled({ tools: 9, scholars: 3, bowls: [0, 0, 12], books: [3, 2, 1, 1] }).turn('Anna');
    for (const plan of plansOf(t, 'Anna')) expect(aims(plan)).not.toEqual([]);
  });

  test('dig and build in one', () => {
    const t = settled({ tools: 7 }).land('swamp', 'E10').turn('Anna');
    expect(plansOf(t, 'Anna')).toContainEqual([
      { do: 'terraform', hex: 'E10' },
      { do: 'into', terrain: 'desert' },
      { do: 'build', hex: 'E10' },
    ]);
  });

  test('use a spade that is left over on another hex', () => {
    const t = settled({ bowls: [0, 0, 12] })
      .land('plains', 'E10', 'E8')
      .turn('Anna');
    const two = plansOf(t, 'Anna').filter(plan => plan.some(choice => choice.do === 'power' && choice.action === 'power6'));
    expect(two.map(plan => plan.filter(({ do: what }) => what === 'terraform').length)).toContain(2);
  });

  test('buy a missing book with power', () => {
    const t = settled({ coins: 9, bowls: [0, 0, 12], books: [2, 2, 0, 0] })
      .sets({ display: ['professors', null, null, null, null, null] })
      .turn('Anna');
    const develops = plansOf(t, 'Anna').filter(plan => plan.some(({ do: what }) => what === 'develop'));
    expect(develops).toEqual([
      [{ do: 'exchange' }, { do: 'convert', from: 'power', to: 'banking' }, { do: 'develop', tile: 'professors' }],
    ]);
  });

  test('pass with each round bonus, and in the last round with none', () => {
    const passing = (t: Table) => plansOf(t, 'Anna').filter(([{ do: what }]) => what === 'pass');
    expect(passing(settled().turn('Anna')).map(plan => plan[1])).toEqual(
      ['bonus7', 'bonus9', 'bonus2'].map(bonus => ({ do: 'bonus', bonus })),
    );
    expect(passing(settled().round(6).turn('Anna'))).toEqual([[{ do: 'pass' }]]);
  });

  test('take power early and leave it late', () => {
    const offered = (round: number) =>
      aTable('Anna desert', 'Bence swamp').at('Bence', 'university', 'E9').land('desert', 'E10').at('Anna', 'workshop', 'D9').round(round);
    const first = (round: number) =>
      plansOf(offered(round).turn('Anna').plays('Anna', { do: 'build', hex: 'E10' }).plays('Anna', 'endTurn'), 'Bence')[0];
    expect(first(1)).toEqual([{ do: 'take', power: 3 }]);
    expect(first(6)).toEqual([{ do: 'decline' }]);
  });
});

describe('payments', () => {
  test('end where nothing is left to choose', () => {
    expect(payments([2, 0, 0, 0], 1)).toEqual([[]]);
    expect(payments([1, 1, 0, 0], 2)).toEqual([[]]);
  });

  test('try each discipline before the others', () => {
    const ways = payments([3, 1, 0, 0], 2).map(way => way.map(choice => choice.do === 'payBook' && choice.discipline));
    // After the law book there is nothing but banking left.
    expect(ways).toEqual([['banking', 'banking'], ['law']]);
  });
});

describe('the value of a position', () => {
  test('counts points as points', () => {
    const [less, more] = [20, 27].map(vp => worthFor(settled({ vp }).turn('Anna'), 'Anna'));
    expect(more - less).toBeCloseTo(7);
  });

  test('counts what is left after the last pass as coins, five for a point', () => {
    const after = (part: object) => worthFor(settled({ passed: true, coins: 0, tools: 0, bowls: [12, 0, 0], ...part }).round(6), 'Anna');
    expect(after({ coins: 5, tools: 5, bowls: [0, 4, 3] }) - after({})).toBeCloseTo(3);
  });

  test('makes less of goods the later it is', () => {
    const worth = (round: number) =>
      worthFor(settled({ tools: 9 }).round(round).turn('Anna'), 'Anna') - worthFor(settled({ tools: 5 }).round(round).turn('Anna'), 'Anna');
    expect(worth(6)).toBeLessThan(worth(1));
    expect(worth(6)).toBeGreaterThan(4 / 5);
  });

  test('does not know the hidden area tile', () => {
    const [small, large] = [12, 15].map(area => worthFor(settled().sets({ area }).turn('Anna'), 'Anna'));
    expect(small).toBe(large);
  });

  test('knows a city nearly founded from four buildings far apart', () => {
    const placed = (...hexes: string[]) =>
      worthFor(
        aTable('Anna desert', 'Bence swamp')
          .at('Anna', 'workshop', ...hexes)
          .turn('Anna'),
        'Anna',
      );
    expect(placed('E9', 'E10', 'D9', 'D10')).toBeGreaterThan(placed('E9', 'A2', 'H3', 'I10') + 1);
  });

  test('sees an innovation come nearer with books of the right discipline', () => {
    const hope = (books: number[]) =>
      worthFor(
        settled({ books })
          .sets({ display: [null, null, 'professors', null, null, null] })
          .turn('Anna'),
        'Anna',
      );
    expect(hope([4, 0, 0, 0])).toBeGreaterThan(hope([0, 4, 0, 0]));
  });
});

describe('planning ahead', () => {
  const three = () => aTable('Anna desert', 'Bence swamp', 'Cili lake').at('Anna', 'workshop', 'E9').at('Bence', 'workshop', 'E10');
  const ends = (s: State, seat: number) => mind.horizon!(s, seat);

  test('the others sit still until the round is over', () => {
    const t = three().turn('Anna');
    mind.freeze!(t.state, t.seat('Anna'));
    expect(t.state.players.map(({ passed }) => passed)).toEqual([false, true, true]);
    t.plays('Anna', { do: 'build', hex: 'F8' }, 'endTurn').ends('Anna').plays('Anna', 'pass');
    expect(t.asked('Anna')).toBe('takeBonus');
  });

  test('nobody is missing in the next round', () => {
    const t = three().turn('Anna');
    mind.freeze!(t.state, t.seat('Anna'));
    t.plays('Anna', 'pass', { do: 'bonus', bonus: 'bonus9' }, 'endTurn');
    expect([...t.state.order].sort()).toEqual([0, 1, 2]);
  });

  test('a round is planned up to the own pass', () => {
    const t = three().turn('Anna');
    mind.freeze!(t.state, t.seat('Anna'));
    expect(ends(t.state, 0)).toBe(false);
    t.plays('Anna', 'pass', { do: 'bonus', bonus: 'bonus9' });
    expect([ends(t.state, 0), mind.quiet!(t.state, 0)]).toEqual([true, true]);
  });

  test('a position in the middle of a turn is not judged', () => {
    const t = three().at('Anna', 'guild', 'D9').has('Anna', { tools: 9, coins: 20 }).turn('Anna');
    t.plays('Anna', { do: 'upgrade', hex: 'D9', to: 'school' });
    expect([t.asked('Anna'), mind.quiet!(t.state, 0)]).toEqual(['competency', false]);
  });
});
