import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { mindOf } from '../../games/list.ts';
import { quantile, standings, wilson } from '../arena/statistics.ts';
import { tarsas, temporaryFolder } from './scripted.ts';

const folder = temporaryFolder();

describe('arena', () => {
  test('plays every seed once from each seat and gives the figures other programs rely on', async () => {
    const { status, json } = await tarsas('arena example --bots greedy,random-plans --seats 3 --seeds 4 --threads 1 --json');
    expect(status).toBe(0);
    const report = json();
    expect(report).toMatchObject({ game: 'example', seats: 3, games: 12, errors: [] });
    expect(report.bots.map(({ name }: { name: string }) => name)).toEqual(['greedy', 'random-plans']);
    for (const bot of report.bots) {
      expect(bot.interval[0]).toBeLessThanOrEqual(bot.winShare);
      expect(bot.interval[1]).toBeGreaterThanOrEqual(bot.winShare);
      expect(bot.meanPoints).toBeLessThanOrEqual(bot.meanWinnerPoints);
      expect(bot.p95Ms).toBeGreaterThan(0);
    }
    expect(report.bots[0].winShare + report.bots[1].winShare).toBeCloseTo(1);
  });

  test('gives the same points on several threads as on one', async () => {
    const points = async (threads: number) => {
      const { json } = await tarsas(`arena example --bots greedy,random-plans --seats 2 --seeds 4 --threads ${threads} --json`);
      return json().bots.map(({ winShare, meanPoints, margin }: Record<string, number>) => [winShare, meanPoints, margin]);
    };
    expect(await points(2)).toEqual(await points(1));
  });

  test('goes on where it was stopped, and refuses what another arena kept', async () => {
    const file = join(folder, 'kept.jsonl');
    const arena = (bots: string) => tarsas(`arena example --bots ${bots} --seats 2 --seeds 3 --threads 1 --resume ${file} --json`);
    const { bots: whole } = (await arena('greedy,random-plans')).json();
    const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
    expect(lines).toHaveLength(1 + 6);
    writeFileSync(file, `${lines.slice(0, 4).join('\n')}\n`);
    const { bots: again } = (await arena('greedy,random-plans')).json();
    expect(again.map(({ meanPoints }: { meanPoints: number }) => meanPoints)).toEqual(
      whole.map(({ meanPoints }: { meanPoints: number }) => meanPoints),
    );
    const { status, err } = await arena('random,random-plans');
    expect(status).toBe(2);
    expect(err).toEqual([`${file} keeps the results of another arena: other bots, seats, options or seed.`]);
  });

  test.each([
    ['arena example --bots clever', "There is no bot 'clever'."],
    ['arena example --bots greedy:fast', "There is no bot 'greedy:fast'."],
    ['arena example --bots random,random,random --seats 2', '3 bots do not fit at 2 seats.'],
    ['tune viscounts-of-nowhere', "There is no game 'viscounts-of-nowhere'."],
  ])('%s is refused in one line', async (args, line) => {
    const { status, err } = await tarsas(args);
    expect(status).toBe(2);
    expect(err).toHaveLength(1);
    expect(err[0]).toContain(line);
  });
});

describe('tune', () => {
  test('turns the weights and writes them down as JSON', async () => {
    const file = join(folder, 'weights.json');
    const { status, json } = await tarsas(`tune example --steps 2 --games 4 --threads 1 --save ${file} --json`);
    expect(status).toBe(0);
    const { hope } = JSON.parse(readFileSync(file, 'utf8'));
    expect(hope).toBeCloseTo(json().weights.hope, 2);
    expect(hope).not.toBe((await mindOf('example'))!.weights.hope);
  });

  test('writes them into the numbers of a table and leaves the words alone', async () => {
    const file = join(folder, 'weights.ts');
    writeFileSync(file, 'export const weights = {\n  /** How much: 0.9, say. */\n  hope: 0.9,\n  despair: 2,\n};\n');
    const { json } = await tarsas(`tune example --steps 1 --games 4 --threads 1 --save ${file} --json`);
    const hope = Number(json().weights.hope.toPrecision(4));
    expect(readFileSync(file, 'utf8')).toBe(
      `export const weights = {\n  /** How much: 0.9, say. */\n  hope: ${hope},\n  despair: 2,\n};\n`,
    );
  });
});

describe('statistics', () => {
  const played = (points: number[], ms = 1) => ({
    points,
    ranks: points.map(own => 1 + points.filter(other => other > own).length),
    automatic: [],
    ms: points.map(() => [ms]),
    moves: 1,
  });

  test('share first places among those who are tied', () => {
    const [a, b] = standings(
      ['a', 'b'],
      [
        { seats: ['a', 'b'], played: played([10, 10]) },
        { seats: ['b', 'a'], played: played([5, 9]) },
      ],
    );
    expect([a.winShare, b.winShare]).toEqual([0.75, 0.25]);
    expect([a.margin, b.margin]).toEqual([2, -2]);
    expect([a.meanPoints, b.meanPoints, a.meanWinnerPoints]).toEqual([9.5, 7.5, 9.5]);
  });

  test('are less sure of few games than of many, and never quite sure', () => {
    const width = (n: number) => wilson(0.6, n)[1] - wilson(0.6, n)[0];
    expect(width(10)).toBeGreaterThan(width(100));
    expect(wilson(1, 20)[0]).toBeLessThan(1);
  });

  test('find the quantile of times', () => {
    expect(quantile([5, 1, 4, 2, 3], 0.95)).toBe(5);
    expect(quantile([], 0.95)).toBe(0);
  });
});
