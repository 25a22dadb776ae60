/**
 * An owner's file of printed values, merged over our set entry by entry. Nothing is half-loaded: every mistake is listed with its path and
 * what would be right, and the file is taken whole or not at all.
 */
import { JsonFault, parseStrictly, Unfit } from '@tarsas/kernel';
import { andThen, type Check, list, notZero, nullOr, object, oneOf, someOf, text, tuple, whole } from './check.ts';
import {
  type Components,
  type Confidence,
  type Conflict,
  DISASTER_TYPES,
  type Disaster,
  type Effect,
  LOCATION_TYPES,
  type Location,
  type Op,
  PHASES,
  RESOURCES,
  type Some,
  TIMES,
  TIMES_OF,
  type Track,
} from './components.ts';
import type { Wrong } from './mistakes.ts';

/** What replaces what: entries by id (tracks by their players), each with the fields that differ. */
export interface Override {
  tracks?: (Pick<Track, 'players'> & Changes<Track>)[];
  locations?: (Pick<Location, 'id'> & Changes<Location>)[];
  disasters?: (Pick<Disaster, 'id'> & Changes<Disaster>)[];
  conflicts?: (Pick<Conflict, 'id'> & Changes<Conflict>)[];
}

/** `confidence` is a note of the owner's own, in words, and changes nothing. */
type Changes<T> = Partial<Omit<T, 'confidence'>> & { confidence?: string };

const some = object(Object.fromEntries(RESOURCES.map(resource => [resource, whole(0, 99)])));
const points = whole(-99, 99);
const score = notZero(points);
const amount = whole(1, 99);
const match = object({ type: oneOf(LOCATION_TYPES), state: oneOf(['intact', 'destroyed']) }, ['state']);
const resource = oneOf(RESOURCES);
const named = RESOURCES.filter(kind => kind !== 'coin'); // EE-DIS-02: a coin stands in for what is listed and is never listed itself

/** An ability that gives resources gives at least one. */
const gift = andThen(some, (value, at, wrong) => {
  if (!Object.values(value as Some).some(n => n > 0)) wrong.push({ at, key: 'bringsNothing', args: {} });
});

/** EE-ABIL-02: what an exchange asks for is of one kind. */
const price = andThen(object(Object.fromEntries(RESOURCES.map(kind => [kind, amount]))), (value, at, wrong) => {
  if (Object.keys(value as Some).length !== 1) wrong.push({ at, key: 'oneKind', args: {} });
});

/** The fields that each kind of ability must have. */
const FIELDS: Record<Op, Record<string, Check>> = {
  gain: { resources: gift },
  gainPerAdjacent: { resources: gift, match },
  points: { points: score },
  pointsPerAdjacent: { points: score, match },
  convert: { pay: price, to: gift, mode: oneOf(['all', 'choose']), times: amount },
  refresh: { scope: oneOf(['adjacent', 'empire']), limit: nullOr(amount) },
  repeat: { phase: oneOf(['economy', 'endgame']) },
  discountPlay: { amount, cards: amount },
  discountRestore: { scope: oneOf(['adjacent']), amount },
  swapLocations: {},
  moveInnovation: {},
  strength: { amount },
  strengthPerAdjacent: { amount, match },
  freeBid: { resource: oneOf(named) },
  replaceDisaster: {},
  scorePerResource: { resource, points: amount },
  scorePerAdjacent: { points: score, match },
  scorePerDestroyed: { points: score },
  scoreMostDestroyed: { points: score },
};

const effect: Check = (value, at, wrong) => {
  const op = (value as Partial<Effect> | null)?.op;
  if (typeof op !== 'string' || !Object.hasOwn(FIELDS, op)) {
    oneOf(Object.keys(FIELDS))(op, `${at}.op`, wrong);
    return;
  }
  object({ op: oneOf([op]), ...FIELDS[op] }, ['op', ...Object.keys(FIELDS[op])])(value, at, wrong);
};

