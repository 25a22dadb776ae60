#!/usr/bin/env -S node --max-semi-space-size=64
import module from 'node:module';
import { load } from './prepared.mjs';

// From Node 22 on, what was compiled is kept as well.
module.enableCompileCache?.();
const [{ main }, { terminal }] = await Promise.all([load('cli/main.ts'), load('cli/io.ts')]);
process.exitCode = await main(process.argv.slice(2), terminal());
