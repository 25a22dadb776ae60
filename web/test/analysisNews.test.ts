/** A page is told what has changed of an analysis, and words for plans are found a little at a time: it stays quick while the coach works. */
import { type Analysis, analyse, forPages } from '@tarsas/coach';
import { type Move, pending, start } from '@tarsas/kernel';
import { describe, expect, test, vi } from 'vitest';
import { mindOf } from '../../games/list.ts';
import { decide } from '../../kernel/engine.ts';
import { apart } from '../pages/analysis/briefly.ts';
import { Gently } from '../pages/analysis/gently.ts';
import { Teller, withNews } from '../session/analysisNews.ts';

/** Every first plan is taken. */
async function saved() {
  const mind = (await mindOf('example'))!;
  const { game } = mind;
  const table = { seats: 2, seed: 'told', options: {} };
  const moves: Move[] = [];
  let { state } = start(game, table);
  while (!state.over) {
    const decision = pending(game, state).find(({ waiting }) => waiting)!;
    const choice = mind.plans(state, decision, mind.weights)[0]![0]!;
    moves.push({ seat: decision.seat, decision: decision.id, choice });
    state = decide(game, state, decision, choice).state;
  }
  return { mind, saved: { game: game.id, rules: game.rules, ...table, moves } };
}

describe('news of an analysis', () => {
  test('put together are the analysis itself, at every step and after a message as well', async () => {
    const { mind, saved: log } = await saved();
    const teller = new Teller();
    let page: Analysis | null = null;
    const sizes: number[] = [];
    for (const analysis of analyse({ mind, calibration: null, reference: null }, log, {
      decisions: 3,
      plans: 2,
      fewest: 4,
      most: 8,
      step: 2,
    })) {
      const news = structuredClone(teller.news(analysis));
      sizes.push(news.positions.length);
      page = withNews(page, news);
      expect(page).toEqual(structuredClone(forPages(analysis)));
    }
    expect(sizes[0]).toBe(page!.positions.length);
    // The lines of the graph are drawn for all at once; apart from that a piece of work changes little.
    expect(sizes.filter(size => size > 3).length).toBeLessThanOrEqual(3);
  });

  test('what has not changed stays the same object', async () => {
    const { mind, saved: log } = await saved();
    const [teller, known] = [new Teller(), { mind, calibration: null, reference: null }];
    let page: Analysis | null = null;
    let last: Analysis | null = null;
    for (const analysis of analyse(known, log, { decisions: 1, plans: 2, fewest: 4, most: 8, step: 2 })) {
      page = withNews(last, teller.news(analysis));
      if (last && analysis.done.toPlayOut > 0)
        expect(page.positions.filter((one, at) => one !== last!.positions[at]).length).toBeLessThanOrEqual(1);
      last = page;
    }
    expect(last).not.toBeNull();
  });
});

test('what takes long is not done in one go with what was asked for besides', () => {
  vi.useFakeTimers();
  let now = 0;
  const done: string[] = [];
  const gently = new Gently(() => now);
  const add = (name: string, ms: number) =>
    gently.add(() => {
      now += ms;
      done.push(name);
    });
  for (const name of ['a', 'b', 'c', 'd']) add(name, 5);
  expect(done).toEqual([]);
  vi.advanceTimersToNextTimer();
  expect(done).toEqual(['a', 'b']);
  vi.advanceTimersToNextTimer();
  expect(done).toEqual(['a', 'b', 'c', 'd']);
  add('e', 5);
  gently.clear();
  vi.runAllTimers();
  expect(done).toEqual(['a', 'b', 'c', 'd']);
  vi.useRealTimers();
});

test('plans that the log would not tell apart also say in which choices they differ', () => {
  const passing = (card: string) => ({ brief: 'pass', choices: [`Pass and take ${card}`] });
  expect(apart([passing('6 coins'), passing('a spade'), { brief: 'dig E5', choices: ['Dig E5'] }])).toEqual([
    'Pass and take 6 coins',
    'Pass and take a spade',
    'dig E5',
  ]);
  const long = { brief: 'card: Thief', choices: ['Play Thief', 'Hire'] };
  expect(apart([long, { brief: 'card: Thief', choices: ['Play Thief'] }])).toEqual(['card: Thief (Hire)', 'card: Thief']);
});
