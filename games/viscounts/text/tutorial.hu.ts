import type { LessonWords } from '@tarsas/words/lesson';
import type { LessonId } from './tutorial.ts';

export const words: LessonWords<LessonId> = {
  title: 'Várgrófok tíz perc alatt',
  names: ['Anna', 'Béla'],
  says: {
    table: 'Az asztalnál',
    welcome:
      'Várgróf vagy egy nyugtalan udvarban. A várkastély körül utazol, kereskedsz, építkezel, munkásokat helyezel le és kódexeket másolsz. A végén a legtöbb pont nyer.',
    board:
      'A tábla öt szegmens gyűrűje a várkastély körül. A külső úton kereskedhetsz és építkezhetsz, a belsőn munkásokat helyezhetsz le és kódexet másolhatsz. A várgrófok a nyilakat követik.',
    bar: 'Fölül áll, mit kérdez most az asztal. Ami öltésekkel van szegve, rád vár: helyek a táblán, kártyák, gombok. Mindenhez tartozik magyarázat: mutass rá, vagy tartsd rajta az ujjad.',
    pair: 'Mindenki egy kezdő kártyát kap a mellette álló hőssel. Béláé már megvan. Vedd el a 10-est Berthával: sok ezüst, de két adóslevél és némi vesztegetés is jár vele.',
    draft:
      'Amit választasz, először csak vázlat, és visszavonható. A „Véglegesítem” adja át; itt megkevered a paklidat, és húzol három lapot.',
    commit: 'Nézd meg, mi változik. Utána a „Véglegesítem” adja át a körödet.',
    trade: 'Lapok, mozgás, kereskedés',
    phases: 'Egy kör hat fázisból áll: lapok, mozgás, akció, toborzás, ütközés, húzás. Az asztal legtetején látod őket.',
    thief:
      'Először játssz ki egy lapot. A Tolvaj bűnöző: az ikonja bármelyik ikonnak számít, de a kijátszása vesztegetéssel jár. Játszd ki!',
    corruption:
      'A fekete jelölő jobbra lépett. Amikor találkozik az erény fehér jelölőjével, ütköznek: a bal szélen ez okiratokat hoz, a jobb szélen adósleveleket.',
    move: 'A Tolvaj értéke 1: a várgrófod egy mezőt lép a nyilak mentén. A mezőkön látod az árukat ezüstben. Lépj a Tó külső 1-es mezőjére, ez ingyen van.',
    trading:
      'Itt egy kereskedő-ikonból egy ezüst lesz. A táblád „Most számít” sora 3 kereskedőt mutat: két nyomtatottat és a Tolvajt. Kereskedj 3 alkalommal.',
    hire: 'Most felbérelheted a szegmensed városlakóját az értékéért. A Lelkipásztor 1 ezüst, és a lap tetején álló jel azonnal hat. Béreld fel: a dobó paklidba kerül.',
    build: 'Egy műhely',
    slides: 'Béla körének vége. A sorod jobbra csúszott: a Tolvaj középen van, és még számít. Amit egy lap eltakar, az már nem számít.',
    labourer: 'Játszd ki a Napszámost: ő építő.',
    further: 'Az értéke 2. A Tó első mezőjéről két lépés vezet a belső úton át a másodikra: menj oda, ingyen van.',
    workshop:
      'Egy műhely 3 építő-ikonba kerül. A Napszámos és a Tolvaj kettő, egy kő pedig még eggyel fölér. Válaszd a tábládon az első műhelyt; a képesség, amit szabaddá tesz, a játék végéig a tiéd.',
    plot: 'A folyó te partodra építhetsz. Válaszd a 3. telket: megfordítást ad. Két szomszédos épület között az összeköttetés mindkét tulajdonosnak hoz valamit.',
    debt: 'A kifizetetlen adóslevél a végén 2 pontba kerül. Fordíts meg egyet: kifizeted, és kapsz érte egy erőforrást.',
    ink: 'Kérj kalamárist: egy kalamáris egy szerzetes-ikont ér.',
    noHire: 'Most nem kell senki: ne tégy semmit.',
    write: 'Egy kódex',
    inside: 'Most a belső út következik. Ott a szerzetesek kódexet másolnak, a nemesek munkásokat helyeznek le.',
    squire: 'Játszd ki az Apródot: az értéke 2.',
    silver: 'Két lépés nem visz el a Dombság kódexéig. A harmadik 1 ezüstbe kerül: menj a Dombság belső mezőjére.',
    transcribe:
      'Ez a kódex 3 szerzetest kér. A Tolvaj egy, a két kalamárisod még kettő. Másold le: egy erényt ad, és a könyvjelzője számít a végén.',
    ribbons:
      'A különböző könyvjelzők készleteket alkotnak: 1, 4, 9 vagy 16 pont. Aki elsőként gyűjt hármat egy színből, szerzetes-kártyát kap. Új kódex kerül elő, ezért véglegesíts.',
    castle: 'A várkastély',
    dropped: 'A Tolvaj jobbra távozott a sorodból. Ez egy adóslevelet és egy ezüstöt hozott, ahogy a lapja alján áll.',
    bertha: 'Játszd ki Berthát, a hősödet: nemes, és azonnal egy erényt hoz.',
    meet: 'Béla a Hegy belső mezőjén áll. Lépj oda: akihez odalépnek, átrendezheti a saját sorát.',
    wait: 'Ezért előbb Bélát kérdezi az asztal. Véglegesíts.',
    workers: 'Három nemes-ikon 2 munkást helyez le. Bertha és az Apród kettő, egy arany a harmadik: helyezz le 2 munkást a várkastélyban.',
    cascade:
      'Amint hárman vannak egy folyosón, az egyik följebb lép és jutalmat hoz, az egyik balra, a másik jobbra megy. Ez a következő csoportot is megindíthatja. Minden szint többet ér.',
    end: 'Hogyan ér véget',
    markers:
      'Ha a köröd végén a két jelölőd egy mezőn áll, ütköznek: te azt kapod, ami a mező fölött áll, a többiek azt, ami alatta, és mindkét jelölő visszakerül a helyére.',
    ending:
      'Az adóslevelek és az okiratok a sarkokban álló két pakliból fogynak. Amikor az egyik elfogy, felfedik a kártyáját: ezt a fordulót befejezitek, és még egyet játszotok. Utána jön a pontozás.',
    onward: 'Ez a játék szíve. Az asztal megmutatja, mit tehetsz, és minden szabály egy kattintásra van.',
  },
};
