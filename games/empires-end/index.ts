/** Empire's End. */
import { defineGame } from '../manifest.ts';

export const manifest = defineGame({
  id: 'empires-end',
  order: 4,
  name: { en: "Empire's End", hu: 'A birodalom alkonya' },
  seats: { min: 2, max: 4 },
  game: async () => (await import('./rules/index.ts')).empiresEnd,
});
