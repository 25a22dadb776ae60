import type { Reports } from '@tarsas/kernel';
import { RECONSTRUCTED } from './data/index.ts';

export const reports: Reports = {
  components: {
    locations: Object.keys(RECONSTRUCTED.locations),
    disasters: Object.keys(RECONSTRUCTED.disasters),
    conflicts: Object.keys(RECONSTRUCTED.conflicts),
  },
};
