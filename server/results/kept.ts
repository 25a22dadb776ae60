/**
 * Answers worked out from many rows, kept in memory while what they were worked out from is the same: a cheap question (the revision) is asked
 * instead of the expensive one. LRU; after `KEEP_MS` an answer is worked out anew, because a rebuild may change rows without changing their number.
 */
const KEEP_MS = 600_000;
const AT_MOST = 500;

export class Kept<T> {
  private readonly answers = new Map<string, { revision: string; until: number; answer: T }>();

  async get(key: string, revision: string, work: () => Promise<T>): Promise<T> {
    const known = this.answers.get(key);
    this.answers.delete(key);
    const isFresh = known?.revision === revision && known.until > Date.now();
    const kept = isFresh ? known : { revision, until: Date.now() + KEEP_MS, answer: await work() };
    this.answers.set(key, kept);
    for (const oldest of this.answers.keys()) {
      if (this.answers.size <= AT_MOST) break;
      this.answers.delete(oldest);
    }
    return kept.answer;
  }
}
