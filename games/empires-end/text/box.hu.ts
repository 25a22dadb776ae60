import { boxOf } from './box.ts';
import { amount, components } from './components.hu.ts';

export const box = boxOf(components, {
  kinds: { locations: 'Helyszínek', disasters: 'Katasztrófakártyák', conflicts: 'Konfliktuskártyák' },
  restoring: hammers => `helyreállítása ${amount(hammers, 'hammer')}`,
});
