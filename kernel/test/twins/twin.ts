/** How a twin of the honest game is made. */
import type { Game, Play, Seat } from '../../index.ts';
import type { Law, Plan } from '../../laws/index.ts';
import { type Magpies, magpies } from '../toy.ts';

export interface Twin {
  breaks: Law;
  /** Completes the sentence "catches a game whose …". */
  by: string;
  game?: Game<Magpies>;
  plan?: Partial<Plan<Magpies>>;
  says: RegExp;
}

export const twin = (change: Partial<Game<Magpies>>): Game<Magpies> => ({ ...magpies, ...change });

export type Steps = Game<Magpies>['steps'];
/** The honest game with something else in one of its steps. */
export function withStep<K extends keyof Steps>(kind: K, change: Partial<Steps[K]>): Game<Magpies> {
  return twin({ steps: { ...magpies.steps, [kind]: { ...magpies.steps[kind], ...change } } });
}

export const { keep, bids, draw } = magpies.steps;

/** The honest view, and then something more. */
export const seeing =
  (more: (...args: Parameters<typeof magpies.view>) => object): Game<Magpies>['view'] =>
  (s, viewer) => ({ ...magpies.view(s, viewer), ...more(s, viewer) });

export type Choose = (g: Play<Magpies>, f: never, seat: Seat, choice: never) => void;

/** The honest choice, and then something more. */
export function also(more: (g: Play<Magpies>, seat: Seat) => void): Choose {
  return (g, f: { kind: keyof Steps }, seat, choice) => {
    magpies.steps[f.kind].choose!(g, f as never, seat, choice);
    more(g, seat);
  };
}

/** The honest choice, only that nobody is said to have learnt anything. */
export function secretly(g: Play<Magpies>, f: { kind: keyof Steps }, seat: Seat, choice: never): void {
  const { barrier } = g.s;
  magpies.steps[f.kind].choose!(g, f as never, seat, choice);
  g.s.barrier = barrier;
}

/** The honest choice and something more, with a memory outside the state, which a rule must not have. */
export function remembering(more: (g: Play<Magpies>, seat: Seat, n: number) => void): Choose {
  let n = 0;
  return also((g, seat) => more(g, seat, n++));
}

/** Lists an honest list backwards every other time. */
export function turning(options: NonNullable<typeof keep.options>): typeof options {
  let n = 0;
  return (...args) => (n++ % 2 === 0 ? options(...args) : options(...args).toReversed());
}

export function shiftingSetup(): Game<Magpies>['setup'] {
  let tables = 0;
  return setup => {
    const part = magpies.setup(setup);
    part.players[0].prizes.push(tables++);
    return part;
  };
}

export function without<T extends object>(words: T, key: keyof T): T {
  return Object.fromEntries(Object.entries(words).filter(([k]) => k !== key)) as T;
}
