import { boxOf } from './box.ts';
import { components, goods, KINDS, startOf } from './components.hu.ts';

export const box = boxOf(components, {
  kinds: KINDS,
  start: startOf,
  goods: price => goods(price),
  atStart: 'Kezdéskor',
  ability: 'Képesség',
  stronghold: 'Erőd',
  costs: 'Az épületek ára',
});
