/** The wooden pieces, around the point 0 0: three buildings, the worker, the viscount. */
import type { Drawing } from '@tarsas/kit/art/buildings.ts';
import type { BuildingType } from '../../data/effects.ts';

export const BUILDING_SHAPES: Readonly<Record<BuildingType, Drawing>> = {
  workshop: { shape: 'M-11.5 11V-1H-14.2L-7.4 -8.4H-5V-14H.2V-8.4H7.4L14.2 -1H11.5V11Z', lines: 'M-11.5 -1H11.5M-5 -8.4H.2', letter: 9 },
  tradingPost: {
    shape: 'M-14 11V0H-17L-12.4 -11H12.4L17 0H14V11Z',
    lines:
      'M-17 0Q-14.2 4.4 -11.4 0Q-8.6 4.4 -5.7 0Q-2.8 4.4 0 0Q2.8 4.4 5.7 0Q8.6 4.4 11.4 0Q14.2 4.4 17 0M-7.6 0L-5.6 -11M0 0V-11M7.6 0L5.6 -11',
    letter: 10.6,
  },
  guildhall: {
    shape: 'M-16.5 12V-2.4L-6.4 -7.6V-12L0 -19L6.4 -12V-7.6L16.5 -2.4V12Z',
    lines: 'M-16.5 -2.2H-6.4V12M16.5 -2.2H6.4V12M-12.4 12V2M12.4 12V2M-6.4 -7.6H6.4',
    letter: 9.6,
  },
};

export const VISCOUNT: Drawing = {
  shape:
    'M-12 17Q-12 13 -9.6 12.8Q-10 2 -4.4 -3.2A6.4 6.4 0 0 1 -6.2 -8L-7.6 -17L-3.2 -13.2L0 -18.6L3.2 -13.2L7.6 -17L6.2 -8A6.4 6.4 0 0 1 4.4 -3.2Q10 2 9.6 12.8Q12 13 12 17Z',
  lines: 'M-9.6 12.8H9.6M-6.2 -8Q0 -5.6 6.2 -8M-4.4 -3.2Q0 -.6 4.4 -3.2',
  letter: 10.4,
};

export const WORKER: Drawing = {
  shape: 'M0 -9.4A3.3 3.3 0 0 1 2.7 -4.2Q8.6 -2.8 9.4 .8L3.9 1.2L6.4 9.4H-6.4L-3.9 1.2L-9.4 .8Q-8.6 -2.8 -2.7 -4.2A3.3 3.3 0 0 1 0 -9.4Z',
  lines: '',
  letter: 7.8,
};
