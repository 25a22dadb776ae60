import { type Mind, RUNGS } from '@tarsas/bots';
import {
  type Agreement,
  agree,
  type Calibration,
  calibrate,
  calibrations,
  noAgreement,
  type Sources,
  sourcesOf,
} from '@tarsas/bots/insight';
import { type Outlook, outlooksOf, samplesOf } from '@tarsas/coach/measure';
import { replay, type TableLog } from '@tarsas/kernel';
import { entrant, nameOf, rotated, seating } from '../arena/entrants.ts';
import { type Match, mindFor } from '../arena/match.ts';
import { cores, Pool, threadIn } from '../arena/pool.ts';
import { mean, type Standing, standings } from '../arena/statistics.ts';
import { BadInput, seatsOf, tableOptions, titleOf, wholeNumber } from '../input.ts';
import { comparedByRound, playAll, recorded, type TakeOver, takeOvers } from '../insight/games.ts';
import { logsBelow } from '../insight/logs.ts';
import { pointsOf } from '../savedTable.ts';
import { type Command, TABLE_OPTIONS } from './command.ts';
import { answer, type Context } from './context.ts';

/** What may be looked at. */
const PARTS = ['selfPlay', 'arena', 'calibration', 'sources', 'takeOver', 'agreement', 'outlook'] as const;
type Part = (typeof PARTS)[number];
const NEED_LOGS: readonly Part[] = ['takeOver', 'agreement', 'outlook'];

export interface Insight {
  game: string;
  seats: number;
  options: object;
  bot: string;
  selfPlay?: Standing & { games: number };
  /** The bot and the other one, every set-up from each seat. */
  arena?: { games: number; bots: Standing[] };
  calibration?: { bot: Calibration[]; people?: Calibration[] };
  sources?: { bot: Sources; people?: Sources };
  takeOver?: TakeOver[];
  agreement?: Agreement;
  /** What the coach would have said of games that people played, each corrected by the others. */
  outlook?: Outlook[];
}

interface Task {
  context: Context;
  mind: Mind;
  pool: Pool;
  report: Insight;
  seed: string;
  seeds: number;
  /** Games that people played, where some are given. */
  logs: TableLog[] | null;
}

/** How a bot plays and how far it can be believed: by its own games, and by games that people played. */
export const insight: Command = {
  usage: 'insight <game>',
  help: 'insight',
  options: {
    '--bot <name>': 'insightBot',
    '--against <name>': 'against',
    '--logs <folder>': 'playedLogs',
    '--only <names>': 'insightOnly',
    '--rounds <numbers>': 'insightRounds',
    ...TABLE_OPTIONS,
    '--seeds <k>': 'seeds',
    '--threads <n>': 'threads',
  },
  takesGameOptions: true,
  async run(context, id) {
    const { words, flags } = context;
    const title = titleOf(id, words);
    const bot = entrant(String(flags.bot ?? 'planner'), words);
    const mind = await mindFor(bot, title.game.id);
    if (!mind) throw new BadInput(words.bad.noMind(title.game.id));
    const folder = context.text('logs');
    const logs = folder === undefined ? null : await logsBelow(folder, title.game.id, words);
    const report: Insight = {
      game: title.game.id,
      seats: seatsOf(title, flags, words),
      options: tableOptions(title, context),
      bot: bot.label,
    };
    const pool = new Pool(wholeNumber(flags, 'threads', 1, cores(), words), threadIn(context.home));
    const seeds = wholeNumber(flags, 'seeds', 1, 20, words);
    const task: Task = { context, mind, pool, report, seed: context.text('seed') ?? 'insight', seeds, logs };
    const wanted = partsOf(context, logs !== null);
    if (wanted.some(part => part === 'selfPlay' || part === 'calibration' || part === 'sources')) await ownGames(task, wanted);
    if (wanted.includes('arena')) await against(task);
    if (wanted.includes('takeOver')) await takenOver(task);
    if (wanted.includes('agreement')) agreement(task);
    if (wanted.includes('outlook')) report.outlook = outlooksOf(samplesOf(mind, logs ?? []));
    await pool.close();
    answer(context, report, words.insight.lines(report));
    return 0;
  },
};

function partsOf({ flags, words }: Context, hasLogs: boolean): readonly Part[] {
  const named = flags.only === undefined ? null : String(flags.only).split(',');
  const wrong = named?.find(name => !PARTS.includes(name as Part));
  if (wrong !== undefined) throw new BadInput(words.bad.insightPart(wrong, PARTS.join(', ')));
  const possible = PARTS.filter(part => (part === 'arena' ? flags.against !== undefined : hasLogs || !NEED_LOGS.includes(part)));
  return named ? possible.filter(part => named.includes(part)) : possible;
}

/** The bot alone at the table, and what its own games say beside those of people. */
async function ownGames({ context, mind, pool, report, seed, seeds, logs }: Task, wanted: readonly Part[]): Promise<void> {
  const lineUp = seating(report.bot, report.seats, context.words);
  const matches: Match[] = rotated(report.game, report.options, seed, seeds, lineUp).map(match => ({ ...match, recorded: true }));
  const played = await playAll(pool, matches, progress(context, matches.length));
  const own = recorded(matches, played, mind.game.rules);
  if (wanted.includes('selfPlay')) {
    const [standing] = standings(
      [report.bot],
      played.map(one => ({ seats: lineUp.map(nameOf), played: one })),
    );
    report.selfPlay = { ...standing, games: played.length };
  }
  if (wanted.includes('calibration')) report.calibration = { bot: calibrated(mind, own), ...(logs && { people: calibrated(mind, logs) }) };
  if (wanted.includes('sources')) report.sources = { bot: sourcesOf(mind, own), ...(logs && { people: sourcesOf(mind, logs) }) };
}

function calibrated(mind: Mind, logs: readonly TableLog[]): Calibration[] {
  const pairs: Parameters<typeof calibrate>[2] = new Map();
  for (const log of logs) calibrate(mind, log, pairs);
  return calibrations(pairs);
}

async function against({ context, pool, report, seed, seeds }: Task): Promise<void> {
  const lineUp = seating(`${report.bot},${context.flags.against}`, report.seats, context.words);
  const matches = rotated(report.game, report.options, seed, seeds, lineUp);
  const played = await playAll(pool, matches, progress(context, matches.length));
  const games = played.map((one, n) => ({ seats: matches[n].entrants.map(nameOf), played: one }));
  report.arena = { games: games.length, bots: standings(lineUp.map(nameOf), games) };
}

async function takenOver({ context, mind, pool, report, logs }: Task): Promise<void> {
  const rounds = context.text('rounds')?.split(',').map(Number) ?? null;
  const people = (logs ?? []).map(log => mean(pointsOf(mind.game, replay(mind.game, log).state)));
  const begun = takeOvers(mind, logs ?? [], entrant(report.bot, context.words), people, rounds);
  const played = await playAll(
    pool,
    begun.map(({ match }) => match),
    progress(context, begun.length),
  );
  report.takeOver = comparedByRound(begun, played);
}

function agreement({ context, mind, report, logs }: Task): void {
  const { level } = RUNGS.find(({ name }) => name === entrant(report.bot, context.words).bot) ?? { level: 'greedy' as const };
  const found = noAgreement();
  (logs ?? []).forEach((log, n) => {
    context.io.progress(context.words.arena.progress(n, logs?.length ?? 0));
    agree(mind, level, log, found);
  });
  report.agreement = found;
}

const progress =
  ({ io, words }: Context, all: number) =>
  (done: number) =>
    io.progress(words.arena.progress(done, all));
