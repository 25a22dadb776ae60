import { readFileSync, writeFileSync } from 'node:fs';
import { bots, error, fit, type Mind, type Position, positionsOf, type Weights } from '@tarsas/bots';
import { ownMindOf } from '../../games/list.ts';
import { cores, Pool, threadIn } from '../arena/pool.ts';
import { type Tuning, tune as turn } from '../arena/tuner.ts';
import { BadInput, botOf, seatsOf, tableOptions, titleOf, wholeNumber } from '../input.ts';
import { type Command, TABLE_OPTIONS } from './command.ts';
import { answer, type Context } from './context.ts';

/** Turns a game's weights by self-play and writes them down: as JSON, or into the numbers of the table in a .ts file. */
export const tune: Command = {
  usage: 'tune <game>',
  help: 'tune',
  options: {
    ...TABLE_OPTIONS,
    '--bot <name>': 'tuneBot',
    '--steps <k>': 'steps',
    '--fit': 'fit',
    '--games <k>': 'gamesPerStep',
    '--only <names>': 'only',
    '--threads <n>': 'threads',
    '--save <file>': 'saveWeights',
  },
  takesGameOptions: true,
  async run(context, id) {
    const { words, flags } = context;
    const title = titleOf(id, words);
    const mind = await ownMindOf(title.game.id);
    if (!mind) throw new BadInput(words.bad.noMind(title.game.id));
    const file = context.text('save');
    const wanted = flags.only === undefined ? [''] : String(flags.only).split(',');
    const tuning: Tuning = {
      game: title.game.id,
      options: tableOptions(title, context),
      seats: seatsOf(title, flags, words),
      bot: botOf(flags.bot ?? 'greedy', words).name,
      seed: context.text('seed') ?? 'tune',
      steps: wholeNumber(flags, 'steps', 1, 100, words),
      games: wholeNumber(flags, 'games', 2, 32, words),
      names: Object.keys(mind.weights).filter(name => wanted.some(prefix => name.startsWith(prefix))),
    };
    const tuned = flags.fit ? fitted(context, mind, tuning) : await turned(context, mind, tuning, file);
    if (file !== undefined) write(file, tuned);
    const changed = tuning.names.map(name => words.tune.weight(name, mind.weights[name], rounded(tuned[name])));
    answer(context, { ...tuning, weights: tuned }, file === undefined ? changed : [...changed, words.tune.savedTo(file)]);
    return 0;
  },
};

/** Step by step, by which of two tables of weights makes more points. */
async function turned({ io, words, flags, home }: Context, mind: Mind, tuning: Tuning, file: string | undefined): Promise<Weights> {
  const pool = new Pool(wholeNumber(flags, 'threads', 1, cores(), words), threadIn(home));
  const weights = await turn(pool, mind.weights, tuning, (step, difference, now) => {
    io.progress(words.tune.step(step, tuning.steps, difference));
    if (file !== undefined) write(file, now);
  });
  await pool.close();
  return weights;
}

/** At once, by how the positions of these games were judged and how the games ended. */
function fitted({ io, words }: Context, mind: Mind, { bot: name, games, seats, options, seed, names }: Tuning): Weights {
  const bot = bots.find(one => one.name === name)!;
  const positions: Position[] = [];
  for (let n = 0; n < games; n++) {
    positions.push(...positionsOf(mind, bot, { seats, options, seed: `${seed}/${n}` }));
    io.progress(words.arena.progress(n + 1, games));
  }
  const weights = fit(mind, positions, names);
  io.progress(words.tune.fitted(positions.length, error(mind, positions, mind.weights), error(mind, positions, weights)));
  return weights;
}

/** Four digits: smaller differences do not show in play. */
const rounded = (value: number): number => Number(value.toPrecision(4));

function write(file: string, weights: Weights): void {
  if (!file.endsWith('.ts')) {
    writeFileSync(
      file,
      `${JSON.stringify(Object.fromEntries(Object.entries(weights).map(([name, value]) => [name, rounded(value)])), null, 1)}\n`,
    );
    return;
  }
  let source = readFileSync(file, 'utf8');
  for (const [name, value] of Object.entries(weights)) {
    source = source.replace(new RegExp(`^(\\s+'?${name}'?: )-?[\\d.e+-]+,`, 'm'), `$1${rounded(value)},`);
  }
  writeFileSync(file, source);
}
