/** The command line `tarsas`: which command, with what, and how it went. */
import { cac } from 'cac';
import { arena } from './commands/arena.ts';
import { bench } from './commands/bench.ts';
import type { Context, Status } from './commands/context.ts';
import { games } from './commands/games.ts';
import { newGame } from './commands/new.ts';
import { conformance, exportGame, importGame } from './commands/notation.ts';
import { play } from './commands/play.ts';
import { replay } from './commands/replay.ts';
import { rules } from './commands/rules.ts';
import { simulate } from './commands/simulate.ts';
import { tune } from './commands/tune.ts';
import { verify } from './commands/verify.ts';
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
    return await dispatch(argv, words, flags => ({
      io,
      words,
      lang,
      home,
      json: Boolean(flags.json),
      flags,
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

async function dispatch(argv: readonly string[], words: CliWords, contextFor: (flags: Flags) => Context): Promise<Status> {
  const { help, bad } = words;
  const cli = cac('tarsas');
  cli.option('--json', help.json).option('--lang <lang>', help.lang).help();

  cli.command('games', help.games).action((flags: Flags) => games(contextFor(flags)));

  cli.command('rules [set]', help.rules).action((set: string | undefined, flags: Flags) => rules(contextFor(flags), set));

  cli
    .command('play [game]', help.play)
    .allowUnknownOptions()
    .option('--seats <n>', help.seats)
    .option('--hotseat', help.hotseat)
    .option('--bot <name>', help.bot)
    .option('--seed <text>', help.seed)
    .option('--option <key=value>', help.option)
    .option('--components <file>', help.components)
    .option('--save <file>', help.save)
    .option('--resume <file>', help.resume)
    .action((game: string | undefined, flags: Flags) => play(contextFor(flags), game));

  cli
    .command('simulate <game>', help.simulate)
    .allowUnknownOptions()
    .option('--seats <n>', help.seats)
    .option('--games <k>', help.gameCount)
    .option('--bot <name>', help.bot)
    .option('--seed <text>', help.seed)
    .option('--option <key=value>', help.option)
    .option('--components <file>', help.components)
    .option('--coverage', help.coverage)
    .action((game: string, flags: Flags) => simulate(contextFor(flags), game));

  cli
    .command('arena <game>', help.arena)
    .allowUnknownOptions()
    .option('--bots <names>', help.bots)
    .option('--seats <n>', help.seats)
    .option('--seeds <k>', help.seeds)
    .option('--seed <text>', help.seed)
    .option('--option <key=value>', help.option)
    .option('--components <file>', help.components)
    .option('--threads <n>', help.threads)
    .option('--resume <file>', help.resumeArena)
    .action((game: string, flags: Flags) => arena(contextFor(flags), game));

  cli
    .command('tune <game>', help.tune)
    .allowUnknownOptions()
    .option('--bot <name>', help.tuneBot)
    .option('--seats <n>', help.seats)
    .option('--steps <k>', help.steps)
    .option('--fit', help.fit)
    .option('--games <k>', help.gamesPerStep)
    .option('--only <names>', help.only)
    .option('--seed <text>', help.seed)
    .option('--option <key=value>', help.option)
    .option('--components <file>', help.components)
    .option('--threads <n>', help.threads)
    .option('--save <file>', help.saveWeights)
    .action((game: string, flags: Flags) => tune(contextFor(flags), game));

  cli
    .command('replay <file>', help.replay)
    .option('--until <n>', help.until)
    .option('--view <seat>', help.view)
    .action((file: string, flags: Flags) => replay(contextFor(flags), String(file)));

  // The server and its database are loaded by those commands alone that need them.
  cli
    .command('start', help.start)
    .option('--port <n>', help.port)
    .option('--host <address>', help.host)
    .option('--data-dir <folder>', help.dataDir)
    .option('--url <address>', help.url)
    .option('--trust-proxy <n>', help.trustProxy)
    .option('--metrics-port <n>', help.metricsPort)
    .option('--bot-threads <n>', help.botThreads)
    .option('--bot-limit <seconds>', help.botLimit)
    .option('--bot-patience <seconds>', help.botPatience)
    .option('--keep-tables <n>', help.keepTables)
    .option('--calls <n>', help.calls)
    .action(async (flags: Flags) => (await import('./commands/start.ts')).start(contextFor(flags)));

  cli
    .command('backup <file>', help.backup)
    .option('--data-dir <folder>', help.dataDir)
    .action(async (file: string, flags: Flags) => (await import('./commands/backup.ts')).backup(contextFor(flags), String(file)));

  cli
    .command('restore <file>', help.restore)
    .option('--data-dir <folder>', help.dataDir)
    .action(async (file: string, flags: Flags) => (await import('./commands/backup.ts')).restore(contextFor(flags), String(file)));

  cli
    .command('upgrade-check', help.upgradeCheck)
    .option('--data-dir <folder>', help.dataDir)
    .action(async (flags: Flags) => (await import('./commands/upgradeCheck.ts')).upgradeCheck(contextFor(flags)));

  cli.command('verify <file>', help.verify).action((file: string, flags: Flags) => verify(contextFor(flags), String(file)));

  cli
    .command('import <file>', help.import)
    .option('--save <file>', help.saveImport)
    .action((file: string, flags: Flags) => importGame(contextFor(flags), String(file)));

  cli
    .command('export <file>', help.export)
    .option('--save <file>', help.saveImport)
    .action((file: string, flags: Flags) => exportGame(contextFor(flags), String(file)));

  cli
    .command('conformance <folder>', help.conformance)
    .action((folder: string, flags: Flags) => conformance(contextFor(flags), String(folder)));

  cli.command('new <game>', help.new).action((id: string, flags: Flags) => newGame(contextFor(flags), String(id)));

  cli
    .command('bench [...games]', help.bench)
    .option('--slices <n>', help.slices)
    .option('--slice-ms <n>', help.sliceMs)
    .option('--log <file>', help.benchLog)
    .action((ids: string[], flags: Flags) => bench(contextFor(flags), ids));

  cli.parse(['node', 'tarsas', ...argv], { run: false });
  if (cli.options.help) return 0;
  if (cli.matchedCommand) return cli.runMatchedCommand();
  if (cli.args.length > 0) throw new BadInput(bad.command(cli.args[0]));
  cli.outputHelp();
  return 0;
}
