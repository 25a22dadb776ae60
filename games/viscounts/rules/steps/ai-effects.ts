/** What every effect means for the AI, by its reference card (VWK-SOLO-12 to 27). It is never asked. */
import type { Seat } from '@tarsas/kernel';
import type { Effect, Flip } from '../../data/effects.ts';
import { AI_SILVER_PER_RESOURCE } from '../../data/solo.ts';
import { reshuffle } from '../deck.ts';
import { flipCard, gainCard, gainPieces, gainSteps } from '../gains.ts';
import { aiBuildingOf, aiFlip, aiManuscript, aiResource, aiSpot, anyResource } from '../questions/ai.ts';
import { positionOf, sectionAt } from '../questions/board.ts';
import type { G, State } from '../state.ts';
import { resourcesOf } from '../state.ts';
import { callAll, callTriggers, slotsOn } from './abilities.ts';
import { putBuilding } from './build.ts';
import { dismiss } from './recruit.ts';
import { takeBook } from './transcribe.ts';

export function aiEffect(g: G, seat: Seat, effect: Effect) {
  if (effect.op === 'and') return callAll(g, seat, effect.of);
  g.done();
  switch (effect.op) {
    case 'gain':
      return aiGain(g, seat, effect);
    case 'or':
      return g.goto({ kind: 'effect', seat, effect: effect.of.find(part => aiPossible(g.s, seat, part)) ?? effect.of[0] }); // VWK-SOLO-26
    case 'flip':
      return flip(g, seat, effect.what);
    case 'rearrange':
      return instead(g, seat, 'rearrange', 1, { op: 'gain', what: 'resource', n: 1 });
    case 'discard':
      return instead(g, seat, 'discard', effect.n, { op: 'gain', what: 'virtue', n: effect.n });
    case 'castleMove':
      return instead(g, seat, 'castleMove', 1, { op: 'gain', what: 'virtue', n: 1 });
    case 'destroy':
      return instead(g, seat, 'destroy', effect.n, ...new Array<Effect>(effect.n).fill({ op: 'flip', what: 'either' }));
    case 'hireFree':
    case 'futureScheme':
      return takeScheme(g, seat);
    case 'shuffle':
      if (g.s.players[seat].discard.length > 0) shuffleSchemes(g, seat);
      return;
    case 'dismissAdjacent':
      dismiss(g, seat, positionOf(g.s.players[seat].at), 0);
      return;
    case 'placeWorkers':
      return g.call({ kind: 'place', seat, n: effect.n, section: sectionAt(g.s, positionOf(g.s.players[seat].at)) });
    case 'placeBuilding':
      return freeBuilding(g, seat, effect);
    case 'takeManuscript': {
      const position = aiManuscript(g.s, seat, effect.costs);
      if (position !== null) takeBook(g, seat, position, true);
      return;
    }
    case 'destroyOwn': // it has no townsfolk
      return;
  }
}

/** Its replacements make nearly everything possible. */
function aiPossible(s: State, seat: Seat, effect: Effect): boolean {
  if (effect.op === 'shuffle') return s.players[seat].discard.length > 0;
  if (effect.op === 'placeWorkers') return s.players[seat].workers > 0;
  if (effect.op === 'placeBuilding') return aiBuildingOf(s, seat, effect.type) !== null && aiSpot(s, seat) !== null;
  if (effect.op === 'takeManuscript') return aiManuscript(s, seat, effect.costs) !== null;
  return effect.op !== 'destroyOwn';
}

/** Named gains are taken as printed, silver becomes resources two for one (VWK-SOLO-23, VWK-SOLO-27). */
function aiGain(g: G, seat: Seat, { what, n }: Extract<Effect, { op: 'gain' }>) {
  switch (what) {
    case 'resource':
      for (let i = 0; i < n; i++) resourceOfChoice(g, seat);
      return;
    case 'silver': {
      const resources = Math.floor(n / AI_SILVER_PER_RESOURCE);
      return instead(g, seat, 'silver', n, { op: 'gain', what: 'resource', n: resources });
    }
    case 'debt':
    case 'deed':
      for (let i = 0; i < n; i++) gainCard(g, seat, what);
      return;
    case 'virtue':
    case 'corruption':
      return gainSteps(g, seat, what, n);
    case 'ink':
    case 'gold':
    case 'stone':
      return gainPieces(g, seat, what, n);
  }
}

function resourceOfChoice(g: G, seat: Seat): void {
  const p = g.s.players[seat];
  const { resource, until } = aiResource(g.s, seat);
  if (anyResource(g.s)) g.log('aiResource', { seat, what: 'any', have: resourcesOf(p), until: 0 }, 'VWK-SOLO-48');
  else g.log('aiResource', { seat, what: resource, have: p[resource], until }, 'VWK-SOLO-12');
  gainPieces(g, seat, resource, 1);
}

type Replaced = 'rearrange' | 'silver' | 'destroy' | 'discard' | 'castleMove' | 'flip' | 'futureScheme';
const RULE_OF: Record<Replaced, string> = {
  rearrange: 'VWK-SOLO-13',
  silver: 'VWK-SOLO-13',
  destroy: 'VWK-SOLO-14',
  futureScheme: 'VWK-SOLO-14',
  discard: 'VWK-SOLO-15',
  castleMove: 'VWK-SOLO-15',
  flip: 'VWK-SOLO-15',
};

function instead(g: G, seat: Seat, of: Replaced, n: number, ...effects: Effect[]): void {
  g.log('aiInstead', { seat, of, n }, RULE_OF[of]);
  for (const effect of effects) g.call({ kind: 'effect', seat, effect });
}

/** Told to flip one kind without one of it, it gains virtue even if it could flip the other (VWK-SOLO-24). */
function flip(g: G, seat: Seat, asked: Flip) {
  const p = g.s.players[seat];
  const told = asked === 'either' ? aiFlip(g.s, seat) : { what: asked, why: 'told' as const };
  if (told === null || (told.what === 'debt' ? p.unpaid : p.acquired) === 0)
    return instead(g, seat, 'flip', 1, { op: 'gain', what: 'virtue', n: 1 });
  g.log('aiFlips', { seat, ...told, asked }, 'VWK-SOLO-16');
  flipCard(g, seat, told.what);
  if (told.what === 'debt') resourceOfChoice(g, seat); // VWK-SOLO-21
  callTriggers(g, seat, 'flipAny');
}

/** The top future scheme, face up on the discard pile (VWK-SOLO-17). */
function takeScheme(g: G, seat: Seat) {
  const scheme = g.s.future.pop();
  if (scheme === undefined) return instead(g, seat, 'futureScheme', 1, { op: 'flip', what: 'either' });
  g.reveal();
  g.s.seen.push(scheme);
  g.s.players[seat].discard.push(scheme);
  g.log('aiFuture', { seat, scheme }, 'VWK-SOLO-17');
  callTriggers(g, seat, 'gainScheme');
}

/** The criminal check, then its workshops: corruption before virtue, as always at the same time (VWK-SOLO-25, VWK-SOLO-43). */
export function shuffleSchemes(g: G, seat: Seat): void {
  reshuffle(g, seat);
  const slots = slotsOn(g.s, seat, 'shuffle').reverse();
  if (slots.length > 0) g.call({ kind: 'triggers', seat, on: 'shuffle', cards: slots });
}

function freeBuilding(g: G, seat: Seat, { type }: Extract<Effect, { op: 'placeBuilding' }>): void {
  const building = aiBuildingOf(g.s, seat, type);
  const spot = aiSpot(g.s, seat);
  if (building !== null && spot !== null) putBuilding(g, seat, building, spot);
}