const printed = andThen(object({ phase: oneOf(TIMES), effect }, ['phase', 'effect']), (value, at, wrong) => {
  const { phase, effect: what } = value as Disaster['innovation'];
  const phases = TIMES_OF[what.op];
  if (!phases.includes(phase))
    wrong.push({ at: `${at}.phase`, key: 'wrongPhase', args: { op: what.op, phases: phases.join(', '), given: phase } });
  if (what.op === 'repeat' && what.phase !== phase) wrong.push({ at: `${at}.effect.phase`, key: 'otherRepeat', args: { phase } });
  if (what.op !== 'convert') return;
  for (const kind of Object.keys(what.pay))
    if (kind in what.to) wrong.push({ at: `${at}.effect.to`, key: 'givesBack', args: { resource: kind } });
});

const reward = { points, resources: some, refresh: whole(0, 9) };
const bound = nullOr(whole(-99, 99));
const band = object({ min: bound, max: bound, ...reward }, ['min', 'max', 'points', 'resources', 'refresh']);

const id = text(30);
const confidence = text(200);
/** Twice as long as the printed ones, with room to spare. */
const LONGEST_TRACK = 60;

const file = object({
  tracks: list(
    object({ players: list(whole(2, 4)), spaces: list(oneOf(PHASES), LONGEST_TRACK), lightning: whole(1, 99), confidence }, ['players']),
  ),
  locations: list(object({ id, type: oneOf(LOCATION_TYPES), points, restoreCost: whole(0, 99), ability: printed, confidence }, ['id'])),
  disasters: list(
    object(
      {
        id,
        type: oneOf(DISASTER_TYPES),
        target: whole(1, 11),
        bid: someOf(named),
        cost: whole(0, 9),
        innovation: printed,
        confidence,
      },
      ['id'],
    ),
  ),
  conflicts: list(
    object(
      {
        id,
        victory: object(reward, ['points', 'resources', 'refresh']),
        bands: tuple(3, band),
        upheaval: object({ rank: whole(1, 11), position: whole(1, 11) }, ['rank', 'position']),
        confidence,
      },
      ['id'],
    ),
  ),
});

/** At most this much is read of a file, and so many of its mistakes are told. */
export const LARGEST = 1_000_000;
const MOST_MISTAKES = 20;

/** The value an owner's file holds. Throws an `Unfit` where the text is not JSON, or not clearly. */
export function readOverride(given: string): unknown {
  if (new TextEncoder().encode(given).length > LARGEST)
    throw new Unfit([{ at: '', key: 'tooLarge', args: { megabytes: LARGEST / 1_000_000 } }] satisfies Wrong[]);
  try {
    return parseStrictly(given.replace(/^\uFEFF/, '')); // without the byte order mark that some editors write first
  } catch (error) {
    if (!(error instanceof JsonFault)) throw error;
    const { line, key } = error;
    const wrong: Wrong = key === null ? { at: '', key: 'notJson', args: { line } } : { at: '', key: 'repeatedKey', args: { key, line } };
    throw new Unfit([wrong]);
  }
}

/** Checks an owner's file against its shape and against the set it will be merged into. Throws an `Unfit` that lists the mistakes. */
export function checkOverride(ours: Components, value: unknown): Override {
  const wrong: Wrong[] = [];
  file(value, 'components', wrong);
  if (wrong.length === 0) {
    const override = value as Override;
    for (const part of ['locations', 'disasters', 'conflicts'] as const) mustKnow(part, override[part] ?? [], ours[part], wrong);
    for (const [i, { players }] of (override.tracks ?? []).entries()) {
      const at = `components.tracks[${i}].players`;
      if (!ours.tracks.some(track => sameSide(track, { players }))) wrong.push({ at, key: 'noSuchSide', args: {} });
      if (override.tracks?.findIndex(track => sameSide(track, { players })) !== i)
        wrong.push({ at, key: 'twice', args: { given: `[${players.join(', ')}]` } });
    }
    if (wrong.length === 0) checkWhole(withOverride(ours, override), wrong);
  }
  const more = wrong.length - MOST_MISTAKES;
  if (more > 0) wrong.splice(MOST_MISTAKES, more, { at: '', key: 'more', args: { n: more } });
  if (wrong.length > 0) throw new Unfit(wrong);
  return value as Override;
}

