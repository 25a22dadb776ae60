/** A copy written out field by field, for search: twice as fast as the kernel's `clone`. */
import { type Core, clone, withCore } from '@tarsas/kernel';
import type { Player, State, Threat } from './state.ts';

export const copy = (s: State): State => copied(s, clone, clone);
export const fork = (s: State): State =>
  copied(
    s,
    list => list,
    frame => ({ ...frame }),
  );

/** `keep` is for what rules replace and never change in place: `readonly` in the types. */
function copied(s: State, keep: <T>(list: T) => T, copyFrame: (frame: State['stack'][number]) => State['stack'][number]): State {
  const own: Omit<State, keyof Core> = {
    players: s.players.map(p => copyPlayer(p, keep)),
    deck: keep(s.deck),
    discard: keep(s.discard),
    conflictDeck: keep(s.conflictDeck),
    conflictDiscard: keep(s.conflictDiscard),
    threats: s.threats.map(copyThreat),
    conflict: s.conflict,
    fists: keep(s.fists),
    space: s.space,
    firstPlayer: s.firstPlayer,
  };
  return withCore(own, s, copyFrame);
}

const copyThreat = ({ card, wheat, hammer, axe, coin }: Threat): Threat => ({ card, wheat, hammer, axe, coin });

function copyPlayer(p: Player, keep: <T>(list: T) => T): Player {
  return {
    wheat: p.wheat,
    hammer: p.hammer,
    axe: p.axe,
    coin: p.coin,
    counted: { wheat: p.counted.wheat, hammer: p.counted.hammer, axe: p.counted.axe, coin: p.counted.coin },
    hand: keep(p.hand),
    tiles: keep(p.tiles),
    destroyed: keep(p.destroyed),
    innovations: keep(p.innovations),
    under: keep(p.under),
    exhausted: keep(p.exhausted),
    laterHalf: p.laterHalf,
    fromConflicts: p.fromConflicts,
    fromAbilities: p.fromAbilities,
    fromFewResources: p.fromFewResources,
  };
}
