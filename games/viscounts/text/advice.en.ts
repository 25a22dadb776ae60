/** What to do about a line of the score sheet that fell behind; after “Next time:”. */
import type { Viscounts } from '../rules/state.ts';

export const advice: Readonly<Partial<Record<Viscounts['line'], string>>> = {
  buildings: 'finish one type of building before you begin the next: the third trading post brings 6 points, the third guildhall 8.',
  castle:
    'send workers to the castle early; three of yours in one section push one of them up, and on the upper tiers each is worth 2 or 3 points.',
  ribbons: 'copy manuscripts with ribbons of different colours; the fourth colour of a set alone brings 7 points.',
  manuscripts: 'choose manuscripts that count what you collect anyway.',
  leader: 'be the first on the third tier of the castle; the leader moves on only when somebody has more workers there.',
  bonus: 'be the first with three manuscripts of one colour; the cleric’s bonus card is worth 3 points and gives icons for every turn.',
  unpaid: 'turn debts over before the end; each that stays unpaid costs 2 points.',
  acquired: 'take deeds when your virtue is high, and approve them; approved they are worth three times as much.',
  approved: 'approve your deeds before the end; approved each is worth 3 points instead of 1.',
  poverty: 'turn deeds over while the poverty stack runs low; whoever has turned over most gets 12 points when its card is revealed.',
  prosperity: 'turn debts over while the prosperity stack runs low; whoever has turned over most gets 12 points when its card is revealed.',
};
