/** A world that a viewer cannot tell from the real one: any answer could lie under a seal. */
import { type Random, type Viewer, withCoreView } from '@tarsas/kernel';
import { imagined } from '@tarsas/terra';
import type { State, View } from './state.ts';
import { onTheTable, withOffers } from './view.ts';

export function imagine(v: View, _viewer: Viewer, random: Random): Omit<State, 'rng'> {
  return withCoreView(onTheTable(v), v, f => withOffers(f, offers => imagined(offers, random)));
}
