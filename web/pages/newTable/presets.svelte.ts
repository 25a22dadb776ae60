/**
 * Set-ups of one's own: kept on this device, and with the person where there is one, so that they are found on every device. What was made
 * before anybody was signed in goes along when somebody signs in.
 */
import { keep, recall } from '../../app/device.ts';
import { person } from '../../app/server.svelte.ts';
import type { Setup } from './opening.svelte.ts';

export interface Preset {
  id: string;
  name: string;
  setup: Setup;
}

/** On this device: `isSent` says whether the server has it, too. */
type Kept = Preset & { isSent: boolean };

export const MOST = 20;
const KEY = 'presets';
const LAST = 'lastTable';
/** Each is an entry of its own in the person's preferences: a guest's and an account's are then simply put together. */
const PREFIX = 'preset:';
/** What an entry of the preferences may hold. */
const LONGEST = 2_000;

const idOf = (key: string): string => key.slice(PREFIX.length);
const written = ({ name, setup }: Preset): string => JSON.stringify({ name, setup });

/** Values that are lists or objects come from files: too large to be kept, and they are on this device anyway. */
export function keepable(setup: Setup): Setup {
  const plain = Object.entries(setup.options).filter(([, value]) => typeof value !== 'object');
  return { ...setup, options: Object.fromEntries(plain) };
}

class Presets {
  all = $state.raw<readonly Preset[]>(recall<Kept[]>(KEY) ?? []);

  /** Brings device and person together: what only the device has is sent, then what the person has counts. */
  async load(): Promise<void> {
    await person.know();
    if (!person.me) return;
    const here = recall<Kept[]>(KEY) ?? [];
    const unsent = here.filter(({ isSent }) => !isSent);
    if (unsent.length > 0)
      await this.send(client => ({ ...client, ...Object.fromEntries(unsent.map(one => [PREFIX + one.id, written(one)])) }));
    else this.take();
  }

  async add(name: string, setup: Setup): Promise<void> {
    const made: Preset = { id: crypto.randomUUID().slice(0, 8), name, setup: keepable(setup) };
    const text = written(made);
    if (text.length > LONGEST) throw new Error('A set-up is too long to be kept');
    this.show([...this.all, made], false);
    if (person.me) await this.send(client => ({ ...client, [PREFIX + made.id]: text }));
  }

  async remove(id: string): Promise<void> {
    this.show(
      this.all.filter(one => one.id !== id),
      false,
    );
    if (person.me) await this.send(client => Object.fromEntries(Object.entries(client).filter(([key]) => key !== PREFIX + id)));
  }

  /** Without a connection the device keeps it, and sends it the next time. */
  private async send(change: (client: Client) => Client): Promise<void> {
    try {
      await person.change({ preferences: { client: change(person.me!.preferences.client) } });
      this.take();
    } catch {
      // Kept on this device meanwhile.
    }
  }

  private take(): void {
    const found = Object.entries(person.me!.preferences.client).flatMap(([key, text]) => read(key, text) ?? []);
    this.show(
      found.sort((a, b) => a.name.localeCompare(b.name)),
      true,
    );
  }

  private show(all: readonly Preset[], isSent: boolean): void {
    const before = new Map((recall<Kept[]>(KEY) ?? []).map(one => [one.id, one.isSent]));
    keep(
      KEY,
      all.map(one => ({ ...one, isSent: isSent || (before.get(one.id) ?? false) })),
    );
    this.all = all;
  }
}

type Client = Record<string, string | number | boolean>;

function read(key: string, text: unknown): Preset | null {
  if (!key.startsWith(PREFIX) || typeof text !== 'string') return null;
  try {
    const { name, setup } = JSON.parse(text) as Omit<Preset, 'id'>;
    return { id: idOf(key), name, setup };
  } catch {
    return null;
  }
}

export const presets = new Presets();

export const lastSetup = (): Setup | null => recall<Setup>(LAST);
export const keepLast = (setup: Setup): void => keep(LAST, keepable(setup));
