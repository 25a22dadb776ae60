/** My tables on the server that are not over. The greeting, the number in the menu and the rows are made of this one list, so that they agree. */
import { api, type Listed, person } from './server.svelte.ts';

class Current {
  tables = $state.raw<readonly Listed[]>([]);
  /** The server has told it. */
  isKnown = $state(false);
  /** What waits for me, by deadline. */
  readonly mine = $derived(this.tables.filter(({ yourTurn, status }) => yourTurn && status === 'playing'));
  readonly others = $derived(this.tables.filter(table => !this.mine.includes(table)));

  async load(): Promise<void> {
    this.tables = person.me ? (await api().tables({ list: 'current' })).tables : [];
    this.isKnown = true;
  }
}

export const current = new Current();
