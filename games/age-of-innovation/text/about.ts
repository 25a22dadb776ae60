import type { About } from '../../manifest.ts';

export const about: About = {
  blurb: {
    en: 'Universities, books and innovations: the Terra world a step further, with a different faction every game.',
    hu: 'Egyetemek, könyvek, innovációk: a Terra világa egy lépéssel tovább, minden játékban más frakcióval.',
  },
  makers: { authors: 'Helge Ostertag', publisher: 'Feuerland Spiele' },
};
