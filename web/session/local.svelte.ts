/** A game on this device: bots run in a web worker, every move is saved to localStorage. */
import {
  apply,
  type Core,
  type Game,
  type Kind,
  type Move,
  pending,
  Refused,
  type Score,
  type Seat,
  start,
  turnIn,
  type Viewer,
} from '@tarsas/kernel';
import { askBot } from './botDesk.ts';
import { type Played, PlayedSession } from './played.svelte.ts';
import { type SavedGame, saveGame } from './saved.ts';
import { type Coaching, type Hinting, type HintsUsed, type Orders, type SeatInfo, Stale } from './session.ts';

const SAVE_MS = 250;

/** Every position of a saved game. */
function* playing(game: Game<Kind>, saved: SavedGame): Generator<Played> {
  const { seats, options, seed, moves, touchedAt } = saved;
  let last: Played = { ...start(game, { seats, options, seed }), at: touchedAt };
  yield last;
  for (const move of moves) {
    last = after(game, saved, move, last, touchedAt);
    yield last;
  }
}

function after(game: Game<Kind>, { bots, source }: SavedGame, move: Move, { state }: Played, at: number): Played {
  const { seat } = move;
  const isBot = bots[seat] !== null && !source;
  return { ...apply(game, state, move), at, seat, ...(isBot && { auto: 'bot' }) };
}

/** Milliseconds in a row: a page that is being looked at must not stand still. */
const AT_ONCE = 12;

/** The same bit by bit, for long games. */
export async function playedGently(game: Game<Kind>, saved: SavedGame): Promise<readonly Played[]> {
  const all: Played[] = [];
  let since = performance.now();
  for (const one of playing(game, saved)) {
    all.push(one);
    if (performance.now() - since < AT_ONCE) continue;
    await new Promise(resolve => setTimeout(resolve));
    since = performance.now();
  }
  // Whatever comes next is a task of its own.
  await new Promise(resolve => setTimeout(resolve));
  return all;
}

export class LocalSession extends PlayedSession {
  private readonly saved: SavedGame;
  private busy = false;
  private closed = false;

  /** `mine`: seats of the person in front of this screen, where the game was not played here. `played`: its positions, where they are known already. */
  constructor(game: Game<Kind>, saved: SavedGame, mine?: readonly Seat[], played: readonly Played[] = [...playing(game, saved)]) {
    super(saved.id, game, mine ?? saved.bots.flatMap((bot, seat) => (bot === null && !saved.source ? [seat] : [])));
    this.saved = saved;
    this.name = saved.name;
    if (saved.hints) this.hinted = saved.hints;
    this.isSilent = saved.coach !== 'speaks';
    this.played = played;
    this.turnEyes();
    globalThis.addEventListener?.('pagehide', this.save);
    void this.playBots();
  }

  get seats(): SeatInfo[] {
    return this.saved.names.map((name, seat) => ({ seat, name, bot: this.saved.bots[seat] ?? null, resigned: false, clock: null }));
  }

  get result(): readonly Score[] | null {
    return this.saved.result ?? (this.state.over ? this.game.score(this.state) : null);
  }

  /** Every position, for what is told of a game that is over: nothing is secret then. */
  get positions(): readonly Core[] {
    return this.played.map(({ state }) => state);
  }

  /** After so many moves. */
  positionAt(move: number): Core {
    return this.played[move]!.state;
  }

  private hinted = $state.raw<HintsUsed>({ direction: 0, move: 0, why: 0 });

  /** Only against bots: of several people in front of this screen one would be helped, and the others not asked. */
  get hints(): Hinting | undefined {
    if (this.mine.length !== 1 || this.saved.source) return undefined;
    const use = async (step: keyof HintsUsed) => {
      this.hinted = { ...this.hinted, [step]: this.hinted[step] + 1 };
      this.saved.hints = this.hinted;
      this.saveSoon();
    };
    return { used: this.hinted, use };
  }

  private isSilent = $state(true);

  /** Only against bots, as hints. */
  get coaching(): Coaching | undefined {
    if (!this.saved.coach || this.mine.length !== 1) return undefined;
    const silence = () => {
      this.isSilent = true;
      this.saved.coach = 'silent';
      this.saveSoon();
    };
    return { isSilent: this.isSilent, silence };
  }

