import type { SeatScene } from '@tarsas/kit/table.ts';
import type { Component } from 'svelte';
import { render } from 'svelte/server';
import { describe, expect, test } from 'vitest';
import type { Choice, EmpiresEnd } from '../../rules/state.ts';
import { table } from '../index.ts';
import { isTarget, partOf } from '../targets.ts';
import { sayingIn, wordsOf } from '../words.svelte.ts';
import { play, sceneOf } from './positions.ts';

type Drawn = Component<SeatScene<EmpiresEnd>>;
const PARTS: Readonly<Record<string, Drawn>> = {
  board: table.Board as Drawn,
  mine: table.Mine,
  ...Object.fromEntries(table.panels.map(({ id, Panel }) => [id, Panel as Drawn])),
};

/** The words on everything that can be pressed to choose; what only opens a list is left out. */
function buttonsOf(html: string): string {
  return (html.match(/<button\b[^>]*>/g) ?? [])
    .filter(tag => !tag.includes('popovertarget'))
    .map(tag => /aria-label="([^"]*)"/.exec(tag)?.[1] ?? '')
    .join('\n')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll('&lt;', '<')
    .toLowerCase();
}

const TABLES: readonly [seed: string, seats: number, options: object][] = [
  ['two', 2, {}],
  ['three 0', 3, { refreshAdjacentRoad: 'one', repeatMayTargetRepeat: true }],
  ['four 4', 4, { refreshAdjacentIndustryCard: 'one', discardRestAfterFewerThanTwo: true }],
  ['one by one', 4, { simultaneous: false, supplyUnlimited: false }],
  ['lightning', 4, { game: 'lightning' }],
];

describe('Targets', () => {
  const seen = new Set<Choice['do']>();

  test.each(TABLES)('every target of game "%s" can be pressed where it is said to lie', (seed, seats, options) => {
    let n = 0;
    play(seed, seats, options, position => {
      const isNew = position.options.some(choice => isTarget(choice) && !seen.has(choice.do));
      // Everything new, and a sample of the rest.
      if (!isNew && n++ % 5 > 0) return;
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
    const kinds: Choice['do'][] = ['bid', 'freeBid', 'take', 'replace', 'destroy', 'place', 'use', 'exchange', 'refresh', 'repeat'];
    kinds.push('play', 'sell', 'restore', 'throwAway', 'swap', 'lift', 'axes', 'coins', 'free', 'pick');
    expect(kinds.filter(kind => !seen.has(kind))).toEqual([]);
  });

  test('where nobody is asked nothing can be pressed', () => {
    const state = play('idle', 4, {}, ({ state: s }) => s.space === 9);
    for (const part of Object.keys(PARTS)) expect(buttonsOf(render(PARTS[part], { props: sceneOf(state, null) }).body), part).toBe('');
  });
});

describe('Every position', () => {
  test.each(TABLES)('of game "%s" is drawn for everybody, in both languages, to the end', (seed, seats, options) => {
    let n = 0;
    const see = (state: Parameters<typeof sceneOf>[0]) => {
      for (const viewer of [n % seats, 'public'] as const) {
        const seated = sceneOf(state, null, n % 2 === 0 ? 'en' : 'hu', typeof viewer === 'number' ? viewer : 0);
        const scene = viewer === 'public' ? { ...seated, viewer } : seated;
        for (const part of Object.keys(PARTS)) expect(render(PARTS[part], { props: scene }).body).not.toContain('undefined');
        expect(render(table.Seat, { props: scene }).body).not.toContain('undefined');
      }
    };
    const end = play(`all of ${seed}`, seats, options, ({ state }) => {
      if (n++ % 12 === 0) see(state);
      return false;
    });
    see(end);
    expect(table.phase(sceneOf(end, null).view, 'en')?.name).toBe('END');
  });
});
