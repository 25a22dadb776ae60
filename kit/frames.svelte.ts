/** Splits drawing over several animation frames, so that a press is answered before all is drawn. */

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

/** Counts from 1 to `most`, one a frame: what a component shows at the first, the second, the third count is drawn then. For components while they are set up. */
export function gradually(most: number): { readonly count: number } {
  let count = $state(isText ? most : 1);
  $effect(() => {
    if (count < most) return afterPaint(() => count++);
  });
  return {
    get count() {
      return count;
    },
  };
}
