/**
 * A referee of whole games: it reads the tables of components and the log of facts, never the rules, keeps its own books of what everybody
 * owns and must have gained, and compares them with what the public saw after every move and with the final score.
 */
import type { Seat } from '@tarsas/kernel';
import type { GameRecord, Referee } from '../../../bots/referee.ts';
import { SECTION_IDS } from '../data/castle.ts';
import { MANUSCRIPT_IDS, NEUTRAL_IDS } from '../data/components.ts';
import { BUILDING_TYPES } from '../data/effects.ts';
import { SLOTS } from '../data/player-board.ts';
import { SPACES } from '../data/segments.ts';
import type { View, Viscounts } from '../rules/state.ts';
import { type Books, openBooks } from './referee/books.ts';
import { openWatch, watchFact, watchMove } from './referee/checks.ts';
import { enter } from './referee/entries.ts';
import { expectIncome, openIncomes, settle } from './referee/income.ts';
import { isCertain, linesOf } from './referee/score.ts';

export const referee: Referee<Viscounts> = ({ seats, options, facts, views, scores }) => {
  const books = openBooks(options, seats, views[0]);
  const incomes = openIncomes(books.owners.length);
  const watch = openWatch();
  const objections: string[] = [];
  for (const [move, happened] of facts.entries()) {
    try {
      for (const fact of happened) {
        watchFact(watch, books, fact);
        expectIncome(incomes, books, fact);
        enter(books, fact);
      }
    } catch (error) {
      return [`move ${move}, the facts cannot be followed: ${error}`];
    }
    watchMove(watch, books);
    for (const [what, ours, theirs] of [...compare(books, views[move])])
      if (JSON.stringify(ours) !== JSON.stringify(theirs))
        books.objections.push(`${what}: ${JSON.stringify(ours)} expected, ${JSON.stringify(theirs)} found`);
    objections.push(...books.objections.splice(0).map(sentence => `move ${move}, ${sentence}`));
    // One error leads to others: the first move that has one is told whole.
    if (objections.length > 0) return objections;
  }
  settle(incomes, books);
  return [...books.objections, ...judge(books, options, scores)].map(sentence => `at the end, ${sentence}`);
};

type Comparison = readonly [what: string, ours: unknown, theirs: unknown];

function* compare(books: Books, view: View): Generator<Comparison> {
  for (const what of ['round', 'lastRound', 'active', 'debts', 'deeds', 'leader', 'bonus'] as const) yield [what, books[what], view[what]];
  yield ['removed', [...books.removed].sort(), [...view.removed].sort()];
  yield ['townsfolk taken', books.taken.folk, NEUTRAL_IDS.length - view.folkBelow.length - view.folkTop.filter(Boolean).length];
  yield [
    'manuscripts taken',
    books.taken.manuscripts,
    MANUSCRIPT_IDS.length - view.booksBelow.length - view.bookTop.filter(Boolean).length,
  ];
  yield ['buildings', plotsOf(books), builtIn(view)];
  for (const seat of books.owners.keys()) yield* compareOwner(books, view, seat);
  if (books.ai === null) return;
  yield ['ai', books.ai, view.ai];
  yield ['schemes', books.schemes, { draw: view.schemes.drawSize, future: view.schemes.futureSize }];
}

const PIECES = ['silver', 'ink', 'gold', 'stone', 'unpaid', 'paid', 'acquired', 'approved', 'corruption', 'virtue', 'workers'] as const;
const CROWD = 4;

function* compareOwner(books: Books, view: View, seat: Seat): Generator<Comparison> {
  const [owner, seen] = [books.owners[seat], view.players[seat]];
  const about = (what: string) => `seat ${seat}, ${what}`;
  for (const what of PIECES) yield [about(what), owner[what], seen[what]];
  for (const what of ['startCard', 'board', 'discard', 'manuscripts', 'handSize'] as const) yield [about(what), owner[what], seen[what]];
  yield [about('hidden'), [...owner.hidden].sort(), [...seen.hidden].sort()];
  yield [
    about('space'),
    owner.space,
    seen.at < 0 ? '' : `${view.ring[Math.floor(seen.at / SPACES.length)]}.${SPACES[seen.at % SPACES.length]}`,
  ];
  yield [about('built'), [...owner.built].sort(), BUILDING_IDS.filter((_, i) => seen.built & (1 << i)).sort()];
  for (const [section, id] of SECTION_IDS.entries()) {
    const place = section * CROWD + seat;
    yield [about(`workers in ${id}`), [books.tiers[0][id][seat], books.tiers[1][id][seat]], [view.tier1[place], view.tier2[place]]];
  }
  yield [about('workers on the third tier'), books.top[seat], view.tier3[seat]];
}

const BUILDING_IDS = BUILDING_TYPES.flatMap(type => Array.from({ length: SLOTS }, (_, slot) => `${type}.${slot + 1}`));

const plotsOf = (books: Books): string[] => [...books.plots].map(([plot, { seat, building }]) => `${plot} ${seat} ${building}`).sort();
function builtIn({ spots, ring }: View): string[] {
  const per = spots.length / ring.length;
  const named = spots.flatMap((code, spot) => {
    if (code < 0) return [];
    const plot = `${ring[Math.floor(spot / per)]}.${(spot % per) + 1}`;
    return [`${plot} ${Math.floor(code / BUILDING_IDS.length)} ${BUILDING_IDS[code % BUILDING_IDS.length]}`];
  });
  return named.sort();
}

function judge(books: Books, options: Viscounts['options'], scores: GameRecord<Viscounts>['scores']): string[] {
  const lines = books.owners.map((_, seat) => linesOf(books, seat, options));
  const totals = lines.map(own => [...own.values()].reduce((total, points) => total + points, 0));
  const objections: string[] = [];
  const expect = (what: string, ours: number, theirs: number) => {
    if (ours !== theirs) objections.push(`${what}: ${ours} expected, ${theirs} found`);
  };
  for (const [seat, total] of totals.entries())
    if (isCertain(books, seat)) expect(`seat ${seat}, points announced`, total, books.scored[seat]);
  if (books.round !== books.lastRound) objections.push(`round ${books.round} was played last, ${books.lastRound} expected`);
  for (const { seat, points, rank, lines: theirs } of scores) {
    expect(`seat ${seat}, points`, totals[seat], points);
    expect(`seat ${seat}, rank`, rankOf(books, books.scored, seat), rank);
    const told = new Map(theirs.filter(line => line.points !== 0).map(line => [line.key, line.points]));
    for (const key of new Set([...lines[seat].keys(), ...told.keys()] as string[]))
      expect(`seat ${seat}, ${key}`, lines[seat].get(key as never) ?? 0, told.get(key) ?? 0);
  }
  return objections;
}

/** More points, then more silver and resources left; the AI wins a tie. */
function rankOf(books: Books, points: readonly number[], seat: Seat): number {
  const stock = ({ silver, ink, gold, stone }: Books['owners'][number]) => silver + ink + gold + stone;
  const beats = (other: Seat) => {
    if (points[other] !== points[seat]) return points[other] > points[seat];
    return other >= books.seats || stock(books.owners[other]) > stock(books.owners[seat]);
  };
  return 1 + [...books.owners.keys()].filter(other => other !== seat && beats(other)).length;
}
