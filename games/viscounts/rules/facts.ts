/** What happened, as data. Every key has a sentence in every language. */
import type { Seat } from '@tarsas/kernel';
import type { SectionId } from '../data/castle.ts';
import type { Effect, Flip, Gain, Resource } from '../data/effects.ts';
import type { Ribbon } from '../data/manuscripts.ts';
import type { SegmentId } from '../data/segments.ts';
import type { AiAction, AiId } from '../data/solo.ts';

/** What the AI spends on an action; the card-focused one spends anything. */
export type Fuel = Resource | 'any';

export interface Facts {
  start: { seat: Seat };
  pair: { seat: Seat; card: number; hero: string };
  placed: { seat: Seat; space: string };
  deck: { seat: Seat; cards: number };
  round: { round: number };
  turn: { seat: Seat };

  gained: { seat: Seat; what: Exclude<Gain, 'resource'>; n: number };
  flipped: { seat: Seat; what: 'debt' | 'deed' };
  poverty: { lastRound: number };
  prosperity: { lastRound: number };

  dropped: { seat: Seat; card: string };
  played: { seat: Seat; card: string; blind: boolean };
  moved: { seat: Seat; from: string; to: string; silver: number };
  met: { seat: Seat; other: Seat };
  rearranged: { seat: Seat; cards: string[] };
  discarded: { seat: Seat; card: string; from: 'hand' | 'draw' };
  /** `setup`: from the own cards before they are shuffled (VWK-SETUP-19). */
  destroyed: { seat: Seat; card: string; silver: number; from: 'hand' | 'draw' | 'setup' };
  shuffled: { seat: Seat; criminals: boolean };
  drew: { seat: Seat; n: number };
  drewCards: { seat: Seat; cards: string[] };

  skipped: { seat: Seat };
  dismissed: { seat: Seat; card: string | null; segment: SegmentId; silver: number };
  paid: { seat: Seat; ink: number; gold: number; stone: number; silver: number };
  traded: { seat: Seat; times: number; merchants: number; effect: Effect };
  built: { seat: Seat; building: string; spot: string };
  link: { seat: Seat; link: string; effect: Effect };
  workers: { seat: Seat; n: number; section: SectionId };
  castleMoved: { seat: Seat; from: SectionId; to: SectionId };
  up: { seat: Seat; section: SectionId; tier: 2 | 3 };
  sideways: { seat: Seat; from: SectionId; to: SectionId };
  bumped: { seat: Seat; owner: Seat; tier: 1 | 2; section: SectionId };
  leader: { seat: Seat; from: Seat };
  transcribed: { seat: Seat; manuscript: string | null; segment: SegmentId; free: boolean };
  bonus: { seat: Seat; ribbon: Ribbon };
  hired: { seat: Seat; card: string; silver: number };
  ability: { seat: Seat; card: string; effect: Effect };
  slotAbility: { seat: Seat; building: string; effect: Effect };
  collision: { seat: Seat; cell: number };
  collided: { seat: Seat };

  aiJoins: { seat: Seat; ai: AiId; removed: string[]; extra: number };
  aiScheme: { seat: Seat; scheme: string };
  aiCriminals: { seat: Seat; n: number };
  aiCannot: {
    seat: Seat;
    action: AiAction;
    icons: number;
    resources: number;
    fuel: Fuel;
    need: number;
    why: 'icons' | 'spot' | 'building' | 'workers' | 'nothing';
  };
  aiDoes: { seat: Seat; action: AiAction; icons: number; spent: number; fuel: Fuel; need: number };
  aiEffect: { seat: Seat; effect: Effect };
  aiInstead: { seat: Seat; of: 'rearrange' | 'silver' | 'destroy' | 'discard' | 'castleMove' | 'flip' | 'futureScheme'; n: number };
  aiResource: { seat: Seat; what: Fuel; have: number; until: number };
  aiFlips: { seat: Seat; what: 'debt' | 'deed'; why: 'fewer' | 'tie' | 'only' | 'told'; asked: Flip };
  aiFuture: { seat: Seat; scheme: string };

  scored: { seat: Seat; points: number };
  soloWon: { points: number; ai: number };
  soloLost: { points: number; ai: number };
}
