/**
 * What everybody must have gained: every fact that announces an effect is held against the gains that follow it in the same turn. Where a
 * player has a choice (one of two effects, any resource) there is a least and a most.
 */
import type { Fact, Seat } from '@tarsas/kernel';
import { BUMPED, SECTIONS, THIRD_TIER } from '../../data/castle.ts';
import { type Effect, type Gain, RESOURCES } from '../../data/effects.ts';
import { CELLS } from '../../data/player-board.ts';
import { AI_CELLS } from '../../data/solo.ts';
import type { Facts } from '../../rules/facts.ts';
import { type Books, criminalsOf } from './books.ts';

const WHATS = ['silver', 'debt', 'deed', 'virtue', 'corruption', 'resource'] as const;
type What = (typeof WHATS)[number];
/** Kinds of resources are counted together: which one is often the player's choice. */
const countedAs = (what: Gain): What => (what === 'ink' || what === 'gold' || what === 'stone' ? 'resource' : what);

interface Due {
  must: Record<What, number>;
  may: Record<What, number>;
  gained: Record<What, number>;
}
const none = (): Record<What, number> => ({ silver: 0, debt: 0, deed: 0, virtue: 0, corruption: 0, resource: 0 });
const noDue = (): Due => ({ must: none(), may: none(), gained: none() });

export interface Incomes {
  dues: Due[];
  /** Whose markers have met, and whether they have moved since. */
  collision: { seat: Seat; cell: number; moved: boolean } | null;
}
export const openIncomes = (players: number): Incomes => ({ dues: Array.from({ length: players }, noDue), collision: null });

/** A turn, or a player's setup, is over: what was due must have come. */
const SETTLES: ReadonlySet<string> = new Set(['turn', 'round', 'pair', 'aiJoins', 'scored']);

/** Called before the fact is entered into the books. */
export function expectIncome(incomes: Incomes, books: Books, { key, args }: Fact): void {
  if (SETTLES.has(key)) settle(incomes, books);
  const announced = SOURCES[key as keyof Facts] as ((books: Books, args: unknown) => Announced[]) | undefined;
  for (const [seat, effect, times = 1] of announced?.(books, args) ?? [])
    announce(incomes.dues[seat].must, incomes, books, seat, effect, times);
  watchCollision(incomes, books, key, args as { seat: Seat; cell: number });
  if (key !== 'gained') return;
  const { seat, what, n } = args as Facts['gained'];
  incomes.dues[seat].gained[countedAs(what)] += n;
}

function announce(to: Record<What, number>, incomes: Incomes, books: Books, seat: Seat, effect: Effect, times = 1): void {
  if (effect.op === 'and') for (const part of effect.of) announce(to, incomes, books, seat, part, times);
  if (effect.op === 'or') for (const part of effect.of) announce(incomes.dues[seat].may, incomes, books, seat, part, times);
  // The AI takes something else for silver, and says so.
  if (effect.op === 'gain' && !(effect.what === 'silver' && seat >= books.seats)) to[countedAs(effect.what)] += effect.n * times;
}

type Announced = readonly [seat: Seat, effect: Effect, times?: number];
const gain = (what: Gain, n: number): Effect => ({ op: 'gain', what, n });
const maybe = (seat: Seat, effect: Effect | undefined): Announced[] => (effect ? [[seat, effect]] : []);

