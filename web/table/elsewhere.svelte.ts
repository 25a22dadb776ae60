/** My other tables: those that wait for me. */
import type { Seat } from '@tarsas/kernel';
import { api } from '../app/server.svelte.ts';

export class Elsewhere {
  waiting = $state.raw<readonly string[]>([]);
  private readonly here: string;
  private mine = new Map<string, readonly Seat[]>();

  constructor(here: string) {
    this.here = here;
  }

  async load(): Promise<void> {
    const { tables } = await api().tables({ list: 'mine' });
    this.mine = new Map(tables.map(({ id, yours }) => [id, yours]));
    this.waiting = tables.filter(({ id, yourTurn, status }) => yourTurn && status === 'playing' && id !== this.here).map(({ id }) => id);
  }

  hear({ id, status, waiting }: { id: string; status: string; waiting: Seat[] }): void {
    const yours = this.mine.get(id);
    if (!yours) void this.load();
    const isWaiting = status === 'playing' && waiting.some(seat => yours?.includes(seat));
    const others = this.waiting.filter(other => other !== id);
    this.waiting = isWaiting ? [...others, id] : others;
  }
}
