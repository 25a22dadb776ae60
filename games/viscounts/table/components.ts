/** Every component of the box with its drawing and its words. */
import type { Language } from '@tarsas/kernel';
import { capital } from '@tarsas/words';
import type { Component } from 'svelte';
import './pigments.css';
import type { ComponentGroup, ShownComponent } from '@tarsas/kit/components.ts';
import { SECTION_IDS, SECTIONS } from '../data/castle.ts';
import { componentsOf, HERO_IDS, MANUSCRIPT_IDS, NEUTRAL_IDS, SCHEME_IDS, START_NUMBERS, STARTING_IDS } from '../data/components.ts';
import { BUILDING_TYPES } from '../data/effects.ts';
import { BUILDINGS } from '../data/player-board.ts';
import type { VSay } from '../text/lexicon.ts';
import Book from './cards/Book.svelte';
import Scheme from './cards/Scheme.svelte';
import Start from './cards/Start.svelte';
import Townsfolk from './cards/Townsfolk.svelte';
import BuildingDrawing from './parts/BuildingDrawing.svelte';
import SectionDrawing from './parts/SectionDrawing.svelte';
import SignDrawing from './parts/SignDrawing.svelte';
import { wordsOf } from './words.svelte.ts';

/** Each drawing knows its own ids; the page only hands back the ids it was given. */
const drawnBy = (component: unknown): ShownComponent['Drawing'] => component as Component<{ id: string; language: Language }>;

export function components(language: Language): ComponentGroup[] {
  const { board, lexicon, phrases } = wordsOf(language);
  const { manuscripts, startCards, schemes } = componentsOf('ours');
  // Sentences about cards ask a table only for its components.
  const say = { view: { options: { components: 'ours' } } } as unknown as VSay;
  const cards = (ids: readonly string[]) =>
    ids.map(id => ({ id, name: phrases.card(id), about: phrases.offerLine(say, id), Drawing: drawnBy(Townsfolk) }));
  const start = (n: number): ShownComponent => ({
    id: String(n),
    name: board.startCard(n),
    about: [board.startsAt(n), capital(phrases.effect(startCards[n].extra))].join('. '),
    Drawing: drawnBy(Start),
  });
  const items: Readonly<Record<keyof typeof board.components, ShownComponent[]>> = {
    townsfolk: cards([...NEUTRAL_IDS, ...STARTING_IDS]),
    heroes: cards(HERO_IDS),
    manuscripts: MANUSCRIPT_IDS.map(id => ({
      id,
      name: capital(phrases.manuscript(say, id)),
      about: capital(board.clerics(manuscripts[id].cost)),
      Drawing: drawnBy(Book),
    })),
    castle: SECTION_IDS.map(id => ({
      id,
      name: capital(lexicon.sections[id]),
      about: capital(phrases.effect(SECTIONS[id])),
      Drawing: drawnBy(SectionDrawing),
    })),
    startCards: START_NUMBERS.map(start),
    buildings: BUILDING_TYPES.map(type => ({
      id: type,
      name: capital(lexicon.buildings[type]),
      about: `${capital(board.costs(BUILDINGS[type].cost))}; ${board.vpFor(BUILDINGS[type].vp.slice(1).join(', '))}. ${BUILDINGS[type].slots.map(slot => capital(phrases.ability(slot))).join('. ')}.`,
      Drawing: drawnBy(BuildingDrawing),
    })),
    schemes: SCHEME_IDS.map(id => ({
      id,
      name: capital(phrases.schemeName(say, id)),
      about: capital(schemes[id].rows.map(phrases.row).join('; ')),
      Drawing: drawnBy(Scheme),
    })),
    signs: Object.entries(board.signs).map(([id, words]) => ({ id, name: words, about: '', Drawing: drawnBy(SignDrawing) })),
  };
  return (Object.keys(items) as (keyof typeof items)[]).map(id => ({ id, title: board.components[id], items: items[id] }));
}
