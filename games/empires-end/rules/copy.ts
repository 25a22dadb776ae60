/** A copy written out field by field, for search: twice as fast as the kernel's `clone`. */
import { type Core, clone, withCore } from '@tarsas/kernel';
import type { Player, State } from './state.ts';

export function copy(s: State): State {
  const own: Omit<State, keyof Core> = {
    players: s.players.map(copyPlayer),
    deck: s.deck.slice(),
    discard: s.discard.slice(),
    conflictDeck: s.conflictDeck.slice(),
    conflictDiscard: s.conflictDiscard.slice(),
    threats: clone(s.threats),
    conflict: s.conflict,
    fists: clone(s.fists),
    space: s.space,
    firstPlayer: s.firstPlayer,
  };
  return withCore(own, s, clone(s.stack));
}

function copyPlayer(p: Player): Player {
  return {
    wheat: p.wheat,
    hammer: p.hammer,
    axe: p.axe,
    coin: p.coin,
    counted: { wheat: p.counted.wheat, hammer: p.counted.hammer, axe: p.counted.axe, coin: p.counted.coin },
    hand: p.hand.slice(),
    tiles: p.tiles.slice(),
    destroyed: p.destroyed.slice(),
    innovations: p.innovations.slice(),
    under: p.under.slice(),
    exhausted: p.exhausted.slice(),
    laterHalf: p.laterHalf,
    fromConflicts: p.fromConflicts,
    fromAbilities: p.fromAbilities,
    fromFewResources: p.fromFewResources,
  };
}
