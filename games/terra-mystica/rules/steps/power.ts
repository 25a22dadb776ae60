/** Actions 6 and 7: power actions on the board and special actions (TM-PWACT, TM-SPEC). */
import type { Seat } from '@tarsas/kernel';
import { missing, spendPower } from '@tarsas/terra';
import {
  BONUS_CARDS,
  CULTS,
  CYCLE,
  DWELLING,
  EMPTY,
  FAVOR_TILES,
  POWER_ACTION_IDS,
  POWER_ACTIONS,
  type PowerActionId,
  type SpecialDeed,
  TOP,
  TRADING_HOUSE,
} from '../../data/index.ts';
import { abilityOf, type Special, strongholdStands } from '../abilities.ts';
import { gainGoods, receive, topTaken } from '../effects.ts';
import { isCovered, powerPrice } from '../questions/power.ts';
import { spendable, tokensOf } from '../questions/stock.ts';
import { isForeignHome, isHome } from '../questions/terrain.ts';
import { type Choice, mapOf, type Play, type Player, type SpecialId, type State, type Step, type Wanted } from '../state.ts';
import { build, upgrade } from './build.ts';
import { burn } from './convert.ts';
import { bridgePlaces } from './dues.ts';
import { meanwhile } from './meanwhile.ts';
import { couldTransform, gainSpades, sandstormHexes, transformFreely } from './spades.ts';

/** Power actions may be taken even if their reward does nothing (TM-PWACT-04). */
export function addPowerActions(s: State, seat: Seat, choices: Choice[]): void {
  const p = s.players[seat];
  const power = spendable(s, p);
  for (const action of POWER_ACTION_IDS) {
    const price = powerPrice(p, action);
    if (price > power || isCovered(s, p, action) || isForbidden(s, p, action)) continue;
    const burnt = missing(p.bowls, price);
    choices.push({ do: 'power', action, sacrifice: burnt });
  }
}

function isForbidden(s: State, p: Player, action: PowerActionId): boolean {
  return s.options.spadeActionsWithoutSpades === 'forbidden' && !!abilityOf(p).opensTerrains && POWER_ACTIONS[action].spades !== undefined;
}

export function takePowerAction(g: Play, seat: Seat, action: PowerActionId, sacrificed: number): void {
  const p = g.s.players[seat];
  const power = powerPrice(p, action);
  burn(g, seat, sacrificed);
  spendPower(p.bowls, power);
  g.s.covered[POWER_ACTION_IDS.indexOf(action)] = 1;
  g.log('power', { seat, action, power }, 'TM-PWACT-03');
  const { reward, spades, bridge } = POWER_ACTIONS[action];
  const came = gainGoods(g, seat, reward);
  if (came.coins + came.workers + came.priests > 0) g.log('gained', { seat, ...came, tokens: 0 }, 'TM-PWACT-03');
  if (bridge) p.due.push('bridge');
  if (spades) gainSpades(g, seat, spades, 'action');
}

/** Special actions of bonus card, favor tiles and faction board that can be carried out (TM-SPEC-06). */
export function addSpecialActions(s: State, seat: Seat, choices: Choice[], only?: Wanted): void {
  const p = s.players[seat];
  const named = only?.do === 'special' ? only.action : undefined;
  if (p.card && (named === undefined || named === p.card)) addTileAction(s, seat, p.card, BONUS_CARDS[p.card].action, choices);
  for (const tile of p.favors) if (named === undefined || named === tile) addTileAction(s, seat, tile, FAVOR_TILES[tile].action, choices);
  for (const special of abilityOf(p).special ?? []) {
    if (named !== undefined && named !== special.id) continue;
    if (special.needsStronghold && !strongholdStands(p)) continue;
    if (!special.repeats && p.used.includes(special.id)) continue;
    addFactionAction(s, seat, special, choices);
  }
}

function addTileAction(s: State, seat: Seat, tile: string, deed: SpecialDeed | undefined, choices: Choice[]): void {
  if (!deed || s.players[seat].used.includes(tile as SpecialId)) return;
  const possible = deed === 'spade' ? canUseSpades(s, seat, 1) : canStep(s, seat);
  if (possible) choices.push({ do: 'special', action: tile as SpecialId });
}

/** Whether spades would do anything; action 1 with a free spade may also just build (TM-DEC-10). */
function canUseSpades(s: State, seat: Seat, free: number): boolean {
  const p = s.players[seat];
  const { insteadOfSpade } = abilityOf(p);
  if (insteadOfSpade) return insteadOfSpade.scores;
  return s.options.idleActions || couldTransform(s, seat, free);
}

/** A cult action needs a step that can be taken (TM-DEC-23). */
function canStep(s: State, seat: Seat): boolean {
  const p = s.players[seat];
  return (
    s.options.idleActions ||
    CULTS.some((_, cult) => p.cults[cult] < TOP - 1 || (p.cults[cult] === TOP - 1 && p.keys > 0 && !topTaken(s, cult)))
  );
}

