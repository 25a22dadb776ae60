import type { About } from '../../manifest.ts';

export const about: About = {
  blurb: {
    en: 'Ride around the castle, lead your townsfolk, and weigh debts against deeds.',
    hu: 'Lovagold körbe a várat, vezesd a városlakóidat, és mérd össze az adósságaidat az okirataiddal.',
  },
  makers: { authors: 'Shem Phillips, S J Macdonald', publisher: 'Garphill Games' },
};
