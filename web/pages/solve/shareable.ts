/** What of a table can be shared as a position: as whoever is to move there sees it, and nothing that is still a secret to anybody else. */
import type { LookedAt } from '@tarsas/coach';
import { imagine, pending, type Seat } from '@tarsas/kernel';
import { LocalSession } from '../../session/local.svelte.ts';
import type { SharedPosition } from '../../session/sharedPosition.ts';
import type { Desk } from '../../table/desk.svelte.ts';

export type Shareable = Omit<SharedPosition, 'note' | 'isPuzzle'>;

/** The position that is looked at, of a game that is over; null: nobody is to move there, or not the seat whose eyes are lent. */
export function shareableAt(desk: Desk): Shareable | null {
  const { session } = desk;
  const { game, viewer } = session;
  if (session instanceof LocalSession) {
    // Every position is here, and nothing of it is secret any more.
    const { log } = session;
    const state = log.over || log.source ? session.positions[desk.at - 1] : undefined;
    const asked = state && !state.over ? pending(game, state).find(({ waiting }) => waiting) : undefined;
    return state && asked ? shareable(desk, game.view(state, asked.seat) as object, asked.seat) : null;
  }
  if (viewer === 'public' || session.status !== 'over' || desk.mode !== 'past') return null;
  const world = imagine(game, desk.view, viewer, 'share');
  const isAsked = !world.over && pending(game, world).some(({ seat, waiting }) => seat === viewer && waiting);
  return isAsked ? shareable(desk, desk.view, viewer) : null;
}

/**
 * A decision of an analysis with its plans, those alone that were played out. They were all compared with what was chosen; of two of the others only the widest range
 * that this allows is known.
 */
export function shareableDecision(desk: Desk, view: object, { seat, chosen, best }: Pick<LookedAt, 'seat' | 'chosen' | 'best'>): Shareable {
  const out = (best ?? []).filter(({ gain }) => gain.playedOut > 0);
  const all = [...out, { plan: chosen, gain: { middle: 0, low: 0, high: 0 } }].sort((a, b) => b.gain.middle - a.gain.middle);
  const most = all[0]!;
  const plans = all.map(({ plan, gain }) => ({
    plan,
    less: most.gain.middle - gain.middle,
    low: plan === most.plan ? 0 : most.gain.low - gain.high,
    high: plan === most.plan ? 0 : most.gain.high - gain.low,
  }));
  const playedOut = Math.min(...out.map(({ gain }) => gain.playedOut));
  return { ...shareable(desk, view, seat), ...(out.length > 0 && { plans, playedOut }) };
}

const shareable = ({ session }: Desk, view: object, seat: Seat): Shareable => ({
  game: session.game.id,
  rules: session.game.rules,
  seat,
  view,
  plans: [],
  playedOut: 0,
});
