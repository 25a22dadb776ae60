/** A world that a viewer cannot tell from the real one: any answer under a seal, any area-scoring tile. */
import { coreOf, type Frame as Named, type Random, type Viewer } from '@tarsas/kernel';
import { imagined } from '@tarsas/terra';
import { AREA_TILES } from '../data/index.ts';
import type { Frame, State, View } from './state.ts';
import { withOffers } from './view.ts';

export function imagine(v: View, _viewer: Viewer, random: Random): Omit<State, 'rng'> {
  const fill = (frame: Named<Frame>) => withOffers(frame, offers => imagined(offers, random));
  const area = v.neutralLevels.length > 0 && !v.areaShown ? AREA_TILES[random(AREA_TILES.length)] : v.area;
  return { ...v, ...coreOf(v, fill), area };
}
