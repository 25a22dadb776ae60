/** One generation of learning: games against itself, training on their positions, and games that decide whether the new judgement is let in (`gate.ts`). */
import type { Mind, Practice, Weights } from '@tarsas/bots';
import {
  type Batch,
  beginning,
  between,
  type Gate,
  type Judgement,
  judgementOf,
  type Lot,
  networkOf,
  samplesOf,
  train,
} from '@tarsas/bots/judgement';
import { randomFrom } from '@tarsas/kernel';
import type { Learned, Lesson } from '../arena/lesson.ts';
import type { Entrant } from '../arena/match.ts';
import type { Pool } from '../arena/pool.ts';
import { mean } from '../arena/statistics.ts';
import type { Drill } from '../arena/task.ts';
import type { Folder, Result } from './folder.ts';
import { decide, isPassed, type Trial } from './gate.ts';

export interface Plan {
  seed: string;
  bot: string;
  /** Games in a generation. */
  games: number;
  /** What a new judgement has to pass, one after the other. */
  trials: readonly Trial[];
  passes: number;
  rate: number;
  /** In points; every other game is played at twice as much. */
  temperature: number;
  /** The part of a game after which a judgement's own word counts more than the end (`bots/judgement/aims.ts`). */
  ahead: number;
}

export interface Told {
  played(generation: number, done: number, all: number): void;
  pass(pass: number, loss: number): void;
  gate(bot: string, done: number, all: number): void;
}

/** Games in one file of positions. */
const PART = 50;
const KEEP = 2;
/** Half of the games leap, at one question in so many for each seat. */
const LEAP = 10;
const LAYERS = { first: 64, second: 32 };
const PATIENCE = 5;
const HALF_WAY = 0.5;

export class Learner {
  private readonly mind: Mind & { features: NonNullable<Mind['features']> };
  private readonly pool: Pool;
  private readonly folder: Folder;
  private readonly plan: Plan;
  private readonly tell: Told;
  private readonly tables: readonly Practice[];

  constructor(mind: Learner['mind'], pool: Pool, folder: Folder, plan: Plan, tell: Told) {
    this.mind = mind;
    this.pool = pool;
    this.folder = folder;
    this.plan = plan;
    this.tell = tell;
    this.tables = mind.practice ?? usualTables(mind);
  }

  /** Plays what is still missing of a generation. */
  async play(generation: number): Promise<void> {
    const { games, seed } = this.plan;
    for (let from = 0, part = 0; from < games; from += PART, part++) {
      const name = `${seed.replaceAll(/\W/g, '_')}-${String(part).padStart(4, '0')}`;
      if (this.folder.has(generation, name)) continue;
      const lessons = Array.from({ length: Math.min(PART, games - from) }, (_, n) => this.lesson(generation, from + n));
      const learned: Learned[] = [];
      let done = 0;
      await this.pool.play(lessons, ({ n, played, error }) => {
        if (played === undefined) throw new Error(`${lessons[n].seed}: ${error}`);
        learned[n] = played;
        this.tell.played(generation, from + ++done, games);
      });
      this.folder.keep(name, batchOf(generation, learned));
    }
  }

  private lesson(generation: number, n: number): Lesson {
    const { seed, bot, temperature } = this.plan;
    const { seats, options } = this.tables[n % this.tables.length];
    const judgement = this.folder.judgement;
    const own = `${seed}/${generation}/${n}`;
    const time = Math.floor(n / this.tables.length);
    const heat = temperature * (time % 2 === 0 ? 1 : 2);
    // Before anything is learned, shaken weights see to it that games differ. All seats share them: the end would tell the stronger player, not the better position.
    const valued: Partial<Entrant> = judgement ? { judgement } : { weights: shaken(this.mind.weights, own) };
    const entrants = Array.from({ length: seats }, () => ({ bot, temperature: heat, ...valued }));
    return { game: this.mind.game.id, options, seed: own, entrants, keep: KEEP, ...(time % 4 >= 2 && { leap: LEAP * seats }) };
  }

