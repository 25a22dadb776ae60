/** Our own games in the notation of terra.snellman.net, as far as it can express them. */
import { advance, equal, type Fact, optionsOf, pending, type Seat, start, type TableLog } from '@tarsas/kernel';
import { powerAround, roomFor } from '@tarsas/terra';
import {
  BONUS_CARDS,
  BONUS_IDS,
  CULTS,
  type Cult,
  type FactionId,
  SERVER_DECLINED_OFFERS,
  SERVER_MAPS,
  TERRAINS,
  TOP,
} from '../data/index.ts';
import { abilityOf } from '../rules/abilities.ts';
import { boardOf, type Choice, type Due, type Facts, type Frame, mapOf, type Options, type State, terraMystica } from '../rules/index.ts';
import { digOf } from '../rules/questions/dig.ts';
import { spadesFor } from '../rules/questions/terrain.ts';
import { powerValueAt } from '../rules/questions/town.ts';
import { commandsFor, digging, isServerOrder, LOST_PRIEST, serverSpades, stepsOf } from './commands.ts';
import { NOTED, SERVER_WAYS } from './header.ts';
import { Rows } from './rows.ts';

/** A table log that the notation has no words for. */
export class NotExpressible extends Error {}

export function exportLog(log: TableLog): string {
  const s = start(terraMystica, log).state;
  if (s.options.factions === 'auction' || s.options.factions === 'introductory') {
    throw new NotExpressible(`A game with factions by '${s.options.factions}' cannot be written in this notation.`);
  }
  const writer = new Writer(s);
  for (const move of log.moves) {
    const decision = pending(terraMystica, s).find(d => d.seat === move.seat && d.id === move.decision);
    const choice = decision && optionsOf(terraMystica, s, decision).find(option => equal(option, move.choice));
    if (!decision || !choice) throw new Error(`${JSON.stringify(move)} cannot be played`);
    const before = writer.write(decision.seat, choice, decision.frame);
    writer.follow(before, decision.seat, choice, advance(terraMystica, s, decision, choice));
  }
  return writer.text();
}

function header(s: State): string[] {
  const { options } = s;
  const words = [
    STRICT_DOUBLE_TURN,
    ...(options.declinedOffers === 'none' ? [] : [SERVER_DECLINED_OFFERS]),
    ...(options.newTownTiles ? ['mini-expansion-1'] : []),
    ...(options.shippingCard ? ['shipping-bonus'] : []),
    ...(options.templeTile ? ['temple-scoring-tile'] : []),
    ...(options.turnOrder === 'variable' ? ['variable-turn-order'] : []),
    ...(options.iceFactions ? ['fire-and-ice-factions/ice'] : []),
    ...(options.volcanoFactions ? ['fire-and-ice-factions/volcano'] : []),
    ...(options.variableFactions ? ['fire-and-ice-factions/variable_v5'] : []),
  ];
  const removed = BONUS_IDS.filter(id => !s.cards.includes(id) && (!BONUS_CARDS[id].promo || options.shippingCard));
  return [
    ...words.map(word => `option ${word}`),
    ...notes(options),
    `# map ${SERVER_MAPS[options.map] ?? options.map}`,
    `score ${s.scoring.join(',')}`,
    ...removed.map(id => `delete ${id}`),
    ...(s.finalTile ? [`final-scoring ${s.finalTile}`] : []),
    ...s.order.map((_, i) => `player p${i + 1}`),
  ];
}

/** Passing ends the Chaos Magicians' double turn (TM-DEC-17, TM-DIFF-10). */
const STRICT_DOUBLE_TURN = 'strict-chaosmagician-sh';

/** Options that the notation has no word for, where they differ from the reference server's ways. */
function notes(options: Readonly<Options>): string[] {
  const usual: Partial<Options> = {
    ...SERVER_WAYS,
    startingPoints: 'equal',
    declinedOffers: options.declinedOffers === 'none' ? 'none' : 'server',
  };
  return NOTED.filter(key => options[key] !== usual[key]).map(key => `# tarsas ${key} ${options[key]}`);
}

