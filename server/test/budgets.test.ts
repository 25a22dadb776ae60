/** Budgets and caps: per person, per address, per IPv6 network, shared by guests. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type ApiError, client } from '../api/client.ts';
import { networkOf } from '../http/guard.ts';
import { backup, backupFromServer } from '../index.ts';
import { readBackup } from '../operate/backup.ts';
import { onOneEngine } from './engines.ts';
import { aTable, Ear, member, playOn, running, somebody, somebodyFrom } from './running.ts';

const WIDE = { requests: 1_000_000, made: 1_000_000, signIn: 1_000_000 };
const codeOf = (answer: Promise<unknown>) =>
  answer.then(
    () => 'ok',
    ({ code }) => code as string,
  );

test('an IPv6 network of 64 bits is one, however its addresses are written', () => {
  expect(networkOf('2001:db8:0:1:aaaa::1')).toBe('2001:db8:0:1::/64');
  expect(networkOf('2001:0db8::1:0:0:0:2')).toBe('2001:db8:0:1::/64');
  expect(networkOf('::1')).toBe('0:0:0:0::/64');
  expect(networkOf('::ffff:10.1.2.3')).toBe('10.1.2.3');
  expect(networkOf('10.1.2.3')).toBe('10.1.2.3');
});

onOneEngine('budgets', fresh => {
  test('whatever others get to see is bounded for each person in an hour, and the refusal says when it goes on', async () => {
    const server = await running(await fresh(), { limits: { ...WIDE, made: 3 } });
    try {
      const anna = await member(server, 'Anna', 'anna@example.org');
      const bela = await member(server, 'Béla', 'bela@example.org');
      const { me } = await bela.me();
      const { table } = await anna.openTable({ game: 'example', seats: 2 });
      const { id } = table;
      for (let i = 0; i < 2; i++) await anna.say({ id, text: 'Szia!' });
      const all: [string, () => Promise<unknown>][] = [
        ['a table', () => anna.openTable({ game: 'example', seats: 2 })],
        ['a message', () => anna.say({ id, text: 'Szia!' })],
        ['a report', () => anna.report({ person: me!.tag, reason: 'name' })],
        ['a friend', () => anna.befriend({ id: me!.tag })],
        ['an invitation', () => anna.invite({ id, tag: me!.tag })],
        ['a club', () => anna.foundClub({ name: 'Circle' })],
      ];
      for (const [what, make] of all) {
        const refusal = (await make().catch(error => error)) as ApiError;
        expect([what, refusal.status, refusal.code]).toEqual([what, 429, 'tooMany']);
        expect(refusal.message).toMatch(/You can go on in \d+ minutes\.$/);
      }
      expect(await codeOf(bela.openTable({ game: 'example', seats: 2 }))).toBe('ok');
    } finally {
      await server.stop();
    }
  });

  test('a replay costs as much as twenty requests', async () => {
    const server = await running(await fresh(), { limits: { ...WIDE, requests: 100 } });
    try {
      const people = await Promise.all(['Anna', 'Béla'].map(name => somebody(server.url, name)));
      const id = await aTable('example', people);
      const stranger = client({ base: server.url });
      const tried = await Promise.all(Array.from({ length: 12 }, () => codeOf(stranger.replay({ id }))));
      const answered = tried.filter(code => code === 'notOver').length;
      expect(tried.filter(code => code === 'tooMany')).toHaveLength(tried.length - answered);
      // Five in ten seconds, less what making the guests has cost; a slow machine may be busy with this for twice as long.
      expect(answered).toBeGreaterThanOrEqual(4);
      expect(answered).toBeLessThanOrEqual(10);
    } finally {
      await server.stop();
    }
  });

  test('guests of one address share what five people have; elsewhere, and for members, nothing of it is spent', async () => {
    const server = await running(await fresh(), { limits: { ...WIDE, requests: 100 }, trustProxy: 1 });
    try {
      const anna = await member(server, 'Anna', 'anna@example.org');
      const table = await aTable('example', await Promise.all(['Béla', 'Csilla'].map(name => somebodyFrom(server.url, '192.0.2.1', name))));
      const guests = await Promise.all(Array.from({ length: 8 }, (_, i) => somebodyFrom(server.url, '192.0.2.2', `G${i}`)));
      // Each spends 80 of their own 100, and the 8 of their making came out of the 500 of all.
      const spent = await Promise.all(guests.flatMap(guest => [1, 2, 3, 4].map(() => codeOf(guest.replay({ id: table })))));
      expect(spent.filter(code => code === 'notOver')).toHaveLength(24);
      expect(spent.filter(code => code === 'tooMany')).toHaveLength(8);
      const elsewhere = await somebodyFrom(server.url, '192.0.2.3', 'Dóra');
      expect(await codeOf(elsewhere.replay({ id: table }))).toBe('notOver');
      expect(await codeOf(anna.replay({ id: table }))).toBe('notOver');
    } finally {
      await server.stop();
    }
  });

  test('of the browsers of one person twenty are called', async () => {
    const where = await fresh();
    const server = await running(where);
    try {
      const [anna, bela] = await Promise.all(['Anna', 'Béla'].map(name => somebody(server.url, name)));
      const browserOf = (name: string, i: number) => ({
        endpoint: `https://push.example.org/${name}${i}`,
        keys: { p256dh: 'p', auth: 'a' },
      });
      await bela.subscribe(browserOf('bela', 0));
      for (let i = 0; i < 25; i++) await anna.subscribe(browserOf('anna', i));
      const rows: Record<string, unknown>[] = [];
      const file = join(mkdtempSync(join(tmpdir(), 'tarsas-browsers-')), 'now.gz');
      await ('folder' in where ? backupFromServer(where.folder, file) : backup(where, file));
      await readBackup(file, async (table, row) => void (table === 'push' && rows.push(row)));
      const endpoints = rows.map(({ endpoint }) => String(endpoint));
      expect(endpoints.filter(endpoint => endpoint.includes('anna'))).toHaveLength(20);
      expect(endpoints).toEqual(expect.arrayContaining([browserOf('anna', 24).endpoint, browserOf('bela', 0).endpoint]));
    } finally {
      await server.stop();
    }
  });

  test('twenty watches of one table are one', async () => {
    const server = await running(await fresh());
    try {
      const people = await Promise.all(['Anna', 'Béla'].map(name => somebody(server.url, name)));
      const id = await aTable('example', people);
      const ear = await Ear.open(server.url, Array.from({ length: 20 }, (_, n) => `${id}:${n % 2}`).join(','), people[0].token);
      await playOn(id, people, 'watch', 1);
      await ear.until(({ table }) => (table as { n?: number } | undefined)?.n === 2);
      expect(ear.heard.filter(({ event }) => event === 'position')).toHaveLength(2);
      ear.close();
    } finally {
      await server.stop();
    }
  });

  test('one person has a hundred tables that are not over, and so many streams', async () => {
    const server = await running(await fresh());
    try {
      const anna = await member(server, 'Anna', 'anna@example.org');
      for (let i = 0; i < 100; i++) await anna.openTable({ game: 'example', seats: 2 });
      expect(await codeOf(anna.openTable({ game: 'example', seats: 2 }))).toBe('tooManyTables');
      const ears: Ear[] = [];
      for (let i = 0; i < 20; i++) ears.push(await Ear.open(server.url, '', anna.token));
      await expect(Ear.open(server.url, '', anna.token)).rejects.toThrow('tooManyStreams');
      for (const ear of ears) ear.close();
    } finally {
      await server.stop();
    }
  });

  test('what may be agreed has bounds: a hundred days, and nights of sixteen hours', async () => {
    const server = await running(await fresh());
    try {
      const anna = await somebody(server.url, 'Anna');
      const pace = (days: number, to: number) => {
        const ms = days * 86_400_000;
        return { bank: ms, increment: 0, most: ms, night: { from: 22, to, zone: 'Europe/Budapest' }, atZero: 'bot' as const };
      };
      const open = (days: number, to: number) => codeOf(anna.openTable({ game: 'example', seats: 2, pace: pace(days, to) }));
      expect([await open(100, 14), await open(101, 8), await open(3, 15)]).toEqual(['ok', 'badRequest', 'badRequest']);
    } finally {
      await server.stop();
    }
  });
});
