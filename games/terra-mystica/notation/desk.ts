/** A table on which a log is played: every command becomes moves, each looked up among the options. */
import { advance, type Decision, type Like, optionsOf, pending, type Seat, start, type TableLog } from '@tarsas/kernel';
import { CULTS, type Cult, type FactionId } from '../data/index.ts';
import { abilityOf } from '../rules/abilities.ts';
import { type Choice, type Frame, type SpecialId, type State, terraMystica } from '../rules/index.ts';
import { digOf } from '../rules/questions/dig.ts';
import type { Header } from './header.ts';
import { type Command, NotationError } from './parse.ts';
import { Trace, watched } from './trace.ts';

export type Do = Choice['do'];
type Wanted<K extends Do> = (choice: Extract<Choice, { do: K }>) => boolean;
const any = () => true;

/** More than so many moves to make way for a command mean that it cannot be played. */
const PATIENCE = 30;

const REWARD_USED = /^(transform|[-+]|unlock)/i;
const ANSWERED = /^(leech|decline|convert)/i;

export class Desk {
  readonly log: TableLog<Choice>;
  readonly state: State;
  readonly trace: Trace;
  readonly seats = new Map<FactionId, Seat>();
  readonly commands: readonly Command[];
  /** Commands played already, some of them before their place (see `pull`). */
  readonly done: boolean[];
  at = 0;
  /** Spades paid for by `dig`, to be used by what follows. */
  dug = 0;
  /** The hex that bought spades have been used on before the log said so. */
  transformed: string | null = null;
  /** Spades of the present cult reward given up one by one. */
  dropped = 0;
  /** A special action that waits for the hex that the next command names. */
  special: SpecialId | null = null;
  /** Tracks on which a step was given up beforehand (TM-DIFF-05). */
  readonly avoid = new Set<Cult>();
  /** The bowls that the next tokens are paid from, where our own games say so (FI-DIFF-03). */
  bowls: number[] | null = null;
  readonly leaving = new Set<Seat>();
  /** Plays the command at a place of the log; set by the interpreter. */
  perform: (command: Command) => void = () => {};
  private sacrificed = 0;

  constructor(header: Header, commands: readonly Command[], seed: string) {
    this.commands = commands;
    this.done = commands.map(() => false);
    header.factions.forEach((faction, seat) => {
      this.seats.set(faction, seat);
    });
    this.log = {
      game: terraMystica.id,
      rules: terraMystica.rules,
      seats: header.factions.length,
      options: header.options,
      seed,
      moves: [],
    };
    this.trace = new Trace(header.factions);
    this.state = start(watched, this.log).state;
    this.trace.watch(this.state);
  }

  get line(): number {
    return this.commands[Math.min(this.at, this.commands.length - 1)].line;
  }

  seatOf(faction: FactionId): Seat {
    const seat = this.seats.get(faction);
    if (seat === undefined) throw new NotationError(this.line, `${faction} are not in this game`);
    return seat;
  }

  /** The decision that play waits for. */
  top(): Decision<Frame> | undefined {
    return pending(watched, this.state)[0];
  }

  /** Makes the move if the seat is offered it. */
  play<K extends Do>(seat: Seat, kind: K, wanted: Wanted<K> = any): boolean {
    for (const decision of pending(watched, this.state)) {
      if (decision.seat !== seat) continue;
      const options = optionsOf(watched, this.state, decision, { do: kind } as Like<Choice>);
      const choice = options.find(option => option.do === kind && wanted(option as Extract<Choice, { do: K }>));
      if (!choice) continue;
      this.make(decision, choice);
      return true;
    }
    return false;
  }

  /** Makes the move, ending turns and declining offers that stand in its way. */
  must<K extends Do>(seat: Seat, kind: K, wanted: Wanted<K>, what: string): void {
    for (let i = 0; i < PATIENCE; i++) {
      if (this.play(seat, kind, wanted)) return;
      if (!this.makeWay(seat)) break;
      this.trace.flush();
    }
    throw this.refusal(seat, kind, wanted, what);
  }

  /** The next command of this faction that fits, for what the log tells only afterwards. */
  ahead(seat: Seat, pattern: RegExp, past?: RegExp): RegExpExecArray | null {
    for (let i = this.at + 1; i < this.commands.length; i++) {
      const { faction, text } = this.commands[i];
      if (faction === null || this.seats.get(faction) !== seat || this.done[i]) continue;
      const match = pattern.exec(text);
      if (match || (past && !past.test(text))) return match;
    }
    return null;
  }

  burn(power: number): void {
    this.sacrificed += power;
  }

  /** What was sacrificed for the present command. */
  burnt(): number {
    const power = this.sacrificed;
    this.sacrificed = 0;
    return power;
  }

  /** On the server a turn is over as soon as another faction has a command; in our own games others may answer before its last conversions. */
  endTurnBefore(seat: Seat): void {
    const top = this.top();
    if (top?.frame.kind !== 'wrapUp' || top.seat === seat || this.goesOn(top.seat)) return;
    this.play(top.seat, 'endTurn');
    this.trace.flush();
  }

  private goesOn(seat: Seat): boolean {
    for (let i = this.at; i < this.commands.length; i++) {
      const { faction, text } = this.commands[i];
      const own = faction !== null && this.seats.get(faction) === seat;
      if (own && /^(convert|burn|connect)/i.test(text)) return true;
      if (!/^(leech|decline|wait|[-+]|gain|convert \d*(vp to|\w+ to \d*vp))/i.test(text)) return false;
    }
    return false;
  }

