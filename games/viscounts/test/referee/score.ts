/** The final score, counted from the books. */
import type { Seat } from '@tarsas/kernel';
import { LEADER, SECTION_IDS, WORKER_VP } from '../../data/castle.ts';
import { BONUS_CARDS, BONUS_VP, PLACES, VP } from '../../data/common.ts';
import { BUILDING_TYPES, type BuildingType, type Icon } from '../../data/effects.ts';
import { type Counted, RIBBON_SETS, RIBBONS } from '../../data/manuscripts.ts';
import { BUILDINGS } from '../../data/player-board.ts';
import { AI_LEFTOVER_VP } from '../../data/solo.ts';
import type { Line, Options } from '../../rules/state.ts';
import { type Books, iconsOf } from './books.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);
const workersOn = (books: Books, tier: 0 | 1, seat: Seat): number => sum(SECTION_IDS.map(id => books.tiers[tier][id][seat]));
const resourcesOf = ({ ink, gold, stone }: { ink: number; gold: number; stone: number }): number => ink + gold + stone;

/** Points by line. Lines of nothing are left out. */
export function linesOf(books: Books, seat: Seat, options: Options): Map<Line, number> {
  const owner = books.owners[seat];
  const built = (type: BuildingType) => owner.built.filter(id => id.startsWith(type)).length;
  const { manuscripts } = books.tables;
  const counting = owner.manuscripts.map(id => {
    const { scores } = manuscripts[id];
    return scores ? Math.floor(countOf(books, seat, scores.of, options) / scores.per) : 0;
  });
  const lines: [Line, number][] = [
    ['buildings', sum(BUILDING_TYPES.map(type => BUILDINGS[type].vp[built(type)]))],
    ['castle', sum([workersOn(books, 0, seat), workersOn(books, 1, seat), books.top[seat]].map((n, tier) => n * WORKER_VP[tier]))],
    ['ribbons', ribbonsOf(owner.manuscripts.map(id => manuscripts[id].ribbon))],
    ['manuscripts', sum(counting)],
    ['leader', books.leader === seat ? LEADER.vp : 0],
    ['bonus', BONUS_VP * books.bonus.filter(holder => holder === seat).length],
    ['unpaid', VP.unpaid * owner.unpaid],
    ['acquired', VP.acquired * owner.acquired],
    ['approved', VP.approved * owner.approved],
    [
      'poverty',
      books.debts === 0
        ? prizeOf(
            books.owners.map(({ approved }) => approved),
            seat,
          )
        : 0,
    ],
    [
      'prosperity',
      books.deeds === 0
        ? prizeOf(
            books.owners.map(({ paid }) => paid),
            seat,
          )
        : 0,
    ],
    ['leftovers', seat < books.seats ? 0 : AI_LEFTOVER_VP * resourcesOf(owner)],
  ];
  return new Map(lines.filter(([, points]) => points !== 0));
}

/** One set after the other, each of as many different ribbons as there still are. */
function ribbonsOf(ribbons: readonly string[]): number {
  const left = [...ribbons];
  let points = 0;
  while (left.length > 0) {
    const set = [...new Set(left)];
    points += RIBBON_SETS[set.length];
    for (const ribbon of set) left.splice(left.indexOf(ribbon), 1);
  }
  return points;
}

function countOf(books: Books, seat: Seat, of: Counted, options: Options): number {
  const owner = books.owners[seat];
  switch (of) {
    case 'buildings':
      return owner.built.length;
    case 'workers':
      return workersOn(books, 0, seat) + workersOn(books, 1, seat) + books.top[seat];
    case 'manuscripts':
      return owner.manuscripts.length;
    case 'paid':
    case 'approved':
    case 'silver':
      return owner[of];
    case 'resources':
      return resourcesOf(owner);
    default:
      return iconsIn(books, seat, options).filter(icon => icon === of).length;
  }
}

/** On all own cards, empty slots and, if the table wants it so, bonus cards. */
function iconsIn(books: Books, seat: Seat, { bonusIcons }: Options): Icon[] {
  const { board, hidden, discard, built } = books.owners[seat];
  const cards = [...board, ...hidden, ...discard].flatMap(card => (card === null ? [] : iconsOf(books, seat, card)));
  const slots = built.flatMap(id => {
    const [type, slot] = id.split('.') as [BuildingType, string];
    const abilities = seat < books.seats ? BUILDINGS[type].slots : books.tables.aiBoards[books.ai!].slots[type];
    const ability = abilities[Number(slot) - 1];
    return ability.kind === 'icons' ? ability.icons : [];
  });
  const bonus = RIBBONS.flatMap((ribbon, i) => (bonusIcons && books.bonus[i] === seat ? BONUS_CARDS[ribbon] : []));
  return [...cards, ...slots, ...bonus];
}

/** Prizes go from the top to players who have flipped something; equal players share theirs. */
function prizeOf(flipped: readonly number[], seat: Seat): number {
  const prizes = flipped.length < 3 ? PLACES.few : PLACES.many;
  if (flipped[seat] === 0) return 0;
  const first = flipped.filter(n => n > flipped[seat]).length;
  const equal = flipped.filter(n => n === flipped[seat]).length;
  return Math.floor(sum(prizes.slice(first, first + equal)) / equal);
}

/** The AI's draw pile is not told card by card, so what its icons count at the end is not either. */
export const isCertain = (books: Books, seat: Seat): boolean =>
  seat < books.seats || books.owners[seat].manuscripts.every(id => !isIcon(books.tables.manuscripts[id].scores?.of));
const isIcon = (of: Counted | undefined): boolean =>
  of !== undefined && ['merchant', 'builder', 'noble', 'cleric', 'criminal'].includes(of);
