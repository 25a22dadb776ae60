/** Effects: the vocabulary of the cards carried out. All are mandatory unless the icon says otherwise (VWK-CARD-06). */
import { clone, type Seat, type Step } from '@tarsas/kernel';
import type { Effect } from '../../data/effects.ts';
import type { Do } from '../choices.ts';
import { reshuffle } from '../deck.ts';
import type { EffectBody, FlipBody, OrBody, ResourceBody } from '../frames.ts';
import { flipCard, gainCard, gainPieces, gainSteps } from '../gains.ts';
import { positionOf } from '../questions/board.ts';
import { possible } from '../questions/possible.ts';
import { type G, isAi, type Viscounts } from '../state.ts';
import { callAll, callTriggers } from './abilities.ts';
import { aiEffect } from './ai-effects.ts';
import { dismiss } from './recruit.ts';

export const effect: Step<Viscounts, EffectBody> = {
  run(g, f) {
    if (isAi(g.s, f.seat)) aiEffect(g, f.seat, f.effect);
    else carryOut(g, f.seat, f.effect);
  },
};

function carryOut(g: G, seat: Seat, effect: Effect) {
  if (effect.op === 'gain') return gain(g, seat, effect);
  if (effect.op === 'and') return callAll(g, seat, effect.of);
  if (effect.op === 'or') return oneOf(g, seat, effect.of);
  g.done();
  if (!possible(g.s, seat, effect)) return;
  switch (effect.op) {
    case 'flip': {
      const { unpaid, acquired } = g.s.players[seat];
      if (effect.what === 'either' && unpaid > 0 && acquired > 0) return g.goto({ kind: 'flip', seat });
      return flipOne(g, seat, effect.what === 'either' ? (unpaid > 0 ? 'debt' : 'deed') : effect.what);
    }
    case 'shuffle':
      return reshuffle(g, seat); // VWK-DRAW-07
    case 'rearrange':
      return g.goto({ kind: 'rearrange', seat });
    case 'discard':
      return g.goto({ kind: 'discard', seat, n: effect.n });
    case 'destroy':
      return g.goto({ kind: 'destroy', seat, n: effect.n });
    case 'destroyOwn':
      return g.goto({ kind: 'destroyOwn', seat });
    case 'hireFree':
      return g.goto({ kind: 'hire', seat });
    case 'castleMove':
      return g.goto({ kind: 'castleMove', seat });
    case 'placeWorkers':
      return g.goto({ kind: 'workers', seat, n: effect.n });
    case 'placeBuilding':
      return g.goto({ kind: 'building', seat, type: effect.type, at: effect.at });
    case 'takeManuscript':
      return g.goto({ kind: 'manuscript', seat, costs: effect.costs });
    case 'dismissAdjacent':
      dismiss(g, seat, positionOf(g.s.players[seat].at), 0);
      return;
    case 'futureScheme': // only the AI has schemes
      return;
  }
}

function gain(g: G, seat: Seat, { what, n }: Extract<Effect, { op: 'gain' }>) {
  g.done();
  if (n === 0) return;
  switch (what) {
    case 'resource':
      for (let i = 0; i < n; i++) g.call({ kind: 'resource', seat });
      return;
    case 'virtue':
    case 'corruption':
      return gainSteps(g, seat, what, n);
    case 'debt':
      // One by one: an ability that answers to a debt answers to each (VWK-CARD-10).
      gainCard(g, seat, what);
      callTriggers(g, seat, 'gainDebt');
      if (n > 1) g.goto({ kind: 'effect', seat, effect: { op: 'gain', what, n: n - 1 } });
      return;
    case 'deed':
      for (let i = 0; i < n; i++) gainCard(g, seat, what);
      return;
    case 'ink':
    case 'gold':
    case 'stone':
    case 'silver':
      return gainPieces(g, seat, what, n);
  }
}

/** What is impossible may not be picked while something else is possible (VWK-CARD-08). */
function oneOf(g: G, seat: Seat, of: readonly Effect[]): void {
  const open = of.filter(part => possible(g.s, seat, part));
  if (open.length === 0) g.done();
  else if (open.length === 1) g.goto({ kind: 'effect', seat, effect: open[0] });
  else g.goto({ kind: 'or', seat, of: open });
}

export const orEffect: Step<Viscounts, OrBody, Do<'choose'>> = {
  options: (_, f) => f.of.map(part => ({ do: 'choose', effect: clone(part) })),
  choose: (g, _, seat, choice) => g.goto({ kind: 'effect', seat, effect: choice.effect }),
};

export const resource: Step<Viscounts, ResourceBody, Do<'take'>> = {
  options: () => [
    { do: 'take', what: 'ink' },
    { do: 'take', what: 'gold' },
    { do: 'take', what: 'stone' },
  ],
  choose(g, _, seat, { what }) {
    gainPieces(g, seat, what, 1);
    g.done();
  },
};

export const flip: Step<Viscounts, FlipBody, Do<'flip'>> = {
  options: () => [
    { do: 'flip', what: 'debt' },
    { do: 'flip', what: 'deed' },
  ],
  choose(g, _, seat, { what }) {
    g.done();
    flipOne(g, seat, what);
  },
};

/** A paid debt brings a resource at once, then whatever answers to it (VWK-DEBT-05, VWK-CARD-10). */
function flipOne(g: G, seat: Seat, what: 'debt' | 'deed'): void {
  flipCard(g, seat, what);
  if (what === 'deed') return;
  g.call({ kind: 'resource', seat });
  callTriggers(g, seat, 'flipDebt');
}
