/** Servers for a club of test clients: their time is told, they may be killed, and every call to a webhook is written down. */
import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { client } from '../api/client.ts';
import type { Where } from '../storage/open.ts';
import { freePort } from './postgres.ts';
import { member, type Running, running, Sink, type Somebody } from './running.ts';
import type { Said } from './timed.ts';

const PROGRAM = new URL('./timed.ts', import.meta.url).pathname;
/** Clients talk to this; each request goes to one of the servers. */
const ANY = 'http://any';

/** One of the servers. */
interface House {
  url: string;
  up: Promise<void>;
  setNow(at: number): Promise<void>;
  kill(): Promise<void>;
  stop(): Promise<void>;
}

export interface Notice {
  who: string;
  scope: string;
  key: string;
}

export class Clubhouse {
  readonly where: Where;
  readonly letters = new Sink();
  /** Notices as webhooks were called with them. */
  readonly notices: Notice[] = [];
  /** Errors that a server has logged. */
  readonly troubles: string[] = [];
  kills = 0;
  private houses: House[] = [];
  private at: number;
  private turn = 0;
  private onNotice: (notice: Notice) => void = () => {};
  private readonly recorder = createServer((request, answer) => {
    let text = '';
    request.on('data', chunk => {
      text += chunk;
    });
    request.on('end', () => {
      const notice = { who: request.url!.slice(1), ...(JSON.parse(text) as Omit<Notice, 'who'>) };
      this.notices.push(notice);
      answer.end();
      this.onNotice(notice);
    });
  });

  private constructor(where: Where, at: number) {
    this.where = where;
    this.at = at;
  }

  /** `processes`: 0 runs one server in this process, which cannot be killed. */
  static async open(where: Where, processes: number, at: number): Promise<Clubhouse> {
    const club = new Clubhouse(where, at);
    await new Promise<void>(resolve => club.recorder.listen(0, '127.0.0.1', resolve));
    club.houses =
      processes === 0 ? [await club.inThisProcess()] : await Promise.all(Array.from({ length: processes }, () => club.inProcess()));
    return club;
  }

  get now(): number {
    return this.at;
  }

  async setNow(at: number): Promise<void> {
    this.at = at;
    await Promise.all(this.houses.map(house => house.up.then(() => house.setNow(at))));
  }

  /** Kills a server at the next notice that fits, and starts it again. */
  async killAt(fits: (notice: Notice) => boolean): Promise<void> {
    await new Promise<void>(resolve => {
      this.onNotice = notice => {
        if (fits(notice)) resolve();
      };
    });
    this.onNotice = () => {};
    await this.kill();
  }

  async kill(): Promise<void> {
    const house = this.houses[this.kills++ % this.houses.length];
    await house.kill();
    await house.up;
    await house.setNow(this.at);
  }

  async stop(): Promise<void> {
    await Promise.all(this.houses.map(house => house.stop()));
    this.recorder.close();
  }

  /** A request is sent again when the server it was sent to was killed. */
  private readonly call = async (url: string, init: RequestInit): Promise<Response> => {
    for (;;) {
      const house = this.houses[this.turn++ % this.houses.length];
      try {
        return await fetch(url.replace(ANY, house.url), init);
      } catch {
        await house.up;
      }
    }
  };

  client(token?: string) {
    return client({ base: ANY, token, fetch: this.call });
  }

  /** Somebody with an account whose webhook is written down. */
  async join(name: string): Promise<Somebody> {
    const [{ url }] = this.houses;
    const { token } = await member({ url, letters: this.letters } as Running, name, `${name.toLowerCase()}@example.org`);
    const somebody = { ...this.client(token), name, token, base: ANY };
    const { port } = this.recorder.address() as AddressInfo;
    const notify = { turn: [], start: [], over: [], chat: [], club: ['webhook' as const] };
    await somebody.changeMe({ preferences: { webhook: `http://127.0.0.1:${port}/${name}`, notify } });
    return somebody;
  }

  private async inThisProcess(): Promise<House> {
    const server = await running(this.where, { now: () => this.at });
    server.letters.take = text => this.letters.take(text);
    return { url: server.url, up: Promise.resolve(), setNow: async () => {}, kill: async () => {}, stop: () => server.stop() };
  }

  private async inProcess(): Promise<House> {
    const port = await freePort();
    let child: ChildProcess;
    let heard = () => {};
    const start = () => {
      child = spawn(process.execPath, ['--import', 'tsx', PROGRAM, JSON.stringify(this.where), String(port), String(this.at)], {
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      });
      return new Promise<void>(resolve =>
        child.on('message', (said: Said) => {
          if ('letter' in said) this.letters.take(said.letter);
          else if ('trouble' in said) this.troubles.push(said.trouble);
          else if ('heard' in said) heard();
          else resolve();
        }),
      );
    };
    const end = async (signal: NodeJS.Signals) => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = new Promise(resolve => child.once('exit', resolve));
      child.kill(signal);
      await ended;
    };
    const house: House = {
      url: `http://127.0.0.1:${port}`,
      up: start(),
      setNow: at =>
        new Promise<void>(resolve => {
          heard = resolve;
          child.send({ now: at });
        }),
      kill: async () => {
        const killed = end('SIGKILL');
        house.up = killed.then(start);
        await killed;
      },
      stop: () => end('SIGKILL'),
    };
    await house.up;
    return house;
  }
}
