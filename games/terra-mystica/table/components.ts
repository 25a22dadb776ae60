/** Every component of the box with its drawing and its words. */
import type { Language } from '@tarsas/kernel';
import type { ComponentGroup, ShownComponent } from '@tarsas/kit/components.ts';
import { capital } from '@tarsas/words';
import type { Component } from 'svelte';
import {
  BONUS_IDS,
  FACTION_IDS,
  FAVOR_IDS,
  FINAL_TILES,
  POWER_ACTION_IDS,
  SCORING_IDS,
  STRUCTURES,
  type Structure,
  TERRAINS,
  TOWN_IDS,
} from '../data/index.ts';
import type { Piece } from '../text/pieces.ts';
import FactionCard from './parts/FactionCard.svelte';
import StructureDrawing from './parts/StructureDrawing.svelte';
import TerrainDrawing from './parts/TerrainDrawing.svelte';
import BonusCard from './tiles/BonusCard.svelte';
import FavorTile from './tiles/FavorTile.svelte';
import FinalTile from './tiles/FinalTile.svelte';
import PowerAction from './tiles/PowerAction.svelte';
import ScoringTile from './tiles/ScoringTile.svelte';
import TownTile from './tiles/TownTile.svelte';
import { wordsOf } from './words.svelte.ts';

type Drawing = ShownComponent['Drawing'];

/** Each drawing knows its own ids; the page only hands back the ids it was given. */
const drawnBy = (component: unknown): Drawing => component as Component<{ id: string; language: Language }>;

function shown<K extends string>(ids: readonly K[], words: (id: K) => Piece, Drawing: Drawing): ShownComponent[] {
  return ids.map(id => ({ id, name: capital(words(id).name), about: capital(words(id).about), Drawing }));
}

export function components(language: Language): ComponentGroup[] {
  const { board, pieces } = wordsOf(language);
  const titles = board.components;
  const faction = (id: (typeof FACTION_IDS)[number]): Piece => ({
    name: pieces.factions[id].name,
    about: `${board.ability}: ${pieces.factions[id].ability}. ${board.stronghold}: ${pieces.factions[id].stronghold}.`,
  });
  const structures = STRUCTURES.slice(1) as Structure[];
  return [
    { id: 'factions', title: titles.factions, wordy: true, items: shown(FACTION_IDS, faction, drawnBy(FactionCard)) },
    { id: 'structures', title: titles.structures, items: shown(structures, id => pieces.structures[id], drawnBy(StructureDrawing)) },
    {
      id: 'terrains',
      title: titles.terrains,
      items: shown(TERRAINS, id => ({ name: pieces.terrains[id], about: '' }), drawnBy(TerrainDrawing)),
    },
    { id: 'scoringTiles', title: titles.scoringTiles, items: shown(SCORING_IDS, id => pieces.scoringTiles[id], drawnBy(ScoringTile)) },
    { id: 'bonusCards', title: titles.bonusCards, items: shown(BONUS_IDS, id => pieces.bonusCards[id], drawnBy(BonusCard)) },
    { id: 'favorTiles', title: titles.favorTiles, items: shown(FAVOR_IDS, id => pieces.favorTiles[id], drawnBy(FavorTile)) },
    { id: 'townTiles', title: titles.townTiles, items: shown(TOWN_IDS, id => pieces.townTiles[id], drawnBy(TownTile)) },
    { id: 'powerActions', title: titles.powerActions, items: shown(POWER_ACTION_IDS, id => pieces.powerActions[id], drawnBy(PowerAction)) },
    { id: 'finalTiles', title: titles.finalTiles, items: shown(FINAL_TILES, id => pieces.finalTiles[id], drawnBy(FinalTile)) },
  ];
}
