/** Commands about results and offices as an operator types them, on an embedded database that no server has open. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { beforeAll, expect, test } from 'vitest';
import { openStorage, type Where } from '../storage/open.ts';
import { freshFolder } from './engines.ts';
import { aFinishedTable, aPerson, writeResult } from './finished.ts';
import { TARSAS } from './process.ts';

const TABLES = ['t1', 't2', 't3'];
const SAME = { results: 0, ratings: 0, statistics: 0 };

let where: Extract<Where, { folder: string }>;
beforeAll(async () => {
  where = (await freshFolder()) as typeof where;
  const { db, close } = await openStorage(where);
  for (const person of ['anna', 'bela']) await aPerson(db, person);
  for (const [i, id] of TABLES.entries()) {
    const seats = [{ person: 'anna' }, { person: 'bela' }];
    await aFinishedTable(db, { id, seats, endedAt: 1_000_000 * (i + 1), ladder: 'people', seed: id });
    await writeResult(db, id);
  }
  await close();
});

async function tarsas(words: string) {
  const args = [TARSAS, ...words.split(' '), '--lang', 'en', '--data-dir', where.folder];
  const ran = promisify(execFile)(process.execPath, args, { env: { ...process.env, DATABASE_URL: '' } });
  return ran.then(
    said => ({ status: 0, ...said }),
    ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({ status: code, stdout, stderr }),
  );
}
async function asJson(words: string) {
  const { status, stdout } = await tarsas(`${words} --json`);
  return { status, said: JSON.parse(stdout) };
}

test('ratings --rebuild says that nothing differed; after somebody tampered what differed, with status 1, and it is put right', async () => {
  const nothing = { status: 0, said: { tables: TABLES.length, differed: SAME } };
  expect(await asJson('ratings --rebuild')).toEqual(nothing);
  const { db, close } = await openStorage(where);
  await db.updateTable('rating').set({ mu: 50 }).where('player', '=', 'anna').execute();
  await db.updateTable('played').set({ points: 1_000 }).where('table_id', '=', 't2').where('seat', '=', 0).execute();
  await close();
  expect(await asJson('ratings --rebuild')).toEqual({
    status: 1,
    said: { tables: TABLES.length, differed: { results: 1, ratings: 1, statistics: 0 } },
  });
  expect(await asJson('ratings --rebuild')).toEqual(nothing);
});

test('ratings without --rebuild is not understood', async () => {
  expect(await tarsas('ratings')).toMatchObject({ status: 2, stdout: '', stderr: expect.stringMatching(/^.*--rebuild.*\n$/) });
});

test('admin grant makes the first administrator of an e-mail address, and list tells who it is', async () => {
  expect(await asJson('admin list')).toEqual({ status: 0, said: { offices: [] } });
  const { status, said } = await asJson('admin grant anna@example.org');
  expect({ status, said }).toEqual({
    status: 0,
    said: { offices: [{ name: 'anna', tag: null, office: 'administrator', since: expect.any(Number) }] },
  });
  expect((await asJson('admin list')).said).toEqual(said);
  expect(await tarsas('admin grant nobody@example.org')).toMatchObject({
    status: 2,
    stdout: '',
    stderr: expect.stringMatching(/^.*nobody@example\.org.*\n$/),
  });
});
