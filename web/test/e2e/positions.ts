/** Games on a device, played by bots up to the position that a test needs. */
import { ask, bots, type Mind } from '@tarsas/bots';
import {
  type Choice,
  type Core,
  type Decision,
  decide,
  type Fact,
  type Game,
  type Kind,
  type Move,
  optionsOf,
  pending,
  randomFrom,
  start,
} from '@tarsas/kernel';
import { gameOf, mindOf } from '../../../games/list.ts';
import { titleOf } from '../../titles.ts';

export interface Asked {
  game: Game<Kind>;
  state: Core;
  decision: Decision;
  options: readonly Choice[];
}

export interface Kept {
  /** Where it is played. */
  path: string;
  /** What the browser must keep for it. */
  kept: Record<string, string>;
  asked: Asked;
  moves: readonly Move[];
  seed: string;
}

const NAMES = ['Anna', 'Béla', 'Csilla', 'Dénes', 'Ernő'];
const BOT = 'random-plans';

interface Saved {
  game: string;
  seats: number;
  seed: string;
  options?: object;
  moves?: readonly Move[];
  over?: boolean;
  /** Who sits in front of the screen; bots of this name have the other seats. */
  seat?: number;
  bot?: string;
  id?: string;
}

/** A game as the browser keeps it. */
export async function saved({
  game,
  seats,
  options = {},
  moves = [],
  over = false,
  seat = 0,
  bot = 'random',
  id = 'e2e',
  ...more
}: Saved): Promise<Pick<Kept, 'path' | 'kept'>> {
  const { rules } = await gameOf(game);
  const names = NAMES.slice(0, seats);
  const bots = names.map((_, other) => (other === seat ? null : bot));
  const common = { id, game, rules, names, over, touchedAt: 1 };
  const log = { ...more, ...common, seats, options, moves, bots, startedAt: 1 };
  return {
    path: `/local/${id}`,
    kept: { [`game:${id}`]: JSON.stringify(log), games: JSON.stringify([{ ...common, moves: moves.length }]) },
  };
}

type Until = (asked: Asked) => boolean;
const GAMES_TRIED = 30;

/**
 * Bots play from the start until seat 0 is asked and `until` holds, in the first of several games in which that happens; what bots like may
 * change. Null: to the end.
 */
export async function played(id: string, until: Until | null, { seats = 3, seed = 'e2e', options = {} } = {}): Promise<Kept> {
  const game = await gameOf(id);
  const mind = (await mindOf(id))!;
  for (let n = 0; n < GAMES_TRIED; n++) {
    const table = { seats, seed: n === 0 ? seed : `${seed} ${n}`, options };
    const { asked, moves, over } = playedUntil(game, mind, until, table);
    if (until && over) continue;
    if (!asked) throw new Error(`${id} asks nobody anything`);
    return { ...(await saved({ game: id, ...table, moves, over, bot: BOT })), asked, moves, seed: table.seed };
  }
  throw new Error(`No game of ${id} with the seeds “${seed}” comes to the position that is wanted`);
}

function playedUntil(game: Game<Kind>, mind: Mind, until: Until | null, table: { seats: number; seed: string; options: object }) {
  const bot = bots.find(({ name }) => name === BOT)!;
  const random = randomFrom(table.seed);
  const moves: Move[] = [];
  let { state } = start(game, table);
  let asked: Asked | undefined;
  while (!state.over) {
    const [decision] = pending(game, state).filter(({ waiting }) => waiting);
    asked = { game, state, decision: decision!, options: optionsOf(game, state, decision!) };
    if (decision!.seat === 0 && until?.(asked)) break;
    const choice = ask(bot, game, state, decision!, random, { mind });
    moves.push({ seat: decision!.seat, decision: decision!.id, choice });
    state = decide(game, state, decision!, choice).state;
  }
  return { asked, moves, over: state.over };
}

interface Stage extends Pick<Kept, 'path' | 'kept'> {
  /** The hand stops after so many presses. */
  most: number;
}

/** What a hand plays of a game every day: so many presses at its beginning, and its last moves to the end. The slow suite plays the whole. */
export async function stages(game: string, seats: number, seed: string, { first = 40, last = 60 } = {}): Promise<Stage[]> {
  const beginning = await saved({ game, seats, seed });
  if (process.env.TARSAS_SLOW) return [{ ...beginning, most: Number.POSITIVE_INFINITY }];
  const moves = byChance(await gameOf(game), seats, seed);
  const end = await saved({ game, seats, seed, moves: moves.slice(0, -last) });
  return [
    { ...beginning, most: first },
    { ...end, most: Number.POSITIVE_INFINITY },
  ];
}

/** The moves of a whole game. */
function byChance(game: Game<Kind>, seats: number, seed: string): Move[] {
  const random = randomFrom(`moves of ${seed}`);
  const moves: Move[] = [];
  let { state } = start(game, { seats, seed, options: {} });
  while (!state.over) {
    const [decision] = pending(game, state).filter(({ waiting }) => waiting);
    const options = optionsOf(game, state, decision!);
    const choice = options[random(options.length)]!;
    moves.push({ seat: decision!.seat, decision: decision!.id, choice });
    state = decide(game, state, decision!, choice).state;
  }
  return moves;
}

/** Worked out by the first test that needs it. */
export function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** A choice in words, as the page calls it. */
export async function wordsFor({ game, state }: Asked, choice: Choice, language: 'en' | 'hu' = 'en'): Promise<string> {
  const voice = await titleOf(game.id)!.voices[language]();
  return voice.choice(choice, { name: seat => NAMES[seat]!, view: game.view(state, 0), viewer: 0 });
}

/** Facts in words, as the log tells them to seat 0 in this position. */
export async function told({ game, state }: Asked, facts: readonly Fact[]): Promise<string[]> {
  const voice = await titleOf(game.id)!.voices.en();
  return facts
    .filter(({ only }) => only === undefined || only === 0)
    .map(fact => voice.fact(fact, { name: seat => NAMES[seat]!, view: game.view(state, 0), viewer: 0 }));
}

export const isAsked =
  (kind: string) =>
  ({ decision }: Asked): boolean =>
    decision.frame.kind === kind;
