/** What scripts that play many arenas share: an arena that can be stopped and continued, and tables folded into docs/bots.md. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './artefact.mjs';

const PAGE = join(root, 'docs', 'bots.md');
const PROGRAM = join(root, 'cli', 'bin', 'tarsas.mjs');

/** The games there are, with their seats. */
export function gamesThere() {
  const { stdout } = spawnSync(process.execPath, [PROGRAM, 'games', '--json'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
  return JSON.parse(stdout);
}

/** One arena to its end; a file beside the others keeps its games in case it is stopped. `more` is not part of what makes it this arena. */
export function playArena(command, more = []) {
  const folder = join(tmpdir(), 'tarsas-ladder');
  mkdirSync(folder, { recursive: true });
  const kept = join(folder, `${command.replace(/[^a-z0-9]+/gi, '-')}.jsonl`);
  console.log(`npx tarsas ${command}`);
  const args = ['--max-semi-space-size=64', PROGRAM, ...command.split(' '), ...more, '--resume', kept, '--json'];
  const { stdout } = spawnSync(process.execPath, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'], maxBuffer: 2 ** 28 });
  try {
    return JSON.parse(stdout);
  } catch {
    throw new Error(`npx tarsas ${command} gave no report: ${stdout.slice(0, 400)}`);
  }
}

/** Puts a text between `<!-- name -->` and `<!-- /name -->` of the page. */
export function foldIntoPage(name, text) {
  const [begin, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const [before, rest] = readFileSync(PAGE, 'utf8').split(begin);
  const [, after] = rest.split(end);
  writeFileSync(PAGE, `${before}${begin}\n${text}${end}${after}`);
}
