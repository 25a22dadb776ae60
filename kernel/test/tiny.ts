/** Games of a few lines, each made up for one test. */
import { apply, type Core, type Game, type OptionSpec, optionsOf, pending, type Seat, type Step, start } from '../index.ts';

export interface TinyFrame {
  kind: string;
  seat?: Seat;
  /** How often the step came back to this frame, or whatever else a test counts. */
  n?: number;
  list?: number[];
}

export interface Tiny {
  options: Record<string, unknown>;
  frame: TinyFrame;
  choice: { do: string };
  facts: Record<string, object>;
  state: Core<TinyFrame, Tiny['options']> & { trace: string[] };
  view: object;
  line: string;
}

export type TinyStep = Step<Tiny>;

/** A game that starts with the step `main`. Its steps leave their names in `trace`. */
export function tiny(steps: Record<string, TinyStep>, more: Partial<Game<Tiny>> = {}): Game<Tiny> {
  return {
    id: 'tiny',
    rules: 1,
    seats: { min: 1, max: 4 },
    options: {} as OptionSpec<Tiny['options']>,
    setup: () => ({ trace: [] }),
    opening: { kind: 'main' },
    steps,
    view: s => s,
    imagine: view => view as Tiny['state'],
    score: () => [],
    ...more,
  };
}

/** An automatic step that leaves its name and is done. */
export const word: TinyStep = {
  run(g, f) {
    g.s.trace.push(f.kind);
    g.done();
  },
};

/** A question that leaves name, seat and answer and is done. */
export const question = (...answers: string[]): TinyStep => ({
  options: () => answers.map(answer => ({ do: answer })),
  choose(g, f, seat, choice) {
    g.s.trace.push(`${f.kind} ${seat} ${choice.do}`);
    g.done();
  },
});

/** Runs these, one each time the flow comes back to this frame. The last one should end it. */
export function inTurn(...runs: NonNullable<TinyStep['run']>[]): TinyStep {
  return {
    run(g, f) {
      const n = f.n ?? 0;
      f.n = n + 1;
      runs[n](g, f);
    },
  };
}

export const begin = (game: Game<Tiny>, seats = 2) => start(game, { seats, seed: 'tiny' }).state;

/** Who is asked what: `0: 3/1`, in brackets where nobody waits for it. */
export const askedIn = (game: Game<Tiny>, s: Tiny['state']): string[] =>
  pending(game, s).map(d => (d.waiting ? `${d.seat}: ${d.id}` : `(${d.seat}: ${d.id})`));

/** The seat's answer to the question it is asked now. */
export function answer(game: Game<Tiny>, s: Tiny['state'], seat: Seat, choice?: string): Tiny['state'] {
  const decision = pending(game, s).find(d => d.seat === seat)!;
  return apply(game, s, { seat, decision: decision.id, choice: { do: choice ?? optionsOf(game, s, decision)[0].do } }).state;
}

/** What the steps of a game without questions did, in order. */
export const traceOf = (steps: Record<string, TinyStep>, seats = 2): string[] => {
  const s = begin(tiny(steps), seats);
  if (!s.over) throw new Error('somebody is asked');
  return s.trace;
};

export const words = { a: word, b: word, c: word };
