/** The reference server's games, when they lie beside the project: every row of every ledger. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { conformance, type Pair } from '../notation/index.ts';

const folder = fileURLToPath(new URL('../../../../shared/data/terra-mystica/logs/', import.meta.url));

function pairs(kind: string): Pair[] {
  const files = readdirSync(folder + kind).filter(file => file.endsWith('.log'));
  return files.map(file => {
    const path = `${folder}${kind}/${file}`;
    return { file, log: readFileSync(path, 'utf8'), reference: JSON.parse(readFileSync(path.replace(/log$/, 'json'), 'utf8')) };
  });
}

describe.runIf(existsSync(folder))('games of the reference server beside the project', () => {
  test.each([
    ['real', 27],
    ['generated', 48],
  ])('%s: all %i agree row by row', { timeout: 120_000 }, (kind, count) => {
    const found = conformance(pairs(kind));
    expect(found.disagreements).toEqual([]);
    expect([found.files, found.agreed, found.rowsDiffering]).toEqual([count, count, 0]);
    expect(found.rowsCompared).toBeGreaterThan(count * 50);
  });

  test('a row that differs is found', () => {
    const [pair] = pairs('generated');
    const rows = pair.reference.rows.map(row => [...row]) as typeof pair.reference.rows;
    const row = rows.findLast(([faction]) => faction !== '#');
    if (row?.[2] !== undefined) row[2]++;
    const found = conformance([{ ...pair, reference: { ...pair.reference, rows } }]);
    expect(found).toMatchObject({ agreed: 0, rowsDiffering: 1 });
  });

  test('the map is found without being told', () => {
    const found = conformance(pairs('generated').map(pair => ({ ...pair, reference: { ...pair.reference, map: undefined } })));
    expect(found.agreed).toBe(48);
  });
});
