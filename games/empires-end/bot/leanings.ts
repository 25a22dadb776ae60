/** What kinds of opponents like which choices. */
import type { Leaning } from '../../../bots/style.ts';
import type { Choice } from '../rules/state.ts';

const TABLE: Readonly<Partial<Record<Choice['do'], Leaning>>> = {
  restore: 'builder',
  play: 'builder',
  place: 'builder',
  use: 'priest',
  refresh: 'priest',
  repeat: 'priest',
  freeBid: 'priest',
  exchange: 'trader',
  sell: 'trader',
  collect: 'trader',
  take: 'raider',
  replace: 'raider',
};

export const leaning = ({ do: what }: Choice): Leaning | null => TABLE[what] ?? null;
