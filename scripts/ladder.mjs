/**
 * The ladder in figures: plays the arenas below on all cores, keeps every result in docs/ladder.json, and folds them into docs/bots.md.
 * It can be stopped and started again at any time: games already played are not played twice.
 *
 *     node scripts/ladder.mjs                     all of them (hours)
 *     node scripts/ladder.mjs terra-mystica       one game
 *     node scripts/ladder.mjs --seeds 10          fewer set-ups than the table below asks for
 *     node scripts/ladder.mjs --page              only the page, from the results there are
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const RESULTS = join(root, 'docs', 'ladder.json');
const PAGE = join(root, 'docs', 'bots.md');
const PROGRAM = join(root, 'cli', 'bin', 'tarsas.mjs');
const [BEGIN, END] = ['<!-- ladder -->', '<!-- /ladder -->'];

/** The steps of the ladder, for every game: who against whom at how many seats, and how many set-ups it takes to be sure. */
const STEPS = [
  { bots: 'greedy,random-plans', seats: 2, seeds: 50 },
  { bots: 'greedy,random-plans', seats: 4, seeds: 25 },
  { bots: 'planner,greedy', seats: 2, seeds: 100 },
  { bots: 'searcher:1000ms,planner', seats: 2, seeds: 100 },
];
const GAMES = ['terra-mystica', 'age-of-innovation', 'viscounts', 'empires-end'];
const FIRE_AND_ICE = '--map fire-and-ice --iceFactions true --volcanoFactions true --variableFactions true';
/** Points in self-play: one bot at all seats. */
const SELF_PLAY = [
  ...['greedy', 'planner', 'searcher:1000ms'].map(bots => ({ game: 'terra-mystica', bots, seats: 4, seeds: 60 })),
  ...[2, 3, 5].map(seats => ({ game: 'terra-mystica', bots: 'planner', seats, seeds: 30 })),
  ...[2, 3, 4, 5].map(seats => ({ game: 'terra-mystica', bots: 'planner', seats, seeds: 30, options: FIRE_AND_ICE })),
];

const args = process.argv.slice(2);
const seedsWished = args.includes('--seeds') ? Number(args[args.indexOf('--seeds') + 1]) : Number.POSITIVE_INFINITY;
const wanted = args.filter((arg, i) => !arg.startsWith('--') && args[i - 1] !== '--seeds');

const arenas = [...GAMES.flatMap(game => STEPS.map(step => ({ game, ...step }))), ...SELF_PLAY];
const results = existsSync(RESULTS) ? JSON.parse(readFileSync(RESULTS, 'utf8')) : {};
if (!args.includes('--page')) for (const arena of arenas) if (wanted.length === 0 || wanted.includes(arena.game)) play(arena);
writePage();

function commandOf({ game, bots, seats, seeds, options }) {
  return `arena ${game} --bots ${bots} --seats ${seats} --seeds ${Math.min(seeds, seedsWished)}${options ? ` ${options}` : ''}`;
}

/** One arena to its end; a file beside the others keeps the games in case it is stopped. */
function play(arena) {
  const command = commandOf(arena);
  const folder = join(tmpdir(), 'tarsas-ladder');
  mkdirSync(folder, { recursive: true });
  const kept = join(folder, `${command.replace(/[^a-z0-9]+/gi, '-')}.jsonl`);
  console.log(`npx tarsas ${command}`);
  const { stdout, status } = spawnSync(process.execPath, [PROGRAM, ...command.split(' '), '--resume', kept, '--json'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    maxBuffer: 2 ** 28,
  });
  if (status !== 0) throw new Error(`npx tarsas ${command} ended with status ${status}: ${stdout.slice(0, 400)}`);
  results[keyOf(arena)] = { command, ...JSON.parse(stdout) };
  writeFileSync(RESULTS, `${JSON.stringify(results, null, 1)}\n`);
}

function keyOf({ game, bots, seats, options }) {
  return [game, bots, seats, options ? 'fire-and-ice' : ''].filter(Boolean).join(' ');
}

function writePage() {
  const page = readFileSync(PAGE, 'utf8');
  const [before, rest] = page.split(BEGIN);
  const [, after] = rest.split(END);
  writeFileSync(PAGE, `${before}${BEGIN}\n${tables()}${END}${after}`);
}

const percent = share => `${(100 * share).toFixed(1)} %`;
const fixed = n => n.toFixed(1);

/** Two tables: who beats whom, and points in self-play. What has not been played is not there. */
function tables() {
  const played = arenas.filter(arena => results[keyOf(arena)]);
  const against = played.filter(({ bots }) => bots.includes(','));
  const alone = played.filter(({ bots }) => !bots.includes(','));
  return [
    '',
    '| game | seats | who | first places (95 %) | points | margin (95 %) | p95 | games | command |',
    '| --- | --- | --- | --- | --- | --- | --- | --- | --- |',
    ...against.map(arena => {
      const { command, games, bots } = results[keyOf(arena)];
      const [a, b] = bots;
      const share = `${percent(a.winShare)} (${a.interval.map(percent).join(' – ')})`;
      const margin = `${fixed(a.margin)} (${a.marginInterval.map(fixed).join(' – ')})`;
      return row(
        arena.game,
        arena.seats,
        `${a.name} / ${b.name}`,
        share,
        `${fixed(a.meanPoints)} / ${fixed(b.meanPoints)}`,
        margin,
        `${fixed(a.p95Ms)} ms`,
        games,
        command,
      );
    }),
    '',
    '| game | seats | who | mean points | winner’s points | p95 | games | command |',
    '| --- | --- | --- | --- | --- | --- | --- | --- |',
    ...alone.map(arena => {
      const { command, games, bots } = results[keyOf(arena)];
      const [a] = bots;
      const game = arena.options ? `${arena.game} with Fire & Ice` : arena.game;
      return row(game, arena.seats, a.name, fixed(a.meanPoints), fixed(a.meanWinnerPoints), `${fixed(a.p95Ms)} ms`, games, command);
    }),
    '',
    '',
  ].join('\n');
}

function row(...cells) {
  const command = cells.pop();
  return `| ${cells.join(' | ')} | \`npx tarsas ${command}\` |`;
}
