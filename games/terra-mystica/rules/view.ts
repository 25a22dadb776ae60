/** What a viewer may know: everything but the early answers that others have given to an offer of power (TM-DEC-01). */
import { coreOf, coreView, type Frame as KernelFrame, type Random, type Viewer } from '@tarsas/kernel';
import type { Frame, State, View } from './state.ts';

type Shown = KernelFrame<Frame>;

function seenBy(viewer: Viewer): (f: Shown) => Shown {
  return f => {
    if (f.kind !== 'leech') return f;
    return { ...f, offers: f.offers.map(o => (o.answer === 'none' || o.seat === viewer ? o : { ...o, answer: 'sealed' as const })) };
  };
}

export function view(s: State, viewer: Viewer): View {
  const { rng: _, ...known } = s;
  return { ...known, ...coreView(s, seenBy(viewer)) };
}

/** Any answer could lie under a seal. */
export function imagine(v: View, _viewer: Viewer, random: Random): Omit<State, 'rng'> {
  const fill = (f: Shown): Shown => {
    if (f.kind !== 'leech') return f;
    return { ...f, offers: f.offers.map(o => (o.answer === 'sealed' ? { ...o, answer: random(2) === 0 ? 'take' : 'decline' } : o)) };
  };
  return { ...v, ...coreOf(v, fill) };
}
