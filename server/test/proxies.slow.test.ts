/** Event streams through the proxies of others, set up as the documentation says; `npm run prove:server -- proxies` at length. */
import { expect, inject, test } from 'vitest';
import { createDatabase } from './postgres.ts';
import { skipped } from './programs.ts';
import { addressesSeen, Behind, missingFor, type Plan, playBehind, type Way } from './proveProxies.ts';
import { KINDS } from './proxies.ts';

const FROM = '127.0.0.7';
const CLAIMED = '6.6.6.6';
const alone = KINDS.map((kind): Way => [kind]).filter(way => !skipped(missingFor(way)));
const CHAIN: Way = ['haproxy', 'nginx'];

/** Plays through each front; then everybody must be known by their own address, whatever they claim. */
async function tryOut(ways: readonly Way[], processes: number, kills: number, version: Plan['version']): Promise<void> {
  const url = await createDatabase(inject('postgres'));
  const behind = await Behind.open(ways, url, processes);
  try {
    const { acknowledged, cameBack } = await playBehind(behind, { tables: 2, kills, between: [8, 12], seed: 'proxies', version });
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
