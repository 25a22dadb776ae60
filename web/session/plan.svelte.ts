/** Plan mode: moves ahead for everybody on an imagined world. It is kept on the device and never sent. */
import {
  type Choice,
  type Core,
  type Decision,
  decide,
  equal,
  type Game,
  imagine,
  type Kind,
  type Move,
  optionsOf,
  pending,
  type Viewer,
} from '@tarsas/kernel';
import { keep, recall } from '../app/device.ts';
import type { AnyView } from './session.ts';

interface KeptPlan {
  view: AnyView;
  viewer: Viewer;
  moves: Move[];
}

export class Plan {
  readonly viewer: Viewer;
  private readonly game: Game<Kind>;
  private readonly key: string;
  private readonly view: AnyView;
  private moves = $state.raw<readonly Move[]>([]);

  private constructor(game: Game<Kind>, key: string, { view, viewer, moves }: KeptPlan) {
    this.game = game;
    this.key = key;
    this.view = view;
    this.viewer = viewer;
    this.moves = moves;
    this.keep();
  }

  static from(game: Game<Kind>, table: string, view: AnyView, viewer: Viewer): Plan {
    return new Plan(game, keyOf(table), { view, viewer, moves: [] });
  }

  static kept(game: Game<Kind>, table: string): Plan | null {
    const kept = recall<KeptPlan>(keyOf(table));
    return kept && new Plan(game, keyOf(table), kept);
  }

  private readonly worlds: readonly Core[] = $derived.by(() => {
    const worlds = [imagine(this.game, this.view, this.viewer, 'plan') as Core];
    for (const move of this.moves) {
      const world = worlds.at(-1)!;
      const decision = pending(this.game, world).find(({ id, seat }) => id === move.decision && seat === move.seat);
      const choice = decision && optionsOf(this.game, world, decision).find(option => equal(option, move.choice));
      if (!decision || !choice) break;
      worlds.push(decide(this.game, world, decision, choice).state);
    }
    return worlds;
  });

  get start(): Core {
    return this.worlds[0]!;
  }

  get world(): Core {
    return this.worlds.at(-1)!;
  }

  get length(): number {
    return this.worlds.length - 1;
  }

  /** The first seat that is asked: in a plan one person answers for all seats. */
  readonly asked: Decision | null = $derived.by(() => {
    const open = pending(this.game, this.world).filter(({ waiting }) => waiting);
    return open.find(({ seat }) => seat === this.viewer) ?? open[0] ?? null;
  });

  readonly options: readonly Choice[] = $derived.by(() => (this.asked ? optionsOf(this.game, this.world, this.asked) : []));

  choose(choice: Choice): void {
    const { asked } = this;
    if (!asked) return;
    this.moves = [...this.moves.slice(0, this.length), { seat: asked.seat, decision: asked.id, choice }];
    this.keep();
  }

  undo(): void {
    this.moves = this.moves.slice(0, Math.max(0, this.length - 1));
    this.keep();
  }

  restart(): void {
    this.moves = [];
    this.keep();
  }

  forget(): void {
    keep(this.key, null);
  }

  private keep(): void {
    keep(this.key, { view: this.view, viewer: this.viewer, moves: this.moves } satisfies Omit<KeptPlan, 'moves'> & {
      moves: readonly Move[];
    });
  }
}

const keyOf = (table: string) => `plan:${table}`;

export const hasPlan = (table: string): boolean => recall(keyOf(table)) !== null;
