/** Splits drawing over several animation frames, so that a press is answered before all is drawn. */
import { untrack } from 'svelte';

/** Without a browser (tests write tables out as text) there is nothing to measure and no frame to wait for: everything is drawn at once. */
export const isText = typeof document === 'undefined';

/** Calls back once the screen shows what has been changed so far, in a task of its own. Returns a function that cancels it. */
export function afterPaint(then: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(then);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** What is still being drawn. One slice a frame is drawn for the whole page, the innermost first: what stands above others has its height before they come. */
interface Drawing {
  /** Draws the next slice; false: that was the last one. */
  next(): boolean;
}
const drawings: Drawing[] = [];
let isWaiting = false;

function goOn(): void {
  if (isWaiting || drawings.length === 0) return;
  isWaiting = true;
  afterPaint(() => {
    isWaiting = false;
    const drawing = drawings.at(-1);
    if (drawing && !drawing.next()) remove(drawing);
    goOn();
  });
}

function remove(drawing: Drawing): void {
  const at = drawings.indexOf(drawing);
  if (at >= 0) drawings.splice(at, 1);
}

/** Counts from 1 to `most`, one a frame: what a component shows at the first, the second, the third count is drawn then. For components while they are set up. */
export function gradually(most: number | (() => number)): { readonly count: number } {
  const last = typeof most === 'number' ? () => most : most;
  let count = $state(isText ? Number.POSITIVE_INFINITY : 1);
  const drawing: Drawing = {
    next: () => {
      count++;
      return count < untrack(last);
    },
  };
  const begin = () => {
    if (untrack(() => count) >= last() || drawings.includes(drawing)) return;
    drawings.push(drawing);
    goOn();
  };
  // Parents are set up before what stands in them, so that comes first.
  if (!isText) untrack(begin);
  // There may be more to draw later.
  $effect(begin);
  $effect(() => () => remove(drawing));
  return {
    get count() {
      return count;
    },
  };
}
