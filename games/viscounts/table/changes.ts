/** What a draft changes, as chips: for the viewer, and for the others. */
import type { Language, Seat, Viewer } from '@tarsas/kernel';
import type { Change } from '@tarsas/kit/table.ts';
import { pointsOf } from '../rules/questions/score.ts';
import type { PlayerView, View } from '../rules/state.ts';
import { positionOf } from './overlays.ts';
import { signOf } from './signs.ts';
import { wordsOf } from './words.svelte.ts';

const GOODS = ['silver', 'gold', 'ink', 'stone'] as const;
const PAPERS = ['unpaid', 'paid', 'acquired', 'approved'] as const;

export function changes(before: View, after: View, viewer: Viewer, language: Language): Change[] {
  if (before === after) return [];
  const own = viewer === 'public' ? [] : ownChanges(before, after, viewer, language);
  const others = after.players.flatMap((_, seat) => (seat === viewer ? [] : othersChanges(before, after, seat, language)));
  return [...own, ...others];
}

function ownChanges(before: View, after: View, seat: Seat, language: Language): Change[] {
  const { board, lexicon } = wordsOf(language);
  const [was, is] = [before.players[seat], after.players[seat]];
  const found: Change[] = [];
  const add = (icon: string, by: number, text: string, isBad = by < 0) => {
    if (by !== 0) found.push({ icon, text, tone: isBad ? 'cost' : 'gain' });
  };
  for (const what of GOODS)
    add(what, is[what] - was[what], board.changed(signed(is[what] - was[what]), lexicon.amount(what, 2).replace('2 ', '')));
  for (const what of PAPERS) {
    const by = is[what] - was[what];
    add('', by, board.changed(signed(by), board.papers[what]), what === 'unpaid' ? by > 0 : by < 0);
  }
  add('worker', is.workers - was.workers, board.changed(signed(is.workers - was.workers), board.inSupply));
  if (is.corruption !== was.corruption || is.virtue !== was.virtue) {
    found.push({ icon: '', text: board.trackChange(is.corruption, is.virtue), tone: 'other' });
  }
  if (is.corruption === is.virtue && was.corruption !== was.virtue)
    found.push({ icon: '', text: board.collidesOn(is.corruption), tone: 'other' });
  const points = pointsOf(positionOf(after), seat) - pointsOf(positionOf(before), seat);
  add('vp', points, board.changed(signed(points), board.vp));
  return found;
}

/** What others gain or lose by it: links, collisions, workers that are bumped. */
function othersChanges(before: View, after: View, seat: Seat, language: Language): Change[] {
  const { board, lexicon } = wordsOf(language);
  const [was, is] = [before.players[seat], after.players[seat]];
  const { letter } = signOf(after, seat, language);
  const parts = [
    ...GOODS.flatMap(what => difference(is, was, what, lexicon.amount(what, 2).replace('2 ', ''))),
    ...PAPERS.flatMap(what => difference(is, was, what, board.papers[what])),
    ...difference(is, was, 'workers', board.inSupply),
  ];
  if (is.corruption !== was.corruption || is.virtue !== was.virtue) parts.push(board.trackChange(is.corruption, is.virtue));
  return parts.map(text => ({ icon: '', text: `${letter}: ${text}`, tone: 'other' as const }));
}

function difference(
  is: PlayerView,
  was: PlayerView,
  what: (typeof GOODS)[number] | (typeof PAPERS)[number] | 'workers',
  name: string,
): string[] {
  const by = is[what] - was[what];
  return by === 0 ? [] : [`${signed(by)} ${name}`];
}

const signed = (n: number): string => (n > 0 ? `+${n}` : `−${Math.abs(n)}`);
