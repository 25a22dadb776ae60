/** What a draft changes, as chips: for the viewer, and for those who would be asked. */
import type { Language, Viewer } from '@tarsas/kernel';
import type { Change } from '@tarsas/kit/table.ts';
import { CULTS, FACTIONS } from '../data/index.ts';
import type { Player, View } from '../rules/state.ts';
import { openOffers, positionOf } from './overlays.ts';
import { sign } from './signs.ts';
import { wordsOf } from './words.svelte.ts';

export function changes(before: View, after: View, viewer: Viewer, language: Language): Change[] {
  const offers = offered(before, after, language);
  if (viewer === 'public' || after.players[viewer].faction === null) return offers;
  return [...ownChanges(before.players[viewer], after.players[viewer], language), ...offers];
}

const GOODS = [
  ['coins', 'coin'],
  ['workers', 'worker'],
  ['priests', 'priest'],
] as const;

function ownChanges(was: Player, is: Player, language: Language): Change[] {
  const { board, pieces } = wordsOf(language);
  const found: Change[] = [];
  const add = (icon: string, by: number, text: string) => {
    if (by !== 0) found.push({ icon, text, tone: by > 0 ? 'gain' : 'cost' });
  };
  for (const [good, icon] of GOODS) add(icon, is[good] - was[good], board.changed[good](is[good] - was[good]));
  if (was.bowls.join() !== is.bowls.join()) {
    const by = worth(is.bowls) - worth(was.bowls);
    found.push({ icon: 'power', text: board.changed.bowls(was.bowls.join('/'), is.bowls.join('/')), tone: by < 0 ? 'cost' : 'gain' });
  }
  add('vp', is.vp - was.vp, board.changed.vp(is.vp - was.vp));
  CULTS.forEach((cult, track) => {
    const by = is.cults[track] - was.cults[track];
    add(cult, by, board.changed.cult(pieces.cults[cult], by));
  });
  add('key', is.keys - was.keys, board.changed.keys(is.keys - was.keys));
  add('ship', is.shipping - was.shipping, board.changed.shipping(is.shipping));
  const spade = is.faction ? FACTIONS[is.faction].digging?.spade[is.digging] : undefined;
  if (spade) add('spade', is.digging - was.digging, board.changed.digging(board.goods({ [spade.good]: spade.amount })));
  return found;
}

/** Power is worth more the farther it has come. */
const worth = (bowls: readonly number[]): number => bowls[1] + 2 * bowls[2];

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
