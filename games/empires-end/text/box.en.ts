import { boxOf } from './box.ts';
import { amount, components } from './components.en.ts';

export const box = boxOf(components, {
  kinds: { locations: 'Locations', disasters: 'Disaster cards', conflicts: 'Conflict cards' },
  restoring: hammers => `restoring it costs ${amount(hammers, 'hammer')}`,
});

export const note =
  'The printed cards of this game are not publicly known. Those at our table are put together from the rulebook’s text; owners can put in the values of their copy.';
