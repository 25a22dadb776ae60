/** The head of section 26 of the digest: what every stronghold with a special action has in common. */
import { rule } from '@tarsas/kernel/testing';
import { expect } from 'vitest';
import type { FactionId } from '../../data/index.ts';
import { aTable } from '../table.ts';

rule.each('TM-FAC-01', 'the special action of a stronghold can be used from the round in which it is built, once a round', [
  ['auren', 'ACTA'],
  ['witches', 'ACTW'],
  ['swarmlings', 'ACTS'],
  ['chaosmagicians', 'ACTC'],
  ['giants', 'ACTG'],
  ['nomads', 'ACTN'],
] as [FactionId, string][])((faction, action) => {
  const opponent: FactionId = faction === 'nomads' ? 'cultists' : 'nomads';
  const t = aTable(faction, opponent).has(faction, { coins: 50, workers: 20, tradingHouse: 'G5', dwelling: 'G6' }).turnOf(faction);
  expect(t.may(faction, { do: 'special', action })).toBe(false);
  t.plays(faction, { do: 'upgrade', hex: 'G5', to: 'stronghold' });
  if (t.may(faction, 'favor')) t.plays(faction, { do: 'favor', tile: 'FAV9' });
  t.ends(faction).pass(opponent);
  expect(t.may(faction, { do: 'special', action })).toBe(true);
  t.plays(faction, t.options(faction, { do: 'special', action })[0]).turnOf(faction);
  expect(t.may(faction, { do: 'special', action })).toBe(false);
});
