/** A tree over everybody's plans in several imagined worlds, widened where it promises something, judged at its leaves by the game's evaluation. */
import { copy, type Kind, type Random, type Seat } from '@tarsas/kernel';
import type { Question } from './bot.ts';
import type { Effort } from './effort.ts';
import { type Rated, worldsOf } from './greedy.ts';
import { after, carryOut, merit, nextDecision } from './lookahead.ts';
import type { Mind, Plan } from './mind.ts';
import { planRound } from './planner.ts';
import { Sealed, together } from './sealed.ts';

type State = Kind['state'];

/** One plan in a position, with everybody's points summed over the visits. The first visit is the look one plan ahead. */
interface Edge {
  plan: Plan;
  key: string;
  prior: number;
  visits: number;
  sums: number[];
  below: Node;
}

interface Node {
  seat: Seat;
  edges: Edge[];
  visits: number;
  /** Kept where nothing is hidden: the position does not have to be played again. */
  world: State | null;
  sealed: Sealed | null;
}

/** How many plans are looked at after n visits: the best ones by their prior, more with the square root. */
const WIDTH = 1.5;
/** How far a prior reaches, in points per unit of the usual formula. */
const CURIOSITY = 6;
/** Points between a plan and one that is tried e times more often. */
const PRIOR_TEMPERATURE = 2;
/** Without any limit it stops after so many positions. */
const USUAL_NODES = 4000;
/** The part of its time it spends on planning its own round, which gives the priors at the root. */
const PLANNING_SHARE = 0.35;
const DEEPEST = 30;

const fresh = (): Node => ({ seat: -1, edges: [], visits: 0, world: null, sealed: null });

export function search(question: Question & { mind: Mind }): Rated[] {
  const { mind, seat, effort, random } = question;
  const worlds = worldsOf(question);
  const root = fresh();
  if (together(mind, worlds[0].world).length > 1)
    return searchSealed(
      question,
      worlds.map(({ world }) => world),
    );
  const planned = planRound({ ...question, effort: effort.share(PLANNING_SHARE) });
  if (planned.length === 1) return planned;
  const tree = new Tree(mind, effort, random, worlds.length === 1);
  if (worlds.length === 1) root.world = worlds[0].world;
  do tree.visit(root, worlds[root.visits % worlds.length].world);
  while (!effort.over && (!effort.endless || effort.nodes < USUAL_NODES));
  return root.edges.length === 0 ? planned : verdict(root, planned, seat);
}

function searchSealed({ mind, seat, effort, random }: Question & { mind: Mind }, worlds: readonly State[]): Rated[] {
  const sealed = new Sealed();
  for (let n = 0; n < 2 || (!effort.over && (!effort.endless || n < USUAL_NODES)); n++) {
    sealed.play(mind, copy(mind.game, worlds[n % worlds.length]), random);
    effort.spend();
  }
  return [{ plan: sealed.answer(seat, random)!, worth: 0 }];
}

/** What was visited often; among it the plan that both the tree and the planned round like best. */
function verdict(root: Node, planned: readonly Rated[], seat: Seat): Rated[] {
  const most = Math.max(...root.edges.map(({ visits }) => visits));
  const often = root.edges.filter(({ visits }) => visits >= most / 3);
  const byKey = new Map(planned.map(({ plan, worth }) => [JSON.stringify(plan), worth]));
  const least = Math.min(...planned.map(({ worth }) => worth));
  return often.map(edge => ({ plan: edge.plan, worth: qualityOf(edge, seat) + (byKey.get(edge.key) ?? least) }));
}

const qualityOf = ({ sums, visits }: Edge, seat: Seat): number =>
  merit(
    sums.map(sum => sum / visits),
    seat,
  );

class Tree {
  private readonly mind: Mind;
  private readonly effort: Effort;
  private readonly random: Random;
  private readonly open: boolean;

  constructor(mind: Mind, effort: Effort, random: Random, open: boolean) {
    this.mind = mind;
    this.effort = effort;
    this.random = random;
    this.open = open;
  }

