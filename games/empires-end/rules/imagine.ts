/** A world that a viewer cannot tell from the real one: unseen cards dealt anew, screens filled with something possible. */
import { coreOf, type Frame as Framed, type Random, shuffle, type Viewer } from '@tarsas/kernel';
import { RESOURCES, type Stock, SUPPLY } from '../data/components.ts';
import { componentsOf } from '../data/index.ts';
import { inFist } from './questions/price.ts';
import type { CardId, Frame, Player, State } from './state.ts';
import { pairs } from './steps/lightning.ts';
import { hide, type Own, type View } from './view.ts';

/** More of one kind behind a stranger's screen is possible, but rare. */
const USUAL = 5;

export function imagine(v: View, viewer: Viewer, random: Random): Omit<State, 'rng'> {
  const { disasters, conflicts } = componentsOf(v.options);
  const unseen = shuffle(without(Object.keys(disasters), seenCards(v)), random);
  const stocks = imagineStocks(v, viewer, random);
  const players = v.players.map(({ cards, ...open }, seat): Player => {
    const own: Own = v.own && seat === viewer ? v.own : { hand: unseen.splice(0, cards), ...stocks[seat] };
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
function cardsIn(frame: Frame): CardId[] {
  if (frame.kind === 'place' || frame.kind === 'placeUnder') return [frame.card];
  return frame.kind === 'carryOut' ? frame.cards : [];
}

/** What others may have: what they show; otherwise anything usual, and with a limited supply exactly what is missing from it. */
function imagineStocks(v: View, viewer: Viewer, random: Random): Stock[] {
  if (v.stocks) return v.stocks;
  const top = v.stack.at(-1);
  const seen = (seat: number): Stock | null => {
    if (v.own && seat === viewer) return v.own;
    return top?.kind === 'fewResources' && top.seat === seat ? top.shown : null;
  };
  const stocks = v.players.map((_, seat): Stock => seen(seat) ?? (v.supply ? nothing() : usual(random)));
  if (v.supply) {
    const unknown = stocks.filter((_, seat) => seen(seat) === null);
    for (const resource of RESOURCES) {
      const elsewhere = [v.supply, ...v.threats, ...v.fists.map(inFist), ...stocks].reduce((sum, some) => sum + (some[resource] ?? 0), 0);
      for (let n = elsewhere; n < SUPPLY[resource]; n++) unknown[random(unknown.length)][resource]++;
    }
  }
  return stocks;
}

const nothing = (): Stock => ({ wheat: 0, hammer: 0, axe: 0, coin: 0 });

function usual(random: Random): Stock {
  const stock = nothing();
  for (const resource of RESOURCES) stock[resource] = random(USUAL + 1);
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
