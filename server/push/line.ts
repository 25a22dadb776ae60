/**
 * What is said over a wire: news of tables, and a pulse of every process each second. The texts of a process are numbered, and its pulse says how many there
 * were, so whoever missed one notices within a second. A process that falls silent without a farewell may have committed what it did not
 * live to tell. In both cases the others compare numbers (`catchUp`): a lost text costs a read, never a move.
 *
 * Nothing is told while nobody else is there; it is numbered all the same. A process heard of for the first time may have committed something before it
 * knew that we listen, so then numbers are compared as well.
 */
import { randomBytes } from 'node:crypto';
import type { Bus, Committed, Listener, Wire } from './bus.ts';
import { KINDS, type Kind, newsIn, textsOf } from './newsText.ts';

/** The interval of the pulse, and the longest time without one. */
const PULSE_MS = 1_000;
const DEAF_MS = 4_000;
/** So many texts wait for a wire that is being opened anew; the others are given up, which their numbers tell. */
const MOST_WAITING = 1_000;

/** What is done about a wire that does not do its work. */
export interface Lost {
  /** It was closed for a while. */
  reopened(): void;
  /** Every second in which nothing is heard. */
  deaf?(): void;
}

interface Peer {
  /** The number of its last text; null: an earlier version, which does not number. */
  count: number | null;
  heardAt: number;
}

export class Line implements Bus {
  private readonly wire: Wire;
  private readonly listener: Listener;
  private readonly lost: Lost;
  private readonly me = randomBytes(6).toString('hex');
  private readonly peers = new Map<string, Peer>();
  private count = 0;
  private waiting: string[] = [];
  private sending: Promise<void> | null = null;
  /** When this process last received its own pulse, and when it last began to listen. */
  private heardAt = Number.NEGATIVE_INFINITY;
  private listensSince = 0;
  private onPulse = () => {};
  private timer: NodeJS.Timeout | undefined;

  constructor(wire: Wire, listener: Listener, lost: Lost) {
    this.wire = wire;
    this.listener = listener;
    this.lost = lost;
  }

  async open(): Promise<this> {
    try {
      await this.wire.open(
        this.me,
        text => this.receive(text),
        () => this.begin(),
      );
      this.listensSince = performance.now();
      await this.firstPulse();
    } catch (error) {
      await this.wire.close();
      throw error;
    }
    this.timer = setInterval(() => this.look(), PULSE_MS);
    this.timer.unref();
    return this;
  }

  hears(): boolean {
    return performance.now() - this.heardAt < DEAF_MS;
  }

  /** How many other processes are heard. */
  get others(): number {
    return this.peers.size;
  }

  isAlone(): boolean {
    return this.others === 0;
  }

  tell(news: readonly Committed[]): void {
    const isHeard = this.peers.size > 0;
    for (const text of isHeard ? textsOf(news, this.wire.most) : ['']) {
      this.count++;
      if (isHeard) this.sayToAll(`entries ${this.me},${this.count} ${text}`);
    }
  }

  knows(peer: string): boolean {
    return this.wire.isDirect && this.peers.has(peer);
  }

  /** What is too long is not said: then it is read. */
  say(peer: string, kind: Kind, text: string): void {
    const whole = `${kind} ${this.me} ${text}`;
    if (!this.knows(peer) || Buffer.byteLength(whole) > this.wire.most) return;
    this.wire.send([whole], peer).catch(() => {});
  }

  private begin(): void {
    this.listensSince = performance.now();
    this.lost.reopened();
    this.pulse();
  }

  private async firstPulse(): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const heard = new Promise<void>((resolve, reject) => {
      this.onPulse = resolve;
      timer = setTimeout(() => reject(this.wire.unheard()), DEAF_MS);
    });
    this.pulse();
    await heard.finally(() => clearTimeout(timer));
  }

  private pulse(): void {
    this.sayToAll(`pulse ${this.me} ${this.count}`);
  }

  /** What is said while the last texts are under way goes together. */
  private sayToAll(text: string): void {
    if (this.waiting.push(text) > MOST_WAITING) this.waiting.shift();
    this.sending ??= this.send().finally(() => {
      this.sending = null;
    });
  }

  private async send(): Promise<void> {
    while (this.waiting.length > 0) {
      const texts = this.waiting.splice(0);
      try {
        await this.wire.send(texts);
      } catch {
        // Said again with the next pulse: those who have heard it know by its number.
        this.waiting = [...texts.filter(text => !text.startsWith('pulse ')), ...this.waiting].slice(-MOST_WAITING);
        return;
      }
    }
  }

  private receive(text: string): void {
    const [what, who, ...words] = text.split(' ', 3);
    if (what === 'pulse') this.pulseOf(who, words.length > 0 ? Number(words[0]) : null);
    else if (what === 'bye') this.peers.delete(who);
    else if (what === 'entries') this.newsOf(who, text);
    else if (KINDS.includes(what)) this.listener.said(what as Kind, who, text.slice(what.length + who.length + 2));
    else this.listener.hear(text.split(' '));
  }

  private newsOf(who: string, text: string): void {
    const [peer, number, ...more] = who.split(',');
    if (peer === this.me) return;
    // An earlier version begins with the first table.
    const numbered = more.length === 0;
    if (numbered) this.heardFrom(peer, Number(number), 1);
    this.listener.news(
      newsIn(text.slice(text.indexOf(' ') + 1 + (numbered ? who.length + 1 : 0))),
      this.wire.isDirect && numbered ? peer : null,
    );
  }

  private pulseOf(peer: string, count: number | null): void {
    if (peer === this.me) {
      this.heardAt = performance.now();
      this.onPulse();
    } else this.heardFrom(peer, count, 0);
  }

  /** `ahead`: by how much the number is that of the next text, where nothing was missed. */
  private heardFrom(peer: string, count: number | null, ahead: 0 | 1): void {
    const known = this.peers.get(peer);
    this.peers.set(peer, { count: count === null ? null : Math.max(count, known?.count ?? 0), heardAt: performance.now() });
    // It hears of us at once, and not only with the next pulse.
    if (!known) this.pulse();
    if (!known || (count !== null && count > (known.count ?? 0) + ahead)) this.listener.catchUp();
  }

  private look(): void {
    this.pulse();
    // Not within the first seconds of listening, in which no pulse can have arrived yet.
    if (!this.hears() && performance.now() - this.listensSince > DEAF_MS) this.wire.reopen();
    if (!this.hears()) this.lost.deaf?.();
    for (const [peer, { heardAt }] of this.peers) {
      if (performance.now() - heardAt < DEAF_MS) continue;
      this.peers.delete(peer);
      this.listener.catchUp();
    }
  }

  async close(): Promise<void> {
    clearInterval(this.timer);
    this.sayToAll(`bye ${this.me}`);
    await this.sending;
    await this.wire.close();
  }
}
