/** Laws 1 to 8, 12, 13 and 15: playing goes on to its end, the same way every time, and only as the rules allow. */
import { apply, copy, fork, optionsOf, pending, Refused, replay } from '../engine.ts';
import type { Choice, Game, Kind, Move } from '../game.ts';
import { equal, hash } from '../json.ts';
import { must, mustEqual } from './must.ts';
import { type Law, pick, viewersOf } from './walk.ts';

/** Longer lists overwhelm people and search alike; ask in smaller steps. */
const LONGEST_LIST = 200;

/** 1. Random play ends: checked by the walk itself, which counts the moves. */
export const ends: Law = { name: 'random play ends' };

/** 2. */
export const asked: Law = {
  name: 'whoever is asked has an option',
  position({ game }, s) {
    const open = pending(game, s);
    if (s.over) return must(open.length === 0, 'the game is over and somebody is asked');
    must(
      open.some(d => d.waiting),
      'the game is not over and nobody is asked',
    );
    for (const [i, d] of open.entries()) {
      must(d.seat in s.plies, `'${d.frame.kind}' asks seat ${d.seat}, who is not at the table`);
      must(!open.some((other, j) => j < i && other.seat === d.seat && other.id === d.id), `'${d.frame.kind}' asks seat ${d.seat} twice`);
      const options = optionsOf(game, s, d);
      must(options.length > 0, `seat ${d.seat} has no answer to '${d.frame.kind}'`);
      const closing = game.closes?.(s, d);
      must(!closing || options.some(option => equal(option, closing)), `'${d.frame.kind}' is closed by an answer that is not offered`);
    }
  },
};

/** 3. */
export const stable: Law = {
  name: 'options are unique and stable',
  position({ game, random }, s) {
    const state = new Set(objectsIn(s));
    for (const d of pending(game, s)) {
      const options = optionsOf(game, s, d);
      // A caller that keeps such an option while the state changes in place would find another one later.
      for (const object of objectsIn(options))
        must(!state.has(object), `an option of '${d.frame.kind}' shares ${JSON.stringify(object)} with the state`);
      mustEqual(options, optionsOf(game, s, d), `'${d.frame.kind}' lists other options the second time`);
      const one = pick(options, random);
      for (const only of [one, { do: one.do }]) {
        const listed = optionsOf(game, s, d, only as never);
        mustEqual(
          listed.filter(isLike(only)),
          options.filter(isLike(only)),
          `'${d.frame.kind}' asked for ${JSON.stringify(only)} lists others`,
        );
      }
      const keys = options.map(option => hash(option));
      must(new Set(keys).size === keys.length, `'${d.frame.kind}' lists an option twice`);
    }
  },
};

function* objectsIn(value: unknown): Generator<object> {
  if (typeof value !== 'object' || value === null) return;
  yield value;
  for (const inner of Object.values(value)) yield* objectsIn(inner);
}

const isLike = (only: Choice) => (option: Choice) =>
  Object.entries(only).every(([key, value]) => equal(value, (option as Choice & Record<string, unknown>)[key]));

/** 4. The walk deep-freezes every state, so a rule that writes to one throws here. */
export const untouched: Law = {
  name: 'apply leaves its input alone',
  position({ game }, s) {
    for (const viewer of viewersOf(s)) game.view(s, viewer);
    game.score(s);
    for (const d of pending(game, s)) optionsOf(game, s, d);
    const copied = copy(game, s);
    mustEqual(copied, s, 'a copy');
    mustEqual(fork(game, s), s, 'a fork');
    mustShareNothing({ ...copied, options: null }, { ...s, options: null }, 'state');
  },
  move({ game }, { before, move }) {
    const fingerprint = hash(before);
    apply(game, before, move);
    must(hash(before) === fingerprint, 'the input was changed');
  },
};

/** Of two equal values, the options left out. */
function mustShareNothing(a: unknown, b: unknown, path: string): void {
  if (typeof a !== 'object' || a === null) return;
  must(a !== b, `a copy shares ${path} with its original`);
  for (const [key, inner] of Object.entries(a)) mustShareNothing(inner, (b as Record<string, unknown>)[key], `${path}.${key}`);
}

