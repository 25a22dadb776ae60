/** What a draft changes, as chips: for the viewer, and for those who would be asked. */
import type { Language, Viewer } from '@tarsas/kernel';
import type { Change } from '@tarsas/kit/table.ts';
import { Chips } from '@tarsas/terra/table/changes.ts';
import { DISCIPLINES, TOOLS_PER_SPADE } from '../data/index.ts';
import { type Player, positionOf, type View } from '../rules/state.ts';
import { openOffers } from './overlays.ts';
import { BOOK, GOODS, signOf } from './signs.ts';
import { wordsOf } from './words.svelte.ts';

export function changes(before: View, after: View, viewer: Viewer, language: Language): Change[] {
  const offers = offered(before, after, language);
  if (viewer === 'public' || after.players[viewer].home < 0) return offers;
  return [...ownChanges(before.players[viewer], after.players[viewer], language), ...offers];
}

function ownChanges(was: Player, is: Player, language: Language): Change[] {
  const { changed, short } = wordsOf(language).board;
  const chips = new Chips();
  for (const [good, icon] of GOODS) chips.add(icon, is[good] - was[good], changed[good](is[good] - was[good]));
  chips.addBowls(was.bowls, is.bowls, changed.bowls);
  chips.add('vp', is.vp - was.vp, changed.vp(is.vp - was.vp));
  for (const [d, discipline] of DISCIPLINES.entries()) {
    const [from, to] = [was.science[d], is.science[d]];
    chips.add(discipline, to - from, changed.science(short[discipline], from, to));
    const books = is.books[d] - was.books[d];
    chips.add(BOOK[discipline], books, changed.books(short[discipline], books));
  }
  chips.add('key', is.keys - was.keys, changed.keys(is.keys - was.keys));
  chips.add('ship', is.shipping - was.shipping, changed.shipping(is.shipping));
  chips.add('spade', is.terraforming - was.terraforming, changed.terraforming(TOOLS_PER_SPADE[is.terraforming]));
  return chips.found;
}

/** New offers of power to neighbours. */
function offered(before: View, after: View, language: Language): Change[] {
  if (before === after) return [];
  const known = openOffers(positionOf(before)).map(({ seat, at }) => `${seat} ${at}`);
  const now = openOffers(positionOf(after)).filter(({ seat, at }) => !known.includes(`${seat} ${at}`));
  const words = now.map(({ seat, power }) => `${signOf(after, seat, language).letter} ${power}`);
  return words.length > 0 ? [{ icon: 'power', text: wordsOf(language).board.changed.offers(words), tone: 'other' }] : [];
}
