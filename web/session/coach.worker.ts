/** The coach runs in a web worker, so that the page stays responsive. For a hint it is given a seat's view, never the state. */
import {
  type Analysis,
  analyse,
  type Hint,
  hint,
  PEOPLE,
  type Points,
  pointsBySource,
  type ReferenceGroup,
  referencesFor,
} from '@tarsas/coach';
import type { Seat, TableLog } from '@tarsas/kernel';
import { knowledgeOf, mindOf } from '../../games/list.ts';
import { keepAnalysis, keptAnalysis } from './analyses.ts';
import type { AnyView } from './session.ts';

export interface HintQuestion {
  game: string;
  view: AnyView;
  seat: Seat;
  decision: string;
  seed: string;
}

/** A game that is over. What was found of it before is on the device, under `key`. */
export interface AnalysisQuestion {
  key: string;
  saved: TableLog;
  /** Whose decisions are played out. */
  seat: Seat;
}

/** A new question, or what is to be done with one that was asked before. */
export interface Order {
  id: number;
  hint?: HintQuestion;
  analysis?: AnalysisQuestion;
  goOn?: true;
  stop?: true;
}

/** Where the points of every seat came from, and what good games of its kind bring; null where nothing is known of those. */
export interface Sources {
  points: readonly Points[];
  good: readonly (ReferenceGroup | null)[];
  /** Whether people played those games; otherwise bots did. */
  byPeople: boolean;
}

/** `done` without anything found: there is nothing to say. */
export interface Heard {
  id: number;
  hint?: Hint;
  analysis?: Analysis;
  sources?: Sources;
  done?: true;
}

/** Questions under way: whether they may go on, and who waits for it. */
const going = new Map<number, { isFree: boolean; wake(): void }>();

addEventListener('message', ({ data }: MessageEvent<Order>) => {
  const { id, goOn, stop } = data;
  if (data.hint) void answered(id, isFree => hinted(id, data.hint!, isFree));
  if (data.analysis) void answered(id, () => analysed(id, data.analysis!));
  const under = going.get(id);
  if (stop) going.delete(id);
  if (under && (goOn || stop)) {
    under.isFree = true;
    under.wake();
  }
});

const say = (heard: Heard) => postMessage(heard);

async function answered(id: number, work: (isFree: () => Promise<void>) => Promise<void>): Promise<void> {
  const under = { isFree: false, wake: () => {} };
  going.set(id, under);
  const isFree = async () => {
    if (!under.isFree) await new Promise<void>(wake => Object.assign(under, { wake }));
  };
  try {
    await work(isFree);
  } finally {
    going.delete(id);
    say({ id, done: true });
  }
}

async function hinted(id: number, { game, view, seat, decision, seed }: HintQuestion, isFree: () => Promise<void>): Promise<void> {
  const mind = await mindOf(game);
  if (!mind) return;
  for (const found of hint(mind, view, seat, decision, seed)) {
    say({ id, hint: found });
    // The first answer is the move; why is played out once somebody wants to know.
    await isFree();
    await breath();
    if (!going.has(id)) return;
  }
}

/** The page hears of it so often, and the device keeps it so often, in milliseconds. */
const TOLD = 400;
const KEPT = 4000;

async function analysed(id: number, { key, saved, seat }: AnalysisQuestion): Promise<void> {
  const known = await knowledgeOf(saved.game);
  if (!known) return;
  const sources = {
    points: pointsBySource(known.mind, saved),
    good: referencesFor(known, saved),
    byPeople: known.reference?.source === PEOPLE,
  };
  say({ id, sources });
  let last: Analysis | null = await keptAnalysis(key);
  if (last) say({ id, analysis: told(last) });
  let [toldAt, keptAt] = [0, performance.now()];
  for (const analysis of analyse(known, saved, { seats: [seat] }, last ?? undefined)) {
    last = analysis;
    const now = performance.now();
    if (now - toldAt > TOLD) {
      say({ id, analysis: told(analysis) });
      toldAt = now;
    }
    if (now - keptAt > KEPT) {
      await keepAnalysis(key, analysis);
      keptAt = now;
    }
    await breath();
    if (!going.has(id)) break;
  }
  if (!last) return;
  await keepAnalysis(key, last);
  say({ id, analysis: told(last) });
}

/** Without the results of single continuations, which the page does not show: only how many there are. */
const told = (analysis: Analysis): Analysis => ({
  ...analysis,
  positions: analysis.positions.map(position => ({ ...position, trial: position.trial && { ...position.trial, results: [] } })),
});

/** Lets messages in between two pieces of work. */
const breath = (): Promise<void> => new Promise(resolve => setTimeout(resolve));
