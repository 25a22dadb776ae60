/**
 * What happened at a table, move by move, derived from the entries of its log alone: entries of one turn are one move, what came of it is
 * told under it, and whatever others did since my last commit has a number.
 */
import type { Fact, Seat, Viewer } from '@tarsas/kernel';
import type { Gain, Seal, Seals, Telling, Trace } from '@tarsas/kit/table.ts';
import type { Line } from './session.ts';

export interface ToldMove {
  /** Its entries, in order. */
  lines: readonly Line[];
  seat: Seat | undefined;
  /** What was done, and what came of it. */
  deeds: readonly Fact[];
  outcome: readonly Fact[];
  /** What it brought whoever made it, all in all. */
  gains: readonly Gain[];
  /** The round that begins with it. */
  round: number | null;
  /** Counts what others did since my last commit; null: I know it already. */
  n: number | null;
  /** It was taken back and does not count any more. */
  undone: boolean;
}

type ByKey<Returned> = Readonly<Record<string, ((args: never, view: never) => Returned) | undefined>>;
/** A table of functions by fact, for facts of any game. */
const by = <Returned>(table: object, { key, args }: Fact, view?: object): Returned | undefined =>
  (table as ByKey<Returned>)[key]?.(args as never, view as never);

/** A game that is not drawn has one line an entry, and its first fact is the deed. */
export const PLAINLY: Telling = { deeds: [], brief: () => ({}), traces: {}, gains: {}, rounds: {} };

/** The number of the entry by which this viewer committed last; 0: none yet. A spectator has seen all but the last turn. */
export function lastCommit(lines: readonly Line[], viewer: Viewer): number {
  const undone = undoneIn(lines);
  if (viewer !== 'public')
    return lines.findLast(({ n, kind, seat, auto }) => kind === 'move' && seat === viewer && !auto && !undone.has(n))?.n ?? 0;
  const last = lines.findLastIndex(({ kind }) => kind === 'move');
  const before = lines.findLastIndex((line, i) => i < last && !isSameTurn(line, lines[last]!));
  return lines[before]?.n ?? 0;
}

/** Entries that were taken back. */
export const undoneIn = (lines: readonly Line[]): ReadonlySet<number> => new Set(lines.flatMap(({ back = [] }) => back));

/** All moves of the log, in order; those after `known` that others or standing orders made are numbered. */
export function movesOf(
  lines: readonly Line[],
  telling: Telling,
  viewer: Viewer,
  view: object,
  known = lastCommit(lines, viewer),
): ToldMove[] {
  const groups: Line[][] = [];
  const undone = undoneIn(lines);
  for (const line of lines) {
    const open = groups.at(-1);
    const isNews = line.n > known && (open?.at(-1)?.n ?? 0) <= known;
    const isAlike = open && undone.has(open[0]!.n) === undone.has(line.n);
    if (open && isAlike && !isNews && (isSameTurn(open[0]!, line) || isReply(open, line, telling))) open.push(line);
    else groups.push([line]);
  }
  let count = 0;
  return groups.flatMap(group => {
    const move = moveOf(group, telling, view);
    const isTold = group.some(({ kind, facts }) => kind !== 'move' || facts.length > 0);
    if (!isTold) return [];
    const isUndone = undone.has(group[0]!.n);
    const isNew = group[0]!.n > known && !isUndone && group.some(({ kind }) => kind === 'move');
    return [{ ...move, n: isNew ? ++count : null, undone: isUndone }];
  });
}

/** The same list with the objects of an earlier one where nothing has changed, so that only what is new is drawn again. */
export function keptFrom(earlier: readonly ToldMove[], moves: readonly ToldMove[]): readonly ToldMove[] {
  return moves.map((move, i) => {
    const was = earlier[i];
    const isSame =
      was && was.n === move.n && was.undone === move.undone && was.lines.length === move.lines.length && was.lines[0] === move.lines[0];
    return isSame ? was : move;
  });
}

function moveOf(lines: readonly Line[], { deeds, gains, rounds }: Telling, view: object): Omit<ToldMove, 'n' | 'undone'> {
  const { seat } = lines[0]!;
  const facts = lines.flatMap(line => line.facts);
  const isDeed = ({ key, args }: Fact) => (deeds as readonly string[]).includes(key) && (args as { seat?: Seat }).seat === seat;
  const done = facts.some(isDeed) ? facts.filter(isDeed) : facts.slice(0, 1);
  return {
    lines,
    seat,
    deeds: done,
    outcome: facts.filter(fact => !done.includes(fact)),
    gains: summed(
      facts.filter(({ args }) => (args as { seat?: Seat }).seat === seat).flatMap(fact => by<readonly Gain[]>(gains, fact, view) ?? []),
    ),
    round: facts.map(fact => by<number>(rounds, fact)).findLast(round => round !== undefined) ?? null,
  };
}

/** A turn has one seat, which goes on without anybody in between but those who answer it, and until its next turn begins. */
function isSameTurn(before: Line, line: Line): boolean {
  if (before.kind !== 'move' || line.kind !== 'move' || before.seat !== line.seat || before.auto !== line.auto) return false;
  return line.turn === undefined || line.turn === null || line.turn === before.turn;
}

function isReply(open: readonly Line[], { kind, facts: [first] }: Line, { replies = [] }: Telling): boolean {
  return kind === 'move' && open[0]!.kind === 'move' && first !== undefined && (replies as readonly string[]).includes(first.key);
}

/** Points first, then in the order in which they came; what comes to nothing is left out. */
function summed(gains: readonly Gain[]): Gain[] {
  const sums = new Map<Gain['icon'], number>();
  for (const { icon, by: amount } of gains) sums.set(icon, (sums.get(icon) ?? 0) + amount);
  return [...sums].flatMap(([icon, amount]) => (amount === 0 ? [] : [{ icon, by: amount }]));
}

/** By place: the latest of the moves that touched it, with what was there before the first of them. */
export function sealsOf<V>(
  moves: readonly Pick<ToldMove, 'n' | 'seat' | 'deeds' | 'outcome'>[],
  { traces }: Telling,
  view: V,
  before: V | null,
  signOf: (seat: Seat, n: number | null) => Pick<Seal, 'letter' | 'colour' | 'words'>,
): Seals {
  const seals = new Map<string, Seal>();
  for (const { n, seat, deeds, outcome } of moves) {
    if (seat === undefined) continue;
    for (const { key, args } of [...deeds, ...outcome]) {
      const where = (traces as Readonly<Record<string, ((args: object, view: V, before: V | null) => readonly Trace[]) | undefined>>)[key];
      for (const { place, kind, from } of where?.(args, view, before) ?? []) {
        const was = seals.get(place)?.from ?? from;
        seals.set(place, { n, seat, ...signOf(seat, n), kind, ...(was !== undefined && { from: was }) });
      }
    }
  }
  return seals;
}
