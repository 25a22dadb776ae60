/** The final scoring, step by step, in the order of the score sheet. */
import type { FinalStep } from '@tarsas/kit/table.ts';
import type { Viscounts } from '../rules/state.ts';

export const final: readonly FinalStep<Viscounts>[] = [
  { icon: 'city', lines: ['buildings'] },
  { icon: 'worker', lines: ['castle'] },
  { icon: 'scroll', lines: ['manuscripts'] },
  { icon: 'book', lines: ['ribbons'] },
  { icon: 'key', lines: ['leader'] },
  { icon: 'priest', lines: ['bonus'] },
  { icon: 'minus', lines: ['unpaid'] },
  { icon: 'plus', lines: ['acquired'] },
  { icon: 'check', lines: ['approved'] },
  { icon: 'silver', lines: ['poverty'] },
  { icon: 'gold', lines: ['prosperity'] },
  { icon: 'stone', lines: ['leftovers'] },
];
