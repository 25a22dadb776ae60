import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { titles } from '../../games/registry.ts';
import { tarsas, temporaryFolder } from './scripted.ts';

const folder = temporaryFolder();
const table = join(folder, 'table.json');
beforeAll(async () => {
  const { status } = await tarsas(`play example --seats 3 --seed 0x10 --option ties=first --save ${table}`, ['2', '2', '2', '2']);
  expect(status).toBe(0);
});

/** The saved table with something changed. */
function forged(name: string, change: (table: Record<string, never>) => object): string {
  const file = join(folder, name);
  writeFileSync(file, JSON.stringify(change(JSON.parse(readFileSync(table, 'utf8')))));
  return file;
}

describe('games', () => {
  test('lists id, rules version and seats of every game in the registry', async () => {
    const { status, json } = await tarsas('games --json');
    expect(status).toBe(0);
    expect(json()).toEqual(titles.map(({ game }) => ({ id: game.id, rules: game.rules, seats: game.seats })));
  });

  test('names the games in the language asked for', async () => {
    expect((await tarsas('games --lang hu')).out).toContain('example: Kavicsok, 2–4 játékos');
    expect((await tarsas('games --lang=en')).out).toContain('example: Pebbles, 2–4 players');
  });
});

describe('rules', () => {
  test('counts ids, tests and reasons of one set', async () => {
    const { status, json } = await tarsas('rules example --json');
    expect(status).toBe(0);
    expect(json()).toEqual({ set: 'example', total: 9, tested: 8, exempt: 1, missing: [] });
  });

  test('gives a list for all sets', async () => {
    expect((await tarsas('rules --json')).json()).toContainEqual({ set: 'example', total: 9, tested: 8, exempt: 1, missing: [] });
  });
});

describe('simulate', () => {
  test('gives the figures other programs rely on, the same for the same seed', async () => {
    const run = async () => (await tarsas('simulate example --seats 4 --games 20 --bot random --seed s --option ties=first --json')).json();
    const { seconds, movesPerSecond, ...figures } = await run();
    expect(movesPerSecond).toBeCloseTo(figures.moves / seconds);
    expect(figures).toEqual({
      game: 'example',
      seats: 4,
      games: 20,
      moves: expect.any(Number),
      errors: [],
      scores: { mean: expect.any(Number), min: expect.any(Number), max: expect.any(Number) },
    });
    expect(figures.moves).toBeGreaterThanOrEqual(20 * 4 * 4);
    expect(await run()).toMatchObject(figures);
  });

  test('counts facts, choices and the ids in them', async () => {
    const { coverage } = (await tarsas('simulate example --games 10 --coverage --json')).json();
    expect(coverage.facts).toMatchObject({ prize: 30, shown: 30 });
    expect(coverage.choices.bury).toBe(20);
    expect(coverage.ids).toEqual({});
  });
});

describe('replay', () => {
  test('plays a saved table again', async () => {
    const { result, moves } = JSON.parse(readFileSync(table, 'utf8'));
    const { status, json } = await tarsas(`replay ${table} --json`);
    expect(status).toBe(0);
    expect(json()).toEqual({ game: 'example', seats: 3, moves: moves.length, over: true, ...result });
  });

  test('stops where it is told, and shows what a seat may see', async () => {
    const { json } = await tarsas(`replay ${table} --until 3 --view 2 --json`);
    expect(json()).toMatchObject({ moves: 3, over: false, view: { prizes: [0, 0, 0] } });
    expect(json().view).not.toHaveProperty('rng');
    const { out } = await tarsas(`replay ${table} --until 0 --view 1 --lang en`);
    expect(out).toContain('In your bag: 5 pebbles. Buried: no pebble.');
  });
});

describe('verify', () => {
  test('finds a genuine table genuine', async () => {
    const { status, out, json } = await tarsas(`verify ${table} --lang en`);
    expect(out.at(-1)).toBe('The table is genuine.');
    expect(status).toBe(0);
    expect(json).toThrow();
  });

  test.each([
    ['seed', (t: object) => ({ ...t, seedHash: '00' })],
    ['rules', (t: object) => ({ ...t, rules: 99 })],
    ['points', (t: { result: object }) => ({ ...t, result: { ...t.result, points: [9, 9, 9] } })],
    ['hash', (t: { result: object }) => ({ ...t, result: { ...t.result, hash: '0' } })],
    ['moves', (t: { moves: object[] }) => ({ ...t, moves: [...t.moves, t.moves[0]] })],
    ['moves', (t: object) => ({ ...t, seats: 9 })],
  ])('says that the %s differ', async (check, change) => {
    const { status, json } = await tarsas(`verify ${forged('forged.json', change as never)} --json`);
    expect(status).toBe(1);
    const { genuine, checks } = json();
    expect(genuine).toBe(false);
    expect(checks.filter((c: { agrees: boolean }) => !c.agrees).map((c: { check: string }) => c.check)).toEqual([check]);
  });

  test('notices another seed even when its hash was forged along', async () => {
    const { createHash } = await import('node:crypto');
    const file = forged('reseeded.json', t => ({ ...t, seed: 'mine', seedHash: createHash('sha256').update('mine').digest('hex') }));
    const { status, out } = await tarsas(`verify ${file} --lang en`);
    expect(status).toBe(1);
    expect(out.at(-1)).toBe('The table is NOT what it claims to be.');
  });
});

