/** One generation of learning: games against itself, training on their positions, and games that decide whether the new judgement is let in. */
import type { Mind, Practice, Weights } from '@tarsas/bots';
import { type Batch, beginning, type Gate, type Judgement, judgementOf, networkOf, samplesOf, train } from '@tarsas/bots/judgement';
import { randomFrom } from '@tarsas/kernel';
import type { Learned, Lesson } from '../arena/lesson.ts';
import type { Entrant, Match, Played } from '../arena/match.ts';
import type { Pool } from '../arena/pool.ts';
import { mean } from '../arena/statistics.ts';
import type { Folder, Result } from './folder.ts';

export interface Plan {
  seed: string;
  bot: string;
  /** Games in a generation, and games that decide. */
  games: number;
  gate: number;
  passes: number;
  rate: number;
  /** In points; every other game is played at twice as much. */
  temperature: number;
}

export interface Told {
  played(generation: number, done: number, all: number): void;
  pass(pass: number, loss: number): void;
  gate(done: number, all: number): void;
}

/** Games in one file of positions. */
const PART = 50;
const KEEP = 3;
const LAYERS = { first: 64, second: 32 };
const PATIENCE = 5;

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
    const heat = temperature * (Math.floor(n / this.tables.length) % 2 === 0 ? 1 : 2);
    // Before anything is learned, shaken weights see to it that players differ.
    const valued = (seat: number): Partial<Entrant> =>
      judgement ? { judgement } : { weights: shaken(this.mind.weights, `${own}/${seat}`) };
    const entrants = Array.from({ length: seats }, (_, seat) => ({ bot, temperature: heat, ...valued(seat) }));
    return { game: this.mind.game.id, options, seed: own, entrants, keep: KEEP };
  }

  /** Trains on everything up to this generation, and lets the judgement in if it beats the last one. */
  async finish(generation: number): Promise<Result> {
    const { features, game } = this.mind;
    const batches = this.folder.batches(generation);
    const samples = samplesOf(batches, features);
    const last = this.folder.judgement;
    const { seed, passes, rate } = this.plan;
    const from = last
      ? networkOf(last, features)
      : beginning({ table: features.table.length, seat: features.seat.length, ...LAYERS }, samples, seed);
    const training = { seed: `${seed}/${generation}`, passes, patience: PATIENCE, rate };
    const { network, error, pass } = train(from, samples, training, (n, loss) => this.tell.pass(n, loss));
    const card = {
      generation,
      games: batches.reduce((sum, { games }) => sum + games, 0) + (last?.card.before?.games ?? 0),
      positions: samples.length,
      generations: generationsOf(batches),
      error,
      ...(last?.card.before && { before: last.card.before }),
    };
    const made = judgementOf(game.id, features, network, card);
    const gate = await this.decide(made, last, generation);
    const accepted = gate.points[0] > gate.points[1] && gate.firstPlaces > 0.5;
    if (accepted) this.folder.judgement = { ...made, card: { ...card, gate } };
    const newest = batches.filter(batch => batch.generation === generation);
    const result = {
      generation,
      games: newest.reduce((sum, { games }) => sum + games, 0),
      positions: samples.length,
      mean: mean(newest.map(batch => batch.mean)),
      pass,
      error,
      gate,
      accepted,
    };
    this.folder.finish(result, made);
    return result;
  }

  /** The new judgement and the last one take turns at the same tables, each set-up from both sides. */
  private async decide(made: Judgement, last: Judgement | null, generation: number): Promise<Gate> {
    const { bot, gate, seed } = this.plan;
    const sides: Entrant[] = [
      { bot, judgement: made },
      { bot, ...(last ? { judgement: last } : { weights: {} }) },
    ];
    const matches: Match[] = Array.from({ length: gate }, (_, n) => {
      const { seats, options } = this.tables[(n >> 1) % this.tables.length];
      const entrants = Array.from({ length: seats }, (_, seat) => sides[(seat + n) % 2]);
      return { game: this.mind.game.id, options, seed: `${seed}/${generation}/gate/${n >> 1}`, entrants };
    });
    const games: Played[] = [];
    let done = 0;
    await this.pool.play(matches, ({ n, played, error }) => {
      if (played === undefined) throw new Error(`${matches[n].seed}: ${error}`);
      games[n] = played;
      this.tell.gate(++done, gate);
    });
    return { against: last?.card.generation ?? null, ...compared(games) };
  }
}

/** The side that sits in even seats of even games, and in odd seats of odd ones, against the other. */
export function compared(games: readonly Played[]): Omit<Gate, 'against'> {
  const points: [number[], number[]] = [[], []];
  const firsts = [0, 0];
  games.forEach((played, n) => {
    const winners = played.ranks.filter(rank => rank === 1).length;
    played.points.forEach((own, seat) => {
      const side = (seat + n) % 2;
      points[side].push(own);
      if (played.ranks[seat] === 1) firsts[side] += 1 / winners;
    });
  });
  const all = firsts[0] + firsts[1];
  return { games: games.length, firstPlaces: all === 0 ? 0.5 : firsts[0] / all, points: [mean(points[0]), mean(points[1])] };
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

const SHAKEN = 0.6;
const FINE = 1000;

function shaken(weights: Weights, seed: string): Weights {
  const random = randomFrom(`${seed}/shaken`);
  const turned = (value: number) => value * (1 + SHAKEN * (random(FINE) / FINE - 0.5));
  return Object.fromEntries(Object.entries(weights).map(([name, value]) => [name, turned(value)]));
}
