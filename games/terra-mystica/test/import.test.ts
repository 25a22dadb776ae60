/** A game of the reference server that needs goods gained within an action, when it lies beside the project. */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { replay } from '@tarsas/kernel';
import { rule } from '@tarsas/kernel/testing';
import { describe, expect } from 'vitest';
import { importLog } from '../notation/index.ts';
import { terraMystica } from '../rules/index.ts';

const folder = fileURLToPath(new URL('../../../../shared/data/terra-mystica/logs/import/', import.meta.url));

describe.runIf(existsSync(folder))('a game of the reference server beside the project', () => {
  rule('TM-DEC-07', 'dig, exchange, dig on, sacrifice, exchange and build: the whole game is imported and replayed', () => {
    const name = '4pLeague_S68_D1L1_G4';
    const expected = JSON.parse(readFileSync(`${folder}expected-points.json`, 'utf8'))[name];
    const { points, log, state } = importLog(readFileSync(`${folder}${name}.log`, 'utf8'));
    expect(points).toEqual(expected);
    expect(replay(terraMystica, log).state).toEqual(state);
  });
});
