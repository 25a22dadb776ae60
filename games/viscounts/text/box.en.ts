import { boxOf } from './box.ts';
import { lexicon } from './lexicon.en.ts';
import { ourOwn } from './lexicon.ts';
import { KINDS } from './names.en.ts';

export const box = boxOf(lexicon, {
  kinds: { ...KINDS, aiBoards: 'Boards of the AI' },
  value: 'value',
  icons: 'icons',
  starting: 'one of the eight starting townsfolk of every player',
  manuscript: (ribbon, cost) => `${ribbon} manuscript, cost ${cost}`,
  clerics: cost => `transcribing takes ${cost} cleric icons`,
  atEnd: 'at the end of the game',
  atOnce: 'at once',
  greyBack: 'it has a grey back at this table and lies on top of a pile at first; which five have one is a guess',
  secondTier: 'reward on the second tier',
  startCard: n => `Player card ${n}`,
  startsOn: n => `the viscount starts on the outside space ${n}`,
  startsWith: 'starts with',
  wants: (resource, until) => (until > 0 ? `${resource} up to ${until}` : resource),
  takes: 'takes of the resources, in this order',
  takesAny: 'treats all resources as one kind',
  boardIcons: 'icons on its card spaces',
  removes: 'plays without',
});

export const note = `${lexicon.ourOwn(ourOwn('ours'))} No source shows what is printed on these, so they are our own design, in the spirit of the others; each carries its mark below. If you own the game, enter what your copy says, by the ids shown here, and play with it by “npx tarsas play viscounts --components my-copy.json”.`;
