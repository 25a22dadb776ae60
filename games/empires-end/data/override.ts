/**
 * An owner's file of printed values, merged over our set entry by entry. Nothing is half-loaded: every mistake is listed with its path and
 * what would be right, and the file is taken whole or not at all.
 */
import { type Check, list, nullOr, object, oneOf, text, tuple, whole } from './check.ts';
import {
  type Components,
  type Conflict,
  DISASTER_TYPES,
  type Disaster,
  type Effect,
  LOCATION_TYPES,
  type Location,
  type Op,
  PHASES,
  RESOURCES,
  TIMES,
  TIMES_OF,
  type Track,
} from './components.ts';

/** What replaces what: entries by id (tracks by their players), each with the fields that differ. */
export interface Override {
  tracks?: (Pick<Track, 'players'> & Partial<Track>)[];
  locations?: (Pick<Location, 'id'> & Partial<Location>)[];
  disasters?: (Pick<Disaster, 'id'> & Partial<Disaster>)[];
  conflicts?: (Pick<Conflict, 'id'> & Partial<Conflict>)[];
}

const some = object(Object.fromEntries(RESOURCES.map(resource => [resource, whole(0, 99)])));
const points = whole(-99, 99);
const amount = whole(1, 99);
const match = object({ type: oneOf(LOCATION_TYPES), state: oneOf(['intact', 'destroyed']) }, ['state']);
const resource = oneOf(RESOURCES);

/** The fields that each kind of ability must have. */
const FIELDS: Record<Op, Record<string, Check>> = {
  gain: { resources: some },
  gainPerAdjacent: { resources: some, match },
  points: { points },
  pointsPerAdjacent: { points, match },
  convert: { pay: some, to: some, mode: oneOf(['all', 'choose']), times: amount },
  refresh: { scope: oneOf(['adjacent', 'empire']), limit: nullOr(amount) },
  repeat: { phase: oneOf(['economy', 'endgame']) },
  discountPlay: { amount, cards: amount },
  discountRestore: { scope: oneOf(['adjacent']), amount },
  swapLocations: {},
  moveInnovation: {},
  strength: { amount },
  strengthPerAdjacent: { amount, match },
  freeBid: { resource },
  replaceDisaster: {},
  scorePerResource: { resource, points },
  scorePerAdjacent: { points, match },
  scorePerDestroyed: { points },
  scoreMostDestroyed: { points },
};

const effect: Check = (value, at, wrong) => {
  const op = (value as Partial<Effect> | null)?.op;
  if (typeof op !== 'string' || !Object.hasOwn(FIELDS, op)) {
    wrong.push(`${at}.op: ${JSON.stringify(op)} is not a kind of ability; known kinds: ${Object.keys(FIELDS).join(', ')}`);
    return;
  }
  object({ op: text, ...FIELDS[op] }, ['op', ...Object.keys(FIELDS[op])])(value, at, wrong);
};

const printed: Check = (value, at, wrong) => {
  const before = wrong.length;
  object({ phase: oneOf(TIMES), effect }, ['phase', 'effect'])(value, at, wrong);
  if (wrong.length > before) return;
  const { phase, effect: what } = value as Disaster['innovation'];
  if (!TIMES_OF[what.op].includes(phase))
    wrong.push(`${at}.phase: '${what.op}' works in ${TIMES_OF[what.op].join(' or ')}, not in ${phase}`);
};

const reward = { points, resources: some, refresh: whole(0, 9) };
const bound = nullOr(whole(-99, 99));
const band = object({ min: bound, max: bound, ...reward }, ['min', 'max', 'points', 'resources', 'refresh']);

