/** What a draft changes for a seat, collected as chips. */
import type { Change } from '@tarsas/kit/table.ts';

export class Chips {
  readonly found: Change[] = [];

  /** Nothing where nothing changed. */
  add(icon: string, by: number, text: string): void {
    if (by !== 0) this.found.push({ icon, text, tone: by > 0 ? 'gain' : 'cost' });
  }

  addBowls(was: readonly number[], is: readonly number[], words: (was: string, is: string) => string): void {
    if (was.join() === is.join()) return;
    const tone = worth(is) < worth(was) ? 'cost' : 'gain';
    this.found.push({ icon: 'power', text: words(was.join('/'), is.join('/')), tone });
  }
}

/** A token is worth more the higher the number of its bowl. */
const worth = (bowls: readonly number[]): number => bowls[1] + 2 * bowls[2];
