/** The bot in docs/bots.md plays as it stands there. */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from './engines.ts';
import { Ear, type Running, running, somebody } from './running.ts';

let server: Running;
const folder = mkdtempSync(join(tmpdir(), 'tarsas-bot-'));
beforeAll(async () => {
  server = await running(await freshDatabase());
});
afterAll(async () => {
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
});

test('two programs of thirty lines play a whole game against each other', async () => {
  const [, program] = /```js\n([\s\S]*?)```/.exec(readFileSync(new URL('../../docs/bots.md', import.meta.url), 'utf8'))!;
  const file = join(folder, 'bot.mjs');
  writeFileSync(file, program);
  const host = await somebody(server.url, 'Host');
  const { table } = await host.openTable({ game: 'example', seats: 3 });
  const ear = await Ear.open(server.url, table.id);
  const bots = ['Robi', 'Bori'].map(name =>
    spawn(process.execPath, [file, server.url, table.id, name], { stdio: ['ignore', 'inherit', 'inherit'] }),
  );
  const ended = bots.map(bot => new Promise(resolve => bot.once('exit', resolve)));
  await ear.until(({ table }) => (table as { seats: { open: boolean }[] }).seats.every(({ open }) => !open));
  await host.start({ id: table.id });
  await host.leaveToBot({ id: table.id });
  expect(await Promise.all(ended)).toEqual([0, 0]);
  const { table: over } = await host.table({ id: table.id });
  expect(over).toMatchObject({ status: 'over', seats: [{ name: 'Host' }, {}, {}] });
  expect(over.seats.map(({ name }) => name).sort()).toEqual(['Bori', 'Host', 'Robi']);
  ear.close();
});
