/** Section 11 of the digest: action 4, upgrading structures. */
import { rule } from '@tarsas/kernel/testing';
import { expect } from 'vitest';
import { DWELLING, type FactionId, STRONGHOLD, type Structure, TRADING_HOUSE } from '../../data/index.ts';
import { aTable, type Layout } from '../table.ts';

const RICH = { workers: 20, coins: 40, priests: 0 };
/** Of two players the first, at F4, on turn; the other one has a dwelling wherever it is said. */
function builder(faction: FactionId, layout: Layout, neighbour = 'I12') {
  const other = faction === 'giants' || faction === 'chaosmagicians' ? 'nomads' : 'giants';
  return aTable(faction, other)
    .has(faction, { ...RICH, ...layout })
    .has(other, { dwelling: neighbour })
    .turnOf(faction);
}
const upgrade = (to: Structure, hex = 'F4') => ({ do: 'upgrade', hex, to }) as const;

/** What the upgrade costs in workers and coins, apart from a neighbour's answer. */
function price(faction: FactionId, from: Structure, to: Structure, neighbour?: string) {
  const { workers = 0, coins = 0 } = builder(faction, { [from]: 'F4' }, neighbour)
    .plays(faction, upgrade(to))
    .change(faction);
  return [-workers, -coins];
}

rule.each('TM-UPG-01', 'stronghold and sanctuary cost what the faction board prints: workers and coins', [
  ['alchemists', [4, 6], [4, 6]],
  ['auren', [4, 6], [4, 8]],
  ['chaosmagicians', [4, 4], [4, 8]],
  ['cultists', [4, 8], [4, 8]],
  ['darklings', [4, 6], [4, 10]],
  ['dwarves', [4, 6], [4, 6]],
  ['engineers', [3, 6], [3, 6]],
  ['fakirs', [4, 10], [4, 6]],
  ['giants', [4, 6], [4, 6]],
  ['halflings', [4, 8], [4, 6]],
  ['mermaids', [4, 6], [4, 8]],
  ['nomads', [4, 8], [4, 6]],
  ['swarmlings', [5, 8], [5, 8]],
  ['witches', [4, 6], [4, 6]],
])((faction, stronghold, sanctuary) => {
  expect(price(faction, 'tradingHouse', 'stronghold')).toEqual(stronghold);
  expect(price(faction, 'temple', 'sanctuary')).toEqual(sanctuary);
  const [workers, coins] = stronghold;
  expect(builder(faction, { tradingHouse: 'F4', workers, coins }).may(faction, upgrade('stronghold'))).toBe(true);
  expect(builder(faction, { tradingHouse: 'F4', workers: workers - 1, coins }).may(faction, upgrade('stronghold'))).toBe(false);
  expect(builder(faction, { tradingHouse: 'F4', workers, coins: coins - 1 }).may(faction, upgrade('stronghold'))).toBe(false);
});

rule('TM-UPG-02', 'the replaced structure goes back to its track and its income is lost again', () => {
  const t = builder('witches', { dwelling: 'C3 D1 F4' });
  expect(t.income().facts('income')[0]).toMatchObject({ workers: 4, power: 0 });
  t.turnOf('witches').plays('witches', upgrade('tradingHouse'));
  expect(t.at('F4')).toBe('witches tradingHouse');
  expect(t.player('witches').left).toMatchObject({ [DWELLING]: 6, [TRADING_HOUSE]: 3 });
  expect(t.income().facts('income')[0]).toMatchObject({ workers: 3, power: 1 });
});

