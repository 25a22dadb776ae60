import { buttonsIn, tableLaws } from '@tarsas/kit/testing/laws.ts';
import { render } from 'svelte/server';
import { describe, expect, test } from 'vitest';
import { components } from '../components.ts';
import { table } from '../index.ts';
import { partOf } from '../targets.ts';
import { sayingIn, wordsOf } from '../words.svelte.ts';
import { play, positions, sceneOf } from './positions.ts';

const GAMES: readonly [seed: string, seats: number, options: object][] = [
  ['two', 2, {}],
  ['three', 3, {}],
  ['four', 4, {}],
  ['f17', 4, {}],
  ['alone', 1, { solo: 'cards' }],
  ['two and an AI', 2, { solo: 'builder' }],
];

tableLaws({
  table,
  components,
  positions,
  games: GAMES,
  targets: [
    ...(['pair', 'play', 'move', 'dismiss', 'trade', 'construct', 'placeWorkers', 'transcribe', 'spot', 'link', 'first'] as const),
    ...(['recruit', 'take', 'flip', 'arrange', 'discard', 'discardTop', 'destroy', 'destroyTop', 'hire', 'castleMove'] as const),
    ...(['section', 'build', 'manuscript', 'bump'] as const),
  ],
  words: (scene, choice) => wordsOf(scene.language).voice.choice(choice, sayingIn(scene)),
  isMiddle: ({ round }) => round === 3,
});

describe('What can be pressed', () => {
  test('the pairs to choose from never lie over what is asked for on the board', () => {
    let asked = 0;
    for (const [seed, seats] of GAMES) {
      play(`hero of ${seed}`, seats, {}, position => {
        const { state, decision, options } = position;
        if (state.round > 0) return true;
        if (decision.frame.kind === 'draft' || !options.some(choice => partOf(choice) === 'board')) return false;
        asked++;
        expect(render(table.Board, { props: sceneOf(state, position) }).body).not.toContain('class="pairs');
        return false;
      });
    }
    expect(asked).toBeGreaterThan(0);
  });

  test('nobody can press what is another’s to choose', () => {
    play('another', 2, {}, position => {
      if (position.state.round < 2 || position.decision.frame.kind !== 'play') return false;
      const other = 1 - position.decision.seat;
      const props = { ...sceneOf(position.state, position), seat: other };
      expect(buttonsIn(table.Mine, props)).toBe('');
      return true;
    });
  });
});

describe('Every table', () => {
  test.each(GAMES)('"%s" names whose board it is', (seed, seats, options) => {
    const state = play(`end of ${seed}`, seats, options, () => undefined);
    for (let seat = 0; seat < seats; seat++) {
      const props = sceneOf(state, null, 'hu', seat);
      expect(render(table.Mine, { props }).body).toContain(props.names[seat]);
    }
  });

  test('shows the AI where there is one, and only there', () => {
    const [ai] = table.panels;
    expect(
      ai.isShown?.(
        sceneOf(
          play('no AI', 2, {}, () => true),
          null,
        ).view,
      ),
    ).toBe(false);
    const state = play('with AI', 1, {}, ({ state: s }) => s.round === 4);
    const props = sceneOf(state, null);
    expect(ai.isShown?.(props.view)).toBe(true);
    const html = render(ai.Panel, { props }).body;
    expect(html).toContain('The AI (cleric)');
    expect(html).toContain('Primary focus');
  });

  test('does not show an opponent’s hand', () => {
    const state = play('hands', 3, {}, ({ state: s }) => s.round === 3);
    const props = { ...sceneOf(state, null), seat: 1 };
    const html = render(table.Mine, { props }).body;
    expect(html).toContain('Only their owner sees them.');
  });
});
