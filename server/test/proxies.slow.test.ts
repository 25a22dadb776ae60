/** Event streams through the proxies of others, set up as the documentation says; `npm run prove:server -- proxies` at length. */
import { expect, inject, test } from 'vitest';
import { waysIn } from './load/ways.ts';
import { createDatabase } from './postgres.ts';

import { skipped } from './programs.ts';
import { addressesSeen, Behind, missingFor, type Plan, playBehind, type Way } from './proveProxies.ts';
import { KINDS, type Kind } from './proxies.ts';

const FROM = '127.0.0.7';
const CLAIMED = '6.6.6.6';
const alone = KINDS.map((kind): readonly [Kind] => [kind]).filter(way => !skipped(missingFor(way)));
const CHAIN: Way = ['haproxy', 'nginx'];

/** Tables enough that no process is without one, but for one time in a million: each goes to one of two processes. */
const TABLES = 20;

/** Plays through each front; then everybody must be known by their own address, whatever they claim. */
async function tryOut(ways: readonly Way[], processes: number, kills: number, version: Plan['version']): Promise<void> {
  const url = await createDatabase(inject('postgres'));
  const behind = await Behind.open(ways, url, processes);
  try {
    const { acknowledged, cameBack } = await playBehind(behind, {
      tables: Math.ceil(TABLES / ways.length),
      kills,
      between: [8, 12],
      seed: 'proxies',
      version,
    });
    expect(acknowledged).toBeGreaterThan(8 * ways.length);
    if (kills > 0) expect(cameBack).toBeGreaterThan(0);
    for (const front of behind.fronts) expect(await addressesSeen(url, front, FROM, CLAIMED)).toContain(FROM);
    for (const front of behind.fronts) expect(await addressesSeen(url, front, FROM, CLAIMED)).toEqual([FROM]);
  } finally {
    await behind.close();
  }
}

test.skipIf(alone.length === 0)(`every move is told before the next one through ${alone.join(', ')}, though a process is killed`, () =>
  tryOut(alone, 2, 1, 'HTTP/2'),
);

test.skipIf(missingFor(CHAIN) !== null)('behind two proxies a visitor is known by their own address', () =>
  tryOut([CHAIN], 1, 0, 'HTTP/1.1'),
);

test.skipIf(alone.length === 0).each(alone)('through %s everything about a table goes to one process', async kind => {
  const url = await createDatabase(inject('postgres'));
  const behind = await Behind.open([[kind]], url, 2);
  try {
    const plan: Plan = { tables: TABLES, kills: 0, between: [1, 1], seed: 'one process', version: 'HTTP/1.1' };
    const { acknowledged } = await playBehind(behind, plan);
    const ways = await Promise.all(behind.servers.map(({ base }) => waysIn(base)));
    // Besides the moves there is the start of each.
    expect(ways[0].made + ways[1].made).toBe(acknowledged + TABLES);
    expect(Math.min(ways[0].made, ways[1].made)).toBeGreaterThan(0);
    for (const { passed, read } of ways) expect({ passed, read }).toEqual({ passed: 0, read: 0 });
  } finally {
    await behind.close();
  }
});
