import type { SeatScene } from '@tarsas/kit/table.ts';
import type { Component } from 'svelte';
import { render } from 'svelte/server';
import { describe, expect, test } from 'vitest';
import type { Choice } from '../../rules/choices.ts';
import type { Viscounts } from '../../rules/state.ts';
import { table } from '../index.ts';
import { isTarget, partOf } from '../targets.ts';
import { sayingIn, wordsOf } from '../words.svelte.ts';
import { play, sceneOf } from './positions.ts';

type Drawn = Component<SeatScene<Viscounts>>;
const PARTS: Readonly<Record<string, Drawn>> = {
  board: table.Board as Drawn,
  mine: table.Mine,
  ...Object.fromEntries(table.panels.map(({ id, Panel }) => [id, Panel as Drawn])),
};

/** The words on everything that can be pressed. */
function buttonsOf(html: string): string {
  const tags = html.match(/<(button|g)\b[^>]*>/g) ?? [];
  return tags
    .filter(tag => tag.startsWith('<button') || tag.includes('role="button"'))
    .map(tag => /aria-label="([^"]*)"/.exec(tag)?.[1] ?? '')
    .join('\n')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll('&lt;', '<')
    .toLowerCase();
}

const TABLES: readonly [seed: string, seats: number, options: object][] = [
  ['two', 2, {}],
  ['three', 3, {}],
  ['four', 4, {}],
  ['f17', 4, {}],
  ['alone', 1, { solo: 'cards' }],
  ['two and an AI', 2, { solo: 'builder' }],
];
/** Everything that has a place on the board or on the own board. */
const KINDS =
  'pair play move dismiss trade construct placeWorkers transcribe spot link first recruit take flip arrange discard discardTop destroy destroyTop hire castleMove section build manuscript bump'.split(
    ' ',
  );

describe('Targets', () => {
  const seen = new Set<Choice['do']>();

  test.each(TABLES)('every target of game "%s" can be pressed where it is said to lie', (seed, seats, options) => {
    let n = 0;
    play(seed, seats, options, position => {
      const isNew = position.options.some(choice => isTarget(choice) && !seen.has(choice.do));
      // Everything new, and a sample of the rest.
      if (!isNew && n++ % 9 > 0) return;
      for (const { do: kind } of position.options) seen.add(kind);
      const scene = sceneOf(position.state, position, n % 2 === 0 ? 'en' : 'hu');
      const say = sayingIn(scene);
      const drawn = new Map<string, string>();
      for (const choice of position.options) {
        const part = partOf(choice);
        if (!part) continue;
        let buttons = drawn.get(part);
        if (buttons === undefined) {
          buttons = buttonsOf(render(PARTS[part], { props: scene }).body);
          drawn.set(part, buttons);
        }
        expect(buttons, `${JSON.stringify(choice)} on ${part}`).toContain(wordsOf(scene.language).voice.choice(choice, say).toLowerCase());
      }
    });
  });

  test('all kinds of targets came up in these games', () => {
    expect(KINDS.filter(kind => !seen.has(kind as Choice['do']))).toEqual([]);
  });

  test('where nobody is asked nothing can be pressed', () => {
    const state = play('idle', 4, {}, ({ state: s }) => s.round === 3);
    for (const part of ['board', 'mine', 'commons', 'tops'])
      expect(buttonsOf(render(PARTS[part], { props: sceneOf(state, null) }).body), part).toBe('');
  });

  test('the pairs to choose from never lie over what is asked for on the board', () => {
    let asked = 0;
    for (const [seed, seats] of TABLES) {
      play(`hero of ${seed}`, seats, {}, position => {
        const { state, decision, options } = position;
        if (state.round > 0) return true;
        if (decision.frame.kind === 'draft' || !options.some(choice => partOf(choice) === 'board')) return false;
        asked++;
        expect(render(PARTS.board, { props: sceneOf(state, position) }).body).not.toContain('class="pairs');
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
      expect(buttonsOf(render(PARTS.mine, { props }).body)).toBe('');
      return true;
    });
  });
});

describe('Every table', () => {
  test.each(TABLES)('"%s" is drawn in both languages to its end, with all seats and panels', (seed, seats, options) => {
    const state = play(`end of ${seed}`, seats, options, () => undefined);
    for (const language of ['en', 'hu'] as const) {
      for (let seat = 0; seat < seats; seat++) {
        const props = sceneOf(state, null, language, seat);
        expect(render(table.Mine, { props }).body).toContain(props.names[seat]);
        render(table.Seat, { props });
        if (table.Purse) render(table.Purse, { props });
        render(table.Board, { props: { ...props, overlays: ['steps', 'plots', 'groups'] } });
        for (const { Panel, isShown } of table.panels) if (isShown?.(props.view) ?? true) render(Panel, { props });
      }
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
