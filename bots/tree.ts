/** The tree of a search: positions, plans, how often they were tried and what came of them. */
import type { Kind, Seat } from '@tarsas/kernel';
import { merit } from './lookahead.ts';
import type { Plan } from './mind.ts';
import type { Sealed } from './sealed.ts';

/** One plan in a position. */
export interface Edge {
  plan: Plan;
  key: string;
  /** What it promised before it was tried, in the merit of whoever has the choice. */
  hope: number;
  prior: number;
  /** Tries, and everybody's points summed over them. */
  visits: number;
  sums: number[];
  below: Node;
}

export interface Node {
  seat: Seat;
  edges: Edge[];
  visits: number;
  /** Kept where nothing is hidden: the position does not have to be played again. */
  world: Kind['state'] | null;
  sealed: Sealed | null;
  /** The judgement of a leaf. */
  values: number[] | null;
}

/** How many plans are looked at after n visits: the best ones by their prior, more with the square root. */
const WIDTH = 1.5;
/** How far a prior reaches, in points per unit of the usual formula. */
const CURIOSITY = 3;
/** Points between a plan and one that is tried e times more often. */
const PRIOR_TEMPERATURE = 2;
/** As many tries as the promise of a plan counts for. */
const TRUST = 1;

export const newNode = (): Node => ({ seat: -1, edges: [], visits: 0, world: null, sealed: null, values: null });

export function newEdge(plan: Plan, hope: number, seats: number): Edge {
  return { plan, key: JSON.stringify(plan), hope, prior: 0, visits: 0, sums: new Array(seats).fill(0), below: newNode() };
}

const found = ({ sums, visits }: Edge, seat: Seat): number =>
  merit(
    sums.map(sum => sum / visits),
    seat,
  );

/** What trying plans has brought beyond their promise on the whole: a promise is as sanguine for one plan as for the next. */
function disappointment({ edges, seat }: Node): number {
  let sum = 0;
  let tries = 0;
  for (const edge of edges) {
    if (edge.visits === 0) continue;
    sum += edge.visits * (found(edge, seat) - edge.hope);
    tries += edge.visits;
  }
  return tries === 0 ? 0 : sum / tries;
}

function quality(edge: Edge, seat: Seat, shift: number): number {
  const promised = edge.hope + shift;
  return edge.visits === 0 ? promised : (TRUST * promised + edge.visits * found(edge, seat)) / (TRUST + edge.visits);
}

/** The better a plan looks before it is tried, the sooner it is. */
export function setPriors({ edges }: Node): void {
  const most = Math.max(...edges.map(({ hope }) => hope));
  const odds = edges.map(({ hope }) => Math.exp((hope - most) / PRIOR_TEMPERATURE));
  const all = odds.reduce((a, b) => a + b, 0);
  edges.forEach((edge, i) => {
    edge.prior = odds[i] / all;
  });
}

/** The plan to try next: among the most promising ones, more of them with every visit. */
export function select(node: Node, usable: readonly Edge[]): Edge {
  const width = Math.max(2, Math.ceil(WIDTH * Math.sqrt(node.visits)));
  const wide = [...usable].sort((a, b) => b.prior - a.prior).slice(0, width);
  const reach = CURIOSITY * Math.sqrt(node.visits);
  const shift = disappointment(node);
  let best = wide[0];
  let most = Number.NEGATIVE_INFINITY;
  for (const edge of wide) {
    const promise = quality(edge, node.seat, shift) + (reach * edge.prior) / (1 + edge.visits);
    if (promise <= most) continue;
    most = promise;
    best = edge;
  }
  return best;
}

/** Plans that were tried often enough to be trusted, with what they are worth. */
export function tried(node: Node): { plan: Plan; worth: number }[] {
  const most = Math.max(...node.edges.map(({ visits }) => visits));
  const shift = disappointment(node);
  return node.edges.filter(({ visits }) => visits >= most / 3).map(edge => ({ plan: edge.plan, worth: quality(edge, node.seat, shift) }));
}