  /** One way down from the root, and everybody's points at its end back up. */
  visit(root: Node, from: State): void {
    const { mind } = this;
    const path: Edge[] = [];
    let node = root;
    let world = this.open ? from : copy(mind.game, from);
    let values: number[] | null = null;
    while (values === null) {
      node.visits++;
      if (world.over || path.length >= DEEPEST) values = mind.value(world, mind.weights);
      else if (together(mind, world).length > 1 && path.length > 0) values = this.playSealed(node, world);
      else {
        const grown = this.grow(node, world);
        const edge = this.select(node, grown.usable);
        path.push(edge);
        if (edge.visits === 0 || grown.first) values = grown.best;
        else {
          node = edge.below;
          world = this.follow(edge, world, grown.decision);
        }
      }
    }
    this.effort.spend();
    for (const edge of path) {
      edge.visits++;
      for (let seat = 0; seat < values.length; seat++) edge.sums[seat] += values[seat];
    }
  }

  private playSealed(node: Node, world: State): number[] {
    node.sealed ??= new Sealed();
    return node.sealed.play(this.mind, this.open ? copy(this.mind.game, world) : world, this.random);
  }

  private follow(edge: Edge, world: State, decision: ReturnType<typeof nextDecision>): State {
    if (this.open) {
      edge.below.world ??= after(this.mind, world, decision!, edge.plan);
      return edge.below.world;
    }
    carryOut(this.mind, world, decision!, edge.plan);
    return world;
  }

  /** Looks one plan ahead from a position seen for the first time; where worlds differ, also at the plans that are new in this one. */
  private grow(node: Node, world: State) {
    const { mind } = this;
    const decision = nextDecision(mind, world)!;
    node.seat = decision.seat;
    const first = node.edges.length === 0;
    if (this.open && !first) return { decision, usable: node.edges, first, best: [] };
    const usable: Edge[] = [];
    for (const plan of mind.plans(world, decision, mind.weights)) {
      const key = JSON.stringify(plan);
      let edge = node.edges.find(known => known.key === key);
      if (!edge) {
        const next = after(mind, world, decision, plan);
        this.effort.spend();
        edge = { plan, key, prior: 0, visits: 1, sums: mind.value(next, mind.weights), below: fresh() };
        if (this.open) edge.below.world = next;
        node.edges.push(edge);
      }
      usable.push(edge);
    }
    setPriors(node);
    const best = bestOf(usable, node.seat);
    return { decision, usable, first, best: best.sums.map(sum => sum / best.visits) };
  }

  private select(node: Node, usable: readonly Edge[]): Edge {
    const width = Math.ceil(WIDTH * Math.sqrt(node.visits));
    const wide = [...usable].sort((a, b) => b.prior - a.prior).slice(0, Math.max(2, width));
    const reach = CURIOSITY * Math.sqrt(node.visits);
    let best = wide[0];
    let most = Number.NEGATIVE_INFINITY;
    for (const edge of wide) {
      const promise = qualityOf(edge, node.seat) + (reach * edge.prior) / (1 + edge.visits);
      if (promise <= most) continue;
      most = promise;
      best = edge;
    }
    return best;
  }
}

function bestOf(edges: readonly Edge[], seat: Seat): Edge {
  let best = edges[0];
  for (const edge of edges) if (qualityOf(edge, seat) > qualityOf(best, seat)) best = edge;
  return best;
}

/** The better a plan looks one step ahead, the sooner it is tried. */
function setPriors(node: Node): void {
  const worths = node.edges.map(edge => qualityOf(edge, node.seat));
  const most = Math.max(...worths);
  const odds = worths.map(worth => Math.exp((worth - most) / PRIOR_TEMPERATURE));
  const all = odds.reduce((a, b) => a + b, 0);
  node.edges.forEach((edge, i) => {
    edge.prior = odds[i] / all;
  });
}
