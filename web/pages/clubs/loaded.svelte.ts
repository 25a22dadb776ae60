/** Something the server tells, kept while pages change: turning to another division shows it at once and asks again meanwhile. */
import { messageOf, person } from '../../app/server.svelte.ts';
import { listen } from '../../app/stream.ts';

const seen = new Map<string, unknown>();

export class Loaded<T> {
  value = $state.raw<T | null>(null);
  problem = $state('');
  busy = $state(false);
  private readonly key: string;
  private readonly ask: () => Promise<T>;

  constructor(key: string, ask: () => Promise<T>) {
    this.key = key;
    this.ask = ask;
    this.value = (seen.get(key) as T | undefined) ?? null;
  }

  /** False: the problem says why. */
  async load(): Promise<boolean> {
    return this.take(this.ask);
  }

  /** Does something whose answer is what there is now. Never two at a time: a second press waits for nobody. */
  async act(doing: () => Promise<T>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    const isDone = await this.take(doing);
    this.busy = false;
    return isDone;
  }

  private async take(from: () => Promise<T>): Promise<boolean> {
    try {
      this.value = await from();
      seen.set(this.key, this.value);
      this.problem = '';
      return true;
    } catch (error) {
      this.problem = messageOf(error);
      return false;
    }
  }
}

/** Loads it for whoever reads, and again whenever something happens at one of their tables; to be called while a component is set up. */
export function keepLoaded(loaded: Loaded<unknown>): void {
  void person.know().then(() => loaded.load());
  $effect(() => {
    if (!person.me) return;
    const stream = listen({ on: { table: () => void loaded.load() } });
    return () => stream.close();
  });
}
