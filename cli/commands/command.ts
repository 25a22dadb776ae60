/** What a command is: how it is typed, what help says about it, and what it does. */
import type { CliWords } from '../text/en.ts';
import type { Context, Status } from './context.ts';

type Help = keyof CliWords['help'];

export interface Command {
  /** Its name and arguments: `replay <file>`. */
  usage: string;
  help: Help;
  /** Its flags as they are typed, with what help says about each. */
  options?: Readonly<Record<string, Help>>;
  /** Every other flag is an option of the game. */
  takesGameOptions?: true;
  run(context: Context, ...args: string[]): Status | Promise<Status>;
}

/** Flags of the commands that open tables. */
export const TABLE_OPTIONS = {
  '--seats <n>': 'seats',
  '--seed <text>': 'seed',
  '--option <key=value>': 'option',
  '--components <file>': 'components',
} as const satisfies Command['options'];
