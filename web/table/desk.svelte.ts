/** Everything the parts of a table's frame share: the session, what is looked at, what is drafted, and the words for it. */
import {
  type Blocked,
  type Choice,
  equal,
  type Fact,
  type KnownScore,
  knownScores,
  type Say,
  type Seat,
  type Viewer,
  type Voice,
} from '@tarsas/kernel';
import type { AnyTable, Change, Scene } from '@tarsas/kit/table.ts';
import { keep, recall } from '../app/device.ts';
import { locale } from '../app/locale.svelte.ts';
import { messageOf } from '../app/server.svelte.ts';
import { Draft, type Follows } from '../session/draft.svelte.ts';
import { hasPlan, Plan } from '../session/plan.svelte.ts';
import { type AnyView, type SeatInfo, type Session, Stale } from '../session/session.ts';
import type { GameTitle } from '../titles.ts';
import { MUTED, warningKey } from './muted.ts';
import { shownNames } from './names.ts';
import { sceneOf } from './scene.ts';
import { Talk } from './talk.svelte.ts';
import { Told } from './told.svelte.ts';
import './words.ts';

export type DrawerPart = 'rules' | 'aid' | 'chat' | 'notes' | 'orders' | 'statistics' | 'settings';

export interface Warning {
  id: string;
  text: string;
}

export class Desk {
  readonly session: Session;
  readonly title: GameTitle;
  readonly draft: Draft;
  readonly table: AnyTable | null;
  voice = $state.raw<Voice>(undefined as unknown as Voice);

  /** An earlier position, or null: the live one. */
  past = $state.raw<{ n: number; view: AnyView } | null>(null);
  plan = $state.raw<Plan | null>(null);
  overlays = $state.raw<readonly string[]>([]);
  /** While the others' turns are played again: the entry up to which they are shown, and the position after it. */
  show = $state.raw<{ n: number; view: AnyView } | null>(null);
  plain = $state(false);
  autoCommit = $state(recall<boolean>('autoCommit') ?? false);
  sending = $state(false);
  problem = $state('');
  whyNot = $state.raw<Blocked | null>(null);
  drawer = $state<DrawerPart | null>(null);
  rule = $state<string | null>(null);
  /** Whose player board was asked for. */
  looked = $state<Seat | null>(null);
  resultShown = $state(false);
  readonly talk: Talk;
  readonly told = new Told(this);
  private mutedWarnings = $state.raw<readonly string[]>(recall<string[]>(MUTED) ?? []);

  constructor(title: GameTitle, session: Session, table: AnyTable | null, voice: Voice) {
    this.title = title;
    this.session = session;
    this.table = table;
    this.voice = voice;
    this.draft = new Draft(session);
    this.talk = new Talk(session.id);
    this.plain = table === null || (recall<boolean>(`plain:${title.id}`) ?? false);
  }

  async speak(): Promise<void> {
    this.voice = await this.title.voices[locale.language]();
  }

  readonly mode: 'live' | 'past' | 'plan' = $derived(this.plan ? 'plan' : this.past ? 'past' : 'live');

  readonly names: readonly string[] = $derived.by(() => shownNames(this.session.seats, this.session.viewer, locale.words.app));

  /** Everybody, mine first. */
  readonly order: readonly SeatInfo[] = $derived.by(() => {
    const { seats, viewer } = this.session;
    return [...seats].sort((a, b) => Number(b.seat === viewer) - Number(a.seat === viewer));
  });

  /** Whose player board is pinned: mine, or in a plan theirs for whom I answer. */
  readonly pinned: Viewer = $derived.by(() => {
    const { viewer } = this.session;
    return viewer !== 'public' && this.plan ? (this.asked?.decision.seat ?? viewer) : viewer;
  });

  /** Whose player board lies over the pinned one. */
  readonly shown: Seat | null = $derived.by(() => (this.plain || this.looked === this.pinned ? null : this.looked));

  /** Shows a seat's player board; asked for again, or for the pinned one, hides it. */
  showBoard(seat: Seat): void {
    this.looked = seat === this.shown || seat === this.pinned ? null : seat;
  }

  /** The position on the table. */
  readonly view: AnyView = $derived.by(() => {
    const { game, viewer } = this.session;
    if (this.plan) return game.view(this.plan.world, viewer) as AnyView;
    if (this.past) return this.past.view;
    return this.draft.steps.length > 0 ? (game.view(this.draft.world, viewer) as AnyView) : this.session.view;
  });

