/** The parts of a table: where the choices lie, and which part a phone shows, as it has room for one only. */
import { afterPaint } from '@tarsas/kit/frames.svelte.ts';
import type { GlyphName } from '@tarsas/kit/glyphs.ts';
import type { AnyTable } from '@tarsas/kit/table.ts';
import { untrack } from 'svelte';
import { MediaQuery } from 'svelte/reactivity';
import type { Desk } from './desk.svelte.ts';
import type { Tab } from './Tabs.svelte';

/** Constructed during component initialisation, as it has an effect. */
export class Parts {
  private readonly desk: Desk;
  private readonly phone = new MediaQuery('(max-width: 760px)');
  private readonly large = new MediaQuery('(min-width: 2200px) and (min-height: 1200px)');
  tab = $state<Tab>('board');

  constructor(desk: Desk) {
    this.desk = desk;
    // What is asked first decides what is drawn first; later it is shown after the paint that answers the press.
    let asked = untrack(() => desk.asked?.decision.id);
    if (asked !== undefined) untrack(this.turnThere);
    $effect(() => {
      const now = desk.asked?.decision.id;
      if (now === undefined || now === asked) return;
      asked = now;
      return afterPaint(this.turnThere);
    });
  }

  get isPhone(): boolean {
    return this.phone.current;
  }

  /** Every board lies open, the talk is docked. */
  get isLarge(): boolean {
    return this.large.current;
  }

  /** A seat's board as it lies open there. */
  get open(): AnyTable['Open'] {
    return this.large.current ? this.drawn?.Open : undefined;
  }

  /** Null: the plain table is shown. */
  readonly drawn: AnyTable | null = $derived.by(() => (this.desk.plain ? null : this.desk.table));
  readonly panels = $derived.by(() => (this.drawn?.panels ?? []).filter(({ isShown }) => isShown?.(this.desk.view) ?? true));
  readonly tabs = $derived.by((): [Tab, GlyphName][] => [
    ['board', this.drawn ? 'map' : 'text'],
    ...(this.drawn && this.desk.session.viewer !== 'public' ? ([['mine', 'board']] as [Tab, GlyphName][]) : []),
    ...(this.panels.length > 0 ? ([['panels', 'tiles']] as [Tab, GlyphName][]) : []),
    ['seats', 'seats'],
    ['log', 'log'],
  ]);
  readonly current: Tab = $derived.by(() => (this.tabs.some(([id]) => id === this.tab) ? this.tab : 'board'));

  /** Parts of the drawn table with something to choose. */
  readonly asked = $derived.by(() => new Set((this.desk.asked?.options ?? []).flatMap(choice => this.drawn?.partOf?.(choice) ?? [])));
  /** The same as tabs, which a phone marks. */
  readonly stitched = $derived.by(
    () => new Set([...this.asked].map((part): Tab => (part === 'board' || part === 'mine' ? part : 'panels'))),
  );

  /** On a phone only the tab that is shown is drawn. */
  isDrawn(part: Tab): boolean {
    return !this.isPhone || this.current === part;
  }

  /** Shows the tab with the choices, if all of them lie in one. */
  private readonly turnThere = (): void => {
    const [only] = this.stitched;
    if (!only || this.stitched.size > 1) return;
    this.tab = only;
    afterPaint(this.showPanel);
  };

  /** Scrolls to the panel with the choices, if all of them lie in one. */
  readonly showPanel = (): void => {
    const [part] = this.asked;
    if (this.asked.size === 1) document.querySelector(`[data-panel="${part}"]`)?.scrollIntoView({ block: 'nearest' });
  };
}
