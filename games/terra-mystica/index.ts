/** Terra Mystica with Fire & Ice. */
import { defineGame } from '../manifest.ts';

export const manifest = defineGame({
  id: 'terra-mystica',
  order: 1,
  name: { en: 'Terra Mystica', hu: 'Terra Mystica' },
  seats: { min: 2, max: 5 },
  game: async () => (await import('./rules/index.ts')).terraMystica,
});
