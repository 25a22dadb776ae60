/** What a viewer may know: everything on the table but the area-scoring tile before round 6 and others' early answers. */
import { coreOf, coreView, type Frame as Named, type Random, type Viewer } from '@tarsas/kernel';
import { imagined, type Offer, sealedFor } from '@tarsas/terra';
import { AREA_TILES } from '../data/index.ts';
import type { Frame, State, View } from './state.ts';

const withOffers = (frame: Named<Frame>, change: (offers: Offer[]) => Offer[]): Named<Frame> =>
  frame.kind === 'offers' ? { ...frame, offers: change(frame.offers) } : frame;

export function view(s: State, viewer: Viewer): View {
  const { rng: _, ...rest } = s;
  const show = (frame: Named<Frame>) => withOffers(frame, offers => sealedFor(offers, viewer));
  return { ...rest, ...coreView(s, show), area: s.areaShown ? s.area : 0 };
}

/** A world this viewer cannot tell from the real one. */
export function imagine(v: View, _viewer: Viewer, random: Random): Omit<State, 'rng'> {
  const fill = (frame: Named<Frame>) => withOffers(frame, offers => imagined(offers, random));
  const area = v.neutralLevels.length > 0 && !v.areaShown ? AREA_TILES[random(AREA_TILES.length)] : v.area;
  return { ...v, ...coreOf(v, fill), area };
}
