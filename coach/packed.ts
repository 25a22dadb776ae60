/** Games that ship with positions to solve: as far as their last position, and without what replaying them tells. */
import { advance, type Choice, type Game, type Kind, type Move, pending, type Seat, start, type TableLog } from '@tarsas/kernel';
import type { PackedGame, Puzzles, Saved } from './types.ts';

type Waiting = { seat: Seat; waiting: boolean; id: string };
/** A seat is waited for by one question at a time. */
const askedOf = <D extends Waiting>(open: readonly D[], seat: Seat): D | undefined => open.find(one => one.seat === seat && one.waiting);

/** The log up to its first `until` moves. Throws where it does not belong to this version of the rules. */
export function unpacked(game: Game<Kind>, packed: PackedGame, until = packed.moves.length): TableLog {
  if (packed.rules !== game.rules) throw new Error(`${game.id}: rules ${packed.rules}, and here they are ${game.rules}`);
  const { state } = start(game, packed);
  const moves = packed.moves.slice(0, until).map(([seat, choice], n): Move => {
    const asked = askedOf(pending(game, state), seat);
    if (!asked) throw new Error(`${game.id}: move ${n + 1}: seat ${seat} is not asked`);
    advance(game, state, asked, choice, true);
    return { seat, decision: asked.id, choice };
  });
  return { ...packed, moves };
}

/** What `npx tarsas puzzles` wrote before games were packed has whole games with whole moves. */
export interface Loose {
  games: readonly (Saved | PackedGame)[];
  puzzles: Puzzles['puzzles'];
}

/** Games that no position needs are left out, the others end where their last position begins. */
export function packed({ games, puzzles }: Loose): Puzzles {
  const used = games.map((_, game) => puzzles.filter(one => one.game === game).map(({ move }) => move));
  const kept = games.flatMap((_, game) => (used[game].length > 0 ? [game] : []));
  return {
    games: kept.map(game => ({ ...games[game], moves: games[game].moves.slice(0, Math.max(...used[game])).map(bare) })),
    puzzles: puzzles.map(one => ({ ...one, game: kept.indexOf(one.game) })),
  };
}

const bare = (move: Move | PackedGame['moves'][number]): readonly [Seat, Choice] => ('choice' in move ? [move.seat, move.choice] : move);
