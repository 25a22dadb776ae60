/** Phase 3: one of the four primary actions, with a dismissal and payments (VWK-ACT, VWK-DISM, VWK-TRADE). */
import type { Seat, Step } from '@tarsas/kernel';
import { LADDER } from '../../data/castle.ts';
import { type Action, AFTER, type Effect, ICON_OF, type Icon } from '../../data/effects.ts';
import { FEWEST_CARDS } from '../../data/player-board.ts';
import type { Do } from '../choices.ts';
import { cardsOwned } from '../deck.ts';
import type { ActionBody, PayBody } from '../frames.ts';
import { folkTop, isOutside, offerAt, positionOf, sectionAt, segmentAt } from '../questions/board.ts';
import { buildingId, buildingNamed, costOf, unbuilt, uncovered } from '../questions/buildings.ts';
import { affordable, dismissedIcons, exchangeable, MONEY, type Payment, payments, strength } from '../questions/icons.ts';
import { components, type G, type State, type Viscounts } from '../state.ts';
import { callTriggers } from './abilities.ts';
import { freeBankSpots } from './build.ts';
import { dismiss } from './recruit.ts';
import { bookCost } from './transcribe.ts';

type Answer = Do<'trade'> | Do<'construct'> | Do<'placeWorkers'> | Do<'transcribe'> | Do<'dismiss'> | Do<'skip'>;

/** Before a dismissal everything is open, after it the action it was made for must be carried out (VWK-ACT-10). */
export const action: Step<Viscounts, ActionBody, Answer> = {
  options(s, f) {
    const { seat } = f;
    if (f.action !== null) return results(s, seat, f.action, dismissedIcons(s, seat, f.dismissed));
    const actions = actionsAt(s.players[seat].at);
    const open: Answer[] = [];
    for (const one of actions) open.push(...results(s, seat, one, []));
    for (const one of actions) if (whyNotDismiss(s, seat, one) === null) open.push({ do: 'dismiss', action: one });
    open.push({ do: 'skip' });
    return open;
  },
  choose(g, f, seat, choice) {
    if (choice.do === 'dismiss') {
      const silver = dismissCost(g.s, seat);
      g.s.players[seat].silver -= silver;
      f.action = choice.action;
      f.dismissed = dismiss(g, seat, positionOf(g.s.players[seat].at), silver);
      return;
    }
    g.done();
    if (choice.do === 'skip') return g.log('skipped', { seat }, 'VWK-ACT-08');
    carryOut(g, seat, choice, dismissedIcons(g.s, seat, f.dismissed));
    callTriggers(g, seat, AFTER[choice.do]); // once it is complete (VWK-ACT-07)
  },
};

/** Outside trade and construct, inside place workers and transcribe (VWK-ACT-02). */
const OUTSIDE: readonly Action[] = ['trade', 'construct'];
const INSIDE: readonly Action[] = ['placeWorkers', 'transcribe'];
export const actionsAt = (at: number): readonly Action[] => (isOutside(at) ? OUTSIDE : INSIDE);

/** All that an action can come to with these icons and what can be paid on top (VWK-ACT-09). */
function results(s: State, seat: Seat, one: Action, extra: readonly Icon[]): Answer[] {
  const p = s.players[seat];
  const icons = strength(s, seat, one, extra);
  if (one === 'trade') return trades(s, seat, icons);
  const most = icons + affordable(s, seat, one);
  if (one === 'construct') {
    if (freeBankSpots(s, seat).length === 0) return [];
    return unbuilt(p).flatMap(b => (costOf(b) <= most ? [{ do: 'construct', building: buildingId(b) }] : []));
  }
  if (one === 'placeWorkers') {
    return LADDER.flatMap(step => (step.icons <= most && step.workers <= p.workers ? [{ do: 'placeWorkers', workers: step.workers }] : []));
  }
  return bookCost(s, positionOf(p.at)) <= most ? [{ do: 'transcribe' }] : [];
}

/** As often as the icons allow or less; silver is spent only where an exchange needs it (VWK-TRADE-01, VWK-TRADE-07). */
function trades(s: State, seat: Seat, icons: number): Do<'trade'>[] {
  const p = s.players[seat];
  const { merchants, gain } = offerAt(s, p.at);
  const most = Math.min(Math.floor((icons + worthSpending(gain, p.silver)) / merchants), Math.max(1, useOf(s, seat, gain)));
  return Array.from({ length: most }, (_, i) => ({ do: 'trade', times: i + 1, silver: Math.max(0, (i + 1) * merchants - icons) }));
}

/** Silver spent on an offer of silver gains nothing (VWK-TRADE-02). */
const worthSpending = (gain: Effect, silver: number): number => (gain.op === 'gain' && gain.what === 'silver' ? 0 : silver);

/** How often an offer can do something: more of it would be waste (VWK-ACT-12). */
function useOf(s: State, seat: Seat, gain: Effect): number {
  const p = s.players[seat];
  if (gain.op === 'flip') return p.unpaid + p.acquired;
  if (gain.op === 'destroy') return cardsOwned(p) - FEWEST_CARDS;
  return Number.POSITIVE_INFINITY;
}

