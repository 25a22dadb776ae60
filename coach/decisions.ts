/** Where in a played game somebody began to carry out something they meant: the plans that people made, found again in the log. */
import { aimsOf, askedIn, decisionOf, lineFrom, type Mind, matches, type Plan, startOf } from '@tarsas/bots/thinking';
import { advance, type Decision, fork, imagine, type Kind, type Seat, type TableLog, turnIn } from '@tarsas/kernel';

type State = Kind['state'];

/** A decision with the position before it. */
export interface Decided {
  move: number;
  length: number;
  seat: Seat;
  round: number;
  chosen: Plan;
  state: State;
  decision: Decision;
}

/** Every decision at which there was more than one plan; what a coach does not speak about is none, nor is what only answers somebody else's turn. */
export function decisionsOf(mind: Mind, log: TableLog): Decided[] {
  const found: Decided[] = [];
  const s = startOf(mind, log);
  let after = 0;
  for (let n = 0; n < log.moves.length && !s.over; n++) {
    const decision = decisionOf(mind, s, log.moves[n]);
    if (n >= after && decision.waiting && isOwnTurn(mind, s, decision)) {
      const one = decidedAt(mind, log, s, decision, n);
      after = n + one.length;
      if (one.open) found.push({ ...one.decided, state: fork(mind.game, s), decision });
    }
    advance(mind.game, s, decision, log.moves[n].choice as never, true);
  }
  return found;
}

/** False where the seat is only asked because of somebody else's turn. */
function isOwnTurn(mind: Mind, s: State, { seat }: Decision): boolean {
  const stack = s.lanes?.[seat]?.stack ?? s.stack;
  const turn = stack.findLast(({ kind }) => mind.game.turns?.includes(kind)) as { seat?: Seat } | undefined;
  return turn?.seat === undefined || turn.seat === seat;
}

function decidedAt(mind: Mind, log: TableLog, s: State, decision: Decision, move: number) {
  const { seat } = decision;
  const line = lineUntilLearnt(mind, log, s, move);
  const aims = aimsOf(mind, line);
  const plans = plansFrom(mind, mind.game.view(s, seat) as object, seat, decision.id);
  const said = plans.filter(plan => matches(mind, plan, aims));
  // The plan that says the most of what was done; what was done beyond it is a decision of its own.
  const most = Math.max(0, ...said.map(plan => aimsOf(mind, plan).length));
  const length = most === 0 || most === aims.length ? line.length : aims[most - 1].at + 1;
  const unspoken = aims.filter(({ at }) => at < length).every(({ choice }) => mind.unspoken?.(choice as never));
  const open = !unspoken && plans.length > said.length;
  return { length, open, decided: { move, length, seat, round: mind.round?.(s) ?? 0, chosen: line.slice(0, length) } };
}

/** What the seat chose in a row until its turn was over or something was learnt: as far as it can have been a plan. */
function lineUntilLearnt(mind: Mind, log: TableLog, s: State, move: number): Plan {
  const world = fork(mind.game, s);
  const { seat } = log.moves[move];
  const turn = turnIn(mind.game, world, seat);
  const { barrier } = world;
  const line = lineFrom(log, move);
  for (let n = 0; n < line.length; n++) {
    if (n > 0 && (world.over || world.barrier !== barrier || turnIn(mind.game, world, seat) !== turn)) return line.slice(0, n);
    advance(mind.game, world, decisionOf(mind, world, log.moves[move + n]), line[n] as never, true);
  }
  return line;
}

/** The game's plans for a question, from what the seat may know and nothing else. */
function plansFrom(mind: Mind, view: object, seat: Seat, id: string): readonly Plan[] {
  const world = imagine(mind.game, view, seat, 'plans');
  return mind.plans(world, askedIn(mind.game, world, seat, id), mind.weights);
}
