import { copy, pending, start } from '@tarsas/kernel';
import { describe, expect, test } from 'vitest';
import { mind as pebbles } from '../../games/example/bot/index.ts';
import { minds } from '../../games/found.ts';
import type { Mind } from '../index.ts';
import { contrast, LEARNED, reasonsFor } from '../reasons.ts';

const mind = pebbles as unknown as Mind;
const begun = () => start(mind.game, { seats: 2, seed: 'reasons' }).state;
const bury = (pebbles: number) => [{ do: 'bury', pebbles }];
const sum = (reasons: readonly { points: number }[]) => reasons.reduce((all, { points }) => all + points, 0);

describe('reasons', () => {
  test('add up to what each seat may expect', () => {
    const s = begun();
    const values = mind.value(s, mind.weights, 0);
    reasonsFor(mind, s, 0).forEach((reasons, seat) => {
      expect(sum(reasons)).toBeCloseTo(values[seat]);
      expect(reasons.map(({ term }) => term)).not.toContain(LEARNED);
    });
  });

  test('what a learned judgement adds is a term of its own', () => {
    const learned: Mind = { ...mind, value: (s, w, viewer) => mind.value(s, w, viewer).map(points => points + 3) };
    for (const reasons of reasonsFor(learned, begun(), 0)) {
      const { points } = reasons.find(({ term }) => term === LEARNED)!;
      expect(points).toBeCloseTo(3);
    }
  });

  test('of two plans name the terms that differ, the largest first', () => {
    const s = begun();
    const before = copy(mind.game, s);
    const [decision] = pending(mind.game, s);
    const { own, others, better } = contrast(mind, s, decision, bury(2), bury(0));
    expect(own.map(({ term }) => term).sort()).toEqual(['buried', 'hope']);
    expect(own.find(({ term }) => term === 'buried')!.points).toBe(2);
    expect(own.find(({ term }) => term === 'hope')!.points).toBeLessThan(0);
    expect(Math.abs(own[0].points)).toBeGreaterThanOrEqual(Math.abs(own[1].points));
    expect(better).toBeCloseTo(sum(own) - sum(others[1]));
    expect(s).toEqual(before);
  });

  test('plans that come to the same differ in nothing', () => {
    const [decision] = pending(mind.game, begun());
    expect(contrast(mind, begun(), decision, bury(1), bury(1))).toEqual({ better: 0, own: [], others: [[], []] });
  });
});

describe.each(Object.entries(minds))('the terms of %s', (id, load) => {
  test.each(['en', 'hu'])('all have words (%s), no two the same', async language => {
    const { terms } = await load();
    const { terms: words } = (await import(`../../games/${id}/text/terms.${language}.ts`)) as { terms: Record<string, string> };
    expect(Object.keys(words)).toEqual(terms?.names);
    expect(new Set(Object.values(words)).size).toBe(Object.keys(words).length);
  });
});
