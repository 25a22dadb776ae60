import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { tarsas, temporaryFolder } from './scripted.ts';

const LOG = fileURLToPath(new URL('../../games/terra-mystica/test/games/bridges-and-priests.log', import.meta.url));

const folder = temporaryFolder();

describe('import', () => {
  test('prints the points of every faction, and for programs the table log', async () => {
    const { status, json } = await tarsas(`import ${LOG} --json`);
    expect(status).toBe(0);
    const { game, points, moves, log } = json() as {
      game: string;
      points: Record<string, number>;
      moves: number;
      log: { moves: unknown[] };
    };
    expect(game).toBe('terra-mystica');
    expect(Object.values(points).sort()).toEqual([68, 81]);
    expect(log.moves).toHaveLength(moves);
  });

  test('saves a table that verifies and can be exported to the same points again', async () => {
    const table = join(folder, 'table.json');
    const again = join(folder, 'again.log');
    expect((await tarsas(`import ${LOG} --save ${table}`)).status).toBe(0);
    expect((await tarsas(`verify ${table}`)).status).toBe(0);
    expect((await tarsas(`export ${table} --save ${again}`)).status).toBe(0);
    const first = (await tarsas(`import ${LOG} --json`)).json() as { points: object };
    const second = (await tarsas(`import ${again} --json`)).json() as { points: object };
    expect(second.points).toEqual(first.points);
  });

  test('names the line that cannot be played, in one line on the error stream', async () => {
    const broken = join(folder, 'broken.log');
    const lines = readFileSync(LOG, 'utf8').split('\n');
    const at = lines.findIndex(line => /: build \w/i.test(line));
    lines[at] = lines[at].replace(/build \w+/i, 'build Z99');
    writeFileSync(broken, lines.join('\n'));
    const { status, err, out } = await tarsas(`import ${broken}`);
    expect(status).toBe(2);
    expect(out).toEqual([]);
    expect(err).toEqual([expect.stringContaining(`Line ${at + 1}:`)]);
  });
});

describe('conformance', () => {
  const ledger = async (change: number) => {
    const { points } = (await tarsas(`import ${LOG} --json`)).json() as { points: Record<string, number> };
    const [faction] = Object.keys(points);
    return { finalVp: { ...points, [faction]: points[faction] + change }, rows: [] };
  };

  test('agrees with a ledger that says the same, and names what differs from one that does not', async () => {
    copyFileSync(LOG, join(folder, 'game.log'));
    writeFileSync(join(folder, 'game.json'), JSON.stringify(await ledger(0)));
    const good = await tarsas(`conformance ${folder} --json`);
    expect(good.status).toBe(0);
    expect(good.json()).toMatchObject({ files: 1, agreed: 1, disagreements: [] });

    writeFileSync(join(folder, 'game.json'), JSON.stringify(await ledger(1)));
    const bad = await tarsas(`conformance ${folder} --json`);
    expect(bad.status).toBe(1);
    expect(bad.json()).toMatchObject({ files: 1, agreed: 0, disagreements: [{ file: 'game.log', commands: 'final points' }] });
  });

  test('a folder that is not there is one clear line', async () => {
    const { status, err } = await tarsas(`conformance ${join(folder, 'nowhere')}`);
    expect(status).toBe(2);
    expect(err).toEqual([expect.stringContaining('There is no folder')]);
  });
});
