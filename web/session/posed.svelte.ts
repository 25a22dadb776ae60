/**
 * A position to solve, with the eyes of the seat that is to move and no others. Nothing is handed over: a commit asks what the draft is worth, and the draft stays on
 * the table.
 */
import { apply, type Choice, type Game, imagine, type Kind, type Move, type Seat, start, type TableLog } from '@tarsas/kernel';
import { type Played, PlayedSession } from './played.svelte.ts';
import type { SeatInfo } from './session.ts';

export class PosedSession extends PlayedSession {
  readonly seats: readonly SeatInfo[];
  readonly result = null;
  trialWord = $state('');
  readonly seat: Seat;
  /** Told of every plan that is to be checked. */
  onplan: (plan: readonly Choice[]) => void = () => {};

  private constructor(id: string, game: Game<Kind>, seat: Seat, played: readonly Played[], bot: string | null) {
    super(id, game, [seat]);
    this.seat = seat;
    this.played = played;
    const { seats } = played.at(-1)!.state;
    this.seats = Array.from({ length: seats }, (_, other) => ({
      seat: other,
      name: '',
      bot: other === seat ? null : bot,
      resigned: false,
      clock: null,
    }));
  }

  /** After all moves of a game between bots. */
  static after(id: string, game: Game<Kind>, log: TableLog, seat: Seat): PosedSession {
    const played: Played[] = [{ ...start(game, log), at: 0 }];
    for (const move of log.moves) {
      const auto = move.seat !== seat && ({ auto: 'bot' } as const);
      played.push({ ...apply(game, played.at(-1)!.state, move), at: 0, seat: move.seat, ...auto });
    }
    return new PosedSession(id, game, seat, played, 'planner');
  }

  /** From a view and nothing else: how it came about is not known, and neither is what the seat cannot see. */
  static from(id: string, game: Game<Kind>, view: object, seat: Seat): PosedSession {
    return new PosedSession(id, game, seat, [{ state: imagine(game, view, seat, id), facts: [], at: 0 }], null);
  }

  /** No other eyes. */
  override look(): void {}

  close(): void {}

  async commit(_: Seat, moves: readonly Move[]): Promise<void> {
    this.onplan(moves.map(({ choice }) => choice));
  }

  protected make(): never {
    throw new Error('Nothing is played on in a position to solve');
  }
}
