/** The same game with plenty of goods: random play then reaches cities, palaces and innovations, which it seldom does otherwise. */
import type { Game } from '@tarsas/kernel';
import { ageOfInnovation } from '../rules/index.ts';
import type { AgeOfInnovation } from '../rules/state.ts';

const BOOKS_EACH = 2;

export const wealthy: Game<AgeOfInnovation> = {
  ...ageOfInnovation,
  id: 'age-of-innovation with full purses',
  setup(from) {
    const s = ageOfInnovation.setup(from);
    for (const p of s.players) {
      p.coins = 150;
      p.tools = 80;
      p.scholars = 3;
      p.supply -= 3;
      p.books = p.books.map(() => BOOKS_EACH);
    }
    s.books = s.books.map(n => n - BOOKS_EACH * from.seats);
    return s;
  },
};
