import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { mind } from '../../games/example/bot/index.ts';
import type { Lesson } from '../arena/lesson.ts';
import type { Match, Played } from '../arena/match.ts';
import { type Outcome, Pool } from '../arena/pool.ts';
import type { Done, Task } from '../arena/task.ts';
import { Folder } from '../learn/folder.ts';
import { isPassed } from '../learn/gate.ts';
import { Learner } from '../learn/learner.ts';
import { tarsas, temporaryFolder } from './scripted.ts';

const folder = temporaryFolder();

/** Learns Pebbles in a folder of its own, and says what came of it. */
async function learned(name: string, args: string) {
  const home = join(folder, name);
  const save = join(folder, `${name}.json`);
  const { status, json } = await tarsas(`learn example --from nothing --threads 1 --folder ${home} --save ${save} --json ${args}`);
  expect(status).toBe(0);
  return { home, report: json(), file: save };
}

/** Plays lessons, and lets the new judgement win all games of these bots and lose all others. */
class Rigged extends Pool {
  readonly lessons: Lesson[] = [];
  private readonly winners: readonly string[];

  constructor(...winners: readonly string[]) {
    super(1, '');
    this.winners = winners;
  }

  override async play<T extends Task>(tasks: readonly T[], tell: (outcome: Outcome<T>) => void): Promise<void> {
    if (tasks.some(task => 'keep' in task)) {
      this.lessons.push(...(tasks as readonly Task[] as readonly Lesson[]));
      return super.play(tasks, tell);
    }
    if (tasks.some(task => 'lot' in task)) return super.play(tasks, tell);
    tasks.forEach((task, n) => {
      tell({ n, played: this.result(task as Match) as Done<T> });
    });
  }

  private result({ entrants }: Match): Played {
    const wins = entrants.map(({ bot, judgement }) => this.winners.includes(bot) === (judgement !== undefined));
    return { points: wins.map(win => (win ? 20 : 10)), ranks: wins.map(win => (win ? 1 : 2)), automatic: [], ms: [], moves: 1 };
  }
}

/** One generation of Pebbles at two seats with the games that decide rigged. */
async function decided(...winners: string[]) {
  const { features } = mind;
  if (!features) throw new Error('Pebbles has features');
  const home = new Folder(join(folder, winners.join('-') || 'none'), { game: 'example', table: features.table, seat: features.seat });
  const trials = [
    { bot: 'greedy', games: 2 },
    { bot: 'planner', games: 4 },
  ];
  const plan = { seed: 'rigged', bot: 'greedy', games: 12, trials, passes: 1, rate: 1e-3, temperature: 0.5, ahead: 0.25 };
  const practised = { ...mind, features, practice: [{ seats: 2, options: {} }] };
  const pool = new Rigged(...winners);
  const learner = new Learner(practised, pool, home, plan, { played() {}, pass() {}, gate() {} });
  await learner.play(1);
  const { gates, accepted, part } = await learner.finish(1);
  const played = gates.map(({ bot, games }) => [bot, games]);
  return { lessons: pool.lessons, result: { accepted, part, kept: home.judgement !== null, played } };
}

describe('learn', () => {
  test('lets in what both greedy and the planner win with', async () => {
    const played = [
      ['greedy', 2],
      ['planner', 4],
    ];
    expect((await decided('greedy', 'planner')).result).toEqual({ accepted: true, part: 1, kept: true, played });
  });

  test('does not let in what helps greedy and harms the planner, nor lets the planner play what greedy lost with', async () => {
    expect((await decided('greedy')).result).toMatchObject({ accepted: false, kept: false, part: 0.5 });
    expect((await decided('planner')).result).toEqual({ accepted: false, part: 0.5, kept: false, played: [['greedy', 2]] });
  });

  test('plays, trains, and lets the new judgement in only if it has won', async () => {
    const { report, file } = await learned('once', '--games 120 --gate 60 --gate-planner 20 --passes 20 --seed once');
    const [{ gates, accepted, ...result }] = report.results;
    expect(result).toMatchObject({ generation: 1, games: 120 });
    expect(gates[0]).toMatchObject({ bot: 'greedy', against: null, games: 60 });
    const passed = gates.filter(isPassed);
    // The planner plays only with what greedy has let in, and has the last word.
    expect(gates.length).toBe(isPassed(gates[0]) ? 2 : 1);
    expect(accepted).toBe(passed.length === 2);
    if (accepted) expect(JSON.parse(readFileSync(file, 'utf8')).card).toMatchObject({ generation: 1, games: 120, gates });
  });

  test('games differ before anything is learned, but the players of a game do not: its end is to tell the better position, not the better player', async () => {
    const { lessons } = await decided();
    const byGame = lessons.map(({ entrants }) => new Set(entrants.map(({ weights }) => JSON.stringify(weights))));
    expect(byGame.map(({ size }) => size)).toEqual(lessons.map(() => 1));
    // Pebbles has one weight that can be shaken, in a thousand steps: two games may meet.
    expect(new Set(byGame.flatMap(one => [...one])).size).toBeGreaterThan(lessons.length / 2);
    // Half of the games leap.
    expect(lessons.filter(({ leap }) => leap !== undefined).length).toBe(lessons.length / 2);
  });

  test('gives the same weights for the same seed', async () => {
    const weights = async (name: string, seed: string) => {
      const { home } = await learned(name, `--games 24 --gate 2 --gate-planner 2 --passes 3 --seed ${seed}`);
      return readFileSync(join(home, '001', 'judgement.json'), 'utf8');
    };
    const one = await weights('first', 'same');
    expect(await weights('second', 'same')).toBe(one);
    expect(await weights('third', 'other')).not.toBe(one);
  });

  test('goes on where it was stopped: what was played is not played again', async () => {
    const args = '--games 100 --gate 2 --gate-planner 2 --passes 2 --seed resumed';
    const { home, report } = await learned('whole', args);
    const positions = () => readdirSync(join(home, '001')).filter(name => name.endsWith('.positions.gz'));
    const [first, second] = positions();
    const before = readFileSync(join(home, '001', second));
    rmSync(join(home, '001', 'result.json'));
    rmSync(join(home, '001', second));
    rmSync(join(home, 'judgement.json'), { force: true });
    const again = await learned('whole', args);
    expect(positions()).toEqual([first, second]);
    expect(readFileSync(join(home, '001', second)).equals(before)).toBe(true);
    expect(again.report.results).toEqual(report.results);
  });

  test('trains on games that were played elsewhere', async () => {
    const { home } = await learned('elsewhere', '--games 24 --seed elsewhere --play-only');
    expect(readdirSync(join(home, '001'))).toEqual(['elsewhere-0000.positions.gz']);
    const { report } = await learned('elsewhere', '--games 24 --gate 2 --gate-planner 2 --passes 2 --seed here');
    expect(report.results[0]).toMatchObject({ generation: 1, games: 48 });
  });

  test('says so when there is no such network to go on from', async () => {
    const { status, err } = await tarsas(`learn example --from ${join(folder, 'nowhere.bin')} --folder ${join(folder, 'refused')}`);
    expect(status).toBe(2);
    expect(err[0]).toContain('There is no file');
  });
});
