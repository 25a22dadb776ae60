/** A beam over the rest of the seat's own round: the others sit still but for offers, or play their best guess where a game cannot hold them. */
import { copy, type Decision, type Kind, type Seat } from '@tarsas/kernel';
import type { Question } from './bot.ts';
import type { Effort } from './effort.ts';
import { type Rated, rate, worldsOf } from './greedy.ts';
import { after, merit, untilAsked } from './lookahead.ts';
import type { Mind, Plan } from './mind.ts';

type State = Kind['state'];

export interface Beam {
  /** Positions kept at each depth, plans tried in each of them, and turns planned ahead. */
  width: number;
  plans: number;
  depth: number;
}

export const USUAL: Beam = { width: 6, plans: 24, depth: 12 };
/** Where a game does not say where a round ends. */
const DEPTH_WITHOUT_HORIZON = 3;

interface Node {
  world: State;
  worth: number;
  /** Which of the first plans led here. */
  root: number;
}

/** Every first plan with what the best round that begins with it is worth. */
export function planRound(question: Question & { mind: Mind }, beam: Beam = USUAL): Rated[] {
  const { mind, seat, effort } = question;
  const rated = rate(question);
  if (rated.length === 1 || effort.over) return rated;
  const promising = [...rated].sort((a, b) => b.worth - a.worth).slice(0, beam.plans);
  const worlds = worldsOf(question);
  const sums = promising.map(() => 0);
  for (const { world, asked } of worlds) {
    const found = bestRounds(mind, seat, world, asked, promising, beam, effort);
    found.forEach((worth, i) => {
      sums[i] += worth;
    });
  }
  return promising.map(({ plan }, i) => ({ plan, worth: sums[i] / worlds.length }));
}

/** The worth of the best round a seat can still play from here, the others sitting still. */
export function roundWorth(mind: Mind, seat: Seat, world: State, asked: Decision, beam: Beam, effort: Effort): number {
  const plans = mind.plans(world, asked, mind.weights).map(plan => ({ plan, worth: 0 }));
  return Math.max(...bestRounds(mind, seat, world, asked, plans, beam, effort));
}

/** By first plan: the worth of the best end of round found after it; of one given up on the way, what it looked like then, less than any other. */
function bestRounds(
  mind: Mind,
  seat: Seat,
  world: State,
  asked: Decision,
  first: readonly Rated[],
  { width, plans, depth }: Beam,
  effort: Effort,
): number[] {
  const ends = first.map(() => Number.NEGATIVE_INFINITY);
  const lost = first.map(({ worth }) => worth);
  const still = copy(mind.game, world);
  mind.freeze?.(still, seat);
  let beam: Node[] = [];
  const arrive = (node: Node, into: Node[]) => {
    if (isEnd(mind, node.world, seat)) ends[node.root] = Math.max(ends[node.root], node.worth);
    else into.push(node);
  };
  first.forEach(({ plan }, root) => {
    arrive(nodeAfter(mind, seat, still, asked, plan, root, effort), beam);
  });
  const turns = mind.horizon ? depth : DEPTH_WITHOUT_HORIZON;
  for (let turn = 1; turn < turns && beam.length > 0 && !effort.over; turn++) {
    const next: Node[] = [];
    for (const node of narrowed(beam, width)) {
      const decision = untilAsked(mind, node.world, seat);
      if (!decision || isEnd(mind, node.world, seat)) {
        ends[node.root] = Math.max(ends[node.root], merit(mind.value(node.world, mind.weights), seat));
        continue;
      }
      const guesses = mind.plans(node.world, decision, mind.weights);
      for (const plan of guesses) arrive(nodeAfter(mind, seat, node.world, decision, plan, node.root, effort), next);
      if (effort.over) break;
    }
    beam = distinct(next, plans);
  }
  for (const node of beam) if (!mind.horizon) ends[node.root] = Math.max(ends[node.root], node.worth);
  return together(ends, lost);
}

const isEnd = (mind: Mind, world: State, seat: Seat): boolean => world.over || mind.horizon?.(world, seat) === true;

function nodeAfter(mind: Mind, seat: Seat, world: State, decision: Decision, plan: Plan, root: number, effort: Effort): Node {
  const next = after(mind, world, decision, plan);
  effort.spend();
  return { world: next, worth: merit(mind.value(next, mind.weights), seat), root };
}

const narrowed = (beam: readonly Node[], width: number): Node[] => [...beam].sort((a, b) => b.worth - a.worth).slice(0, width);

/** The same worth twice is nearly always the same position reached in another order. */
function distinct(nodes: readonly Node[], most: number): Node[] {
  const kept: Node[] = [];
  for (const node of narrowed(nodes, nodes.length)) {
    if (kept.length >= most) break;
    if (!kept.some(other => Math.abs(other.worth - node.worth) < 1e-9)) kept.push(node);
  }
  return kept;
}

/** Plans without an end of their own come after all those with one, in the order they looked good. */
function together(ends: readonly number[], lost: readonly number[]): number[] {
  const finished = ends.filter(Number.isFinite);
  if (finished.length === 0) return [...lost];
  const least = Math.min(...finished);
  const most = Math.max(...lost);
  return ends.map((worth, i) => (Number.isFinite(worth) ? worth : least - 1 - (most - lost[i])));
}
