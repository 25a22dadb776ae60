import { boxOf } from './box.ts';
import { lexicon } from './lexicon.hu.ts';

export const box = boxOf(lexicon, {
  kinds: {
    townsfolk: 'Városlakók',
    heroes: 'Hősök',
    manuscripts: 'Kódexek',
    castle: 'Vár',
    schemes: 'Az egyszemélyes játék tervkártyái',
  },
  value: 'érték',
  icons: 'ikonok',
  starting: 'minden játékos nyolc kezdő városlakójának egyike',
  manuscript: (ribbon, cost) => `${ribbon} kódex, költség ${cost}`,
  clerics: cost => `másolásához ${cost} szerzetes ikon kell`,
  atEnd: 'a játék végén',
  atOnce: 'azonnal',
  secondTier: 'jutalom a második szinten',
});
