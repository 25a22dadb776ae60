/** A table in a file: everything needed to play it again, and what came of it. */
import { createHash } from 'node:crypto';
import { renameSync, writeFileSync } from 'node:fs';
import { type Game, hash, type Kind, type Move, type TableLog } from '@tarsas/kernel';
import { BadInput, readJson } from './input.ts';
import type { CliWords } from './text/en.ts';

export interface SavedTable extends TableLog {
  /** SHA-256 of the seed: said aloud before the game, so that the seed said after it can be checked. */
  seedHash: string;
  result: { points: number[]; hash: string };
}

export const seedHash = (seed: string): string => createHash('sha256').update(seed).digest('hex');

export function pointsOf<G extends Kind>(game: Game<G>, s: G['state']): number[] {
  const points = new Array<number>(s.seats).fill(0);
  for (const score of game.score(s)) points[score.seat] = score.points;
  return points;
}

export function saved<G extends Kind>(game: Game<G>, log: TableLog, s: G['state']): SavedTable {
  const { seats, options, seed, moves } = log;
  const result = { points: pointsOf(game, s), hash: hash(s) };
  return { game: game.id, rules: game.rules, seats, options, seed, seedHash: seedHash(seed), moves, result };
}

/** Beside the file first, then in its place: a power cut leaves the old file or the new one, never half of one. */
export function save(file: string, table: SavedTable, words: CliWords): void {
  const draft = `${file}.${process.pid}.part`;
  try {
    writeFileSync(draft, `${JSON.stringify(table, null, 1)}\n`);
    renameSync(draft, file);
  } catch (error) {
    throw new BadInput(words.bad.write(file, (error as NodeJS.ErrnoException).code ?? String(error)));
  }
}

export function readTable(file: string, words: CliWords): SavedTable {
  const table = readJson(file, words);
  const wrong = flaw(table);
  if (wrong) throw new BadInput(words.bad.table(file, wrong));
  return table as SavedTable;
}

export const isTable = (table: unknown): table is SavedTable => flaw(table) === null;

type Fields = Record<string, unknown>;
const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The first field that is not what a saved table has there, or null. */
function flaw(table: unknown): string | null {
  if (!isObject(table)) return 'table';
  const { seats, rules, options, moves, result } = table;
  for (const key of ['game', 'seed', 'seedHash']) if (typeof table[key] !== 'string') return key;
  if (!Number.isSafeInteger(seats)) return 'seats';
  if (!Number.isSafeInteger(rules)) return 'rules';
  if (!isObject(options)) return 'options';
  if (!Array.isArray(moves)) return 'moves';
  const wrong = moves.findIndex(move => !isMove(move));
  if (wrong >= 0) return `moves.${wrong}`;
  if (!isObject(result) || typeof result.hash !== 'string') return 'result';
  return Array.isArray(result.points) && result.points.every(Number.isSafeInteger) ? null : 'result.points';
}

function isMove(move: unknown): move is Move {
  if (!isObject(move) || !isObject(move.choice)) return false;
  return Number.isSafeInteger(move.seat) && typeof move.decision === 'string' && typeof move.choice.do === 'string';
}
