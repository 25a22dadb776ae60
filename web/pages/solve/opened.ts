/** Opens a position to solve that ships with a game. */
import { type Puzzle, type Puzzles, seedsOf, unpacked } from '@tarsas/coach';
import { pending, type TableLog } from '@tarsas/kernel';
import { puzzles } from '../../../games/posed.ts';
import { locale } from '../../app/locale.svelte.ts';
import { tableOf } from '../../drawn.ts';
import { directionsOf } from '../../session/coached.ts';
import { PosedSession } from '../../session/posed.svelte.ts';
import { Desk } from '../../table/desk.svelte.ts';
import { type GameTitle, titleOf } from '../../titles.ts';
import { positionsOf } from './positions.ts';
import { type Position, Solving } from './solving.svelte.ts';

/** With these the positions of all games were found (`PUZZLES` of the coach, which is too large for a page). */
const SEED = 'puzzles';

/** Null: there is none of this name. */
export async function opened(game: string, id: string): Promise<Solving | null> {
  const title = titleOf(game);
  const load = Object.hasOwn(puzzles, game) ? puzzles[game] : undefined;
  if (!title || !load) return null;
  const [found, listed] = await Promise.all([load(), positionsOf(game)]);
  const puzzle = found.puzzles.find(one => one.id === id);
  if (!puzzle) return null;
  const rules = await title.game();
  const log = unpacked(rules, found.games[puzzle.game]!, puzzle.move);
  const session = PosedSession.after(`solve:${game}:${id}`, rules, log, puzzle.seat);
  const points = listed.find(one => one.id === id)?.points ?? 0;
  return solvingIn(title, session, positionOf(found, puzzle, log, session, points));
}

function positionOf({ games }: Puzzles, puzzle: Puzzle, log: TableLog, session: PosedSession, points: number): Position {
  const { id, move, seat, plans, playedOut } = puzzle;
  return {
    kept: { game: log.game, id },
    log,
    plans,
    points,
    note: '',
    isHidden: true,
    posed: {
      view: session.view,
      seat,
      decision: askedIn(session),
      seeds: seedsOf(games[puzzle.game]!, move, SEED),
      most: playedOut,
    },
  };
}

/** What the seat is asked. Throws where it is not asked anything. */
export function askedIn({ game, state, seat }: PosedSession): string {
  const asked = pending(game, state).find(one => one.seat === seat && one.waiting);
  if (!asked) throw new Error('Nobody is asked here');
  return asked.id;
}

export async function solvingIn(title: GameTitle, session: PosedSession, position: Position): Promise<Solving> {
  const { language } = locale;
  const [table, voice, directions] = await Promise.all([
    tableOf(title.id),
    title.voices[language](),
    directionsOf(title.id),
    locale.loadTable(),
  ]);
  const desk = new Desk(title, session, table, voice);
  desk.isWatchable = false;
  return new Solving(desk, session, position, directions);
}