/** What the reference server does not allow; our own import reads it all the same. */
const SAID_ASIDE = {
  acrossHome: 'The reference server counts more spades for this terrain (TM-DIFF-18).',
  exchange: 'The reference server exchanges only in the own turn (TM-DIFF-08).',
  afterAnswers: 'On the reference server the turn is over before these conversions (TM-DIFF-01).',
  keepKey: 'The reference server enters space 10 here (TM-DEC-25).',
  tokens: 'The reference server takes tokens from bowl I, then II, then III (FI-DIFF-03).',
} as const;

/** What the state was like before a choice, as far as the next lines need it. */
interface Before {
  offers: State['offers'];
  place: number;
  due: readonly string[];
  cults: readonly number[];
  steps: number;
}

type Declined = Pick<State['offers'][number], 'seat' | 'from' | 'power'>;

const OWN_ANSWERS: ReadonlySet<Choice['do']> = new Set(['take', 'decline'] satisfies Choice['do'][]);

class Writer {
  private readonly s: State;
  private readonly rows = new Rows();
  /** The line in progress has its action already. */
  private acted = false;
  /** The hex being dug: the command that changes it comes after all its spades (see `dig`). */
  private dug: { hex: number; from: number; spades: number; place: number } | null = null;
  /** Answers have brought the player on turn something, and whether the server has ended the turn with them. */
  private answered = false;
  private isOver = false;
  /** Spades given up by a choice; their loss is a fact only after the answers to a dwelling. */
  private saidLost = false;
  private isWaitingForPower = false;
  /** Offers that the server made besides ours. */
  private toDecline: Declined[] = [];
  /** By cult: where in the line, and by how many steps, the top has been reached. */
  private tops: Partial<Record<Cult, { place: number; giveUp: number; steps: number }>> = {};

  constructor(s: State) {
    this.s = s;
    for (const line of header(s)) this.rows.table(line);
  }

  text(): string {
    this.rows.end();
    return `${this.rows.lines.join('\n')}\n`;
  }

  private name(seat: Seat): FactionId {
    return this.s.players[seat].faction!;
  }

  /** Before the choice is made. */
  write(seat: Seat, choice: Choice, frame: Frame): Before {
    const { s, rows } = this;
    const p = s.players[seat];
    const isBystander = 'seat' in frame && frame.seat !== seat;
    if (choice.do === 'faction') rows.table(`setup ${choice.faction}`);
    else if (choice.do === 'leave') rows.table(`drop-faction ${p.faction}`);
    else if (isBystander) this.writeMeanwhile(seat, choice, frame);
    else if (!OWN_ANSWERS.has(choice.do)) this.writeOwn(seat, choice, frame);
    const steps = p.faction ? stepsOf(s, seat, choice) : 0;
    return { offers: s.offers, place: rows.place - 1, due: [...p.due], cults: [...p.cults], steps };
  }

  /** The commands of a player who is not on turn: answers themselves are written when they are settled. */
  private writeMeanwhile(seat: Seat, choice: Choice, frame: Frame): void {
    for (const command of commandsFor(this.s, seat, choice, frame)) this.answer(seat, command);
    if (choice.do === 'convert') this.rows.comment(SAID_ASIDE.exchange);
    if (choice.do === 'keepKey') this.keepKey(seat, choice.cult);
  }

  private writeOwn(seat: Seat, choice: Choice, frame: Frame) {
    const { s, rows } = this;
    const faction = this.name(seat);
    if (frame.kind === 'act' && this.acted) this.endLine();
    if (choice.do === 'into' && frame.kind === 'into') return this.dig(seat, frame.hex, TERRAINS.indexOf(choice.terrain));
    if (choice.do === 'keepKey') return this.keepKey(seat, choice.cult);
    if (choice.do === 'tokens' && !isServerOrder(s.players[seat].bowls, choice.bowls)) {
      rows.comment(SAID_ASIDE.tokens, `tarsas tokens ${choice.bowls.join('/')}`);
    }
    const commands = commandsFor(s, seat, choice, frame);
    if (choice.do === 'done' || choice.do === 'build') this.saidLost = digOf(s, seat).free > 0;
    if (this.dependsOnAnswers(seat, choice)) return rows.sayAfterwards(faction, commands);
    rows.say(faction, commands);
    if (choice.do === 'convert' && s.active !== seat) rows.comment(SAID_ASIDE.exchange);
    if (frame.kind === 'act' && !FREE.has(choice.do)) this.acted = true;
    if (choice.do === 'pass') this.endLine();
  }