describe('bench', () => {
  test('prints calibrator and games', async () => {
    const { status, json } = await tarsas('bench example --slices 1 --slice-ms 5 --json');
    expect(status).toBe(0);
    const { calibrator, games } = json();
    expect(calibrator.chessopsPliesPerSecond).toBeGreaterThan(0);
    expect(Object.keys(games)).toEqual(['example']);
    const figures = games.example;
    expect(Object.keys(figures)).toEqual(['stepsPerSecond', 'ratio', 'copyMicroseconds', 'longestOptionsMs', 'stateBytes']);
    expect(figures.ratio).toBeCloseTo(figures.stepsPerSecond / calibrator.chessopsPliesPerSecond);
  });
});

describe('bad input is one clear line and status 2', () => {
  test.each([
    ['fly', "There is no command 'fly'. Try: tarsas --help"],
    ['games --lang de', "There is no language 'de'. Languages: hu, en."],
    ['games --fast', 'Unknown option `--fast`. Try --help'],
    ['simulate', 'missing required args for command `simulate <game>`. Try --help'],
    ['simulate chess', /^There is no game 'chess'\. Games: .*example/],
    ['rules chess', /^There is no rule set 'chess'\. Rule sets: .*example/],
    ['simulate example --seats 9', 'example is for 2 to 4 players, not 9.'],
    ['simulate example --seats two', "--seats must be a whole number of at least 1, not 'two'."],
    ['simulate example --seats 2 --seats 3', "--seats must be a whole number of at least 1, not '2, 3'."],
    ['simulate example --games 0', "--games must be a whole number of at least 1, not '0'."],
    ['simulate example --games', 'option `--games <k>` value is missing. Try --help'],
    [
      'simulate example --bot clever',
      "There is no bot 'clever'. Bots: curious, random, random-plans, gentle, greedy, steady, planner, searcher.",
    ],
    ['simulate example --option ties', "--option must look like key=value, not 'ties'."],
    ['simulate example --option tie=first', "example has no option 'tie'. Options: ties."],
    ['simulate example --tie first', "example has no option 'tie'. Options: ties."],
    ['simulate example --option ties=all', "Option 'ties' cannot be 'all'. It may be: nobody, first."],
    ['simulate example --components x.json', 'example takes no components of your own.'],
    ['replay nowhere.json', "There is no file 'nowhere.json'."],
    ['verify package.json', "package.json is not a saved table: 'game' is missing or wrong."],
    ['verify .npmrc', /^\.npmrc is not JSON: /],
    ['play example --save no/such/folder/x.json', "The file 'no/such/folder/x.json' cannot be written (ENOENT)."],
  ])('%s', async (args, line) => {
    const { status, out, err } = await tarsas(args);
    expect(err).toEqual([typeof line === 'string' ? line : expect.stringMatching(line)]);
    expect(out).toEqual([]);
    expect(status).toBe(2);
  });

  test('flags that do not fit the file', async () => {
    const { moves } = JSON.parse(readFileSync(table, 'utf8'));
    expect(await tarsas(`replay ${table} --until 999`)).toMatchObject({
      status: 2,
      err: [`--until 999: the table has only ${moves.length} moves.`],
    });
    expect(await tarsas(`replay ${table} --view 4`)).toMatchObject({
      status: 2,
      err: ["--view must be a seat from 1 to 3, or public, not '4'."],
    });
    const illegal = forged('illegal.json', (t: { moves?: object[] }) => ({ ...t, moves: [{ ...t.moves?.[0], choice: { do: 'fly' } }] }));
    expect(await tarsas(`replay ${illegal}`)).toMatchObject({ status: 2, err: [expect.stringContaining('Move 1: {"do":"fly"}')] });
  });
});

describe('puzzles', () => {
  test('takes its own flags beside options of the game', async () => {
    const file = join(folder, 'positions.json');
    writeFileSync(
      file,
      JSON.stringify({ games: [], puzzles: [{ id: 'a', game: 0, move: 0, seat: 0, round: 1, grade: 1, plans: [], playedOut: 1 }] }),
    );
    const { status, out } = await tarsas(`puzzles example --seats 2 --ties first --most 1 --save ${file}`);
    expect([status, ...out]).toEqual([0, `${file}: 1 position to solve`]);
    const wrong = await tarsas(`puzzles example --tie first --most 1 --save ${file}`);
    expect([wrong.status, wrong.err.join()]).toEqual([2, expect.stringContaining("'tie'")]);
  });
});
