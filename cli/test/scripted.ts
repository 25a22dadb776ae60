import { dist } from '../../scripts/artefact.mjs';
import type { Io } from '../io.ts';
import { main } from '../main.ts';

/** A keyboard that types what the test says, and a screen that remembers. */
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
