/** Positions to draw: random games that act rather than skip, at every number of seats and against the AI. */
import { type Decision, decide, type Language, type Move, optionsOf, pending, randomFrom, start } from '@tarsas/kernel';
import type { SeatScene } from '@tarsas/kit/table.ts';
import type { Choice } from '../../rules/choices.ts';
import type { Body } from '../../rules/frames.ts';
import { viscounts } from '../../rules/index.ts';
import type { State, Viscounts } from '../../rules/state.ts';

export interface Position {
  state: State;
  decision: Decision<Body>;
  options: readonly Choice[];
}

/** Rarely chosen, so that boards fill. */
const RARE: ReadonlySet<Choice['do']> = new Set(['skip', 'decline']);
const GROWTH: ReadonlySet<Choice['do']> = new Set(['construct', 'placeWorkers', 'transcribe']);

/** Plays a game and hands every position to `see`, until it says stop, and every move to `note`. */
export function play(
  seed: string,
  seats: number,
  options: object,
  see: (position: Position) => boolean | undefined,
  note: (move: Move) => void = () => {},
): State {
  const random = randomFrom(`moves of ${seed}`);
  let { state } = start(viscounts, { seats, seed, options });
  while (!state.over) {
    const decision = pending(viscounts, state).filter(({ waiting }) => waiting)[0];
    const all = optionsOf(viscounts, state, decision);
    if (see({ state, decision, options: all })) break;
    const lively = all.filter(({ do: kind }) => !RARE.has(kind));
    const growing = all.filter(({ do: kind }) => GROWTH.has(kind));
    const among = growing.length > 0 && random(3) > 0 ? growing : lively.length > 0 && random(12) > 0 ? lively : all;
    const choice = among[random(among.length)];
    note({ seat: decision.seat, decision: decision.id, choice });
    state = decide(viscounts, state, decision, choice).state;
  }
  return state;
}

export function sceneOf(
  state: State,
  asked: Omit<Position, 'state'> | null,
  language: Language = 'en',
  seat?: number,
): SeatScene<Viscounts> {
  const viewer = asked?.decision.seat ?? seat ?? 0;
  const view = viscounts.view(state, viewer);
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
