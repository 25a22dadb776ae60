/** A suggested plan, walked through on a world imagined from the view: its steps, the places it touches, and the position it leads to. */
import { type Choice, type Core, decide, equal, type Fact, type Game, type Kind, optionsOf, pending, type Seat } from '@tarsas/kernel';
import type { Seal, Seals, Telling, Trace } from '@tarsas/kit/table.ts';
import type { AnyView } from './session.ts';

export interface SuggestedStep {
  choice: Choice;
  /** The position in which it is chosen. */
  before: AnyView;
  facts: readonly Fact[];
}

export interface Suggested {
  steps: readonly SuggestedStep[];
  /** Without what nobody can know before the commit. */
  after: AnyView;
}

/** As far as it goes. What a commit answers by itself is no step, unless there is no other. */
export function walked(game: Game<Kind>, seat: Seat, from: Core, plan: readonly Choice[]): Suggested {
  const steps: SuggestedStep[] = [];
  const seen = (world: Core) => game.view(world, seat) as AnyView;
  let world = from;
  for (const wanted of plan) {
    const decision = pending(game, world).find(open => open.seat === seat && open.waiting);
    const choice = decision && optionsOf(game, world, decision).find(option => equal(option, wanted));
    if (!decision || !choice) break;
    const closing = steps.length > 0 && game.closes?.(world, decision);
    if (closing && equal(closing, choice)) break;
    const { state, facts } = decide(game, world, decision, choice);
    const isRevealing = state.barrier > from.barrier;
    steps.push({ choice, before: seen(world), facts: isRevealing ? [] : facts });
    if (isRevealing) break;
    world = state;
  }
  return { steps, after: seen(world) };
}

/** By place: which steps touch it. `label`: the letter of a plan, where several lie on the board, instead of the numbers of its steps. */
export function pencilOf(
  { steps, after }: Suggested,
  seat: Seat,
  { traces }: Telling,
  signOf: (labels: readonly string[]) => Pick<Seal, 'letter' | 'colour' | 'words'>,
  plan?: { label: string; worth: string; isAside: boolean },
): Seals {
  const touched = new Map<string, { labels: string[]; trace: Trace }>();
  for (const [i, { facts }] of steps.entries()) {
    for (const { key, args } of facts.filter(fact => ((fact.args as { seat?: Seat }).seat ?? seat) === seat)) {
      const where = (traces as Readonly<Record<string, ((args: object, view: object, before: null) => readonly Trace[]) | undefined>>)[key];
      for (const trace of where?.(args, after, null) ?? []) {
        const labels = touched.get(trace.place)?.labels ?? [];
        touched.set(trace.place, { labels: [...new Set([...labels, plan?.label ?? String(i + 1)])], trace });
      }
    }
  }
  return new Map(
    [...touched].map(
      ([
        place,
        {
          labels,
          trace: { kind, from },
        },
      ]) => [
        place,
        {
          n: null,
          seat,
          kind,
          ...signOf(labels),
          ...(from !== undefined && { from }),
          pencil: { labels, after, ...(plan && { worth: plan.worth, isAside: plan.isAside }) },
        },
      ],
    ),
  );
}
