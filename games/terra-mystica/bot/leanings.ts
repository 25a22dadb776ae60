/** What kinds of opponents like which choices. */
import type { Leaning } from '../../../bots/style.ts';
import type { Structure } from '../data/index.ts';
import type { Choice } from '../rules/index.ts';

const TABLE: Readonly<Partial<Record<Choice['do'], Leaning>>> = {
  build: 'builder',
  town: 'builder',
  connect: 'builder',
  bridge: 'builder',
  send: 'priest',
  step: 'priest',
  favor: 'priest',
  ordain: 'priest',
  enterTop: 'priest',
  power: 'trader',
  shipping: 'trader',
  transform: 'raider',
  take: 'raider',
};
const UPGRADES: Readonly<Partial<Record<Structure, Leaning>>> = {
  tradingHouse: 'trader',
  temple: 'priest',
  sanctuary: 'priest',
  stronghold: 'builder',
};

export const leaning = (choice: Choice): Leaning | null => (choice.do === 'upgrade' ? UPGRADES[choice.to] : TABLE[choice.do]) ?? null;
