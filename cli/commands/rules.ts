import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { BadInput } from '../input.ts';
import { type RuleBook, type RuleCoverage, ruleBook } from '../ruleSets.ts';
import type { CliWords } from '../text/en.ts';
import type { Command } from './command.ts';
import { answer, type Context, type Status } from './context.ts';

export const rules: Command = {
  usage: 'rules [set]',
  help: 'rules',
  run: (context, set) => checkRules(context, set),
};

export function checkRules(context: Context, name?: string, book: RuleBook = sources(context)): Status {
  const { io, words } = context;
  const sets = name === undefined ? book.sets : book.sets.filter(({ set }) => set === name);
  if (sets.length === 0) throw new BadInput(words.bad.set(String(name), book.sets.map(({ set }) => set).join(', ')));
  const found = sets.map(set => book.coverage(set));
  answer(
    context,
    name === undefined ? found : found[0],
    found.flatMap(coverage => report(coverage, words)),
  );
  const faults = [...new Set(sets.flatMap(set => book.faults(set)))];
  for (const fault of faults) io.err(fault);
  return faults.length === 0 && found.every(({ missing }) => missing.length === 0) ? 0 : 1;
}

function report({ set, total, tested, exempt, missing }: RuleCoverage, words: CliWords): string[] {
  return [words.rules.line(set, total, tested, exempt, missing.length), ...missing.map(words.rules.missing)];
}

/** The tests lie beside a build only in a clone. */
function sources({ home, words }: Context): RuleBook {
  const games = join(home, '..', 'games');
  if (!existsSync(games)) throw new BadInput(words.bad.noSources);
  return ruleBook(games);
}