const sameSide = (a: Pick<Track, 'players'>, b: Pick<Track, 'players'>): boolean => String(a.players) === String(b.players);

function mustKnow(part: string, entries: readonly { id: string }[], known: object, wrong: Wrong[]): void {
  const seen = new Set<string>();
  entries.forEach(({ id }, i) => {
    const at = `components.${part}[${i}].id`;
    if (!Object.hasOwn(known, id)) wrong.push({ at, key: 'unknownId', args: { id } });
    if (seen.has(id)) wrong.push({ at, key: 'twice', args: { given: id } });
    seen.add(id);
  });
}

/** What no single entry can show: how many there are of a kind, values that must differ, bands that must meet, a track that fits the game. */
function checkWhole(set: Components, wrong: Wrong[]): void {
  const [locations, disasters] = ['components.locations', 'components.disasters'];
  if (!sameKinds(set.locations, RULEBOOK_EMPIRE)) wrong.push({ at: locations, key: 'wrongLocations', args: {} });
  if (!sameKinds(set.disasters, Object.fromEntries(DISASTER_TYPES.map(type => [type, 11]))))
    wrong.push({ at: disasters, key: 'wrongDisasters', args: {} });
  const targets = Object.values(set.disasters).map(({ type, target }) => `${type} ${target}`);
  for (const card of targets.filter((name, i) => targets.indexOf(name) < i))
    wrong.push({ at: disasters, key: 'sameTarget', args: { card } });
  const values = Object.values(set.locations).map(location => location.points);
  if (new Set(values).size < values.length) wrong.push({ at: locations, key: 'samePoints', args: {} });
  for (const { id, bands } of Object.values(set.conflicts)) {
    if (!meet(bands)) wrong.push({ at: `components.conflicts '${id}'.bands`, key: 'bandsApart', args: {} });
  }
  for (const { players, spaces, lightning } of set.tracks) {
    const at = `components.tracks [${players}]`;
    if (spaces[0] !== 'disaster') wrong.push({ at, key: 'notDisasterFirst', args: {} });
    if (lightning >= spaces.length) wrong.push({ at: `${at}.lightning`, key: 'nothingAfterLightning', args: {} });
    if (players.includes(2) && spaces.some(phase => phase === 'doubleDisaster' || phase === 'combined'))
      wrong.push({ at, key: 'onlyForMore', args: {} });
  }
}

const RULEBOOK_EMPIRE: Readonly<Record<string, number>> = { city: 1, village: 2, army: 2, road: 3, farm: 3 };

function sameKinds(entries: Readonly<Record<string, { type: string }>>, counts: Readonly<Record<string, number>>): boolean {
  const types = Object.values(entries).map(({ type }) => type);
  return Object.entries(counts).every(([type, n]) => types.filter(other => other === type).length === n);
}

function meet([low, middle, high]: Conflict['bands']): boolean {
  if (low.min !== null || low.max === null || middle.min === null || middle.max === null || high.min === null || high.max !== null)
    return false;
  return low.max + 1 === middle.min && middle.min <= middle.max && middle.max + 1 === high.min;
}

export function withOverride(ours: Components, override: Override): Components {
  return {
    tracks: ours.tracks.map(track => {
      const given = override.tracks?.find(other => sameSide(other, track));
      return given ? { ...track, ...given, confidence: track.confidence } : track;
    }),
    locations: merge(ours.locations, override.locations),
    disasters: merge(ours.disasters, override.disasters),
    conflicts: merge(ours.conflicts, override.conflicts),
  };
}

function merge<T extends { id: string; confidence: Confidence }>(
  ours: Readonly<Record<string, T>>,
  entries: readonly (Pick<T, 'id'> & Changes<T>)[] = [],
): Record<string, T> {
  const merged = { ...ours };
  for (const entry of entries) {
    const { confidence } = ours[entry.id];
    merged[entry.id] = { ...ours[entry.id], ...entry, confidence };
  }
  return merged;
}
