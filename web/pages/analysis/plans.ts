/** The plans of a decision, with letters, and where they lie on the board. */
import type { LookedAt, Weighed } from '@tarsas/coach';
import type { Seal } from '@tarsas/kit/table.ts';
import { locale } from '../../app/locale.svelte.ts';
import { pencilOf } from '../../session/suggested.ts';
import { sealsOf } from '../../session/telling.ts';
import type { Desk } from '../../table/desk.svelte.ts';
import { coach } from '../../table/hints/words.svelte.ts';
import type { Analysing } from './analysing.svelte.ts';

const LETTERS = 'ABCDEF';
/** More would cover the board. */
const DRAWN = 3;

export interface Lettered extends Weighed {
  letter: string;
  /** What it is worth against what was played, as it is written on the board. */
  worth: string;
}

export const letteredIn = ({ best }: Pick<LookedAt, 'best'>): Lettered[] =>
  (best ?? []).slice(0, LETTERS.length).map((weighed, i) => ({ ...weighed, letter: LETTERS[i]!, worth: worthOf(weighed) }));

/** The plans that lie on the board. */
export const drawnOf = (position: Pick<LookedAt, 'best'>): Pick<Lettered, 'letter' | 'worth' | 'plan'>[] =>
  letteredIn(position)
    .slice(0, DRAWN)
    .map(({ plan, letter, worth }) => ({ plan, letter, worth }));

/** A quick estimate is never as sure as it looks. */
const worthOf = ({ gain }: Weighed): string => `${gain.playedOut === 0 ? '≈ ' : ''}${coach.words.hint.signed(Math.round(gain.middle))}`;

/** Plans in pencil; what was played has the sign of a move that was made. */
export function marksOf(analysing: Analysing, position: LookedAt): Desk['told']['pencil'] {
  const { desk } = analysing;
  const { seat } = position;
  if (!desk.table) return null;
  const view = analysing.session.game.view(analysing.stateAt(position.move), seat);
  const { letter, colour } = desk.table.sign(view, seat, locale.language);
  const signed = (words: string) => ({ letter, colour, words });
  const played = analysing.suggested(position, position.chosen).steps.flatMap(({ facts }) => facts);
  const done = sealsOf([{ n: null, seat, deeds: played, outcome: [] }], desk.told.telling, view, null, () =>
    signed(coach.words.analysis.played),
  );
  const seals = new Map<string, Seal>(done);
  // On a phone the slip covers half of the board, and the middle of all plans may be where none of them lies.
  let isAside = false;
  for (const { plan, letter: label, worth } of drawnOf(position)) {
    const marks = pencilOf(
      analysing.suggested(position, plan),
      seat,
      desk.told.telling,
      labels => signed(labels.map(coach.words.analysis.plan).join(', ')),
      { label, worth, isAside },
    );
    for (const [place, mark] of marks) {
      const before = seals.get(place)?.pencil;
      seals.set(place, before ? { ...mark, pencil: { ...before, labels: [...before.labels, label] } } : mark);
    }
    isAside ||= marks.size > 0;
  }
  return seals;
}
