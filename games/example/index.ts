/** Pebbles. */
import { defineGame } from '../manifest.ts';

export const manifest = defineGame({
  id: 'example',
  name: { en: 'Pebbles', hu: 'Kavicsok' },
  seats: { min: 2, max: 4 },
  game: async () => (await import('./rules.ts')).example,
});
