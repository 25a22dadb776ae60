/** The games that decide whether a new judgement is let in: it and the last one take turns at the same tables, each set-up from both sides. */
import type { Practice } from '@tarsas/bots';
import type { Gate, Judgement } from '@tarsas/bots/judgement';
import type { Entrant, Match, Played } from '../arena/match.ts';
import type { Pool } from '../arena/pool.ts';
import { mean } from '../arena/statistics.ts';

/** Who plays, and how many games. */
export interface Trial {
  bot: string;
  games: number;
}

export interface Tables {
  game: string;
  seed: string;
  practice: readonly Practice[];
}

/** One bot with the new judgement against itself with the last one, or with the game's own value where there is none. */
export async function decide(
  pool: Pool,
  { game, seed, practice }: Tables,
  { bot, games }: Trial,
  made: Judgement,
  last: Judgement | null,
  tell: (done: number, all: number) => void,
): Promise<Gate> {
  const sides: Entrant[] = [
    { bot, judgement: made },
    { bot, ...(last ? { judgement: last } : { weights: {} }) },
  ];
  const matches: Match[] = Array.from({ length: games }, (_, n) => {
    const { seats, options } = practice[(n >> 1) % practice.length];
    const entrants = Array.from({ length: seats }, (_, seat) => sides[(seat + n) % 2]);
    return { game, options, seed: `${seed}/gate/${n >> 1}`, entrants };
  });
  const played: Played[] = [];
  let done = 0;
  await pool.play(matches, outcome => {
    if (outcome.played === undefined) throw new Error(`${matches[outcome.n].seed}: ${outcome.error}`);
    played[outcome.n] = outcome.played;
    tell(++done, games);
  });
  return { bot, against: last?.card.generation ?? null, ...compared(played) };
}

/** More points, and more than half of the first places. */
export const isPassed = ({ points: [own, other], firstPlaces }: Pick<Gate, 'points' | 'firstPlaces'>): boolean =>
  own > other && firstPlaces > 0.5;

/** The side that sits in even seats of even games, and in odd seats of odd ones, against the other. */
function compared(games: readonly Played[]): Pick<Gate, 'games' | 'firstPlaces' | 'points'> {
  const points: [number[], number[]] = [[], []];
  const firsts = [0, 0];
  games.forEach((played, n) => {
    const winners = played.ranks.filter(rank => rank === 1).length;
    // Against an opponent that the game plays, being ahead counts: who makes points slowly lets it make more.
    const ahead = Math.max(0, ...played.automatic);
    played.points.forEach((own, seat) => {
      const side = (seat + n) % 2;
      points[side].push(own - ahead);
      if (played.ranks[seat] === 1) firsts[side] += 1 / winners;
    });
  });
  const all = firsts[0] + firsts[1];
  return { games: games.length, firstPlaces: all === 0 ? 0.5 : firsts[0] / all, points: [mean(points[0]), mean(points[1])] };
}
