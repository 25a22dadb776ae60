#!/usr/bin/env -S node --max-semi-space-size=64
/** `tarsas` in a clone: the same program as in a release, built first where it is missing or its sources have changed. */
import { prepare } from '../../scripts/prepare.mjs';

try {
  await prepare();
  await import('../../dist/tarsas.js');
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
