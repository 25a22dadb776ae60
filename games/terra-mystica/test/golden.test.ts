/**
 * Tables played before, at random, under the rules of version 1. Whoever changes a rule so that one of them cannot be played
 * again or ends otherwise breaks tables in progress too: that needs a new `rules` number, and then new tables here.
 * First line the table and its final points, then a move per line: seat, decision, choice.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { type Move, replay } from '@tarsas/kernel';
import { describe, expect, test } from 'vitest';
import { type Choice, terraMystica } from '../rules/index.ts';

const folder = new URL('./golden/', import.meta.url);

interface Head {
  seats: number;
  options: object;
  seed: string;
  points: number[];
}

function read(file: string): { head: Head; moves: Move<Choice>[] } {
  const [head, ...moves] = readFileSync(new URL(file, folder), 'utf8')
    .trim()
    .split('\n')
    .map(line => JSON.parse(line));
  return { head, moves: moves.map(([seat, decision, choice]) => ({ seat, decision, choice })) };
}

describe('golden tables', () => {
  const files = readdirSync(folder);

  test('there are some of every kind', () =>
    expect(files.toSorted()).toEqual(['fire-and-ice.jsonl', 'introductory.jsonl', 'open-offers.jsonl', 'rulebook.jsonl']));

  test.each(files)('%s', file => {
    const { head, moves } = read(file);
    const { state } = replay(terraMystica, { game: terraMystica.id, rules: 1, ...head, moves });
    expect(state.over).toBe(true);
    expect(state.players.map(p => p.vp)).toEqual(head.points);
    // Every point has a source.
    const sums = terraMystica.score(state).map(({ lines }) => lines.reduce((sum, { points }) => sum + points, 0));
    expect(sums).toEqual(head.points);
  });

  test('the rules are still those of version 1', () => expect(terraMystica.rules).toBe(1));
});
