import { expect, test } from 'vitest';
import { costOf, fit, loadOf, type Model, type Sample, type Setting, TERMS, type Term } from './capacity.ts';

const PLAIN: Setting = { processes: 1, spread: false, stored: 0, active: 100, watchers: 4, atOnce: 100, bus: 'nats' };
const SETTINGS: Setting[] = [
  PLAIN,
  { ...PLAIN, watchers: 0 },
  { ...PLAIN, watchers: 40 },
  { ...PLAIN, active: 10_000 },
  { ...PLAIN, active: 1_000 },
  { ...PLAIN, stored: 100_000 },
  { ...PLAIN, processes: 2, atOnce: 200 },
  { ...PLAIN, processes: 3, atOnce: 300 },
  ...[2, 3].flatMap((processes): Setting[] => [
    { ...PLAIN, processes },
    { ...PLAIN, processes, spread: true },
    { ...PLAIN, processes, spread: true, bus: 'postgres' },
  ]),
];

const TRUE: Record<Term, number> = {
  'a move': 100,
  'a commit, shared by 50 moves': 30,
  'a watcher': 20,
  'another process that hears of it': 5,
  'another process that shows what was passed on': 60,
  'another process that reads it': 150,
  'ten times as many active tables': 12,
  'ten times as many stored tables': 3,
};

const costIn = (costs: Record<Term, number>, setting: Setting) =>
  (Object.keys(TERMS) as Term[]).reduce((sum, name) => sum + costs[name] * TERMS[name](setting), 0);

const sampleOf = (setting: Setting, factor = 1): Sample => ({
  ...{ ...setting, moves: 1, perSecond: 1, passed: 0, read: 0, p50: 1, p99: 1, halfP50: 1, halfP99: 1, hot: 1, load: 1 },
  server: factor * costIn(TRUE, setting),
  postgres: factor * 50,
  nats: 0,
});

test('parts that were there are found again, and a run that was not fitted to is predicted', () => {
  const model = fit(SETTINGS.map(setting => sampleOf(setting)));
  for (const [name, cost] of Object.entries(TRUE)) expect(model.server[name as Term]).toBeCloseTo(cost, 2);
  const other: Setting = { ...PLAIN, processes: 3, spread: true, watchers: 10, stored: 20_000, active: 500 };
  expect(costOf(model.server, other)).toBeCloseTo(costIn(TRUE, other), 1);
  expect(costOf(model.postgres, other)).toBeCloseTo(50, 1);
  expect(costOf(model.nats, other)).toBe(0);
});

test('what was measured inexactly gives no part that costs less than nothing', () => {
  const model = fit(SETTINGS.map((setting, i) => sampleOf(setting, 1 + (i % 3) / 10)));
  for (const cost of Object.values(model.postgres)) expect(cost).toBeGreaterThanOrEqual(-1e-6);
  for (const setting of SETTINGS) expect(Math.abs(costOf(model.server, setting) / costIn(TRUE, setting) - 1.1)).toBeLessThan(0.15);
});

test('more players need more, and what there is least of breaks first', () => {
  const model: Model = fit(SETTINGS.map(setting => sampleOf(setting)));
  const loads = [1e4, 1e5, 1e6].map(players => loadOf(model, players));
  for (const [i, { share }] of loads.slice(1).entries())
    for (const [name, part] of Object.entries(share)) expect(part).toBeGreaterThan(loads[i].share[name as keyof typeof share]);
  expect(loads[0].processes).toBe(1);
  expect(loads[2].processes).toBeGreaterThan(5);
  const { share, first } = loads[2];
  expect(share[first as keyof typeof share]).toBe(Math.max(...Object.values(share)));
  const slow: Model = { ...model, postgres: { ...model.postgres, 'a move': 1e6 } };
  expect(loadOf(slow, 1e4).first).toBe('the database’s processor');
});
