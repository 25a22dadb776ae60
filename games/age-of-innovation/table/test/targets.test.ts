import { tableLaws } from '@tarsas/kit/testing/laws.ts';
import { render } from 'svelte/server';
import { expect, test } from 'vitest';
import { components } from '../components.ts';
import { table } from '../index.ts';
import { choiceWords, wordsOf } from '../words.svelte.ts';
import { play, positions, sceneOf, wealthy } from './positions.ts';

tableLaws({
  table,
  components,
  positions,
  games: [
    ['sets of five', 5, {}],
    ['draft', 4, { choosing: 'draft' }],
    ['two and a neutral faction', 2, {}],
    ['revised', 3, { factions: '2024', map: 'tight' }],
    ['draft of two', 2, { choosing: 'draft', factions: '2024' }],
    ['sets of three', 3, {}],
  ],
  playing: wealthy,
  targets: [
    ...(['set', 'board', 'faction', 'palace', 'bonus', 'place', 'build', 'terraform', 'into', 'upgrade', 'shipping'] as const),
    ...(['terraforming', 'develop', 'send', 'power', 'book', 'special', 'annex', 'takeBook', 'payBook', 'step'] as const),
    ...(['useKey', 'competency', 'city', 'bridge', 'replace'] as const),
  ],
  words: choiceWords,
  isMiddle: ({ round }) => round === 2,
  withButtons: ['board', 'science'],
});

test('who has chosen a set before the game begins is shown with it, and nobody else is', () => {
  const state = play('chosen', 3, {}, ({ state: s }) => s.players.some(({ board }) => board !== null));
  expect(state.players.filter(({ board }) => board).length).toBe(1);
  for (const [seat, { board, home }] of state.players.entries()) {
    expect(home).toBe(-1);
    const scene = sceneOf(state, null, 'en', seat);
    for (const Part of [table.Seat, table.Mine]) {
      const { body } = render(Part, { props: scene });
      expect(body.includes('Still choosing')).toBe(board === null);
      expect(body.includes(`Has chosen: ${board && wordsOf('en').pieces.terrain[board]}`)).toBe(board !== null);
    }
    expect(table.sign(scene.view, seat).name.en === '').toBe(board === null);
  }
});

test.each([
  [2, '1–3'],
  [4, '3–5'],
])('the map for %i players is drawn with a name for every land hex', (seats, side) => {
  const state = play('map', seats, {}, ({ state: s }) => s.round === 1);
  const html = render(table.Board, { props: sceneOf(state, null) }).body;
  expect(html).toContain(side);
  expect(html.match(/data-hex="/g)?.length).toBe(state.terrain.filter(terrain => terrain !== 7).length);
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
