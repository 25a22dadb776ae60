/** What people type, looked up and never trusted. Whatever is wrong with it becomes one clear line. */
import { closeSync, openSync, readFileSync, readSync } from 'node:fs';
import { type Bot, bots } from '@tarsas/bots';
import { type Language, type OptionField, reasons, type Title } from '@tarsas/kernel';
import { titles } from '../games/registry.ts';
import type { CliWords } from './text/en.ts';

export class BadInput extends Error {}

/** Flags as the parser found them: numbers already numbers, repeated ones in a list. */
export type Flags = Readonly<Record<string, unknown>>;

/** The text of a flag exactly as typed; the parser would make numbers of seeds. */
export function typed(argv: readonly string[], name: string): string | undefined {
  const flag = `--${name}`;
  const at = argv.findLastIndex(arg => arg === flag || arg.startsWith(`${flag}=`));
  if (at < 0) return undefined;
  return argv[at] === flag ? argv[at + 1] : argv[at].slice(flag.length + 1);
}

export function languageOf(wish: string | undefined, env: Readonly<Record<string, string | undefined>>): Language {
  if (wish === 'hu' || wish === 'en') return wish;
  return (env.LC_ALL || env.LC_MESSAGES || env.LANG || '').startsWith('hu') ? 'hu' : 'en';
}

export function titleOf(id: string, words: CliWords): Title {
  const title = titles.find(({ game }) => game.id === id);
  if (!title) throw new BadInput(words.bad.game(id, titles.map(({ game }) => game.id).join(', ')));
  return title;
}

export function botOf(name: unknown, words: CliWords): Bot {
  const bot = bots.find(bot => bot.name === name);
  if (!bot) throw new BadInput(words.bad.bot(String(name), bots.map(bot => bot.name).join(', ')));
  return bot;
}

/** The parser's key for a flag as it is typed: `bot-threads` is `botThreads`. */
const keyOf = (name: string): string => name.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());

/** A whole number of at least `min`, or `otherwise` when the flag was not given. */
export function wholeNumber(flags: Flags, name: string, min: number, otherwise: number, words: CliWords): number {
  const value = flags[keyOf(name)] ?? otherwise;
  if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < min)
    throw new BadInput(words.bad.number(name, show(value), min));
  return value;
}

export function seatsOf({ game }: Title, flags: Flags, words: CliWords): number {
  const seats = wholeNumber(flags, 'seats', 1, game.seats.min, words);
  if (seats < game.seats.min || seats > game.seats.max) throw new BadInput(words.bad.seats(game.id, game.seats.min, game.seats.max, seats));
  return seats;
}

/** As much of a command's context as its options are read from. */
export interface Typed {
  flags: Flags;
  /** The names of the flags that are not the command's own: where it opens a table they name options of its game. */
  others: readonly string[];
  words: CliWords;
  lang: Language;
  text(flag: string): string | undefined;
}

/** `--option key=value` as often as needed, and `--components file`: the table options they ask for. */
export function tableOptions(title: Title, typed: Typed): object {
  const { game } = title;
  const { flags, others, words } = typed;
  const fields = game.options as Record<string, OptionField>;
  const keys = Object.keys(fields).join(', ');
  const wishes: Record<string, unknown> = {};
  // `--solo cleric` is short for `--option solo=cleric`.
  for (const wish of [flags.option ?? [], ...others.map(key => `${key}=${flags[key]}`)].flat()) {
    const [, key, value] = /^([^=]+)=(.*)$/.exec(String(wish)) ?? [];
    if (key === undefined) throw new BadInput(words.bad.keyValue(show(wish)));
    if (!Object.hasOwn(fields, key)) throw new BadInput(words.bad.option(game.id, key, keys));
    const { values } = fields[key];
    const found = values.find(allowed => String(allowed) === value);
    if (found === undefined) throw new BadInput(words.bad.value(key, value, values.join(', ')));
    wishes[key] = found;
  }
  return { ...wishes, ...components(title, fields.components, typed) };
}

function components({ game, voices }: Title, field: OptionField | undefined, { words, lang, text }: Typed): object {
  const file = text('components');
  if (file === undefined) return {};
  if (!field?.file) throw new BadInput(words.bad.noComponents(game.id));
  const start = readStart(file, field.file.largest + 1, words);
  try {
    const given = field.file.read(start);
    field.check?.(given);
    return { components: given };
  } catch (error) {
    throw new BadInput(words.bad.components(file, reasons(error, voices[lang])));
  }
}

/** At most so many bytes of a file: who reads them says whether that is too much. */
function readStart(file: string, bytes: number, words: CliWords): string {
  try {
    const open = openSync(file, 'r');
    try {
      const buffer = Buffer.alloc(bytes);
      return buffer.toString('utf8', 0, readSync(open, buffer));
    } finally {
      closeSync(open);
    }
  } catch (error) {
    throw new BadInput(words.bad.file(file, (error as NodeJS.ErrnoException).code ?? messageOf(error)));
  }
}

export function readText(file: string, words: CliWords): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new BadInput(words.bad.file(file, (error as NodeJS.ErrnoException).code ?? messageOf(error)));
  }
}

export function readJson(file: string, words: CliWords): unknown {
  const text = readText(file, words);
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new BadInput(words.bad.json(file, messageOf(error)));
  }
}

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
const show = (value: unknown): string => (Array.isArray(value) ? value.join(', ') : String(value));
