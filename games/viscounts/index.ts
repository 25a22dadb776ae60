/** Viscounts of the West Kingdom. */
import { defineGame } from '../manifest.ts';

export const manifest = defineGame({
  id: 'viscounts',
  order: 3,
  name: { en: 'Viscounts of the West Kingdom', hu: 'A Nyugati Királyság várgrófjai' },
  seats: { min: 1, max: 4 },
  game: async () => (await import('./rules/index.ts')).viscounts,
});
