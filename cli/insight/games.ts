/** Games that a bot plays for the sake of insight: against itself, and on from where people were. */
import type { Mind } from '@tarsas/bots';
import { roundsOf } from '@tarsas/bots/insight';
import type { TableLog } from '@tarsas/kernel';
import type { Entrant, Match, Played } from '../arena/match.ts';
import type { Pool } from '../arena/pool.ts';
import { around, type Interval, mean } from '../arena/statistics.ts';

/** Plays all of them; throws with the first that breaks. */
export async function playAll(pool: Pool, matches: readonly Match[], tell: (done: number) => void): Promise<Played[]> {
  const found: Played[] = [];
  let done = 0;
  let broken: string | undefined;
  await pool.play(matches, ({ n, played, error }) => {
    if (played) found[n] = played;
    else broken ??= `${matches[n].seed}: ${error}`;
    tell(++done);
  });
  if (broken !== undefined) throw new Error(broken);
  return found;
}

/** The tables of games that were recorded. */
export function recorded(matches: readonly Match[], played: readonly Played[], rules: number): TableLog[] {
  return matches.map(({ game, options, seed, entrants }, n) => {
    return { game, rules, seats: entrants.length, options, seed, moves: played[n].log ?? [] };
  });
}

/** What came of games when a bot took over all seats at the beginning of a round. */
export interface TakeOver {
  round: number;
  games: number;
  /** Mean points of a seat: what the people made, what the bot made of it, and the difference with its 95 % interval. */
  people: number;
  bot: number;
  difference: number;
  interval: Interval;
}

export interface Begun {
  round: number;
  people: number;
  match: Match;
}

/** Every round of every game as a game to be played on; with `rounds` only these. */
export function takeOvers(
  mind: Mind,
  logs: readonly TableLog[],
  bot: Entrant,
  people: readonly number[],
  rounds: readonly number[] | null,
): Begun[] {
  return logs.flatMap((log, n) => {
    const begun = roundsOf(mind, log).filter(({ round }) => (rounds ? rounds.includes(round) : round > 0));
    return begun.map(({ round, moves }) => {
      const entrants = Array.from({ length: log.seats }, () => bot);
      return {
        round,
        people: people[n],
        match: { game: log.game, options: log.options, seed: `${log.seed}/${n}/${round}`, entrants, from: { log, moves } },
      };
    });
  });
}

export function comparedByRound(begun: readonly Begun[], played: readonly Played[]): TakeOver[] {
  const rounds = [...new Set(begun.map(({ round }) => round))].sort((a, b) => a - b);
  return rounds.map(round => {
    const games = begun.flatMap((one, n) => (one.round === round ? [{ people: one.people, bot: mean(played[n].points) }] : []));
    const differences = games.map(({ people, bot }) => bot - people);
    return {
      round,
      games: games.length,
      people: mean(games.map(({ people }) => people)),
      bot: mean(games.map(({ bot }) => bot)),
      difference: mean(differences),
      interval: around(differences),
    };
  });
}
