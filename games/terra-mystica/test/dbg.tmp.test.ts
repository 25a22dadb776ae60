import { test } from 'vitest';
import { readFileSync } from 'node:fs';
import { importLog } from '../notation/index.ts';
test('d', () => {
  const text = readFileSync('/tmp/tmx/bad-47-0.log', 'utf8').split('\n');
  const n = text.findIndex(l => l.startsWith('halflings: upgrade B2 to SH'));
  const r = importLog(text.slice(0, n + 3).join('\n'));
  console.log(r.log.moves.slice(-22).map(m => JSON.stringify(m)).join('\n'));
});
