import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Mind } from '@tarsas/bots';
import { type Judgement, judgementOf, networkFromFloats } from '@tarsas/bots/judgement';
import { judgements } from '../../games/found.ts';
import { ownMindOf } from '../../games/list.ts';
import { cores, Pool, threadIn } from '../arena/pool.ts';
import { BadInput, botOf, readJson, titleOf, wholeNumber } from '../input.ts';
import { Folder, type Result, textOf } from '../learn/folder.ts';
import { Learner, type Plan } from '../learn/learner.ts';
import type { Command } from './command.ts';
import { answer, type Context } from './context.ts';

/** A quarter of a game. */
const AHEAD = 0.25;
/** Lets a judgement in too, whoever learns. */
const PLANNER = 'planner';

type Featured = Mind & { features: NonNullable<Mind['features']> };

/** Learns a game's judgement from games that its bots play against themselves. */
export const learn: Command = {
  usage: 'learn <game>',
  help: 'learn',
  options: {
    '--generations <k>': 'generations',
    '--games <k>': 'gamesPerGeneration',
    '--gate <k>': 'gate',
    '--gate-planner <k>': 'gatePlanner',
    '--passes <k>': 'passes',
    '--rate <x>': 'rate',
    '--temperature <x>': 'temperature',
    '--ahead <x>': 'ahead',
    '--bot <name>': 'tuneBot',
    '--seed <text>': 'seed',
    '--threads <n>': 'threads',
    '--folder <path>': 'learnFolder',
    '--from <file>': 'learnFrom',
    '--save <file>': 'saveJudgement',
    '--play-only': 'playOnly',
  },
  async run(context, id) {
    const { words, flags, io } = context;
    const title = titleOf(id, words);
    const mind = await ownMindOf(title.game.id);
    if (!mind?.features) throw new BadInput(words.bad.noFeatures(title.game.id));
    const features = mind.features;
    const folder = new Folder(context.text('folder') ?? join('learned', id), { game: id, table: features.table, seat: features.seat });
    const target = context.text('save') ?? join('games', id, 'bot', 'judgement.json');
    folder.judgement ??= await beginning(context, { ...mind, features });
    const plan = planOf(context, folder.judgement !== null);
    const pool = new Pool(wholeNumber(flags, 'threads', 1, cores(), words), threadIn(context.home));
    const learner = new Learner({ ...mind, features }, pool, folder, plan, {
      played: (generation, done, all) => io.progress(words.learn.played(generation, done, all)),
      pass: (pass, loss) => io.progress(words.learn.pass(pass, loss)),
      gate: (bot, done, all) => io.progress(words.learn.gate(bot, done, all)),
    });
    const results: Result[] = [];
    for (let n = wholeNumber(flags, 'generations', 0, 1, words); n > 0; n--) {
      const { generation } = folder;
      await learner.play(generation);
      if (flags.playOnly) break;
      results.push(await learner.finish(generation));
      if (!context.json) io.out(words.learn.result(results.at(-1)!));
    }
    await pool.close();
    const judgement = flags.playOnly ? null : folder.judgement;
    if (judgement) writeFileSync(target, textOf(judgement));
    answer(context, { game: id, ...plan, results }, judgement ? [words.learn.savedTo(target)] : []);
    return 0;
  },
};

function planOf({ flags, words, text }: Context, isLearned: boolean): Plan {
  const fraction = (name: string, otherwise: number): number => {
    const value = flags[name] ?? otherwise;
    if (typeof value !== 'number' || !(value >= 0)) throw new BadInput(words.bad.number(name, String(value), 0));
    return value;
  };
  const bot = botOf(flags.bot ?? 'greedy', words).name;
  return {
    seed: text('seed') ?? 'learn',
    bot,
    games: wholeNumber(flags, 'games', 12, 1000, words),
    trials: [
      { bot, games: wholeNumber(flags, 'gate', 2, 200, words) },
      // Who compares hundreds of positions at the end of a round finds those that are judged most wrongly: what helps one plan ahead may harm there.
      ...(bot === PLANNER ? [] : [{ bot: PLANNER, games: wholeNumber(flags, 'gatePlanner', 2, 200, words) }]),
    ],
    passes: wholeNumber(flags, 'passes', 1, 40, words),
    // What is learned already is changed in smaller steps.
    rate: fraction('rate', isLearned ? 3e-4 : 1e-3),
    temperature: fraction('temperature', 0.5),
    ahead: fraction('ahead', AHEAD),
  };
}

/** What to learn on from: what was named, the game's judgement as it is, or nothing. */
async function beginning(context: Context, mind: Featured): Promise<Judgement | null> {
  const file = context.text('from');
  const { id } = mind.game;
  if (file === undefined) return (await judgements[id]?.()) ?? null;
  if (file === 'nothing') return null;
  return file.endsWith('.bin') ? fromFloats(context, file, mind) : (readJson(file, context.words) as Judgement);
}

/** A network trained elsewhere: beside its floats a .json with its shape and scale. */
function fromFloats({ words }: Context, file: string, { game, features }: Featured): Judgement {
  const about = file.replace(/bin$/, 'json');
  if (!existsSync(file)) throw new BadInput(words.bad.file(file, 'ENOENT'));
  const { G, B, H, H2, middle = 100, unit = 30, games = 0 } = readJson(about, words) as Record<string, number>;
  const bytes = readFileSync(file);
  const floats = new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length));
  const network = networkFromFloats(floats, { table: G, seat: B, first: H, second: H2 }, features, { middle, unit });
  const before = { games, what: 'a network trained elsewhere' };
  return judgementOf(game.id, features, network, { generation: 0, games, positions: 0, generations: [], before });
}
