/**
 * The coach at a first real game: looks at the draft while it is being made, and speaks before it is committed; from five points up, and only where it is
 * sure of three. It gives a direction, not the move. What is not ready is not said: no commit ever waits for it.
 */
import type { Range } from '@tarsas/coach';
import type { Direction } from '@tarsas/words/directions';
import { type Asking, askThought } from '../../session/coachDesk.ts';
import { directionsOf } from '../../session/coached.ts';
import type { Desk } from '../desk.svelte.ts';
import { speaksOf } from './speaks.ts';

/** After the last choice, in milliseconds: whoever is still choosing is not thought about. */
const REST = 250;

interface Thought {
  /** The draft it is about. */
  key: string;
  gain: Range;
  direction: string;
}

export class SecondThought {
  private readonly desk: Desk;
  private thought = $state.raw<Thought | null>(null);
  /** The draft that was held back. */
  private held = $state<string | null>(null);
  private directions = $state.raw<readonly Direction[]>([]);
  private asking: Asking | null = null;

  constructor(desk: Desk) {
    this.desk = desk;
    void directionsOf(desk.title.id).then(found => {
      this.directions = found;
    });
  }

  /** A whole turn, ready to be committed; null: there is nothing to think about. */
  private readonly key: string | null = $derived.by(() => {
    const { draft, mode, session } = this.desk;
    if (mode !== 'live' || session.status !== 'playing' || !draft.isReady || draft.moves.length === 0) return null;
    return JSON.stringify([session.n, draft.moves]);
  });

  /** Thinks about the draft as it is now. Returns what ends that. */
  follow(): (() => void) | undefined {
    const { key, desk } = this;
    if (key === null) return;
    const timer = setTimeout(() => this.ask(key), REST);
    return () => {
      clearTimeout(timer);
      this.asking?.stop();
      this.asking = null;
      if (desk.draft.moves.length === 0) this.held = null;
    };
  }

  private ask(key: string): void {
    const { session, draft } = this.desk;
    const [first] = draft.moves;
    if (!first || session.viewer === 'public') return;
    const plan = draft.moves.map(({ choice }) => choice);
    const asked = {
      game: session.game.id,
      view: session.view,
      seat: session.viewer,
      decision: first.decision,
      plan,
      seed: `${session.id} ${session.n}`,
    };
    this.asking = askThought(asked, thought => {
      this.thought = { key, ...thought };
    });
  }

  /** It would speak if the draft were committed now. */
  readonly isSure: boolean = $derived.by(() => {
    const { thought, key } = this;
    return thought !== null && thought.key === key && speaksOf(thought.gain);
  });

  /** Asked before a commit: true, and it speaks, once a draft. */
  readonly holds = (): boolean => {
    if (!this.isSure || this.held === this.key || this.desk.session.coaching?.isSilent) return false;
    this.held = this.key;
    return true;
  };

  /** What it says; null: nothing. */
  readonly said: { gain: Range; direction: Direction | null } | null = $derived.by(() => {
    const { thought, key } = this;
    if (key === null || this.held !== key || !thought) return null;
    return { gain: thought.gain, direction: this.directions.find(({ kinds }) => kinds.includes(thought.direction)) ?? null };
  });

  /** The draft is taken back, to look for something else. */
  back(): void {
    this.held = null;
    this.desk.draft.restart();
  }
}