const file = object({
  tracks: list(object({ players: list(whole(2, 4)), spaces: list(oneOf(PHASES)), lightning: whole(1, 99), confidence: text }, ['players'])),
  locations: list(
    object({ id: text, type: oneOf(LOCATION_TYPES), points, restoreCost: whole(0, 99), ability: printed, confidence: text }, ['id']),
  ),
  disasters: list(
    object(
      {
        id: text,
        type: oneOf(DISASTER_TYPES),
        target: whole(1, 11),
        bid: list(oneOf(RESOURCES)),
        cost: whole(0, 9),
        innovation: printed,
        confidence: text,
      },
      ['id'],
    ),
  ),
  conflicts: list(
    object(
      {
        id: text,
        victory: object(reward, ['points', 'resources', 'refresh']),
        bands: tuple(3, band),
        upheaval: object({ rank: whole(1, 11), position: whole(1, 11) }, ['rank', 'position']),
        confidence: text,
      },
      ['id'],
    ),
  ),
});

/** Checks an owner's file against its shape and against the set it will be merged into. Throws an Error that lists every mistake. */
export function checkOverride(ours: Components, value: unknown): Override {
  const wrong: string[] = [];
  file(value, 'components', wrong);
  if (wrong.length === 0) {
    const override = value as Override;
    for (const part of ['locations', 'disasters', 'conflicts'] as const) mustKnow(part, override[part] ?? [], ours[part], wrong);
    for (const [i, { players }] of (override.tracks ?? []).entries()) {
      if (!ours.tracks.some(track => String(track.players) === String(players)))
        wrong.push(`components.tracks[${i}].players: the board has a side for [2] and one for [3, 4]`);
    }
    if (wrong.length === 0) checkWhole(withOverride(ours, override), wrong);
  }
  if (wrong.length > 0) throw new Error(`The file of components cannot be used:\n${wrong.map(line => `  ${line}`).join('\n')}`);
  return value as Override;
}

function mustKnow(part: string, entries: readonly { id: string }[], known: object, wrong: string[]): void {
  entries.forEach(({ id }, i) => {
    if (!Object.hasOwn(known, id)) wrong.push(`components.${part}[${i}].id: there is no '${id}'`);
    if (entries.findIndex(entry => entry.id === id) < i) wrong.push(`components.${part}[${i}].id: '${id}' stands twice`);
  });
}

/** What no single entry can show: values that must differ, bands that must meet, a track that must fit the game. */
function checkWhole(set: Components, wrong: string[]): void {
  const values = Object.values(set.locations).map(location => location.points);
  if (new Set(values).size < values.length) wrong.push('components.locations: no two locations may have the same points (EE-EMP-02)');
  for (const { id, bands } of Object.values(set.conflicts)) {
    const meet = bands[0].min === null && bands[2].max === null && bands[0].max! + 1 === bands[1].min && bands[1].max! + 1 === bands[2].min;
    if (!meet) wrong.push(`components.conflicts '${id}'.bands: the three bands must run from null to null without a gap (EE-CONFLICT-06)`);
  }
  for (const { players, spaces, lightning } of set.tracks) {
    if (spaces[0] !== 'disaster') wrong.push(`components.tracks [${players}]: the first phase is always a disaster phase (EE-PHASE-02)`);
    if (lightning >= spaces.length) wrong.push(`components.tracks [${players}].lightning: there must be a space after it`);
    if (players.includes(2) && spaces.some(phase => phase === 'doubleDisaster' || phase === 'combined'))
      wrong.push(`components.tracks [${players}]: double disasters and the combined phase are for 3 and 4 players (EE-PHASE-04)`);
  }
}

export function withOverride(ours: Components, override: Override): Components {
  return {
    tracks: ours.tracks.map(track => ({ ...track, ...override.tracks?.find(o => String(o.players) === String(track.players)) })),
    locations: merge(ours.locations, override.locations),
    disasters: merge(ours.disasters, override.disasters),
    conflicts: merge(ours.conflicts, override.conflicts),
  };
}

const OWNERS = "an owner's copy";

function merge<T extends { id: string; confidence: string }>(
  ours: Readonly<Record<string, T>>,
  entries: readonly (Pick<T, 'id'> & Partial<T>)[] = [],
): Record<string, T> {
  const merged = { ...ours };
  for (const entry of entries) merged[entry.id] = { ...ours[entry.id], confidence: OWNERS, ...entry };
  return merged;
}
