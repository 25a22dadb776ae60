/** What ships with a game because it was measured: how far its judgement can be believed, and where the points of good games come from. */
import { type Mind, pointsAt, walk } from '@tarsas/bots/thinking';
import type { TableLog } from '@tarsas/kernel';
import { correctedAt, correctionAt, kindAt, plannedAt } from './expected.ts';
import { tenths } from './ranges.ts';
import { type Calibration, type Correction, PEOPLE, type Reference, type ReferenceGroup } from './types.ts';

/** A seat at the first position of a round: what it thought it would make, and what it made in the end. */
export interface Sample {
  game: number;
  seat: number;
  round: number;
  planned: number;
  made: number;
  kind: string | null;
}

export function samplesOf(mind: Mind, logs: readonly TableLog[]): Sample[] {
  return logs.flatMap((log, game) => {
    const samples: Omit<Sample, 'made'>[] = [];
    let last = -1;
    const end = walk(mind, log, s => {
      const round = mind.round?.(s) ?? 0;
      if (s.over || round <= last) return;
      last = round;
      for (const seat of s.plies.keys())
        samples.push({ game, seat, round, planned: plannedAt(mind, s, seat), kind: kindAt(mind, s, seat) });
    });
    const made = pointsAt(mind, end);
    return samples.map(sample => ({ ...sample, made: made[sample.seat] }));
  });
}

/** So many seats of a kind move the correction half of the way to what they say; fewer than the second number say nothing. */
const HALF_WAY = 20;
const FEWEST = 8;
/** So many make a straight line that can be believed. */
const ENOUGH = 100;
const FOUR_IN_FIVE = 0.8;

/** Straight lines by round, then what is left by kind, then the band that holds four in five of what is left after that. */
export function calibrationOf(samples: readonly Sample[], source: string): Calibration {
  const rounds = [...grouped(samples, ({ round }) => String(round)).keys()].map(round => [round, around(samples, Number(round))] as const);
  const lines: Record<string, Correction> = {};
  for (const [round, own] of rounds) lines[round] = { ...lineThrough(own), band: 0 };
  const draft: Calibration = { source, count: 0, rounds: lines, kinds: {} };
  const kinds: Record<string, number> = {};
  for (const [kind, own] of grouped(samples, one => one.kind ?? [])) {
    const seats = new Set(own.map(({ game, seat }) => `${game} ${seat}`)).size;
    const points = tenths((average(own.map(one => errorOf(draft, one))) * seats) / (seats + HALF_WAY));
    if (seats >= FEWEST && points !== 0) kinds[kind] = points;
  }
  const corrected = { ...draft, kinds, count: new Set(samples.map(({ game, seat }) => `${game} ${seat}`)).size };
  for (const [round, own] of rounds) {
    const errors = own.map(one => Math.abs(errorOf(corrected, one))).sort((a, b) => a - b);
    lines[round] = { ...lines[round], band: tenths(errors[Math.min(errors.length - 1, Math.floor(FOUR_IN_FIVE * errors.length))]) };
  }
  return corrected;
}

/** The samples of a round, and of as many rounds around it as it takes to have enough. */
function around(samples: readonly Sample[], round: number): Sample[] {
  for (let reach = 0; ; reach++) {
    const own = samples.filter(one => Math.abs(one.round - round) <= reach);
    if (own.length >= ENOUGH || own.length === samples.length) return own;
  }
}

/** Points made beyond those expected. */
export const errorOf = (calibration: Calibration, { round, planned, made, kind }: Sample): number =>
  made - correctedAt(calibration, round, planned, kind);

/** How far expected points can be believed at the beginning of a round. */
export interface Outlook {
  round: number;
  games: number;
  /** Root mean square of the points. */
  error: number;
  /** The share of seats whose points lie inside the band of four in five, and of games in which the expected winner won. */
  inside: number;
  winner: number;
}

