/** The choices worth a thought at each question. */
import { type Decision, optionsOf, type Seat } from '@tarsas/kernel';
import { are } from '../../../bots/line.ts';
import { RESOURCES, type Resource } from '../data/effects.ts';
import type { Choice } from '../rules/choices.ts';
import type { Body, PayBody } from '../rules/frames.ts';
import { viscounts } from '../rules/index.ts';
import { completedLinks, linkEffect, spaceNamed, spotAt, spotNamed } from '../rules/questions/board.ts';
import { buildingNamed, slotAbility } from '../rules/questions/buildings.ts';
import type { Player, State } from '../rules/state.ts';
import { hopeAt, strengthsOf } from './hope.ts';
import { effectWorth, type Outlook, slotAbilityWorth } from './outlook.ts';
import { deckOf, joining } from './player.ts';

type Do<K extends Choice['do']> = Extract<Choice, { do: K }>;

/** How many of a kind are looked at. */
const MOVES = 6;
const CARDS = 2;
const HIRES = 3;
const SPOTS = 3;

export function sensible(o: Outlook, s: State, decision: Decision<Body>): readonly Choice[] {
  const options = optionsOf(viscounts, s, decision);
  const { frame, seat } = decision;
  const p = s.players[seat];
  switch (frame.kind) {
    case 'move':
      return moves(o, s, seat, are(options, 'move'));
    case 'action':
      return actions(o, s, seat, options);
    case 'pay':
      return cheapest(o, frame, are(options, 'pay'));
    case 'resource':
      return scarcest(o, p, are(options, 'take'));
    case 'discard':
    case 'destroy':
    case 'destroyOwn':
      return givenUp(o, options);
    case 'hire':
      return hires(o, s, seat, are(options, 'hire'));
    case 'building':
      return best(are(options, 'build'), SPOTS, choice => buildWorth(o, s, seat, choice));
    case 'spot':
      return best(are(options, 'spot'), SPOTS, ({ spot }) => spotWorth(o, s, spotNamed(s, spot)));
    case 'order':
      return options.slice(0, 1); // it hardly ever matters
    default:
      return options;
  }
}

function best<T>(items: readonly T[], n: number, worth: (item: T) => number): T[] {
  if (items.length <= n) return [...items];
  return items
    .map(item => ({ item, worth: worth(item) }))
    .sort((a, b) => b.worth - a.worth)
    .slice(0, n)
    .map(({ item }) => item);
}

// Movement

function moves(o: Outlook, s: State, seat: Seat, options: readonly Do<'move'>[]): Choice[] {
  const have = strengthsOf(o, s, seat);
  const { silver } = s.players[seat];
  const hope = (choice: Do<'move'>) => hopeAt(o, s, seat, spaceNamed(s, choice.to), silver - choice.silver, have);
  return best(options, MOVES, choice => hope(choice) - choice.silver * o.w.silver);
}

// The action

/** Trades as often as icons alone allow and as often as silver helps; of each type of building the slot that helps most; the castle with and without gold. */
function actions(o: Outlook, s: State, seat: Seat, options: readonly Choice[]): Choice[] {
  const trades = are(options, 'trade');
  const unpaid = trades.filter(({ silver }) => silver === 0);
  const found: Choice[] = [...unpaid.slice(-1), ...trades.slice(unpaid.length).slice(-1)];
  if (trades.length > unpaid.length + 1) found.push(trades[unpaid.length]);
  const builds = are(options, 'construct');
  for (const type of new Set(builds.map(({ building }) => building.split('.')[0]))) {
    const ofType = builds.filter(({ building }) => building.startsWith(type));
    found.push(...best(ofType, 1, ({ building }) => slotWorth(o, s, seat, building)));
  }
  found.push(...are(options, 'placeWorkers').slice(-3), ...are(options, 'transcribe'), ...are(options, 'dismiss'));
  return [...found, ...are(options, 'skip')];
}

function slotWorth(o: Outlook, s: State, seat: Seat, building: string): number {
  return slotAbilityWorth(slotAbility(s, seat, buildingNamed(building)), o.w);
}

function cheapest(o: Outlook, _: PayBody, options: readonly Do<'pay'>[]): Choice[] {
  const price = ({ ink, gold, stone, silver }: Do<'pay'>) => ink * o.w.ink + gold * o.w.gold + stone * o.w.stone + silver * o.w.silver;
  return best(options, CARDS, choice => -price(choice));
}

/** Of what one has least, and of what is worth most. */
function scarcest(o: Outlook, p: Player, options: readonly Do<'take'>[]): Choice[] {
  const worth = (what: Resource) => o.w[what] * o.w.fade ** p[what];
  return best(options, RESOURCES.length - 1, ({ what }) => worth(what));
}

// Cards

/** The weakest cards, one unseen, or none. */
function givenUp(o: Outlook, options: readonly Choice[]): Choice[] {
  const named = options.filter((option): option is Do<'discard'> | Do<'destroy'> => option.do === 'discard' || option.do === 'destroy');
  const others = options.filter(option => option.do !== 'discard' && option.do !== 'destroy');
  return [...best(named, CARDS, ({ card }) => -o.deals.get(card)!.stay), ...others];
}

function hires(o: Outlook, s: State, seat: Seat, options: readonly Do<'hire'>[]): Choice[] {
  const deck = deckOf(o, s, seat);
  return best(options, HIRES, ({ card }) => joining(o, deck, card));
}

// Buildings

/** The reward and the links that a building there completes (VWK-BUILD-05, -06). */
function spotWorth(o: Outlook, s: State, spot: number): number {
  let sum = effectWorth(spotAt(s, spot).reward, o.w);
  const { ring, players, options } = s;
  for (const link of completedLinks({ ring, players, options, spots: s.spots.with(spot, 0) }, spot)) {
    const effect = linkEffect(s, link);
    if (effect) sum += effectWorth(effect, o.w);
  }
  return sum;
}

const buildWorth = (o: Outlook, s: State, seat: Seat, { building, spot }: Do<'build'>): number =>
  TURNS * slotWorth(o, s, seat, building) + spotWorth(o, s, spotNamed(s, spot));
const TURNS = 6;
