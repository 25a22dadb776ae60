/** Positions to draw: random games that play on rather than pass, on every map and with every faction. */
import { type Decision, decide, type Language, optionsOf, pending, randomFrom, start } from '@tarsas/kernel';
import type { SeatScene } from '@tarsas/kit/table.ts';
import { terraMystica } from '../../rules/index.ts';
import type { Choice, Frame, State, TerraMystica } from '../../rules/state.ts';

export interface Position {
  state: State;
  decision: Decision<Frame>;
  options: readonly Choice[];
}

/** Rarely chosen, so that games last and boards fill. */
const RARE: ReadonlySet<Choice['do']> = new Set(['pass', 'convert', 'sacrifice', 'leave', 'giveUp', 'bid', 'decline', 'done']);

/** Often chosen, so that towns are founded. */
const GROWTH: ReadonlySet<Choice['do']> = new Set(['build', 'upgrade']);

/** Plays a game and hands every position to `see`, until it says stop. */
export function play(seed: string, seats: number, options: object, see: (position: Position) => boolean | undefined): State {
  const random = randomFrom(`moves of ${seed}`);
  let { state } = start(terraMystica, { seats, seed, options });
  while (!state.over) {
    const asked = pending(terraMystica, state).filter(({ waiting }) => waiting);
    const decision = asked[random(asked.length)];
    const all = optionsOf(terraMystica, state, decision);
    if (see({ state, decision, options: all })) break;
    const lively = all.filter(({ do: kind }) => !RARE.has(kind));
    const growing = all.filter(({ do: kind }) => GROWTH.has(kind));
    // Home terrain comes first among the terrains.
    const among =
      all[0].do === 'into'
        ? all.slice(0, 1)
        : growing.length > 0 && random(3) > 0
          ? growing
          : lively.length > 0 && random(25) > 0
            ? lively
            : all;
    state = decide(terraMystica, state, decision, among[random(among.length)]).state;
  }
  return state;
}

export function sceneOf(
  state: State,
  asked: Omit<Position, 'state'> | null,
  language: Language = 'en',
  seat?: number,
): SeatScene<TerraMystica> {
  const viewer = asked?.decision.seat ?? seat ?? 0;
  const view = terraMystica.view(state, viewer);
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
