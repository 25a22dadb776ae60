import { randomFrom, start } from '@tarsas/kernel';
import { describe, expect, test } from 'vitest';
import { mind as pebbles } from '../../games/example/bot/index.ts';
import type { Numbers } from '../features.ts';
import { aimsOf } from '../judgement/aims.ts';
import { type Card, judgementOf, networkOf } from '../judgement/file.ts';
import { Gradient, lossOf, MOST_SEATS } from '../judgement/gradient.ts';
import { GRID, Judge } from '../judgement/judge.ts';
import { judged } from '../judgement/judged.ts';
import { doLot, inShared, type Workers } from '../judgement/lots.ts';
import { keptPosition, type Sample, setPoints } from '../judgement/positions.ts';
import { beginning, between, errorsOf, isHeldBack, train, untrained } from '../judgement/train.ts';

const NAMES = { table: ['a', 'b', 'c'], seat: ['value', 'd', 'e', 'f'] };
const SHAPE = { table: 3, seat: 4, first: 8, second: 4 };
const CARD: Card = { generation: 1, games: 1, positions: 1, generations: [] };
const network = untrained(SHAPE, { middle: 100, unit: 30 }, 'network');

const random = randomFrom('numbers');
const number = () => Math.round((random(8001) / 1000 - 4) * GRID) / GRID;
const numbers = (seats: number) => ({
  table: NAMES.table.map(number),
  seats: Array.from({ length: seats }, () => NAMES.seat.map(number)),
});
function sampleOf(at: Numbers, points: readonly number[], game = 1): Sample {
  const row = keptPosition(at, game);
  setPoints(row, points);
  return { rows: Int16Array.from(row), at: 0, seats: at.seats.length, game, weight: 1 };
}

describe('the network', () => {
  test('judges a position the same whatever it judged before', () => {
    const kept = networkOf(judgementOf('x', NAMES, network, CARD), NAMES);
    const positions = Array.from({ length: 50 }, (_, n) => numbers(2 + (n % 3)));
    const once = positions.map(position => new Judge(kept).judge(position));
    const judge = new Judge(kept);
    for (const n of [...positions.keys()].reverse()) judge.judge(positions[n]);
    expect(positions.map(position => judge.judge(position))).toEqual(once);
  });

  test('treats seats alike: who changes places changes judgements', () => {
    const { table, seats } = numbers(3);
    const [a, b, c] = new Judge(network).judge({ table, seats });
    const changed = new Judge(network).judge({ table, seats: [seats[2], seats[0], seats[1]] });
    [c, a, b].forEach((points, seat) => {
      expect(changed[seat]).toBeCloseTo(points);
    });
  });

  test('is trained on what it judges by', () => {
    const at = numbers(4);
    const points = new Judge(network).judge(at);
    const errors = new Gradient(network).errors(
      sampleOf(
        at,
        points.map(() => 100),
      ),
    );
    errors.forEach((error, seat) => {
      expect(100 + 30 * error).toBeCloseTo(points[seat], 4);
    });
  });

  test('keeps its judgements when it is written down, within a tenth of a point', () => {
    const kept = networkOf(judgementOf('x', NAMES, network, CARD), NAMES);
    const at = numbers(4);
    const before = new Judge(network).judge(at);
    new Judge(kept).judge(at).forEach((points, seat) => {
      expect(Math.abs(points - before[seat])).toBeLessThan(0.1);
    });
  });

  test('finds its inputs by name: new ones weigh nothing, and their order does not matter', () => {
    const file = judgementOf('x', NAMES, network, CARD);
    const { table, seats } = numbers(2);
    const now = { table: ['new', 'c', 'b', 'a'], seat: ['value', 'f', 'new', 'e', 'd'] };
    const [a, b, c] = table;
    const moved = seats.map(([value, d, e, f]) => [value, f, 3, e, d]);
    const same = new Judge(networkOf(file, NAMES)).judge({ table, seats });
    expect(new Judge(networkOf(file, now)).judge({ table: [2, c, b, a], seats: moved })).toEqual(same);
  });
});

describe('a mind with a judgement', () => {
  const features = pebbles.features!;
  const file = judgementOf(
    'x',
    features,
    untrained({ ...SHAPE, table: features.table.length, seat: features.seat.length }, { middle: 100, unit: 30 }, 'pebbles'),
    CARD,
  );
  const learned = judged(pebbles, file);

  test('judges a position by it, but keeps to the points that were made at the end', () => {
    const { state } = start(pebbles.game, { seats: 2, seed: 'judged' });
    const own = (s: typeof state) => pebbles.value(s, pebbles.weights, 0);
    expect(learned.value(state, pebbles.weights, 0)).not.toEqual(own(state));
    const s = { ...state, over: true };
    expect(learned.value(s, pebbles.weights, 0)).toEqual(own(s));
  });
});

