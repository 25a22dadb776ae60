/** Terra Mystica with Fire & Ice. */
import type { Manifest } from '../manifest.ts';

export const manifest: Manifest = {
  id: 'terra-mystica',
  order: 1,
  name: { en: 'Terra Mystica', hu: 'Terra Mystica' },
  seats: { min: 2, max: 5 },
};