const SOURCES: { [K in keyof Facts]?: (books: Books, args: Facts[K]) => Announced[] } = {
  placed: (b, { seat }) => {
    const card =
      seat < b.seats ? b.tables.startCards[b.owners[seat].startCard] : { ...b.tables.aiBoards[b.ai!].start, silver: 0, extra: undefined };
    const goods = [...RESOURCES.map(what => gain(what, card[what] ?? 0)), gain('resource', card.any ?? 0), gain('silver', card.silver)];
    const papers = [gain('deed', card.deeds), gain('debt', card.debts)];
    return [...[...goods, ...papers].map(effect => [seat, effect] as const), ...maybe(seat, card.extra)];
  },
  played: (b, { seat, card }) => {
    const { icons, instant } = b.tables.cards[card];
    const own = icons.filter(icon => icon === 'criminal').length;
    // One for every criminal on the board, the new one included, if it is one.
    const corruption = own > 0 ? own + criminalsOf(b, seat) : 0;
    return [[seat, gain('corruption', corruption)], ...maybe(seat, instant)];
  },
  dropped: (b, { seat, card }) => (seat < b.seats ? maybe(seat, b.tables.cards[card].dropoff) : []),
  hired: (b, { seat, card }) => maybe(seat, b.tables.cards[card].top),
  dismissed: (b, { seat, card, segment }) =>
    maybe(seat, card === null ? b.tables.segments[segment].printedTownsfolk.top : b.tables.cards[card].top),
  traded: (_, { seat, effect, times }) => [[seat, effect, times]],
  built: (b, { seat, spot }) => {
    const [segment, number] = spot.split('.');
    const { few, many } = b.tables.segments[segment];
    return [[seat, (b.owners.length < 3 ? few : many).spots[Number(number) - 1].reward]];
  },
  link: (_, { seat, effect }) => [[seat, effect]],
  ability: (_, { seat, effect }) => [[seat, effect]],
  slotAbility: (_, { seat, effect }) => [[seat, effect]],
  up: (_, { seat, section, tier }) => [[seat, tier === 2 ? SECTIONS[section] : THIRD_TIER]],
  bumped: (_, { owner, tier }) => [[owner, BUMPED[tier]]],
  transcribed: (b, { seat, manuscript, segment }) =>
    maybe(seat, manuscript === null ? b.tables.segments[segment].printedManuscript.instant : b.tables.manuscripts[manuscript].instant),
  flipped: (_, { seat, what }) => (what === 'debt' ? [[seat, gain('resource', 1)]] : []),
  aiEffect: (_, { seat, effect }) => [[seat, effect]],
  aiCriminals: (_, { seat, n }) => [[seat, gain('corruption', n)]],
  aiInstead: (_, { seat, of, n }) => {
    if (of === 'rearrange') return [[seat, gain('resource', 1)]];
    if (of === 'silver') return [[seat, gain('resource', Math.floor(n / 2))]];
    return of === 'discard' || of === 'castleMove' || of === 'flip' ? [[seat, gain('virtue', n)]] : [];
  },
};

/** Rewards of a collision are certain if nothing has moved the markers before them; else they may be those of another space. */
function watchCollision(incomes: Incomes, books: Books, key: string, args: { seat: Seat; cell: number }): void {
  const { collision } = incomes;
  if (key === 'collision') incomes.collision = { seat: args.seat, cell: args.cell, moved: false };
  else if (collision && key === 'collided') {
    for (const [seat, effect] of rewards(books, collision.seat, collision.cell)) {
      const { must, may } = incomes.dues[seat];
      announce(collision.moved ? may : must, incomes, books, seat, effect);
    }
    if (collision.moved) for (const { may } of incomes.dues) for (const what of WHATS) may[what] += 4;
    incomes.collision = null;
  } else if (collision && args.seat === collision.seat && (key === 'gained' || key === 'shuffled')) {
    const { what } = args as unknown as Facts['gained'];
    if (key === 'shuffled' || what === 'virtue' || what === 'corruption') collision.moved = true;
  }
}

function rewards(books: Books, seat: Seat, cell: number): Announced[] {
  const { own, others, if: condition } = CELLS[cell - 1];
  const found: Announced[] = (seat < books.seats ? own : AI_CELLS[cell - 1]).map(effect => [seat, effect]);
  for (const other of books.owners.keys()) {
    const meets = condition === undefined || (condition === 'some') === criminalsOf(books, other) > 0;
    if (other !== seat && meets) found.push([other, others]);
  }
  return found;
}

export function settle(incomes: Incomes, books: Books): void {
  for (const [seat, { must, may, gained }] of incomes.dues.entries()) {
    for (const what of WHATS)
      if (gained[what] < must[what] || gained[what] > must[what] + may[what])
        books.objections.push(
          `seat ${seat}: gained ${gained[what]} ${what}, due were ${must[what]}${may[what] > 0 ? ` and up to ${may[what]} more` : ''}`,
        );
    incomes.dues[seat] = noDue();
  }
}
