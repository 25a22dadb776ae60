/** Tags: a name that is unique and lasts, such as `kata-7fq2`. */
import { newId } from '../table/newId.ts';

/** The motifs people choose their face from; the kit has a drawing of each. */
export const MOTIFS = [
  ...(['hare', 'cat', 'deer', 'pomegranate', 'heart', 'fish', 'bird', 'hen'] as const),
  ...(['leaf', 'fox', 'moon', 'mushroom', 'bee', 'tree', 'tulip', 'star'] as const),
] as const;
export type Motif = (typeof MOTIFS)[number];

const LONGEST = 16;
const SIGNS = 4;
/** For a name that has no Latin letter and no digit. */
const NAMELESS = 'player';

/** What can be said and typed of a name: small Latin letters, digits and hyphens. */
export function slugOf(name: string): string {
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{Mn}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .replace(/^-+|-+$/g, '');
  return plain === '' ? NAMELESS : plain;
}

export const newTag = (name: string): string => `${slugOf(name)}-${newId(SIGNS)}`;

/** The face of somebody who has chosen none. */
export function motifFor(tag: string): Motif {
  let sum = 0;
  for (const sign of tag) sum = (31 * sum + sign.codePointAt(0)!) % 65_521;
  return MOTIFS[sum % MOTIFS.length];
}
