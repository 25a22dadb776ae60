/**
 * Lines of an exported log. On the reference server a turn is over as soon as another faction has a line, so that everything the player on
 * turn says is one line, and what others answer meanwhile comes after it.
 */
import type { FactionId } from '../data/index.ts';

export class Rows {
  readonly lines: string[] = [];
  private faction: FactionId | null = null;
  private own: string[] = [];
  private answers: string[] = [];
  /** What the player on turn could say only after the answers. */
  private afterwards: string[] = [];
  private comments: string[] = [];

  /** Others have answered something in the line in progress. */
  get isAnswered(): boolean {
    return this.answers.length > 0;
  }

  get isWaiting(): boolean {
    return this.afterwards.length > 0;
  }

  /** A line of the table as a whole, or a comment. */
  table(line: string): void {
    this.end();
    this.lines.push(line);
  }

  say(faction: FactionId, commands: readonly string[]): void {
    if (faction !== this.faction) this.end();
    this.faction = faction;
    this.own.push(...commands);
  }

  /** Commands at an earlier place of the line in progress. */
  sayBefore(place: number, command: string): void {
    this.own.splice(place, 0, command);
  }

  /** Takes a command of the line in progress back. */
  unsay(place: number): void {
    this.own.splice(place, 1);
  }

  /** Beside the line in progress. Comments on a line come first on the server, so that they do not end the turn. */
  comment(...texts: readonly string[]): void {
    for (const text of texts) if (!this.comments.includes(text)) this.comments.push(text);
  }

  /** Where the next command of the line in progress will stand. */
  get place(): number {
    return this.own.length;
  }

  answer(faction: FactionId, command: string): void {
    this.answers.push(`${faction}: ${command}`);
  }

  sayAfterwards(faction: FactionId, commands: readonly string[]): void {
    this.faction ??= faction;
    this.afterwards.push(...commands);
  }

  /** The next command begins a new line. */
  end(): void {
    const aside = this.comments.map(comment => ` # ${comment}`).join('');
    if (this.own.length > 0) this.lines.push(`${this.faction}: ${this.own.join('. ')}${aside}`);
    else if (aside !== '') this.lines.push(aside.trim());
    this.lines.push(...this.answers);
    if (this.afterwards.length > 0) this.lines.push(`${this.faction}: ${this.afterwards.join('. ')}`);
    this.faction = null;
    this.own = [];
    this.answers = [];
    this.afterwards = [];
    this.comments = [];
  }
}
