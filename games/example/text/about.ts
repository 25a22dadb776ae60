import type { About } from '../../manifest.ts';

export const about: About = {
  blurb: {
    en: 'A two-minute game for trying out the table.',
    hu: 'Kétperces játék, az asztal kipróbálására.',
  },
};
