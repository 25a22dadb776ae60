/** Asks a person at the keyboard for what `play` was not told: the language, the game, the number of players. */
import type { Language } from '@tarsas/kernel';
import { titles } from '../games/registry.ts';
import type { Context } from './commands/context.ts';
import { BadInput } from './input.ts';
import { catalogues } from './text/index.ts';

const LANGUAGES: readonly [Language, string][] = [
  ['hu', 'magyar'],
  ['en', 'English'],
];

export interface Invitation {
  context: Context;
  game: string;
}

/** Null when the person leaves. In a pipe the first game of the registry is played. */
export async function invite(context: Context): Promise<Invitation | null> {
  const { io } = context;
  if (titles.length === 0) throw new BadInput(context.words.bad.game('', ''));
  if (!io.person) return { context, game: titles[0].game.id };
  const lang = context.flags.lang === undefined ? await pick(context, 'Nyelv · Language', LANGUAGES) : context.lang;
  if (lang === null) return null;
  const asked = { ...context, lang, words: catalogues[lang] };
  const game = await pick(
    asked,
    asked.words.play.whichGame,
    titles.map(title => [title.game, title.voices[lang].title] as const),
  );
  if (game === null) return null;
  if (context.flags.seats !== undefined) return { context: asked, game: game.id };
  const numbers = Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, n) => game.seats.min + n);
  const seats = await pick(
    asked,
    asked.words.play.howMany,
    numbers.map(n => [n, asked.words.seats(n, n)] as const),
    game.seats.min,
  );
  return seats === null ? null : { context: { ...asked, flags: { ...context.flags, seats } }, game: game.id };
}

async function pick<T>({ io, words }: Context, question: string, items: readonly (readonly [T, string])[], from = 1): Promise<T | null> {
  io.out(question);
  items.forEach(([, text], n) => {
    io.out(`${String(n + from).padStart(4)}  ${text}`);
  });
  for (;;) {
    const line = (await io.ask(words.play.answer))?.trim();
    if (line === undefined || line === 'q') return null;
    const item = /^\d+$/.test(line) ? items[Number(line) - from] : undefined;
    if (item) return item[0];
    io.out(words.play.noSuchNumber(from, items.length + from - 1));
  }
}
