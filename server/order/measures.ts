/** What follows from the measures of a case or about a person. Nothing here is stored twice: what holds is worked out from the rows. */
import type { RouteName } from '../api/routes.ts';
import type { MeasureKind } from '../storage/order.ts';

export interface Measure {
  id: number;
  at: number;
  by: string | null;
  kind: MeasureKind;
  until: number | null;
  removes: boolean;
  words: string;
  answers: number | null;
}

/** These deal with the reports of a case: whoever reported is told that it was dealt with. */
export const DEALT: readonly MeasureKind[] = ['nothing', 'word', 'silence', 'noTables', 'closed'];
/** These close a case; after any other row it waits for a moderator. */
export const RULINGS: readonly MeasureKind[] = [...DEALT, 'undone', 'upheld'];
/** These are about the person reported, who is told, may appeal, and can have them undone. */
export const RESTRAINTS: readonly MeasureKind[] = ['word', 'silence', 'noTables', 'closed'];
/** These are told to the person reported. */
export const TOLD: readonly MeasureKind[] = [...RESTRAINTS, 'undone', 'upheld'];
/** These keep a person from doing something while they hold. */
export type Bar = 'silence' | 'noTables' | 'closed';

/** Why a case waits. */
export type Waits = 'report' | 'closing' | 'appeal' | 'asked';

/** Null: it is closed. The last row decides. */
export function waits(measures: readonly Pick<Measure, 'kind'>[]): Waits | null {
  const last = measures.at(-1);
  if (!last) return 'report';
  return RULINGS.includes(last.kind) ? null : (last.kind as Waits);
}

/** The last decision about the person that has not been undone. */
export function lastRestraint(measures: readonly Measure[]): Measure | undefined {
  const undone = new Set(measures.flatMap(({ kind, answers }) => (kind === 'undone' ? [answers] : [])));
  return measures.findLast(({ id, kind }) => RESTRAINTS.includes(kind) && !undone.has(id));
}

/** What somebody may still do whose account is closed: finish running games, appeal, take their data, leave. Moves and clocks are never touched. */
const STILL: ReadonlySet<RouteName> = new Set<RouteName>([
  ...(['move', 'order', 'leaveToBot', 'comeBack', 'resign', 'propose', 'answerProposal', 'setNote', 'leave'] as const),
  ...(['appeal', 'readHouse', 'mute', 'block', 'unfriend', 'decline', 'leaveClub', 'leaveContest'] as const),
  ...(['deleteMe', 'signOutEverywhere', 'endSession', 'unsubscribe', 'guest'] as const),
]);
const BARRED: Partial<Record<RouteName, readonly Bar[]>> = {
  say: ['silence', 'closed'],
  openTable: ['noTables', 'closed'],
  rematch: ['noTables', 'closed'],
  join: ['noTables', 'closed'],
  enterContest: ['noTables', 'closed'],
};

/** The measures under which this route is refused. Reading never is. */
export function barsOf(name: RouteName, method: string): readonly Bar[] {
  if (method === 'get' || STILL.has(name)) return [];
  return BARRED[name] ?? ['closed'];
}
