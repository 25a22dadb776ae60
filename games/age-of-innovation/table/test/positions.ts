/** Positions to draw: random games that play on rather than pass. */
import { type Decision, decide, type Language, optionsOf, pending, randomFrom, start } from '@tarsas/kernel';
import type { SeatScene } from '@tarsas/kit/table.ts';
import { ageOfInnovation } from '../../rules/index.ts';
import type { AgeOfInnovation, Choice, Frame, State } from '../../rules/state.ts';

export interface Position {
  state: State;
  decision: Decision<Frame>;
  options: readonly Choice[];
}

/** Rarely chosen, so that games last and boards fill. */
const RARE: ReadonlySet<Choice['do']> = new Set(['pass', 'convert', 'sacrifice', 'exchange', 'decline', 'done', 'keepKey', 'endTurn']);

/** Often chosen, so that cities are founded and innovations developed. */
const GROWTH: ReadonlySet<Choice['do']> = new Set(['build', 'upgrade', 'develop', 'annex', 'river']);

/** Plays a game and hands every position to `see`, until it says stop. `help` changes the world before the first round. */
export function play(
  seed: string,
  seats: number,
  options: object,
  see: (position: Position) => boolean | undefined,
  help: (s: State) => void = () => {},
): State {
  const random = randomFrom(`moves of ${seed}`);
  let { state } = start(ageOfInnovation, { seats, seed, options });
  let helped = false;
  while (!state.over) {
    if (state.round > 0 && !helped) {
      helped = true;
      state = structuredClone(state);
      help(state);
    }
    const asked = pending(ageOfInnovation, state).filter(({ waiting }) => waiting);
    const decision = asked[random(asked.length)];
    const all = optionsOf(ageOfInnovation, state, decision);
    if (see({ state, decision, options: all })) break;
    const lively = all.filter(({ do: kind }) => !RARE.has(kind));
    const growing = all.filter(({ do: kind }) => GROWTH.has(kind));
    // Native terrain comes last among the terrains.
    const among =
      all[0].do === 'into'
        ? all.slice(-1)
        : growing.length > 0 && random(3) > 0
          ? growing
          : lively.length > 0 && random(25) > 0
            ? lively
            : all;
    state = decide(ageOfInnovation, state, decision, among[random(among.length)]).state;
  }
  return state;
}

/** Enough of everything, so that everything comes up. */
export function wealthy(s: State): void {
  for (const p of s.players) {
    p.coins += 60;
    p.tools += 40;
    p.scholars += 3;
    p.supply -= 3;
    p.bowls = [0, 0, 12];
    p.books = p.books.map(() => 2);
  }
  s.books = s.books.map(n => n - 2 * s.seats);
}

export function sceneOf(
  state: State,
  asked: Omit<Position, 'state'> | null,
  language: Language = 'en',
  seat?: number,
): SeatScene<AgeOfInnovation> {
  const viewer = asked?.decision.seat ?? seat ?? 0;
  const view = ageOfInnovation.view(state, viewer);
  return {
    view,
    before: view,
    viewer,
    seat: viewer,
    names: ['Anna', 'Béla', 'Cili', 'Dani', 'Emma'].slice(0, state.seats),
    language,
    asked: asked && { decision: asked.decision, options: asked.options },
    choose: () => {},
    facts: [],
    overlays: [],
    showRule: () => {},
    showWhyNot: () => {},
  };
}
