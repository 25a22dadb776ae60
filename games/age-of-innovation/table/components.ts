/** Every component of the box with its drawing and its words. */
import type { Language } from '@tarsas/kernel';
import type { ComponentGroup, ShownComponent } from '@tarsas/kit/components.ts';
import { capital } from '@tarsas/words';
import type { Component } from 'svelte';
import * as data from '../data/index.ts';
import type { Source } from '../rules/state.ts';
import ActionTile from './parts/ActionTile.svelte';
import BuildingDrawing from './parts/BuildingDrawing.svelte';
import CityTile from './parts/CityTile.svelte';
import CompetencyTile from './parts/CompetencyTile.svelte';
import FinalTile from './parts/FinalTile.svelte';
import RoundTile from './parts/RoundTile.svelte';
import SmallTile from './parts/SmallTile.svelte';
import TerrainDrawing from './parts/TerrainDrawing.svelte';
import TileCard from './parts/TileCard.svelte';
import { wordsOf } from './words.svelte.ts';

type Drawing = ShownComponent['Drawing'];

/** Each drawing knows its own ids; the page only hands back the ids it was given. */
const drawnBy = (component: unknown): Drawing => component as Component<{ id: string; language: Language }>;

export function components(language: Language): ComponentGroup[] {
  const { board, pieces } = wordsOf(language);
  const titles = board.components;
  const tiles = (ids: readonly Source[], drawing: unknown): ShownComponent[] =>
    ids.map(id => ({ id, name: capital(pieces.named(id)), about: capital(pieces.describe(id)), Drawing: drawnBy(drawing) }));
  const buildings = data.BUILDINGS.slice(1).map((kind, i): ShownComponent => {
    const [price, power] = [data.COST[i + 1], data.POWER_VALUE[i + 1]];
    const about = data.PIECES[i + 1] > 0 ? board.buildingAbout(board.goods(price), power) : board.neutralAbout(power);
    return { id: kind, name: capital(pieces.building[kind as data.Building]), about, Drawing: drawnBy(BuildingDrawing) };
  });
  const terrains = data.RING.map(id => ({ id, name: capital(pieces.terrain[id]), about: '', Drawing: drawnBy(TerrainDrawing) }));
  return [
    { id: 'boards', title: titles.boards, wordy: true, items: tiles(data.BOARD_IDS, TileCard) },
    { id: 'factions', title: titles.factions, wordy: true, items: tiles(data.FACTION_IDS, TileCard) },
    { id: 'palaces', title: titles.palaces, items: tiles(data.PALACE_IDS, SmallTile) },
    { id: 'innovations', title: titles.innovations, items: tiles(data.INNOVATION_IDS, SmallTile) },
    { id: 'competencies', title: titles.competencies, items: tiles(data.COMPETENCY_IDS, CompetencyTile) },
    { id: 'roundBonuses', title: titles.bonuses, items: tiles(data.BONUS_IDS, SmallTile) },
    { id: 'roundTiles', title: titles.rounds, items: tiles(data.ROUND_TILE_IDS, RoundTile) },
    { id: 'finalTiles', title: titles.finals, items: tiles(data.FINAL_TILE_IDS, FinalTile) },
    { id: 'powerActions', title: titles.powerActions, items: tiles(data.POWER_ACTION_IDS, ActionTile) },
    { id: 'bookActions', title: titles.bookActions, items: tiles(data.BOOK_ACTION_IDS, ActionTile) },
    { id: 'cityTiles', title: titles.cities, items: tiles(data.CITY_TILE_IDS, CityTile) },
    { id: 'buildings', title: titles.buildings, items: buildings },
    { id: 'terrains', title: titles.terrains, items: terrains },
  ];
}
