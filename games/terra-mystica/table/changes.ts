/** What a draft changes, as chips: for the viewer, and for those who would be asked. */
import type { Language, Viewer } from '@tarsas/kernel';
import type { Change } from '@tarsas/kit/table.ts';
import { Chips } from '@tarsas/terra/table/changes.ts';
import { CULTS, FACTIONS } from '../data/index.ts';
import { type Player, positionOf, type View } from '../rules/state.ts';
import { openOffers } from './overlays.ts';
import { GOODS, sign } from './signs.ts';
import { wordsOf } from './words.svelte.ts';

export function changes(before: View, after: View, viewer: Viewer, language: Language): Change[] {
  const offers = offered(before, after, language);
  if (viewer === 'public' || after.players[viewer].faction === null) return offers;
  return [...ownChanges(before.players[viewer], after.players[viewer], language), ...offers];
}

function ownChanges(was: Player, is: Player, language: Language): Change[] {
  const { board, pieces } = wordsOf(language);
  const chips = new Chips();
  for (const [good, icon] of GOODS) chips.add(icon, is[good] - was[good], board.changed[good](is[good] - was[good]));
  chips.addBowls(was.bowls, is.bowls, board.changed.bowls);
  chips.add('vp', is.vp - was.vp, board.changed.vp(is.vp - was.vp));
  CULTS.forEach((cult, track) => {
    const by = is.cults[track] - was.cults[track];
    chips.add(cult, by, board.changed.cult(pieces.cults[cult], by));
  });
  chips.add('key', is.keys - was.keys, board.changed.keys(is.keys - was.keys));
  chips.add('ship', is.shipping - was.shipping, board.changed.shipping(is.shipping));
  const spade = is.faction ? FACTIONS[is.faction].digging?.spade[is.digging] : undefined;
  if (spade) chips.add('spade', is.digging - was.digging, board.changed.digging(board.goods({ [spade.good]: spade.amount })));
  return chips.found;
}

/** New offers of power to neighbours. */
function offered(before: View, after: View, language: Language): Change[] {
  if (before === after) return [];
  const known = new Set(before.stack.map(({ id }) => id));
  const isNew = after.stack.some(frame => frame.kind === 'leech' && !known.has(frame.id));
  const now = isNew ? openOffers(positionOf(after)) : [];
  const later = after.offers.filter(offer => offer.event > before.events);
  const words = [...now, ...later].map(({ seat, power }) => `${sign(after, seat, language).name[language]} ${power}`);
  return words.length > 0 ? [{ icon: 'power', text: wordsOf(language).board.changed.offers(words), tone: 'other' }] : [];
}
