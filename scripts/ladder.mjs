/**
 * The ladder in figures: plays the arenas below on all cores, keeps every result in docs/ladder.json, and folds them into docs/bots.md.
 * It can be stopped and started again at any time: games already played are not played twice.
 *
 *     node scripts/ladder.mjs                     all of them (hours)
 *     node scripts/ladder.mjs terra-mystica       one game
 *     node scripts/ladder.mjs --seeds 10          fewer set-ups than the table below asks for
 *     node scripts/ladder.mjs --add a.json …      what `npx tarsas arena … --json` said on another machine
 *     node scripts/ladder.mjs --page              only the page, from the results there are
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { foldIntoPage, gamesThere, playArena } from './arenas.mjs';
import { root } from './artefact.mjs';

const RESULTS = join(root, 'docs', 'ladder.json');

/** The steps of the ladder, for every game: who against whom at how many seats, and how many set-ups it takes to be sure. */
const STEPS = [
  { bots: 'greedy,random-plans', seats: 2, seeds: 50 },
  { bots: 'greedy,random-plans', seats: 4, seeds: 25 },
  { bots: 'steady,greedy', seats: 2, seeds: 50 },
  { bots: 'planner,greedy', seats: 2, seeds: 100 },
  { bots: 'searcher,planner', seats: 2, seeds: 100 },
];
const games = gamesThere();
const ORDER = games.map(({ id }) => id);
const FIRE_AND_ICE = '--map fire-and-ice --iceFactions true --volcanoFactions true --variableFactions true';
/** Points in self-play: one bot at all seats. */
const SELF_PLAY = [
  ...['greedy', 'planner', 'searcher'].map(bots => ({ game: 'terra-mystica', bots, seats: 4, seeds: 60 })),
  ...[2, 3, 5].map(seats => ({ game: 'terra-mystica', bots: 'planner', seats, seeds: 30 })),
  ...[2, 3, 4, 5].map(seats => ({ game: 'terra-mystica', bots: 'planner', seats, seeds: 30, options: FIRE_AND_ICE })),
];

const args = process.argv.slice(2);
const seedsWished = args.includes('--seeds') ? Number(args[args.indexOf('--seeds') + 1]) : Number.POSITIVE_INFINITY;
const wanted = args.filter((arg, i) => !arg.startsWith('--') && args[i - 1] !== '--seeds');

const hasSeats = ({ min, max }, { seats }) => min <= seats && seats <= max;
const arenas = [
  ...games.flatMap(({ id, seats }) => STEPS.filter(step => hasSeats(seats, step)).map(step => ({ game: id, ...step }))),
  ...SELF_PLAY,
];
const results = existsSync(RESULTS) ? JSON.parse(readFileSync(RESULTS, 'utf8')) : {};
if (args.includes('--add')) for (const file of wanted) keep(JSON.parse(readFileSync(file, 'utf8')));
else if (!args.includes('--page'))
  for (const arena of arenas) if (wanted.length === 0 || wanted.includes(arena.game)) keep(playArena(commandOf(arena)));
foldIntoPage('ladder', tables());

function commandOf({ game, bots, seats, seeds, options }) {
  return `arena ${game} --bots ${bots} --seats ${seats} --seeds ${Math.min(seeds, seedsWished)}${options ? ` ${options}` : ''}`;
}

/** A report under who played what at how many seats; a newer one takes the place of an older one. */
function keep(report) {
  const bots = report.bots.map(({ name }) => name);
  const options = Object.entries(report.options).map(([key, value]) => ` --${key} ${value}`);
  const rounds = bots.length > 1 ? report.seats : 1;
  const command = `arena ${report.game} --bots ${bots.join(',')} --seats ${report.seats} --seeds ${report.games / rounds} --seed ${report.seed}${options.join('')}`;
  results[[report.game, bots.join(','), report.seats, ...options].join(' ')] = { command, ...report };
  writeFileSync(RESULTS, `${JSON.stringify(results, null, 1)}\n`);
}

function percent(share) {
  return `${(100 * share).toFixed(1)} %`;
}

function fixed(n) {
  return n.toFixed(1);
}

/** Two tables: who beats whom, and points in self-play. What has not been played is not there. */
function tables() {
  const all = Object.values(results).sort((a, b) => ORDER.indexOf(a.game) - ORDER.indexOf(b.game) || a.seats - b.seats);
  const against = all.filter(({ bots }) => bots.length > 1);
  const alone = all.filter(({ bots }) => bots.length === 1);
  return [
    '',
    '| game | seats | who | first places (95 %) | points | margin (95 %) | p95 | games | command |',
    '| --- | --- | --- | --- | --- | --- | --- | --- | --- |',
    ...against.map(({ command, games, seats, bots, ...report }) => {
      const [a, b] = bots;
      const share = `${percent(a.winShare)} (${a.interval.map(percent).join(' – ')})`;
      const margin = `${fixed(a.margin)} (${a.marginInterval.map(fixed).join(' – ')})`;
      const points = `${fixed(a.meanPoints)} / ${fixed(b.meanPoints)}`;
      return row(nameOf(report), seats, `${a.name} / ${b.name}`, share, points, margin, `${fixed(a.p95Ms)} ms`, games, command);
    }),
    '',
    '| game | seats | who | mean points | winner’s points | p95 | games | command |',
    '| --- | --- | --- | --- | --- | --- | --- | --- |',
    ...alone.map(({ command, games, seats, bots: [a], ...report }) =>
      row(nameOf(report), seats, a.name, fixed(a.meanPoints), fixed(a.meanWinnerPoints), `${fixed(a.p95Ms)} ms`, games, command),
    ),
    '',
    '',
  ].join('\n');
}

function nameOf({ game, options }) {
  return options.map === 'fire-and-ice' ? `${game} with Fire & Ice` : game;
}

function row(...cells) {
  const command = cells.pop();
  return `| ${cells.join(' | ')} | \`npx tarsas ${command}\` |`;
}
