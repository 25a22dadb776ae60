/** Analyses of finished games, in a thread of the lowest priority: a while of work at a time, with rests in between, so that no table is slowed. */
import { getPriority, setPriority } from 'node:os';
import { isMainThread } from 'node:worker_threads';
import { type Analysis, Desk, forPages, grown, type ReferenceGroup, sourcesFor } from '@tarsas/coach';
import type { Seat, TableLog } from '@tarsas/kernel';
import { knowledgeOf } from '../../games/list.ts';

export interface AnalysisTask {
  /** The same as long as it is about the same. */
  key: string;
  log: TableLog;
  seat: Seat;
  /** What was kept of it, and what is told of another seat's of the same game; JSON. */
  work: string | null;
  like: string | null;
  good: readonly ReferenceGroup[];
  /** Milliseconds until it is to be kept. */
  forMs: number;
  /** The part of a core that it may take. */
  share: number;
}

/** JSON, ready to be stored. */
export interface AnalysisSlice {
  work: string;
  told: string;
  done: boolean;
  thoughtMs: number;
}

interface Told {
  analysis: Analysis;
  sources: ReturnType<typeof sourcesFor>;
}

/** On Linux a thread has a priority of its own; elsewhere this would be that of the whole server. */
const NICEST = 19;
if (!isMainThread && process.platform === 'linux') setPriority(0, Math.max(getPriority(0), NICEST));

/** The game that was worked on last: setting it up again takes a while. */
let open: { key: string; desk: Desk; sources: Told['sources'] } | null = null;

async function openedFor({ key, log, seat, good }: AnalysisTask): Promise<NonNullable<typeof open>> {
  if (open?.key === key) return open;
  const known = await knowledgeOf(log.game);
  if (!known) throw new Error(`The coach knows nothing of '${log.game}'`);
  const grownUp = { ...known, reference: grown(known.reference, good) };
  open = { key, desk: new Desk(grownUp, log, { seats: [seat] }), sources: sourcesFor(grownUp, log) };
  return open;
}

export default async function analyse(task: AnalysisTask): Promise<AnalysisSlice> {
  const began = performance.now();
  const { desk, sources } = await openedFor(task);
  const like = task.like === null ? undefined : (JSON.parse(task.like) as Told).analysis;
  const analysis = task.work === null ? desk.begin(like) : (JSON.parse(task.work) as Analysis);
  let thoughtMs = performance.now() - began;
  let next = desk.tasks(analysis);
  while (next.length > 0 && performance.now() - began < task.forMs) {
    for (const piece of next) {
      const at = performance.now();
      desk.absorb(analysis, piece, desk.perform(piece));
      const took = performance.now() - at;
      thoughtMs += took;
      await new Promise(resolve => setTimeout(resolve, took / task.share - took));
      if (performance.now() - began >= task.forMs) break;
    }
    next = desk.tasks(analysis);
  }
  const told: Told = { analysis: forPages(analysis), sources };
  return { work: JSON.stringify(analysis), told: JSON.stringify(told), done: next.length === 0, thoughtMs };
}
