/** What the command line says in English. The Hungarian catalogue has the same keys or does not compile. */
import { capital } from '@tarsas/words';
import { address } from '@tarsas/words/you.en';
import { help } from './help.en.ts';

const plural = (n: number, one: string, many: string) => `${n.toLocaleString('en')} ${n === 1 ? one : many}`;

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;

/** A line of the arena's report. */
export interface ArenaLine {
  name: string;
  winShare: number;
  interval: readonly number[];
  meanPoints: number;
  meanWinnerPoints: number;
  margin: number;
  marginInterval: readonly number[];
  p95Ms: number;
}

/** What came of a generation of learning. */
export interface LearnLine {
  generation: number;
  games: number;
  mean: number;
  error: { points: number };
  gates: readonly { bot: string; against: number | null; firstPlaces: number; points: readonly number[] }[];
  accepted: boolean;
}

/** What an insight says, as far as it is told in words. */
export interface InsightLines {
  selfPlay?: { games: number; meanPoints: number; meanWinnerPoints: number };
  arena?: { bots: { name: string; winShare: number; meanPoints: number }[] };
  calibration?: { bot: CalibrationLine[]; people?: CalibrationLine[] };
  sources?: { bot: SourceLines; people?: SourceLines };
  takeOver?: { round: number; games: number; people: number; bot: number; interval: readonly number[] }[];
  agreement?: { moves: number; first: number; amongThree: number; missing: number };
  outlook?: { round: number; games: number; error: number; inside: number; winner: number }[];
}
interface CalibrationLine {
  round: number;
  expected: number;
  made: number;
  error: number;
}
type SourceLines = Readonly<Record<string, Readonly<Record<number, number>>>>;

/** A line of the score sheet: all its points, and those of each round. */
export function sourceLines(sources: InsightLines['sources'], people: string): string[] {
  const lines = [...Object.values(sources?.bot ?? {}), ...Object.values(sources?.people ?? {})];
  const last = Math.max(0, ...lines.flatMap(of => Object.keys(of).map(Number)));
  const rounds = (of: Readonly<Record<number, number>> = {}) => Array.from({ length: last + 1 }, (_, round) => of[round] ?? 0);
  const told = (of: readonly number[]) => `${of.reduce((a, b) => a + b, 0).toFixed(1)} (${of.map(n => n.toFixed(1)).join(' ')})`;
  return Object.entries(sources?.bot ?? {}).map(
    ([key, of]) => `${key}: ${told(rounds(of))}${sources?.people ? `, ${people} ${told(rounds(sources.people[key]))}` : ''}`,
  );
}

