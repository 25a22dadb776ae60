import { tableLaws } from '@tarsas/kit/testing/laws.ts';
import { expect, test } from 'vitest';
import { components } from '../components.ts';
import { table } from '../index.ts';
import { sayingIn, wordsOf } from '../words.svelte.ts';
import { play, positions, sceneOf } from './positions.ts';

tableLaws({
  table,
  components,
  positions,
  games: [
    ['two', 2, {}],
    ['three 0', 3, { refreshAdjacentRoad: 'one', repeatMayTargetRepeat: true }],
    ['four 4', 4, { refreshAdjacentIndustryCard: 'one', discardRestAfterFewerThanTwo: true }],
    ['one by one', 4, { simultaneous: false, supplyUnlimited: false }],
    ['lightning', 4, { game: 'lightning' }],
  ],
  targets: [
    ...(['bid', 'freeBid', 'take', 'replace', 'destroy', 'place', 'use', 'exchange', 'refresh', 'repeat'] as const),
    ...(['play', 'sell', 'restore', 'throwAway', 'swap', 'lift', 'axes', 'coins', 'free', 'pick'] as const),
  ],
  words: (scene, choice) => wordsOf(scene.language).voice.choice(choice, sayingIn(scene)),
  isMiddle: ({ space }) => space === 9,
});

test('the header says where the game has ended', () => {
  const end = play('end', 2, {}, () => undefined);
  expect(table.phase(sceneOf(end, null).view, 'en')?.name).toBe('END');
});
