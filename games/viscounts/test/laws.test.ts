import { hold, LAWS, laws, type Plan } from '@tarsas/kernel/laws';
import { expect, test } from 'vitest';
import { loadTitle } from '../../title.ts';
import { AI_BOARDS } from '../data/solo.ts';
import { manifest } from '../index.ts';
import { viscounts } from '../rules/index.ts';
import type { Viscounts } from '../rules/state.ts';
import { disguise, everythingIsSomewhere } from './pieces.ts';

const title = await loadTitle(manifest);
const plan: Plan<Viscounts> = {
  every: 12,
  invariant: everythingIsSomewhere,
  disguise,
  voices: title.voices,
  outsider: true,
};

laws(viscounts, { ...plan, games: 6 });

test("and with an owner's components", { timeout: 600_000 }, () => {
  const components = {
    cards: { lookout: { value: 0, icons: ['criminal', 'merchant'], dropoff: { op: 'castleMove' } } },
    manuscripts: { 'grey-3-flip': { ribbon: 'grey', cost: 2, instant: { op: 'placeBuilding', type: 'guildhall' } } },
    startCards: { 1: { any: 3, silver: 0, deeds: 0, debts: 0, extra: { op: 'hireFree' } } },
    aiBoards: { noble: { ...AI_BOARDS.noble, building: 'workshop.1' } },
  };
  for (const seats of [1, 2]) {
    const log = hold(viscounts, LAWS, { seats, options: { components, solo: 'noble' }, seed: `owner ${seats}` }, plan);
    expect(log.moves.length).toBeGreaterThan(20);
  }
});