  /** What others' answers bring their neighbour comes after them, and so does whatever may be paid with it. */
  private dependsOnAnswers(seat: Seat, choice: Choice): boolean {
    const p = this.s.players[seat];
    const mayBring = this.rows.isAnswered && abilityOf(p).offersTaken !== undefined;
    if (mayBring && choice.do === 'giveUp' && choice.due === 'token') return true;
    if (mayBring && (choice.do === 'step' || choice.do === 'token')) this.answered = true;
    if (!this.answered) return false;
    // Answers bring power at most: what is paid with other goods need not wait for them.
    if (choice.do === 'convert' && choice.from !== 'power' && !this.isWaitingForPower) return false;
    if (FREE.has(choice.do)) this.isWaitingForPower = true;
    // A favor or town tile still to be taken keeps the turn open on the server.
    if (!this.rows.isWaiting) this.isOver = p.due.every(reward => ANY_TIME.has(reward));
    if (FREE.has(choice.do) && this.isOver) this.rows.comment(SAID_ASIDE.afterAnswers);
    return true;
  }

  /** All spades for a hex, then its last terrain: the server buys no more spades once a hex has changed. */
  private dig(seat: Seat, hex: number, terrain: number): void {
    const { s, rows } = this;
    const p = s.players[seat];
    const { bought, transform, spades } = digging(s, seat, hex, terrain);
    const dug = this.dug?.hex === hex ? this.dug : null;
    const together = spades + (dug?.spades ?? 0);
    const whole = dug && serverSpades(p, dug.from, terrain) === together && spadesFor(p, dug.from, terrain) === together;
    if (whole) rows.unsay(dug.place);
    else if (serverSpades(p, s.terrain[hex], terrain) !== spades) rows.comment(SAID_ASIDE.acrossHome);
    rows.say(this.name(seat), [...bought, transform]);
    const sum = whole ? { from: dug.from, spades: together } : { from: s.terrain[hex], spades };
    this.dug = digOf(s, seat).cult ? null : { hex, ...sum, place: rows.place - 1 };
  }

  /** Said beforehand, as players do on the server: steps are given up before they are taken (TM-DIFF-05). */
  private keepKey(seat: Seat, cult: Cult): void {
    const reached = this.tops[cult];
    const paysSteps = abilityOf(this.s.players[seat]).transforms?.pay === 'steps';
    if (reached && reached.steps <= MOST_STEPS_GIVEN_UP && !paysSteps) {
      this.rows.sayBefore(reached.place, `-${reached.giveUp > 1 ? reached.giveUp : ''}${cult.toUpperCase()}`);
      if (this.dug && this.dug.place >= reached.place) this.dug.place++;
    } else this.rows.comment(SAID_ASIDE.keepKey, `tarsas keep ${cult}`);
  }

  private endLine(): void {
    this.rows.end();
    this.acted = false;
    this.answered = false;
    this.isWaitingForPower = false;
    this.dug = null;
    this.tops = {};
  }

  /** After the choice is made: answers that were settled, and what was lost without anybody being asked. */
  follow(before: Before, seat: Seat, choice: Choice, facts: readonly Fact[]): void {
    this.noteTops(before, seat);
    this.withdrawn(before, seat, choice);
    for (const { key, args } of facts) this.writeFact(key as keyof Facts, args as Facts[keyof Facts]);
    this.decline();
    if (facts.some(({ key }) => ENDS_LINE.has(key))) this.endLine();
  }

