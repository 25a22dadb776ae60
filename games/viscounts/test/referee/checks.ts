/** What must be so beyond goods and gains: whose turn it is, who is met, what the AI counts and why it does what it does. */
import type { Fact, Seat } from '@tarsas/kernel';
import { BONUS_CARDS } from '../../data/common.ts';
import { type BuildingType, ICON_OF, type Icon } from '../../data/effects.ts';
import { RIBBONS } from '../../data/manuscripts.ts';
import type { AI_FUEL, AiAction } from '../../data/solo.ts';
import type { Facts, Fuel } from '../../rules/facts.ts';
import { type Books, iconsOf, type Owner } from './books.ts';

export interface Watch {
  start: Seat;
  /** Turns taken in this round. */
  turns: number;
  /** On whose space somebody has ended a move: each must be met. */
  toMeet: Seat[];
  /** Cards drawn whose owner has not been told yet. */
  untold: number;
}
export const openWatch = (): Watch => ({ start: 0, turns: 0, toMeet: [], untold: 0 });

type Check = { [K in keyof Facts]?: (books: Books, watch: Watch, args: Facts[K]) => string | false | undefined };

const CHECKS: Check = {
  start: (_, watch, { seat }) => {
    watch.start = seat;
    return undefined;
  },
  round: (b, watch) => {
    const isWhole = b.round === 0 || watch.turns === b.owners.length;
    watch.turns = 0;
    return !isWhole && 'a round ends before everybody has had a turn';
  },
  turn: (b, watch, { seat }) => {
    const expected = (watch.start + watch.turns++) % b.owners.length;
    return seat !== expected && `has a turn, it is that of seat ${expected}`;
  },
  moved: (b, watch, { seat, to }) => {
    watch.toMeet = [...b.owners.keys()].filter(other => other !== seat && b.owners[other].space === to);
    return undefined;
  },
  met: (_, watch, { other }) => {
    const isThere = watch.toMeet.includes(other);
    watch.toMeet = watch.toMeet.filter(one => one !== other);
    return !isThere && `meets seat ${other}, who stands elsewhere`;
  },
  drew: (_, watch, { n }) => {
    watch.untold += n;
    return undefined;
  },
  drewCards: (_, watch, { cards }) => {
    watch.untold -= cards.length;
    return undefined;
  },
  aiResource: (b, _, { seat, what, have, until }) => {
    const owned = fuelOf(b.owners[seat], what);
    const wish = b.tables.aiBoards[b.ai!].priority.find(({ resource, until: limit }) => limit === 0 || b.owners[seat][resource] < limit);
    if (owned !== have) return `says it has ${have} ${what}, has ${owned}`;
    return (wish?.resource ?? 'any') !== what || (wish?.until ?? 0) !== until ? `wants ${what} up to ${until}` : undefined;
  },
  aiFlips: (b, _, { seat, what, why }) => {
    const { paid, approved, unpaid, acquired } = b.owners[seat];
    const reasons = { told: true, only: (what === 'debt' ? acquired : unpaid) === 0, tie: what === 'debt' && paid === approved };
    const isFewer = what === 'debt' ? paid < approved : approved < paid;
    return !(why === 'fewer' ? isFewer : reasons[why]) && `flips a ${what} because of ${why}`;
  },
  aiDoes: (b, _, { seat, action, icons }) => wrongIcons(b, seat, action, icons),
  aiCannot: (b, _, { seat, action, icons, resources, fuel }) => {
    if (action !== 'flip' && resources !== fuelOf(b.owners[seat], fuel)) return `says it has ${resources} to spend`;
    return wrongIcons(b, seat, action, icons);
  },
};

const fuelOf = (owner: Owner, what: Fuel): number => (what === 'any' ? owner.ink + owner.gold + owner.stone : owner[what]);

function wrongIcons(b: Books, seat: Seat, action: AiAction, told: number): string | false {
  if (action === 'flip') return false;
  const icons = aiIcons(b, seat).filter(icon => icon === ICON_OF[action as keyof typeof AI_FUEL] || icon === 'criminal').length;
  return icons !== told && `counts ${told} icons, has ${icons}`;
}

/** On its schemes, on the uncovered spaces of its board, on empty building slots and on bonus cards. */
function aiIcons(b: Books, seat: Seat): Icon[] {
  const { board, built } = b.owners[seat];
  const { printed, slots } = b.tables.aiBoards[b.ai!];
  const spaces = board.flatMap((card, space) => (card === null ? printed[space] : [...iconsOf(b, seat, card)]));
  const empty = built.flatMap(id => {
    const [type, slot] = id.split('.') as [BuildingType, string];
    const ability = slots[type][Number(slot) - 1];
    return ability.kind === 'icons' ? ability.icons : [];
  });
  return [...spaces, ...empty, ...RIBBONS.flatMap((ribbon, i) => (b.bonus[i] === seat ? BONUS_CARDS[ribbon] : []))];
}

/** Called before the fact is entered into the books. */
export function watchFact(watch: Watch, books: Books, { key, args }: Fact): void {
  const check = CHECKS[key as keyof Facts] as ((books: Books, watch: Watch, args: unknown) => string | false | undefined) | undefined;
  const objection = check?.(books, watch, args);
  if (objection) books.objections.push(`seat ${(args as { seat?: Seat }).seat ?? '–'}: ${objection}`);
}

/** A move is over: nothing may be left open. */
export function watchMove(watch: Watch, books: Books): void {
  if (watch.toMeet.length > 0) books.objections.push(`seat ${watch.toMeet.join(', ')} is landed on and not met`);
  if (watch.untold !== 0) books.objections.push(`${watch.untold} cards drawn are not told to their owner`);
  if (books.leaving !== null) books.objections.push(`${books.leaving} has not dropped off`);
  Object.assign(watch, { toMeet: [], untold: 0 });
  books.leaving = null;
}