  /** Whether there is power to be taken: open offers, or those that all wait for. */
  isOffered(seat: Seat, isFrom: (from: Seat) => boolean): boolean {
    if (this.state.offers.some(offer => offer.seat === seat && isFrom(offer.from))) return true;
    return this.state.stack.some(f => f.kind === 'leech' && isFrom(f.seat) && f.offers.some(offer => offer.seat === seat));
  }

  freeSpades(seat: Seat): number {
    return digOf(this.state, seat).free;
  }

  /** Takes the special action that waited for its hex. */
  useSpecial(seat: Seat, hex: string | undefined): void {
    const { special } = this;
    this.special = null;
    this.must(seat, 'special', c => c.action === special && c.hex === hex, `action ${special}`);
  }

  /** No more spades and no dwelling in this action. */
  stop(seat: Seat): void {
    if (this.top()?.frame.kind === 'useSpades' && this.top()?.seat === seat) this.play(seat, 'done');
  }

  /** A player leaves now if it is their turn, else when it comes. */
  leave(seat: Seat): void {
    while (this.play(seat, 'decline'));
    if (this.top()?.frame.kind === 'wrapUp') this.play(this.top()?.seat ?? seat, 'endTurn');
    this.play(seat, 'leave');
  }

  /** After the last command: turns that only wait for their end, and players who have left. */
  finish(): void {
    for (let top = this.top(); top; top = this.top()) {
      const over =
        top.frame.kind === 'wrapUp' ? this.play(top.seat, 'endTurn') : this.leaving.has(top.seat) && this.play(top.seat, 'leave');
      if (!over) return;
    }
  }

  /** Whether this faction pays for terrain with cult steps. */
  stepsPaid(seat: Seat): boolean {
    return abilityOf(this.state.players[seat]).transforms?.pay === 'steps';
  }

  /** What was expected, what is there instead, and the rule in the way if there is one. */
  private refusal<K extends Do>(seat: Seat, kind: K, wanted: Wanted<K>, what: string): NotationError {
    const { vp, coins, workers, priests, bowls } = this.state.players[seat];
    const top = this.top();
    const asked = top ? `seat ${top.seat} is asked '${top.frame.kind}'` : 'the game is over';
    const found = `${asked}; ${vp} VP, ${coins} coins, ${workers} workers, ${priests} priests, power ${bowls.join('/')}`;
    const inTheWay = ({ choice }: { choice: Choice }) => choice.do === kind && wanted(choice as Extract<Choice, { do: K }>);
    const rule = watched.explain?.(this.state, seat).find(inTheWay)?.rule;
    return new NotationError(this.line, `'${what}' is not possible${rule ? ` (${rule})` : ''}: ${found}`, { expected: what, found, rule });
  }

  private make(decision: Decision<Frame>, choice: Choice): void {
    const { seat } = decision;
    const before = this.state.players.map(p => p.due.length);
    if (!this.state.stack.some(f => f.kind === 'dig')) this.dropped = 0;
    this.log.moves.push({ seat, decision: decision.id, choice });
    const facts = advance(watched, this.state, decision, choice);
    this.trace.note(facts);
    if (
      choice.do === 'take' &&
      abilityOf(this.state.players[choice.from]).offersTaken &&
      this.state.players[choice.from].due.length > before[choice.from]
    ) {
      this.trace.happened(choice.from, this.state);
    }
    if (choice.do === 'take' || choice.do === 'decline') this.traceDeclined(facts);
    this.enterTops();
  }

  private traceDeclined(facts: readonly { key: string; rule?: string; args: object }[]): void {
    for (const [seat, p] of this.state.players.entries()) {
      if (abilityOf(p).offersDeclined && facts.some(({ key, args }) => key === 'noTakers' && (args as { seat: Seat }).seat === seat)) {
        this.trace.happened(seat, this.state);
      }
    }
  }

  /** The reference server uses a key whenever it can (TM-DEC-25). */
  private enterTops(): void {
    for (const [seat, p] of this.state.players.entries()) {
      const due = p.due.find(d => d.startsWith('top:'));
      if (!due) continue;
      const cult = CULTS.find(c => due === `top:${c}`)!;
      const wish = this.avoid.delete(cult) ? 'keepKey' : 'enterTop';
      this.play(seat, wish, choice => choice.cult === cult);
    }
  }

  /** Whatever the log leaves unsaid because the server takes it for granted. */
  private makeWay(seat: Seat): boolean {
    const top = this.top();
    if (!top) return false;
    if (top.frame.kind === 'wrapUp') return this.play(top.seat, 'endTurn');
    if (this.state.active < 0 && top.seat !== seat && this.pull(top.seat, REWARD_USED)) return true;
    if (top.frame.kind === 'leech' && this.pull(top.seat, ANSWERED)) return true;
    if (top.frame.kind === 'useSpades') return this.play(top.seat, 'done');
    if (top.frame.kind === 'act' && this.leaving.has(top.seat)) return this.play(top.seat, 'leave');
    return this.play(top.seat, 'decline') || this.play(top.seat, 'giveUp') || this.play(top.seat, 'ordain', choice => choice.workers === 0);
  }

  /**
   * Cult rewards may be used in any order on the server, and answers follow the whole line of the builder; we ask one after the other and
   * wait for answers, so a faction's next command comes early if it is of the right kind.
   */
  private pull(seat: Seat, kind: RegExp): boolean {
    const i = this.commands.findIndex(
      ({ faction }, n) => n > this.at && !this.done[n] && faction !== null && this.seats.get(faction) === seat,
    );
    if (i < 0 || !kind.test(this.commands[i].text)) return false;
    const { at } = this;
    this.at = i;
    this.done[i] = true;
    this.perform(this.commands[i]);
    this.at = at;
    return true;
  }
}
