import { boxOf } from './box.ts';
import { lexicon } from './lexicon.hu.ts';
import { ourOwn } from './lexicon.ts';
import { KINDS } from './names.hu.ts';

export const box = boxOf(lexicon, {
  kinds: { ...KINDS, aiBoards: 'Az AI táblái' },
  value: 'érték',
  icons: 'ikonok',
  starting: 'minden játékos nyolc kezdeti városlakójának egyike',
  manuscript: (ribbon, cost) => `${ribbon} kódex, költség ${cost}`,
  clerics: cost => `másolásához ${cost} szerzetes-ikon kell`,
  atEnd: 'a játék végén',
  atOnce: 'azonnal',
  greyBack: 'ennél az asztalnál szürke hátú, és kezdetben egy pakli tetején fekszik; hogy melyik öt ilyen, az feltevés',
  secondTier: 'jutalom a második szinten',
  startCard: n => `${n}. kezdő kártya`,
  startsOn: n => `a várgróf innen indul: ${n}. külső mező`,
  startsWith: 'kezdő javak',
  wants: (resource, until) => (until > 0 ? `${resource}, amíg ${until} nincs belőle` : resource),
  takes: 'erőforrást ebben a sorrendben választ',
  takesAny: 'minden erőforrást egyformának tekint',
  boardIcons: 'a kártyamezőinek ikonjai',
  removes: 'e tervkártyák nélkül játszik',
});

export const note = `${lexicon.ourOwn(ourOwn('ours'))} Nincs olyan forrás, amely ezek nyomtatott képét mutatná, ezért a mi terveink, a többi szellemében; alább mindegyiken ott a jelölése. Ha megvan neked a játék, írd be a saját példányod adatait az itt látható azonosítókkal, és játssz velük így: „npx tarsas play viscounts --components sajat.json”.`;
