import { lesson } from '@tarsas/words/lesson';
import type { LessonId } from './tutorial.ts';

export const words = lesson<LessonId>('Várgrófok tíz perc alatt', {
  table: 'Az asztalnál',
  welcome:
    'Várgróf vagy egy nyugtalan udvarban. A várkastély körül utazol, kereskedsz, építkezel, munkásokat helyezel le és kódexeket másolsz. A végén a legtöbb pont nyer.',
  board:
    'Az öt táblarész gyűrűt alkot a várkastély körül. A külső útvonalon kereskedhetsz és építkezhetsz, a belsőn munkásokat helyezhetsz le és kódexet másolhatsz. A várgrófok a nyilakat követik.',
  bar: 'Felül olvashatod, mit kérdez most az asztal. Ami varrott szegélyű, azt választhatod: helyek a táblán, kártyák, gombok. Mindenhez tartozik magyarázat: mutass rá, vagy tartsd rajta az ujjad.',
  pair: 'Mindenki egy kezdő kártyát kap a mellette álló hőssel. Béláé már megvan. Vedd el a 10-est Berthával: sok ezüst, de két adóslevél is jár vele, és nő a vesztegetésszinted.',
  draft:
    'Amit választasz, először csak vázlat, és visszavonható. A „Véglegesítem” adja át; itt megkevered a paklidat, és húzol három lapot.',
  commit: 'Nézd meg, mi változik. Utána a „Véglegesítem” adja át a körödet.',
  trade: 'Lapok, mozgás, kereskedés',
  phases: 'Egy kör hat fázisból áll: lapok, mozgás, akció, toborzás, ütközés, húzás. Az asztal legtetején látod őket.',
  thief:
    'Először játssz ki egy lapot. A Tolvaj bűnöző: az ikonja bármelyik ikonnak számít, de a kijátszásakor nő a vesztegetésszinted. Játszd ki!',
  corruption:
    'A fekete jelölő jobbra lépett. Amikor találkozik az erény fehér jelölőjével, ütköznek: a bal szélen ez okiratokat hoz, a jobb szélen adósleveleket.',
  move: 'A Tolvaj értéke 1: a várgrófod egy mezőt lép a nyilak mentén. A mezőkön látod, hány ezüstbe kerül odalépned. Lépj a Tó külső 1-es mezőjére, ez ingyen van.',
  trading:
    'Itt egy kereskedő-ikonból egy ezüst lesz. A táblád „Most számít” sora 3 kereskedőt mutat: a táblád két ikonját és a Tolvajt. Kereskedj 3 alkalommal.',
  hire: 'Most felbérelheted a táblarészed városlakóját az értékéért. A Lelkipásztor 1 ezüst, és a lap tetején látható hatás azonnal érvényesül. Béreld fel: a dobópaklidba kerül.',
  build: 'Egy műhely',
  slides: 'Béla körének vége. A sorod jobbra csúszott: a Tolvaj középen van, és még számít. Amit egy lap eltakar, az már nem számít.',
  labourer: 'Játszd ki a Napszámost: ő építő.',
  further: 'Az értéke 2. A Tó első mezőjéről két lépés vezet a belső mezőn át a másodikra: menj oda, ingyen van.',
  workshop:
    'Egy műhely 3 építő-ikonba kerül. A Napszámos és a Tolvaj kettő, egy kő pedig még eggyel felér. Válaszd a tábládon az 1. műhelyt; a képesség, amit szabaddá tesz, a játék végéig a tiéd.',
  plot: 'A folyónak azon a partján építhetsz, ahol állsz. Válaszd a 3. telket: megfordítást ad. Két szomszédos épület között az összeköttetés mindkét tulajdonosnak hoz valamit.',
  debt: 'A kifizetetlen adóslevél a végén 2 pontba kerül. Fordíts meg egyet: kifizeted, és kapsz érte egy erőforrást.',
  ink: 'Kérj kalamárist: egy kalamáris egy szerzetes-ikont ér.',
  noHire: 'Most nem kell senki: ne tégy semmit.',
  write: 'Egy kódex',
  inside: 'Most a belső útvonal következik. Ott a szerzetesek kódexet másolnak, a nemesek munkásokat helyeznek le.',
  squire: 'Játszd ki az Apródot: az értéke 2.',
  silver: 'Két lépés nem visz el a Dombság kódexéig. A harmadik 1 ezüstbe kerül: menj a Dombság belső mezőjére.',
  transcribe:
    'Ez a kódex 3 szerzetest kér. A Tolvaj egy, a két kalamárisod még kettő. Másold le: 1-gyel nő az erényszinted, és a könyvjelzője számít a végén.',
  ribbons:
    'A különböző könyvjelzők készleteket alkotnak: 1, 4, 9 vagy 16 pont. Aki elsőként gyűjt hármat egy színből, szerzetes-kártyát kap. Új kódex kerül elő, ezért véglegesíts.',
  castle: 'A várkastély',
  dropped: 'A Tolvaj jobbra távozott a sorodból. Ez egy adóslevelet és egy ezüstöt hozott, ahogy a lapja alján áll.',
  bertha: 'Játszd ki Berthát, a hősödet: nemes, és az azonnali hatásával nő az erényszinted.',
  meet: 'Béla a Hegy belső mezőjén áll. Lépj oda: akihez odalépnek, átrendezheti a saját sorát.',
  wait: 'Ezért előbb Bélát kérdezi az asztal. Véglegesíts.',
  workers: 'Három nemes-ikon 2 munkást helyez le. Bertha és az Apród kettő, egy arany a harmadik: helyezz le 2 munkást a várkastélyban.',
  cascade:
    'Amint három munkásod áll az első szinten ugyanazon a folyosón, az egyik feljebb lép és jutalmat hoz, egy balra, egy jobbra megy. Ez a következő csoportot is megindíthatja. A második szinten álló három munkásodból egy a harmadikra lép. Minden szint többet ér.',
  dismissal: 'Elbocsájtás, újrakeverés, ütközés',
  trader: 'Játszd ki a Kereskedőt: amíg a tábládon van, minden kereskedés után 1 ezüsttel többet kapsz.',
  back: 'Az értéke 1. Lépj a Hegy külső 4-es mezőjére: ott 2 kereskedőért 1 követ kapsz.',
  dismiss:
    'Kereskedés előtt elbocsájthatod a táblarészed városlakóját: kifizeted az értékét, és az ikonjait erre az egy akcióra használhatod. Az akcióhoz illő ikon kell rajta, vagy bűnöző, amely bármelyiknek számít. Bocsájtsd el az Uzsorást a kereskedéshez: 1 ezüst.',
  shuffled: 'Az Uzsorás elbocsájtva azt hozza, hogy a dobópaklidat a húzópaklidba kevered, és új városlakó kerül elő. Véglegesíts.',
  check:
    'Minden újrakeverést ellenőrzés követ: ha van bűnöző a tábládon, a vesztegetésszinted nő 1-gyel, ha nincs, az erényszinted. A Tolvajod már távozott, így az erényszinted nőtt, és a két jelölőd most egy mezőn áll.',
  stone: '3 ikonod van: a Kereskedő, Bertha és az Uzsorás. 1 ezüst a negyedik. Kereskedj 2 alkalommal: 2 követ kapsz.',
  collision: 'A két jelölőd egy mezőn áll, ezért a köröd végén ütköznek. Véglegesíts: az ütközésre Béla lapja is felel.',
  collided:
    'Azt kaptad, ami a sávodon a mező fölött látható: egy okiratot, egy adóslevelet és 2 ezüstöt. A többiek azt, ami alatta: itt Béla átrendezhette a lapjait. Végül mindkét jelölő visszakerült a sáv szélére.',
  crowd: 'Tolongás a várkastélyban',
  bumping:
    'Egy folyosón összesen három munkás fér el. Ha többen vannak, az űz el közülük, aki mozgatott: a sajátját vagy másét. Az elűzött munkás visszakerül a gazdájához, aki az első szintről 2 ezüstöt kap, a másodikról 1 erőforrást, és 1-gyel nő az erényszintje. A harmadik szintről senkit sem lehet elűzni.',
  leader:
    'Aki elsőként ér a harmadik szintre, megkapja az uralkodó-kártyát: eggyel több lapot tarthat kézben, és a végén 5 pontot ér. Ahhoz kerül, akinek több munkása lesz odafent.',
  end: 'Hogyan ér véget',
  ending:
    'Az adóslevelek és az okiratok a sarkokban álló két pakliból fogynak. Amikor az egyik elfogy, felfedik a kártyáját: ezt a fordulót befejezitek, és még egyet játszotok. Utána jön a pontozás: épületek, munkások, kódexek, okiratok és adóslevelek, és a legtöbb megfordított lap.',
  onward: 'Ez a játék szíve. Az asztal megmutatja, mit tehetsz, és minden szabály egy kattintásra van.',
});
