/** A table whose game this browser holds itself: every position is here, and a log line is read off each. */
import {
  type Core,
  closing,
  type Ending,
  type Fact,
  factsFor,
  type Game,
  type Kind,
  type Move,
  pending,
  type Score,
  type Seat,
  turnIn,
  type Viewer,
} from '@tarsas/kernel';
import type { AnyView, Line, SeatInfo, Session } from './session.ts';

/** A position, how it came about, and when. */
export interface Played {
  state: Core;
  facts: readonly Fact[];
  at: number;
  seat?: Seat;
  auto?: 'bot' | 'order';
}

export abstract class PlayedSession implements Session {
  readonly kind = 'local';
  readonly online = true;
  readonly id: string;
  readonly game: Game<Kind>;
  readonly mine: readonly Seat[];
  abstract readonly seats: readonly SeatInfo[];
  abstract readonly result: readonly Score[] | null;
  /** The position at the start and after every move. */
  protected played = $state.raw<readonly Played[]>([]);
  protected eyes = $state<Viewer>('public');

  constructor(id: string, game: Game<Kind>, mine: readonly Seat[]) {
    this.id = id;
    this.game = game;
    this.mine = mine;
    this.eyes = mine[0] ?? 'public';
  }

  abstract commit(seat: Seat, moves: readonly Move[], ends?: boolean): Promise<void>;
  abstract close(): void;
  protected abstract make(move: Move): void;

  /** The turn that its player has committed as ended. */
  private ending: (Ending & { seat: Seat }) | null = null;

  protected endTurn(ending: (Ending & { seat: Seat }) | null): void {
    this.ending = ending;
    this.closeTurn();
  }

  /** What is left of a turn that was ended is not asked, once the others have answered. */
  protected closeTurn(): void {
    for (let { ending } = this; ending; ) {
      const move = closing(this.game, this.state, ending.seat, ending);
      if (!move) return;
      this.make(move);
    }
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

  isResting = $state(false);

  readonly waiting: readonly Seat[] = $derived.by(() =>
    this.state.over || this.isResting ? [] : [...new Set(pending(this.game, this.state).flatMap(d => (d.waiting ? [d.seat] : [])))],
  );

  readonly lines: readonly Line[] = $derived.by(() => {
    const { eyes } = this;
    return this.played.map((played, i) => this.lineOf(played, i, eyes));
  });

  /** Memoised by viewer and position: keyed lists redraw only the lines that are new. */
  private readonly known = new Map<Viewer, WeakMap<Played, Line>>();
  private lineOf(played: Played, i: number, eyes: Viewer): Line {
    const lines = this.known.get(eyes) ?? new WeakMap<Played, Line>();
    this.known.set(eyes, lines);
    const { state: _, facts, ...how } = played;
    const before = this.played[i - 1];
    const turn = before && played.seat !== undefined ? turnIn(this.game, before.state, played.seat) : null;
    const line: Line = lines.get(played) ?? { n: i + 1, kind: i === 0 ? 'start' : 'move', ...how, turn, facts: factsFor(facts, eyes) };
    lines.set(played, line);
    return line;
  }

  look(seat: Seat): void {
    this.eyes = seat;
  }

  async viewAt(n: number): Promise<AnyView> {
    return this.game.view(this.played[n - 1]!.state, this.eyes) as AnyView;
  }
}
