import type { Language } from '@tarsas/kernel';
import type { Flags } from '../input.ts';
import type { Io } from '../io.ts';
import type { CliWords } from '../text/en.ts';

/** What every command is given. */
export interface Context {
  io: Io;
  words: CliWords;
  lang: Language;
  /** The folder of the build: threads, pages and rules references are found there. */
  home: string;
  json: boolean;
  flags: Flags;
  /** The names of those that are not the command's own. */
  others: readonly string[];
  /** A flag's text exactly as typed, where a parser would make a number of it: seeds, files. */
  text(flag: string): string | undefined;
}

/** 0: as it should be; 1: the work was done and found something wrong; 2: it could not be done because of what was typed. */
export type Status = number;

export function answer({ io, json }: Context, data: unknown, lines: readonly string[]): void {
  if (json) io.out(JSON.stringify(data));
  else for (const line of lines) io.out(line);
}