  /** Trains on everything up to this generation, and lets the judgement in if it beats the last one. */
  async finish(generation: number): Promise<Result> {
    const { features, game } = this.mind;
    const batches = this.folder.batches(generation);
    const samples = samplesOf(batches, features);
    const last = this.folder.judgement;
    const { seed, passes, rate, ahead } = this.plan;
    const from = last
      ? networkOf(last, features)
      : beginning({ table: features.table.length, seat: features.seat.length, ...LAYERS }, samples, seed);
    const training = { seed: `${seed}/${generation}`, passes, patience: PATIENCE, rate, ahead };
    const { network, error, pass } = await train(
      from,
      samples,
      training,
      (n, loss) => this.tell.pass(n, loss),
      lots => this.drilled(lots),
    );
    const card = {
      generation,
      games: batches.reduce((sum, { games }) => sum + games, 0) + (last?.card.before?.games ?? 0),
      positions: samples.length,
      generations: generationsOf(batches),
      error,
      ...(last?.card.before && { before: last.card.before }),
    };
    const tried = await this.letIn(part => judgementOf(game.id, features, between(from, network, part), card), last, generation);
    const { made, gates, part, accepted } = tried;
    if (accepted) this.folder.judgement = { ...made, card: { ...card, part, gates } };
    const newest = batches.filter(batch => batch.generation === generation);
    const result = {
      generation,
      games: newest.reduce((sum, { games }) => sum + games, 0),
      positions: samples.length,
      mean: mean(newest.map(batch => batch.mean)),
      pass,
      error,
      part,
      gates,
      accepted,
    };
    this.folder.finish(result, made);
    return result;
  }

  private async drilled(lots: readonly Lot[]): Promise<number[]> {
    const sums: number[] = [];
    await this.pool.play(
      lots.map((lot): Drill => ({ lot })),
      ({ n, played, error }) => {
        if (played === undefined) throw new Error(error);
        sums[n] = played;
      },
    );
    return sums;
  }

  /** A judgement that has learned too much from chance is tried again half-way: what many games said stays, what few said shrinks. */
  private async letIn(step: (part: number) => Judgement, last: Judgement | null, generation: number) {
    const whole = await this.tried(step(1), last, generation);
    return whole.accepted ? { ...whole, part: 1 } : { ...(await this.tried(step(HALF_WAY), last, generation)), part: HALF_WAY };
  }

  /** Every trial has to be passed. Later ones are not played where one is lost. */
  private async tried(made: Judgement, last: Judgement | null, generation: number) {
    const { trials, seed } = this.plan;
    const tables = { game: this.mind.game.id, seed: `${seed}/${generation}`, practice: this.tables };
    const gates: Gate[] = [];
    for (const trial of trials) {
      gates.push(await decide(this.pool, tables, trial, made, last, (done, all) => this.tell.gate(trial.bot, done, all)));
      if (!isPassed(gates.at(-1)!)) return { made, gates, accepted: false };
    }
    return { made, gates, accepted: true };
  }
}

function usualTables({ game: { seats } }: Mind): Practice[] {
  return Array.from({ length: seats.max - seats.min + 1 }, (_, n) => ({ seats: seats.min + n, options: {} }));
}

/** Games in the order they were begun, whichever ended first. */
function batchOf(generation: number, learned: readonly Learned[]): Batch {
  const rows = new Int16Array(learned.reduce((sum, one) => sum + one.rows.length, 0));
  let at = 0;
  learned.forEach(({ rows: own, starts }, game) => {
    rows.set(own, at);
    for (const start of starts) rows[at + start + 1] = game;
    at += own.length;
  });
  return { generation, games: learned.length, mean: mean(learned.map(({ points }) => mean(points))), rows };
}

function generationsOf(batches: readonly Batch[]): { generation: number; games: number; mean: number }[] {
  const numbers = [...new Set(batches.map(({ generation }) => generation))];
  return numbers.map(generation => {
    const own = batches.filter(batch => batch.generation === generation);
    const games = own.reduce((sum, batch) => sum + batch.games, 0);
    return { generation, games, mean: own.reduce((sum, batch) => sum + batch.mean * batch.games, 0) / games };
  });
}

/** Weights are shaken by up to a fifth, up or down alike. */
const SHAKE = 1.2;
const FINE = 1000;

function shaken(weights: Weights, seed: string): Weights {
  const random = randomFrom(`${seed}/shaken`);
  const turned = (value: number) => value * SHAKE ** ((2 * random(FINE)) / FINE - 1);
  return Object.fromEntries(Object.entries(weights).map(([name, value]) => [name, turned(value)]));
}
