/** Abilities of the industry phase that rearrange an empire, asked in two small steps. */
import type { Step } from '@tarsas/kernel';
import { placesToMove } from '../questions/empire.ts';
import type { Choice, EmpiresEnd, FrameOf, LocationId, Player } from '../state.ts';

/** EE-IND-20, -21: any two locations, destroyed ones and the city itself included; innovations move along. */
export const swap: Step<EmpiresEnd, FrameOf<'swap'>, Extract<Choice, { do: 'swap' }>> = {
  options: (s, f, seat) => s.players[seat].tiles.filter(location => location !== f.first).map(location => ({ do: 'swap', location })),
  choose(g, f, seat, choice) {
    if (f.first === null) {
      f.first = choice.location;
      return;
    }
    swapLocations(g.s.players[seat], f.first, choice.location);
    g.log('swapped', { seat, source: f.source, locations: [f.first, choice.location] }, 'EE-IND-20');
    g.done();
  },
};

/** The tiles change places; what is under them belongs to them and needs no moving (EE-INN-09). */
export function swapLocations(p: Player, a: LocationId, b: LocationId): void {
  const { tiles } = p;
  p.tiles = tiles.with(tiles.indexOf(a), b).with(tiles.indexOf(b), a);
}

/** EE-ABIL-08, -29 */
export const moveInnovation: Step<EmpiresEnd, FrameOf<'moveInnovation'>, Extract<Choice, { do: 'lift' | 'place' }>> = {
  options(s, f, seat) {
    const p = s.players[seat];
    if (f.card !== null) return placesToMove(p, f.card).map(location => ({ do: 'place', location }));
    return p.innovations.filter(card => placesToMove(p, card).length > 0).map(card => ({ do: 'lift', card }));
  },
  choose(g, f, seat, choice) {
    if (choice.do === 'lift') {
      f.card = choice.card;
      return;
    }
    const card = f.card as string;
    const p = g.s.players[seat];
    p.under = p.under.with(p.innovations.indexOf(card), choice.location);
    g.log('moved', { seat, source: f.source, card, location: choice.location }, 'EE-ABIL-08');
    g.done();
  },
};