rule.each('TM-UPG-03', 'a trading house costs half the coins with an opponent directly adjacent', [
  ['witches', [2, 6], [2, 3]],
  ['engineers', [1, 4], [1, 2]],
  ['swarmlings', [3, 8], [3, 4]],
])((faction, alone, beside) => {
  expect(price(faction, 'dwelling', 'tradingHouse')).toEqual(alone);
  expect(price(faction, 'dwelling', 'tradingHouse', 'G2')).toEqual(beside);
  expect(price(faction, 'dwelling', 'tradingHouse', 'E8')).toEqual(alone); // across one river hex
  const [workers, coins] = beside;
  expect(builder(faction, { dwelling: 'F4', workers, coins }, 'G2').may(faction, upgrade('tradingHouse'))).toBe(true);
  expect(builder(faction, { dwelling: 'F4', workers, coins }).may(faction, upgrade('tradingHouse'))).toBe(false);
});

rule('TM-UPG-03 TM-ADJ-03', 'a bridge makes the trading house cheaper, an own neighbour does not', () => {
  const t = aTable('witches', 'giants')
    .has('witches', { ...RICH, dwelling: 'F4 G2' })
    .has('giants', { dwelling: 'G3' });
  expect(t.turnOf('witches').plays('witches', upgrade('tradingHouse')).change('witches').coins).toBe(-6);
  const joined = aTable('witches', 'giants')
    .has('witches', { ...RICH, dwelling: 'F4' })
    .has('giants', { dwelling: 'G3' });
  joined.bridge('giants', 'F4', 'G3').turnOf('witches').plays('witches', upgrade('tradingHouse'));
  expect(joined.change('witches').coins).toBe(-3);
});

rule('TM-UPG-04', 'a trading house gives 3 points in the round whose tile shows it', () => {
  const points = (tile: 'SCORE6' | 'SCORE8' | 'SCORE3') =>
    aTable('witches', 'giants')
      .has('witches', { ...RICH, dwelling: 'F4' })
      .tile(tile)
      .turnOf('witches')
      .plays('witches', upgrade('tradingHouse'))
      .change('witches').vp;
  expect(points('SCORE6')).toBe(3);
  expect(points('SCORE8')).toBe(3);
  expect(points('SCORE3')).toBeUndefined();
});

rule('TM-UPG-05', 'a stronghold unlocks its ability and gives 5 points in the round whose tile shows it', () => {
  const t = aTable('witches', 'giants')
    .has('witches', { ...RICH, tradingHouse: 'F4' })
    .tile('SCORE4')
    .turnOf('witches');
  expect(t.may('witches', 'special')).toBe(false);
  t.plays('witches', upgrade('stronghold')).ends('witches').pass('giants');
  expect(t.change('witches').vp).toBe(5);
  expect(t.may('witches', { do: 'special', action: 'ACTW', hex: 'A3' })).toBe(true);
  const other = aTable('witches', 'giants')
    .has('witches', { ...RICH, tradingHouse: 'F4' })
    .tile('SCORE6')
    .turnOf('witches');
  expect(other.plays('witches', upgrade('stronghold')).change('witches').vp).toBeUndefined();
});

rule.each('TM-UPG-06', 'a temple has its price and brings a favor tile at once', [
  ['witches', [2, 5]],
  ['engineers', [1, 4]],
  ['swarmlings', [3, 6]],
])((faction, cost) => {
  expect(price(faction, 'tradingHouse', 'temple')).toEqual(cost);
  const t = builder(faction, { tradingHouse: 'F4', cults: { fire: 0 } }).plays(faction, upgrade('temple'));
  expect(t.asked(faction)).toBe('rewards');
  expect(t.options(faction, 'favor')).toHaveLength(12);
  t.plays(faction, { do: 'favor', tile: 'FAV9' });
  expect(t.player(faction).favors).toEqual(['FAV9']);
  expect(t.player(faction).cults[0]).toBe(1);
  expect(t.options(faction, 'favor')).toEqual([]);
});

rule('TM-UPG-06', 'an ability of the tile serves from the next action on', () => {
  const t = builder('witches', { tradingHouse: 'F4', dwelling: 'D1' }).plays('witches', upgrade('temple'), { do: 'favor', tile: 'FAV10' });
  t.ends('witches').pass('giants').plays('witches', upgrade('tradingHouse', 'D1'));
  expect(t.change('witches').vp).toBe(3);
});

