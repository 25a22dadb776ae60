/** Empire's End. */
import type { Manifest } from '../manifest.ts';

export const manifest: Manifest = {
  id: 'empires-end',
  order: 4,
  name: { en: "Empire's End", hu: 'A birodalom alkonya' },
  seats: { min: 2, max: 4 },
  first: true,
};
