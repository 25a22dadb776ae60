import { boxOf } from './box.ts';
import * as words from './components.hu.ts';

export const box = boxOf(words, {
  kinds: {
    boards: 'Játékostáblák',
    factions: 'Frakciók',
    palaces: 'Palotalapkák',
    innovations: 'Innovációlapkák',
    competencies: 'Szakértelemlapkák',
    roundBonuses: 'Bónuszlapkák',
    roundTiles: 'Fordulólapkák',
    finalTiles: 'Utolsóforduló-lapkák',
    powerActions: 'Hatalomakciók',
    bookActions: 'Könyvakciók',
    cityTiles: 'Városlapkák',
  },
  price: ({ power, books = 0 }) => (power ? `${power} hatalom` : `${books} könyv`),
});
