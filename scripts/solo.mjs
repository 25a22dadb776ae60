#!/usr/bin/env node
/**
 * How often each bot beats the printed opponents of Viscounts, by the number of extra schemes:
 *
 *     node scripts/solo.mjs --bots random-plans,greedy,planner --games 20 --extra 0,3
 *
 * The same seeds for all bots. With --json one line for each cell, otherwise a table in Markdown.
 */
import { parseArgs } from 'node:util';
import { register } from 'tsx/esm/api';

register();
const { advance, equal, optionsOf, pending, randomFrom, start } = await import('../kernel/index.ts');
const { askPlan, bots } = await import('../bots/index.ts');
const { mind } = await import('../games/viscounts/bot/index.ts');
const { AI_IDS } = await import('../games/viscounts/data/solo.ts');

const { values } = parseArgs({
  options: {
    bots: { type: 'string', default: 'random-plans,greedy,planner' },
    games: { type: 'string', default: '20' },
    extra: { type: 'string', default: '0,1,2,3' },
    json: { type: 'boolean', default: false },
  },
});
const names = values.bots.split(',');
const games = Number(values.games);
const extras = values.extra.split(',').map(Number);

/** One game alone: whether the AI was beaten (VWK-SOLO-57), and with how many points. */
function play(bot, solo, difficulty, seed) {
  const { state } = start(mind.game, { seats: 1, options: { solo, difficulty }, seed });
  const random = randomFrom(`${seed}/bot`);
  let intended = [];
  while (!state.over) {
    const [decision] = pending(mind.game, state);
    const options = optionsOf(mind.game, state, decision);
    const meant = intended.shift();
    let choice = meant && options.find(option => equal(option, meant));
    if (!choice) [choice, ...intended] = askPlan(bot, mind.game, state, decision, random, { mind });
    advance(mind.game, state, decision, choice, true);
  }
  const [{ rank, points }] = mind.game.score(state);
  return { won: rank === 1, points };
}

function cell(name, solo, difficulty) {
  const bot = bots.find(one => one.name === name);
  if (!bot) throw new Error(`There is no bot '${name}'. Bots: ${bots.map(one => one.name).join(', ')}.`);
  const played = Array.from({ length: games }, (_, n) => play(bot, solo, difficulty, `solo/${n}`));
  const wins = played.filter(({ won }) => won).length;
  return { bot: name, solo, extra: difficulty, games, wins, points: played.reduce((sum, { points }) => sum + points, 0) / games };
}

if (!values.json) {
  console.log(`| bot | extra schemes | ${AI_IDS.join(' | ')} | all |`);
  console.log(`| --- | --- | ${AI_IDS.map(() => '---').join(' | ')} | --- |`);
}
for (const name of names) {
  for (const extra of extras) {
    const row = AI_IDS.map(solo => cell(name, solo, extra));
    if (values.json) for (const one of row) console.log(JSON.stringify(one));
    else {
      const percent = wins => `${Math.round(100 * wins)} %`;
      const all = row.reduce((sum, { wins }) => sum + wins, 0) / (games * row.length);
      console.log(`| ${name} | ${extra} | ${row.map(({ wins }) => percent(wins / games)).join(' | ')} | ${percent(all)} |`);
    }
  }
}
