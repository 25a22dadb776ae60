/** Games on a device, played by bots up to the position that a test needs. */
import { ask, bots } from '@tarsas/bots';
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
import { minds } from '../../../games/minds.ts';
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
}

const NAMES = ['Anna', 'Béla', 'Csilla', 'Dénes', 'Ernő'];
const BOT = 'random-plans';

/** Bots play from the start until seat 0 is asked and `until` holds; the game over, if it never does. */
export async function played(id: string, until: (asked: Asked) => boolean, { seats = 3, seed = 'e2e', options = {} } = {}): Promise<Kept> {
  const title = titleOf(id)!;
  const game = await title.game();
  const mind = await minds[id]!();
  const bot = bots.find(({ name }) => name === BOT)!;
  const random = randomFrom(seed);
  const moves: Move[] = [];
  let { state } = start(game, { seats, seed, options });
  let asked: Asked | undefined;
  while (!state.over) {
    const [decision] = pending(game, state).filter(({ waiting }) => waiting);
    asked = { game, state, decision: decision!, options: optionsOf(game, state, decision!) };
    if (decision!.seat === 0 && until(asked)) break;
    const choice = ask(bot, game, state, decision!, random, { mind });
    moves.push({ seat: decision!.seat, decision: decision!.id, choice });
    state = decide(game, state, decision!, choice).state;
  }
  if (!asked) throw new Error(`${id} asks nobody anything`);
  const names = NAMES.slice(0, seats);
  const saved = {
    id: 'e2e',
    game: id,
    rules: game.rules,
    seats,
    seed,
    options,
    moves,
    names,
    over: state.over,
    startedAt: 0,
    touchedAt: 0,
  };
  const log = { ...saved, bots: names.map((_, seat) => (seat === 0 ? null : BOT)) };
  const entry = { id: 'e2e', game: id, names, moves: moves.length, over: state.over, touchedAt: 0 };
  return { path: '/local/e2e', kept: { 'game:e2e': JSON.stringify(log), games: JSON.stringify([entry]) }, asked, moves };
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
