import { lesson } from '@tarsas/words/lesson';
import type { LessonId } from './tutorial.ts';

export const words = lesson<LessonId>('A birodalom alkonya: az első csapások', {
  empire: 'Birodalom veszélyben',
  welcome:
    'Birodalmad a csúcson van, és zsugorodni fog. Az győz, aki a legtöbb pontot gyűjti, és a legtöbb pont a végén az ép helyszínekért jár: amit megmentesz, az számít.',
  row: 'Tizenegy helyszín áll sorban, 1-től 11-ig számozva. Mindegyiknek van egy képessége, amely egyfajta fázisban működik.',
  threat: 'Katasztrófa jön: a Ragály 4 minden birodalomban a 4. helyet veszi célba. Nálad ott a 32 pontot érő város áll.',
  bid: 'Passzolhatsz, ha beadsz egyet a kártyán felsorolt erőforrásokból. Passzolj 1 búzával.',
  commit: 'Nézd meg, mi fog változni. Utána a „Véglegesítem” adja át a köröd.',
  pot: 'Körbejár',
  again:
    'Béla kalapácsot adott be. Megint te jössz: aki elviszi a katasztrófát, mindent megkap, amit addig beadtak. Passzolj még egyszer, a második búzáddal.',
  gone: 'Béla nem bírta tovább: elvitt három erőforrást és a kártyát, és elveszítette a városát. A kártya most az egyik tanyája alatt van, fejlesztésként.',
  economy: 'Gazdasági fázis',
  green: 'A gazdasági fázisban mindenki egyszerre használja a zöld képességeit. Három tanyád kalapácsot, búzát és fejszét ad.',
  collect: 'Vegyél el mindent egyszerre.',
  finish: 'Az úttal válthatnál, de tartsd meg az érméidet: bármelyik erőforrást pótolják. Fejezd be a fázist.',
  taking: 'Elviszed a katasztrófát',
  cheap:
    'Az Áradás 6 egy mindössze 6 pontos utat fenyeget, és Béla egy kalapácsot tett rá. Olcsó elvinni, és a kártya is jó: minden gazdasági fázisban 1 érmét ad.',
  take: 'Vidd el az Áradás 6-ot.',
  place:
    'Olyan ép helyszín alá tedd, amely alatt a legkevesebb fejlesztés van; most mind üres, így választhatsz. Addig működik, amíg a helyszín áll: a 10. helyen álló falu jó otthon.',
  industry: 'Ipari fázis',
  hand: 'Az ipari fázisban két lapot játszhatsz ki vagy adhatsz el, egy helyszínt helyreállíthatsz, és használhatod a barna képességeidet. Minden falu egy lapot egy kalapáccsal olcsóbbá tesz.',
  play: 'Játszd ki az Áradás 8-at: a falvak miatt ingyen van, és minden gazdasági fázisban búzát ad.',
  under: 'Tedd a 8. helyen álló tanya alá.',
  sell: 'Add el a Földrengés 2-t egy érméért.',
  few: 'Aki elvisz egy katasztrófát, és utána 5-nél kevesebb erőforrása van, két pontért vehet egy-egy érmét. Neked több van: lépj tovább.',
  restore:
    'Ez két lap volt. Most állítsd helyre a 6 pontos utat három kalapácsért: megint ér pontot, megint van képessége. Ipari fázisonként egy helyszínt állíthatsz helyre.',
  done: 'Fejezd be a fázist. A végén mindenki négy lapra egészíti ki a kezét.',
  useful: 'Egy hasznos képesség',
  axe: 'A Barbárok 1 fejszét kér, és a 17 pontos faludat fenyegeti. Passzolj 1 fejszével.',
  ability:
    'Béla elvitte a Barbárokat, és új katasztrófa jött. A Tűzvész 7 a 12 pontos hadseregedet fenyegeti, de jó fejlesztés: később egyszer ingyen passzolhatsz vele. Vidd el.',
  besideRoad:
    'Tedd a 3. helyen álló tanya alá. Mellette, a 2. helyen út van: az utak felfrissítik a szomszédos helyszínek kimerült képességeit. Mindjárt meglátod, mire jó ez.',
  conflict: 'Konfliktus',
  card: 'A konfliktuskártya három pontsávot mutat: a végleges katonai erőd dönti el, melyikbe kerülsz. Az ép hadsereged 2 katonai erőt ad; 2-nél nem több erővel 4 pontot veszítenél.',
  axes: 'Amit titokban a markodba veszel, darabonként 1 erőt ad, de akárki győz, elvész. Vegyél a markodba 2 fejszét.',
  coins: 'Érmét is tehetnél mellé. Most ne tegyél.',
  fought:
    'Kinyíltak a markok: 4 az erőd, Béláé 5. Mindketten a középső pontsávba kerültök, ez 3 pont. Béla a legerősebb, övé a győzelmi bónusz; téged felfordulás sújt: a második legértékesebb ép helyszíned, a 21 pontos falu helyet cserélt az 5. helyen álló hadsereggel. A fejlesztése vele ment.',
  exhausting: 'Kimerül, felfrissül',
  free: 'Az Éhínség 7 kalapácsot is kér: használd a Tűzvész 7 képességét, és passzolj ingyen. A képesség ettől kimerül, és nem használhatod újra, amíg fel nem frissül.',
  refresh:
    'Béla elvitte a katasztrófát, és gazdasági fázis jött. Vegyél el mindent egyszerre: a 2. helyen álló út felfrissíti mellette a Tűzvész 7-et is.',
  finishAgain: 'Fejezd be a fázist.',
  end: 'A játék vége',
  scoring:
    'Így megy tovább a sáv végéig. Ott mindenki összeadja a pontozósávon szerzett pontjait, az ép helyszíneinek pontértékét és a játék végi fejlesztéseit. Ha most érne véget: neked 3 + 126, azaz 129 pontod volna, Bélának 9 + 77, és a fejlesztése szerint 2 minden megmaradt búzájáért.',
  onward:
    'A sávon a konfliktus zárja a játékot, és az győz, aki a legtöbb pontot gyűjti; döntetlennél az, akinek több ép helyszíne van. Ennyi elég, hogy kipróbáld gépek ellen.',
});
