/** Checks of what an owner of the game types in from their copy (VWK-OPT-05). Nothing from outside is trusted. */
import { type Ability, ACTIONS, BUILDING_TYPES, type Effect, ICONS, type Icon, RESOURCES } from './effects.ts';
import { type Manuscript, RIBBONS } from './manuscripts.ts';
import type { Scheme, SchemeOption, SchemeRow } from './solo.ts';
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
    default:
      return { op };
  }
}

function ability(value: unknown, path: string): Ability {
  const a = object(value, path, ['kind', 'on', 'effect', 'from', 'n', 'to', 'during', 'pay', 'as', 'icons', 'uses']);
  const kind = oneOf(a.kind, `${path}.kind`, ['trigger', 'iconExchange', 'payExchange']);
  if (kind === 'trigger') return { kind, on: oneOf(a.on, `${path}.on`, TRIGGERS), effect: effect(a.effect, `${path}.effect`) };
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
