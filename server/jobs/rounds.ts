/**
 * Round-robin between people: each further job of the same person belongs to a later round, and rounds are done in order. A person with forty
 * jobs waits for their own; a person with one waits only for jobs already begun.
 */
export class Rounds {
  private now = 0;
  /** The round of each person's last job, as long as it is still to come. */
  private readonly last = new Map<string, number>();

  /** The round of one more job of this person. */
  next(person: string): number {
    const round = Math.max(this.now, (this.last.get(person) ?? -1) + 1);
    this.last.set(person, round);
    return round;
  }

  /** A job of this round is being done. Processes on one database learn from each other's jobs how far they have come. */
  begun(round: number): void {
    if (round <= this.now) return;
    this.now = round;
    for (const [person, last] of this.last) if (last < round) this.last.delete(person);
  }
}
