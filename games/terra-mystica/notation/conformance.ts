/** Row by row against a ledger that the reference engine printed. */
import { equal } from '@tarsas/kernel';
import { MAP_IDS, type MapId } from '../data/index.ts';
import { type Imported, importLog } from './import.ts';
import type { Entry } from './trace.ts';

/** Faction, commands, points, coins, workers, priests, bowls, cults; or `#` and a comment. */
export type Row = [string, string] | [string, string, number, number, number, number, number[], number[]];

export interface Reference {
  map?: string;
  finalVp: Record<string, number>;
  rows: Row[];
}

export interface Disagreement {
  file: string;
  /** Line of the log, 0 where none fits. */
  line: number;
  faction: string;
  commands: string;
  expected: unknown;
  found: unknown;
}

export interface Conformance {
  files: number;
  agreed: number;
  rowsCompared: number;
  rowsDiffering: number;
  disagreements: Disagreement[];
}

export interface Pair {
  file: string;
  log: string;
  reference: Reference;
}

export function conformance(pairs: readonly Pair[]): Conformance {
  const total: Conformance = { files: 0, agreed: 0, rowsCompared: 0, rowsDiffering: 0, disagreements: [] };
  for (const pair of pairs) {
    const { compared, disagreements } = compare(pair);
    total.files++;
    total.agreed += disagreements.length === 0 ? 1 : 0;
    total.rowsCompared += compared;
    total.rowsDiffering += disagreements.length;
    total.disagreements.push(...disagreements);
  }
  return total;
}

function compare({ file, log, reference }: Pair): { compared: number; disagreements: Disagreement[] } {
  const map = MAP_IDS.find((id): id is MapId => id === reference.map);
  let imported: Imported;
  try {
    imported = importLog(log, map ? { map } : {});
  } catch (error) {
    const line = (error as { line?: number }).line ?? 0;
    const found = error instanceof Error ? error.message : String(error);
    return { compared: 0, disagreements: [{ file, line, faction: '', commands: '', expected: 'a log that can be played', found }] };
  }
  const disagreements: Disagreement[] = [];
  let compared = 0;
  for (const faction of Object.keys(imported.trace)) {
    const rows = reference.rows.filter(row => row[0] === faction);
    compared += rows.length;
    disagreements.push(...compareRows(file, faction, rows, imported.trace[faction]));
  }
  for (const [faction, expected] of Object.entries(reference.finalVp)) {
    const found = (imported.points as Record<string, number>)[faction];
    if (found !== expected) disagreements.push({ file, line: 0, faction, commands: 'final points', expected, found });
  }
  return { compared, disagreements };
}

/** Rows that no player wrote: set-up, income, answers of others, final scoring. */
const BY_ITSELF = /^(|setup|\w+_income_for_faction|score_resources|\[.*\]|\+\d+vp for .*)$/i;

function compareRows(file: string, faction: string, rows: readonly Row[], entries: readonly Entry[]): Disagreement[] {
  const disagreements: Disagreement[] = [];
  let next = 0;
  for (const [, commands, ...expected] of rows) {
    const parts = commands.split(/\. */);
    const itself = BY_ITSELF.test(parts.at(-1) ?? '');
    next += parts.length;
    const entry = entries[next - 1];
    const inStep = entry !== undefined && (entry.kind === 'phase') === itself;
    if (inStep && equal(entry.stock, expected)) continue;
    const found = entry ? [entry.text, ...entry.stock] : 'nothing';
    disagreements.push({ file, line: entry?.line ?? 0, faction, commands, expected, found });
    if (!inStep) break;
  }
  return disagreements;
}