/** Every game is foretold by what the other games say, so that nothing is measured by itself. */
export function outlooksOf(samples: readonly Sample[]): Outlook[] {
  const games = [...grouped(samples, ({ game }) => String(game))].map(([game, own]) => {
    const calibration = calibrationOf(
      samples.filter(one => String(one.game) !== game),
      '',
    );
    return own.map(one => ({ ...one, error: errorOf(calibration, one), band: correctionAt(calibration, one.round).band }));
  });
  const rounds = [...grouped(games.flat(), ({ round }) => String(round))].sort(([a], [b]) => Number(a) - Number(b));
  return rounds.map(([round, all]) => {
    const tables = [...grouped(all, ({ game }) => String(game)).values()];
    return {
      round: Number(round),
      games: tables.length,
      error: Math.sqrt(average(all.map(({ error }) => error ** 2))),
      inside: average(all.map(({ error, band }) => Number(Math.abs(error) <= band))),
      winner: average(tables.map(table => Number(most(table, one => one.made - one.error).made === most(table, one => one.made).made))),
    };
  });
}

const most = <T>(all: readonly T[], by: (one: T) => number): T => all.reduce((best, one) => (by(one) > by(best) ? one : best));

/** Least squares: points made over points planned. */
function lineThrough(samples: readonly Sample[]): Pick<Correction, 'add' | 'slope'> {
  const [planned, made] = [average(samples.map(one => one.planned)), average(samples.map(one => one.made))];
  const spread = samples.reduce((sum, one) => sum + (one.planned - planned) ** 2, 0);
  const along = samples.reduce((sum, one) => sum + (one.planned - planned) * (one.made - made), 0);
  const slope = spread === 0 ? 1 : Math.round((along / spread) * 100) / 100;
  return { add: tenths(made - slope * planned), slope };
}

/** A seat of a good game. */
interface Good {
  seats: number;
  kind: string | null;
  lines: readonly { key: string; points: number }[];
}

/** So many good seats of people at a table of a size are enough; with fewer, those of bots take their place. */
const OF_PEOPLE = 40;

/**
 * Mean points by line of the score sheet: of all good seats, and of those of each kind; groups of too few are left out. Good is everybody in a game of
 * people, which are given because they are good, and whoever finished first where bots play against themselves.
 */
export function referenceOf(mind: Mind, people: readonly TableLog[], own: readonly TableLog[], bot: string): Reference {
  const ofPeople = grouped(goodSeats(mind, people, false), one => String(one.seats));
  const ofBots = grouped(goodSeats(mind, own, true), one => String(one.seats));
  const groups: ReferenceGroup[] = [];
  for (const count of new Set([...ofPeople.keys(), ...ofBots.keys()].sort())) {
    const [theirs, bots] = [ofPeople.get(count) ?? [], ofBots.get(count) ?? []];
    const isTheirs = theirs.length >= OF_PEOPLE || bots.length === 0;
    const [good, source] = isTheirs ? [theirs, PEOPLE] : [bots, bot];
    const group = (some: Good[]) => ({ seats: Number(count), source, count: some.length, lines: meanLines(some) });
    groups.push(group(good));
    for (const [kind, some] of grouped(good, one => one.kind ?? [])) if (some.length >= FEWEST) groups.push({ kind, ...group(some) });
  }
  return { groups };
}

function goodSeats(mind: Mind, logs: readonly TableLog[], onlyFirst: boolean): Good[] {
  return logs.flatMap(log => {
    const end = walk(mind, log, () => {});
    const scores = mind.game.score(end).filter(({ rank }) => !onlyFirst || rank === 1);
    return scores.map(({ seat, lines }) => ({ seats: log.seats, kind: kindAt(mind, end, seat), lines }));
  });
}

function meanLines(seats: readonly { lines: readonly { key: string; points: number }[] }[]): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const { lines } of seats) for (const { key, points } of lines) sums[key] = (sums[key] ?? 0) + points;
  return Object.fromEntries(Object.entries(sums).map(([key, sum]) => [key, tenths(sum / seats.length)]));
}

/** In the order in which the keys first occur; something may have several keys. */
function grouped<T>(all: readonly T[], keysOf: (one: T) => string | readonly string[]): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const one of all)
    for (const key of [keysOf(one)].flat()) {
      const group = groups.get(key) ?? [];
      groups.set(key, group);
      group.push(one);
    }
  return groups;
}

const average = (numbers: readonly number[]): number =>
  numbers.length === 0 ? 0 : numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
