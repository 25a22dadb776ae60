/** Before the first server test: a PostgreSQL, and an embedded database that is already migrated. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openStorage } from '../storage/open.ts';
import { postgres } from './postgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    postgres: string;
    template: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'tarsas-data-'));
  const template = join(folder, 'template');
  const [cluster] = await Promise.all([postgres(), openStorage({ folder: template }).then(storage => storage.close())]);
  project.provide('postgres', cluster.root);
  project.provide('template', template);
  return async () => {
    await cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
