/** Tests on one or both engines. */
import { cpSync, mkdtempSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, inject } from 'vitest';
import type { Where } from '../storage/open.ts';
import { createDatabase } from './postgres.ts';

/** Gives a database without people and tables. */
export type Fresh = () => Promise<Where>;

export function onBothEngines(name: string, tests: (fresh: Fresh) => void): void {
  describe(`${name}, embedded`, () => tests(freshFolder));
  describe(`${name}, PostgreSQL`, () => tests(freshDatabase));
}

/** Tests of what no engine decides: on PostgreSQL, where an empty database costs least; in the slow suite on both. */
export function onOneEngine(name: string, tests: (fresh: Fresh) => void): void {
  if (process.env.TARSAS_SLOW) onBothEngines(name, tests);
  else describe(`${name}, PostgreSQL`, () => tests(freshDatabase));
}

/** A copy of a migrated one, in a quarter of the time. */
export async function freshDatabase(): Promise<{ url: string }> {
  return { url: await createDatabase(inject('postgres'), inject('migrated')) };
}

/** A copy of a migrated one: making one takes seconds. */
export async function freshFolder(): Promise<Where> {
  const template = inject('template');
  const folder = mkdtempSync(join(dirname(template), 'copy-'));
  cpSync(template, folder, { recursive: true });
  return { folder };
}
