/** What is on the table. Flat on purpose: every move copies it. */
import type { Core, CoreView, Play, Seat } from '@tarsas/kernel';
import { type ComponentSet, type Components, componentsOf } from '../data/components.ts';
import type { Resource } from '../data/effects.ts';
import type { SegmentId } from '../data/segments.ts';
import type { AiId } from '../data/solo.ts';
import type { Choice } from './choices.ts';
import type { Facts } from './facts.ts';
import type { Body } from './frames.ts';

export interface Options {
  /** An AI opponent. Alone at the table there always is one: 'none' then means the first (VWK-COMP-01, VWK-OPT-02). */
  solo: 'none' | AiId | 'random';
  /** Future schemes in the AI's first deck (VWK-OPT-01). */
  difficulty: number;
  /** VWK-OPT-03. */
  startPlayer: 'random' | 'first seat';
  /** Whether icons of cleric bonus cards count for icon manuscripts (VWK-OPT-04). */
  bonusIcons: boolean;
  components: ComponentSet;
}

/** A person's things, or the AI's: then the cards are schemes and there is no hand. */
export interface Player {
  /** Space of the viscount: segment position * 3 + OL, IN or OR; -1 before it is placed. */
  at: number;
  silver: number;
  ink: number;
  gold: number;
  stone: number;
  unpaid: number;
  paid: number;
  acquired: number;
  approved: number;
  corruption: number;
  virtue: number;
  /** In supply, not in the castle. */
  workers: number;
  /** Nine bits, one per building that has left the player board. */
  built: number;
  /** Number of the player card, 0 before one is chosen. */
  startCard: number;
  board: (string | null)[];
  hand: string[];
  /** The last one is on top. */
  draw: string[];
  discard: string[];
  manuscripts: readonly string[];
  /** Shuffles of this deck so far. */
  shuffles: number;
  /** When each card of hand and draw pile last entered the draw pile, and at which count each hand card was drawn: what a careful opponent knows. */
  handSince: number[];
  drawSince: number[];
  drawnAt: number[];
}

/** What everybody sees. */
export interface Shared {
  /** 0 while setting up. */
  round: number;
  /** 0 until the end is triggered (VWK-END-02). */
  lastRound: number;
  start: Seat;
  /** Whose turn it is. */
  active: Seat;
  ai: AiId | null;
  /** Segments clockwise. */
  ring: readonly SegmentId[];
  /** The castle section that faces position 0 of the ring. */
  turned: number;
  /** By position in the ring: the next townsfolk and manuscript of each pile, counted in the whole list. */
  folkAt: readonly number[];
  bookAt: readonly number[];
  /** By position * spots per segment: -1, or owner * 9 + building. */
  spots: readonly number[];
  /** Workers by section * 4 + seat, and by seat on the third tier. */
  tier1: number[];
  tier2: number[];
  tier3: number[];
  /** Holder of the castle leader card, or -1; owners of the cleric bonus cards by ribbon. */
  leader: Seat;
  bonus: readonly Seat[];
  /** Cards still on the poverty and the prosperity card; 0 means revealed (VWK-DEBT-11). */
  debts: number;
  deeds: number;
  /** Townsfolk and heroes that have left the game. */
  removed: string[];
  /** Pairs of player card and hero still to be chosen. */
  pairs: { card: number; hero: string }[];
  /** Future schemes that everybody has seen. */
  seen: string[];
}

export interface State extends Core<Body, Options>, Shared {
  /** All 68, pile after pile, and all 35: a pile is a stretch of the list. */
  folk: readonly string[];
  books: readonly string[];
  players: Player[];
  /** The AI's future schemes; the last one is on top. */
  future: string[];
}

/** What a viewer knows of a player: hand and draw pile as one heap, the hand itself only if it is theirs. */
export interface PlayerView extends Omit<Player, 'hand' | 'draw' | 'handSince' | 'drawSince'> {
  hidden: string[];
  hiddenSince: number[];
  handSize: number;
  hand: string[] | null;
}

export interface View extends CoreView<Body, Options>, Shared {
  /** Those on top of the piles, or null where a pile is empty. */
  folkTop: (string | null)[];
  bookTop: (string | null)[];
  /** Those below, in no order. */
  folkBelow: string[];
  booksBelow: string[];
  players: PlayerView[];
  /** Schemes surely in the AI's draw pile, those in it or among the future ones, and how many are still to come. */
  schemes: { draw: string[]; unseen: string[]; drawSize: number; futureSize: number };
}

export type Line =
  | 'buildings'
  | 'castle'
  | 'ribbons'
  | 'manuscripts'
  | 'leader'
  | 'bonus'
  | 'unpaid'
  | 'acquired'
  | 'approved'
  | 'poverty'
  | 'prosperity'
  | 'leftovers';

export interface Viscounts {
  options: Options;
  frame: Body;
  choice: Choice;
  facts: Facts;
  state: State;
  view: View;
  line: Line;
}

export type G = Play<Viscounts>;

export const components = (s: { options: Options }): Components => componentsOf(s.options.components);

/** Players are the seats and, last, the AI where there is one. */
export const isAi = (s: { seats: number }, seat: Seat): boolean => seat >= s.seats;
export const settingUp = (s: { round: number }): boolean => s.round === 0;

/** The active player first, then clockwise (VWK-TURN-05). */
export function inTurnOrder(s: { players: unknown[] }, from: Seat): Seat[] {
  return s.players.map((_, i) => (from + i) % s.players.length);
}

export const resourcesOf = (p: Record<Resource, number>): number => p.ink + p.gold + p.stone;
