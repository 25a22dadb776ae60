/** A turn and its six phases (VWK-TURN-02). */
import type { Seat, Step } from '@tarsas/kernel';
import type { Do } from '../choices.ts';
import { drawUp, leaveHand, needTop, takeTop } from '../deck.ts';
import type { MoveBody, PlayBody, RecruitBody, TurnBody } from '../frames.ts';
import { gainSteps } from '../gains.ts';
import { folkTop, positionOf, spaceId, spaceNamed } from '../questions/board.ts';
import { uncovered } from '../questions/buildings.ts';
import { criminalsOf } from '../questions/icons.ts';
import { destinations } from '../questions/reach.ts';
import { components, type G, inTurnOrder, isAi, type State, type Viscounts } from '../state.ts';
import { haveMet } from '../track.ts';
import { hire } from './recruit.ts';

export const turn: Step<Viscounts, TurnBody> = {
  run(g, f) {
    const { seat } = f;
    const { s } = g;
    switch (f.phase++) {
      case 0:
        s.active = seat;
        g.log('turn', { seat }, 'VWK-TURN-01');
        if (isAi(s, seat)) return g.goto({ kind: 'aiTurn', seat, step: 0 });
        return shiftCards(g, seat);
      case 1:
        if (s.players[seat].hand.length > 0) return g.call({ kind: 'play', seat });
        return playBlind(g, seat);
      case 2:
        return g.call({ kind: 'move', seat });
      case 3:
        return g.call({ kind: 'action', seat, action: null, dismissed: null });
      case 4:
        if (canRecruit(s, seat)) g.call({ kind: 'recruit', seat });
        return;
      case 5:
        if (haveMet(s.players[seat])) g.call({ kind: 'collision', seat, step: 0 });
        return;
      default:
        drawUp(g, seat);
        g.done();
    }
  },
};

/** Every card one space right; the one pushed off lies on the discard pile before its ability is resolved (VWK-P1-01, VWK-P1-12). */
export function shiftCards(g: G, seat: Seat): void {
  const p = g.s.players[seat];
  const dropped = p.board.pop() ?? null;
  p.board.unshift(null);
  if (dropped === null) return;
  p.discard.push(dropped);
  g.log('dropped', { seat, card: dropped }, isAi(g.s, seat) ? 'VWK-SOLO-50' : 'VWK-P1-02');
  if (isAi(g.s, seat)) return; // VWK-SOLO-29
  const { dropoff } = components(g.s).cards[dropped];
  if (dropoff) g.call({ kind: 'effect', seat, effect: dropoff });
}

/** With a hand the card must come from it (VWK-P1-10). */
export const play: Step<Viscounts, PlayBody, Do<'play'>> = {
  options: (s, f) => s.players[f.seat].hand.map(card => ({ do: 'play', card })),
  choose(g, f, seat, { card }) {
    g.done();
    leaveHand(g.s.players[f.seat], card);
    playCard(g, seat, card, false);
  },
};

/** VWK-P1-08; with an empty draw pile the discards, the card just dropped among them, are shuffled first (VWK-P1-11). */
function playBlind(g: G, seat: Seat): void {
  needTop(g, seat);
  g.reveal();
  playCard(g, seat, takeTop(g.s.players[seat]), true);
}

function playCard(g: G, seat: Seat, card: string, blind: boolean): void {
  g.s.players[seat].board[0] = card;
  g.log('played', { seat, card, blind }, blind ? 'VWK-P1-08' : 'VWK-P1-03');
  const { icons, instant } = components(g.s).cards[card];
  if (icons.includes('criminal')) gainSteps(g, seat, 'corruption', criminalsOf(g.s, seat)); // VWK-P1-04
  if (instant) g.call({ kind: 'effect', seat, effect: instant });
}

export const move: Step<Viscounts, MoveBody, Do<'move'>> = {
  options(s, f) {
    const p = s.players[f.seat];
    return destinations(p.at, worth(s, p.board[0]), freeSteps(s, f.seat), p.silver).map(({ at, silver }) => ({
      do: 'move',
      to: spaceId(s, at),
      silver,
    }));
  },
  choose(g, _, seat, { to, silver }) {
    g.done();
    const p = g.s.players[seat];
    p.silver -= silver;
    const from = spaceId(g.s, p.at);
    p.at = spaceNamed(g.s, to);
    g.log('moved', { seat, from, to, silver }, 'VWK-MOVE-01');
    meet(g, seat);
  },
};

export const worth = (s: State, card: string | null): number => (card === null ? 0 : components(s).cards[card].value);

export function freeSteps(s: State, seat: Seat): number {
  let steps = 0;
  for (const { ability } of uncovered(s, seat)) if (ability.kind === 'extraMove') steps++;
  return steps;
}

/** Every player whose viscount is landed on may rearrange at once (VWK-MOVE-09). */
export function meet(g: G, seat: Seat): void {
  const { players } = g.s;
  for (const other of inTurnOrder(g.s, seat).slice(1)) {
    if (players[other].at !== players[seat].at) continue;
    g.log('met', { seat, other }, isAi(g.s, seat) || isAi(g.s, other) ? 'VWK-SOLO-11' : 'VWK-MOVE-09');
    g.call({ kind: 'effect', seat: other, effect: { op: 'rearrange' } });
  }
}

function canRecruit(s: State, seat: Seat): boolean {
  const card = folkTop(s, positionOf(s.players[seat].at));
  return card !== null && components(s).cards[card].value <= s.players[seat].silver;
}

/** The top townsfolk of the viscount's segment for its value, one only (VWK-HIRE-01). */
export const recruit: Step<Viscounts, RecruitBody, Do<'recruit'> | Do<'skip'>> = {
  options: () => [{ do: 'recruit' }, { do: 'skip' }],
  choose(g, _, seat, choice) {
    g.done();
    if (choice.do === 'skip') return;
    const p = g.s.players[seat];
    const position = positionOf(p.at);
    const silver = worth(g.s, folkTop(g.s, position));
    p.silver -= silver;
    hire(g, seat, position, silver);
  },
};
