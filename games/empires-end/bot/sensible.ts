/** The choices worth a thought at each question. What can be done in any order is done in one order. */
import { type Decision, optionsOf, type Seat } from '@tarsas/kernel';
import { are, type Idea as IdeaOf, type Line } from '../../../bots/line.ts';
import { type Effect, RESOURCES, type Resource } from '../data/components.ts';
import { empiresEnd } from '../rules/index.ts';
import { startingStrength } from '../rules/questions/strength.ts';
import type { CardId, Choice, EmpiresEnd, Frame, FrameOf, LocationId, Player, State } from '../rules/state.ts';
import { swapLocations } from '../rules/steps/rearrange.ts';
import { placeWorth } from './auction.ts';
import { cardWorth, worthOf } from './empire.ts';
import type { Outlook } from './outlook.ts';

type Idea = IdeaOf<EmpiresEnd>;

type Do<K extends Choice['do']> = Extract<Choice, { do: K }>;

/** How many of a kind are looked at. */
const PLACES = 3;
const SWAPS = 2;
const SALES = 2;
const REPEATS = 3;

export function sensible(o: Outlook, line: Line<EmpiresEnd>, decision: Decision<Frame>): Idea[] {
  const options = optionsOf(empiresEnd, line.state, decision);
  const { frame, seat } = decision;
  const s = line.state;
  const p = s.players[seat];
  switch (frame.kind) {
    case 'bidding':
      return atStage(biddings(o, s, p, frame, options), 0);
    case 'placeUnder':
      return atStage(placements(o, s, p, frame.card, options), line.stage);
    case 'economy':
      return economyIdeas(o, line.stage, options);
    case 'industry':
      return industryIdeas(o, s, p, line.stage, options);
    case 'swap':
      return atStage(swaps(o, s, p, frame, options), line.stage);
    case 'moveInnovation':
      return atStage(frame.card === null ? options : placements(o, s, p, frame.card, options), line.stage);
    case 'bids':
      return atStage(closedHands(o, s, p, frame, seat, options), 0);
    default:
      return atStage(options, 0);
  }
}

const atStage = (choices: readonly Choice[], stage: number): Idea[] => choices.map(choice => ({ choice, stage }));

const smallest = <T>(items: readonly T[], n: number, size: (item: T) => number): T[] =>
  [...items].sort((a, b) => size(a) - size(b)).slice(0, n);
const largest = <T>(items: readonly T[], n: number, size: (item: T) => number): T[] => smallest(items, n, item => -size(item));

// Disaster phase

/** Of two open cards the first is decided first, unless the second is taken for its tokens. */
function biddings(o: Outlook, s: State, p: Player, frame: FrameOf<'bidding'>, options: readonly Choice[]): Choice[] {
  const open = s.threats.map(({ card }) => card).filter(card => !frame.decided.includes(card));
  const found: Choice[] = [];
  for (const choice of [...are(options, 'take'), ...are(options, 'replace')]) {
    if (choice.do === 'take' || !found.some(other => other.do === 'replace' && other.card === choice.card)) found.push(choice);
  }
  const bids = are(options, 'bid').filter(({ card }) => card === open[0]);
  const free = are(options, 'freeBid').filter(({ card }) => card === open[0]);
  found.push(...smallest(bids, s.threats.length > 1 ? 1 : 2, ({ resource }) => priceOfOne(o, p, resource)));
  if (free.length > 0) found.push(free[0]);
  return [...found, ...are(options, 'endTurn')];
}

const priceOfOne = (o: Outlook, p: Player, resource: Resource): number => o.price[resource] * o.w.fade ** (p[resource] - 1);

function placements(o: Outlook, s: State, p: Player, card: CardId, options: readonly Choice[]): Choice[] {
  return largest(are(options, 'place'), PLACES, ({ location }) => placeWorth(o, s, p, card, location));
}

// Economy phase

const ECONOMY = { collect: 0, exchange: 1, repeat: 2, finish: 3 };

/** First what comes for nothing, then exchanges, then a repetition, which may bring further exchanges. */
function economyIdeas(o: Outlook, stage: number, options: readonly Choice[]): Idea[] {
  const [collect] = are(options, 'collect');
  if (collect) return [{ choice: collect, stage }];
  const [use] = are(options, 'use');
  if (use) return [{ choice: use, stage }];
  const ideas: Idea[] = are(options, 'finish').map(choice => ({ choice, stage: ECONOMY.finish }));
  for (const choice of are(options, 'refresh')) ideas.push({ choice, stage });
  for (const choice of are(options, 'exchange')) if (pays(o, choice)) ideas.push({ choice, stage: Math.max(stage, ECONOMY.exchange) });
  const repeats = largest(are(options, 'repeat'), REPEATS, ({ of }) => repeatWorth(o, of));
  for (const choice of repeats) ideas.push({ choice, stage: ECONOMY.repeat });
  return ideas;
}

