/** What kinds of opponents like which choices. */
import type { Leaning } from '../../../bots/style.ts';
import type { Building } from '../data/index.ts';
import type { Choice } from '../rules/choices.ts';

const TABLE: Readonly<Partial<Record<Choice['do'], Leaning>>> = {
  build: 'builder',
  annex: 'builder',
  city: 'builder',
  bridge: 'builder',
  send: 'priest',
  step: 'priest',
  competency: 'priest',
  develop: 'priest',
  power: 'trader',
  book: 'trader',
  shipping: 'trader',
  terraform: 'raider',
  take: 'raider',
};
const UPGRADES: Readonly<Partial<Record<Building, Leaning>>> = {
  guild: 'trader',
  school: 'priest',
  university: 'priest',
  palace: 'builder',
};

export const leaning = (choice: Choice): Leaning | null => (choice.do === 'upgrade' ? UPGRADES[choice.to] : TABLE[choice.do]) ?? null;
