/**
 * A thousand games of every level at every game and every number of seats: no bot may fail. Levels share tables, so that every game counts
 * for all who sat there. Thinking levels get a small number of positions: enough to plan, and the same games on any machine.
 *
 *     node scripts/endurance.mjs                       all of them (hours)
 *     node scripts/endurance.mjs viscounts --games 100  one game, fewer games of each
 *     node scripts/endurance.mjs --page                 only the page, from the results there are
 *
 * It can be stopped and started again at any time. Results are kept in docs/endurance.json and folded into docs/bots.md.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { foldIntoPage, gamesThere, playArena } from './arenas.mjs';
import { root } from './artefact.mjs';

const RESULTS = join(root, 'docs', 'endurance.json');
/** By game: every number of seats it can be played with. */
const SEATS = Object.fromEntries(
  gamesThere().map(({ id, seats: { min, max } }) => [id, Array.from({ length: max - min + 1 }, (_, i) => min + i)]),
);
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
foldIntoPage('endurance', table());

function play(game, seats) {
  for (const lineUp of lineUps(seats)) {
    const command = `arena ${game} --bots ${lineUp.join(',')} --seats ${seats} --seeds ${Math.ceil(games / seats)} --seed endurance`;
    const report = playArena(command, values.threads === undefined ? [] : ['--threads', values.threads]);
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

/** Games without an error by level, game and number of seats. */
function table() {
  const wasPlayed = ({ game, seats }) => LEVELS.some(level => `${game} ${seats} ${level}` in results);
  const columns = Object.entries(SEATS)
    .flatMap(([game, all]) => all.map(seats => ({ game, seats })))
    .filter(wasPlayed);
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
