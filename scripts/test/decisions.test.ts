/** The records in docs/decisions: numbered in a row, in one format, all in the list. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const folder = new URL('../../docs/decisions/', import.meta.url);
const read = (file: string) => readFileSync(new URL(file, folder), 'utf8');
const files = readdirSync(folder)
  .filter(file => file !== 'README.md')
  .sort();

test('numbers run in a row from 0001', () => {
  expect(files.map(file => file.slice(0, 5))).toEqual(files.map((_, i) => `${String(i + 1).padStart(4, '0')}-`));
});

test.each(files)('%s has its number, a question, what was chosen, why, and what was given up', file => {
  const text = read(file);
  expect(text.split('\n')[0]).toMatch(new RegExp(`^# ${file.slice(0, 4)} \\S`));
  expect(text.match(/^\*\*[^*]+\*\*/gm)).toEqual(['**Question.**', '**Chosen.**', '**Why.**', '**Given up.**']);
});

test('the list names every record by its title', () => {
  const rows = files.map(file => {
    const [, number, title] = /^# (\d{4}) (.+)$/m.exec(read(file))!;
    return `| ${number} | [${title}](${file}) |`;
  });
  expect(read('README.md').match(/^\| \d.*$/gm)).toEqual(rows);
});
