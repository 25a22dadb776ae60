/**
 * Keeps the event loop free for moves: what costs much is done one piece after the other, with a rest between two pieces in which everything
 * else has its turn.
 */
const SLICE_MS = 4;

const rest = () => new Promise(resolve => setTimeout(resolve, SLICE_MS));

/** Pieces of work in the order they came; the next one begins after the last one has ended and a rest. */
export class Turns {
  private tail: Promise<unknown> = Promise.resolve();

  do<T>(work: () => Promise<T>): Promise<T> {
    const result = this.tail.then(work);
    this.tail = result.then(rest, rest);
    return result;
  }
}

/** Long synchronous work, cut into slices: a move that arrives meanwhile waits for one slice, never for the whole. */
export class Slices {
  private readonly turns = new Turns();

  /** `work` yields wherever it may be interrupted. */
  do<T>(work: Iterator<void, T>): Promise<T> {
    return this.turns.do(() => inSlices(work));
  }

  /** For work that is short in itself: resolves when it may be done. */
  turn(): Promise<void> {
    return this.turns.do(async () => {});
  }
}

async function inSlices<T>(work: Iterator<void, T>): Promise<T> {
  for (;;) {
    const end = performance.now() + SLICE_MS;
    do {
      const { done, value } = work.next();
      if (done) return value;
    } while (performance.now() < end);
    await rest();
  }
}
