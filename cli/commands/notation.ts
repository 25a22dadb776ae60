/** Game logs of terra.snellman.net: import, export, and the comparison with its own ledger. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  conformance as compare,
  exportLog,
  importLog,
  NotationError,
  NotExpressible,
  type Pair,
} from '../../games/terra-mystica/notation/index.ts';
import { BadInput, readJson, readText, titleOf } from '../input.ts';
import { readTable, save, saved } from '../savedTable.ts';
import type { CliWords } from '../text/en.ts';
import type { Command } from './command.ts';
import { answer } from './context.ts';

export const importGame: Command = {
  usage: 'import <file>',
  help: 'import',
  options: { '--save <file>': 'saveImport' },
  run(context, file) {
    const { words, flags } = context;
    const { game, points, moves, log, state } = readLog(file, words);
    if (flags.save !== undefined) save(String(flags.save), saved(titleOf(game, words).game, log, state), words);
    answer(context, { game, points, moves, log }, [
      words.notation.imported(file, moves),
      ...Object.entries(points).map(([faction, n]) => words.notation.points(faction, n)),
    ]);
    return 0;
  },
};

function readLog(file: string, words: CliWords) {
  try {
    return importLog(readText(file, words));
  } catch (error) {
    if (!(error instanceof NotationError)) throw error;
    throw new BadInput(words.bad.notation(file, error.message, error.expected, error.rule));
  }
}

export const exportGame: Command = {
  usage: 'export <file>',
  help: 'export',
  options: { '--save <file>': 'saveImport' },
  run(context, file) {
    const { words, flags } = context;
    const text = written(file, words);
    if (flags.save !== undefined) writeFileSync(String(flags.save), text);
    answer(context, { log: text }, [text.trimEnd()]);
    return 0;
  },
};

function written(file: string, words: CliWords): string {
  try {
    return exportLog(readTable(file, words));
  } catch (error) {
    if (!(error instanceof NotExpressible)) throw error;
    throw new BadInput(words.bad.notExpressible(file, error.message));
  }
}

/** One log after the other, so that it can be seen how far it has come. */
export const conformance: Command = {
  usage: 'conformance <folder>',
  help: 'conformance',
  run(context, folder) {
    const { io, words } = context;
    const logs = logsBelow(folder, words);
    if (logs.length === 0) throw new BadInput(words.bad.noLogs(folder));
    const total = {
      files: 0,
      agreed: 0,
      rowsCompared: 0,
      rowsDiffering: 0,
      disagreements: [] as ReturnType<typeof compare>['disagreements'],
    };
    for (const file of logs) {
      io.progress(words.notation.progress(total.files, logs.length));
      const found = compare([pairOf(folder, file, words)]);
      total.files += found.files;
      total.agreed += found.agreed;
      total.rowsCompared += found.rowsCompared;
      total.rowsDiffering += found.rowsDiffering;
      total.disagreements.push(...found.disagreements);
    }
    const say = words.notation;
    answer(context, total, [
      say.agreed(total.files, total.agreed, total.rowsCompared, total.rowsDiffering),
      ...total.disagreements.map(d =>
        say.differs(d.file, d.line, d.faction, d.commands, JSON.stringify(d.expected), JSON.stringify(d.found)),
      ),
    ]);
    return total.agreed === total.files ? 0 : 1;
  },
};

/** Every `.log` with a `.json` beside it, in subfolders too. */
function logsBelow(folder: string, words: CliWords): string[] {
  let files: string[];
  try {
    files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  } catch (error) {
    throw new BadInput(words.bad.folder(folder, (error as NodeJS.ErrnoException).code ?? String(error)));
  }
  const ledgers = new Set(files.filter(file => file.endsWith('.json')));
  return files.filter(file => file.endsWith('.log') && ledgers.has(ledgerOf(file))).sort();
}

const ledgerOf = (file: string): string => file.replace(/\.log$/, '.json');

function pairOf(folder: string, file: string, words: CliWords): Pair {
  const reference = readJson(join(folder, ledgerOf(file)), words) as Pair['reference'];
  return { file, log: readFileSync(join(folder, file), 'utf8'), reference };
}
