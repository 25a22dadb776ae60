/** What a draft changes, as chips: for the viewer, and for those who would be asked. */
import type { Language, Viewer } from '@tarsas/kernel';
import type { IconName } from '@tarsas/kit/art/icons.ts';
import type { Change } from '@tarsas/kit/table.ts';
import { DISCIPLINES, TOOLS_PER_SPADE } from '../data/index.ts';
import type { Player, View } from '../rules/state.ts';
import { openOffers, positionOf } from './overlays.ts';
import { BOOK, signOf } from './signs.ts';
import { wordsOf } from './words.svelte.ts';

export function changes(before: View, after: View, viewer: Viewer, language: Language): Change[] {
  const offers = offered(before, after, language);
  if (viewer === 'public' || after.players[viewer].home < 0) return offers;
  return [...ownChanges(before.players[viewer], after.players[viewer], language), ...offers];
}

const GOODS = [
  ['coins', 'coin'],
  ['tools', 'hammer'],
  ['scholars', 'scholar'],
] as const;

function ownChanges(was: Player, is: Player, language: Language): Change[] {
  const { changed, short } = wordsOf(language).board;
  const found: Change[] = [];
  const add = (icon: IconName, by: number, text: string) => {
    if (by !== 0) found.push({ icon, text, tone: by > 0 ? 'gain' : 'cost' });
  };
  for (const [good, icon] of GOODS) add(icon, is[good] - was[good], changed[good](is[good] - was[good]));
  if (was.bowls.join() !== is.bowls.join()) {
    const by = worth(is.bowls) - worth(was.bowls);
    found.push({ icon: 'power', text: changed.bowls(was.bowls.join('/'), is.bowls.join('/')), tone: by < 0 ? 'cost' : 'gain' });
  }
  add('vp', is.vp - was.vp, changed.vp(is.vp - was.vp));
  for (const [d, discipline] of DISCIPLINES.entries()) {
    const [from, to] = [was.science[d], is.science[d]];
    add(discipline, to - from, changed.science(short[discipline], from, to));
    const books = is.books[d] - was.books[d];
    add(BOOK[discipline], books, changed.books(short[discipline], books));
  }
  add('key', is.keys - was.keys, changed.keys(is.keys - was.keys));
  add('ship', is.shipping - was.shipping, changed.shipping(is.shipping));
  add('spade', is.terraforming - was.terraforming, changed.terraforming(TOOLS_PER_SPADE[is.terraforming]));
  return found;
}

/** Power is worth more the farther it has come. */
const worth = (bowls: readonly number[]): number => bowls[1] + 2 * bowls[2];

/** New offers of power to neighbours. */
function offered(before: View, after: View, language: Language): Change[] {
  if (before === after) return [];
  const known = openOffers(positionOf(before)).map(({ seat, at }) => `${seat} ${at}`);
  const now = openOffers(positionOf(after)).filter(({ seat, at }) => !known.includes(`${seat} ${at}`));
  const words = now.map(({ seat, power }) => `${signOf(after, seat, language).letter} ${power}`);
  return words.length > 0 ? [{ icon: 'power', text: wordsOf(language).board.changed.offers(words), tone: 'other' }] : [];
}