export const en = {
  help,
  bad: {
    command: (name: string) => `There is no command '${name}'. Try: tarsas --help`,
    arguments: (what: string) => `${what}. Try --help`,
    game: (id: string, all: string) => `There is no game '${id}'. Games: ${all}.`,
    set: (set: string, all: string) => `There is no rule set '${set}'. Rule sets: ${all}.`,
    bot: (name: string, all: string) => `There is no bot '${name}'. Bots: ${all}.`,
    tooManyBots: (bots: number, seats: number) => `${bots} bots do not fit at ${plural(seats, 'seat', 'seats')}.`,
    insightPart: (name: string, all: string) => `There is no insight '${name}'; there are ${all}.`,
    otherArena: (file: string) => `${file} keeps the results of another arena: other bots, seats, options or seed.`,
    noMind: (game: string) => `${game} gives its bots nothing to think with yet, so there is nothing to tune.`,
    noFeatures: (game: string) => `${game} does not tell its positions in numbers (bot/features.ts), so nothing can be learned from them.`,
    lang: (lang: string) => `There is no language '${lang}'. Languages: hu, en.`,
    number: (flag: string, value: string, min: number) => `--${flag} must be a whole number of at least ${min}, not '${value}'.`,
    seats: (game: string, min: number, max: number, n: number) => `${game} is for ${min} to ${max} players, not ${n}.`,
    keyValue: (wish: string) => `--option must look like key=value, not '${wish}'.`,
    option: (game: string, key: string, all: string) =>
      `${game} has no option '${key}'. ${all === '' ? 'It has none.' : `Options: ${all}.`}`,
    value: (key: string, value: string, all: string) => `Option '${key}' cannot be '${value}'. It may be: ${all}.`,
    noComponents: (game: string) => `${game} takes no components of your own.`,
    components: (file: string, wrong: readonly string[]) => [`${file} cannot be used:`, ...wrong].join('\n  '),
    file: (file: string, code: string) =>
      code === 'ENOENT' ? `There is no file '${file}'.` : `The file '${file}' cannot be read (${code}).`,
    write: (file: string, code: string) => `The file '${file}' cannot be written (${code}).`,
    json: (file: string, what: string) => `${file} is not JSON: ${what}`,
    table: (file: string, field: string) => `${file} is not a saved table: '${field}' is missing or wrong.`,
    until: (until: number, moves: number) => `--until ${until}: the table has only ${plural(moves, 'move', 'moves')}.`,
    viewer: (view: string, seats: number) => `--view must be a seat from 1 to ${seats}, or public, not '${view}'.`,
    replay: (file: string, what: string) => `${file} cannot be played again: ${what}`,
    otherGame: (file: string, game: string, rules: number) =>
      `${file} is a table of ${game} (rules version ${rules}) and cannot be continued here.`,
    notation: (file: string, what: string, expected: string, rule: string | null) =>
      `${file}: ${what}${expected && ` (expected: ${expected})`}${rule === null ? '' : ` [${rule}]`}`,
    notExpressible: (file: string, what: string) => `${file} cannot be written in that notation: ${what}`,
    folder: (folder: string, code: string) =>
      code === 'ENOENT' ? `There is no folder '${folder}'.` : `The folder '${folder}' cannot be read (${code}).`,
    noLogs: (folder: string) => `There is no .log with a .json beside it in '${folder}'.`,
    noChess: 'The calibrator is not part of a release: run this in a clone of the repository.',
    noClone: 'A new game begins with the sources of Pebbles: run this in a clone of the repository.',
    gameId: (id: string) => `'${id}' cannot be the id of a game: it is made of small letters and digits, as my-game is.`,
    gameThere: (id: string) => `There is already a folder games/${id}.`,
    gameName: (id: string) => `'${id}' means something else in the code of a game. Choose a longer id.`,
    noSources: 'The tests are not part of a release: run this in a clone of the repository.',
  },
  newGame: (id: string) => [
    `games/${id} is Pebbles under another name. What to do next stands in docs/adding-a-game.md.`,
    `Play it: npx tarsas play ${id}`,
    `Check it: npx vitest run games/${id}`,
  ],
  seats: (min: number, max: number) => (min === max ? plural(min, 'player', 'players') : `${min}–${max} players`),
  rules: {
    line: (set: string, total: number, tested: number, exempt: number, missing: number) =>
      `${set}: ${plural(total, 'rule', 'rules')}, ${tested} with a test, ${exempt} not testable, ${missing} without either`,
    missing: (id: string) => `  ${id}: neither a test nor a reason`,
  },
  simulate: {
    progress: (done: number, all: number) => `${done} of ${all} games`,
    line: (game: string, seats: number, games: number, moves: number, perSecond: number) =>
      `${game}, ${plural(seats, 'seat', 'seats')}: ${plural(games, 'game', 'games')}, ${plural(moves, 'move', 'moves')}, ${Math.round(perSecond).toLocaleString('en')} moves per second`,
    scores: (mean: number, min: number, max: number) => `Points: ${mean.toFixed(1)} on average, ${min} to ${max}`,
    errors: (n: number) => (n === 0 ? 'No errors' : plural(n, 'error', 'errors')),
    error: (seed: string, message: string) => `  seed ${seed}: ${message}`,
    facts: 'What happened',
    choices: 'What was chosen',
    ids: 'Components that appeared',
    components: 'Components that had their effect',
    silent: (ids: readonly string[]) => (ids.length === 0 ? 'Every component had its effect.' : `Never: ${ids.join(', ')}`),
  },
  arena: {
    progress: (done: number, all: number) => `${done} of ${all} games`,
    line: (game: string, seats: number, games: number) => `${game}, ${plural(seats, 'seat', 'seats')}: ${plural(games, 'game', 'games')}`,
    bot: ({ name, winShare, interval, meanPoints, meanWinnerPoints, margin, marginInterval, p95Ms }: ArenaLine) =>
      `  ${name}: ${percent(winShare)} of first places (${percent(interval[0])}–${percent(interval[1])}), ${meanPoints.toFixed(1)} points, winner ${meanWinnerPoints.toFixed(1)}, margin ${margin.toFixed(1)} (${marginInterval.map(n => n.toFixed(1)).join(' to ')}), p95 ${p95Ms.toFixed(1)} ms`,
  },
  learn: {
    played: (generation: number, done: number, all: number) => `generation ${generation}: ${done} of ${all} games`,
    pass: (pass: number, loss: number) => `pass ${pass}: ${loss.toFixed(4)}`,
    gate: (bot: string, done: number, all: number) => `${bot}: ${done} of ${all} games against the last judgement`,
    result: ({ generation, games, mean, error, gates, accepted }: LearnLine) =>
      `Generation ${generation}: ${plural(games, 'game', 'games')}, ${mean.toFixed(1)} points on average; wrong by ${error.points.toFixed(1)} points; against ${gates[0].against === null ? 'the value made by hand' : `generation ${gates[0].against}`} ${gates.map(({ bot, points, firstPlaces }) => `${bot} made ${points.map(n => n.toFixed(1)).join(' to ')} points and ${percent(firstPlaces)} of first places`).join(', ')}; ${accepted ? 'let in' : 'not let in'}`,
    savedTo: (file: string) => `Judgement: ${file}`,
  },
  analyse: {
    quick: (done: number, all: number) => `quick look: ${done} of ${all}`,
    playing: (done: number, all: number) => `played to the end: ${done} of ${all} decisions`,
    when: (round: string, name: string) => `${capital(round)}, ${name}`,
  },
  puzzles: (n: number, file: string) => `${file}: ${plural(n, 'position', 'positions')} to solve`,
  calibrate: (files: readonly string[], seats: number) => `${files.join(', ')}: from ${plural(seats, 'seat', 'seats')} of games`,
  insight: {
    lines: (report: InsightLines): string[] => [
      ...(report.selfPlay
        ? [
            `Alone: ${plural(report.selfPlay.games, 'game', 'games')}, ${report.selfPlay.meanPoints.toFixed(1)} points, winner ${report.selfPlay.meanWinnerPoints.toFixed(1)}`,
          ]
        : []),
      ...(report.arena?.bots ?? []).map(
        one => `${one.name}: ${percent(one.winShare)} of first places, ${one.meanPoints.toFixed(1)} points`,
      ),
      ...(report.calibration?.bot ?? []).map(
        one =>
          `Round ${one.round}: ${one.expected.toFixed(1)} points expected, ${one.made.toFixed(1)} made, wrong by ${one.error.toFixed(1)}`,
      ),
      ...(report.calibration?.people ?? []).map(
        one =>
          `Round ${one.round}, people: ${one.expected.toFixed(1)} points expected, ${one.made.toFixed(1)} made, wrong by ${one.error.toFixed(1)}`,
      ),
      ...sourceLines(report.sources, 'people'),
      ...(report.takeOver ?? []).map(
        one =>
          `From round ${one.round}: ${one.bot.toFixed(1)} points instead of ${one.people.toFixed(1)} (${one.interval.map(n => n.toFixed(1)).join(' to ')}), ${plural(one.games, 'game', 'games')}`,
      ),
      ...(report.agreement
        ? [
            `${plural(report.agreement.moves, 'move', 'moves')}: ${percent(report.agreement.first / report.agreement.moves)} were its first thought, ${percent(report.agreement.amongThree / report.agreement.moves)} among its first three, ${percent(report.agreement.missing / report.agreement.moves)} among none of its plans`,
          ]
        : []),
      ...(report.outlook ?? []).map(
        one =>
          `Round ${one.round}, outlook: wrong by ${one.error.toFixed(1)} points (root mean square), ${percent(one.inside)} inside the band, expected winner right in ${percent(one.winner)} of ${plural(one.games, 'game', 'games')}`,
      ),
    ],
  },
  tune: {
    step: (n: number, all: number, merit: number) => `step ${n} of ${all}: ${merit.toFixed(2)} points`,
    fitted: (positions: number, before: number, after: number) =>
      `${positions} positions: wrong by ${before.toFixed(2)} points before, ${after.toFixed(2)} after`,
    weight: (name: string, from: number, to: number) => `  ${name}: ${from} → ${to}`,
    savedTo: (file: string) => `Weights: ${file}`,
  },
  replay: {
    line: (game: string, seats: number, moves: number, over: boolean) =>
      `${game}, ${plural(seats, 'seat', 'seats')}, ${plural(moves, 'move', 'moves')}, ${over ? 'finished' : 'not finished'}`,
    hash: (hash: string) => `State: ${hash}`,
  },
  verify: {
    seed: [
      'The seed is the one promised before the game.',
      'The seed is not the one promised before the game: its SHA-256 differs from the published one.',
    ],
    rules: [
      'The rules are the version the table was played with.',
      'The rules are not the version the table was played with; the rest may differ for that reason alone.',
    ],
    moves: ['Every shuffle follows from the seed, and every move was legal.', 'The table cannot be played again from this seed.'],
    points: ['The points are what the moves give.', 'The points are not what the moves give.'],
    hash: ['The final state is the recorded one.', 'The final state is not the recorded one.'],
    agrees: 'The table is genuine.',
    differs: 'The table is NOT what it claims to be.',
    mark: { yes: 'agrees ', no: 'DIFFERS' },
  },
  notation: {
    imported: (file: string, moves: number) => `${file}: ${plural(moves, 'move', 'moves')}`,
    points: (faction: string, points: number) => `${String(points).padStart(5)}  ${faction}`,
    progress: (done: number, all: number) => `${done} of ${all} logs`,
    agreed: (files: number, agreed: number, rows: number, differing: number) =>
      `${plural(files, 'log', 'logs')}, ${agreed} agree; ${plural(rows, 'row', 'rows')} compared, ${differing} differ`,
    differs: (file: string, line: number, faction: string, commands: string, expected: string, found: string) =>
      `${file}:${line} ${faction} ${commands}: expected ${expected}, found ${found}`,
  },
  bench: {
    progress: (done: number, all: number) => `slice ${done} of ${all}`,
    chess: (plies: number) => `chessops: ${Math.round(plies).toLocaleString('en')} plies per second`,
    game: (id: string, steps: number, ratio: number) =>
      `${id}: ${Math.round(steps).toLocaleString('en')} steps per second (${ratio.toFixed(2)} × chessops)`,
    log: (moves: number, first: number, again: number, read: number) =>
      `log of ${plural(moves, 'move', 'moves')}: first replay ${first.toFixed(1)} ms, replay ${again.toFixed(2)} ms, import ${read.toFixed(2)} ms`,
    detail: (copy: number, longest: number, bytes: number) =>
      `  copy ${copy.toFixed(2)} µs, longest list of options ${longest.toFixed(2)} ms, state ${bytes.toLocaleString('en')} bytes`,
  },
  start: {
    answers: (url: string) => `Társas answers at ${url}`,
    documented: (url: string) => `The API is described at ${url}`,
    works: (bots: number) =>
      bots > 0
        ? `Társas works here: ${plural(bots, 'thread', 'threads')} for bots, letters and other jobs`
        : 'Társas works here: everything but bots',
    noWorkers:
      'Worker processes need a PostgreSQL that the servers use too: set DATABASE_URL. On the embedded database the server does everything itself.',
    migrated: (names: string) => `The database was brought up to date: ${names}`,
    stopping: 'Stopping: finishing what is in progress…',
    taken: (folder: string, pid: number) =>
      `The data folder '${folder}' is in use by process ${pid}. One server at a time can use it; stop that one first, choose another --data-dir, or set DATABASE_URL for several servers on one PostgreSQL.`,
    notHeard:
      'The server cannot start: what is said over LISTEN/NOTIFY is not heard. Use session mode in the pooler in front of PostgreSQL, or connect to it directly.',
    failed: (what: string) => `The server cannot start: ${what}`,
  },
  backup: {
    done: (file: string, tables: number, entries: number, people: number) =>
      `${file}: ${plural(tables, 'table', 'tables')}, ${plural(entries, 'entry', 'entries')}, ${plural(people, 'person', 'people')}`,
    otherVersion:
      'The database was last used by another version of Társas. Make the backup with that version; starting this one brings the database up to date.',
    notEmpty: 'The database is not empty. A backup can only be restored into an empty one.',
    notABackup: (file: string) => `${file} is not a complete backup. Nothing was changed.`,
  },
  admin: {
    line: (name: string, office: string, since: string) => `${name}: ${office} since ${since}`,
    moderator: 'moderator',
    administrator: 'administrator',
    nobody: 'Nobody holds an office.',
    what: (typed: string) => `'${typed}' is not one of grant, revoke, list.`,
    whom: 'Name the e-mail address of the person.',
    unknown: (email: string) => `Nobody has confirmed the address ${email}. Sign in with it first, and open the letter that comes.`,
    noOffice: (email: string) => `The person with the address ${email} holds no office.`,
  },
  ratings: {
    what: 'Say what is to be done: --rebuild.',
    same: (tables: number) =>
      `${plural(tables, 'finished table', 'finished tables')}: results, ratings and statistics are as the logs say.`,
    differed: (tables: number, results: number, ratings: number, statistics: number) =>
      `${plural(tables, 'finished table', 'finished tables')}: put right ${plural(results, 'result', 'results')}, ${plural(ratings, 'rating', 'ratings')}, ${plural(statistics, 'sum', 'sums')} of the statistics.`,
  },
  upgradeCheck: {
    line: (same: number, legal: number, breaks: number) =>
      `Running tables: ${same} on the same rules, ${legal} on other rules and still legal, ${breaks} that would break`,
    table: (table: string, game: string, why: string) => `  ${table} (${game}): ${why}`,
    migrates: (names: string) => `The first start will change the database: ${names}`,
    copies: (rows: number, megabytes: number) =>
      `  Before that ${rows.toLocaleString('en')} rows are copied while the old servers go on; it needs about ${megabytes.toLocaleString('en')} MB more on the disk until then`,
  },
  play: {
    whichGame: 'Which game?',
    howMany: 'How many players?',
    you: address.you,
    person: address.player,
    bot: (name: string) => `${name} (bot)`,
    promise: (hash: string) => `The seed is fixed; its SHA-256 is ${hash}`,
    revealed: (seed: string) => `The seed was ${seed}`,
    keys: 'A number chooses · words filter · ? help · t table · n news · u undo · q quit',
    handOver: (name: string) => `Pass the keyboard to ${name}. Press Enter once nobody else is looking.`,
    answer: '> ',
    noSuchNumber: (least: number, most: number) => `Type a number from ${least} to ${most}.`,
    noMatch: (text: string) => `No choice has '${text}' in it. Type ? for help.`,
    help: [
      'Type the number of a choice and press Enter.',
      'Type a part of a choice to list only the choices that contain it; Enter alone lists them all again.',
      '?  this help, and what is not possible now and why;  ? EX-01 explains a rule by its id',
      't  the whole table as you may see it; before a question stands only what has changed',
      'n  everything that happened since your last question; the turns of others are told in short',
      'u  take back your last move, unless somebody has learnt something since',
      'q  quit (Ctrl-C does the same)',
    ],
    blocked: 'Not possible now:',
    noRule: (id: string) => `There is no rule '${id}'.`,
    undone: 'Taken back.',
    cannotUndo: 'Nothing can be taken back: since your last move somebody has learnt something, or you have not moved yet.',
    left: 'You have left the table.',
    savedTo: (file: string) => `Saved: ${file}`,
    final: 'Final scores',
    soFar: 'Scores so far',
    score: (rank: number, name: string, points: number) => `${rank}. ${name}: ${plural(points, 'point', 'points')}`,
    round: (round: number) => ` (round ${round})`,
  },
};

export type CliWords = typeof en;
