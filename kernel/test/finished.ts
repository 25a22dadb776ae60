/** Finished games, replayed: no change of the rules goes unnoticed. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Game, hash, type Kind, replay, type TableLog } from '../index.ts';

export interface Finished extends TableLog {
  points: number[];
  hash: string;
}

/** The games of a folder, by the names of their files. A test each says that the game ends as it did. */
export function finishedGames<G extends Kind>(game: Game<G>, folder: URL): Finished[] {
  const games = readdirSync(folder).map(file => [file, JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Finished] as const);
  test.each(games)('%s ends as it did', (_, log) => {
    expect(log.rules).toBe(game.rules);
    const { state } = replay(game, log);
    expect(state.over).toBe(true);
    expect(game.score(state).map(({ points }) => points)).toEqual(log.points);
    expect(hash(state)).toBe(log.hash);
  });
  return games.map(([, log]) => log);
}

export function makeEveryChoice(games: readonly Finished[], choices: object): void {
  test('together they make every kind of choice there is', () => {
    const made = new Set(games.flatMap(({ moves }) => moves.map(({ choice }) => choice.do)));
    expect([...made].sort()).toEqual(Object.keys(choices).sort());
  });
}
