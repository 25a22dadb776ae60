/** The coach runs in a web worker, so that the page stays responsive. For a hint it is given a seat's view, never the state. */

import type { Mind } from '@tarsas/bots';
import {
  type Analysis,
  analyse,
  Desk,
  directionOf,
  type Hint,
  hint,
  judged,
  knownAs,
  type Plan,
  type Posed,
  type Range,
  type Sources,
  secondThought,
  sourcesFor,
} from '@tarsas/coach';
import type { Seat, TableLog } from '@tarsas/kernel';
import { knowledgeOf, mindOf } from '../../games/list.ts';
import { keepAnalysis, keptAnalysis } from './analyses.ts';
import { type News, Teller } from './analysisNews.ts';
import type { AnyView } from './session.ts';

export interface HintQuestion {
  game: string;
  view: AnyView;
  seat: Seat;
  decision: string;
  seed: string;
}

/** A draft, before it is committed. */
export interface ThoughtQuestion extends HintQuestion {
  plan: Plan;
}

/** What the coach would rather do: how much better that is, and what it is about. */
export interface Thought {
  gain: Range;
  direction: string;
}

/** A game that is over. What was found of it before is on the device, under `key`. */
export interface AnalysisQuestion {
  key: string;
  saved: TableLog;
  /** Whose decisions are played out. */
  seat: Seat;
  /** Keys of the same game's other seats: quick looks are the same for all of them. */
  others: readonly string[];
}

/** Somebody's own plan for a position to solve. Without other plans it is held against the best one that is found. */
export interface TrialQuestion {
  game: string;
  posed: Posed;
  plans: readonly ({ plan: Plan } & Omit<Range, 'playedOut' | 'middle'> & { less: number })[];
  own: Plan;
}

/** How much less it brings than the best one; `known`: which of the plans it comes to, -1 where none does and it is played out. */
export interface Tried {
  known: number;
  less: Range;
}

/** A new question, or what is to be done with one that was asked before. */
export interface Order {
  id: number;
  hint?: HintQuestion;
  thought?: ThoughtQuestion;
  analysis?: AnalysisQuestion;
  trial?: TrialQuestion;
  goOn?: true;
  stop?: true;
}

/** `done` without anything found: there is nothing to say. */
export interface Heard {
  id: number;
  hint?: Hint;
  thought?: Thought;
  analysis?: News;
  sources?: Sources;
  tried?: Tried;
  done?: true;
}

/** Questions under way: whether they may go on, and who waits for it. */
const going = new Map<number, { isFree: boolean; wake(): void }>();

addEventListener('message', ({ data }: MessageEvent<Order>) => {
  const { id, goOn, stop } = data;
  if (data.hint) void answered(id, isFree => hinted(id, data.hint!, isFree));
  if (data.analysis) void answered(id, () => analysed(id, data.analysis!));
  if (data.thought) void answered(id, () => thoughtOver(id, data.thought!));
  if (data.trial) void answered(id, () => tried(id, data.trial!));
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

/** A quick estimate in favour of the draft is believed: nobody is told anything then. */
async function thoughtOver(id: number, { game, view, seat, decision, plan, seed }: ThoughtQuestion): Promise<void> {
  const mind = await mindOf(game);
  if (!mind) return;
  for (const found of secondThought(mind, view, seat, decision, plan, seed)) {
    if (!found || (found.gain.playedOut === 0 && found.gain.middle <= 0)) return;
    say({ id, thought: { gain: found.gain, direction: directionOf(mind, found.plan) } });
    await breath();
    if (!going.has(id)) return;
  }
}

async function tried(id: number, { game, posed, plans, own }: TrialQuestion): Promise<void> {
  const mind = await mindOf(game);
  if (!mind) return;
  const known = knownAs(mind, plans, own);
  if (known >= 0) {
    const { less, low, high } = plans[known]!;
    return say({ id, tried: { known, less: { middle: less, low, high, playedOut: posed.most } } });
  }
  for (const less of comparedWith(mind, posed, plans[0]?.plan, own)) {
    if (less) say({ id, tried: { known, less } });
    await breath();
    if (!going.has(id)) return;
  }
}

/** Null: nothing else can be done in the position. */
function* comparedWith(mind: Mind, posed: Posed, best: Plan | undefined, own: Plan): Generator<Range | null> {
  if (best) return yield* judged(mind, posed, best, own);
  const { view, seat, decision, seeds } = posed;
  for (const weighed of secondThought(mind, view, seat, decision, own, seeds.worlds)) yield weighed?.gain ?? null;
}

/** The page hears of it so often, and the device keeps it so often, in milliseconds. */
const TOLD = 400;
const KEPT = 4000;

async function analysed(id: number, { key, saved, seat, others }: AnalysisQuestion): Promise<void> {
  const known = await knowledgeOf(saved.game);
  if (!known) return;
  say({ id, sources: sourcesFor(known, saved) });
  const teller = new Teller();
  let last: Analysis | null = await keptAnalysis(key);
  for (const other of others) {
    const like = last ? null : await keptAnalysis(other);
    if (like) last = new Desk(known, saved, { seats: [seat] }).begin(like);
  }
  if (last) say({ id, analysis: teller.news(last) });
  let [toldAt, keptAt] = [0, performance.now()];
  for (const analysis of analyse(known, saved, { seats: [seat] }, last ?? undefined)) {
    last = analysis;
    const now = performance.now();
    if (now - toldAt > TOLD) {
      say({ id, analysis: teller.news(analysis) });
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
  say({ id, analysis: teller.news(last) });
}

/** Lets messages in between two pieces of work. */
const breath = (): Promise<void> => new Promise(resolve => setTimeout(resolve));
