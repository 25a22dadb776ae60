/** Every answer to every question. */
import type { Seat } from '@tarsas/kernel';
import type { SectionId } from '../data/castle.ts';
import type { Action, Effect, Resource } from '../data/effects.ts';

export type Choice =
  | { do: 'pair'; card: number }
  | { do: 'play'; card: string }
  | { do: 'move'; to: string; silver: number }
  | { do: 'dismiss'; action: Action }
  | { do: 'trade'; times: number; silver: number }
  | { do: 'construct'; building: string }
  | { do: 'placeWorkers'; workers: number }
  | { do: 'transcribe' }
  | { do: 'skip' }
  | { do: 'pay'; ink: number; gold: number; stone: number; silver: number }
  | { do: 'spot'; spot: string }
  | { do: 'link'; link: string }
  | { do: 'first'; card: string }
  | { do: 'recruit' }
  | { do: 'choose'; effect: Effect }
  | { do: 'take'; what: Resource }
  | { do: 'flip'; what: 'debt' | 'deed' }
  | { do: 'arrange'; cards: string[] }
  | { do: 'discard'; card: string }
  | { do: 'discardTop' }
  | { do: 'destroy'; card: string }
  | { do: 'destroyTop' }
  | { do: 'decline' }
  | { do: 'hire'; card: string }
  | { do: 'castleMove'; from: SectionId; to: SectionId }
  | { do: 'section'; section: SectionId }
  | { do: 'build'; building: string; spot: string }
  | { do: 'manuscript'; manuscript: string }
  | { do: 'bump'; seat: Seat };

export type Do<K extends Choice['do']> = Extract<Choice, { do: K }>;
