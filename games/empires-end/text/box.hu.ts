import { boxOf } from './box.ts';
import { amount, components } from './components.hu.ts';

export const box = boxOf(components, {
  kinds: { locations: 'Helyszínek', disasters: 'Katasztrófakártyák', conflicts: 'Konfliktuskártyák' },
  restoring: hammers => `helyreállítása ${amount(hammers, 'hammer')}`,
  marks: { whole: 'Rekonstruált', part: 'Részben rekonstruált' },
});

export const note =
  'A játék nyomtatott kártyái nyilvánosan nem ismertek. A mi asztalunk kártyáit a szabálykönyv szövegéből és abból állítottuk össze, amit a kártyákról tudni lehet; a többi a miénk, ugyanabban a szellemben. Ha megvan neked a játék, írd egy fájlba a saját példányod értékeit – csak az eltérő bejegyzéseket, az alább látható azonosítókkal: {"locations": [{"id": "city", "restoreCost": 9}]}. Ezután így játszhatsz vele: „npx tarsas play empires-end --components my-copy.json”, vagy asztal nyitásakor a „components” beállításban adhatod át. A fájlt egészben ellenőrizzük, és minden hibát a helyével együtt sorolunk fel; a mezőket a projekt docs/empires-end-components.md oldala írja le.';
