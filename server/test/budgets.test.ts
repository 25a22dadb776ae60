/** Budgets and caps: per person, per address, per IPv6 network, shared by guests. */
import { expect, test } from 'vitest';
import { client } from '../api/client.ts';
import { networkOf } from '../http/guard.ts';
import { onBothEngines } from './engines.ts';
import { aTable, Ear, member, playOn, running, somebody } from './running.ts';

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

onBothEngines('budgets', fresh => {
  test('a replay costs twenty requests, guests of one address share theirs, and a member has their own', async () => {
    const server = await running(await fresh(), { limits: { ...WIDE, requests: 100 } });
    try {
      const anna = await member(server, 'Anna', 'anna@example.org');
      const guests = await Promise.all(['Béla', 'Csilla'].map(name => somebody(server.url, name)));
      const id = await aTable('example', guests);
      await playOn(id, guests, 'budget', 1);
      const stranger = client({ base: server.url });
      const tried: string[] = [];
      for (let i = 0; i < 6; i++) tried.push(await codeOf(stranger.replay({ id })));
      expect(tried.filter(code => code === 'notOver').length).toBeLessThanOrEqual(5);
      expect(tried.at(-1)).toBe('tooMany');
      // The guests have spent little themselves; what is left of their network's share they find.
      expect(await codeOf(guests[0].games())).toBe('ok');
      const wasted: string[] = [];
      for (let i = 0; i < 40 && !wasted.includes('tooMany'); i++) {
        const guest = await codeOf(client({ base: server.url }).guest({ name: `G${i}` }));
        wasted.push(guest);
      }
      expect(await codeOf(anna.games())).toBe('ok');
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
