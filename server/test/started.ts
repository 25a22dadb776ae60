/** The artefact in a process of its own, held as `running` holds the sources in ours. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Where } from '../storage/open.ts';
import { freePort } from './postgres.ts';
import { ServerProcess } from './process.ts';
import { METRICS_TOKEN, type Running, Sink } from './running.ts';

export interface Started extends Running {
  pid: number;
}

/** `env` holds settings as docs/operating.md lists them. */
export async function started(where: Where, env: Record<string, string> = {}): Promise<Started> {
  const logged: string[] = [];
  const letters = new Sink();
  const hear = (line: string) => {
    if (!line.startsWith('{')) return;
    logged.push(line);
    const { file } = JSON.parse(line) as { file?: string };
    if (file) letters.take(readFileSync(file, 'utf8'));
  };
  const folder = mkdtempSync(join(tmpdir(), 'tarsas-letters-'));
  const settings = { LOG_LEVEL: 'info', TARSAS_DATA_DIR: folder, TARSAS_METRICS_TOKEN: METRICS_TOKEN, ...env };
  const server = new ServerProcess(where, await freePort(), { env: settings, hear });
  await server.start();
  const url = server.base;
  return {
    url,
    pid: server.pid,
    migrated: [],
    logged,
    folder,
    letters,
    metrics: async () => (await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } })).text(),
    async stop() {
      await server.end('SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
