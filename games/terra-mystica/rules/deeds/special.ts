/** Action 7: special actions of bonus card, favor tiles and faction board (TM-SPEC). */
import type { Seat } from '@tarsas/kernel';
import { missing, spendPower } from '@tarsas/terra';
import { BONUS_CARDS, type BonusId, DWELLING, EMPTY, FAVOR_TILES, type FavorId, type TileAction, TRADING_HOUSE } from '../../data/index.ts';
import { abilityOf, type Special, strongholdStands } from '../abilities.ts';
import { buildDwelling, replaceStructure } from '../build.ts';
import type { Deed } from '../deed.ts';
import { burn, owe, receive } from '../effects.ts';
import { couldTransform, newDig, sandstormHexes } from '../questions/dig.ts';
import { bridgePlaces, canStep } from '../questions/rewards.ts';
import { spendable, tokensOf } from '../questions/stock.ts';
import { isHome, newHomes } from '../questions/terrain.ts';
import { changeTerrain, gainSpades } from '../spades.ts';
import { type Do, mapOf, type Play, type Player, type SpecialId, type State } from '../state.ts';

type Choices = Do<'special'>[];

export const special: Deed<'special'> = {
  /** Those that can be carried out (TM-SPEC-06), each once a round unless it repeats. */
  options(s, seat, only) {
    const p = s.players[seat];
    const named = only?.do === 'special' ? only.action : undefined;
    const choices: Choices = [];
    for (const tile of tilesOf(p)) {
      const action = actionOn(tile);
      if (action && isOpen(p, tile, named) && TILE_ACTIONS[action].isPossible(s, seat))
        choices.push({ do: 'special', action: tile as SpecialId });
    }
    for (const own of abilityOf(p).special ?? []) {
      if (isOpen(p, own.id, named) && (!own.needsStronghold || strongholdStands(p))) choices.push(...ownActions(s, seat, own));
    }
    return choices;
  },
  perform(g, seat, choice) {
    const p = g.s.players[seat];
    const own = abilityOf(p).special?.find(({ id }) => id === choice.action);
    g.log('special', { seat, action: choice.action }, own?.rule ?? 'TM-SPEC-01');
    if (!own?.repeats) p.used = [...p.used, choice.action];
    const tile = tilesOf(p).find(id => id === choice.action);
    const action = tile && actionOn(tile);
    if (own) takeOwn(g, seat, own, choice);
    else if (action) TILE_ACTIONS[action].take(g, seat);
  },
};

/** Not covered by an action token; where only one special action is wanted, that one. */
const isOpen = (p: Player, id: string, named: string | undefined): boolean =>
  (named === undefined || named === id) && !p.used.some(used => used === id);

type Tile = BonusId | FavorId;
const tilesOf = ({ card, favors }: Player): readonly Tile[] => (card ? [card, ...favors] : favors);
const TILES: Readonly<Record<Tile, { action?: TileAction }>> = { ...BONUS_CARDS, ...FAVOR_TILES };
const actionOn = (tile: Tile): TileAction | undefined => TILES[tile].action;

const TILE_ACTIONS: Record<TileAction, { isPossible(s: State, seat: Seat): boolean; take(g: Play, seat: Seat): void }> = {
  spade: { isPossible: (s, seat) => canUseSpades(s, seat, 1), take: (g, seat) => gainSpades(g, seat, 1, 'action') },
  cultStep: { isPossible: canStep, take: (g, seat) => owe(g.s.players[seat], 'step') },
};

/** Whether spades would do anything; action 1 with a free spade may also just build (TM-DEC-10). */
function canUseSpades(s: State, seat: Seat, free: number): boolean {
  const { insteadOfSpade } = abilityOf(s.players[seat]);
  if (insteadOfSpade) return insteadOfSpade.scores;
  return s.options.idleActions || couldTransform(s, seat, free);
}

