/**
 * Work that takes long, done a slice at a time: whoever moves meanwhile waits for a slice, never for the whole. One piece of work is done at a
 * time, in the order they came, and as much time as it takes is left for everybody else.
 */
const SLICE_MS = 4;

export class Slices {
  private tail: Promise<unknown> = Promise.resolve();

  /** `work` stops wherever it may be interrupted. */
  do<T>(work: Iterator<void, T>): Promise<T> {
    const result = this.tail.then(() => inSlices(work));
    this.tail = result.then(rest, rest);
    return result;
  }

  /** For what is done in small pieces anyway: when this piece may be done. */
  turn(): Promise<void> {
    return this.do([].values() as Iterator<void, void>);
  }
}

const rest = () => new Promise(resolve => setTimeout(resolve, SLICE_MS));

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
