/** A world that a viewer cannot tell from the real one: unseen cards dealt anew, screens filled with what was counted. */
import { coreOf, type Frame as Framed, type Random, type Seat, shuffle, type Viewer } from '@tarsas/kernel';
import { RESOURCES, type Stock } from '../data/components.ts';
import { componentsOf } from '../data/index.ts';
import type { CardId, Frame, Player, State } from './state.ts';
import { pairs } from './steps/lightning.ts';
import { hide, type Own, type View } from './view.ts';

export function imagine(v: View, viewer: Viewer, random: Random): Omit<State, 'rng'> {
  const { disasters, conflicts } = componentsOf(v.options);
  const unseen = shuffle(without(Object.keys(disasters), seenCards(v)), random);
  const players = v.players.map(({ cards, ...open }, seat): Player => {
    const own: Own = v.own && seat === viewer ? v.own : { hand: unseen.splice(0, cards), ...stockOf(v, seat) };
    return { ...open, ...own };
  });
  const seenConflicts = v.conflict === null ? v.conflictDiscard : [...v.conflictDiscard, v.conflict];
  const world = {
    players,
    deck: unseen,
    discard: v.discard,
    conflictDeck: shuffle(without(Object.keys(conflicts), seenConflicts), random),
    conflictDiscard: v.conflictDiscard,
    threats: v.threats,
    conflict: v.conflict,
    fists: v.fists,
    space: v.space,
    firstPlayer: v.firstPlayer,
  };
  const whole = Object.assign({}, v, world, { rng: [] });
  return Object.assign(
    coreOf(v, frame => fill(frame, viewer, whole, random)),
    world,
  );
}

const without = (all: string[], seen: readonly string[]): string[] => {
  const known = new Set(seen);
  return all.filter(id => !known.has(id));
};

/** Every disaster card whose place this viewer knows. */
function seenCards(v: View): CardId[] {
  const frames = [...v.stack, ...(v.lanes ?? []).flatMap(lane => lane.stack)];
  return [
    ...(v.own?.hand ?? []),
    ...v.discard,
    ...v.threats.map(threat => threat.card),
    ...v.players.flatMap(p => p.innovations),
    ...frames.flatMap(cardsIn),
  ];
}

/** Cards on their way from one place to another. */
function cardsIn(frame: Frame): readonly CardId[] {
  if (frame.kind === 'place' || frame.kind === 'placeUnder') return [frame.card];
  return frame.kind === 'carryOut' ? frame.cards : [];
}

/** What a careful player knows of the others' screens: every token was seen coming and going (EE-RES-06). */
function stockOf(v: View, seat: Seat): Stock {
  if (v.stocks) return v.stocks[seat];
  const stock = { ...v.players[seat].counted };
  for (const resource of RESOURCES) stock[resource] = Math.max(0, stock[resource]);
  return stock;
}

/** Something possible in place of each answer that the others have sealed. */
function fill(frame: Framed<Frame>, viewer: Viewer, s: State, random: Random): Framed<Frame> {
  switch (frame.kind) {
    case 'bids':
      return {
        ...frame,
        sealed: hide(frame.sealed, viewer, ({ coins }, seat) => {
          const { axe, coin } = s.players[seat];
          return { axes: random(axe + 1), coins: coins === null ? null : random(coin + 1) };
        }),
      };
    case 'lightningKeep':
      return { ...frame, answers: hide(frame.answers, viewer, () => (random(2) === 0 ? 'keep' : 'redraw')) };
    case 'lightningPick':
      return {
        ...frame,
        picks: hide(frame.picks, viewer, (_, seat) => {
          const possible = pairs(s, s.players[seat].hand);
          return possible[random(possible.length)];
        }),
      };
    default:
      return frame;
  }
}
