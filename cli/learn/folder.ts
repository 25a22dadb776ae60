/** What learning keeps in its folder: positions by generation, what came of each generation, and the judgement so far. Files may come from elsewhere. */
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { Batch, Errors, Gate, Judgement } from '@tarsas/bots/judgement';

/** What came of a generation. */
export interface Result {
  generation: number;
  games: number;
  positions: number;
  /** Mean points of a seat in its games, which explored. */
  mean: number;
  /** The pass of the training that was best, and its errors on games held back. */
  pass: number;
  error: Errors;
  /** The part of the way from the last judgement to the trained one, and the games that decided about it. */
  part: number;
  gates: readonly Gate[];
  accepted: boolean;
}

/** The names of the numbers in a file of positions. */
export interface Names {
  game: string;
  table: readonly string[];
  seat: readonly string[];
}

const ENDING = '.positions.gz';
const RESULT = 'result.json';
const JUDGEMENT = 'judgement.json';

export class Folder {
  private readonly path: string;
  private readonly names: Names;

  constructor(path: string, names: Names) {
    this.path = path;
    this.names = names;
    mkdirSync(path, { recursive: true });
  }

  /** The generation to work on: the first one without a result. */
  get generation(): number {
    let generation = 1;
    while (existsSync(this.in(generation, RESULT))) generation++;
    return generation;
  }

  private in(generation: number, file: string): string {
    return join(this.path, String(generation).padStart(3, '0'), file);
  }

  has(generation: number, part: string): boolean {
    return existsSync(this.in(generation, part + ENDING));
  }

  /** Written beside and renamed: there is never half a file. */
  private write(path: string, data: string | Buffer): void {
    mkdirSync(join(path, '..'), { recursive: true });
    writeFileSync(`${path}.part`, data);
    renameSync(`${path}.part`, path);
  }

  keep(part: string, { rows, ...about }: Batch): void {
    const head = Buffer.from(`${JSON.stringify({ ...this.names, ...about })}\n`);
    const body = Buffer.from(rows.buffer, rows.byteOffset, rows.byteLength);
    this.write(this.in(about.generation, part + ENDING), gzipSync(Buffer.concat([head, body]), { level: 6 }));
  }

  /** All positions up to a generation, in the order of their files. */
  batches(generation: number): Batch[] {
    const batches: Batch[] = [];
    for (let n = 1; n <= generation; n++) {
      const folder = this.in(n, '');
      const files = existsSync(folder) ? readdirSync(folder) : [];
      for (const file of files.filter(name => name.endsWith(ENDING)).sort()) batches.push(this.read(join(folder, file), n));
    }
    return batches;
  }

  private read(file: string, generation: number): Batch {
    const bytes = gunzipSync(readFileSync(file));
    const end = bytes.indexOf('\n') + 1;
    const { games, mean, ...names } = JSON.parse(bytes.toString('utf8', 0, end)) as Names & Omit<Batch, 'rows'>;
    for (const part of ['game', 'table', 'seat'] as const)
      if (String(names[part]) !== String(this.names[part])) throw new Error(`${file}: positions with other numbers than the game's now`);
    return { generation, games, mean, rows: new Int16Array(bytes.buffer.slice(bytes.byteOffset + end, bytes.byteOffset + bytes.length)) };
  }

  get results(): Result[] {
    const results: Result[] = [];
    for (let n = 1; n < this.generation; n++) results.push(JSON.parse(readFileSync(this.in(n, RESULT), 'utf8')));
    return results;
  }

  /** Every judgement is kept, also one that is not let in. */
  finish(result: Result, judgement: Judgement): void {
    this.write(this.in(result.generation, JUDGEMENT), textOf(judgement));
    this.write(this.in(result.generation, RESULT), `${JSON.stringify(result, null, 1)}\n`);
  }

  get judgement(): Judgement | null {
    const file = join(this.path, JUDGEMENT);
    return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
  }

  set judgement(judgement: Judgement | null) {
    if (judgement) this.write(join(this.path, JUDGEMENT), textOf(judgement));
  }
}

/** Three digits behind the point say enough. */
const rounded = (_: string, value: unknown): unknown => (typeof value === 'number' ? Math.round(value * 1000) / 1000 : value);

/** A judgement as a file: the card in lines, the names and weights without. */
export function textOf({ card, ...rest }: Judgement): string {
  const { game, ...body } = rest;
  const lines = Object.entries(body).map(([key, value]) => ` ${JSON.stringify(key)}: ${JSON.stringify(value)}`);
  return `{\n "game": ${JSON.stringify(game)},\n "card": ${JSON.stringify(card, rounded, 1).replaceAll('\n', '\n ')},\n${lines.join(',\n')}\n}\n`;
}
