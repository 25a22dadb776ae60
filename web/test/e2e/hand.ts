/** A hand that plays by chance: it presses whatever waits for it, as a person would, until the game is over. */
import type { Game, Kind } from '@tarsas/kernel';
import type { Page } from 'playwright-core';

export interface HandOptions {
  seed: number;
  /** Stops after so many presses. */
  most?: number;
  /** Stops when the page shows this. */
  until?: string;
}

/** Where an answer was given: a drawn part (`board`, `mine` or the id of a panel), the decision bar, or the list of the plain table. */
export type Where = string;

/** By kind of decision: how often it was answered where. What opens a list of possibilities counts as part of its answer. */
export type Answered = Readonly<Record<string, Readonly<Record<Where, number>>>>;

export interface Played {
  /** Fewer than allowed means that the game is over. */
  pressed: number;
  answered: Answered;
}

/** Runs in the page. Presses real buttons: choices of the list or the bar, stitched places of the board, tabs, and the commit. */
export function play(page: Page, { seed, most = 100_000, until = 'dialog[open] .points' }: HandOptions): Promise<Played> {
  return page.evaluate(
    async ({ seed, most, until }) => {
      let state = seed;
      const random = (n: number) => {
        state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
        return Math.floor((state / 2 ** 32) * n);
      };
      const CHOICES =
        '.choices .choice, .bar .act, .db .aside, :is(.part-board, .part-mine, .part-panels) :is(button, [role=button]).target';
      const SHEET = '.sheet:popover-open .choice, :is(.part-board, .part-mine, .part-panels) .sheet button:not(.close)';
      const isOver = () => document.querySelector(until) !== null;
      const waiting = () => {
        // A hand waits until the table is drawn.
        if (document.querySelector('.tb[aria-busy=true]')) return [];
        const sheet = [...document.querySelectorAll(SHEET)];
        if (sheet.length > 0) return sheet;
        const commit = document.querySelector('.commit.pri');
        const aside = document.querySelector('.db .aside');
        if (commit) return aside && random(4) === 0 ? [aside] : [commit];
        // Who has answered may think again; this hand does not.
        if (!document.querySelector('.db.turn')) return [];
        const seen = [...document.querySelectorAll(CHOICES)].filter(element => element.checkVisibility());
        // A narrow screen shows one part at a time, and marks where something waits.
        const elsewhere = [...document.querySelectorAll('.tabs .waits:not([aria-current])')].filter(tab => tab.checkVisibility());
        return seen.length > 0 && (elsewhere.length === 0 || random(4) > 0) ? seen : elsewhere;
      };
      const answered: Record<string, Record<string, number>> = {};
      const whereIs = (element: Element) => {
        if (element.closest('.db')) return 'bar';
        if (element.closest('.choices')) return 'list';
        const panel = element.closest('[data-panel]')?.getAttribute('data-panel');
        return panel ?? (element.closest('.part-mine') ? 'mine' : 'board');
      };
      const note = (element: Element) => {
        const kind = document.querySelector('.db')?.getAttribute('data-asked');
        if (!kind || element.matches('.commit, .tabs *')) return;
        const where = whereIs(element);
        answered[kind] ??= {};
        answered[kind][where] = (answered[kind][where] ?? 0) + 1;
      };
      const change = () =>
        new Promise<void>(resolve => {
          const watch = new MutationObserver(() => {
            watch.disconnect();
            resolve();
          });
          watch.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
        });
      const frame = () => new Promise(resolve => requestAnimationFrame(resolve));
      /** A point of the thing that a finger would hit: not outside the window, and nothing on top of it. */
      const isReachable = (element: Element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        const steps = [0.5, 0.3, 0.7, 0.1, 0.9];
        return steps.some(y => steps.some(x => element.contains(document.elementFromPoint(left + x * width, top + y * height))));
      };
      const bring = (element: Element) => {
        if (!element.closest('.pane')) return element.scrollIntoView({ block: 'center', inline: 'nearest' });
        // The window moves to what gets the focus.
        (element as SVGElement).blur();
        (element as SVGElement).focus({ preventScroll: true });
      };
      /** Brings it into view, as somebody would who looks for it, and waits until it has come. A new question may move the window once more. */
      const reach = async (element: Element) => {
        for (let n = 0; n < 60 && !isReachable(element); n++) {
          if (n % 10 === 0) bring(element);
          await frame();
        }
        if (element.isConnected && !isReachable(element)) throw new Error(`A finger does not reach “${nameOf(element)}”`);
      };
      const nameOf = (element: Element) => element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';
      let pressed = 0;
      while (pressed < most && !isOver()) {
        const found = waiting();
        if (found.length === 0) {
          await change();
          continue;
        }
        const element = found[random(found.length)]!;
        await reach(element);
        const changed = change();
        note(element);
        element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
        pressed++;
        // Not everything that is pressed changes the page: a sheet may open as it was left.
        await Promise.race([changed, frame().then(frame)]);
      }
      return { pressed, answered };
    },
    { seed, most, until },
  );
}

/** The kinds of frames in which a game asks somebody something. */
export const questionKinds = (game: Pick<Game<Kind>, 'steps'>): string[] =>
  Object.entries(game.steps).flatMap(([kind, { options }]) => (options ? [kind] : []));

/** Of these kinds of decisions, those that no hand has answered. */
export const coverage = (kinds: readonly string[], ...hands: readonly Answered[]): string[] =>
  kinds.filter(kind => !hands.some(answered => kind in answered));

/** The kinds that were answered on a drawn part, by any hand; the others only in words. */
export const answeredOnBoard = (...hands: readonly Answered[]): string[] => [
  ...new Set(
    hands.flatMap(answered =>
      Object.entries(answered).flatMap(([kind, places]) =>
        Object.keys(places).some(where => where !== 'bar' && where !== 'list') ? [kind] : [],
      ),
    ),
  ),
];

/** What the dialog at the end says: the points, from the first to the last. */
export const finalPoints = (page: Page): Promise<string[]> => page.locator('dialog[open] .points').allTextContents();
