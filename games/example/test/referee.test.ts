import type { Fact } from '@tarsas/kernel';
import { describe, expect, test } from 'vitest';
import { type GameRecord, playedGame } from '../../../bots/referee.ts';
import { mind } from '../bot/index.ts';
import type { Example } from '../rules/index.ts';
import { referee } from './referee.ts';

const GAMES = 10 * Number(process.env.TARSAS_LAWS ?? 1);
const sittings = Array.from({ length: GAMES }, (_, i) => ({
  seats: 2 + (i % 3),
  seed: `referee ${i}`,
  options: { ties: i % 2 ? 'first' : 'nobody' },
}));

describe('The referee works out the same game', () => {
  test.each(sittings)('$seed: $seats seats, ties to $options.ties', sitting => {
    expect(referee(playedGame(mind, sitting))).toEqual([]);
  });
});

/** Every place in plain JSON that holds a number, as a way to change it in a copy. */
function numbersIn(json: unknown, path: (string | number)[] = []): (string | number)[][] {
  if (typeof json === 'number') return [path];
  if (typeof json !== 'object' || json === null) return [];
  return Object.entries(json).flatMap(([key, value]) => numbersIn(value, [...path, key]));
}
function oneMore<T>(json: T, path: (string | number)[]): T {
  const copy = structuredClone(json);
  const last = path.at(-1)!;
  const holder = path.slice(0, -1).reduce((at, key) => at[key] as Record<string, unknown>, copy as Record<string, unknown>);
  holder[last] = Number(holder[last]) + 1;
  return copy;
}

describe('The referee notices', () => {
  const record = playedGame(mind, { seats: 3, seed: 'planted', options: { ties: 'nobody' } });
  const objects = (changed: Partial<GameRecord<Example>>) => referee({ ...record, ...changed }).length > 0;
  const without = (fact: Fact) => record.facts.map(facts => facts.filter(other => other !== fact));

  test.each(record.facts.flat().map(fact => [JSON.stringify(fact), fact] as const))('that %s was dropped', (_, fact) => {
    expect(objects({ facts: without(fact) })).toBe(true);
  });

  const amounts = numbersIn(record.facts.map(facts => facts.map(({ args }) => ({ args }))));
  test.each(amounts.map(path => [path.join('.'), path] as const))('one more in fact %s', (_, path) => {
    expect(objects({ facts: oneMore(record.facts, path) })).toBe(true);
  });

  const goods = numbersIn(record.views.map(({ prizes, shown }) => ({ prizes, shown })));
  test.each(goods.map(path => [path.join('.'), path] as const))('one more in view %s', (_, path) => {
    expect(objects({ views: oneMore(record.views, path) })).toBe(true);
  });

  const results = numbersIn(record.scores).filter(path => path.at(-1) !== 'seat');
  test.each(results.map(path => [path.join('.'), path] as const))('one more in score %s', (_, path) => {
    expect(objects({ scores: oneMore(record.scores, path) })).toBe(true);
  });
});