/** What the faction board offers, if it can be paid. */
function ownActions(s: State, seat: Seat, own: Special): Choices {
  const p = s.players[seat];
  const { id, kind, workers = 0, power = 0, tokens = 0 } = own;
  if (p.workers < workers || spendable(s, p) < power || tokensOf(p) < tokens) return [];
  if (kind === 'effect') return effectIsPossible(s, seat, own) ? [{ do: 'special', action: id }] : [];
  if (kind === 'newHome') {
    const burnt = power > 0 ? missing(p.bowls, power) : 0;
    if (newHomes(s, seat).length === 0) return [];
    return [burnt > 0 ? { do: 'special', action: id, sacrifice: burnt } : { do: 'special', action: id }];
  }
  const { ids } = mapOf(s.options);
  const choices: Choices = AT_HEX[kind].hexes(s, seat).map(hex => ({ do: 'special', action: id, hex: ids[hex] }));
  // An action whose target is missing does nothing, where the table allows that.
  if (s.options.idleActions) choices.push({ do: 'special', action: id });
  return choices;
}

function effectIsPossible(s: State, seat: Seat, { effect }: Special): boolean {
  if (s.options.idleActions) return true;
  if (effect?.spades) return canUseSpades(s, seat, effect.spades);
  if (effect?.due?.includes('bridge')) return bridgePlaces(s, seat).length > 0;
  return effect?.due?.includes('steps') ? canStep(s, seat) : true;
}

type AtHex = Exclude<Special['kind'], 'effect' | 'newHome'>;

/** Special actions that name a hex. */
const AT_HEX: Record<AtHex, { hexes(s: State, seat: Seat): number[]; take(g: Play, seat: Seat, hex: number): void }> = {
  freeDwelling: { hexes: emptyHomeHexes, take: buildDwelling },
  freeTradingHouse: { hexes: ownDwellings, take: (g, seat, hex) => replaceStructure(g, seat, hex, TRADING_HOUSE) },
  sandstorm: { hexes: sandstormHexes, take: sandstorm },
};

/** Free hexes of home terrain anywhere on the map (TM-WITCH-02). */
function emptyHomeHexes(s: State, seat: Seat): number[] {
  const p = s.players[seat];
  if (p.left[DWELLING] === 0) return [];
  return mapOf(s.options).land.filter(hex => s.structure[hex] === EMPTY && isHome(p, s.terrain[hex]));
}

function ownDwellings(s: State, seat: Seat): number[] {
  if (s.players[seat].left[TRADING_HOUSE] === 0) return [];
  return mapOf(s.options).land.filter(hex => s.owner[hex] === seat && s.structure[hex] === DWELLING);
}

/** The hex is home terrain now, without spades, and may be built on (TM-NOMAD-02). */
function sandstorm(g: Play, seat: Seat, hex: number): void {
  changeTerrain(g, seat, hex, g.s.players[seat].home, 0, 'TM-NOMAD-02');
  g.call(newDig(seat, { home: [hex], mayBuild: true }));
}

function takeOwn(g: Play, seat: Seat, own: Special, { hex, sacrifice = 0 }: Do<'special'>): void {
  g.s.players[seat].workers -= own.workers ?? 0;
  if (own.kind === 'newHome') payForNewHome(g, seat, own, sacrifice);
  else if (own.kind === 'effect') {
    if (own.effect) receive(g, seat, own.effect);
    if (own.effect?.spades) gainSpades(g, seat, own.effect.spades, 'action');
  } else if (hex !== undefined) AT_HEX[own.kind].take(g, seat, mapOf(g.s.options).numbers[hex]);
}

/** Power or tokens first, then the terrain (FI-SHAPE-11). */
function payForNewHome(g: Play, seat: Seat, { power = 0, tokens = 0 }: Special, sacrificed: number): void {
  if (power > 0) {
    burn(g, seat, sacrificed);
    spendPower(g.s.players[seat].bowls, power);
  }
  if (tokens > 0) g.call({ kind: 'payTokens', seat, tokens, hex: -1 });
  g.call({ kind: 'newHome', seat });
}
