/**
 * The others' turns, played again: the board goes back to my last turn and steps on, move by move. Only what is drawn lags behind: the
 * position, the question and the draft are the true ones all the time, and ending the show draws them at once.
 */
import { keep, recall } from '../app/device.ts';
import type { ToldMove } from '../session/telling.ts';
import type { Desk } from './desk.svelte.ts';

/** Milliseconds a move, at single speed. */
const PACE = { replay: 900, watch: 700 };
export type Speed = 1 | 2;

export class Show {
  private readonly desk: Desk;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pace: keyof typeof PACE = 'replay';
  /** Every start and end makes what is still under way void. */
  private run = 0;
  isPlaying = $state(false);
  speed = $state<Speed>(recall<Speed>('showSpeed') ?? 1);

  constructor(desk: Desk) {
    this.desk = desk;
  }

  get isOn(): boolean {
    return this.desk.show !== null;
  }

  /** The move that was shown last; null: the position of my last turn. */
  readonly move: ToldMove | null = $derived.by(() => {
    const {
      show,
      told: { news },
    } = this.desk;
    return show === null ? null : (news.findLast(({ lines }) => lines.at(-1)!.n <= show.n) ?? null);
  });

  /** From my last turn on. */
  async play(): Promise<void> {
    await this.begin(this.desk.told.known, 'replay');
  }

  /** As the others move: from the position that was on the screen. */
  async follow(from: number): Promise<void> {
    await this.begin(from, 'watch');
  }

  private async begin(from: number, pace: keyof typeof PACE): Promise<void> {
    const { desk } = this;
    desk.leavePast();
    desk.told.pointed = null;
    this.pace = pace;
    this.isPlaying = true;
    await this.draw(Math.max(1, from), ++this.run);
  }

  /** Draws the position after an entry, and later the next one. */
  private async draw(n: number, run: number): Promise<void> {
    // Without a connection there is no show.
    const view = await this.desk.session.viewAt(n).catch(() => null);
    if (run !== this.run) return;
    if (!view) return this.end();
    this.desk.show = { n, view };
    this.later(run);
  }

  private later(run: number): void {
    clearTimeout(this.timer);
    if (!this.isPlaying) return;
    this.timer = setTimeout(() => void this.step(run), PACE[this.pace] / this.speed);
  }

  private async step(run: number): Promise<void> {
    const { desk } = this;
    if (run !== this.run || !desk.show) return;
    const shown = desk.show.n;
    const next = desk.told.news.find(({ lines }) => lines.at(-1)!.n > shown);
    if (next) await this.draw(next.lines.at(-1)!.n, run);
    else if (this.pace === 'watch' && desk.session.status === 'playing' && !desk.isMyTurn) this.later(run);
    else this.end();
  }

  pause(): void {
    this.isPlaying = !this.isPlaying;
    this.later(this.run);
  }

  faster(): void {
    this.speed = this.speed === 1 ? 2 : 1;
    keep('showSpeed', this.speed);
    this.later(this.run);
  }

  /** The true position is drawn again. */
  end(): void {
    this.run++;
    clearTimeout(this.timer);
    this.isPlaying = false;
    this.desk.show = null;
  }
}
