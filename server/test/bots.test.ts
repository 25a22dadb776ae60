/** The bots in docs/bots.md play as they stand there, at the built server. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshFolder } from './engines.ts';
import { freePort } from './postgres.ts';
import { ServerProcess } from './process.ts';
import { Ear, somebody } from './running.ts';

const PAGE = readFileSync(new URL('../../docs/bots.md', import.meta.url), 'utf8');
const folder = mkdtempSync(join(tmpdir(), 'tarsas-bot-'));
let server: ServerProcess;

beforeAll(async () => {
  server = new ServerProcess(await freshFolder(), await freePort());
  await server.start();
});
afterAll(async () => {
  await server?.end('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** The program in that language, in a file of its own. */
function program(language: 'js' | 'python', name: string): string {
  const [, text] = new RegExp(`\`\`\`${language}\n([\\s\\S]*?)\`\`\``).exec(PAGE)!;
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
}

const start = (command: string, args: string[]) => spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'] });

/** Its status, and what it said. */
async function ended(bot: ChildProcess): Promise<{ status: number | null; said: string }> {
  let said = '';
  bot.stdout!.on('data', text => {
    said += text;
  });
  const status = await new Promise<number | null>(resolve => bot.once('close', resolve));
  return { status, said };
}

const everySeatTaken = ({ table }: { event: string; table?: unknown }) =>
  (table as { seats: { open: boolean }[] } | undefined)?.seats.every(({ open }) => !open) ?? false;

test('two programs in JavaScript play a whole game against each other', async () => {
  const file = program('js', 'bot.mjs');
  const host = await somebody(server.base, 'Host');
  const { table } = await host.openTable({ game: 'example', seats: 3 });
  const ear = await Ear.open(server.base, table.id);
  const bots = ['Robi', 'Bori'].map(name => ended(start(process.execPath, [file, server.base, table.id, name])));
  await ear.until(everySeatTaken);
  ear.close();
  await host.start({ id: table.id });
  await host.leaveToBot({ id: table.id });
  expect((await Promise.all(bots)).map(({ status }) => status)).toEqual([0, 0]);
  const { table: over } = await host.table({ id: table.id });
  expect(over.status).toBe('over');
  expect(over.seats.map(({ name }) => name).sort()).toEqual(['Bori', 'Host', 'Robi']);
});

const hasPython = spawnSync('python3', ['--version']).status === 0;

test.skipIf(!hasPython)('a program in Python opens a table, starts it and plays a whole game', async () => {
  const file = program('python', 'opens.py');
  for (const game of ['example', 'viscounts']) {
    const { status, said } = await ended(start('python3', [file, server.base, game]));
    expect([status, said]).toEqual([0, expect.stringMatching(/^over \{'scores': \[.*'resigned': \[\]\}\n$/)]);
  }
});

test.skipIf(!hasPython)('a program in Python joins a table, and comes back when the server was killed and started again', async () => {
  const file = program('python', 'joins.py');
  const host = await somebody(server.base, 'Host');
  const { table } = await host.openTable({ game: 'example', seats: 2 });
  const ear = await Ear.open(server.base, table.id);
  const bot = ended(start('python3', [file, server.base, 'example', table.id]));
  await ear.until(everySeatTaken);
  await host.start({ id: table.id });
  // It has answered what it was asked, and waits for the host.
  await ear.until(({ table }) => (table as { waiting?: number[]; n: number }).n > 1);
  ear.close();
  await server.restart();
  await host.leaveToBot({ id: table.id });
  expect((await bot).status).toBe(0);
  expect((await host.table({ id: table.id })).table).toMatchObject({ status: 'over', seats: [{ name: 'Host' }, { name: 'Robi' }] });
});
