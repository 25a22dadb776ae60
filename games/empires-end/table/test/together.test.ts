import { optionsOf, pending } from '@tarsas/kernel';
import { expect, test } from 'vitest';
import { RESOURCES } from '../../data/components.ts';
import { empiresEnd } from '../../rules/index.ts';
import { abilities } from '../../rules/questions/empire.ts';
import type { State } from '../../rules/state.ts';
import { gathered } from '../gathered.ts';
import { onTrack } from '../questions.ts';
import { optionsOf as kindOf } from '../targets.ts';
import { a, draft, play } from './positions.ts';

const asked = (s: State) => pending(empiresEnd, s).find(({ seat, frame }) => seat === 0 && frame.kind === 'economy');
const optionsAt = (s: State) => {
  const decision = asked(s);
  return decision ? optionsOf(empiresEnd, s, decision) : [];
};

test('what everything at once is said to bring is what it brings', () => {
  for (const [seed, space] of [
    ['a', 2],
    ['b', 9],
    ['c', 14],
    ['d', 21],
  ] as const) {
    const base = play(`gathered ${seed}`, 3, {}, ({ state }) => state.space >= space && kindOf(optionsAt(state), 'collect').length > 0);
    const view = empiresEnd.view(base, 0);
    const plain = new Set(kindOf(optionsAt(base), 'use').map(({ source }) => source));
    const said = gathered(
      view,
      view.players[0],
      abilities(view, view.players[0], 'economy').filter(({ source }) => plain.has(source)),
    );
    const after = empiresEnd.view(draft(0, base, a('collect')).state, 0);
    for (const kind of RESOURCES) expect(said.resources[kind], `${seed} ${kind}`).toBe(after.own![kind] - view.own![kind]);
    expect(said.points, seed).toBe(onTrack(after.players[0]) - onTrack(view.players[0]));
    expect(said.refreshed, seed).toBe(view.players[0].exhausted.filter(id => !after.players[0].exhausted.includes(id)).length);
  }
});
