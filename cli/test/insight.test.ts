import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { advance, type Move, optionsOf, pending, randomFrom, start } from '@tarsas/kernel';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Example, example } from '../../games/example/rules/index.ts';
import { saved } from '../savedTable.ts';
import { tarsas, temporaryFolder } from './scripted.ts';

const folder = temporaryFolder();
const logs = join(folder, 'logs');
const SEATS = 2;

/** A game of Pebbles with choices at random, as a saved table. */
function played(seed: string) {
  const random = randomFrom(seed);
  const { state } = start(example, { seats: SEATS, seed });
  const moves: Move<Example['choice']>[] = [];
  while (!state.over) {
    const [decision] = pending(example, state).filter(({ waiting }) => waiting);
    const options = optionsOf(example, state, decision);
    const choice = options[random(options.length)];
    moves.push({ seat: decision.seat, decision: decision.id, choice });
    advance(example, state, decision, choice);
  }
  return saved(example, { game: example.id, rules: example.rules, seats: SEATS, options: {}, seed, moves }, state);
}

beforeAll(() => {
  mkdirSync(logs);
  for (const seed of ['one', 'two', 'three']) writeFileSync(join(logs, `${seed}.json`), JSON.stringify(played(seed)));
  writeFileSync(join(logs, 'other.json'), '{"no": "table"}');
});

const insight = async (args: string) => (await tarsas(`insight example --seats ${SEATS} --seeds 4 --threads 1 --json ${args}`)).json();

describe('insight', () => {
  test('tells means and calibration of games the bot plays against itself', async () => {
    const { selfPlay, calibration, takeOver } = await insight('--bot greedy');
    expect(selfPlay).toMatchObject({ name: 'greedy', games: 4 });
    expect(selfPlay.meanWinnerPoints).toBeGreaterThanOrEqual(selfPlay.meanPoints);
    const last = calibration.bot.at(-1);
    expect(last.seats).toBe(4 * SEATS);
    expect(last.made).toBeCloseTo(selfPlay.meanPoints);
    expect(takeOver).toBeUndefined();
  });

  test('points by source add up to all points, of the bot and of the logs', async () => {
    const { sources, selfPlay, takeOver } = await insight(`--bot greedy --logs ${logs}`);
    const all = (of: Record<string, Record<string, number>>) =>
      Object.values(of)
        .flatMap(rounds => Object.values(rounds))
        .reduce((a, b) => a + b, 0);
    expect(all(sources.bot)).toBeCloseTo(selfPlay.meanPoints);
    expect(all(sources.people)).toBeCloseTo(takeOver[0].people);
  });

  test('takes over from every round of the logs, or from those named', async () => {
    const rounds = (report: { takeOver: { round: number; games: number }[] }) => report.takeOver.map(({ round, games }) => [round, games]);
    expect(rounds(await insight(`--bot greedy --only takeOver --logs ${logs}`)).slice(0, 2)).toEqual([
      [1, 3],
      [2, 3],
    ]);
    expect(rounds(await insight(`--bot greedy --only takeOver --rounds 2 --logs ${logs}`))).toEqual([[2, 3]]);
  });

  test('compares its plans with the moves of the logs; in Pebbles every move is a plan', async () => {
    const { agreement } = await insight(`--bot greedy --only agreement --logs ${logs}`);
    expect(agreement).toMatchObject({ missing: 0, examples: [] });
    expect(agreement.moves).toBeGreaterThan(3 * SEATS);
    expect(agreement.first).toBeLessThanOrEqual(agreement.amongThree);
    expect(Object.keys(agreement.kinds).sort()).toEqual(['bid', 'bury']);
  });

  test('plays against another bot, every set-up from each seat', async () => {
    const { arena } = await insight('--bot greedy --against random --only arena');
    expect(arena.games).toBe(4 * SEATS);
    expect(arena.bots.map(({ name }: { name: string }) => name)).toEqual(['greedy', 'random']);
  });

  test('says it in words too', async () => {
    const { out } = await tarsas(`insight example --seats 2 --seeds 2 --threads 1 --bot greedy --logs ${logs}`);
    expect(out.join('\n')).toMatch(/Alone: 2 games.*\n(.*\n)*Round 1: .*\n(.*\n)*From round 1: .*\n(.*\n)*.*among none of its plans/);
  });

  test.each([
    ['insight example --only luck', "There is no insight 'luck'"],
    [`insight example --logs ${join(folder, 'nowhere')}`, 'There is no folder'],
  ])('%s is refused in one line', async (args, line) => {
    const { status, err } = await tarsas(args);
    expect(status).toBe(2);
    expect(err).toHaveLength(1);
    expect(err[0]).toContain(line);
  });
});