  readonly before: AnyView = $derived.by(() => {
    if (this.plan) return this.session.game.view(this.plan.start, this.session.viewer) as AnyView;
    return this.past ? this.past.view : this.session.view;
  });

  readonly asked = $derived.by(() => {
    if (this.mode === 'past' || this.sending || this.session.isResting || this.session.status !== 'playing') return null;
    const { asked: decision, options } = this.plan ?? this.draft;
    return decision && { decision, options };
  });

  /** The viewer is asked and has not answered yet. */
  readonly isMyTurn: boolean = $derived.by(
    () => this.session.status === 'playing' && this.session.waiting.some(seat => this.session.mine.includes(seat)),
  );

  readonly nameOf = (seat: Seat): string => this.names[seat] ?? locale.words.app.player(seat);

  readonly say: Say = $derived.by(() => ({
    name: this.nameOf,
    view: this.view,
    viewer: this.session.viewer,
  }));

  readonly facts: readonly Fact[] = $derived.by(() => {
    if (this.told.pointed) return this.told.pointed.lines.flatMap(({ facts }) => facts);
    if (this.plan) return [];
    if (this.show) return this.session.lines.find(({ n }) => n === this.show!.n)?.facts ?? [];
    if (this.past) return this.session.lines.find(({ n }) => n === this.past!.n)?.facts ?? [];
    return this.draft.steps.at(-1)?.facts ?? this.session.lines.at(-1)?.facts ?? [];
  });

  readonly scene: Scene = sceneOf(this);

  /** Facts are worded with the latest view, also when looking back: an early position may lack what a fact is about. */
  readonly sayLive: Say = $derived.by(() => ({ name: this.nameOf, view: this.session.view, viewer: this.session.viewer }));

  tell(fact: Fact): string {
    return this.voice.fact(fact, this.sayLive);
  }

  get prompt(): string {
    return this.asked ? this.voice.prompt(this.asked.decision.frame, this.say) : '';
  }

  wordsFor(choice: Choice): string {
    return this.voice.choice(choice, this.say);
  }

  /** Choices that do not answer what is asked, such as conversions; where nothing else is offered, they are the answers. */
  readonly asides: readonly Choice[] = $derived.by(() => {
    const { asides } = this.table ?? {};
    const options = this.asked?.options ?? [];
    const found = asides ? options.filter(option => asides.includes(option.do)) : [];
    return found.length < options.length ? found : [];
  });

  /** Answers that are not on the board. The one that a commit gives by itself is not among them. */
  readonly answers: readonly Choice[] = $derived.by(() => {
    const closing = this.mode === 'live' ? this.draft.closing : null;
    return (this.asked?.options ?? []).filter(
      option => !this.table?.isTarget(option) && !this.asides.includes(option) && !(closing && equal(option, closing)),
    );
  });

  /** The draft is a whole turn, and beside it only asides are left. */
  get isComplete(): boolean {
    return this.mode === 'live' && this.draft.closing !== null && this.asked?.options.length === this.asides.length + 1;
  }

  /** What the game calls all choices that do this, where it has a name for them. */
  groupName = (key: string): string | null => this.table?.groups?.[key]?.[locale.language] ?? null;

  /** A draft in words: its choices, as they were called when they were made. */
  readonly draftWords: readonly string[] = $derived.by(() => {
    const { steps, base } = this.draft;
    const { game, viewer } = this.session;
    return steps.map((step, i) => {
      const view = game.view(steps[i - 1]?.world ?? base, viewer);
      return this.voice.choice(step.move.choice, { ...this.say, view });
    });
  });

  readonly changes: readonly Change[] = $derived.by(() => {
    if (!this.table || this.mode === 'past' || this.view === this.before) return [];
    return this.table.changes(this.before, this.view, this.session.viewer, locale.language);
  });

  readonly warnings: readonly Warning[] = $derived.by(() => {
    const { viewer } = this.session;
    if (!this.table || this.mode !== 'live' || viewer === 'public' || this.draft.steps.length === 0) return [];
    const all = this.table.warnings(this.draft.world, this.draft.moves, viewer, locale.language, this.draft.base);
    return all.filter(({ id }) => !this.mutedWarnings.includes(warningKey(this.title.id, id)));
  });

  muteWarning(id: string): void {
    this.mutedWarnings = [...this.mutedWarnings, warningKey(this.title.id, id)];
    keep(MUTED, this.mutedWarnings);
  }

