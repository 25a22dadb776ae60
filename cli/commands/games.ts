import { titles } from '../../games/registry.ts';
import type { Command } from './command.ts';
import { answer } from './context.ts';

export const games: Command = {
  usage: 'games',
  help: 'games',
  run(context) {
    const { words, lang } = context;
    answer(
      context,
      titles.map(({ game: { id, rules, seats } }) => ({ id, rules, seats })),
      titles.map(({ game, voices }) => `${game.id}: ${voices[lang].title}, ${words.seats(game.seats.min, game.seats.max)}`),
    );
    return 0;
  },
};
