import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { advance, type Move, optionsOf, pending, randomFrom, start } from '@tarsas/kernel';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Example, example } from '../../games/example/rules/index.ts';
import { saved } from '../savedTable.ts';
import { tarsas, temporaryFolder } from './scripted.ts';

const folder = temporaryFolder();
const file = join(folder, 'game.json');

beforeAll(() => {
  const random = randomFrom('analyse');
  const { state } = start(example, { seats: 2, seed: 'analyse' });
  const moves: Move<Example['choice']>[] = [];
  while (!state.over) {
    const [decision] = pending(example, state).filter(({ waiting }) => waiting);
    const options = optionsOf(example, state, decision);
    const choice = options[random(options.length)];
    moves.push({ seat: decision.seat, decision: decision.id, choice });
    advance(example, state, decision, choice);
  }
  const log = { game: example.id, rules: example.rules, seats: 2, options: {}, seed: 'analyse', moves };
  writeFileSync(file, JSON.stringify(saved(example, log, state)));
});

describe('analyse', () => {
  test('prints what other programs rely on', async () => {
    const report = (await tarsas(`analyse ${file} --decisions 2 --threads 1 --json`)).json();
    expect(Object.keys(report)).toEqual(['game', 'seats', 'positions', 'turningPoints', 'summary']);
    expect(report).toMatchObject({ game: 'example', seats: 2 });
    for (const one of report.positions) {
      expect(Object.keys(one)).toEqual(['move', 'seat', 'expected', 'low', 'high', 'best', 'chosen']);
      expect([one.expected, one.low, one.high].map(({ length }) => length)).toEqual([2, 2, 2]);
      for (const other of one.best) expect(Object.keys(other)).toEqual(['plan', 'gain', 'low', 'high', 'playedOut']);
    }
    expect(report.turningPoints).toHaveLength(2);
    for (const one of report.turningPoints) expect(Object.keys(one)).toEqual(['move', 'seat', 'kind', 'cost', 'low', 'high', 'better']);
    expect(report.summary).toHaveLength(6);
  });

  test('says the same for the same seed', async () => {
    const say = async () => (await tarsas(`analyse ${file} --decisions 2 --threads 1 --json --seed same`)).json();
    expect(await say()).toEqual(await say());
  });

  test('speaks both languages', async () => {
    const said = async (lang: string) => (await tarsas(`analyse ${file} --decisions 2 --threads 1 --lang ${lang}`)).out.join('\n');
    expect(await said('en')).toContain('What the others intend it can only guess: you may have known better.');
    expect(await said('hu')).toContain('Mit terveznek a többiek, azt a gép csak sejti: lehet, hogy te jobban tudtad.');
  });

  test('refuses what is neither a table nor a log', async () => {
    writeFileSync(join(folder, 'other.txt'), 'nothing of the kind');
    expect((await tarsas(`analyse ${join(folder, 'other.txt')}`)).status).toBe(2);
    expect((await tarsas(`analyse ${join(folder, 'missing.json')}`)).status).toBe(2);
  });
});

describe('calibrate', () => {
  test('writes what the coach needs to have measured', async () => {
    const { status } = await tarsas(`calibrate example --bot greedy --seeds 2 --threads 1 --save ${folder}`);
    expect(status).toBe(0);
    const calibration = JSON.parse(readFileSync(join(folder, 'calibration.json'), 'utf8'));
    expect(calibration).toMatchObject({ source: 'greedy', rounds: { 1: { band: expect.any(Number) } } });
    const { groups } = JSON.parse(readFileSync(join(folder, 'reference.json'), 'utf8'));
    expect(groups.map(({ seats }: { seats: number }) => seats)).toEqual([2, 3, 4]);
    expect(existsSync(join(folder, 'judgement.json'))).toBe(false);
  });
});
