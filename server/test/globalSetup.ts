/** Before the first server test: a PostgreSQL, and an embedded database that is already migrated. */
import { existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openStorage, type Where } from '../storage/open.ts';
import { createDatabase, nameOf, postgres } from './postgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    postgres: string;
    /** The name of a migrated database in that PostgreSQL, and the folder of a migrated embedded one. */
    migrated: string;
    template: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const base = inMemory() ?? tmpdir();
  const folder = mkdtempSync(join(base, 'tarsas-data-'));
  const template = join(folder, 'template');
  const [cluster] = await Promise.all([postgres({ base }), migrate({ folder: template })]);
  const migrated = await createDatabase(cluster.root);
  await migrate({ url: migrated });
  project.provide('postgres', cluster.root);
  project.provide('migrated', nameOf(migrated));
  project.provide('template', template);
  return async () => {
    await cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}

const migrate = async (where: Where): Promise<void> => (await openStorage(where)).close();

/** In bytes, for all databases of the tests. */
const ROOM_NEEDED = 12 * 2 ** 30;

/** A file system in memory, if there is one with enough room: making and removing the databases' files on a disk takes a minute. */
function inMemory(): string | null {
  const path = '/dev/shm';
  if (!existsSync(path)) return null;
  const { bavail, bsize } = statfsSync(path);
  return bavail * bsize > ROOM_NEEDED ? path : null;
}
