/** What a viewer may know: everything on the table but the area-scoring tile before round 6 and others' early answers. */
import { coreView, type Frame as Named, type Viewer } from '@tarsas/kernel';
import { type Offer, sealedFor } from '@tarsas/terra';
import type { Frame, State, View } from './state.ts';

export const withOffers = (frame: Named<Frame>, change: (offers: Offer[]) => Offer[]): Named<Frame> =>
  frame.kind === 'offers' ? { ...frame, offers: change(frame.offers) } : frame;

export function view(s: State, viewer: Viewer): View {
  const { rng: _, ...rest } = s;
  const show = (frame: Named<Frame>) => withOffers(frame, offers => sealedFor(offers, viewer));
  return { ...rest, ...coreView(s, show), area: s.areaShown ? s.area : 0 };
}
