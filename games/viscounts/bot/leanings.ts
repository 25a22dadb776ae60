/** What kinds of opponents like which choices. */
import type { Leaning } from '../../../bots/style.ts';
import type { Choice } from '../rules/choices.ts';

const TABLE: Readonly<Partial<Record<Choice['do'], Leaning>>> = {
  construct: 'builder',
  build: 'builder',
  transcribe: 'priest',
  manuscript: 'priest',
  trade: 'trader',
  hire: 'trader',
  recruit: 'trader',
  placeWorkers: 'raider',
  castleMove: 'raider',
  bump: 'raider',
};

export const leaning = ({ do: what }: Choice): Leaning | null => TABLE[what] ?? null;
