/** What a viewer may know: everything on the table but the area-scoring tile before round 6 and others' early answers. */
import { coreOf, coreView, type Frame as KernelFrame, type Random, type Viewer } from '@tarsas/kernel';
import { AREA_TILES } from '../data/index.ts';
import type { Answer, Frame, Offer, State, View } from './state.ts';

export function view(s: State, viewer: Viewer): View {
  const { rng: _, ...rest } = s;
  return { ...rest, ...coreView(s, frame => shown(frame, viewer)), area: s.areaShown ? s.area : 0 };
}

/** Answers that came early are sealed until it is their turn to count. */
function shown(frame: KernelFrame<Frame>, viewer: Viewer): KernelFrame<Frame> {
  return withAnswers(frame, ({ seat, answer }) => (answer === 'none' || seat === viewer ? answer : 'sealed'));
}

function withAnswers(frame: KernelFrame<Frame>, answerOf: (offer: Offer) => Answer): KernelFrame<Frame> {
  if (frame.kind !== 'offers') return frame;
  return { ...frame, offers: frame.offers.map(offer => ({ ...offer, answer: answerOf(offer) })) };
}

/** A world this viewer cannot tell from the real one. */
export function imagine(v: View, _viewer: Viewer, random: Random): Omit<State, 'rng'> {
  const fill = (frame: KernelFrame<Frame>) =>
    withAnswers(frame, ({ answer }) => (answer === 'sealed' ? (['take', 'decline'] as const)[random(2)] : answer));
  const area = v.neutralLevels.length > 0 && !v.areaShown ? AREA_TILES[random(AREA_TILES.length)] : v.area;
  return { ...v, ...coreOf(v, fill), area };
}
