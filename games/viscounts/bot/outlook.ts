/** How long the game will last, and what pieces, effects and cards are worth until then. */
import type { Seat } from '@tarsas/kernel';
import type { Components } from '../data/components.ts';
import type { Ability, BuildingType, Effect, Icon, Resource } from '../data/effects.ts';
import { BUILDINGS } from '../data/player-board.ts';
import type { Card } from '../data/townsfolk.ts';
import { components, type State } from '../rules/state.ts';
import type { ViscountsWeights } from './weights.ts';

/** What a card does: in each turn it lies on the board, when it is played, and when it leaves. */
export interface Deal {
  board: number;
  played: number;
  dropped: number;
  /** All three over one stay of three turns. */
  stay: number;
  hired: number;
}

export interface Outlook {
  w: ViscountsWeights;
  parts: Components;
  deals: Map<string, Deal>;
  /** Each further piece of a kind is worth this part of the one before; by number of pieces in `fades`. */
  fade: number;
  fades: readonly number[];
}

/** Memoised by the weights object, then by the cards in play: changed weights must be a new object. */
const known = new WeakMap<ViscountsWeights, WeakMap<Components, Outlook>>();

export function outlookOf(s: State, w: ViscountsWeights): Outlook {
  const parts = components(s);
  return known.get(w)?.get(parts) ?? newOutlook(parts, w);
}

function newOutlook(parts: Components, w: ViscountsWeights): Outlook {
  const fade = Math.min(MOST_FADE, w.fade);
  const outlook: Outlook = { w, parts, deals: new Map(), fade, fades: faded(fade) };
  for (const [id, card] of Object.entries(parts.cards)) outlook.deals.set(id, dealOf(card, w));
  const byParts = known.get(w) ?? new WeakMap<Components, Outlook>();
  byParts.set(parts, outlook);
  known.set(w, byParts);
  return outlook;
}

/** Cards stay for three turns (VWK-P1-01). */
const STAY = 3;

function dealOf(card: Card, w: ViscountsWeights): Deal {
  const board = iconsWorth(card.icons, w) + ongoingWorth(card, w);
  const criminals = card.icons.filter(icon => icon === 'criminal').length;
  const played = (card.instant ? effectWorth(card.instant, w) : 0) + criminals * w.corruption;
  const dropped = card.dropoff ? effectWorth(card.dropoff, w) : 0;
  return { board, played, dropped, stay: STAY * board + played + dropped, hired: card.top ? effectWorth(card.top, w) : 0 };
}

export function iconsWorth(icons: readonly Icon[], w: ViscountsWeights): number {
  let sum = 0;
  for (const icon of icons) sum += w[icon];
  return sum;
}

/** How often in a turn an ability that waits for something gets its chance. */
const CHANCES: Partial<Record<string, number>> = {
  afterTrade: 0.3,
  afterConstruct: 0.25,
  afterPlaceWorkers: 0.25,
  afterTranscribe: 0.25,
  collision: 0.3,
  gainDebt: 0.35,
  flipDebt: 0.25,
};

function ongoingWorth({ ongoing }: Card, w: ViscountsWeights): number {
  switch (ongoing?.kind) {
    case 'trigger':
      return (CHANCES[ongoing.on] ?? 0.25) * effectWorth(ongoing.effect, w);
    case 'iconExchange':
      return w[ongoing.to] * 0.5;
    case 'payExchange':
      return w[ongoing.as] * 0.4;
    case 'icons':
    case 'extraMove':
    case 'dismissFor':
    case 'handLimit':
    case 'onBuilt': // of building slots only
    case undefined:
      return 0;
  }
}

/** What the ability of an empty building slot is worth in a turn. */
export function slotAbilityWorth(ability: Ability, w: ViscountsWeights): number {
  switch (ability.kind) {
    case 'icons':
      return iconsWorth(ability.icons, w);
    case 'extraMove':
      return w.extraMove;
    case 'dismissFor':
      return w.cheapDismissal;
    case 'handLimit':
      return w.handLimit;
    case 'trigger':
      return ability.on === 'hire' ? w.hireDiscard : w.calmVirtue;
    case 'iconExchange':
    case 'payExchange': // of cards only
    case 'onBuilt':
      return 0;
  }
}

/** What an effect is worth, whatever the position. */
export function effectWorth(effect: Effect, w: ViscountsWeights): number {
  switch (effect.op) {
    case 'gain':
      return effect.n * (effect.what === 'resource' ? Math.max(w.ink, w.gold, w.stone) : w[effect.what]);
    case 'flip':
      return w.flip;
    case 'rearrange':
      return w.rearrange;
    case 'discard':
      return w.discard;
    case 'destroy':
      return w.destroy * effect.n;
    case 'shuffle':
      return w.shuffle;
    case 'hireFree':
      return w.hire;
    case 'castleMove':
      return w.castleMove;
    case 'placeWorkers':
      return w.worker * effect.n;
    case 'placeBuilding':
      return w.building + BUILDINGS[effect.type].vp[1];
    case 'takeManuscript':
      return w.manuscript;
    case 'and':
      return effect.of.reduce((sum, part) => sum + effectWorth(part, w), 0);
    case 'or':
      return Math.max(...effect.of.map(part => effectWorth(part, w)));
    case 'destroyOwn':
    case 'dismissAdjacent':
    case 'futureScheme':
      return 0;
  }
}

/** Turns this seat may still take, guessed from the stacks until the end is known (VWK-END-02). */
export function turnsLeft(s: State, seat: Seat, w: ViscountsWeights): number {
  if (s.over) return 0;
  const n = s.players.length;
  // Places at the table are counted from the start player.
  const toCome = (seat - s.start + n) % n > (s.active - s.start + n) % n;
  const stillInRound = s.round === 0 || toCome ? 1 : 0;
  if (s.lastRound > 0) return s.lastRound - s.round + stillInRound;
  const debts = s.debts / (w.debtsPerRound * n);
  const deeds = s.deeds / (w.deedsPerRound * n);
  return Math.min(debts, deeds) + w.rounds;
}

/** By number of pieces: what of the worth of that many is left when each further one is worth less; powers are slow. */
function faded(fade: number): number[] {
  return Array.from({ length: MOST_PIECES + 1 }, (_, n) => 1 - fade ** n);
}
const MOST_PIECES = 60;

/** At 1 nothing would fade. */
const MOST_FADE = 0.99;

export function piecesWorth(p: Record<Resource | 'silver', number>, { w, fades, fade }: Outlook): number {
  const worth = (n: number, each: number) => (each * (fades[n] ?? 1 - fade ** n)) / (1 - fade);
  return worth(p.ink, w.ink) + worth(p.gold, w.gold) + worth(p.stone, w.stone) + worth(p.silver, w.silver);
}

/** What one more of a type would score (VWK-BUILD-13). */
export function nextVp(type: BuildingType, built: number): number {
  const { vp } = BUILDINGS[type];
  return built + 1 < vp.length ? vp[built + 1] - vp[built] : 0;
}
