/**
 * An owner's file of printed values, merged over our set entry by entry. Nothing is half-loaded: every mistake is listed with its path and
 * what would be right, and the file is taken whole or not at all.
 */
import { type Check, list, nullOr, object, oneOf, someOf, text, tuple, whole } from './check.ts';
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
const named = RESOURCES.filter(kind => kind !== 'coin'); // EE-DIS-02: a coin stands in for what is listed and is never listed itself

/** EE-ABIL-02: what an exchange asks for is of one kind. */
const price: Check = (value, at, wrong) => {
  const before = wrong.length;
  object(Object.fromEntries(RESOURCES.map(kind => [kind, amount])))(value, at, wrong);
  if (wrong.length === before && Object.keys(value as object).length !== 1)
    wrong.push(`${at}: exactly one kind of resource is needed (EE-ABIL-02)`);
};

/** The fields that each kind of ability must have. */
const FIELDS: Record<Op, Record<string, Check>> = {
  gain: { resources: some },
  gainPerAdjacent: { resources: some, match },
  points: { points },
  pointsPerAdjacent: { points, match },
  convert: { pay: price, to: some, mode: oneOf(['all', 'choose']), times: amount },
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
  if (what.op === 'repeat' && what.phase !== phase)
    wrong.push(`${at}.effect.phase: 'repeat' repeats what works in the same phase, here ${phase}`);
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
        bid: someOf(named),
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
      if (!ours.tracks.some(track => sameSide(track, { players })))
        wrong.push(`components.tracks[${i}].players: the board has a side for [2] and one for [3, 4]`);
      if (override.tracks?.findIndex(track => sameSide(track, { players })) !== i)
        wrong.push(`components.tracks[${i}].players: [${players.join(', ')}] stands twice`);
    }
    if (wrong.length === 0) checkWhole(withOverride(ours, override), wrong);
  }
  if (wrong.length > 0) throw new Error(`The file of components cannot be used:\n${wrong.map(line => `  ${line}`).join('\n')}`);
  return value as Override;
}

const sameSide = (a: Pick<Track, 'players'>, b: Pick<Track, 'players'>): boolean => String(a.players) === String(b.players);

function mustKnow(part: string, entries: readonly { id: string }[], known: object, wrong: string[]): void {
  entries.forEach(({ id }, i) => {
    if (!Object.hasOwn(known, id)) wrong.push(`components.${part}[${i}].id: there is no '${id}'`);
    if (entries.findIndex(entry => entry.id === id) < i) wrong.push(`components.${part}[${i}].id: '${id}' stands twice`);
  });
}

/** What no single entry can show: how many there are of a kind, values that must differ, bands that must meet, a track that fits the game. */
function checkWhole(set: Components, wrong: string[]): void {
  if (!sameKinds(set.locations, RULEBOOK_EMPIRE))
    wrong.push('components.locations: there must be 1 city, 2 villages, 2 armies, 3 roads and 3 farms (EE-EMP-01)');
  if (!sameKinds(set.disasters, Object.fromEntries(DISASTER_TYPES.map(type => [type, 11]))))
    wrong.push('components.disasters: each type needs 11 cards (EE-COMP-02)');
  const targets = Object.values(set.disasters).map(({ type, target }) => `${type} ${target}`);
  for (const twice of targets.filter((name, i) => targets.indexOf(name) < i))
    wrong.push(`components.disasters: there are two cards '${twice}'; each type has one card per position (EE-COMP-02)`);
  const values = Object.values(set.locations).map(location => location.points);
  if (new Set(values).size < values.length) wrong.push('components.locations: no two locations may have the same points (EE-EMP-02)');
  for (const { id, bands } of Object.values(set.conflicts)) {
    if (!meet(bands))
      wrong.push(`components.conflicts '${id}'.bands: the three bands must run from null to null without a gap (EE-CONFLICT-06)`);
  }
  for (const { players, spaces, lightning } of set.tracks) {
    if (spaces[0] !== 'disaster') wrong.push(`components.tracks [${players}]: the first phase is always a disaster phase (EE-PHASE-02)`);
    if (lightning >= spaces.length) wrong.push(`components.tracks [${players}].lightning: there must be a space after it`);
    if (players.includes(2) && spaces.some(phase => phase === 'doubleDisaster' || phase === 'combined'))
      wrong.push(`components.tracks [${players}]: double disasters and the combined phase are for 3 and 4 players (EE-PHASE-04)`);
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
      return given ? { ...track, confidence: OWNERS, ...given } : track;
    }),
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