/** 5. */
export const pure: Law = {
  name: 'same input, same output',
  move({ game }, { before, move, after, facts }) {
    const again = apply(game, before, move);
    mustEqual(again.state, after, 'another state the second time');
    mustEqual(again.facts, facts, 'other facts the second time');
  },
};

/** 6. */
export const plain: Law = {
  name: 'a JSON round trip changes nothing',
  position(_, s) {
    mustBePlain(s, 'state', new Map());
    mustEqual(JSON.parse(JSON.stringify(s)), s, 'after a round trip');
  },
};

/** A list that lies in two places is one list until the state is copied and two afterwards, so a search in place would play another game. */
function mustBePlain(value: unknown, path: string, seen: Map<object, string>): void {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return;
  if (typeof value === 'number') {
    must(Number.isSafeInteger(value) && !Object.is(value, -0), `${path} is ${value}, not a whole number`);
    return;
  }
  must(typeof value === 'object', `${path} is ${typeof value}`);
  const proto = Object.getPrototypeOf(value);
  must(proto === Object.prototype || proto === Array.prototype, `${path} is not plain data`);
  must(!seen.has(value), `${path} is the very object that ${seen.get(value)} is`);
  seen.set(value, path);
  for (const [key, inner] of Object.entries(value)) mustBePlain(inner, `${path}.${key}`, seen);
}

/** 7. */
export const replays: Law = {
  name: 'replaying the log gives the same state',
  end({ game, log }, s) {
    mustEqual(hash(replay(game, log).state), hash(s), 'hash after replay');
  },
};

/** 8. */
export const refuses: Law = {
  name: 'what is not offered is refused and changes nothing',
  position({ game, random }, s) {
    const fingerprint = hash(s);
    const open = pending(game, s);
    const nobody = [...Array(s.seats).keys()].filter(seat => !open.some(d => d.seat === seat));
    for (const seat of nobody) mustRefuse(game, s, { seat, decision: '0/0', choice: { do: 'anything' } }, s.over ? 'over' : 'notAsked');
    mustRefuse(game, s, { seat: s.seats, decision: '0/0', choice: { do: 'anything' } }, s.over ? 'over' : 'notAsked');
    if (!s.over) {
      const d = pick(open, random);
      const choice = pick(optionsOf(game, s, d), random);
      mustRefuse(game, s, { seat: d.seat, decision: `${d.id}0`, choice }, 'stale');
      mustRefuse(game, s, { seat: d.seat, decision: d.id, choice: { do: 'no such thing' } }, 'notAnOption');
    }
    must(hash(s) === fingerprint, 'a refused move changed the state');
  },
};

function mustRefuse<G extends Kind>(game: Game<G>, s: G['state'], move: Move, reason: string): void {
  try {
    apply(game, s, move);
  } catch (error) {
    must(error instanceof Refused && error.reason === reason, `${JSON.stringify(move)} was answered by: ${error}`);
    return;
  }
  throw new Error(`${JSON.stringify(move)} was accepted`);
}

/** 12. */
export const lanesCommute: Law = {
  name: 'lane moves of different seats commute',
  position({ game, random }, s) {
    if (!s.lanes) return;
    const open = pending(game, s);
    const first = pick(open, random);
    const second = open.find(d => d.seat !== first.seat);
    if (!second) return;
    const moveOf = (d: typeof first): Move => ({ seat: d.seat, decision: d.id, choice: pick(optionsOf(game, s, d), random) });
    const [a, b] = [moveOf(first), moveOf(second)];
    const ab = apply(game, apply(game, s, a).state, b).state;
    const ba = apply(game, apply(game, s, b).state, a).state;
    mustEqual(ba, ab, `${JSON.stringify(b)} before ${JSON.stringify(a)}`);
  },
};

/** 13. */
export const invariant: Law = {
  name: "the game's own invariants",
  position({ plan }, s) {
    const wrong = plan.invariant?.(s) ?? null;
    must(wrong === null, String(wrong));
  },
};

/** 15. Time is bounded by counting steps, never by a clock: the kernel stops a rule that loops. */
export const bounded: Law = {
  name: 'lists are short and steps end',
  position({ game }, s) {
    for (const d of pending(game, s)) {
      const { length } = optionsOf(game, s, d);
      must(length <= LONGEST_LIST, `'${d.frame.kind}' lists ${length} options`);
    }
  },
};
