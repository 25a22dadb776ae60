/** Checks of what an owner of the game types in from their copy (VWK-OPT-05). Nothing from outside is trusted. */
import { type Ability, ACTIONS, BUILDING_TYPES, type Criminals, type Effect, ICONS, type Icon, RESOURCES } from './effects.ts';
import { type Manuscript, RIBBONS } from './manuscripts.ts';
import type { Offer, Segment, Side, Spot } from './segments.ts';
import type { AiBoard, Scheme, SchemeOption, SchemeRow } from './solo.ts';
import type { StartCard } from './start-cards.ts';
import type { Card } from './townsfolk.ts';

type Json = Record<string, unknown>;

function fail(path: string, wanted: string): never {
  throw new Error(`${path} must be ${wanted}.`);
}

function object(value: unknown, path: string, keys: readonly string[]): Json {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) fail(path, 'an object');
  for (const key of Object.keys(value)) if (!keys.includes(key)) fail(`${path}.${key}`, `one of ${keys.join(', ')}`);
  return value as Json;
}

function count(value: unknown, path: string): number {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 0 || value > 20) fail(path, 'a whole number from 0 to 20');
  return value;
}

function oneOf<T extends string>(value: unknown, path: string, allowed: readonly T[]): T {
  if (!allowed.includes(value as T)) fail(path, `one of ${allowed.join(', ')}`);
  return value as T;
}

function list<T>(value: unknown, path: string, item: (value: unknown, path: string) => T): T[] {
  if (!Array.isArray(value)) fail(path, 'a list');
  return value.map((entry, i) => item(entry, `${path}.${i}`));
}

const icon = (value: unknown, path: string): Icon => oneOf(value, path, ICONS);

const GAINS = [...RESOURCES, 'silver', 'resource', 'debt', 'deed', 'virtue', 'corruption'] as const;
const TRIGGERS = ['afterTrade', 'afterConstruct', 'afterPlaceWorkers', 'afterTranscribe', 'collision', 'gainDebt', 'flipDebt'] as const;
const PLAIN = ['rearrange', 'destroyOwn', 'shuffle', 'hireFree', 'castleMove', 'futureScheme', 'dismissAdjacent'] as const;
const OPS = ['gain', 'flip', 'discard', 'destroy', 'placeWorkers', 'placeBuilding', 'takeManuscript', 'and', 'or', ...PLAIN] as const;

function effect(value: unknown, path: string): Effect {
  const e = object(value, path, ['op', 'what', 'n', 'type', 'at', 'costs', 'of']);
  const op = oneOf(e.op, `${path}.op`, OPS);
  switch (op) {
    case 'gain':
      return { op, what: oneOf(e.what, `${path}.what`, GAINS), n: count(e.n ?? 1, `${path}.n`) };
    case 'flip':
      return { op, what: oneOf(e.what, `${path}.what`, ['debt', 'deed', 'either']) };
    case 'discard':
    case 'destroy':
    case 'placeWorkers':
      return { op, n: count(e.n ?? 1, `${path}.n`) };
    case 'placeBuilding':
      return {
        op,
        type: oneOf(e.type, `${path}.type`, BUILDING_TYPES),
        at: oneOf(e.at ?? 'anywhere', `${path}.at`, ['anywhere', 'viscount']),
      };
    case 'takeManuscript':
      return { op, costs: list(e.costs, `${path}.costs`, count) };
    case 'and':
    case 'or':
      return { op, of: list(e.of, `${path}.of`, effect) };
    case 'rearrange':
    case 'destroyOwn':
    case 'shuffle':
    case 'hireFree':
    case 'castleMove':
    case 'futureScheme':
    case 'dismissAdjacent':
      return { op };
  }
}

/** An ability that answers to debts must not bring debts: it would never end. */
function trigger(a: Json, path: string): Ability {
  const on = oneOf(a.on, `${path}.on`, TRIGGERS);
  const found = effect(a.effect, `${path}.effect`);
  if (on === 'gainDebt' && JSON.stringify(found).includes('"what":"debt"')) fail(`${path}.effect`, 'something else than debts');
  return { kind: 'trigger', on, effect: found };
}

function ability(value: unknown, path: string): Ability {
  const a = object(value, path, ['kind', 'on', 'effect', 'from', 'n', 'to', 'during', 'pay', 'as', 'icons', 'uses']);
  const kind = oneOf(a.kind, `${path}.kind`, ['trigger', 'iconExchange', 'payExchange']);
  if (kind === 'trigger') return trigger(a, path);
  const n = Math.max(1, count(a.n, `${path}.n`));
  const during = oneOf(a.during, `${path}.during`, ACTIONS);
  if (kind === 'iconExchange') return { kind, from: icon(a.from, `${path}.from`), n, to: icon(a.to, `${path}.to`), during };
  const pay = list(a.pay, `${path}.pay`, (entry, at) => oneOf(entry, at, [...RESOURCES, 'silver'] as const));
  return {
    kind,
    pay,
    n,
    as: icon(a.as, `${path}.as`),
    icons: count(a.icons, `${path}.icons`),
    during,
    uses: count(a.uses ?? 0, `${path}.uses`),
  };
}

