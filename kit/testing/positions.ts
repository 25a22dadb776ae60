/** Positions of a game to draw: random games that play on rather than pass, and drafts made on them. */
import {
  type Decision,
  decide,
  type Game,
  type Kind,
  type Language,
  type Move,
  optionsOf,
  pending,
  randomFrom,
  type Seat,
  start,
} from '@tarsas/kernel';
import type { SeatScene } from '../table.ts';

const NAMES = ['Anna', 'Béla', 'Cili', 'Dani', 'Emma'];

export interface Position<G extends Kind> {
  state: G['state'];
  decision: Decision<G['frame']>;
  options: readonly G['choice'][];
}

/** How the random games are played. */
export interface Habits<G extends Kind> {
  /** Chosen only once in `patience` times, so that games last and boards fill. */
  rare: readonly G['choice']['do'][];
  patience: number;
  /** Chosen two times out of three where they are offered. */
  growth?: readonly G['choice']['do'][];
  /** The first of several who are asked answers, not any of them. */
  inOrder?: boolean;
  /** Questions with one sensible answer. */
  answer?(options: readonly G['choice'][]): G['choice'] | undefined;
}

export interface Playing<G extends Kind> {
  /** Changes the world once, as soon as it returns another one. */
  help?(state: G['state']): G['state'] | null;
  note?(move: Move): void;
}

export type Positions<G extends Kind> = ReturnType<typeof positionsOf<G>>;

export function positionsOf<G extends Kind>(game: Game<G>, { rare, patience, growth = [], inOrder = false, answer }: Habits<G>) {
  type Choice = G['choice'];

  function choose(all: readonly Choice[], random: (n: number) => number): Choice {
    const only = answer?.(all);
    const growing = all.filter(({ do: kind }) => growth.includes(kind));
    const lively = all.filter(({ do: kind }) => !rare.includes(kind));
    const among = only ? [only] : growing.length > 0 && random(3) > 0 ? growing : lively.length > 0 && random(patience) > 0 ? lively : all;
    return among[random(among.length)];
  }

  /** Plays a game and hands every position to `see`, until it says stop. */
  function play(
    seed: string,
    seats: number,
    options: object,
    see: (position: Position<G>) => boolean | undefined,
    { help, note }: Playing<G> = {},
  ): G['state'] {
    const random = randomFrom(`moves of ${seed}`);
    let { state } = start(game, { seats, seed, options });
    let helped: G['state'] | null | undefined;
    while (!state.over) {
      if (!helped) {
        helped = help?.(state);
        state = helped ?? state;
      }
      const asked = pending(game, state).filter(({ waiting }) => waiting);
      const decision = asked[inOrder ? 0 : random(asked.length)];
      const all = optionsOf(game, state, decision);
      if (see({ state, decision, options: all })) break;
      const choice = choose(all, random);
      note?.({ seat: decision.seat, decision: decision.id, choice });
      state = decide(game, state, decision, choice).state;
    }
    return state;
  }

  const sceneOf = (state: G['state'], asked: Omit<Position<G>, 'state'> | null, language: Language = 'en', seat?: Seat) =>
    sceneFor(game, state, asked, language, seat);

  /** Drafts choices of a seat, each the first option that fits. */
  const draft = (seat: Seat, base: G['state'], ...wishes: ((choice: Choice) => boolean)[]) => drafting(game, seat, base, wishes);

  /** A choice of a kind with these values. */
  const a =
    (kind: Choice['do'], values: object = {}) =>
    (choice: Choice): boolean =>
      choice.do === kind && Object.entries(values).every(([key, value]) => (choice as unknown as Record<string, unknown>)[key] === value);

  return { play, sceneOf, draft, a };
}

function sceneFor<G extends Kind>(
  game: Game<G>,
  state: G['state'],
  asked: Omit<Position<G>, 'state'> | null,
  language: Language,
  seat: Seat | undefined,
): SeatScene<G> & { viewer: Seat } {
  const viewer = asked?.decision.seat ?? seat ?? 0;
  const view = game.view(state, viewer);
  return {
    view,
    before: view,
    viewer,
    seat: viewer,
    names: NAMES.slice(0, state.seats),
    language,
    asked: asked && { decision: asked.decision, options: asked.options },
    choose: () => {},
    facts: [],
    history: [],
    seals: new Map(),
    overlays: [],
    showRule: () => {},
    showWhyNot: () => {},
  };
}

function drafting<G extends Kind>(
  game: Game<G>,
  seat: Seat,
  base: G['state'],
  wishes: readonly ((choice: G['choice']) => boolean)[],
): { state: G['state']; moves: Move[] } {
  const moves: Move[] = [];
  let state = base;
  for (const fits of wishes) {
    const own = pending(game, state).filter(decision => decision.seat === seat);
    const decision = own.find(({ waiting }) => waiting) ?? own[0];
    const choice = optionsOf(game, state, decision).find(fits)!;
    moves.push({ seat, decision: decision.id, choice });
    state = decide(game, state, decision, choice).state;
  }
  return { state, moves };
}
