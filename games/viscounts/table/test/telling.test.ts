/** What the log says in few words. */
import { expect, test } from 'vitest';
import { telling } from '../telling.ts';
import { play, sceneOf } from './positions.ts';

test('a turn with its destination has room in a narrow log', () => {
  const state = play('log', 2, {}, ({ state: s }) => s.round === 2);
  const { view } = sceneOf(state, null);
  for (const language of ['en', 'hu'] as const) {
    const { played, moved } = telling.brief(language);
    const outer = view.ring.flatMap(segment => ['OL', 'OR'].map(space => moved!({ to: `${segment}.${space}` } as never, view)));
    const line = `${played!({ card: 'abbot' } as never, view)}, ${outer.find(words => /^→ (Lake|Tó)/.test(words))}`;
    expect(line).toMatch(language === 'hu' ? /^Apát, → Tó \d+$/ : /^Abbot, → Lake \d+$/);
    expect(outer.filter(words => !/^→ [^()]+ \d+$/.test(words))).toEqual([]);
  }
});