  name = $state<string>();

  rename(name: string): void {
    this.name = name || undefined;
    this.saved.name = this.name;
    saveGame(this.saved);
  }

  get log(): SavedGame {
    return this.saved;
  }

  /** Shows the table to any viewer: for games that are over or only looked at. */
  lookAs(viewer: Viewer): void {
    this.eyes = viewer;
  }

  async commit(seat: Seat, moves: readonly Move[], ends = false): Promise<void> {
    const turn = turnIn(this.game, this.state, seat);
    for (const move of moves) this.make(move);
    this.endTurn(ends ? { seat, turn } : null);
    this.followOrders();
    this.turnEyes();
    // Not awaited: the commit is done, the bots' moves follow one by one.
    void this.playBots();
  }

  readonly orders: Orders = {
    current: async () => (this.eyes === 'public' ? {} : (this.saved.wishes?.[this.eyes] ?? {})),
    give: async wish => {
      if (this.eyes === 'public') return;
      this.saved.wishes = { ...this.saved.wishes, [this.eyes]: wish };
      this.saveSoon();
      this.followOrders();
      this.turnEyes();
      void this.playBots();
    },
  };

  /** Orders are followed as long as one has an answer. */
  private followOrders(): void {
    for (let move = this.orderedMove(); move; move = this.orderedMove()) {
      this.make(move, 'order');
      this.closeTurn();
    }
  }

  private orderedMove(): Move | null {
    const { wishes } = this.saved;
    if (!wishes || !this.game.order || this.state.over) return null;
    for (const decision of pending(this.game, this.state)) {
      const wish = decision.waiting && this.mine.includes(decision.seat) ? wishes[decision.seat] : undefined;
      const choice = wish && this.game.order(this.state, decision, wish);
      if (choice) return { seat: decision.seat, decision: decision.id, choice };
    }
    return null;
  }

  close(): void {
    this.closed = true;
    this.save();
    globalThis.removeEventListener?.('pagehide', this.save);
  }

  protected make(move: Move, auto?: 'order'): void {
    const at = Date.now();
    try {
      this.played = [...this.played, { ...after(this.game, this.saved, move, this.played.at(-1)!, at), ...(auto && { auto }) }];
    } catch (error) {
      if (error instanceof Refused) throw new Stale(error.message);
      throw error;
    }
    this.saved.moves.push(move);
    this.saved.touchedAt = at;
    this.saved.over = this.state.over;
    this.saveSoon();
  }

  /** Throttled: moves within SAVE_MS are written once; leaving the page or the table writes at once. */
  private unsaved = false;
  private saveSoon(): void {
    if (this.unsaved) return;
    this.unsaved = true;
    setTimeout(this.save, SAVE_MS);
  }
  private readonly save = (): void => {
    if (!this.unsaved) return;
    this.unsaved = false;
    saveGame(this.saved);
  };

  /** At a table shared by several people the screen belongs to the one who is asked. */
  private turnEyes(): void {
    const asked = this.waiting.filter(seat => this.mine.includes(seat));
    if (asked.length > 0 && this.eyes !== 'public' && !asked.includes(this.eyes)) this.eyes = asked[0]!;
  }

  private async playBots(): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      for (let next = this.botDecision(); next && !this.closed; next = this.botDecision()) {
        const { seat, id, bot } = next;
        const seed = `${this.saved.seed} bot ${this.n}`;
        const choice = await askBot({ table: this.id, game: this.game.id, bot, state: this.state, seat, decision: id, seed });
        if (this.closed) return;
        // A person may have answered while the bot was thinking: the decision may be closed.
        if (this.botDecision()?.id === id) this.make({ seat, decision: id, choice });
        this.closeTurn();
        this.followOrders();
        this.turnEyes();
      }
    } finally {
      this.busy = false;
    }
  }

  private botDecision(): { seat: Seat; id: string; bot: string } | null {
    if (this.state.over || this.saved.source) return null;
    for (const { seat, id, waiting } of pending(this.game, this.state)) {
      const bot = this.saved.bots[seat];
      if (waiting && bot) return { seat, id, bot };
    }
    return null;
  }
}