export function mustBeCard(value: unknown, path: string): Card {
  const c = object(value, path, ['value', 'icons', 'top', 'instant', 'ongoing', 'dropoff', 'sure']);
  const card: Card = { value: count(c.value, `${path}.value`), icons: list(c.icons, `${path}.icons`, icon), sure: 'owner' };
  for (const when of ['top', 'instant', 'dropoff'] as const) if (c[when] !== undefined) card[when] = effect(c[when], `${path}.${when}`);
  if (c.ongoing !== undefined) card.ongoing = ability(c.ongoing, `${path}.ongoing`);
  return card;
}

const COUNTED = ['buildings', 'workers', 'manuscripts', 'paid', 'approved', 'resources', 'silver', ...ICONS] as const;

export function mustBeManuscript(value: unknown, path: string): Manuscript {
  const m = object(value, path, ['ribbon', 'cost', 'instant', 'scores', 'greyBack', 'sure']);
  const manuscript: Manuscript = { ribbon: oneOf(m.ribbon, `${path}.ribbon`, RIBBONS), cost: count(m.cost, `${path}.cost`), sure: 'owner' };
  if (m.instant !== undefined) manuscript.instant = effect(m.instant, `${path}.instant`);
  if (m.scores !== undefined) {
    const scores = object(m.scores, `${path}.scores`, ['per', 'of']);
    const per = Math.max(1, count(scores.per, `${path}.scores.per`));
    manuscript.scores = { per, of: oneOf(scores.of, `${path}.scores.of`, COUNTED) };
  }
  if (m.greyBack === true) manuscript.greyBack = true;
  return manuscript;
}

export function mustBeStartCard(value: unknown, path: string): StartCard {
  const c = object(value, path, [...RESOURCES, 'any', 'silver', 'deeds', 'debts', 'extra', 'sure']);
  const card: StartCard = {
    silver: count(c.silver, `${path}.silver`),
    deeds: count(c.deeds, `${path}.deeds`),
    debts: count(c.debts, `${path}.debts`),
    extra: effect(c.extra, `${path}.extra`),
    sure: 'owner',
  };
  for (const key of [...RESOURCES, 'any'] as const) if (c[key] !== undefined) card[key] = count(c[key], `${path}.${key}`);
  return card;
}

export function mustBeScheme(value: unknown, path: string): Scheme {
  const c = object(value, path, ['deck', 'icons', 'rows', 'sure']);
  return {
    deck: oneOf(c.deck, `${path}.deck`, ['starting', 'future']),
    icons: list(c.icons, `${path}.icons`, icon),
    rows: list(c.rows, `${path}.rows`, row),
    sure: 'owner',
  };
}

function row(value: unknown, path: string): SchemeRow {
  const r = object(value, path, ['row', 'effect', 'spaces', 'of']);
  const kind = oneOf(r.row, `${path}.row`, ['corruption', 'effect', 'move', 'first']);
  if (kind === 'corruption') return { row: kind };
  if (kind === 'effect') return { row: kind, effect: effect(r.effect, `${path}.effect`) };
  if (kind === 'move') return { row: kind, spaces: count(r.spaces, `${path}.spaces`) };
  return { row: kind, of: list(r.of, `${path}.of`, option) };
}

function option(value: unknown, path: string): SchemeOption {
  const o = object(value, path, ['action', 'effect']);
  if (o.effect !== undefined) return { effect: effect(o.effect, `${path}.effect`) };
  return { action: oneOf(o.action, `${path}.action`, ['construct', 'placeWorkers', 'transcribe', 'flip', 'primaryFocus']) };
}

const DECKS = ['starting', 'future'] as const;
const FOCUS = ['construct', 'placeWorkers', 'transcribe', 'flip'] as const;
const AI_TRIGGERS = ['collision', 'flipAny', 'gainScheme', 'shuffle'] as const;

