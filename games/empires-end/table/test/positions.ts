/** Positions to draw: random games at tables of every kind. */
import { type Decision, decide, type Language, optionsOf, pending, randomFrom, start } from '@tarsas/kernel';
import type { SeatScene } from '@tarsas/kit/table.ts';
import { empiresEnd } from '../../rules/index.ts';
import type { Choice, EmpiresEnd, Frame, State } from '../../rules/state.ts';

export interface Position {
  state: State;
  decision: Decision<Frame>;
  options: readonly Choice[];
}

/** Rarely chosen, so that abilities are used and phases last. */
const RARE: ReadonlySet<Choice['do']> = new Set(['finish', 'collect', 'throwAway', 'sell']);

/** Plays a game and hands every position to `see`, until it says stop. */
export function play(seed: string, seats: number, options: object, see: (position: Position) => boolean | undefined): State {
  const random = randomFrom(`moves of ${seed}`);
  let { state } = start(empiresEnd, { seats, seed, options });
  while (!state.over) {
    const asked = pending(empiresEnd, state).filter(({ waiting }) => waiting);
    const decision = asked[random(asked.length)];
    const all = optionsOf(empiresEnd, state, decision);
    if (see({ state, decision, options: all })) break;
    const lively = all.filter(({ do: kind }) => !RARE.has(kind));
    const among = lively.length > 0 && random(8) > 0 ? lively : all;
    state = decide(empiresEnd, state, decision, among[random(among.length)]).state;
  }
  return state;
}

export function sceneOf(
  state: State,
  asked: Omit<Position, 'state'> | null,
  language: Language = 'en',
  seat?: number,
): SeatScene<EmpiresEnd> {
  const viewer = asked?.decision.seat ?? seat ?? 0;
  const view = empiresEnd.view(state, viewer);
  return {
    view,
    before: view,
    viewer,
    seat: viewer,
    names: ['Anna', 'Béla', 'Cili', 'Dani'].slice(0, state.seats),
    language,
    asked: asked && { decision: asked.decision, options: asked.options },
    choose: () => {},
    facts: [],
    overlays: [],
    showRule: () => {},
    showWhyNot: () => {},
  };
}
