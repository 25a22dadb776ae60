import type { LessonWords } from '@tarsas/words/lesson';
import type { LessonId } from './tutorial.ts';

export const words: LessonWords<LessonId> = {
  title: 'A birodalom alkonya: az első csapások',
  names: ['Anna', 'Béla'],
  says: {
    empire: 'Birodalom veszélyben',
    welcome:
      'Birodalmad a csúcson van, és zsugorodni fog. Az nyer, aki a legtöbbet menti meg belőle: az ép helyszínek a végén pontot érnek.',
    row: 'Tizenegy helyszín áll sorban, 1-től 11-ig számozva. Mindegyiknek van egy képessége, amely egyfajta fázisban működik.',
    threat: 'Katasztrófa jön: a Ragály 4 minden birodalomban a 4. helyet veszi célba. Nálad ott a 32 pontot érő város áll.',
    bid: 'Passzolhatsz, ha beadsz egyet a kártyán felsorolt erőforrásokból. Passzolj 1 búzáért.',
    commit: 'Nézd meg, mi fog változni. Utána a „Véglegesítem” adja át a köröd.',
    pot: 'Körbejár',
    again:
      'Béla kalapácsot adott be. Megint te jössz: aki elviszi a katasztrófát, mindent megkap, amit addig beadtak. Passzolj még egyszer, a második búzádért.',
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
    done: 'Ez két lap volt. Az út helyreállítása három kalapács lenne; tartsd meg őket. Fejezd be a fázist.',
    onward: 'Előbb-utóbb konfliktus jön: mindenki fejszéket és érméket rejt a markába. Ennyi elég, hogy kipróbáld botok ellen.',
  },
};
