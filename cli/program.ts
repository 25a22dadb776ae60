#!/usr/bin/env -S node --max-semi-space-size=64
/** The program `tarsas` as it is built: `dist/tarsas.js`, with everything it needs beside it. */
import module from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

// From Node 22 on, what was compiled is kept for the next start; so everything else is loaded after this.
(module as { enableCompileCache?(): void }).enableCompileCache?.();
const [{ main }, { terminal }] = await Promise.all([import('./main.ts'), import('./io.ts')]);
process.exitCode = await main(process.argv.slice(2), terminal(), dirname(fileURLToPath(import.meta.url)));