/** A coin is any other token already, so it is given for two only; and two coins for one thing never. */
function pays(o: Outlook, { source, coins, get }: Do<'exchange'>): boolean {
  const effect = effectOf(o, source);
  if (effect.op !== 'convert' || coins === 0) return effect.op === 'convert';
  return get === 'all' && RESOURCES.reduce((sum, resource) => sum + (effect.to[resource] ?? 0), 0) > coins;
}

function effectOf(o: Outlook, source: string): Effect {
  return (o.parts.disasters[source]?.innovation ?? o.parts.locations[source].ability).effect;
}

function repeatWorth(o: Outlook, source: string): number {
  const effect = effectOf(o, source);
  if (effect.op === 'points') return effect.points;
  if (effect.op === 'gain') return RESOURCES.reduce((sum, resource) => sum + (effect.resources[resource] ?? 0) * o.price[resource], 0);
  return effect.op === 'pointsPerAdjacent' || effect.op === 'gainPerAdjacent' ? 1 : 0;
}

// Industry phase

const INDUSTRY = { restore: 0, cards: 1, abilities: 2, rearrange: 3, throwAway: 4 };

/** Restore, then cards, then abilities, then what is left of the hand; coins only where hammers do not reach. */
function industryIdeas(o: Outlook, s: State, p: Player, stage: number, options: readonly Choice[]): Idea[] {
  const ideas: Idea[] = [];
  const add = (choices: readonly Choice[], then: number) => {
    if (stage <= then) ideas.push(...atStage(choices, then));
  };
  add(
    fewestCoins(are(options, 'restore'), ({ location }) => location),
    INDUSTRY.cards,
  );
  if (stage <= INDUSTRY.cards) {
    add(
      fewestCoins(are(options, 'play'), ({ card }) => card),
      INDUSTRY.cards,
    );
    add(
      smallest(are(options, 'sell'), SALES, ({ card }) => cardWorth(o, s, p, card)),
      INDUSTRY.cards,
    );
  }
  add(are(options, 'refresh').slice(0, 2), INDUSTRY.abilities);
  for (const choice of are(options, 'use')) add([choice], isRearranging(o, choice.source) ? INDUSTRY.rearrange : INDUSTRY.abilities);
  add(are(options, 'throwAway'), INDUSTRY.throwAway);
  ideas.push(...atStage(are(options, 'finish'), stage));
  return ideas;
}

const isRearranging = (o: Outlook, source: string): boolean => {
  const { op } = effectOf(o, source);
  return op === 'swapLocations' || op === 'moveInnovation';
};

/** The options list the ways to pay one price by rising numbers of coins. */
function fewestCoins<T extends { coins: number }>(choices: readonly T[], what: (choice: T) => string): T[] {
  return choices.filter((choice, i) => choices.findIndex(other => what(other) === what(choice)) === i);
}

/** The exchanges of two places that do most good; the other half of one follows from the first. */
function swaps(o: Outlook, s: State, p: Player, { first }: FrameOf<'swap'>, options: readonly Choice[]): Choice[] {
  const all = are(options, 'swap').map(({ location }) => location);
  if (first !== null) return largest(all, SWAPS, second => afterSwap(o, s, p, first, second)).map(location => ({ do: 'swap', location }));
  const pairs = all.flatMap((a, i) => all.slice(i + 1).map(b => ({ a, good: afterSwap(o, s, p, a, b) })));
  const firsts = largest(pairs, SWAPS, ({ good }) => good).map(({ a }) => a);
  return [...new Set(firsts)].map(location => ({ do: 'swap', location }));
}

function afterSwap(o: Outlook, s: State, p: Player, a: LocationId, b: LocationId): number {
  const after: Player = { ...p, tiles: [...p.tiles] };
  swapLocations(after, a, b);
  return worthOf(o, s, after);
}

// Conflict phase

/** Axes before coins: a coin is worth more, and strength is strength. Nothing, all, or what reaches a band and a little more. */
function closedHands(o: Outlook, s: State, p: Player, frame: FrameOf<'bids'>, seat: Seat, options: readonly Choice[]): readonly Choice[] {
  const { bands } = o.parts.conflicts[s.conflict as string];
  const start = startingStrength(s, p);
  const reaches = (bid: number): boolean =>
    bid === 0 || bid === p.axe + p.coin || bands.some(({ min }) => min !== null && bid >= min - start && bid <= min - start + MORE);
  const axes = frame.sealed[seat]?.axes ?? 0;
  const coins = are(options, 'coins');
  if (coins.length === 0) return are(options, 'axes').filter(choice => choice.axes === p.axe || reaches(choice.axes));
  if (axes < p.axe) return coins.slice(0, 1);
  const enough = coins.filter(choice => reaches(axes + choice.coins));
  return enough.length > 0 ? enough : coins.slice(0, 1);
}
/** Strength above the limit of a band, for victory. */
const MORE = 2;
