/** What can be played. */
import type { OptionField } from '@tarsas/kernel';
import type { GamesRoute } from '../../api/schemas.ts';
import type { Handlers, Parts } from './handler.ts';

export const gamesHandlers = ({ titles, bots }: Parts): Handlers<GamesRoute> => ({
  games: async () => ({
    games: titles.map(({ game, voices }) => ({
      id: game.id,
      rules: game.rules,
      title: { en: voices.en.title, hu: voices.hu.title },
      seats: game.seats,
      options: Object.fromEntries(
        Object.entries(game.options as Record<string, OptionField>).map(([key, { values, rule, check }]) => [
          key,
          { values: [...values], ...(rule && { rule }), free: check !== undefined },
        ]),
      ),
      orders: game.order !== undefined,
    })),
    bots: bots.map(bot => bot.name),
  }),
});
