import { lesson } from '@tarsas/words/lesson';
import type { LessonId } from './tutorial.ts';

export const words = lesson<LessonId>('A Találmányok kora nagyjából tíz perc alatt', {
  table: 'Az asztalnál',
  welcome:
    'Hat fordulón át népesítetek be egy tájat, és kutatjátok a tudományágakat. A végén az nyer, akinek a legtöbb győzelmi pontja van. Mindketten 20 ponttal kezdtek.',
  bar: 'Felül olvashatod, mit kérdez most az asztal. Ami varrott szegélyű, rád vár: helyek a térképen, lapkák, gombok. Mindenhez tartozik magyarázat: mutass rá, vagy tartsd rajta az ujjad.',
  set: 'Egy szett egy játékostábla, egy frakció és egy bónuszlapka. Béla a pusztaságot vette el. Vedd el a tavat a Goblinokkal: a hajóid kezdettől járnak, és minden ásó 2 pénzt hoz.',
  draft: 'Amit választasz, először csak vázlat, vissza is vonhatod. A „Véglegesítem” adja át.',
  commit: 'Nézd meg, mi fog változni. Aztán a „Véglegesítem” átadja a körödet.',
  first: 'Te csak tavon lakhatsz. Tedd az első műhelyedet az I6-ra.',
  second: 'Béla melléd telepedett, a H5-re: a szomszédok segítik egymást. Tedd a második műhelyedet a H8-ra.',
  build: 'Az első műhely',
  income:
    'Megjött a bevétel: egy szerszám a tábládról, még egy minden térképen álló műhelyért, és 4 hatalom meg 2 pénz a bónuszlapkádról. A következő bevételed az lesz, ami a tábládon látszik.',
  ring: 'A hét területtípus egy kört alkot. Minden lépés egy ásóba kerül, egy ásó pedig 3 szerszámba. A mocsár közvetlenül a tó mellett van a körön.',
  terraform: 'Válaszd az I7 mocsarat a műhelyed mellett: egy ásó elég. A Goblinok 2 pénzt kapnak érte.',
  workshop: 'Most már tó: építs rá műhelyt 1 szerszámért és 2 pénzért. A fordulólapka 2 pontot ad érte.',
  wrapUp: 'Még átválthatnál erőforrásokat a visszavonás melletti két nyíllal. Most nincs rá szükséged: a véglegesítéssel véget ér a köröd.',
  neighbours: 'Szomszédok és hatalom',
  bowls:
    'Béla céhet épített az I6-od mellé. A hatalmad három edényben van; csak a harmadikban lévő költhető el. A kapott hatalom az I.-ből a II.-ba, majd a II.-ból a III.-ba visz jelzőket.',
  take: 'Az övével szomszédos épületeidért hatalmat kaphatsz: 1-et. Egy ponttal kevesebbe kerül, mint a hatalom, ez tehát ingyen van. Fogadd el.',
  rows: 'Az épületek balról jobbra kerülnek le a tábládról, és amit felfednek, az bevétel. A műhelyből céh lesz, abból palota vagy iskola, az iskolából egyetem.',
  guild: 'Fejleszd az I6-ot céhre. Béla mellett 6 helyett csak 3 pénz. A műhely visszakerül a tábládra.',
  offer: 'Béla szomszédos céhének hatalomértéke 2, ezért 2 hatalmat kaphat. Véglegesíts.',
  power: 'Hatalomért tudós',
  actions:
    'A hat hatalomakció mindegyike fordulónként egyszer használható, azé, aki előbb választja; a három könyvakció ugyanígy. A harmadik edényed üres, de feláldozhatsz hatalmat.',
  convert: 'Átváltani az akciód előtt és után is lehet. Válaszd ezt.',
  sacrifice: 'Minden jelzőért, amely a II. edényből a III.-ba kerül, egy másik végleg kikerül a játékból. Áldozz fel egyet.',
  again: 'Három jelző kell a III. edénybe: még egyszer.',
  scholar: 'Most vedd el az „1 tudós” akciót 3 hatalomért.',
  science: 'Tudomány',
  columns:
    'Négy tudományág, négy oszlop: felül az innovációk, alattuk a szakértelmek, és a jelölőd a tudománytáblán. A 3., 5., 7. és 12. szint hatalmat ad; a 8.-hoz városkulcs kell; a 9.-től bevétel is jár.',
  send: 'Küldd a tudósodat a mérnöki tudományhoz, a 3 lépést érő helyre. A játék végéig ott marad.',
  levels:
    'Átlépted a 3. szintet, ezért 1 hatalmat kaptál. Minden forduló végén a fordulólapka egy tudományág szintjeit jutalmazza, a játék végén pedig minden tudományág legjobbjai pontot kapnak.',
  passing: 'Passzolás',
  whenToPass: 'Most már alig telik bármire, és Béla is passzolt. Az erőforrásaid megmaradnak, a passzolással nem vész el semmi.',
  pass: 'Passzolj.',
  bonus: 'Vegyél el egy másik bónuszlapkát: ez minden fordulóban könyvet hoz, és hidat építhetsz vele. Egy pénz is van rajta.',
  school: 'Egy iskola',
  bonusBook: 'A 2. forduló bevétellel kezdődik, és az új bónuszlapkád egy tetszőleges könyvet hoz. Vedd el a mérnökit.',
  'second round': 'Béla passzolt először, ezért ő kezdett. A jogtudomány három szintjéért a fordulólapka tudóst adott neki.',
  upgrade: 'Van 4 szerszámod: fejleszd az I6 céhét iskolára.',
  stacks:
    'Az iskoláért szakértelemlapka jár. A helye is ad valamit: 3 lépést, vagy 2 lépést és 1 könyvet, vagy 1 lépést és 2 könyvet a tudományágából.',
  competency:
    'Vedd el a jogtudomány oszlopából azt a lapkát, amely fordulónként egy könyvet és 1 hatalmat hoz: itt 1 lépés és 2 könyv jár hozzá.',
  books:
    'Könyvekből lesz innováció: kettő az oszlop tudományágából, három tetszőleges, és palota nélkül még 5 pénz. A kínálat mutatja, mi hiányzik.',
  innovation: 'Egy innováció',
  meanwhile:
    'Közben mindketten játszottatok tovább: a H8-on már céhed áll, Bélának iskolája van, és a 3. fordulónál tartotok. Van 5 könyved, ebből 4 jogtudományi: ez elég egy innovációra a jogtudomány oszlopából.',
  develop:
    'Szerezd meg a Műemléket: 2 jogtudományi könyv, 3 tetszőleges könyv, és 5 pénz, mert még nincs palotád. 7 pontot és egy semleges épületet hoz. A második innovációd 1, a harmadik 2 könyvvel drágább lesz.',
  monument:
    'A semleges épületet azonnal le kell tenned egy elérhető területre. A céhed melletti H9 mocsár: az ásó 3 szerszámba kerül. Tedd oda a műemléket; a hatalomértéke 4.',
  palace: 'Egy palota',
  'fourth round':
    'Elkezdődött a 4. forduló. A céh 4 szerszámért és 6 pénzért palotára fejleszthető. A palotához saját lapka jár, és az innovációkért többé nem kell 5 pénzzel többet fizetned. Van 2 szerszámod és 2 tudósod.',
  toTool: 'Egy tudós szerszámra váltható. Váltsd át mindkettőt.',
  palaceBuilt: 'Most fejleszd a H8 céhét palotára.',
  palaceTile: 'Válassz palotalapkát: az 1. fordulónként 5 hatalmat hoz, és különleges akcióként fordulónként egyszer 2 szerszámot.',
  city: 'Egy város',
  cityFounded:
    'A palota hatalomértéke 3, a műemléké 4: ez együtt 7, és műemlékkel két szomszédos épület is elég. Várost alapítottál. Általában négy épület kell hozzá, egyetemmel három.',
  cityTile:
    'Minden városhoz jár egy lapka és egy kulcs, amellyel egy tudományág 8. szintjére léphetsz. Vedd el a 2 könyvet adó lapkát: 5 pontot is ér.',
  cityBooks: 'Válassz egy orvostudományi könyvet.',
  bookAction: 'Egy könyvakció',
  bookActions:
    'Könyvvel a három könyvakcióért is fizethetsz, tetszőleges tudományágakéval. Mint a hatalomakciók, ezek is fordulónként egyszer használhatók, azé, aki előbb választja.',
  takeBookAction: 'Válaszd azt, amelyik 2 könyvért 6 pénzt ad.',
  payBook: 'Fizess a jogtudományi könyvvel. A másik már csak orvostudományi lehet.',
  ending:
    'A 6. forduló után a legnagyobb birodalomért 18, 12 és 6 pont jár, minden tudományágért 8, 4 és 2, a megmaradt erőforrásokért pedig minden 5 pénz után 1 pont. Két játékosnál egy semleges frakció is versenyez ezekért a helyekért.',
  onward:
    'Ez a játék szíve. A hidakat, a hajózást, az épületszárnyakat és a többit játék közben megtanulod: az asztal mutatja, mit lehet, és minden szabály egy kattintásra van.',
});
