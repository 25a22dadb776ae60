/** The power that a building offers: what is open, and what became of the latest offers. */
import type { Fact, Seat } from '@tarsas/kernel';
import type { Thread } from '@tarsas/kit/map/picture.ts';
import type { Scene } from '@tarsas/kit/table.ts';
import { place } from './telling.ts';

/** The facts that tell of a new building. */
const BUILT: readonly string[] = ['built', 'upgraded'];

/** An answer is followed by what it costs. */
const LATEST = 3;

interface Answer {
  seat: Seat;
  from: Seat;
  power: number;
}

/** Answers are drawn as long as the building is marked as something that was just done, or while they are the latest that happened. */
export function threadsOf(
  { history, seals }: Pick<Scene, 'history' | 'seals'>,
  open: readonly Omit<Thread, 'answer'>[],
  numbers: Readonly<Record<string, number>>,
  strongest: (hex: number, seat: Seat) => number | undefined,
): Thread[] {
  const threads: Thread[] = open.map(offer => ({ ...offer, answer: 'open' }));
  const at = history.findLastIndex(({ key }) => BUILT.includes(key));
  const built = history[at]?.args as { seat: Seat; hex: string } | undefined;
  const from = built && numbers[built.hex];
  const isFresh = history.slice(-LATEST).some(fact => answerIn(fact) !== null);
  if (from === undefined || !(isFresh || seals.has(place.hex(from)))) return threads;
  for (const fact of history.slice(at + 1)) {
    const answer = answerIn(fact);
    const { seat, from: builder, power } = fact.args as Answer;
    const hex = answer && builder === built?.seat ? strongest(from, seat) : undefined;
    const isDrawn = threads.some(thread => thread.seat === seat && thread.from === from);
    if (answer && hex !== undefined && !isDrawn) threads.push({ seat, from, hex, power, answer });
  }
  return threads;
}

const answerIn = ({ key }: Fact): Thread['answer'] | null => (key === 'taken' || key === 'declined' ? key : null);
