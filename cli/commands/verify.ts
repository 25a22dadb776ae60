import { equal, hash, replay } from '@tarsas/kernel';
import { messageOf, titleOf } from '../input.ts';
import { pointsOf, readTable, type SavedTable, seedHash } from '../savedTable.ts';
import type { CliWords } from '../text/en.ts';
import type { Command } from './command.ts';
import { answer } from './context.ts';

type Check = 'seed' | 'rules' | 'moves' | 'points' | 'hash';

interface Verdict {
  game: string;
  genuine: boolean;
  checks: { check: Check; agrees: boolean; detail?: string }[];
}

/** Holds a saved table against its own seed: the promise, the shuffle, every move, the result. */
function verifyTable(table: SavedTable, words: CliWords): Verdict {
  const { game } = titleOf(table.game, words);
  const checks: Verdict['checks'] = [];
  const check = (name: Check, claimed: unknown, found: unknown) => {
    const agrees = equal(claimed, found);
    checks.push({ check: name, agrees, ...(!agrees && { detail: `${JSON.stringify(claimed)} ≠ ${JSON.stringify(found)}` }) });
  };
  check('seed', table.seedHash, seedHash(table.seed));
  check('rules', table.rules, game.rules);
  try {
    const { state } = replay(game, table);
    checks.push({ check: 'moves', agrees: true });
    check('points', table.result.points, pointsOf(game, state));
    check('hash', table.result.hash, hash(state));
  } catch (error) {
    checks.push({ check: 'moves', agrees: false, detail: messageOf(error) });
  }
  return { game: game.id, genuine: checks.every(({ agrees }) => agrees), checks };
}

export const verify: Command = {
  usage: 'verify <file>',
  help: 'verify',
  run(context, file) {
    const { words } = context;
    const verdict = verifyTable(readTable(file, words), words);
    answer(context, verdict, report(verdict, words));
    return verdict.genuine ? 0 : 1;
  },
};

function report({ genuine, checks }: Verdict, words: CliWords): string[] {
  const { mark } = words.verify;
  return [
    ...checks.map(({ check, agrees, detail }) => {
      const sentence = words.verify[check][agrees ? 0 : 1];
      return `${agrees ? mark.yes : mark.no}  ${sentence}${detail ? ` ${detail}` : ''}`;
    }),
    genuine ? words.verify.agrees : words.verify.differs,
  ];
}
