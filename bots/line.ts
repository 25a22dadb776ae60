/** Plans found by beam search over one seat's own choices, each played on a copy of the world. For games whose turns are many small choices. */
import { advance, type Choice, type Decision, fork, type Game, type Kind, waitingFor } from '@tarsas/kernel';

/** A plan in the making. */
export interface Line<G extends Kind> {
  state: G['state'];
  choices: readonly G['choice'][];
  /** What the seat is asked next; null when the plan is complete. */
  next: Decision<G['frame']> | null;
  /** How far the seat has come in a phase that is done in any order, so that plans differ in more than their order. */
  stage: number;
}

export interface Idea<G extends Kind> {
  choice: G['choice'];
  stage: number;
}

export interface Beam<G extends Kind> {
  /** The choices worth a thought at a line's next question. */
  ideas(line: Line<G>, next: Decision<G['frame']>): readonly Idea<G>[];
  /** What a line seems to be worth to its seat. */
  worth(line: Line<G>): number;
  /** A plan ends where this number changes, as it does where somebody else is asked or something is learnt. */
  phase?(s: G['state']): number;
  /** Unfinished lines kept at each step, and finished ones handed on. */
  kept: number;
  most: number;
  /** So many lines that begin with the same choice come first; the others follow where there is room. */
  alike?: number;
}

interface Judged<G extends Kind> {
  line: Line<G>;
  worth: number;
}

/** The best plans for a decision, best first. */
export function lines<G extends Kind>(
  game: Game<G>,
  s: G['state'],
  decision: Decision<G['frame']>,
  beam: Beam<G>,
): (readonly G['choice'][])[] {
  const done: Judged<G>[] = [];
  let open: Line<G>[] = [{ state: s, choices: [], next: decision, stage: 0 }];
  while (open.length > 0) {
    const longer: Line<G>[] = [];
    for (const line of open) {
      const next = line.next as Decision<G['frame']>;
      const ideas = beam.ideas(line, next);
      ideas.forEach((idea, i) => {
        // Nobody looks at a line again after its last idea, so its world need not be copied; the first world is the caller's.
        const last = line.state !== s && i === ideas.length - 1;
        const one = extended(game, line, next, idea, last, beam.phase);
        if (one.next) longer.push(one);
        else done.push({ line: one, worth: beam.worth(one) });
      });
    }
    // What all can be kept need not be judged yet.
    open =
      longer.length <= beam.kept
        ? longer
        : best(
            longer.map(line => ({ line, worth: beam.worth(line) })),
            beam.kept,
            beam.alike,
          );
  }
  return best(done, beam.most, beam.alike).map(({ choices }) => choices);
}

function extended<G extends Kind>(
  game: Game<G>,
  line: Line<G>,
  decision: Decision<G['frame']>,
  { choice, stage }: Idea<G>,
  last: boolean,
  phase: Beam<G>['phase'],
): Line<G> {
  const { barrier } = line.state;
  const begun = phase?.(line.state);
  const state = last ? line.state : fork(game, line.state);
  advance(game, state, decision, choice, true);
  const ended = state.over || state.barrier !== barrier || phase?.(state) !== begun;
  const next = ended ? undefined : waitingFor(game, state, decision.seat);
  return { state, choices: [...line.choices, choice], next: next ?? null, stage };
}

function best<G extends Kind>(judged: Judged<G>[], n: number, alike = Number.POSITIVE_INFINITY): Line<G>[] {
  judged.sort((a, b) => b.worth - a.worth);
  const begun = new Map<Choice, number>();
  const first: Line<G>[] = [];
  const rest: Line<G>[] = [];
  for (const { line } of judged) {
    const before = begun.get(line.choices[0]) ?? 0;
    begun.set(line.choices[0], before + 1);
    (before < alike ? first : rest).push(line);
  }
  return [...first, ...rest].slice(0, n);
}

/** The options of one kind. */
export function are<C extends Choice, K extends C['do']>(options: readonly C[], kind: K): Extract<C, { do: K }>[] {
  return options.filter((option): option is Extract<C, { do: K }> => option.do === kind);
}
