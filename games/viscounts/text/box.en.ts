import { boxOf } from './box.ts';
import { lexicon } from './lexicon.en.ts';

export const box = boxOf(lexicon, {
  kinds: { townsfolk: 'Townsfolk', heroes: 'Heroes', manuscripts: 'Manuscripts', castle: 'Castle', schemes: 'Schemes of the solo game' },
  value: 'value',
  icons: 'icons',
  starting: 'one of the eight starting townsfolk of every player',
  manuscript: (ribbon, cost) => `${ribbon} manuscript, cost ${cost}`,
  clerics: cost => `transcribing takes ${cost} cleric icons`,
  atEnd: 'at the end of the game',
  atOnce: 'at once',
  secondTier: 'reward on the second tier',
});
