/** What a viewer may know: everything but the early answers that others have given to an offer of power (TM-DEC-01). */
import { coreView, type Frame as Named, type Viewer } from '@tarsas/kernel';
import { type Offer, sealedFor } from '@tarsas/terra';
import type { Frame, State, View } from './state.ts';

export const withOffers = (frame: Named<Frame>, change: (offers: Offer[]) => Offer[]): Named<Frame> =>
  frame.kind === 'leech' ? { ...frame, offers: change(frame.offers) } : frame;

export function view(s: State, viewer: Viewer): View {
  const { rng: _, ...known } = s;
  return { ...known, ...coreView(s, f => withOffers(f, offers => sealedFor(offers, viewer))) };
}
