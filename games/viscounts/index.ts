/** Viscounts of the West Kingdom. */
import type { Manifest } from '../manifest.ts';

export const manifest: Manifest = {
  id: 'viscounts',
  order: 3,
  name: { en: 'Viscounts of the West Kingdom', hu: 'A Nyugati Királyság várgrófjai' },
  short: { en: 'Viscounts', hu: 'Várgrófok' },
  seats: { min: 1, max: 4 },
};