export function mustBeAiBoard(value: unknown, path: string): AiBoard {
  const b = object(value, path, ['focus', 'priority', 'start', 'building', 'printed', 'removes', 'slots', 'sure']);
  const start = object(b.start, `${path}.start`, [...RESOURCES, 'any', 'deeds', 'debts']);
  const slots = object(b.slots, `${path}.slots`, BUILDING_TYPES);
  const board: AiBoard = {
    focus: oneOf(b.focus, `${path}.focus`, FOCUS),
    priority: list(b.priority, `${path}.priority`, (entry, at) => {
      const wish = object(entry, at, ['resource', 'until']);
      return { resource: oneOf(wish.resource, `${at}.resource`, RESOURCES), until: count(wish.until ?? 0, `${at}.until`) };
    }),
    start: { deeds: count(start.deeds, `${path}.start.deeds`), debts: count(start.debts, `${path}.start.debts`) },
    building: oneOf(b.building, `${path}.building`, ['guildhall.1', 'tradingPost.1', 'workshop.1']),
    printed: list(b.printed, `${path}.printed`, (space, at) => list(space, at, icon)),
    removes: list(b.removes, `${path}.removes`, (entry, at) => {
      const scheme = object(entry, at, ['deck', 'icons']);
      return { deck: oneOf(scheme.deck, `${at}.deck`, DECKS), icons: list(scheme.icons, `${at}.icons`, icon) };
    }),
    slots: {
      guildhall: list(slots.guildhall, `${path}.slots.guildhall`, aiAbility),
      tradingPost: list(slots.tradingPost, `${path}.slots.tradingPost`, aiAbility),
      workshop: list(slots.workshop, `${path}.slots.workshop`, aiAbility),
    },
    sure: 'owner',
  };
  for (const key of [...RESOURCES, 'any'] as const)
    if (start[key] !== undefined) board.start[key] = count(start[key], `${path}.start.${key}`);
  for (const type of BUILDING_TYPES) if (board.slots[type].length !== 3) fail(`${path}.slots.${type}`, 'three abilities');
  if (board.printed.length !== 3) fail(`${path}.printed`, 'icons of three spaces');
  return board;
}

function aiAbility(value: unknown, path: string): Ability {
  const a = object(value, path, ['kind', 'on', 'if', 'effect', 'icons']);
  const kind = oneOf(a.kind, `${path}.kind`, ['trigger', 'icons', 'onBuilt']);
  if (kind === 'icons') return { kind, icons: list(a.icons, `${path}.icons`, icon) };
  if (kind === 'onBuilt') return { kind, effect: effect(a.effect, `${path}.effect`) };
  const found: Ability = { kind, on: oneOf(a.on, `${path}.on`, AI_TRIGGERS), effect: effect(a.effect, `${path}.effect`) };
  if (a.if !== undefined) found.if = oneOf<Criminals>(a.if, `${path}.if`, ['some', 'none']);
  return found;
}

export function mustBeSegment(value: unknown, path: string): Segment {
  const s = object(value, path, ['numbers', 'trade', 'few', 'many', 'printedTownsfolk', 'printedManuscript', 'sure']);
  const numbers = object(s.numbers, `${path}.numbers`, ['OL', 'OR']);
  const trade = object(s.trade, `${path}.trade`, ['OL', 'OR']);
  const folk = object(s.printedTownsfolk, `${path}.printedTownsfolk`, ['value', 'icons', 'top']);
  const book = object(s.printedManuscript, `${path}.printedManuscript`, ['cost', 'instant']);
  return {
    numbers: { OL: count(numbers.OL, `${path}.numbers.OL`), OR: count(numbers.OR, `${path}.numbers.OR`) },
    trade: { OL: offer(trade.OL, `${path}.trade.OL`), OR: offer(trade.OR, `${path}.trade.OR`) },
    few: side(s.few, `${path}.few`, 4),
    many: side(s.many, `${path}.many`, 5),
    printedTownsfolk: {
      value: count(folk.value, `${path}.printedTownsfolk.value`),
      icons: list(folk.icons, `${path}.printedTownsfolk.icons`, icon),
      top: effect(folk.top, `${path}.printedTownsfolk.top`),
    },
    printedManuscript: {
      cost: count(book.cost, `${path}.printedManuscript.cost`),
      instant: effect(book.instant, `${path}.printedManuscript.instant`),
    },
    sure: 'owner',
  };
}

function offer(value: unknown, path: string): Offer {
  const o = object(value, path, ['merchants', 'gain']);
  return { merchants: Math.max(1, count(o.merchants, `${path}.merchants`)), gain: effect(o.gain, `${path}.gain`) };
}

function side(value: unknown, path: string, size: number): Side {
  const s = object(value, path, ['spots', 'links', 'next']);
  const spots = list(s.spots, `${path}.spots`, spot);
  if (spots.length !== size) fail(`${path}.spots`, `a list of ${size}`);
  const links = list(s.links, `${path}.links`, (entry, at) => {
    const l = object(entry, at, ['from', 'to', 'effect']);
    const from = count(l.from, `${at}.from`);
    if (l.to !== from + 1 || from >= size) fail(at, 'a link between neighbouring spots');
    return { from, to: from + 1, effect: effect(l.effect, `${at}.effect`) };
  });
  return { spots, links, next: effect(s.next, `${path}.next`) };
}

function spot(value: unknown, path: string): Spot {
  const s = object(value, path, ['bank', 'reward']);
  return { bank: oneOf(s.bank, `${path}.bank`, ['left', 'right']), reward: effect(s.reward, `${path}.reward`) };
}
