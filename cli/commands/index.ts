/** Every command, in the order in which help lists them. */
import { analyse } from './analyse.ts';
import { arena } from './arena.ts';
import { bench } from './bench.ts';
import { calibrate } from './calibrate.ts';
import type { Command } from './command.ts';
import { games } from './games.ts';
import { insight } from './insight.ts';
import { learn } from './learn.ts';
import { newGame } from './new.ts';
import { conformance, exportGame, importGame } from './notation.ts';
import { play } from './play.ts';
import { puzzles } from './puzzles.ts';
import { replay } from './replay.ts';
import { rules } from './rules.ts';
import { admin, backup, ratings, restore, start, upgradeCheck, work } from './server.ts';
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
  analyse,
  puzzles,
  calibrate,
  replay,
  start,
  work,
  backup,
  restore,
  ratings,
  upgradeCheck,
  admin,
  verify,
  importGame,
  exportGame,
  conformance,
  newGame,
  bench,
];
