/** What is heard of an entry of the log. */
import type { Viewer } from '@tarsas/kernel';
import type { FactSound, Telling } from '@tarsas/kit/table.ts';
import type { Line } from '../../session/session.ts';

export interface Heard {
  sound: FactSound | 'points';
  /** Decibels on top of the sound's own level. */
  more: number;
  /** How much higher it sounds: a factor of its pitch. */
  pitch?: number;
}

/** What others do is softer. */
const OTHERS = -4;
/** One tick per so many points, and so many ticks at most. */
const POINTS = { each: 5, most: 3 };

/** By how much each token that lies there already raises the pitch, and up to how many. */
const PILE = { each: 0.03, most: 12 };

type ByKey<T> = Readonly<Record<string, ((args: object, view: object) => T) | undefined>>;
type Gains = ByKey<readonly { icon: string; by: number }[]>;

export function heardOf({ seat, facts }: Line, { sounds = {}, gains, pile = {} }: Telling, viewer: Viewer, view: object): Heard[] {
  const more = seat === viewer ? 0 : OTHERS;
  const kinds = facts.flatMap(({ key }) => (sounds as Readonly<Record<string, FactSound>>)[key] ?? []);
  const scored = facts
    .filter(({ args }) => (args as { seat?: number }).seat === seat)
    .flatMap(({ key, args }) => (gains as Gains)[key]?.(args, view) ?? [])
    .reduce((sum, { icon, by }) => sum + (icon === 'vp' && by > 0 ? by : 0), 0);
  const height = Math.min(PILE.most, Math.max(0, ...facts.map(({ key, args }) => (pile as ByKey<number>)[key]?.(args, view) ?? 0)));
  const ticks = Math.min(POINTS.most, Math.ceil(scored / POINTS.each));
  return [
    ...[...new Set(kinds)].map(sound => (sound === 'token' ? { sound, more, pitch: 1 + PILE.each * height } : { sound, more })),
    ...Array.from({ length: ticks }, () => ({ sound: 'points' as const, more })),
  ];
}
