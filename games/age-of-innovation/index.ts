/** Age of Innovation. */
import { defineGame } from '../manifest.ts';

export const manifest = defineGame({
  id: 'age-of-innovation',
  order: 2,
  name: { en: 'Age of Innovation', hu: 'Terra Mystica – Találmányok kora' },
  seats: { min: 2, max: 5 },
  game: async () => (await import('./rules/index.ts')).ageOfInnovation,
});
