import type { About } from '../../manifest.ts';

export const about: About = {
  blurb: {
    en: 'Keep a declining empire together through eleven places, sealed bids and one disaster after another.',
    hu: 'Tarts össze egy hanyatló birodalmat tizenegy helyszínen át, titkos licitek és újabb meg újabb csapások közt.',
  },
  makers: { authors: 'John D. Clair', publisher: 'Brotherwise Games' },
};
