/** Row by row against a ledger that the reference engine printed. */
import { equal } from '@tarsas/kernel';
import { MAP_IDS, type MapId } from '../data/index.ts';
import { type Imported, importLog } from './import.ts';
import { NotationError } from './parse.ts';
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
    if (!(error instanceof NotationError)) throw error;
    const { line, expected, message } = error;
    return {
      compared: 0,
      disagreements: [{ file, line, faction: '', commands: expected, expected: 'a command that can be played', found: message }],
    };
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

/** Rows that no player wrote: answers of others are in brackets, those who left have no words. */
const isSame = (entry: Entry | undefined, part: string): boolean => {
  if (!entry) return false;
  if (part === '' || part.startsWith('[')) return entry.kind === 'phase';
  return entry.text.toLowerCase() === part.toLowerCase();
};

const INCOME = 'other_income_for_faction';

function compareRows(file: string, faction: string, rows: readonly Row[], traced: readonly Entry[]): Disagreement[] {
  const disagreements: Disagreement[] = [];
  const entries = [...traced];
  let next = 0;
  for (const [, commands, ...expected] of rows) {
    const first = next;
    for (const part of commands.split('.')) next = follow(entries, next, part.trim());
    const entry = entries[next - 1];
    if (next > first && equal(entry.stock, expected)) continue;
    const found = entry ? [entry.text, ...entry.stock] : 'nothing';
    disagreements.push({ file, line: entry?.line ?? 0, faction, commands, expected, found });
    if (next === first) break;
  }
  return disagreements;
}

/** The place after the entry that a part of a row stands for. */
function follow(entries: Entry[], next: number, part: string): number {
  if (isSame(entries[next], part)) return next + 1;
  // During set-up the ledger sometimes prints what one faction does in another's row.
  const settingUp = next < entries.findIndex(entry => entry.text === INCOME);
  if (settingUp && !entries.slice(next).some(entry => isSame(entry, part))) return next;
  if (settingUp && entries[next].kind === 'command') return follow(entries, next + 1, part);
  const later = entries.findIndex((entry, i) => i > next && entry.kind === 'void' && isSame(entry, part));
  if (later < 0 || next === 0) return next;
  entries.splice(next, 0, { ...entries.splice(later, 1)[0], stock: entries[next - 1].stock });
  return next + 1;
}