  /** Everybody's score in the position on the table, as far as this viewer may know it. */
  readonly scores: readonly KnownScore[] = $derived.by(() => {
    const { game, viewer, result } = this.session;
    return (this.mode === 'live' && result) || knownScores(game, this.view, viewer);
  });

  /** The points alone, by seat. */
  readonly points: readonly (number | null)[] = $derived.by(() =>
    this.names.map((_, seat) => this.scores.find(score => score.seat === seat)?.points ?? null),
  );

  choose = (choice: Choice): void => {
    this.whyNot = null;
    this.problem = '';
    if (this.plan) this.plan.choose(choice);
    else if (this.mode === 'live' && !this.sending) {
      this.draft.choose(choice, this.follows);
      if (this.autoCommit && this.draft.isReady && !this.draft.closing) void this.commit();
    }
  };

  private readonly follows: Follows = (asked, made, world) => {
    const { game, viewer, isGuided } = this.session;
    if (isGuided) return null;
    if (asked.options.length === 1) return asked.options[0]!;
    return this.table?.follows?.(asked, made, game.view(world, viewer)) ?? null;
  };

  undo(): void {
    if (this.plan) this.plan.undo();
    else if (this.past) this.leavePast();
    else if (!this.sending) this.draft.undo();
  }

  restart(): void {
    if (this.plan) this.plan.restart();
    else {
      this.leavePast();
      if (!this.sending) this.draft.restart();
    }
  }

  /** Looks at a draft that is about to be committed; true: it speaks first, and the draft is to be committed again. */
  holds: (() => boolean) | null = null;

  async commit(): Promise<void> {
    const { viewer } = this.session;
    if (this.sending || this.mode !== 'live' || viewer === 'public' || !this.draft.isReady || this.holds?.()) return;
    this.sending = true;
    this.problem = '';
    try {
      // After something was learnt the player decides anew.
      await this.session.commit(viewer, this.draft.moves, !this.draft.isRevealing);
      if (this.session.trialWord === undefined) this.draft.restart();
    } catch (error) {
      this.problem = error instanceof Stale ? locale.words.table.stale : messageOf(error);
    } finally {
      this.sending = false;
    }
  }

  setAutoCommit(on: boolean): void {
    this.autoCommit = on;
    keep('autoCommit', on);
  }

  /** The others' turns play themselves: as chosen on this device, or else at tables on this device; never where less motion is wanted. */
  get watches(): boolean {
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    return !isCalm && this.isWatchable && !this.plain && (this.watchWish ?? this.session.kind === 'local');
  }
  /** False: nobody is to be watched here, whatever was chosen. */
  isWatchable = true;
  private watchWish = $state(recall<boolean>('watch'));

  setWatches(on: boolean): void {
    this.watchWish = on;
    keep('watch', on);
  }

  setPlain(on: boolean): void {
    this.plain = on;
    keep(`plain:${this.title.id}`, on);
  }

  toggleOverlay(id: string): void {
    this.overlays = this.overlays.includes(id) ? this.overlays.filter(other => other !== id) : [...this.overlays, id];
  }

  showRule = (id: string): void => {
    this.rule = id;
    this.drawer = 'rules';
  };

  /** A near-move that is not legal: the rule that forbids it, if the game knows. */
  explainChoice = (choice: Choice): void => {
    this.whyNot = this.blocked.find(near => equal(near.choice, choice)) ?? null;
  };

  readonly blocked: readonly Blocked[] = $derived.by(() => {
    const { game, viewer } = this.session;
    if (viewer === 'public' || !game.explain || this.mode !== 'live' || !this.asked) return [];
    return game.explain(this.draft.world, viewer);
  });

  /** Looks at the position after entry `n`; the last one is the live table again. */
  async lookAt(n: number): Promise<void> {
    const wanted = Math.max(1, Math.min(n, this.session.n));
    this.plan = null;
    if (wanted === this.session.n) return this.leavePast();
    this.past = { n: wanted, view: await this.session.viewAt(wanted) };
  }

  leavePast(): void {
    this.past = null;
  }

  get at(): number {
    return this.past?.n ?? this.session.n;
  }

  get hasPlan(): boolean {
    return hasPlan(this.session.id);
  }

  startPlan(): void {
    this.plan = Plan.from(this.session.game, this.session.id, this.view, this.session.viewer);
    this.past = null;
  }

  resumePlan(): void {
    this.plan = Plan.kept(this.session.game, this.session.id);
    this.past = null;
  }

  leavePlan(): void {
    this.plan = null;
  }
}
