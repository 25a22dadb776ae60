/** A disk that is really full; `npm run prove:server -- disk` at length. */
import { expect, inject, test } from 'vitest';
import { noDisk } from './disk.ts';
import { skipped } from './programs.ts';
import { onFullDisk } from './proveDisk.ts';

const cannot = skipped(noDisk());

for (const engine of ['embedded', 'PostgreSQL'] as const)
  test.skipIf(cannot)(
    `${engine}: on a full disk readyz fails, nothing acknowledged is lost, and with room again people play on`,
    async () => {
      const { noticed, refused } = await onFullDisk(engine, { tables: 2, times: 1, seed: 'disk', template: inject('template') });
      expect(noticed[0]).toBeLessThan(5_000);
      expect(refused).toBeGreaterThan(0);
    },
  );