function addFactionAction(s: State, seat: Seat, special: Special, choices: Choice[]): void {
  const p = s.players[seat];
  const { id, deed, effect, workers = 0, power = 0, tokens = 0 } = special;
  const { ids } = mapOf(s.options);
  if (p.workers < workers || spendable(s, p) < power || tokensOf(p) < tokens) return;
  switch (deed) {
    case 'effect':
      if (effectIsPossible(s, seat, special)) choices.push({ do: 'special', action: id });
      break;
    case 'freeDwelling':
      for (const hex of emptyHomeHexes(s, seat)) choices.push({ do: 'special', action: id, hex: ids[hex] });
      break;
    case 'sandstorm':
      for (const hex of sandstormHexes(s, seat)) choices.push({ do: 'special', action: id, hex: ids[hex] });
      break;
    case 'freeTradingHouse':
      if (p.left[TRADING_HOUSE] === 0) break;
      for (let hex = 0; hex < s.owner.length; hex++) {
        if (s.owner[hex] === seat && s.structure[hex] === DWELLING) choices.push({ do: 'special', action: id, hex: ids[hex] });
      }
      break;
    case 'newHome': {
      const burnt = power > 0 ? missing(p.bowls, power) : 0;
      if (newHomes(s, seat).length > 0)
        choices.push(burnt > 0 ? { do: 'special', action: id, sacrifice: burnt } : { do: 'special', action: id });
    }
  }
  // A faction action whose target is missing does nothing, where the table allows that.
  if (s.options.idleActions && effect === undefined && deed !== 'newHome') choices.push({ do: 'special', action: id });
}

function effectIsPossible(s: State, seat: Seat, { effect }: Special): boolean {
  if (s.options.idleActions) return true;
  if (effect?.spades) return canUseSpades(s, seat, effect.spades);
  if (effect?.due?.includes('bridge')) return bridgePlaces(s, seat).length > 0;
  return effect?.due?.includes('steps') ? canStep(s, seat) : true;
}

/** Free hexes of home terrain anywhere on the map (TM-WITCH-02). */
function emptyHomeHexes(s: State, seat: Seat): number[] {
  const p = s.players[seat];
  if (p.left[DWELLING] === 0) return [];
  return mapOf(s.options).land.filter(hex => s.structure[hex] === EMPTY && isHome(p, s.terrain[hex]));
}

export function takeSpecialAction(g: Play, seat: Seat, choice: Extract<Choice, { do: 'special' }>): void {
  const p = g.s.players[seat];
  const special = abilityOf(p).special?.find(({ id }) => id === choice.action);
  if (!special?.repeats) p.used.push(choice.action);
  g.log('special', { seat, action: choice.action }, special?.rule ?? 'TM-SPEC-01');
  if (special) takeFactionAction(g, seat, special, choice);
  else takeTileAction(g, seat, choice.action);
}

function takeTileAction(g: Play, seat: Seat, action: SpecialId): void {
  const deed = action.startsWith('BON') ? BONUS_CARDS[action as 'BON1'].action : FAVOR_TILES[action as 'FAV6'].action;
  if (deed === 'spade') gainSpades(g, seat, 1, 'action');
  else g.s.players[seat].due.push('step');
}

function takeFactionAction(g: Play, seat: Seat, special: Special, choice: Extract<Choice, { do: 'special' }>): void {
  const { s } = g;
  const p = s.players[seat];
  const hex = choice.hex === undefined ? -1 : mapOf(s.options).numbers[choice.hex];
  p.workers -= special.workers ?? 0;
  if (special.deed === 'newHome') payForNewHome(g, seat, special, choice.sacrifice ?? 0);
  if (special.effect) {
    receive(g, seat, special.effect);
    if (special.effect.spades) gainSpades(g, seat, special.effect.spades, 'action');
  }
  if (hex < 0) return;
  if (special.deed === 'freeDwelling') build(g, seat, hex);
  else if (special.deed === 'sandstorm') transformFreely(g, seat, hex);
  else if (special.deed === 'freeTradingHouse') upgrade(g, seat, hex, TRADING_HOUSE);
}

function payForNewHome(g: Play, seat: Seat, { power = 0, tokens = 0 }: Special, sacrificed: number): void {
  if (power > 0) {
    burn(g, seat, sacrificed);
    spendPower(g.s.players[seat].bowls, power);
  }
  if (tokens > 0) g.call({ kind: 'payTokens', seat, tokens, hex: -1 });
  g.call({ kind: 'newHome', seat });
}

/** Any terrain that is no faction's home, and not the present one (FI-SHAPE-10, FI-DEC-07). */
function newHomes(s: State, seat: Seat): number[] {
  return [...CYCLE.keys()].filter(terrain => terrain !== s.players[seat].home && !isForeignHome(s, seat, terrain));
}

export const newHome: Step<'newHome'> = meanwhile({
  options: (s, { seat }) => newHomes(s, seat).map(terrain => ({ do: 'terrain', terrain: CYCLE[terrain] })),
  choose(g, { seat }, _, choice) {
    if (choice.do === 'terrain') {
      const terrain = CYCLE.indexOf(choice.terrain);
      g.s.players[seat].home = terrain;
      g.s.players[seat].start = terrain;
      g.log('home', { seat, terrain: choice.terrain }, 'FI-SHAPE-13');
    }
    g.done();
  },
});
