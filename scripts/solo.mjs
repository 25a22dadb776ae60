#!/usr/bin/env node
/**
 * How often each bot beats the AIs of the solo game of Viscounts, by the number of extra schemes, as a table in Markdown:
 *
 *     node scripts/solo.mjs --bots random-plans,greedy,planner --seeds 20 --extra 0,3
 *
 * Every cell is an arena of its own, all with the same seeds. What else is given goes to the arena: `--threads 1`, `--seed july`.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './artefact.mjs';

const OPPONENTS = ['cleric', 'builder', 'noble', 'cards'];

const { values } = parseArgs({
  options: {
    bots: { type: 'string', default: 'random-plans,greedy,planner' },
    extra: { type: 'string', default: '0,1,2,3' },
    seeds: { type: 'string', default: '20' },
    threads: { type: 'string' },
    seed: { type: 'string' },
  },
});

/** Share of games won, and points on average. */
function arena(bot, solo, difficulty) {
  const flags = { seats: 1, bots: bot, solo, difficulty, seeds: values.seeds, threads: values.threads, seed: values.seed };
  const given = Object.entries(flags).flatMap(([name, value]) => (value === undefined ? [] : [`--${name}`, String(value)]));
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    [join(root, 'cli', 'bin', 'tarsas.mjs'), 'arena', 'viscounts', ...given, '--json'],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout).bots[0];
}

const percent = share => `${Math.round(100 * share)} %`;
const mean = numbers => numbers.reduce((sum, n) => sum + n, 0) / numbers.length;

console.log(`| bot | extra schemes | ${OPPONENTS.join(' | ')} | all | points |`);
console.log(`| --- | --- | ${OPPONENTS.map(() => '---').join(' | ')} | --- | --- |`);
for (const bot of values.bots.split(',')) {
  for (const extra of values.extra.split(',')) {
    const row = OPPONENTS.map(solo => arena(bot, solo, extra));
    const shares = row.map(({ winShare }) => winShare);
    const points = mean(row.map(({ meanPoints }) => meanPoints)).toFixed(0);
    console.log(`| ${bot} | ${extra} | ${shares.map(percent).join(' | ')} | ${percent(mean(shares))} | ${points} |`);
  }
}
