import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { dist } from '../../scripts/artefact.mjs';
import type { Io } from '../io.ts';
import { main } from '../main.ts';

/** Input that types the answers of a test, and output that is kept in lists. */
export function scripted(answers: readonly string[] = [], person = false, width = Number.POSITIVE_INFINITY) {
  const typing = [...answers];
  const out: string[] = [];
  const err: string[] = [];
  const io: Io = {
    out: line => void out.push(line),
    err: line => void err.push(line),
    progress: () => {},
    ask: () => Promise.resolve(typing.shift() ?? null),
    clear: () => void out.push('(clear)'),
    person,
    width,
    env: {},
    close: () => {},
  };
  return { io, out, err, left: () => typing.length };
}

/** Runs a command line in this process. */
export async function tarsas(args: string, answers: readonly string[] = [], person = false, width?: number) {
  const { io, out, err, left } = scripted(answers, person, width);
  const status = await main(args.split(' ').filter(Boolean), io, dist);
  return { status, out, err, left: left(), json: () => JSON.parse(out.join('\n')) };
}

/** For the files of a suite; it is removed with them. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tarsas-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  return folder;
}
