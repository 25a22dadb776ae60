/** Every component of the box with its drawing and its words. */
import './pigments.css';
import { checkOptions, type Language } from '@tarsas/kernel';
import type { ComponentGroup, ShownComponent } from '@tarsas/kit/components.ts';
import { capital } from '@tarsas/words';
import { RESOURCES } from '../data/components.ts';
import { RECONSTRUCTED } from '../data/index.ts';
import { empiresEnd } from '../rules/index.ts';
import type { Options } from '../rules/state.ts';
import BoxConflict from './parts/BoxConflict.svelte';
import BoxDisaster from './parts/BoxDisaster.svelte';
import BoxLocation from './parts/BoxLocation.svelte';
import BoxToken from './parts/BoxToken.svelte';
import { wordsOf } from './words.svelte.ts';

/** Abilities as a table with the usual options plays them. */
const usual = checkOptions(empiresEnd.options, {}) as Options;
const MARKERS = ['flame', 'exhaustion', 'temple', 'hourglass'] as const;

export function components(language: Language): ComponentGroup[] {
  const { board, pieces } = wordsOf(language);
  const { locations, disasters, conflicts } = RECONSTRUCTED;
  const shown = <T extends { id: string }>(
    all: Readonly<Record<string, T>>,
    name: (one: T) => string,
    about: (one: T) => string,
    Drawing: ShownComponent['Drawing'],
  ): ShownComponent[] => Object.values(all).map(one => ({ id: one.id, name: capital(name(one)), about: capital(about(one)), Drawing }));
  return [
    {
      id: 'locations',
      title: board.components.locations,
      items: shown(locations, pieces.location, ({ ability }) => pieces.ability(ability, usual), BoxLocation),
    },
    {
      id: 'disasters',
      title: board.components.disasters,
      items: shown(disasters, pieces.disaster, disaster => pieces.aboutDisaster(disaster, usual), BoxDisaster),
    },
    {
      id: 'conflicts',
      title: board.components.conflicts,
      wordy: true,
      items: shown(conflicts, pieces.conflict, pieces.aboutConflict, BoxConflict),
    },
    {
      id: 'tokens',
      title: board.components.tokens,
      items: RESOURCES.map(id => ({ id, name: board.resource[id], about: board.resourceAbout[id], Drawing: BoxToken })),
    },
    { id: 'markers', title: board.components.markers, items: MARKERS.map(id => ({ id, ...board.markers[id], Drawing: BoxToken })) },
  ];
}
