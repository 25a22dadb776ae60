/** Every component has its effect somewhere in a handful of random games with plenty of goods. */
import { apply, optionsOf, pending, randomFrom, start } from '@tarsas/kernel';
import { expect, test } from 'vitest';
import { reports } from '../reports.ts';
import { keen } from './keen.ts';
import { wealthy } from './wealthy.ts';

const GAMES = 16;

/** By id, how often a fact named it as the source of an effect. */
function effectsIn(games: number): Map<string, number> {
  const counts = new Map<string, number>();
  const count = (id: unknown) => typeof id === 'string' && counts.set(id, (counts.get(id) ?? 0) + 1);
  for (let n = 0; n < games; n++) {
    const random = randomFrom(`coverage ${n}`);
    const options = { choosing: n % 3 === 0 ? 'draft' : 'sets' };
    let { state } = start(wealthy, { seats: 2 + (n % 4), options, seed: `coverage ${n}` });
    while (!state.over) {
      const [decision] = pending(wealthy, state);
      const list = optionsOf(wealthy, state, decision);
      const outcome = apply(wealthy, state, { seat: decision.seat, decision: decision.id, choice: keen(list, state.round, random) });
      state = outcome.state;
      for (const { key, args } of outcome.facts) {
        // Developing alone is not enough here: an innovation must bring something.
        if (key === 'developed' || !reports.effects?.includes(key)) continue;
        const { from, tile, action } = args as Record<string, unknown>;
        for (const id of [from, tile, action]) count(id);
      }
    }
  }
  return counts;
}

test('every board, faction, tile and action has its effect', { timeout: 120_000 }, () => {
  const counts = effectsIn(GAMES);
  const ids = Object.values(reports.components ?? {}).flat();
  expect(ids.filter(id => !counts.has(id))).toEqual([]);
});
