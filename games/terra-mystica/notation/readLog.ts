/** Reads a game that was played elsewhere, for the app; throws what is wrong with it. */
import type { TableLog } from '@tarsas/kernel';
import { importLog } from './import.ts';

export function readLog(text: string): TableLog & { names: string[] } {
  const { log, points } = importLog(text);
  return { ...log, names: Object.keys(points) };
}
