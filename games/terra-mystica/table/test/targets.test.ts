import { tableLaws } from '@tarsas/kit/testing/laws.ts';
import { render } from 'svelte/server';
import { expect, test } from 'vitest';
import { MAP_IDS } from '../../data/index.ts';
import { components } from '../components.ts';
import { table } from '../index.ts';
import { choiceWords, wordsOf } from '../words.svelte.ts';
import { play, positions, sceneOf } from './positions.ts';

const EVERYTHING = {
  iceFactions: true,
  volcanoFactions: true,
  variableFactions: true,
  newTownTiles: true,
  shippingCard: true,
  templeTile: true,
};

tableLaws({
  table,
  components,
  positions,
  games: [
    ['choosing', 4, EVERYTHING],
    ['auction', 3, { ...EVERYTHING, factions: 'auction' }],
    ['open offers', 4, { ...EVERYTHING, leech: 'open', sacrifice: 'free', idleActions: true }],
    ['first game', 5, { factions: 'introductory' }],
  ],
  targets: [
    ...(['faction', 'lot', 'place', 'card', 'build', 'transform', 'into', 'upgrade', 'send'] as const),
    ...(['power', 'special', 'favor', 'town', 'step', 'bridge', 'loseSteps'] as const),
  ],
  words: choiceWords,
  isMiddle: ({ round }) => round === 2,
  withButtons: ['board'],
});

test.each(MAP_IDS)('the map %s is drawn with a name for every land hex', map => {
  const state = play('map', 2, { map }, ({ state: s }) => s.round === 1);
  const html = render(table.Board, { props: sceneOf(state, null) }).body;
  expect(html.match(/data-hex="/g)?.length).toBe(state.terrain.filter(terrain => terrain !== 9).length);
});

test('every faction has a board, in both languages, to the end of the game', () => {
  const factions = new Set<string>();
  for (const seed of ['boards 1', 'boards 2', 'boards 3', 'boards 4', 'boards 5', 'boards 6']) {
    const state = play(seed, 5, EVERYTHING, () => undefined);
    for (const [seat, p] of state.players.entries()) {
      factions.add(p.faction!);
      for (const language of ['en', 'hu'] as const) {
        const props = sceneOf(state, null, language, seat);
        expect(render(table.Mine, { props }).body).toContain(wordsOf(language).pieces.factions[p.faction!].ability);
        render(table.Seat, { props });
      }
    }
  }
  expect(factions.size).toBeGreaterThan(14);
});
