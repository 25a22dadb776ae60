/**
 * A thousand games of every level at every game and every number of seats: nobody may stumble. Levels share tables, so that every game counts
 * for all who sat there. Thinking levels get a small number of positions: enough to plan, and the same games on any machine.
 *
 *     node scripts/endurance.mjs                       all of them (hours)
 *     node scripts/endurance.mjs viscounts --games 100  one game, fewer games of each
 *     node scripts/endurance.mjs --page                 only the page, from the results there are
 *
 * It can be stopped and started again at any time. Results are kept in docs/endurance.json and folded into docs/bots.md.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './install.mjs';

const RESULTS = join(root, 'docs', 'endurance.json');
const PAGE = join(root, 'docs', 'bots.md');
const [BEGIN, END] = ['<!-- endurance -->', '<!-- /endurance -->'];
const SEATS = { 'terra-mystica': [2, 3, 4, 5], 'age-of-innovation': [2, 3, 4, 5], viscounts: [1, 2, 3, 4], 'empires-end': [2, 3, 4] };
/** The last line-up is filled up with the first level, which costs least. */
const LEVELS = ['random', 'random-plans', 'gentle', 'greedy', 'steady:30nodes', 'planner:30nodes', 'searcher:30nodes'];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { games: { type: 'string', default: '1000' }, threads: { type: 'string' }, page: { type: 'boolean', default: false } },
});
const games = Number(values.games);
const results = existsSync(RESULTS) ? JSON.parse(readFileSync(RESULTS, 'utf8')) : {};
if (!values.page)
  for (const game of positionals.length > 0 ? positionals : Object.keys(SEATS)) for (const seats of SEATS[game]) play(game, seats);
writePage();

function play(game, seats) {
  for (const lineUp of lineUps(seats)) {
    const seeds = Math.ceil(games / seats);
    const report = arena(game, seats, lineUp, seeds);
    for (const level of lineUp) results[`${game} ${seats} ${level}`] = { games: report.games, errors: report.errors };
    writeFileSync(RESULTS, `${JSON.stringify(results, null, 1)}\n`);
  }
}

function lineUps(seats) {
  const all = [];
  for (let n = 0; n < LEVELS.length; n += seats) all.push(LEVELS.slice(n, n + seats));
  const last = all.at(-1);
  if (last.length < seats) last.push(LEVELS[0]);
  return all;
}

function arena(game, seats, lineUp, seeds) {
  const command = `arena ${game} --bots ${lineUp.join(',')} --seats ${seats} --seeds ${seeds} --seed endurance`;
  const folder = join(tmpdir(), 'tarsas-ladder');
  mkdirSync(folder, { recursive: true });
  const kept = join(folder, `${command.replace(/[^a-z0-9]+/gi, '-')}.jsonl`);
  console.log(`npx tarsas ${command}`);
  const threads = values.threads === undefined ? [] : ['--threads', values.threads];
  const program = [join(root, 'cli', 'bin', 'tarsas.mjs'), ...command.split(' '), ...threads, '--resume', kept, '--json'];
  const { stdout } = spawnSync(process.execPath, ['--max-semi-space-size=64', ...program], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    maxBuffer: 2 ** 28,
  });
  return JSON.parse(stdout);
}

/** Games without an error by level, game and number of seats. */
function writePage() {
  const page = readFileSync(PAGE, 'utf8');
  const [before, rest] = page.split(BEGIN);
  const [, after] = rest.split(END);
  writeFileSync(PAGE, `${before}${BEGIN}\n${table()}${END}${after}`);
}

function table() {
  const columns = Object.entries(SEATS).flatMap(([game, all]) => all.map(seats => ({ game, seats })));
  const cell = (level, { game, seats }) => {
    const { games = 0, errors = [] } = results[`${game} ${seats} ${level}`] ?? {};
    return errors.length > 0 ? `${games}, **${errors.length} errors**` : games || '';
  };
  const row = cells => `| ${cells.join(' | ')} |`;
  return [
    '',
    row(['level', ...columns.map(({ game, seats }) => `${game} ${seats}`)]),
    row(['---', ...columns.map(() => '---')]),
    ...LEVELS.map(level => row([level, ...columns.map(column => cell(level, column))])),
    '',
    '',
  ].join('\n');
}
