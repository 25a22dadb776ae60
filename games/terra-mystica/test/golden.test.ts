/**
 * Tables played before. A change of a rule after which one of them cannot be played again, or ends otherwise, breaks tables in
 * progress too and needs a new `rules` number. `NEW_GOLDEN=1` plays the tables anew.
 * First line the table and its final points, then a move per line: seat, decision, choice.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { type Move, replay } from '@tarsas/kernel';
import { describe, expect, test } from 'vitest';
import { type Choice, terraMystica } from '../rules/index.ts';
import { played, TABLES } from './golden/tables.ts';

interface Head {
  seats: number;
  options: object;
  seed: string;
  points: number[];
}

function read(name: string): { head: Head; moves: Move<Choice>[] } {
  const file = new URL(`./golden/${name}.jsonl`, import.meta.url);
  if (process.env.NEW_GOLDEN) writeFileSync(file, `${played(name).join('\n')}\n`);
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  const [head, ...moves] = lines.map(line => JSON.parse(line));
  return { head, moves: moves.map(([seat, decision, choice]) => ({ seat, decision, choice })) };
}

describe('golden tables', () => {
  test.each(Object.keys(TABLES))('%s', name => {
    const { head, moves } = read(name);
    const { state } = replay(terraMystica, { game: terraMystica.id, rules: terraMystica.rules, ...head, moves });
    expect(state.over).toBe(true);
    expect(state.players.map(p => p.vp)).toEqual(head.points);
    // Every point has a source.
    const sums = terraMystica.score(state).map(({ lines }) => lines.reduce((sum, { points }) => sum + points, 0));
    expect(sums).toEqual(head.points);
  });

  test('the rules are still those of version 2', () => expect(terraMystica.rules).toBe(2));
});
