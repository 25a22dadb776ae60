import { boxOf } from './box.ts';
import { amount, components } from './components.hu.ts';

export const box = boxOf(components, {
  kinds: { locations: 'Helyszínek', disasters: 'Katasztrófakártyák', conflicts: 'Konfliktuskártyák' },
  restoring: hammers => `helyreállítása ${amount(hammers, 'hammer')}`,
});

export const note =
  'A játék nyomtatott kártyái nyilvánosan nem ismertek. A mi asztalunk kártyáit a szabálykönyv szövegéből és abból állítottuk össze, amit a kártyákról tudni lehet; a többi a miénk, ugyanabban a szellemben. Ha megvan neked a játék, írd egy fájlba a saját példányod értékeit – csak az eltérő bejegyzéseket, az alább látható azonosítókkal: {"locations": [{"id": "city", "restoreCost": 9}]}. Ezután új asztal nyitásakor a „Kártyák és lapkák” beállításnál válaszd ki a fájlt; az eszközöd megőrzi a következő alkalomra. Terminálban: „npx tarsas play empires-end --components my-copy.json”. A fájlt azonnal ellenőrizzük, és a hibákat a helyükkel együtt soroljuk fel; a mezőket a projekt docs/empires-end-components.md oldala írja le.';
