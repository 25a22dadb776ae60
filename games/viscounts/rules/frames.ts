/** Everything that can be done or asked, chapter by chapter. */
import type { Seat } from '@tarsas/kernel';
import type { SectionId } from '../data/castle.ts';
import type { Action, BuildingType, Effect, Trigger } from '../data/effects.ts';
import type { SchemeRow } from '../data/solo.ts';

export type Body =
  | GameBody
  | RoundBody
  | DraftBody
  | BeginBody
  | DestroyOwnBody
  | AiBeginBody
  | TurnBody
  | PlayBody
  | MoveBody
  | ActionBody
  | PayBody
  | SpotBody
  | ErectBody
  | BuiltBody
  | LinkBody
  | TranscribeBody
  | PlaceBody
  | TriggersBody
  | OrderBody
  | RecruitBody
  | CollisionBody
  | EffectBody
  | OrBody
  | ResourceBody
  | FlipBody
  | RearrangeBody
  | DiscardBody
  | DestroyBody
  | HireBody
  | CastleMoveBody
  | WorkersBody
  | BuildingBody
  | ManuscriptBody
  | CastleBody
  | SectionBody
  | PromoteBody
  | SideBody
  | BumpBody
  | AiTurnBody
  | AiRowBody;

/** The whole game. */
export type GameBody = { kind: 'game'; stage: 'draft' | 'ai' | 'rounds' | 'scoring' };
export type RoundBody = { kind: 'round'; turns: number };

// Setup
export type DraftBody = { kind: 'draft'; seat: Seat };
export type BeginBody = { kind: 'begin'; seat: Seat; step: number };
export type DestroyOwnBody = { kind: 'destroyOwn'; seat: Seat };
export type AiBeginBody = { kind: 'aiBegin'; seat: Seat; step: number };

// A turn and its phases
export type TurnBody = { kind: 'turn'; seat: Seat; phase: number };
export type PlayBody = { kind: 'play'; seat: Seat };
export type MoveBody = { kind: 'move'; seat: Seat };
/** `dismissed` is the townsfolk dismissed for `action`; both null as long as everything is open. */
export type ActionBody = { kind: 'action'; seat: Seat; action: Action | null; dismissed: string | null };
/** Which of several ways to pay for the icons still missing. */
export type PayBody = { kind: 'pay'; seat: Seat; action: Action; missing: number };
export type SpotBody = { kind: 'spot'; seat: Seat; building: number };
export type ErectBody = { kind: 'erect'; seat: Seat; building: number; spot: number };
/** A building stands on a spot; `links` are those still to be resolved, null before the spot's own reward. */
export type BuiltBody = { kind: 'built'; seat: Seat; spot: number; links: number[] | null };
export type LinkBody = { kind: 'link'; seat: Seat; spot: number; links: number[] };
export type TranscribeBody = { kind: 'transcribe'; seat: Seat };
/** Workers go to a first-tier section. */
export type PlaceBody = { kind: 'place'; seat: Seat; n: number; section: number };
export type RecruitBody = { kind: 'recruit'; seat: Seat };
export type CollisionBody = { kind: 'collision'; seat: Seat; step: number };

// Abilities and effects
/** Abilities that answer to the same event, in the order their owner picks. */
export type TriggersBody = { kind: 'triggers'; seat: Seat; on: Trigger; cards: string[] };
export type OrderBody = { kind: 'order'; seat: Seat; on: Trigger; cards: string[] };
export type EffectBody = { kind: 'effect'; seat: Seat; effect: Effect };
export type OrBody = { kind: 'or'; seat: Seat; of: Effect[] };
export type ResourceBody = { kind: 'resource'; seat: Seat };
export type FlipBody = { kind: 'flip'; seat: Seat };
export type RearrangeBody = { kind: 'rearrange'; seat: Seat };
export type DiscardBody = { kind: 'discard'; seat: Seat; n: number };
export type DestroyBody = { kind: 'destroy'; seat: Seat; n: number };
export type HireBody = { kind: 'hire'; seat: Seat };
export type CastleMoveBody = { kind: 'castleMove'; seat: Seat };
export type WorkersBody = { kind: 'workers'; seat: Seat; n: number };
export type BuildingBody = { kind: 'building'; seat: Seat; type: BuildingType; at: 'anywhere' | 'viscount' };
export type ManuscriptBody = { kind: 'manuscript'; seat: Seat; costs: number[] };

// The castle
export type CastleBody = { kind: 'castle'; seat: Seat };
export type SectionBody = { kind: 'section'; seat: Seat; sections: SectionId[] };
export type PromoteBody = { kind: 'promote'; seat: Seat; section: number; step: number };
export type SideBody = { kind: 'side'; seat: Seat; section: number };
export type BumpBody = { kind: 'bump'; seat: Seat; tier: 1 | 2; section: number };

// The AI opponent
export type AiTurnBody = { kind: 'aiTurn'; seat: Seat; step: number };
export type AiRowBody = { kind: 'aiRow'; seat: Seat; row: SchemeRow };
