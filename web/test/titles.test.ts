import { describe, expect, test } from 'vitest';
import { titles as registry } from '../../games/registry.ts';
import { titles } from '../titles.ts';

describe('The titles of the app', () => {
  test('are the games of the registry, in its order, with their names and seats', async () => {
    const known = registry.map(({ game, voices }) => ({
      id: game.id,
      seats: game.seats,
      name: { en: voices.en.title, hu: voices.hu.title },
    }));
    expect(titles.map(({ id, seats, name }) => ({ id, seats, name }))).toEqual(known);
  });

  test('load the same rules and words', async () => {
    for (const [i, title] of titles.entries()) {
      expect((await title.game()).id).toBe(registry[i]!.game.id);
      expect((await title.voices.hu()).title).toBe(title.name.hu);
      expect((await title.voices.en()).title).toBe(title.name.en);
    }
  });
});
