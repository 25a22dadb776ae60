/** What a drawn map shows, worked out by a game: the map itself knows no rule. */
import type { Silhouette } from '../art/buildings.ts';
import type { Engraving } from '../art/engraving.ts';
import type { Point } from '../art/hex.ts';
import type { IconName } from '../art/icons.ts';
import type { Seal } from '../table.ts';
import type { Shape } from './ground.ts';

/** Something that can be chosen, in words. */
export interface Possible {
  id: string;
  words: string;
  pick(): void;
}

export interface Standing {
  /** The key of the keyed list: changes with what stands there, so that a new piece is animated. */
  key: string;
  hex: number;
  kind: Silhouette;
  colour: string;
  letter: string;
  draft: boolean;
  /** From whose seat it comes; left out, it is set down from above. */
  seat?: number;
  /** Aside from the middle of the hex, and smaller. */
  shift?: Point;
  scale?: number;
}

export interface Span {
  key: string;
  from: number;
  to: number;
  colour: string;
}

export interface Sealed {
  hex: number;
  seal: Seal;
  was?: { terrain: Engraving } | { kind: Silhouette; colour: string };
}

/** What is suggested on a hex, and what it would look like. */
export interface Pencilled {
  hex: number;
  seal: Seal;
  terrain: Engraving;
  pieces: readonly Pick<Standing, 'kind' | 'colour' | 'letter' | 'shift' | 'scale'>[];
}

/** From a new building to the piece on `hex` that power is offered for. */
export interface Thread {
  seat: number;
  from: number;
  hex: number;
  power: number;
  answer: 'open' | 'taken' | 'declined';
}

export interface MapPicture {
  readonly shape: Shape & { readonly land: readonly number[] };
  /** Which map it is, in words. */
  readonly label: string;
  /** By hex number: terrain, the room kept free in the middle, hexes that step back, hexes with a printed hem. */
  readonly terrain: readonly Engraving[];
  readonly hole: readonly number[];
  readonly dimmed: readonly boolean[];
  readonly hemmed?: readonly boolean[];
  readonly sites?: readonly (readonly [number, number])[];
  readonly letters: Readonly<Record<Engraving, string>>;
  readonly standing: readonly Standing[];
  /** By hex number: the colour of what stands there. */
  readonly owners: readonly (string | null)[];
  readonly towns: readonly { colour: string; hexes: readonly number[] }[];
  readonly bridges: readonly (Span & { draft: boolean })[];
  /** By hex number, and between hexes: what can be chosen there. */
  readonly targets: ReadonlyMap<number, readonly Possible[]>;
  readonly crossings: readonly (Span & Possible)[];
  /** What others did on hexes and bridges, and what was there before. */
  readonly sealed: readonly Sealed[];
  /** What somebody suggests. */
  readonly pencilled: readonly Pencilled[];
  /** Hexes that the draft has touched. */
  readonly drafted: readonly number[];
  readonly draftWord: string;
  /** Power on offer, and what became of the latest offers. */
  readonly threads: readonly Thread[];
  hexTitle(hex: number): string;
  hexWords(hex: number): { title: string; about: string };
}

/** Overlays on a map, each at its hexes. */
export interface MapNotes {
  networks: readonly { colour: string; hexes: readonly number[] }[];
  groups: readonly { hexes: readonly number[]; text: string }[];
  prices: readonly { hex: number; icon: IconName; text: string }[];
  offers: readonly { hex: number; texts: readonly string[] }[];
}
