import type { About } from '../../manifest.ts';

export const about: About = {
  blurb: {
    en: 'Twenty factions reshape the land, build, and worship four cults. With Fire & Ice.',
    hu: 'Húsz frakció formálja a tájat, épít, és négy kultusznak hódol. A Tűz & Jég kiegészítővel.',
  },
  makers: { authors: 'Helge Ostertag, Jens Drögemüller', publisher: 'Feuerland Spiele' },
};
