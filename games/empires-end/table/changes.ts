/** What a draft changes, as chips for the preview. */
import type { Language, Viewer } from '@tarsas/kernel';
import type { Change } from '@tarsas/kit/table.ts';
import { RESOURCES } from '../data/components.ts';
import { isIntact } from '../rules/questions/empire.ts';
import { startingStrength } from '../rules/questions/strength.ts';
import type { OpenPlayer, View } from '../rules/view.ts';
import { frameOf, onTrack, setOf } from './questions.ts';
import { wordsOf } from './words.svelte.ts';

export function changes(before: View, after: View, viewer: Viewer, language: Language): Change[] {
  if (viewer === 'public' || before === after) return [];
  const [was, is] = [before.players[viewer], after.players[viewer]];
  return [...stock(before, after, language), ...empire(after, was, is, language), ...sealed(after, viewer, language)];
}

function stock({ own: was }: View, { own: is }: View, language: Language): Change[] {
  if (!was || !is) return [];
  const { board } = wordsOf(language);
  return RESOURCES.flatMap((kind): Change[] => {
    const by = is[kind] - was[kind];
    return by === 0 ? [] : [{ icon: kind, text: board.changed.resource(by, kind), tone: by > 0 ? 'gain' : 'cost' }];
  });
}

function empire(view: View, was: OpenPlayer, is: OpenPlayer, language: Language): Change[] {
  const { board, pieces } = wordsOf(language);
  const { locations, disasters } = setOf(view);
  const nameOf = (id: string) => board.location(is.tiles.indexOf(id) + 1, board.kind(locations[id].type));
  const sourceName = (id: string) => (id in locations ? nameOf(id) : pieces.disaster(disasters[id]));
  const found: Change[] = [];
  for (const id of is.tiles) {
    if (isIntact(was, id) && !isIntact(is, id))
      found.push({ icon: 'fire', text: board.changed.lost(nameOf(id), locations[id].points), tone: 'cost' });
    if (!isIntact(was, id) && isIntact(is, id))
      found.push({ icon: 'vp', text: board.changed.restored(nameOf(id), locations[id].points), tone: 'gain' });
  }
  for (const [i, card] of is.innovations.entries()) {
    const old = was.innovations.indexOf(card);
    if (old < 0 || was.under[old] !== is.under[i])
      found.push({ icon: 'check', text: board.changed.placed(pieces.disaster(disasters[card]), nameOf(is.under[i])), tone: 'other' });
  }
  const points = onTrack(is) - onTrack(was);
  if (points !== 0) found.push({ icon: 'vp', text: board.changed.points(points), tone: points > 0 ? 'gain' : 'cost' });
  const tired = is.exhausted.filter(source => !was.exhausted.includes(source));
  if (tired.length > 0) found.push({ icon: 'close', text: board.changed.exhausted(tired.map(sourceName).join(', ')), tone: 'cost' });
  const fresh = was.exhausted.filter(source => !is.exhausted.includes(source));
  if (fresh.length > 0) found.push({ icon: 'restart', text: board.changed.refreshed(fresh.map(sourceName).join(', ')), tone: 'gain' });
  const moved = is.tiles.filter((id, i) => was.tiles[i] !== id);
  if (moved.length > 0) found.push({ icon: 'swap', text: board.changed.swapped(moved.map(nameOf).join(', ')), tone: 'other' });
  return found;
}

function sealed(view: View, viewer: number, language: Language): Change[] {
  const bid = frameOf(view, 'bids')?.sealed[viewer];
  if (!bid) return [];
  const strength = startingStrength(view, view.players[viewer]) + bid.axes + (bid.coins ?? 0);
  return [{ icon: 'axe', text: wordsOf(language).board.changed.sealed(strength), tone: 'other' }];
}
