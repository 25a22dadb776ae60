/** Positions kept from played games, as the numbers a judgement is trained on. All are 16-bit whole numbers, so that millions fit in memory. */
import type { Features, Numbers } from '../features.ts';
import { GRID } from './judge.ts';
import type { Shape } from './network.ts';

/** In front of every position: the number of seats, the game it comes from, and then everybody's points at the end. */
const HEAD = 2;

/** One position in a list: seats, game, points of each seat, the table's numbers, and each seat's. */
const lengthOf = (seats: number, { table, seat }: Pick<Features<never>, 'table' | 'seat'>): number =>
  lengthIn({ seats }, { table: table.length, seat: seat.length });

/** The same of a kept position. */
export const lengthIn = ({ seats }: Pick<Sample, 'seats'>, { table, seat }: Pick<Shape, 'table' | 'seat'>): number =>
  HEAD + seats + table + seats * seat;

/** A position whose game is not over yet: the points are still missing. */
export function keptPosition({ table, seats }: Numbers, game: number): number[] {
  const row = [seats.length, game, ...seats.map(() => 0)];
  for (let i = 0; i < table.length; i++) row.push(Math.round(table[i] * GRID));
  for (const block of seats) for (let i = 0; i < block.length; i++) row.push(Math.round(block[i] * GRID));
  return row;
}

export function setPoints(row: number[], points: readonly number[]): void {
  for (let seat = 0; seat < points.length; seat++) row[HEAD + seat] = points[seat];
}

/** Positions of one generation of games. */
export interface Batch {
  generation: number;
  games: number;
  /** Mean points of a seat: how well this generation played. */
  mean: number;
  rows: Int16Array;
}

export interface Sample {
  /** The list it stands in, and where. */
  rows: Int16Array;
  at: number;
  seats: number;
  /** Its game, counted through all batches: games are held back as a whole. */
  game: number;
  /** What it counts for. */
  weight: number;
}

/** Positions of older generations were played by weaker players: each counts for so much of the next. */
const OLDER = 0.7;

/** Every position of all batches. */
export function samplesOf(batches: readonly Batch[], features: Pick<Features<never>, 'table' | 'seat'>): Sample[] {
  const newest = Math.max(...batches.map(({ generation }) => generation));
  const samples: Sample[] = [];
  let games = 0;
  for (const { rows, generation, games: played } of batches) {
    const weight = OLDER ** (newest - generation);
    for (let at = 0; at < rows.length; ) {
      const seats = rows[at];
      samples.push({ rows, at, seats, game: games + rows[at + 1], weight });
      at += lengthOf(seats, features);
    }
    games += played;
  }
  return samples;
}

export const pointsIn = ({ rows, at }: Sample, seat: number): number => rows[at + HEAD + seat];
export const pointsOf = (sample: Sample): number[] => Array.from({ length: sample.seats }, (_, seat) => pointsIn(sample, seat));
export const tableAt = ({ at, seats }: Sample): number => at + HEAD + seats;
