/** Asztalbeállítások magyarul. The table options in Hungarian. */
import type { Words } from '@tarsas/kernel';
import { leech } from '@tarsas/terra/text/hu.ts';
import type { TerraMystica } from '../rules/state.ts';
import { components } from './components.hu.ts';
import { each } from './pieces.ts';

const yesNo = (label: string, help: string) => ({ label, values: { false: 'Nem', true: 'Igen' }, help });

export const options: Words<TerraMystica>['options'] = {
  map: { label: 'Térkép', values: components.maps, help: 'A Tavak, a Fjordok és a Szigetvilág a két szabálykönyvön túli térképek.' },
  factions: {
    label: 'Frakciók',
    values: {
      choose: 'Sorban választva',
      'random-colours': 'Kisorsolt táblák, választott oldallal',
      auction: 'Árverés',
      introductory: 'Első játék: előre megadott felállás',
    },
    help: 'A Tűz & Jég árverésén 40 győzelmi pontból licitáltok. Az első játékban a frakciók, a lakóházak, a lapkák és a kártyák adottak, a térkép az alapjátéké.',
  },
  iceFactions: yesNo('Jégtündérek és jetik', 'A Tűz & Jég jégen letelepedő frakciói.'),
  volcanoFactions: yesNo('Sárkányurak és akolitusok', 'A Tűz & Jég vulkánon letelepedő frakciói.'),
  variableFactions: yesNo('Alakváltók és folyójárók', 'A Tűz & Jég frakciói, amelyek maguk választják a területtípusukat.'),
  finalTile: {
    label: 'Végső pontozólapka',
    values: {
      'with-expansion': 'Sorsolás, ha a Tűz & Jég játékban van',
      none: 'Nincs',
      random: 'Kisorsolva',
      ...each(components.finalTiles, tile => tile.name),
    },
    help: 'Tűz & Jég: a játék végén még egy rangsor 18, 12 és 6 győzelmi pontért.',
  },
  loneOutposts: {
    label: 'Előőrsök: magányos épületek',
    values: { count: 'Egy épületből álló birodalomnak számítanak', 'do-not-count': 'Nem számítanak' },
    help: 'A szabálykönyv összekötött épületeket kér; a példája hozzáteszi, hogy az önálló épületek nem számítanak.',
  },
  turnOrder: {
    label: 'Körsorrend',
    values: { clockwise: 'Az elsőként passzolótól az óramutató járása szerint', variable: 'A passzolás sorrendjében' },
    help: 'A passzolás szerinti változó körsorrend a Tűz & Jég variációja.',
  },
  startPlayer: {
    label: 'Kezdőjátékos',
    values: { random: 'Kisorsolva', 'first-seat': 'Az első hely' },
    help: 'A szabálykönyv szerint az kezd, aki legutóbb ültetett növényt a kertjében.',
  },
  shippingCard: yesNo('Promó: hajózási bónuszkártya', 'Bónuszkártya, amely passzoláskor a hajózásért ad győzelmi pontot.'),
  templeTile: yesNo('Promó: templomos pontozólapka', 'Pontozólapka a templomokért és a kultusztáblán álló papokért.'),
  newTownTiles: yesNo('Promó: új városlapkák', '2, 4 és 11 győzelmi pontos városlapkák.'),
  startingPoints: {
    label: 'Kezdőpontok',
    values: { equal: 'Mindenkinek 20', handicap: 'Frakciónként' },
    help: 'A frakciónként eltérő kezdőpontok kiegyenlítik a frakciók erejét. Árverésen a licit dönt.',
  },
  leech: {
    label: 'Hatalom a szomszédoktól',
    values: { 'at-once': 'Mindenki megvárja a válaszokat', open: 'A játék közben megy tovább' },
    help: 'A szabálykönyv szerint minden felajánlott hatalomról azonnal döntötök. A nyitott ajánlat a napokig tartó játékoknak kedvez.',
  },
  declinedOffers: {
    label: 'Kultisták és alakváltók, ha senki sem kér hatalmat',
    values: {
      rulebook: '1 hatalom, ha van szomszédjuk',
      server: '1 hatalom, ha olyan utasította vissza, aki kaphatott volna',
      none: 'Semmi',
    },
    help: 'Csak akkor számít, ha minden szomszéd edényei tele vannak, illetve régi játszmáknál.',
  },
  sacrifice: {
    label: 'Hatalom feláldozása',
    values: { 'when-needed': 'Csak amennyi a fizetéshez kell', free: 'A saját körben akármennyi' },
    help: 'A szabálykönyv szerint csak azért áldozhatsz fel hatalmat, hogy rögtön fizess vele.',
  },
  spadePoints: {
    label: 'Győzelmi pont az ásókért',
    values: { used: 'Felhasználáskor', gained: 'Megszerzéskor' },
    help: 'Csak a fel nem használt ásóknál van különbség.',
  },
  spadeActionsWithoutSpades: {
    label: 'Folyójárók és az ásót adó hatalomakciók',
    values: { allowed: 'Választhatják, haszon nélkül', forbidden: 'Nem választhatják' },
    help: 'A folyójárók nem tudják használni az ásót, de elvehetnék mások elől az akciót.',
  },
  coinsForPoints: yesNo(
    'Játék közben 3 pénz 1 győzelmi pont',
    'A szabálykönyv szerint a pénz csak a játék végén váltható győzelmi pontra.',
  ),
  lateKeys: {
    label: 'Később szerzett kulcs',
    values: { action: 'Az akcióhoz használható, amelyik hozta', turn: 'Az egész körben használható' },
    help: 'Megnyitja-e a 10. mezőt a körben később alapított város annak a lépésnek is, amely korábban kulcs híján elveszett, ahogyan a terra.snellman.net oldalon.',
  },
  idleActions: {
    label: 'Hatástalan speciális akciók',
    values: { false: 'Nem választhatók', true: 'Választhatók' },
    help: 'Választható-e olyan speciális akció, amely semmit sem csinálna.',
  },
  leaving: yesNo('Kilépés a játékból', 'Végleg kiléphet-e egy játékos úgy, hogy a többiek tovább játszanak.'),
  prescribed: {
    label: 'Pontozólapkák és bónuszkártyák',
    values: { null: 'Kisorsolva' },
    help: 'Megadható a lapkák és a kártyák listája is, hogy egy felállást újra le lehessen játszani.',
  },
};

export const optionGroups: Words<TerraMystica>['optionGroups'] = {
  setup: { label: 'Felállás', help: 'amit az asztalnál is előre megbeszélnétek' },
  fireAndIce: { label: 'Tűz & Jég', help: 'kiegészítő' },
  promo: { label: 'Promó lapkák' },
  habits: { label: 'Más oldalak szokásai', help: 'csak ha onnan jössz: apró különbségek' },
};

const BIDS = Object.fromEntries([1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20].map(n => [n, `legfeljebb ${n} pont`]));

export const orders: Words<TerraMystica>['orders'] = {
  leech,
  pass: {
    label: 'Passzolás az utolsó fordulóban',
    values: { stuck: 'ha az átváltásokon kívül nincs más lehetőségem', next: 'amint rám kerül a sor' },
  },
  bid: {
    label: 'Licitálás a frakciókért',
    values: { 0: '0 fölé nem megyek', ...BIDS },
    help: 'Mindig eggyel többet a többieknél, amíg nem lesz túl sok. A frakciót te választod ki.',
  },
};
