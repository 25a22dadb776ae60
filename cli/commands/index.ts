/** Every command, in the order in which help lists them. */
import { arena } from './arena.ts';
import { bench } from './bench.ts';
import type { Command } from './command.ts';
import { games } from './games.ts';
import { insight } from './insight.ts';
import { learn } from './learn.ts';
import { newGame } from './new.ts';
import { conformance, exportGame, importGame } from './notation.ts';
import { play } from './play.ts';
import { replay } from './replay.ts';
import { rules } from './rules.ts';
import { backup, restore, start, upgradeCheck } from './server.ts';
import { simulate } from './simulate.ts';
import { tune } from './tune.ts';
import { verify } from './verify.ts';

export const COMMANDS: readonly Command[] = [
  games,
  rules,
  play,
  simulate,
  arena,
  tune,
  learn,
  insight,
  replay,
  start,
  backup,
  restore,
  upgradeCheck,
  verify,
  importGame,
  exportGame,
  conformance,
  newGame,
  bench,
];
