import { boxOf } from './box.ts';
import { components, goods, KINDS, startOf } from './components.en.ts';

export const box = boxOf(components, {
  kinds: KINDS,
  start: startOf,
  goods,
  atStart: 'At the start',
  ability: 'Ability',
  stronghold: 'Stronghold',
  costs: 'Structures cost',
});
