/** Games in the middle: played by bots from a fixed seed up to where the first seat is asked after half of all moves. */
import { register } from 'tsx/esm/api';

register();
const { randomFrom, start, pending, decide } = await import('../kernel/index.ts');
const { ask, bots } = await import('../bots/index.ts');
const { manifests, mindOf } = await import('../games/list.ts');
const { client } = await import('../server/api/client.ts');

/** Sensible at every step and quick: boards fill up as people know them. */
const HAND = 'random-plans';
const NAMES = ['Zsófi', 'Borbála', 'Ödön', 'Ágnes'];

export const SEED = 'middle';
/** The example has no audience of its own. */
export const GAMES = manifests.filter(({ id }) => id !== 'example');

export async function middleOf(title) {
  const game = await title.game();
  const seats = Math.min(NAMES.length, title.seats.max);
  const mind = await mindOf(title.id);
  const bot = bots.find(({ name }) => name === HAND);
  const random = randomFrom(SEED);
  const moves = [];
  const asksFirst = [];
  let { state } = start(game, { seats, seed: SEED });
  while (!state.over) {
    const [decision] = pending(game, state).filter(({ waiting }) => waiting);
    if (decision.seat === 0) asksFirst.push(moves.length);
    const choice = ask(bot, game, state, decision, random, { mind });
    moves.push({ seat: decision.seat, decision: decision.id, choice });
    state = decide(game, state, decision, choice).state;
  }
  const middle = asksFirst.find(n => n >= moves.length / 2);
  return { game: title.id, rules: game.rules, seats, moves: moves.slice(0, middle) };
}

/** What a browser keeps (localStorage) of such a game on the device. */
export function keptLocally(id, { game, rules, seats, moves }) {
  const names = NAMES.slice(0, seats);
  const entry = { id, game, names, over: false, touchedAt: Date.now() };
  const others = names.map((_, seat) => (seat === 0 ? null : HAND));
  const log = { ...entry, rules, seats, seed: SEED, options: {}, moves, bots: others, startedAt: entry.touchedAt };
  return { games: JSON.stringify([{ ...entry, moves: moves.length }]), [`game:${id}`]: JSON.stringify(log) };
}

/** Two guests of the server: one has the first seat, the other all the rest. */
export async function guestsAt(url) {
  const guest = async name => {
    let cookie = '';
    const call = async (address, init) => {
      const answer = await fetch(address, { ...init, headers: { ...init.headers, ...(cookie && { cookie }) } });
      const [set] = answer.headers.getSetCookie();
      if (set) cookie = set.split(';')[0];
      return answer;
    };
    const api = client({ base: url, language: 'hu', fetch: call });
    await api.guest({ name, language: 'hu' });
    return { api, cookie: () => cookie };
  };
  return { first: await guest(NAMES[0]), others: await guest(NAMES[1]) };
}

/** Plays it at an open table of a server whose seeds are all `SEED`; gives the table's id. */
export async function playAtServer({ first, others }, { game, seats, moves }) {
  const { table } = await first.api.openTable({ game, seats, options: {}, visibility: 'open', pace: null });
  for (let seat = 1; seat < seats; seat++) await others.api.join({ id: table.id, seat, name: NAMES[seat] });
  await first.api.start({ id: table.id });
  for (const { seat, decision, choice } of moves) {
    const { api } = seat === 0 ? first : others;
    await api.move({ id: table.id, seat, moves: [{ decision, choice }] });
  }
  return table.id;
}
