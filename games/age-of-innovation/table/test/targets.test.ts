import type { SeatScene } from '@tarsas/kit/table.ts';
import type { Component } from 'svelte';
import { render } from 'svelte/server';
import { describe, expect, test } from 'vitest';
import type { AgeOfInnovation, Choice } from '../../rules/state.ts';
import { components } from '../components.ts';
import { table } from '../index.ts';
import { isTarget, partOf } from '../targets.ts';
import { choiceWords, wordsOf } from '../words.svelte.ts';
import { play, sceneOf, wealthy } from './positions.ts';

type Drawn = Component<SeatScene<AgeOfInnovation>>;
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
  ['sets of five', 5, {}],
  ['draft', 4, { choosing: 'draft' }],
  ['two and a neutral faction', 2, {}],
  ['revised', 3, { factions: '2024', map: 'tight' }],
  ['draft of two', 2, { choosing: 'draft', factions: '2024' }],
  ['sets of three', 3, {}],
];

describe('Targets', () => {
  const seen = new Set<Choice['do']>();

  test.each(TABLES)('every target of game "%s" can be pressed where it is said to lie', (seed, seats, options) => {
    let n = 0;
    play(
      seed,
      seats,
      options,
      position => {
        const isNew = position.options.some(choice => isTarget(choice) && !seen.has(choice.do));
        // Everything new, and a sample of the rest.
        if (!isNew && n++ % 9 > 0) return;
        for (const { do: kind } of position.options) seen.add(kind);
        const scene = sceneOf(position.state, position, n % 2 === 0 ? 'en' : 'hu');
        const drawn = new Map<string, string>();
        for (const choice of position.options) {
          const part = partOf(choice);
          if (!part) continue;
          let buttons = drawn.get(part);
          if (buttons === undefined) {
            buttons = buttonsOf(render(PARTS[part], { props: scene }).body);
            drawn.set(part, buttons);
          }
          expect(buttons, `${JSON.stringify(choice)} on ${part}`).toContain(choiceWords(scene, choice).toLowerCase());
        }
      },
      wealthy,
    );
  });

  test('all kinds of targets came up in these games', () => {
    const kinds =
      'set board faction palace bonus place build terraform into upgrade shipping terraforming develop send power book special annex takeBook payBook step useKey competency city bridge replace';
    expect(kinds.split(' ').filter(kind => !seen.has(kind as Choice['do']))).toEqual([]);
  });

  test('where nobody is asked nothing can be pressed', () => {
    const state = play('idle', 4, {}, ({ state: s }) => s.round === 2);
    for (const part of ['mine', 'science', 'actions', 'supply']) {
      expect(buttonsOf(render(PARTS[part], { props: sceneOf(state, null) }).body), part).toBe('');
    }
  });

  test.each([
    [2, '1–3'],
    [4, '3–5'],
  ])('the map for %i players is drawn with a name for every land hex', (seats, side) => {
    const state = play('map', seats, {}, ({ state: s }) => s.round === 1);
    const html = render(PARTS.board, { props: sceneOf(state, null) }).body;
    expect(html).toContain(side);
    expect(html.match(/data-hex="/g)?.length).toBe(state.terrain.filter(terrain => terrain !== 7).length);
  });
});

test('every faction has a board, in both languages, to the end of the game', () => {
  const factions = new Set<string>();
  for (const seed of ['boards 1', 'boards 2', 'boards 3', 'boards 4']) {
    const state = play(seed, 5, {}, () => undefined, wealthy);
    for (const [seat, p] of state.players.entries()) {
      factions.add(p.faction ?? '');
      for (const language of ['en', 'hu'] as const) {
        const props = sceneOf(state, null, language, seat);
        const html = render(table.Mine, { props }).body;
        expect(html).toContain(wordsOf(language).pieces.faction[p.faction!]);
        expect(html + render(table.Seat, { props }).body + render(table.Purse!, { props }).body).not.toMatch(/undefined|NaN/);
      }
    }
  }
  expect(factions.size).toBeGreaterThan(8);
});

test('everything in the box is drawn and has words', () => {
  for (const language of ['en', 'hu'] as const) {
    for (const { title, items } of components(language)) {
      expect(title).not.toBe('');
      for (const { id, name, Drawing } of items) {
        expect(name, id).not.toBe('');
        expect(render(Drawing, { props: { id, language } }).body, id).toMatch(/<svg|<article/);
      }
    }
  }
});
