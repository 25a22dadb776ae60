/** What a taken disaster does: destruction, the innovation, few resources (EE-TAKE, EE-INN, EE-FEW). */
import type { Play, Seat, Step } from '@tarsas/kernel';
import { FEW, POINTS_PER_COIN } from '../../data/components.ts';
import { onDestruction, placesFor, threatened } from '../questions/empire.ts';
import { leftInSupply, total } from '../questions/price.ts';
import { discard, gain } from '../resources.ts';
import type { CardId, Choice, EmpiresEnd, FrameOf, LocationId } from '../state.ts';
import { carryOut } from './abilities.ts';

export const destroy: Step<EmpiresEnd, FrameOf<'destroy'>> = {
  run(g, { seat, position }) {
    const among = threatened(g.s.players[seat], position);
    if (among.length === 2) return g.goto({ kind: 'chooseDestroyed', seat, among }); // EE-TAKE-06
    if (among.length === 1) destroyLocation(g, seat, among[0]);
    else g.log('nothingLeft', { seat }, 'EE-TAKE-07');
    g.done();
  },
};

export const chooseDestroyed: Step<EmpiresEnd, FrameOf<'chooseDestroyed'>, Extract<Choice, { do: 'destroy' }>> = {
  options: (_, f) => f.among.map(location => ({ do: 'destroy', location })),
  choose(g, _, seat, { location }) {
    destroyLocation(g, seat, location);
    g.done();
  },
};

function destroyLocation(g: Play<EmpiresEnd>, seat: Seat, location: LocationId): void {
  const p = g.s.players[seat];
  p.destroyed = [...p.destroyed, location];
  g.log('destroyed', { seat, location }, 'EE-TAKE-03');
  for (const earthquake of onDestruction(g.s, p, location)) carryOut(g, seat, earthquake); // EE-ABIL-22
}

export const place: Step<EmpiresEnd, FrameOf<'place'>> = {
  run(g, { seat, card }) {
    const places = placesFor(g.s.players[seat]);
    if (places.length > 1) return g.goto({ kind: 'placeUnder', seat, card }); // EE-INN-11
    if (places.length === 1) placeCard(g, seat, card, places[0]);
    else {
      discard(g.s, card); // EE-TAKE-11
      g.log('noRoom', { seat, card }, 'EE-TAKE-11');
    }
    g.done();
  },
};

export const placeUnder: Step<EmpiresEnd, FrameOf<'placeUnder'>, Extract<Choice, { do: 'place' }>> = {
  options: (s, _, seat) => placesFor(s.players[seat]).map(location => ({ do: 'place', location })),
  choose(g, { card }, seat, { location }) {
    placeCard(g, seat, card, location);
    g.done();
  },
};

function placeCard(g: Play<EmpiresEnd>, seat: Seat, card: CardId, location: LocationId): void {
  const p = g.s.players[seat];
  p.innovations = [...p.innovations, card];
  p.under = [...p.under, location];
  g.log('placed', { seat, card, location }, 'EE-INN-02');
}

/**
 * EE-FEW-01, EE-FEW-06: asked after everything that the disaster brought. A player with five or more is asked as well and can only go on:
 * otherwise the question alone would tell the others what is behind the screen (EE-RES-06).
 */
export const fewResources: Step<EmpiresEnd, FrameOf<'fewResources'>, Extract<Choice, { do: 'buyCoin' | 'enough' }>> = {
  options(s, _, seat) {
    const mayBuy = total(s.players[seat]) < FEW && leftInSupply(s, 'coin') > 0; // EE-FEW-03: never above 5
    return mayBuy ? [{ do: 'buyCoin' }, { do: 'enough' }] : [{ do: 'enough' }];
  },
  choose(g, f, seat, choice) {
    if (choice.do === 'enough') return g.done();
    const p = g.s.players[seat];
    if (f.shown === null) {
      g.reveal();
      f.shown = { wheat: p.wheat, hammer: p.hammer, axe: p.axe, coin: p.coin };
      g.log('shown', { seat, resources: { ...f.shown } }, 'EE-FEW-02');
    }
    p.fromFewResources -= POINTS_PER_COIN; // EE-FEW-04: may take them below zero
    gain(g.s, seat, { coin: 1 });
    f.shown = { ...f.shown, coin: f.shown.coin + 1 };
    g.log('coinBought', { seat }, 'EE-FEW-03');
    if (total(p) >= FEW) g.done();
  },
};
