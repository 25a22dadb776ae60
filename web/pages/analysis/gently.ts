/** Work that nobody waits for, in the order in which it was asked for: a little at a time, so that the page never stands still for it. */

/** Milliseconds in a row. */
const AT_ONCE = 8;

export class Gently {
  private readonly waiting: (() => void)[] = [];
  private readonly now: () => number;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** `now`: the clock, in milliseconds. */
  constructor(now = () => performance.now()) {
    this.now = now;
  }

  add(work: () => void): void {
    this.waiting.push(work);
    this.timer ??= setTimeout(this.go);
  }

  clear(): void {
    this.waiting.length = 0;
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  private readonly go = (): void => {
    const since = this.now();
    do this.waiting.shift()?.();
    while (this.waiting.length > 0 && this.now() - since < AT_ONCE);
    this.timer = this.waiting.length > 0 ? setTimeout(this.go) : undefined;
  };
}
