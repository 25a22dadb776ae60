/** Conversions and other things that are no action (TM-CONV, TM-BURN). */
import type { Seat } from '@tarsas/kernel';
import { missing, sacrifice, spendPower } from '@tarsas/terra';
import { COINS_PER_POINT, CONVERSIONS, CYCLE, price } from '../../data/index.ts';
import { abilityOf, type Exchange } from '../abilities.ts';
import { gainPriests, maybeFoundTown, score } from '../effects.ts';
import { type Affords, canPay, spendable } from '../questions/stock.ts';
import { isForeignHome } from '../questions/terrain.ts';
import { riversForTown } from '../questions/town.ts';
import { type Choice, type Convertible, mapOf, type Play, type Player, type State, type Wanted } from '../state.ts';

const COINS_FOR_POINT: Exchange = { from: 'coins', to: 'points', price: COINS_PER_POINT };

/** What may be done besides, at any moment of the own turn; exchanges of the faction even when only asked something (TM-DEC-07, TM-DEC-08). */
export function freeChoices(s: State, seat: Seat, only?: Wanted): Choice[] {
  const choices: Choice[] = [];
  const kind = only?.do;
  if (kind !== undefined && kind !== 'convert' && kind !== 'sacrifice' && kind !== 'connect') return choices;
  if (s.active === seat) {
    addConversions(s, seat, choices);
    if (kind === undefined || kind === 'connect')
      for (const river of riversForTown(s, seat)) choices.push({ do: 'connect', river: mapOf(s.options).ids[river] });
  }
  const p = s.players[seat];
  for (const { from, to, price } of exchangesOf(s, p, s.active === seat)) {
    if ((from === 'coins' ? p.coins : p.vp) >= price) choices.push({ do: 'convert', from, to });
  }
  return choices;
}

/** Whether there is anything to do besides in the own turn: most turns end with this question, so it lists nothing. */
export function hasFreeChoice(s: State, seat: Seat): boolean {
  const p = s.players[seat];
  if (p.workers > 0 || p.priests > 0 || p.bowls[2] > 0 || p.bowls[1] > 1) return true;
  return freeChoices(s, seat).length > 0;
}

function exchangesOf(s: State, p: Player, inOwnTurn: boolean): readonly Exchange[] {
  const own = abilityOf(p).exchange;
  if (own) return own;
  return s.options.coinsForPoints && inOwnTurn ? [COINS_FOR_POINT] : [];
}

function addConversions(s: State, seat: Seat, choices: Choice[]): void {
  const p = s.players[seat];
  const power = spendable(s, p);
  for (const { from, to, price } of CONVERSIONS) {
    if ((from === 'power' ? power : p[from]) < price) continue;
    if (to === 'priests' && !canTakePriest(s, seat)) continue;
    const burnt = from === 'power' ? missing(p.bowls, price) : 0;
    choices.push(burnt > 0 ? { do: 'convert', from, to, sacrifice: burnt } : { do: 'convert', from, to });
  }
  if (s.options.sacrifice === 'free') for (let n = 1; 2 * n <= p.bowls[1]; n++) choices.push({ do: 'sacrifice', power: n });
}

/** A priest in the supply, or a terrain that could be opened with one instead (TM-DEC-07, FI-DEC-09). */
export function canTakePriest(s: State, seat: Seat, affords: Affords = canPay): boolean {
  return s.players[seat].supply > 0 || CYCLE.some((_, terrain) => canOpen(s, seat, terrain, affords));
}

/** Opening a terrain costs more if it is another faction's home (FI-RIVER-09). */
export function openingPrice(s: State, seat: Seat, terrain: number): number {
  const { opensTerrains } = abilityOf(s.players[seat]);
  if (!opensTerrains) return Number.POSITIVE_INFINITY;
  return isForeignHome(s, seat, terrain) ? opensTerrains.foreignCoins : opensTerrains.ownCoins;
}

export function canOpen(s: State, seat: Seat, terrain: number, affords: Affords = canPay): boolean {
  const p = s.players[seat];
  return ((p.open >> terrain) & 1) === 0 && affords(p, price(openingPrice(s, seat, terrain), 0));
}

/** Carries out one of `freeChoices`; false if it is something else. */
export function chooseFree(g: Play, seat: Seat, choice: Choice): boolean {
  switch (choice.do) {
    case 'convert':
      convert(g, seat, choice.from, choice.to, choice.sacrifice ?? 0);
      return true;
    case 'sacrifice':
      burn(g, seat, choice.power);
      return true;
    case 'connect':
      connect(g, seat, choice.river);
      return true;
    default:
      return false;
  }
}

/** Tokens of bowl II leave the game so that as many others can be spent (TM-BURN-01). */
export function burn(g: Play, seat: Seat, power: number): void {
  if (power === 0) return;
  sacrifice(g.s.players[seat].bowls, power);
  g.log('sacrificed', { seat, power }, 'TM-BURN-01');
}

function convert(g: Play, seat: Seat, from: Convertible, to: Convertible, sacrificed: number): void {
  const p = g.s.players[seat];
  burn(g, seat, sacrificed);
  const all: readonly { from: Convertible; to: Convertible; price: number }[] = [...CONVERSIONS, ...exchangesOf(g.s, p, true)];
  const price = all.find(c => c.from === from && c.to === to)!.price;
  g.log('converted', { seat, from, to, price, gained: 1 }, from === 'points' || to === 'points' ? 'TM-ALCH-01' : 'TM-CONV-01');
  if (from === 'power') spendPower(p.bowls, price);
  else if (from === 'points') score(g, seat, -price, 'exchange', 'TM-ALCH-01');
  else if (from === 'priests') {
    p.priests -= price;
    p.supply += price;
  } else p[from] -= price;
  if (to === 'points') score(g, seat, 1, 'exchange', 'TM-ALCH-01');
  else if (to === 'priests') gainPriests(g, seat, 1);
  else if (to !== 'power') p[to]++;
}

/** A town across a river hex (TM-MERM-01, TM-DEC-19). */
function connect(g: Play, seat: Seat, id: string): void {
  const { s } = g;
  const map = mapOf(s.options);
  const river = map.numbers[id];
  s.players[seat].rivers.push(river);
  g.log('river', { seat, river: id }, 'TM-MERM-01');
  const start = map.landNeighbours[river].find(hex => s.owner[hex] === seat);
  if (start !== undefined) maybeFoundTown(g, seat, start);
}
