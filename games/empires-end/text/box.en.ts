import { boxOf } from './box.ts';
import { amount, components } from './components.en.ts';

export const box = boxOf(components, {
  kinds: { locations: 'Locations', disasters: 'Disaster cards', conflicts: 'Conflict cards' },
  restoring: hammers => `restoring it costs ${amount(hammers, 'hammer')}`,
});