describe('training', () => {
  test.each([1, 2, 4])('derivatives agree with differences, %i seats', seats => {
    const sample = sampleOf(numbers(seats), [80, 130, 110, 95].slice(0, seats));
    const exact = { ...network, weights: network.weights.slice() };
    const gradient = new Gradient(exact);
    gradient.add(sample, 1);
    const slopes = gradient.sums.slice();
    const STEP = 2 ** -16;
    const lossWith = (i: number, by: number) => {
      exact.weights[i] = network.weights[i] + by;
      const { loss } = lossOf(gradient.errors(sample));
      exact.weights[i] = network.weights[i];
      return loss;
    };
    for (let i = 0; i < slopes.length; i++) expect(slopes[i]).toBeCloseTo((lossWith(i, STEP) - lossWith(i, -STEP)) / (2 * STEP), 2);
  });

  const samples = Array.from({ length: 600 }, (_, n) => {
    const at = numbers(2);
    return sampleOf(
      at,
      at.seats.map((block, seat) => Math.round(100 + 8 * block[1] - 5 * at.seats[1 - seat][2])),
      n,
    );
  });
  const END = Number.POSITIVE_INFINITY;
  const TRAINING = { seed: 'training', passes: 150, patience: 150, rate: 5e-3, ahead: END };

  test('learns what decides games, from a seat and from the others', async () => {
    const before = errorsOf(network, samples).points;
    const { error } = await train(network, samples, TRAINING);
    expect(before).toBeGreaterThan(15);
    expect(error.points).toBeLessThan(6);
  });

  test("begins with what the game's own value says", () => {
    const told = Array.from({ length: 200 }, (_, n) => {
      const at = numbers(3);
      return sampleOf(
        at,
        at.seats.map(([value]) => Math.round(60 + 12 * value)),
        n,
      );
    });
    const { points } = errorsOf(beginning({ ...SHAPE, first: 64, second: 32 }, told, 'beginning'), told);
    expect(points).toBeLessThan(0.5);
  });

  test.each([3, 4, 12, 15])('holds back games of each of %i tables that take turns', tables => {
    const held = [...Array(600).keys()].filter(isHeldBack);
    expect(new Set(held.map(game => game % tables)).size).toBe(tables);
    expect(held.length).toBeLessThan(600 / 8);
  });

  test('aims at the end of the game, or nearer at what the network thinks of the positions in between', () => {
    const game = Array.from({ length: 10 }, () => sampleOf(numbers(2), [90, 120]));
    const judge = new Gradient(network);
    const thought = game.map(sample => judge.points(sample));
    for (const aims of aimsOf(judge, game, END)) expect(aims).toEqual([90, 120]);
    const near = aimsOf(judge, game, 1e-3);
    near.slice(0, -1).forEach((aims, n) => {
      aims.forEach((aim, seat) => {
        expect(aim).toBeCloseTo(thought[n + 1][seat]);
      });
    });
    expect(near.at(-1)).toEqual([90, 120]);
  });

  test('aims at the end of its own game only, also where many games are in one lot', () => {
    const games = [0, 1].flatMap(game => Array.from({ length: 3 }, () => sampleOf(numbers(1), [100 * game], game)));
    const positions = inShared(games, network);
    doLot({ sums: 'aims', network, positions, from: 0, to: games.length, ahead: END });
    expect(games.map((_, n) => positions.aims[n * MOST_SEATS])).toEqual([0, 0, 0, 100, 100, 100]);
  });

  test('can be followed a part of the way', async () => {
    const { network: trained } = await train(network, samples.slice(0, 100), { ...TRAINING, passes: 1 });
    expect(between(network, trained, 0).weights[5]).toBe(network.weights[5]);
    expect(between(network, trained, 1).weights[5]).toBeCloseTo(trained.weights[5]);
    expect(between(network, trained, 0.5).weights[5]).toBeCloseTo((network.weights[5] + trained.weights[5]) / 2);
  });

  const trainedBy = async (seed: string, workers?: Workers) => {
    const { network: trained } = await train(network, samples.slice(0, 200), { ...TRAINING, passes: 2, seed }, undefined, workers);
    return trained.weights;
  };

  test('gives the same weights for the same seed, and others for another', async () => {
    const weights = await trainedBy('one');
    expect(await trainedBy('one')).toEqual(weights);
    expect(await trainedBy('two')).not.toEqual(weights);
  });

  test('gives the same weights whoever does its lots, and in whatever order', async () => {
    const backwards: Workers = async lots => [...lots].reverse().map(doLot).reverse();
    expect(await trainedBy('one', backwards)).toEqual(await trainedBy('one'));
  });

  test('ends when games held back are foretold no better', async () => {
    let passes = 0;
    const nothing = Array.from({ length: 100 }, (_, n) => sampleOf(numbers(2), [100 + random(60), 100 + random(60)], n));
    const { pass } = await train(network, nothing, { ...TRAINING, passes: 200, patience: 3 }, () => {
      passes++;
    });
    expect(passes).toBeLessThanOrEqual(pass + 4);
    expect(passes).toBeLessThan(200);
  });
});
