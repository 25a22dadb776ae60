/** The page of statistics: what a row tells, and shares within a map or a rule set. The server's own counting is tested with the server. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Statistics } from '../../pages/statistics/shown.ts';
import { somebody, withBrowser } from './people.ts';

withBrowser();

type Value = Statistics['groups'][number]['values'][number];
const of = (value: string, games: number, wins: number, low: number, high: number, mean: number): Value => ({
  value,
  games,
  share: { games, wins, even: 0.25, low, high },
  points: { mean, range: 2.5 },
});
const winners = (value: string, games: number, mean: number): Value => ({ value, games, share: null, points: { mean, range: 1.5 } });

const EVERYTHING: Statistics = {
  game: 'terra-mystica',
  tables: 200,
  from: Date.UTC(2026, 0),
  to: Date.UTC(2026, 5),
  bots: [],
  groups: [
    { about: 'trait', key: 'faction', values: [of('witches', 150, 60, 0.325, 0.48, 120), of('giants', 12, 1, 0.015, 0.354, 90)] },
    { about: 'rules', key: 'rules', values: [winners('standard', 150, 130), winners('fireAndIce', 50, 125)] },
    { about: 'setting', key: 'map', values: [winners('base', 160, 131), winners('lakes', 40, 128)] },
  ],
};
const ON_LAKES: Statistics = {
  ...EVERYTHING,
  tables: 40,
  groups: [
    { about: 'trait', key: 'faction', values: [of('giants', 30, 12, 0.246, 0.577, 115), of('witches', 40, 4, 0.04, 0.231, 99)] },
    { about: 'setting', key: 'map', values: [winners('lakes', 40, 128)] },
  ],
};

/** The server answers with these figures; what it was asked for is remembered. */
async function answered(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route('**/api/v1/games/terra-mystica/statistics*', route => {
    const within = new URL(route.request().url()).searchParams.get('within') ?? '';
    asked.push(within);
    return route.fulfill({ json: within === 'map:lakes' ? ON_LAKES : EVERYTHING });
  });
  return asked;
}

const row = async (page: Page, faction: string): Promise<string> =>
  (await page.getByRole('row', { name: faction }).getByRole('cell').allTextContents())
    .map(text => text.replace(/\s+/g, ' ').trim())
    .join(' | ');

test('a faction’s share stands with its count, its interval and its mean; of few games there is no line', async () => {
  const { page, go } = await somebody({ fresh: true });
  await answered(page);
  await go('/statistics/terra-mystica');
  await page.getByRole('row', { name: 'Witches' }).waitFor();
  expect(await row(page, 'Witches')).toBe('150 |  | 40%, true share between 33% and 48% | 120.0 ± 2.5');
  expect(await row(page, 'Giants')).toContain('12 |');
  const lines = (faction: string) => page.getByRole('row', { name: faction }).locator('line:not(.even)').count();
  expect([await lines('Witches'), await lines('Giants')]).toEqual([3, 0]);
});

test('shares can be seen within one map; the choice stands in the address and in the link to the JSON', async () => {
  const { page, go } = await somebody({ fresh: true });
  const asked = await answered(page);
  await go('/statistics/terra-mystica');
  const rules = page.getByLabel('Rules');
  await rules.selectOption('map:lakes');
  await page.getByText('40', { exact: true }).first().waitFor();
  await expect.poll(() => row(page, 'Witches')).toContain('10%, true share between 4% and 23%');
  expect(asked).toContain('map:lakes');
  expect(new URL(page.url()).searchParams.get('within')).toBe('map:lakes');
  expect(await page.getByRole('link', { name: 'The same as JSON' }).getAttribute('href')).toContain('within=map%3Alakes');
  // What else there is to choose from stays, with how many games each has.
  expect(await rules.locator('option').allTextContents()).toEqual([
    'Any',
    'Standard (150)',
    'Fire & Ice (50)',
    'Base game (160)',
    'Lakes (40)',
  ]);
});
