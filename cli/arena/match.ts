/** One game between bots, timed question by question. Runs in whatever thread it is called in. */
import { askPlan, type Bot, type Budget, botOf, bots, Intentions, type Mind, RUNGS, type Weights } from '@tarsas/bots';
import { type Judgement, judged } from '@tarsas/bots/judgement';
import {
  advance,
  type Choice,
  type Decision,
  type Game,
  type Kind,
  type Move,
  pending,
  randomFrom,
  replay,
  type Seat,
  start,
  type TableLog,
} from '@tarsas/kernel';
import { mindOf, ownMindOf } from '../../games/list.ts';
import { titles } from '../../games/registry.ts';

/** Who sits where: a bot by its name, with a budget and a way to value positions of its own where they differ from the usual. */
export interface Entrant {
  bot: string;
  /** What reports call it. */
  label?: string;
  budget?: Budget;
  /** The game's own value with these weights. */
  weights?: Weights;
  judgement?: Judgement;
  /** Instead of its rung's. */
  temperature?: number;
}

export interface Match {
  game: string;
  options: object;
  seed: string;
  /** By seat. */
  entrants: readonly Entrant[];
  /** A game that somebody else has begun, and after how many of its moves the entrants take over. */
  from?: { log: TableLog; moves: number };
  /** Whether the moves are kept. */
  recorded?: true;
}

export interface Played {
  points: number[];
  ranks: number[];
  /** Points of the opponents that the game itself plays. */
  automatic: number[];
  /** By seat: milliseconds for each question it was asked. */
  ms: number[][];
  moves: number;
  /** Where they are kept. */
  log?: Move[];
}

/** A longer game is reported as endless. */
const MAX_MOVES = 20_000;

/** Is shown every question before a bot thinks about it, and may go on from another position instead. */
export type Watch = (mind: Mind | null, s: Kind['state'], asked: Decision) => Kind['state'] | null;

export async function playMatch({ game: id, options, seed, entrants, from, recorded }: Match, watch?: Watch): Promise<Played> {
  const game = titles.find(title => title.game.id === id)!.game;
  const table = await Promise.all(entrants.map(entrant => seated(entrant, id)));
  let { state } = from ? replay(game, from.log, from.moves) : start(game, { seats: entrants.length, options, seed });
  const random = randomFrom(`${seed}/arena`);
  const ms = table.map((): number[] => []);
  let intentions = new Intentions();
  const log: Move[] = [];
  const go = (decision: Decision, choice: Choice) => {
    if (recorded) log.push({ seat: decision.seat, decision: decision.id, choice });
    advance(game, state, decision, choice as never, true);
  };
  let moves = 0;
  while (!state.over) {
    if (++moves > MAX_MOVES) throw new Error(`no end after ${MAX_MOVES} moves`);
    const open = pending(game, state).filter(({ waiting }) => waiting);
    const decision = open[open.length === 1 ? 0 : random(open.length)];
    const { seat } = decision;
    const who = String(seat);
    const known = intentions.next(who, game, state, decision);
    if (known) {
      go(decision, known);
      continue;
    }
    const elsewhere = watch?.(table[seat].mind, state, decision);
    if (elsewhere) {
      state = elsewhere;
      intentions = new Intentions();
    } else {
      const begun = performance.now();
      const [choice, ...rest] = askPlan(table[seat].bot, game, state, decision, random, table[seat]);
      ms[seat].push(performance.now() - begun);
      intentions.keep(who, state, rest);
      go(decision, choice);
    }
  }
  return { ...resultOf(game, state, table[0].mind), ms, moves, ...(recorded && { log }) };
}

async function seated({ bot: name, budget, temperature, ...own }: Entrant, game: string) {
  const rung = RUNGS.find(one => one.name === name);
  const bot: Bot = rung && temperature !== undefined ? botOf({ ...rung, temperature, style: {} }) : bots.find(one => one.name === name)!;
  return { bot, ...(budget && { budget }), mind: await mindFor(own, game) };
}

/** What an entrant thinks with. */
export async function mindFor({ weights, judgement }: Pick<Entrant, 'weights' | 'judgement'>, game: string): Promise<Mind | null> {
  if (!weights && !judgement) return mindOf(game);
  const mind = await ownMindOf(game);
  if (!mind) return null;
  return judgement ? judged(mind, judgement) : { ...mind, weights: { ...mind.weights, ...weights } };
}

function resultOf(game: Game<Kind>, s: Kind['state'], mind: Mind | null): Pick<Played, 'points' | 'ranks' | 'automatic'> {
  const scores = game.score(s);
  const bySeat = (seat: Seat) => scores.find(score => score.seat === seat);
  const seats = [...Array(s.seats).keys()];
  return {
    points: seats.map(seat => bySeat(seat)?.points ?? 0),
    ranks: seats.map(seat => bySeat(seat)?.rank ?? s.seats),
    automatic: mind ? mind.value(s, mind.weights, 0).slice(s.seats) : [],
  };
}
