/** Mit tegyen legközelebb, akinek a pontlap egyik sora elmaradt; a „Legközelebb:” után áll. */
import type { Viscounts } from '../rules/state.ts';

export const advice: Readonly<Partial<Record<Viscounts['line'], string>>> = {
  buildings: 'fejezz be egy épülettípust, mielőtt a következőt elkezded: a harmadik kereskedőállomás 6, a harmadik városháza 8 pontot hoz.',
  castle:
    'küldj korán munkásokat a várkastélyba: ahol három munkásod áll, az egyik feljebb lép, és a felsőbb szinteken mindegyik 2 vagy 3 pontot ér.',
  ribbons: 'másolj különböző színű könyvjelzős kódexeket: egy készlet negyedik színe egymaga 7 pontot hoz.',
  manuscripts: 'olyan kódexet válassz, amely azt számolja, amit amúgy is gyűjtesz.',
  leader: 'érj fel elsőként a várkastély harmadik szintjére: az uralkodó csak akkor megy tovább, ha ott másnak több munkása van.',
  bonus: 'legyen elsőként három egyforma színű kódexed: a szerzeteskártya 3 pont, és minden körben ikonokat ad.',
  unpaid: 'a vége előtt fordítsd meg az adósleveleidet: ami kifizetetlen marad, 2 pontba kerül.',
  acquired: 'szerezz okiratot, amikor magas az erényed, és hagyasd is jóvá: jóváhagyva háromszor annyit ér.',
  approved: 'a vége előtt hagyasd jóvá az okirataidat: jóváhagyva 1 helyett 3 pontot érnek.',
  poverty: 'fordíts meg okiratokat, amíg a szegénység paklija fogy: aki a legtöbbet fordította meg, 12 pontot kap, ha a kártyája előkerül.',
  prosperity:
    'fordíts meg adósleveleket, amíg a gazdagság paklija fogy: aki a legtöbbet fordította meg, 12 pontot kap, ha a kártyája előkerül.',
};
