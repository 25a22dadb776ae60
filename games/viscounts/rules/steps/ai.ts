/** The AI opponent: its setup, its turn and its actions, told step by step (VWK-SOLO). */
import type { Seat, Step } from '@tarsas/kernel';
import { RESOURCES } from '../../data/effects.ts';
import { AI_FUEL, type AiAction, type SchemeOption } from '../../data/solo.ts';
import { takeTop } from '../deck.ts';
import type { AiBeginBody, AiRowBody, AiTurnBody } from '../frames.ts';
import { gainCard, gainPieces, gainSteps } from '../gains.ts';
import { aiBankSpot, aiBoard, anyResource, attempt } from '../questions/ai.ts';
import { nextOutside, positionOf, sectionAt, spaceId } from '../questions/board.ts';
import { buildingNamed } from '../questions/buildings.ts';
import { criminalsOf } from '../questions/icons.ts';
import { components, type G, type Viscounts } from '../state.ts';
import { haveMet } from '../track.ts';
import { shuffleSchemes } from './ai-effects.ts';
import { putBuilding } from './build.ts';
import { placeViscount, removedSchemes } from './setup.ts';
import { takeBook } from './transcribe.ts';
import { meet, shiftCards } from './turn.ts';

/** The space of the pair that was left over, its starting items and a building (VWK-SOLO-06, VWK-SOLO-07). */
export const aiBegin: Step<Viscounts, AiBeginBody> = {
  run(g, { seat }) {
    g.done();
    const { s } = g;
    const { start, building } = aiBoard(s);
    const ai = s.ai!;
    g.log('aiJoins', { seat, ai, removed: removedSchemes(ai, s.options), extra: s.options.difficulty }, 'VWK-SOLO-04');
    placeViscount(s, seat, s.pairs[0].card);
    g.log('placed', { seat, space: spaceId(s, s.players[seat].at) }, 'VWK-SOLO-06');
    for (const what of RESOURCES) gainPieces(g, seat, what, start[what] ?? 0);
    for (let i = 0; i < start.deeds; i++) gainCard(g, seat, 'deed');
    for (let i = 0; i < start.debts; i++) gainCard(g, seat, 'debt');
    if (start.any) g.call({ kind: 'effect', seat, effect: { op: 'gain', what: 'resource', n: start.any } });
    const spot = aiBankSpot(s, seat);
    if (spot !== null) putBuilding(g, seat, buildingNamed(building), spot);
  },
};

/** Shift, turn over a scheme, its rows from top to bottom, then a collision like anybody else (VWK-SOLO-50 to 55). */
export const aiTurn: Step<Viscounts, AiTurnBody> = {
  run(g, f) {
    const { seat } = f;
    switch (f.step++) {
      case 0:
        shiftCards(g, seat);
        // Only two schemes lie on the board while it shuffles; that is intended (VWK-SOLO-20).
        if (g.s.players[seat].draw.length === 0) shuffleSchemes(g, seat);
        return;
      case 1:
        return turnOver(g, seat);
      case 2:
        if (haveMet(g.s.players[seat])) g.call({ kind: 'collision', seat, step: 0 });
        return;
      default:
        g.done();
    }
  },
};

function turnOver(g: G, seat: Seat): void {
  const p = g.s.players[seat];
  g.reveal();
  const scheme = takeTop(p);
  p.board[0] = scheme;
  const { deck, rows } = components(g.s).schemes[scheme];
  if (deck === 'future' && !g.s.seen.includes(scheme)) g.s.seen.push(scheme);
  g.log('aiScheme', { seat, scheme }, 'VWK-SOLO-51');
  for (const row of rows) g.call({ kind: 'aiRow', seat, row });
}

export const aiRow: Step<Viscounts, AiRowBody> = {
  run(g, { seat, row }) {
    g.done();
    switch (row.row) {
      case 'corruption': {
        const n = criminalsOf(g.s, seat);
        g.log('aiCriminals', { seat, n }, 'VWK-SOLO-54');
        return gainSteps(g, seat, 'corruption', n);
      }
      case 'effect':
        g.log('aiEffect', { seat, effect: row.effect }, 'VWK-SOLO-51');
        return g.call({ kind: 'effect', seat, effect: row.effect });
      case 'move':
        return moveOutside(g, seat, row.spaces);
      case 'first':
        return firstPossible(g, seat, row.of);
    }
  },
};

/** VWK-SOLO-10. */
function moveOutside(g: G, seat: Seat, spaces: number): void {
  const p = g.s.players[seat];
  const from = spaceId(g.s, p.at);
  for (let i = 0; i < spaces; i++) p.at = nextOutside(p.at);
  g.log('moved', { seat, from, to: spaceId(g.s, p.at), silver: 0 }, 'VWK-SOLO-10');
  meet(g, seat);
}

/** From left to right; what cannot be done is told with the reason (VWK-SOLO-53). */
function firstPossible(g: G, seat: Seat, of: readonly SchemeOption[]) {
  for (const option of of) {
    if ('effect' in option) {
      g.log('aiEffect', { seat, effect: option.effect }, 'VWK-SOLO-53');
      return g.call({ kind: 'effect', seat, effect: option.effect });
    }
    if (tries(g, seat, option.action === 'primaryFocus' ? aiBoard(g.s).focus : option.action)) return;
  }
}

function tries(g: G, seat: Seat, action: AiAction): boolean {
  const found = attempt(g.s, seat, action);
  const { icons, fuel: resources, need } = found;
  const fuel = anyResource(g.s) || action === 'flip' ? 'any' : AI_FUEL[action];
  if (!found.can) {
    g.log('aiCannot', { seat, action, icons, resources, fuel, need, why: found.why }, 'VWK-SOLO-44');
    return false;
  }
  const spent = Math.max(0, need - icons); // no more than the result needs (VWK-SOLO-45)
  g.log('aiDoes', { seat, action, icons, spent, fuel, need }, 'VWK-SOLO-53');
  act(g, seat, action, found.target, spent);
  return true;
}

function act(g: G, seat: Seat, action: AiAction, target: number, spent: number) {
  if (action === 'flip') return g.call({ kind: 'effect', seat, effect: { op: 'flip', what: 'either' } });
  spend(g, seat, action, spent);
  if (action === 'construct') return putBuilding(g, seat, target, aiBankSpot(g.s, seat)!);
  if (action === 'transcribe') return takeBook(g, seat, target, false);
  g.call({ kind: 'place', seat, n: target, section: sectionAt(g.s, positionOf(g.s.players[seat].at)) });
}

function spend(g: G, seat: Seat, action: Exclude<AiAction, 'flip'>, n: number): void {
  if (n === 0) return;
  const p = g.s.players[seat];
  if (!anyResource(g.s)) {
    p[AI_FUEL[action]] -= n;
    return;
  }
  // Any kind will do, so it is told which ones go (VWK-SOLO-48).
  const spent = { ink: 0, gold: 0, stone: 0, silver: 0 };
  let left = n;
  for (const what of RESOURCES) {
    spent[what] = Math.min(left, p[what]);
    p[what] -= spent[what];
    left -= spent[what];
  }
  g.log('paid', { seat, ...spent }, 'VWK-SOLO-48');
}
