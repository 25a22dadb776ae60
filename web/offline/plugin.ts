/** Writes the service worker with the lists of what the build has made. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { type Chunk, chunksIn, filesFor } from './chunks.ts';

/** Cached with the first visit: the start, the home page, both languages, and the page that says that another one is not here. */
const SHELL = [
  'index.html',
  'pages/Home.svelte',
  'app/Offline.svelte',
  'text/en.ts',
  'text/hu.ts',
  'text/pages.en.ts',
  'text/pages.hu.ts',
  'text/table.en.ts',
  'text/table.hu.ts',
];
const PUBLIC = ['/index.html', '/early.js', '/favicon.svg', '/favicon-turn.svg', '/icon-192.png', '/manifest.webmanifest'];

/** The shell: the chunks of these sources with everything they import. The rest: whatever else was made. */
function listsFor(chunks: readonly Chunk[], files: readonly string[], sources: readonly string[]): { shell: string[]; rest: string[] } {
  const wanted = filesFor(chunks, sources);
  const kept = files.filter(file => file.startsWith('assets/'));
  return { shell: kept.filter(file => wanted.has(file)), rest: kept.filter(file => !wanted.has(file)) };
}

export function offline(root: string): Plugin {
  return {
    name: 'tarsas-offline',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const files = Object.keys(bundle).sort();
        const chunks = chunksIn(bundle, root);
        const missing = SHELL.filter(source => !chunks.some(chunk => chunk.source === source));
        if (missing.length > 0) this.error(`Nothing was made of ${missing.join(', ')}, which must work without a connection`);
        const { shell, rest } = listsFor(chunks, files, SHELL);
        const fonts = rest.filter(file => file.endsWith('.woff2'));
        const lists = {
          shell: [...PUBLIC, ...[...shell, ...fonts].map(file => `/${file}`)],
          rest: rest.filter(file => !fonts.includes(file)).map(file => `/${file}`),
        };
        const code = readFileSync(join(root, 'offline', 'worker.js'), 'utf8');
        const version = createHash('sha256').update(JSON.stringify(lists)).update(code).digest('hex').slice(0, 12);
        const head = `self.KEPT = ${JSON.stringify({ version, ...lists })};\n`;
        this.emitFile({ type: 'asset', fileName: 'sw.js', source: head + code });
      },
    },
  };
}
