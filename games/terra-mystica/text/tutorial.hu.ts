import { lesson } from '@tarsas/words/lesson';
import type { LessonId } from './tutorial.ts';

export const words = lesson<LessonId>('Terra Mystica tíz perc alatt', {
  table: 'Az asztalnál',
  welcome:
    'Te vezeted a boszorkákat, Béla a nomádokat. Hat forduló után az nyer, akinek a legtöbb győzelmi pontja van. Mindketten 20-szal indultok.',
  yours:
    'Két lakóházad a C3 és az F4 mezőn áll: erdőn, a saját területtípusodon. Csak erdőre építhetsz, ezért más területeket erdővé formálsz majd.',
  bar: 'Felül olvasod, mit kérdez most tőled az asztal. Ami varrott szegélyű, rád vár: mezők a táblán, lapkák, gombok. Mindenhez tartozik szöveg: mutass rá, vagy tartsd rajta az ujjad.',
  card: 'Minden fordulóban van nálad egy bónuszkártya. Béla már választott. Vedd el a 6 pénzeset: építkezni drága.',
  draft: 'Amit választasz, eleinte csak vázlat. Amíg nem véglegesíted, lépésenként visszavonhatod, vagy elölről kezdheted a köröd.',
  commit: 'Nézd meg, mi fog változni. Utána a „Véglegesítem” adja át a köröd.',
  build: 'Az első lakóház',
  income:
    'Megjött a bevétel: 6 pénz a kártyától, minden lakóházért egy munkás, és még egy. A következő bevételed az, ami a tábládon szabadon látszik.',
  cycle:
    'A hét területtípus körben áll. Minden lépés a körön egy ásóba kerül, egy ásó pedig 3 munkásodba. A hegység az erdő mellett áll a körön.',
  transform: 'Válaszd az E7 hegységet, az F4-en álló lakóházad mellett: egy ásó elég hozzá.',
  forest: 'Formáld erdővé.',
  dwelling: 'Most már a te területed: építs rá lakóházat 1 munkásért és 2 pénzért. A forduló pontozólapkája 2 pontot ad érte.',
  offer: 'Béla a szomszédban lakik, az E8-on. Az építkezésed hatalmat kínál neki, ezért előbb őt kérdezi az asztal. Véglegesítsd.',
  wrapUp:
    'Az akciód előtt és után átválthatsz erőforrásokat: a visszavonás melletti két nyíllal. Most semmi sem kell. A véglegesítéssel véget ér a köröd.',
  neighbours: 'Szomszédok és hatalom',
  bowls:
    'Béla kereskedőházat épített az F4-ed mellett. A hatalmad három edényben van; csak a harmadikban lévőt költheted el. Ha hatalmat kapsz, a jelzők az I.-ből a II.-ba, majd a II.-ból a III.-ba kerülnek.',
  take: 'Az övével szomszédos épületeidért hatalmat kérhetsz: 1-et. Eggyel kevesebb pontba kerül, mint ahány hatalmat kapsz, így ez most ingyen van. Kérd.',
  taken: 'Ha 3 hatalom lett volna, 2 pontba került volna. Mindent kérsz vagy semmit. Megéri mások mellett lakni.',
  upgrades: 'Jobb épületek',
  rows: 'Az épületek balról jobbra kerülnek le a tábládról, és amit szabadon hagynak, az bevétel. A lakóházból kereskedőház lesz, abból templom vagy erőd, a templomból szentély.',
  tradingHouse: 'Fejleszd az F4-et kereskedőházzá. Ellenfél mellett 6 helyett 3 pénzbe kerül. A lakóház visszakerül a tábládra.',
  cheaper: 'Béla szomszédos kereskedőházának hatalomértéke 2: 2 hatalmat kérhet. Véglegesítsd.',
  power: 'Hatalomból munka',
  burn: 'Elfogytak a munkásaid. A tábla hat hatalomakcióját fordulónként egyszer-egyszer használhatja, aki előbb választja. A harmadik edényed üres, de áldozhatsz: minden, a II.-ból a III.-ba áttolt jelzőért egy másik kikerül a játékból.',
  workers: 'Válaszd a „2 munkás 4 hatalomért” akciót. Négy jelződ végleg elvész: ezt az árat korán fizeti meg az ember, vagy soha.',
  covered: 'Béla elvitte a 7 pénzt. Mindkét akció le van takarva a következő fordulóig.',
  favor: 'Templom és kegy',
  temple: '2 munkásért és 5 pénzért az F4 kereskedőháza templom lesz. Mostantól minden fordulóban papot ad.',
  wait: 'Béla megint hatalmat kérhet. Véglegesítsd, és meglátod, mit tesz.',
  tile: 'Nem kérte. A templomért kegylapka jár: vedd el a „Föld 1” lapkát, ettől kezdve minden lakóházért 2 pontot ad.',
  tiled: 'A lapkával a föld kultuszsávján is feljebb léptél. A 3., 5., 7. és 10. mezőn hatalmat, a játék végén pontot ad egy kultusz.',
  passing: 'Passzolás',
  whenToPass:
    'Nincs mivel fizetned, és Béla is passzolt. Az erőforrásaid megmaradnak a következő fordulóra, a passzolással semmit sem veszítesz.',
  pass: 'Passzolj, és válassz másik bónuszkártyát: az „1 munkás, 3 hatalom” kártyát, van rajta egy pénz is. A régit visszaadod.',
  round: 'Vége a fordulónak. Béla passzolt elsőként, így ő kezd. Megjött a bevétel: 4 munkás, a templom papja és a kártyád hatalma.',
  cults: 'Papok és kultuszok',
  priest:
    'Béla rögtön passzolt. Van egy papod: küldd a levegő kultuszába, a 3 lépést érő helyre. Az ott maradó pap nem tér vissza többé, cserébe a hely foglalt lesz.',
  climbed:
    'A levegő sávján 2-ről 5-re léptél. Útközben két kapun haladtál át: a 3. mezőn 1, az 5. mezőn 2 hatalmat kaptál. A 10. mezőre kulcs kell, és ott csak egy játékos állhat.',
  ending: 'Jutalom, városok, végső pontok',
  passAgain: 'Zárd le a fordulót: passzolj, és vedd el az ásót adó bónuszkártyát.',
  reward:
    'A forduló végén a pontozólapka kultuszjutalmat ad: most minden 2 lépésért a levegő sávján 1 munkást. Az 5. mezőn állsz, így 2 munkást kaptál. Az utolsó fordulóban nincs jutalom.',
  towns:
    'Négy szomszédos épületed, amelyeknek a hatalomértéke együtt legalább 7, várossá válik, szentéllyel már három is. Várost nem építesz külön: magától létrejön, és városlapkát választasz.',
  keys: 'A városlapka pontot, jutalmat és egy kulcsot ad. A kulccsal léphetsz egy kultuszsáv 10. mezőjére: minden ilyen lépés egy kulcsot használ el.',
  final:
    'A játék végén a legnagyobb összefüggő birodalom 18, a második 12, a harmadik 6 pontot ér; minden kultuszsáv 8, 4 és 2 pontot. A megmaradt javakból 3 pénzenként 1 pont lesz.',
  onward:
    'Ez a játék veleje. A hajózást, a hidakat és a frakciók képességeit játék közben megtanulod: az asztal megmutatja, mit lehet, és minden szabály egy kattintásra van.',
});
