import { boxOf } from './box.ts';
import { amount, components } from './components.hu.ts';

export const box = boxOf(components, {
  kinds: { locations: 'Helyszínek', disasters: 'Katasztrófakártyák', conflicts: 'Konfliktuskártyák' },
  restoring: hammers => `helyreállítása ${amount(hammers, 'hammer')}`,
});

export const note =
  'A játék nyomtatott kártyái nyilvánosan nem ismertek. A mi asztalunk kártyáit a szabálykönyv szövegéből állítottuk össze; akinek megvan a játék, a saját példánya értékeit is megadhatja.';
