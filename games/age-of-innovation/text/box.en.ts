import { boxOf } from './box.ts';
import * as words from './components.en.ts';

export const box = boxOf(words, {
  kinds: {
    boards: 'Player boards',
    factions: 'Factions',
    palaces: 'Palace tiles',
    innovations: 'Innovations',
    competencies: 'Competency tiles',
    roundBonuses: 'Round bonuses',
    roundTiles: 'Round tiles',
    finalTiles: 'Final-round tiles',
    powerActions: 'Power actions',
    bookActions: 'Book actions',
    cityTiles: 'City tiles',
  },
  price: ({ power, books = 0 }) => (power ? `${power} power` : words.books(books)),
});
