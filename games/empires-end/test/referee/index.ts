/**
 * A referee of Empire's End. It knows the printed tables and reads the facts of a finished game, never the rules' code, and works out again
 * what everybody owns and scores. After every move it compares its book with what the public sees, in the end with the scores.
 */
import type { Referee } from '../../../../bots/referee.ts';
import { RESOURCES, type Some } from '../../data/components.ts';
import type { EmpiresEnd, Facts, Options } from '../../rules/state.ts';
import type { View } from '../../rules/view.ts';
import { Book, inOrder } from './book.ts';
import { HANDLERS } from './facts.ts';

export const referee: Referee<EmpiresEnd> = ({ seats, options, facts, views, scores }) => {
  const book = new Book(seats, options as Options);
  const objections: string[] = [];
  const note = (where: string) => {
    objections.push(...book.objections.splice(0).map(what => `${where}: ${what}`));
  };
  for (const [move, happened] of facts.entries()) {
    for (const { key, args } of happened) (HANDLERS[key as keyof Facts] as (book: Book, args: object) => void)(book, args);
    note(`move ${move}, by the facts`);
    compare(book, views[move]);
    note(`move ${move}, in the view`);
  }
  book.object(null, 'the game is over', true, book.isOver);
  book.object(null, 'screens down and scores told', [seats, seats], [book.shown.size, book.told.size]);
  compareScores(book, scores);
  note('in the end');
  return objections;
};

/** The book against everything that lies open. */
function compare(b: Book, view: View): void {
  b.empires.forEach((e, seat) => {
    const open = view.players[seat];
    b.object(seat, 'empire', e.tiles, open.tiles);
    b.object(seat, 'destroyed locations', [...e.destroyed].sort(), [...open.destroyed].sort());
    b.object(
      seat,
      'innovations',
      [...e.under],
      open.innovations.map((card, i) => [card, open.under[i]]),
    );
    b.object(seat, 'exhausted abilities', [...e.exhausted].sort(), [...open.exhausted].sort());
    b.object(seat, 'cards in hand', e.cards, open.cards);
    b.object(
      seat,
      'points on the track',
      [e.conflicts, e.abilities, e.fewResources],
      [open.fromConflicts, open.fromAbilities, open.fromFewResources],
    );
    if (view.stocks) b.object(seat, 'tokens', e.stock, view.stocks[seat]);
    b.object(seat, 'cards drawn and not told', undefined, b.drawn.get(seat));
  });
  const open = (cards: Iterable<[string, Some]>) => [...cards].map(([card, bid]) => [card, inOrder(bid)]).sort();
  b.object(null, 'open disasters', open(b.threats), open(view.threats.map(({ card, ...bid }) => [card, bid])));
  b.object(null, 'discards', [...b.discard].sort(), view.discard);
  b.object(null, 'cards in the deck', b.deck, view.deck);
  b.object(null, 'conflict', b.conflict, view.conflict);
  b.object(null, 'conflicts discarded', b.conflictDiscard, view.conflictDiscard);
  b.object(
    null,
    'hands opened',
    [...b.fists].sort().map(([, { axes, coins }]) => ({ axes, coins })),
    view.fists,
  );
  if (b.space > 0) b.object(null, 'space', b.space, view.space);
  b.object(null, 'first player', b.firstPlayer, view.firstPlayer);
  if (view.supply) for (const resource of RESOURCES) b.object(null, `${resource} in the supply`, b.supply(resource), view.supply[resource]);
}

/** Line by line, and the ranks with their tie-break (EE-END-05). */
function compareScores(b: Book, scores: Parameters<typeof referee>[0]['scores']): void {
  const lines = b.empires.map(e => ({
    locations: e.locationPoints,
    endgame: e.endgamePoints(b.empires),
    conflicts: e.conflicts,
    abilities: e.abilities,
    fewResources: e.fewResources,
  }));
  const points = lines.map(row => Object.values(row).reduce((sum, n) => sum + n, 0));
  for (const score of scores) {
    const { seat } = score;
    b.object(seat, 'lines of the score', lines[seat], Object.fromEntries(score.lines.map(line => [line.key, line.points])));
    b.object(seat, 'points', points[seat], score.points);
    const ahead = b.empires.filter(
      (e, other) => points[other] > points[seat] || (points[other] === points[seat] && e.intact.length > b.empires[seat].intact.length),
    );
    b.object(seat, 'rank', 1 + ahead.length, score.rank);
  }
}