rule('TM-UPG-07', 'a favor tile one already has cannot be chosen', () => {
  const t = builder('witches', { tradingHouse: 'F4', favors: ['FAV9', 'FAV11'] }).plays('witches', upgrade('temple'));
  const tiles = t.options('witches', 'favor').map(choice => 'tile' in choice && choice.tile);
  expect(tiles).toHaveLength(10);
  expect(tiles).not.toContain('FAV9');
  expect(tiles).not.toContain('FAV11');
});

rule('TM-UPG-08', 'a sanctuary brings one favor tile, and 5 points in the round whose tile shows it', () => {
  const t = aTable('witches', 'giants')
    .has('witches', { ...RICH, temple: 'F4' })
    .tile('SCORE7')
    .turnOf('witches');
  t.plays('witches', upgrade('sanctuary'), { do: 'favor', tile: 'FAV9' });
  expect(t.change('witches').vp).toBe(5);
  expect(t.may('witches', 'favor')).toBe(false);
  const other = aTable('witches', 'giants')
    .has('witches', { ...RICH, temple: 'F4' })
    .tile('SCORE3')
    .turnOf('witches');
  expect(other.plays('witches', upgrade('sanctuary')).change('witches').vp).toBeUndefined();
});

rule('TM-UPG-09', 'the key of a town that the sanctuary founds takes the favor tile to the top, whichever is chosen first', () => {
  const founding = () => builder('auren', { temple: 'F4', tradingHouse: 'E7 G2', cults: { fire: 7 } }).plays('auren', upgrade('sanctuary'));
  const townFirst = founding().plays('auren', { do: 'town', tile: 'TW1' }, { do: 'favor', tile: 'FAV1' }, { do: 'enterTop', cult: 'fire' });
  const favorFirst = founding().plays(
    'auren',
    { do: 'favor', tile: 'FAV1' },
    { do: 'town', tile: 'TW1' },
    { do: 'enterTop', cult: 'fire' },
  );
  for (const t of [townFirst, favorFirst]) {
    expect(t.player('auren').cults[0]).toBe(10);
    expect(t.player('auren').keys).toBe(0);
  }
});

rule.each('TM-UPG-10', 'Chaos Magicians choose two favor tiles', [
  ['tradingHouse', 'temple'],
  ['temple', 'sanctuary'],
])((from, to) => {
  const t = builder('chaosmagicians', { [from]: 'F4' }).plays('chaosmagicians', upgrade(to));
  t.plays('chaosmagicians', { do: 'favor', tile: 'FAV9' });
  expect(t.options('chaosmagicians', 'favor')).toHaveLength(11);
  t.plays('chaosmagicians', { do: 'favor', tile: 'FAV11' });
  expect(t.may('chaosmagicians', 'favor')).toBe(false);
});

rule('TM-UPG-11', 'there are four upgrades; stronghold and sanctuary are built once per game', () => {
  const upgrades = (layout: Layout) =>
    builder('witches', layout)
      .options('witches', 'upgrade')
      .map(choice => choice.do === 'upgrade' && `${choice.hex} ${choice.to}`);
  expect(upgrades({ dwelling: 'F4', tradingHouse: 'C3', temple: 'D1' })).toEqual([
    'C3 temple',
    'C3 stronghold',
    'D1 sanctuary',
    'F4 tradingHouse',
  ]);
  expect(upgrades({ tradingHouse: 'C3', temple: 'D1', stronghold: 'F4', sanctuary: 'F2' })).toEqual(['C3 temple']);
  const t = builder('witches', { tradingHouse: 'F4' }).plays('witches', upgrade('stronghold'));
  expect(t.player('witches').left[STRONGHOLD]).toBe(0);
});
