/** What is said at a table, and how much of it is unread; the device remembers how far its owner has read. */
import { keep, recall } from '../app/device.ts';
import { api } from '../app/server.svelte.ts';
import type { ChatMessage } from '../session/server.svelte.ts';

export class Talk {
  private readonly id: string;
  messages = $state.raw<readonly ChatMessage[]>([]);
  /** The last message that was read. */
  read = $state(0);

  constructor(id: string) {
    this.id = id;
    this.read = recall<number>(this.key) ?? 0;
  }

  private get key(): string {
    return `read:${this.id}`;
  }

  isNew = ({ id, yours }: ChatMessage, since = this.read): boolean => id > since && !yours;

  get unread(): number {
    return this.messages.filter(message => this.isNew(message)).length;
  }

  async load(): Promise<void> {
    const { messages } = await api().chat({ id: this.id });
    // What was heard while the answer was on its way is not in it.
    const last = messages.at(-1)?.id ?? 0;
    this.messages = [...messages, ...this.messages.filter(({ id }) => id > last)];
  }

  /** Says something; the answer and the stream tell it alike. */
  async say(text: string): Promise<void> {
    this.hear((await api().say({ id: this.id, text })).message);
  }

  /** A new message, or one that has changed: a moderator has taken it down. */
  hear(message: ChatMessage): void {
    const at = this.messages.findIndex(({ id }) => id === message.id);
    this.messages = at < 0 ? [...this.messages, message] : this.messages.with(at, message);
  }

  readAll(): void {
    const last = this.messages.at(-1)?.id ?? 0;
    if (last <= this.read) return;
    this.read = last;
    keep(this.key, last);
  }
}
