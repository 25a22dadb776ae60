/** Pebbles. */
import type { Manifest } from '../manifest.ts';

export const manifest: Manifest = {
  id: 'example',
  name: { en: 'Pebbles', hu: 'Kavicsok' },
  seats: { min: 2, max: 4 },
};
