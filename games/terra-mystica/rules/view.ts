/** What a viewer may know: everything but the early answers that others have given to an offer of power (TM-DEC-01). */
import { coreOf, coreView, type Frame as KernelFrame, type Random, type Viewer } from '@tarsas/kernel';
import { imagined, type Offer, sealedFor } from '@tarsas/terra';
import type { Frame, State, View } from './state.ts';

type Shown = KernelFrame<Frame>;

const withOffers = (f: Shown, change: (offers: Offer[]) => Offer[]): Shown => (f.kind === 'leech' ? { ...f, offers: change(f.offers) } : f);

export function view(s: State, viewer: Viewer): View {
  const { rng: _, ...known } = s;
  return { ...known, ...coreView(s, f => withOffers(f, offers => sealedFor(offers, viewer))) };
}

/** Any answer could lie under a seal. */
export function imagine(v: View, _viewer: Viewer, random: Random): Omit<State, 'rng'> {
  return { ...v, ...coreOf(v, f => withOffers(f, offers => imagined(offers, random))) };
}
