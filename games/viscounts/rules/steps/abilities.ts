/** Abilities that answer to an event: ongoing cards and empty building slots, in their owner's order. */
import type { Seat, Step } from '@tarsas/kernel';
import type { Ability, Effect, Trigger } from '../../data/effects.ts';
import type { Do } from '../choices.ts';
import type { OrderBody, TriggersBody } from '../frames.ts';
import { buildingId, buildingNamed, slotAbility, uncovered } from '../questions/buildings.ts';
import { criminalsOf } from '../questions/icons.ts';
import { components, type G, isAi, type State, type Viscounts } from '../state.ts';

/** Cards on the board that answer to an event (VWK-CARD-09). */
export function cardsOn(s: State, seat: Seat, on: Trigger): string[] {
  if (isAi(s, seat)) return [];
  const { cards } = components(s);
  return s.players[seat].board.filter(card => card !== null && answers(cards[card].ongoing, on)) as string[];
}

/** Empty building slots that answer to an event. */
export function slotsOn(s: State, seat: Seat, on: Trigger): string[] {
  return uncovered(s, seat).flatMap(({ building, ability }) => (answers(ability, on) ? [buildingId(building)] : []));
}

const answers = (ability: Ability | undefined, on: Trigger): boolean => ability?.kind === 'trigger' && ability.on === on;

/** All parts of a combined effect, in the printed order, except that corruption comes before virtue (VWK-CARD-07, VWK-VC-03). */
export function callAll(g: G, seat: Seat, of: readonly Effect[]): void {
  g.done();
  const corrupts = (e: Effect) => e.op === 'gain' && e.what === 'corruption';
  for (const part of of) if (corrupts(part)) g.call({ kind: 'effect', seat, effect: part });
  for (const part of of) if (!corrupts(part)) g.call({ kind: 'effect', seat, effect: part });
}

export function callTriggers(g: G, seat: Seat, on: Trigger): void {
  callSources(g, seat, on, [...cardsOn(g.s, seat, on), ...slotsOn(g.s, seat, on)]);
}

export function callSources(g: G, seat: Seat, on: Trigger, cards: string[]): void {
  if (cards.length > 0) g.call({ kind: 'triggers', seat, on, cards });
}

const isBuilding = (source: string): boolean => source.includes('.');

function abilityOf(s: State, seat: Seat, source: string): Extract<Ability, { kind: 'trigger' }> {
  const ability = isBuilding(source) ? slotAbility(s, seat, buildingNamed(source)) : components(s).cards[source].ongoing;
  if (ability?.kind !== 'trigger') throw new Error(`'${source}' answers to nothing`);
  return ability;
}

export const triggers: Step<Viscounts, TriggersBody> = {
  run(g, f) {
    if (f.cards.length === 0) return g.done();
    if (!isAi(g.s, f.seat) && f.cards.length > 1 && !commute(f.cards.map(card => abilityOf(g.s, f.seat, card).effect)))
      return g.goto({ kind: 'order', seat: f.seat, on: f.on, cards: f.cards });
    fire(g, f.seat, f.cards[0]);
    f.cards.shift();
  },
};

/** Several of one owner: the owner orders them (VWK-ACT-07, VWK-COLL-10). */
export const order: Step<Viscounts, OrderBody, Do<'first'>> = {
  options: (_, f) => f.cards.map(card => ({ do: 'first', card })),
  choose(g, f, seat, { card }) {
    fire(g, seat, card);
    g.goto({ kind: 'triggers', seat, on: f.on, cards: f.cards.filter(other => other !== card) });
  },
};

function fire(g: G, seat: Seat, source: string): void {
  const ability = abilityOf(g.s, seat, source);
  if (ability.if === 'none' && criminalsOf(g.s, seat) > 0) return;
  if (ability.if === 'some' && criminalsOf(g.s, seat) === 0) return;
  const { effect } = ability;
  if (isBuilding(source)) g.log('slotAbility', { seat, building: source, effect }, slotRule(g.s, seat, source));
  else g.log('ability', { seat, card: source, effect }, 'VWK-CARD-03');
  g.call({ kind: 'effect', seat, effect });
}

/** The rule that explains a building's ability. */
function slotRule(s: State, seat: Seat, building: string): string {
  if (!isAi(s, seat)) return 'VWK-BUILD-12';
  return building.startsWith('workshop') ? 'VWK-SOLO-43' : 'VWK-SOLO-42';
}

/** Plain gains that come out the same in any order, so that nobody need be asked for one. */
export function commute(effects: readonly Effect[]): boolean {
  return effects.every(e => e.op === 'gain' && e.what !== 'debt' && e.what !== 'deed' && e.what !== 'corruption' && e.what !== 'resource');
}
