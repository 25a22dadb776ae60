/** Every tile and card as both languages describe it. */
import { checkOptions } from '@tarsas/kernel';
import { type BoxKind, capital, sentenceOf } from '@tarsas/words';
import { RECONSTRUCTED } from '../data/index.ts';
import { originOf, type Part } from '../data/origin.ts';
import { empiresEnd } from '../rules/index.ts';
import type { Options } from '../rules/state.ts';
import type { ComponentWords } from './pieces.ts';

export interface BoxWords {
  kinds: Record<'locations' | 'disasters' | 'conflicts', string>;
  restoring(hammers: number): string;
}

/** Abilities as a table with the usual options plays them. */
const usual = checkOptions(empiresEnd.options, {}) as Options;

export function boxOf(words: ComponentWords, { kinds, restoring }: BoxWords): BoxKind[] {
  const { locations, disasters, conflicts } = RECONSTRUCTED;
  /** No entry is known altogether; each says what of it is ours. */
  const origin = (part: Part, id: string) => sentenceOf(words.origin(originOf(usual, part, id)));
  return [
    {
      kind: 'locations',
      title: kinds.locations,
      pieces: Object.values(locations).map(location => ({
        id: location.id,
        name: words.location(location),
        about: [sentenceOf(words.ability(location.ability, usual)), sentenceOf(restoring(location.restoreCost))],
        mark: origin('locations', location.id),
        rule: 'EE-EMP-01',
      })),
    },
    {
      kind: 'disasters',
      title: kinds.disasters,
      pieces: Object.values(disasters).map(disaster => ({
        id: disaster.id,
        name: words.disaster(disaster),
        about: words.aboutDisaster(disaster, usual).split('; ').map(sentenceOf),
        mark: origin('disasters', disaster.id),
        rule: 'EE-TERM-05',
      })),
    },
    {
      kind: 'conflicts',
      title: kinds.conflicts,
      pieces: Object.values(conflicts).map(conflict => ({
        id: conflict.id,
        name: capital(words.conflict(conflict)),
        about: words
          .aboutConflict(conflict)
          .split(/; |(?<=\.) /)
          .map(sentenceOf),
        mark: origin('conflicts', conflict.id),
      })),
    },
  ];
}
