/** Where the values of a tile, a card or a side of the board come from: known, reconstructed, or from an owner's copy. */
import type { Confidence } from './components.ts';
import { RECONSTRUCTED } from './index.ts';
import type { Override } from './override.ts';

/** The values an owner can read off each; what the id says already (type, target) is not among them. */
const VALUES = {
  locations: ['points', 'restoreCost', 'ability'],
  disasters: ['bid', 'cost', 'innovation'],
  conflicts: ['victory', 'bands', 'upheaval'],
} as const;

export type Part = keyof typeof VALUES;
export const PARTS = Object.keys(VALUES) as Part[];
export type Value = (typeof VALUES)[Part][number];

export interface Origin {
  /** Values of an owner's copy; and whether that is all there is. */
  given: Value[];
  isWhole: boolean;
  /** How sure we are of the others. */
  confidence: Confidence;
}

export function originOf({ components }: { components: Override | null }, part: Part, id: string): Origin {
  const { confidence } = RECONSTRUCTED[part][id];
  const entry = components?.[part]?.find(one => one.id === id) ?? {};
  const values: readonly Value[] = VALUES[part];
  const given = values.filter(value => Object.hasOwn(entry, value));
  return { given, isWhole: given.length === values.length, confidence };
}
