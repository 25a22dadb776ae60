#!/usr/bin/env node
// Our sources are TypeScript and stay so: tsx reads them as they are, there is nothing to build.
import { register } from 'tsx/esm/api';

register();
const { main } = await import('../main.ts');
const { terminal } = await import('../io.ts');
process.exitCode = await main(process.argv.slice(2), terminal());