  private writeFact(key: keyof Facts, args: Facts[keyof Facts]) {
    const { seat } = args as { seat: Seat };
    switch (key) {
      case 'taken':
      case 'declined': {
        const { from, power, offered } = args as Facts['taken'];
        return this.writeAnswer(
          seat,
          key === 'taken' ? `leech ${offered} from ${this.name(from)}` : `decline ${power} from ${this.name(from)}`,
        );
      }
      case 'built':
      case 'upgraded':
        return this.declineForFull(seat, (args as Facts['built']).hex);
      case 'spadesLost':
        if (!this.saidLost) this.rows.say(this.name(seat), [`-${(args as Facts['spadesLost']).spades}SPADE`]);
        this.saidLost = false;
        return;
      case 'noTakers':
        this.answered = seat === this.s.active;
        return;
      case 'noCoins':
        return this.rows.say(this.name(seat), new Array((args as Facts['noCoins']).priests).fill(LOST_PRIEST));
    }
  }

  /** The player on turn answers in a line of its own, because answers come first in a line. */
  private writeAnswer(seat: Seat, command: string) {
    if (this.s.active >= 0 && seat !== this.s.active) return this.answer(seat, command);
    this.endLine();
    this.rows.table(`${this.name(seat)}: ${command}`);
  }

  /** After the line of the player on turn; before an action that does not end the turn. */
  private answer(seat: Seat, command: string): void {
    if (!this.acted) this.rows.end();
    this.rows.answer(this.name(seat), command);
  }

  /** The server offers power to neighbours with full bowls too, and waits for their answer. */
  private declineForFull(from: Seat, id: string): void {
    const { s } = this;
    const offered = powerAround(boardOf(s), mapOf(s.options).numbers[id], from, s.seats, hex => powerValueAt(s, hex));
    offered.forEach((power, seat) => {
      const { bowls, gone } = s.players[seat];
      if (power > 0 && roomFor(bowls) === 0 && !gone) this.toDecline.push({ seat, from, power });
    });
  }

  /** An earlier offer of the same power, still open, is answered first: the server cannot tell the two apart. */
  private decline(): void {
    const isLater = (one: Declined) => this.s.offers.some(o => o.seat === one.seat && o.from === one.from && o.power === one.power);
    for (const { seat, from, power } of this.toDecline.filter(one => !isLater(one))) {
      this.writeAnswer(seat, `decline ${power} from ${this.name(from)}`);
    }
    this.toDecline = this.toDecline.filter(isLater);
  }

  /** Open offers to a player whose bowls have become full are withdrawn; the server still waits for an answer. */
  private withdrawn({ offers }: Before, seat: Seat, choice: Choice): void {
    if (choice.do !== 'take') return;
    const { s } = this;
    const answered = offers.find(o => o.seat === seat && o.from === choice.from && o.power === choice.power);
    for (const offer of offers) {
      const isLeft = s.offers.some(o => o.seat === offer.seat && o.event === offer.event);
      if (isLeft || offer === answered || s.players[offer.seat].gone) continue;
      this.toDecline.push(offer);
    }
  }

  /** Where the top of a track has come within reach, in case its key is kept. */
  private noteTops({ due, cults, place, steps }: Before, seat: Seat): void {
    for (const reward of this.s.players[seat].due) {
      if (!reward.startsWith('top:') || due.includes(reward)) continue;
      const cult = reward.slice(4) as Cult;
      const giveUp = cults[CULTS.indexOf(cult)] + steps - (TOP - 1);
      if (place >= 0 && seat === this.s.active && !this.rows.isWaiting) this.tops[cult] = { place, giveUp, steps };
    }
  }
}

/** Rewards that the server lets everybody take at any time. */
const ANY_TIME: ReadonlySet<string> = new Set(['step', 'token', 'priest'] satisfies Due[]);

/** Conversions and the like, which are no action. */
const FREE: ReadonlySet<Choice['do']> = new Set(['convert', 'sacrifice', 'connect'] satisfies Choice['do'][]);

/** The server does not let players go below space 7 by choice. */
const MOST_STEPS_GIVEN_UP = 2;

/** Phases that begin by themselves. */
const ENDS_LINE: ReadonlySet<string> = new Set(['round', 'cleanUp', 'reward', 'income'] satisfies (keyof Facts)[]);
