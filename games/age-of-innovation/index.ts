/** Age of Innovation. */
import type { Manifest } from '../manifest.ts';

export const manifest: Manifest = {
  id: 'age-of-innovation',
  order: 2,
  name: { en: 'Age of Innovation', hu: 'Terra Mystica – Találmányok kora' },
  short: { en: 'Innovation', hu: 'Találmányok' },
  seats: { min: 2, max: 5 },
};