/** Once per turn, if the card has an icon for the action and the action can then be completed. Null, or the rule that forbids it. */
function whyNotDismiss(s: State, seat: Seat, one: Action): string | null {
  const icons = adjacentFolk(s, seat).icons;
  const fits = (icon: Icon) => icon === 'criminal' || icon === ICON_OF[one] || exchangeable(s, seat, one, icon);
  if (!icons.some(fits)) return 'VWK-DISM-02';
  const left = s.players[seat].silver - dismissCost(s, seat);
  if (left < 0) return 'VWK-DISM-03';
  return completable(s, seat, one, icons, left) ? null : 'VWK-ACT-09';
}
export const dismissRule = (s: State, seat: Seat, one: Action): string => whyNotDismiss(s, seat, one) ?? 'VWK-DISM-01';

function completable(s: State, seat: Seat, one: Action, extra: readonly Icon[], silver: number): boolean {
  const p = s.players[seat];
  const icons = strength(s, seat, one, extra);
  if (one === 'trade') {
    const { merchants, gain } = offerAt(s, p.at);
    return icons + worthSpending(gain, silver) >= merchants;
  }
  const most = icons + affordable(s, seat, one, silver);
  if (one === 'construct') return freeBankSpots(s, seat).length > 0 && unbuilt(p).some(b => costOf(b) <= most);
  if (one === 'placeWorkers') return p.workers > 0 && most >= LADDER[0].icons;
  return bookCost(s, positionOf(p.at)) <= most;
}

/** The townsfolk next to the viscount: the top of the pile, or the printed one (VWK-DISM-06, VWK-DISM-10). */
function adjacentFolk(s: State, seat: Seat): { value: number; icons: readonly Icon[] } {
  const position = positionOf(s.players[seat].at);
  const top = folkTop(s, position);
  return top === null ? segmentAt(s, position).printedTownsfolk : components(s).cards[top];
}

/** Its value, or what a trading post says (VWK-DISM-03). */
export function dismissCost(s: State, seat: Seat): number {
  for (const { ability } of uncovered(s, seat)) if (ability.kind === 'dismissFor') return ability.silver;
  return adjacentFolk(s, seat).value;
}

function carryOut(g: G, seat: Seat, choice: Exclude<Answer, Do<'dismiss'> | Do<'skip'>>, extra: readonly Icon[]) {
  const { s } = g;
  const at = positionOf(s.players[seat].at);
  const icons = strength(s, seat, choice.do, extra);
  switch (choice.do) {
    case 'trade':
      return trade(g, seat, choice);
    case 'construct': {
      const building = buildingNamed(choice.building);
      callPay(g, seat, 'construct', costOf(building) - icons);
      const spots = freeBankSpots(s, seat);
      return g.call(spots.length > 1 ? { kind: 'spot', seat, building } : { kind: 'erect', seat, building, spot: spots[0] });
    }
    case 'placeWorkers': {
      const step = LADDER.find(one => one.workers === choice.workers)!;
      callPay(g, seat, 'placeWorkers', step.icons - icons);
      return g.call({ kind: 'place', seat, n: choice.workers, section: sectionAt(s, at) });
    }
    case 'transcribe':
      callPay(g, seat, 'transcribe', bookCost(s, at) - icons);
      return g.call({ kind: 'transcribe', seat });
  }
}

function trade(g: G, seat: Seat, { times, silver }: Do<'trade'>) {
  const { merchants, gain } = offerAt(g.s, g.s.players[seat].at);
  pay(g, seat, { ink: 0, gold: 0, stone: 0, silver });
  g.log('traded', { seat, times, merchants, effect: gain }, 'VWK-TRADE-01');
  if (gain.op === 'gain' || gain.op === 'destroy') return g.call({ kind: 'effect', seat, effect: { ...gain, n: gain.n * times } });
  for (let i = 0; i < times; i++) g.call({ kind: 'effect', seat, effect: gain });
}

/** Pays at once where there is only one way, asks where there are several. */
function callPay(g: G, seat: Seat, one: Action, missing: number): void {
  if (missing <= 0) return;
  const ways = payments(g.s, seat, one, missing);
  if (ways.length === 1) pay(g, seat, ways[0]);
  else g.call({ kind: 'pay', seat, action: one, missing });
}

export const payStep: Step<Viscounts, PayBody, Do<'pay'>> = {
  options: (s, f) => payments(s, f.seat, f.action, f.missing).map(way => ({ do: 'pay', ...way })),
  choose(g, _, seat, choice) {
    g.done();
    pay(g, seat, choice);
  },
};

function pay(g: G, seat: Seat, way: Payment): void {
  if (MONEY.every(kind => way[kind] === 0)) return;
  for (const kind of MONEY) g.s.players[seat][kind] -= way[kind];
  const { ink, gold, stone, silver } = way;
  g.log('paid', { seat, ink, gold, stone, silver }, 'VWK-ACT-04');
}
