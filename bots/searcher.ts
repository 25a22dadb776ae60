/**
 * A tree over everybody's plans in several imagined worlds: one's own, the others' answers to it, up to the next own turn. It is widened where
 * it promises something, and judged at its leaves by the game's evaluation of the best round that can still be played from there.
 */
import { copy, type Decision, type Kind, type Random, type Seat } from '@tarsas/kernel';
import type { Question } from './bot.ts';
import type { Effort } from './effort.ts';
import { type Rated, worldsOf } from './greedy.ts';
import { after, carryOut, decisionFor, merit, nextDecision } from './lookahead.ts';
import type { Mind } from './mind.ts';
import { type Beam, planRound, roundWorth } from './planner.ts';
import { Sealed, together } from './sealed.ts';
import { type Edge, type Node, newEdge, newNode, select, setPriors, tried } from './tree.ts';

type State = Kind['state'];

/** Without any limit it stops after so many positions. */
const USUAL_NODES = 6000;
/** The part of its time it spends on planning its own round, which gives the priors at the root; and how broadly it plans there and at leaves. */
const PLANNING_SHARE = 0.35;
const AT_ROOT: Beam = { width: 12, plans: 36, depth: 12 };
const AT_LEAVES: Beam = { width: 3, plans: 12, depth: 12 };
/** More plans than this in a row without an own turn are judged as they stand. */
const DEEPEST = 30;

export function search(question: Question & { mind: Mind }): Rated[] {
  const { mind, seat, effort, random } = question;
  const worlds = worldsOf(question).map(({ world }) => world);
  if (together(mind, worlds[0]).length > 1) return searchSealed(question, worlds);
  const planned = planRound({ ...question, effort: effort.share(PLANNING_SHARE) }, AT_ROOT);
  if (planned.length === 1) return planned;
  const tree = new Tree(mind, seat, effort, random, worlds);
  while (!effort.over && (!effort.endless || effort.nodes < USUAL_NODES)) tree.visit(planned);
  return tree.root.visits === 0 ? planned : tried(tree.root);
}

/** Answers given at the same time as the others': a mixture of plans, one of them drawn. */
function searchSealed({ mind, seat, effort, random }: Question & { mind: Mind }, worlds: readonly State[]): Rated[] {
  const sealed = new Sealed();
  for (let n = 0; n < 2 || (!effort.over && (!effort.endless || n < USUAL_NODES)); n++) {
    sealed.play(mind, copy(mind.game, worlds[n % worlds.length]), random);
    effort.spend();
  }
  return [{ plan: sealed.answer(seat, random)!, worth: 0 }];
}

class Tree {
  readonly root: Node = newNode();
  private readonly mind: Mind;
  private readonly seat: Seat;
  private readonly effort: Effort;
  private readonly random: Random;
  private readonly worlds: readonly State[];
  /** Nothing is hidden: positions are kept instead of being played again in another world. */
  private readonly open: boolean;

  constructor(mind: Mind, seat: Seat, effort: Effort, random: Random, worlds: readonly State[]) {
    this.mind = mind;
    this.seat = seat;
    this.effort = effort;
    this.random = random;
    this.worlds = worlds;
    this.open = worlds.length === 1;
  }

  /** One way down from the root to the next own turn, and everybody's points at its end back up. */
  visit(planned: readonly Rated[]): void {
    const { root, mind, worlds } = this;
    if (root.edges.length === 0) this.plant(planned);
    const from = worlds[root.visits % worlds.length];
    const path: Edge[] = [];
    let node = root;
    let world = this.open ? from : copy(mind.game, from);
    let values: number[] | null = null;
    while (values === null) {
      node.visits++;
      const own = nextDecision(mind, world)?.seat === this.seat;
      if (world.over || path.length >= DEEPEST) values = mind.value(world, mind.weights);
      else if (path.length > 0 && together(mind, world).length > 1) values = this.playSealed(node, world);
      else if (path.length > 0 && own) values = this.judge(node, world);
      else {
        const { decision, usable } = this.grow(node, world);
        const edge = select(node, usable);
        path.push(edge);
        node = edge.below;
        world = this.follow(edge, world, decision);
      }
    }
    this.effort.spend();
    // A judgement broken off half-way says nothing.
    if (this.effort.over) return;
    for (const edge of path) {
      edge.visits++;
      for (let seat = 0; seat < values.length; seat++) edge.sums[seat] += values[seat];
    }
  }

  /** The root's plans promise what the planned round makes of them. */
  private plant(planned: readonly Rated[]): void {
    this.root.seat = this.seat;
    this.root.edges = planned.map(({ plan, worth }) => newEdge(plan, worth, this.worlds[0].seats));
    setPriors(this.root);
  }

  /** At the next own turn: everybody's points as they stand, and one's own with the best round that can still be played. */
  private judge(node: Node, world: State): number[] {
    const { mind, seat, effort } = this;
    if (node.values && this.open) return node.values;
    const still = mind.value(world, mind.weights);
    const best = roundWorth(mind, seat, world, nextDecision(mind, world)!, AT_LEAVES, effort);
    const more = best - merit(still, seat);
    node.values = still.map((value, other) => (other === seat ? value + more : value));
    return node.values;
  }

  private playSealed(node: Node, world: State): number[] {
    node.sealed ??= new Sealed();
    return node.sealed.play(this.mind, this.open ? copy(this.mind.game, world) : world, this.random);
  }

  private follow(edge: Edge, world: State, decision: Decision): State {
    if (this.open) {
      edge.below.world ??= after(this.mind, world, decision, edge.plan);
      return edge.below.world;
    }
    carryOut(this.mind, world, decision, edge.plan);
    return world;
  }

  /** Looks one plan ahead from a position seen for the first time; where worlds differ, also at the plans that are new in this one. */
  private grow(node: Node, world: State): { decision: Decision; usable: readonly Edge[] } {
    const { mind } = this;
    if (node === this.root) return { decision: decisionFor(mind, world, this.seat)!, usable: node.edges };
    const decision = nextDecision(mind, world)!;
    if (this.open && node.edges.length > 0) return { decision, usable: node.edges };
    node.seat = decision.seat;
    const usable = mind.plans(world, decision, mind.weights).map(plan => {
      const known = node.edges.find(({ key }) => key === JSON.stringify(plan));
      if (known) return known;
      const next = after(mind, world, decision, plan);
      this.effort.spend();
      const edge = newEdge(plan, merit(mind.value(next, mind.weights), decision.seat), world.seats);
      if (this.open) edge.below.world = next;
      node.edges.push(edge);
      return edge;
    });
    setPriors(node);
    return { decision, usable };
  }
}
