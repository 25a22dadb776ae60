/** The command line `tarsas`: which command, with what, and how it went. */
import { cac } from 'cac';
import type { Context, Status } from './commands/context.ts';
import { COMMANDS } from './commands/index.ts';
import { BadInput, type Flags, languageOf, messageOf, typed } from './input.ts';
import type { Io } from './io.ts';
import type { CliWords } from './text/en.ts';
import { catalogues } from './text/index.ts';

/** Runs one command line. `home` is the folder of the build. Never throws, never ends the process. */
export async function main(argv: readonly string[], io: Io, home: string): Promise<Status> {
  const wish = typed(argv, 'lang');
  const lang = languageOf(wish, io.env);
  const words = catalogues[lang];
  try {
    if (wish !== undefined && wish !== lang) throw new BadInput(words.bad.lang(wish));
    return await dispatch(argv, words, (flags, others) => ({
      io,
      words,
      lang,
      home,
      json: Boolean(flags.json),
      flags,
      others,
      text: flag => typed(argv, flag),
    }));
  } catch (error) {
    if (error instanceof BadInput) {
      io.err(error.message);
      return 2;
    }
    if (error instanceof Error && error.name === 'CACError') {
      io.err(words.bad.arguments(error.message));
      return 2;
    }
    io.err(io.env.TARSAS_DEBUG && error instanceof Error ? String(error.stack) : messageOf(error));
    return 1;
  } finally {
    io.close();
  }
}

async function dispatch(
  argv: readonly string[],
  words: CliWords,
  contextFor: (flags: Flags, others: readonly string[]) => Context,
): Promise<Status> {
  const { help, bad } = words;
  const cli = cac('tarsas');
  cli.option('--json', help.json).option('--lang <lang>', help.lang).help();
  for (const { usage, help: about, options = {}, takesGameOptions, run } of COMMANDS) {
    const command = cli.command(usage, help[about]);
    if (takesGameOptions) command.allowUnknownOptions();
    for (const [flag, says] of Object.entries(options)) command.option(flag, help[says]);
    // The parser gives what was typed after the name, a list or nothing where that may be, and the flags last.
    command.action((...given: unknown[]) => {
      const args = given
        .slice(0, -1)
        .flat()
        .filter(arg => arg !== undefined);
      const flags = given.at(-1) as Flags;
      return run(contextFor(flags, othersIn(flags, Object.keys(options))), ...args.map(String));
    });
  }
  cli.parse(['node', 'tarsas', ...argv], { run: false });
  if (cli.options.help) return 0;
  if (cli.matchedCommand) return cli.runMatchedCommand();
  if (cli.args.length > 0) throw new BadInput(bad.command(cli.args[0]));
  cli.outputHelp();
  return 0;
}

/** Those of every command, and what follows `--`. */
const COMMON = ['json', 'lang', 'help', 'h', '--'];

/** Flags that the command does not name itself, `--most <n>` or `--bot-limit <seconds>`. */
function othersIn(flags: Flags, own: readonly string[]): string[] {
  const names = own.map(flag =>
    flag
      .slice(2)
      .split(' ')[0]
      .replace(/-(.)/g, (_, letter) => letter.toUpperCase()),
  );
  return Object.keys(flags).filter(flag => !COMMON.includes(flag) && !names.includes(flag));
}
