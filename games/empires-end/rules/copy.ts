/** A copy written out field by field, for search: twice as fast as the kernel's `clone`. */
import { clone } from '@tarsas/kernel';
import type { Player, State } from './state.ts';

export function copy(s: State): State {
  return {
    seats: s.seats,
    options: s.options,
    stack: clone(s.stack),
    count: s.count,
    lanes: clone(s.lanes),
    rng: s.rng.slice(),
    ply: s.ply,
    plies: s.plies.slice(),
    barrier: s.barrier,
    over: s.over,
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
}

function copyPlayer(p: Player): Player {
  return {
    wheat: p.wheat,
    hammer: p.hammer,
    axe: p.axe,
    coin: p.coin,
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
