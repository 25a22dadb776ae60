import { describe, expect, test } from 'vitest';
import { tryAllPlans } from '../../../../bots/laws.ts';
import { mind } from '../../bot/index.ts';
import { plans } from '../../bot/plans.ts';
import { weights } from '../../bot/weights.ts';
import { AI_IDS } from '../../data/solo.ts';
import { aTable, type Table } from '../table.ts';

const plansOf = (t: Table) => plans(t.state, t.decision()!, weights);
const doings = (t: Table) => plansOf(t).map(plan => plan.map(choice => choice.do));

describe('Plans are legal to the last choice', () => {
  test.each(AI_IDS)('alone against the %s AI', solo => {
    expect(tryAllPlans(mind, { seats: 1, seed: `solo ${solo}`, options: { solo, difficulty: 2 } })).toBeGreaterThan(50);
  });
  test('two people and an AI', () => {
    expect(tryAllPlans(mind, { seats: 2, seed: 'three', options: { solo: 'random' } })).toBeGreaterThan(50);
  });
});

describe('A plan', () => {
  test('is a whole turn: a card, a way, an action, a hire or none', () => {
    const t = aTable().hand(0, 'lender', 'journeyman').has(0, { silver: 4 }).turn(0);
    const turns = doings(t).map(plan => plan.join(' '));
    for (const last of ['recruit', 'skip'])
      expect(turns).toContainEqual(expect.stringMatching(`^play move (trade|construct|placeWorkers|transcribe) (.* )?${last}$`));
  });

  test('ends where something is learnt', () => {
    const t = aTable().hand(0, 'clovis').folk('lake', 'friar', 'miner').turn(0);
    for (const plan of doings(t)) expect(plan).toEqual(['play', 'hire']);
  });

  test('says how the castle is resolved', () => {
    const t = aTable()
      .viscount(0, 'forest.IN')
      .workers(0, 1, 'gold-or-move', 2)
      .has(0, { gold: 3 })
      .board(0, 'squire')
      .folk('forest')
      .action(0);
    expect(doings(t)).toContainEqual(['placeWorkers', 'choose']);
  });

  test('builds each type where it stands best, and never pays what it could keep', () => {
    const t = aTable().viscount(0, 'lake.OL').has(0, { stone: 7 }).folk('lake').action(0);
    const built = plansOf(t).flatMap(plan => plan.flatMap(choice => (choice.do === 'construct' ? [choice.building.split('.')[0]] : [])));
    expect(new Set(built)).toEqual(new Set(['tradingPost', 'guildhall', 'workshop']));
  });
});
