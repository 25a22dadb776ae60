/** Every component of the box with its drawing and its words. */
import type { Language } from '@tarsas/kernel';
import type { ComponentGroup, ShownComponent } from '@tarsas/kit/components.ts';
import { capital } from '@tarsas/words';
import * as data from '../data/index.ts';
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

export function components(language: Language): ComponentGroup[] {
  const { board, pieces } = wordsOf(language);
  /** Each drawing knows its own ids; the page only hands back the ids it was given. */
  const group = <K extends string>(id: keyof typeof board.components, ids: readonly K[], of: (id: K) => Piece, drawing: unknown) => ({
    id,
    title: board.components[id],
    items: ids.map(piece => ({
      id: piece,
      name: capital(of(piece).name),
      about: capital(of(piece).about),
      Drawing: drawing as ShownComponent['Drawing'],
    })),
  });
  const faction = (id: data.FactionId): Piece => ({
    name: pieces.factions[id].name,
    about: `${board.ability}: ${pieces.factions[id].ability}. ${board.stronghold}: ${pieces.factions[id].stronghold}.`,
  });
  return [
    { ...group('factions', data.FACTION_IDS, faction, FactionCard), wordy: true },
    group('structures', data.STRUCTURES.slice(1) as data.Structure[], id => pieces.structures[id], StructureDrawing),
    group('terrains', data.TERRAINS, id => ({ name: pieces.terrains[id], about: '' }), TerrainDrawing),
    group('scoringTiles', data.SCORING_IDS, id => pieces.scoringTiles[id], ScoringTile),
    group('bonusCards', data.BONUS_IDS, id => pieces.bonusCards[id], BonusCard),
    group('favorTiles', data.FAVOR_IDS, id => pieces.favorTiles[id], FavorTile),
    group('townTiles', data.TOWN_IDS, id => pieces.townTiles[id], TownTile),
    group('powerActions', data.POWER_ACTION_IDS, id => pieces.powerActions[id], PowerAction),
    group('finalTiles', data.FINAL_TILES, id => pieces.finalTiles[id], FinalTile),
  ];
}
