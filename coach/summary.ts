/** Three sentences a seat: one strength, the largest gap, one thing to do next time. */
import type { Mind } from '@tarsas/bots/thinking';
import type { Seat } from '@tarsas/kernel';
import { pointsBySource, referencesFor, totalOf } from './points.ts';
import type { Knowledge, Points, ReferenceGroup, Saved, Sentence, TurningPoint } from './types.ts';

/** Smaller differences are not worth a sentence. */
const WORTH_SAYING = 5;

type Compared = Pick<Sentence, 'line' | 'points' | 'against' | 'than' | 'round'>;
const NOTHING: Compared = { line: null, points: 0, against: 0, than: null, round: null };

/** What goes into the summaries of a game but for its turning points. */
export interface Table {
  mind: Mind;
  points: Points[];
  references: (ReferenceGroup | null)[];
  winner: Seat;
}

export function tableOf(known: Knowledge, saved: Saved): Table {
  const points = pointsBySource(known.mind, saved);
  const totals = points.map(lines => Object.values(lines).reduce((sum, rounds) => sum + totalOf(rounds), 0));
  const winner = totals.indexOf(Math.max(...totals));
  return { mind: known.mind, points, references: referencesFor(known, saved), winner };
}

export const summaryOf = (table: Table, turningPoints: readonly TurningPoint[]): Sentence[] =>
  table.points.flatMap((_, seat) => summaryFor(table, turningPoints, seat));

function summaryFor(table: Table, turningPoints: readonly TurningPoint[], seat: Seat): Sentence[] {
  // Goods left over are no strength, and having spent them is no gap.
  const compared = [...againstReference(table, seat), ...againstWinner(table, seat)].filter(
    ({ line }) => !table.mind.leavings?.includes(line!),
  );
  const ahead = (one: Compared): number => one.points - one.against;
  const [best] = [...compared].sort((a, b) => ahead(b) - ahead(a));
  const [worst] = [...compared].sort((a, b) => ahead(a) - ahead(b));
  const strength = best && ahead(best) >= WORTH_SAYING ? best : NOTHING;
  const gap = worst && ahead(worst) <= -WORTH_SAYING ? worst : NOTHING;
  const dearest = turningPoints
    .filter(one => one.seat === seat && (one.kind === 'cost' || one.kind === 'open'))
    .sort((a, b) => Number(b.kind === 'cost') - Number(a.kind === 'cost') || b.cost - a.cost)[0];
  return [
    { seat, kind: 'strength', ...strength, move: null },
    { seat, kind: 'gap', ...gap, move: null },
    // The same position does not come again: what holds for every game comes before the dearest decision of this one.
    dearest && gap === NOTHING
      ? { seat, kind: 'next', ...NOTHING, points: Math.round(dearest.cost), move: dearest.move }
      : { seat, kind: 'next', ...gap, move: null },
  ];
}

function againstReference({ points, references }: Table, seat: Seat): Compared[] {
  const reference = references[seat];
  if (!reference) return [];
  return linesOf(points[seat], reference.lines).map(line => {
    const against = Math.round(reference.lines[line] ?? 0);
    return { line, points: totalOf(points[seat][line]), against, than: 'reference', round: null };
  });
}

function againstWinner({ points, winner }: Table, seat: Seat): Compared[] {
  if (seat === winner) return [];
  return linesOf(points[seat], points[winner]).map(line => {
    const [own, theirs] = [points[seat][line] ?? {}, points[winner][line] ?? {}];
    return { line, points: totalOf(own), against: totalOf(theirs), than: 'winner', round: roundOfMost(own, theirs) };
  });
}

const linesOf = (...tables: readonly object[]): string[] => [...new Set(tables.flatMap(table => Object.keys(table)))].sort();

/** The round in which the larger part of the difference arose. */
function roundOfMost(own: Readonly<Record<number, number>>, theirs: Readonly<Record<number, number>>): number | null {
  const sign = Math.sign(totalOf(theirs) - totalOf(own));
  let [round, most]: [number | null, number] = [null, 0];
  for (const key of linesOf(own, theirs)) {
    const more = sign * ((theirs[Number(key)] ?? 0) - (own[Number(key)] ?? 0));
    if (more > most) [round, most] = [Number(key), more];
  }
  return round;
}
