/** A table in this browser: the whole game here, bots beside the page, every move kept on the device. */
import {
  apply,
  type Core,
  type Fact,
  factsFor,
  type Game,
  type Kind,
  type Move,
  pending,
  Refused,
  type Score,
  type Seat,
  start,
  type Viewer,
} from '@tarsas/kernel';
import { askBot } from './botDesk.ts';
import { type SavedGame, saveGame } from './saved.ts';
import { type AnyView, type Line, type SeatInfo, type Session, Stale } from './session.ts';

interface Played {
  state: Core;
  facts: readonly Fact[];
}

const SAVE_MS = 250;

export class LocalSession implements Session {
  readonly kind = 'local';
  readonly id: string;
  readonly game: Game<Kind>;
  readonly mine: readonly Seat[];
  readonly online = true;
  private readonly saved: SavedGame;
  /** The position at the start and after every move. */
  private played = $state.raw<readonly Played[]>([]);
  private eyes = $state<Viewer>('public');
  private busy = false;
  private closed = false;

  constructor(game: Game<Kind>, saved: SavedGame) {
    this.game = game;
    this.saved = saved;
    this.id = saved.id;
    this.mine = saved.bots.flatMap((bot, seat) => (bot === null && !saved.source ? [seat] : []));
    this.eyes = this.mine[0] ?? 'public';
    const { seats, options, seed } = saved;
    const played: Played[] = [start(game, { seats, options, seed })];
    for (const move of saved.moves) played.push(apply(game, played.at(-1)!.state, move));
    this.played = played;
    this.turnEyes();
    globalThis.addEventListener?.('pagehide', this.save);
    void this.playBots();
  }

  get seats(): SeatInfo[] {
    return this.saved.names.map((name, seat) => ({ seat, name, bot: this.saved.bots[seat] ?? null, resigned: false, clock: null }));
  }

  get viewer(): Viewer {
    return this.eyes;
  }

  get state(): Core {
    return this.played.at(-1)!.state;
  }

  get n(): number {
    return this.played.length;
  }

  readonly view: AnyView = $derived.by(() => this.game.view(this.state, this.eyes) as AnyView);

  get status(): Session['status'] {
    return this.state.over ? 'over' : 'playing';
  }

  readonly waiting: readonly Seat[] = $derived.by(() =>
    this.state.over ? [] : [...new Set(pending(this.game, this.state).flatMap(d => (d.waiting ? [d.seat] : [])))],
  );

  readonly lines: readonly Line[] = $derived.by(() => {
    const { eyes } = this;
    return this.played.map((played, i) => this.lineOf(played, i, eyes));
  });

  /** Lines as they were made before, so that whoever reads them need not read them again. */
  private readonly known = new Map<Viewer, WeakMap<Played, Line>>();
  private lineOf(played: Played, i: number, eyes: Viewer): Line {
    const lines = this.known.get(eyes) ?? new WeakMap<Played, Line>();
    this.known.set(eyes, lines);
    const found = lines.get(played);
    if (found) return found;
    const move = this.saved.moves[i - 1];
    const isBot = move !== undefined && this.saved.bots[move.seat] !== null && !this.saved.source;
    const line: Line = {
      n: i + 1,
      at: this.saved.touchedAt,
      kind: move ? 'move' : 'start',
      ...(move && { seat: move.seat }),
      ...(isBot && { auto: 'bot' as const }),
      facts: factsFor(played.facts, eyes),
    };
    lines.set(played, line);
    return line;
  }

  get result(): readonly Score[] | null {
    return this.state.over ? this.game.score(this.state) : null;
  }

  /** Points of every seat at every position, for the chart: nothing is secret once it is over. */
  scoresAt(n: number): readonly Score[] {
    return this.game.score(this.played[n - 1]!.state);
  }

  get log(): SavedGame {
    return this.saved;
  }

  look(seat: Seat): void {
    this.eyes = seat;
  }

  /** Anybody's eyes, where nothing is at stake any more. */
  lookAs(viewer: Viewer): void {
    this.eyes = viewer;
  }

  async commit(_: Seat, moves: readonly Move[]): Promise<void> {
    for (const move of moves) this.make(move);
    this.turnEyes();
    // My turn is over; how long the others think is not my business.
    void this.playBots();
  }

  async viewAt(n: number): Promise<AnyView> {
    return this.game.view(this.played[n - 1]!.state, this.eyes) as AnyView;
  }

  close(): void {
    this.closed = true;
    this.save();
    globalThis.removeEventListener?.('pagehide', this.save);
  }

  private make(move: Move): void {
    try {
      this.played = [...this.played, apply(this.game, this.state, move)];
    } catch (error) {
      if (error instanceof Refused) throw new Stale(error.message);
      throw error;
    }
    this.saved.moves.push(move);
    this.saved.touchedAt = Date.now();
    this.saved.over = this.state.over;
    this.saveSoon();
  }

  /** Several moves in a row are written once; whoever leaves the page or the table takes them along. */
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
        // People answer while bots think: the same question may be gone by now.
        if (this.botDecision()?.id === id) this.make({ seat, decision: id, choice });
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
