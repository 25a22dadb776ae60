/** One table with people and bots at it, its past kept so that moves can be taken back. */
import { ask, type Bot, type Mind } from '@tarsas/bots';
import {
  apply,
  type Choice,
  type Core,
  type Decision,
  type Fact,
  factsFor,
  type Game,
  type Kind,
  type Move,
  pending,
  randomFrom,
  type Seat,
  type Start,
  start,
  type TableLog,
  type Title,
} from '@tarsas/kernel';
import { nameOf } from './scoreSheet.ts';
import type { CliWords } from './text/en.ts';

export interface Seating {
  people: readonly Seat[];
  bot: Bot;
  mind: Mind | null;
}

/** A fact that a person at this table has not read yet, with the position it led to and the seat that caused it. */
interface Unread {
  ply: number;
  fact: Fact;
  state: Core;
  by: Seat | null;
}

export class Sitting {
  readonly game: Game<Kind>;
  readonly log: TableLog;
  readonly seating: Seating;
  readonly name: (seat: Seat) => string;
  readonly bots: readonly Seat[];
  private readonly past: Core[] = [];
  private now: Core;
  private readonly unread: Unread[][];

  constructor({ game }: Title, table: Start & { moves: readonly Move[] }, seating: Seating, words: CliWords) {
    const { seats, options = {}, seed } = table;
    this.game = game;
    this.seating = seating;
    this.log = { game: game.id, rules: game.rules, seats, options, seed, moves: [] };
    this.unread = Array.from({ length: seats }, () => []);
    this.bots = this.seats.filter(seat => !seating.people.includes(seat));
    this.name = nameOf(words, this.bots, seating.people.length === 1);
    const opening = start(game, this.log);
    this.now = opening.state;
    this.tell(opening.facts, null);
    for (const move of table.moves) this.make(move);
    // The facts of a resumed table count as read.
    if (table.moves.length > 0) for (const news of this.unread) news.length = 0;
  }

  get seats(): Seat[] {
    return [...this.unread.keys()];
  }

  get state(): Core {
    return this.now;
  }

  /** Lets the bots answer whatever waits for them; a person is asked when only people are waited for. */
  nextQuestion(lately: Seat): Decision | null {
    for (;;) {
      const waiting = pending(this.game, this.now).filter(d => d.waiting);
      const forBot = waiting.find(d => !this.seating.people.includes(d.seat));
      if (!forBot) return waiting.find(d => d.seat === lately) ?? waiting[0] ?? null;
      this.choose(forBot, this.botChoice(forBot));
    }
  }

  /** The same question at the same point of the same table gets the same answer, also after a move was taken back. */
  private botChoice(decision: Decision): Choice {
    const random = randomFrom(`${this.log.seed}/bot ${decision.seat}/${decision.id}`);
    return ask(this.seating.bot, this.game, this.now, decision, random, { mind: this.seating.mind });
  }

  choose({ seat, id }: Decision, choice: Choice): void {
    this.make({ seat, decision: id, choice });
  }

  private make(move: Move): void {
    const { state, facts } = apply(this.game, this.now, move);
    this.past.push(this.now);
    this.log.moves.push(move);
    this.now = state;
    this.tell(facts, move.seat);
  }

  /** Takes back the last move of a person, unless the barrier has moved since. */
  undo(): boolean {
    const last = this.log.moves.findLastIndex(({ seat }) => this.seating.people.includes(seat));
    if (last < 0 || last < this.now.barrier) return false;
    this.now = this.past[last];
    this.past.length = last;
    this.log.moves.length = last;
    for (const news of this.unread) while (news.length > 0 && news[news.length - 1].ply > last) news.pop();
    return true;
  }

  private tell(facts: readonly Fact[], by: Seat | null): void {
    for (const seat of this.seating.people) {
      for (const fact of factsFor(facts, seat)) this.unread[seat].push({ ply: this.now.ply, fact, state: this.now, by });
    }
  }

  /** What has happened since the seat last asked. */
  newsFor(seat: Seat): readonly Unread[] {
    return this.unread[seat].splice(0);
  }
}
