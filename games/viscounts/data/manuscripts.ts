/** The 35 manuscripts (VWK-COMP-05). */
import {
  and,
  destroy,
  type Effect,
  flip,
  gain,
  hireFree,
  type Icon,
  placeBuilding,
  placeWorkers,
  rearrange,
  type Sure,
  takeManuscript,
} from './effects.ts';

export const RIBBONS = ['grey', 'black', 'yellow', 'blue'] as const;
export type Ribbon = (typeof RIBBONS)[number];

/** What a manuscript may count at the end (VWK-SCORE-14). */
export type Counted = 'buildings' | 'workers' | 'manuscripts' | 'paid' | 'approved' | 'resources' | 'silver' | Icon;

export interface Manuscript {
  ribbon: Ribbon;
  cost: number;
  instant?: Effect;
  /** One point for every `per` of them, rounded down. */
  scores?: { per: number; of: Counted };
  /** On top of a fresh pile. Which five have the grey back is reconstructed: no source shows it. */
  greyBack?: boolean;
  sure: Sure;
}

/** Points for sets of one, two, three and four different ribbons (VWK-MANU-05). */
export const RIBBON_SETS = [0, 1, 4, 9, 16];
export const BLACK_BACKS_PER_PILE = 6;

export const MANUSCRIPTS = {
  'grey-3-flip': { ribbon: 'grey', cost: 3, instant: flip(), sure: 'one source' },
  'grey-3-virtue': { ribbon: 'grey', cost: 3, instant: gain('virtue'), greyBack: true, sure: 'one source' },
  'grey-4-workshop': { ribbon: 'grey', cost: 4, instant: placeBuilding('workshop'), sure: 'one source' },
  'grey-5-resources': { ribbon: 'grey', cost: 5, scores: { per: 2, of: 'resources' }, sure: 'one source' },
  'grey-6-buildings': { ribbon: 'grey', cost: 6, scores: { per: 1, of: 'buildings' }, sure: 'two sources' },
  'grey-7-guildhall': { ribbon: 'grey', cost: 7, instant: placeBuilding('guildhall'), sure: 'one source' },
  'black-3-flip': { ribbon: 'black', cost: 3, instant: flip(), greyBack: true, sure: 'one source' },
  'black-4-ink': { ribbon: 'black', cost: 4, instant: gain('ink', 2), sure: 'two sources' },
  'black-4-virtue': { ribbon: 'black', cost: 4, instant: gain('virtue', 2), sure: 'two sources' },
  'black-6-manuscripts': { ribbon: 'black', cost: 6, scores: { per: 2, of: 'manuscripts' }, sure: 'one source' },
  'black-6-deeds': { ribbon: 'black', cost: 6, scores: { per: 1, of: 'approved' }, sure: 'one source' },
  'yellow-3-flip': { ribbon: 'yellow', cost: 3, instant: flip(), sure: 'one source' },
  'yellow-3-resource': { ribbon: 'yellow', cost: 3, instant: gain('resource'), greyBack: true, sure: 'one source' },
  'yellow-4-virtue': { ribbon: 'yellow', cost: 4, instant: gain('virtue', 2), sure: 'one source' },
  'yellow-5-noble': { ribbon: 'yellow', cost: 5, scores: { per: 1, of: 'noble' }, sure: 'one source' },
  'yellow-6-debts': { ribbon: 'yellow', cost: 6, scores: { per: 1, of: 'paid' }, sure: 'one source' },
  'yellow-6-workers': { ribbon: 'yellow', cost: 6, scores: { per: 2, of: 'workers' }, sure: 'one source' },
  'blue-3-hire': { ribbon: 'blue', cost: 3, instant: hireFree, greyBack: true, sure: 'one source' },
  'blue-3-silver': { ribbon: 'blue', cost: 3, instant: gain('silver', 4), greyBack: true, sure: 'one source' },
  'blue-4-resources': { ribbon: 'blue', cost: 4, instant: gain('resource', 2), sure: 'one source' },
  'blue-5-merchant': { ribbon: 'blue', cost: 5, scores: { per: 2, of: 'merchant' }, sure: 'one source' },
  'blue-6-criminal': { ribbon: 'blue', cost: 6, scores: { per: 1, of: 'criminal' }, sure: 'one source' },
  'grey-4-stone': { ribbon: 'grey', cost: 4, instant: gain('stone', 2), sure: 'reconstructed' },
  'grey-5-builder': { ribbon: 'grey', cost: 5, scores: { per: 1, of: 'builder' }, sure: 'reconstructed' },
  'grey-5-tradingpost': { ribbon: 'grey', cost: 5, instant: placeBuilding('tradingPost'), sure: 'reconstructed' },
  'black-3-resource': { ribbon: 'black', cost: 3, instant: gain('resource'), sure: 'reconstructed' },
  'black-5-cleric': { ribbon: 'black', cost: 5, scores: { per: 1, of: 'cleric' }, sure: 'reconstructed' },
  'black-5-manuscript': { ribbon: 'black', cost: 5, instant: takeManuscript(3, 4), sure: 'reconstructed' },
  'black-4-rearrange-deed': { ribbon: 'black', cost: 4, instant: and(rearrange, gain('deed')), sure: 'reconstructed' },
  'yellow-4-gold': { ribbon: 'yellow', cost: 4, instant: gain('gold', 2), sure: 'reconstructed' },
  'yellow-4-workers2': { ribbon: 'yellow', cost: 4, instant: placeWorkers(2), sure: 'reconstructed' },
  'yellow-7-workers4': { ribbon: 'yellow', cost: 7, instant: placeWorkers(4), sure: 'reconstructed' },
  'blue-4-hire-silver': { ribbon: 'blue', cost: 4, instant: and(hireFree, gain('silver', 2)), sure: 'reconstructed' },
  'blue-3-destroy': { ribbon: 'blue', cost: 3, instant: destroy(2), sure: 'reconstructed' },
  'blue-6-silver': { ribbon: 'blue', cost: 6, scores: { per: 3, of: 'silver' }, sure: 'reconstructed' },
} satisfies Record<string, Manuscript>;
