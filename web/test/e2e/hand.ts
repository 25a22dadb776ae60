/** A hand that plays by chance: it presses whatever waits for it, as a person would, until the game is over. */
import type { Page } from 'playwright-core';

export interface HandOptions {
  seed: number;
  /** Stops after so many presses. */
  most?: number;
}

/**
 * Runs in the page. Presses real buttons: choices of the list or the bar, stitched places of the board, and the commit.
 * Returns how many it pressed; fewer than allowed means that the game is over.
 */
export function play(page: Page, { seed, most = 100_000 }: HandOptions): Promise<number> {
  return page.evaluate(
    async ({ seed, most }) => {
      let state = seed;
      const random = (n: number) => {
        state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
        return Math.floor((state / 2 ** 32) * n);
      };
      const CHOICES = '.choices .choice, .bar .act, :is(.part-board, .part-mine, .part-panels) :is(button, [role=button]).target';
      const isOver = () => document.querySelector('dialog[open] .points') !== null;
      const waiting = () => {
        const sheet = [...document.querySelectorAll('.sheet:popover-open .choice, .part-board .sheet button:not(.close)')];
        if (sheet.length > 0) return sheet;
        const commit = document.querySelector('.commit.pri');
        if (commit) return [commit];
        // Who has answered may think again; this hand does not.
        return document.querySelector('.db.turn') ? [...document.querySelectorAll(CHOICES)] : [];
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
      let pressed = 0;
      while (pressed < most && !isOver()) {
        const found = waiting();
        if (found.length === 0) {
          await change();
          continue;
        }
        const changed = change();
        found[random(found.length)]!.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
        pressed++;
        // Not everything that is pressed changes the page: a sheet may open as it was left.
        await Promise.race([changed, frame().then(frame)]);
      }
      return pressed;
    },
    { seed, most },
  );
}

/** What the dialog at the end says: the points, from the first to the last. */
export const finalPoints = (page: Page): Promise<string[]> => page.locator('dialog[open] .points').allTextContents();
