/** The directions of a turn, as a hint names them. */
import { directionsOf } from '@tarsas/words/directions';
import type { Choice } from '../rules/state.ts';

type Id =
  | 'expand'
  | 'improve'
  | 'science'
  | 'power'
  | 'books'
  | 'innovate'
  | 'special'
  | 'tracks'
  | 'convert'
  | 'pass'
  | 'tile'
  | 'people'
  | 'take'
  | 'decline'
  | 'end';

const kinds: Readonly<Record<Choice['do'], Id>> = {
  terraform: 'expand',
  build: 'expand',
  into: 'expand',
  place: 'expand',
  annex: 'expand',
  landBridge: 'expand',
  bridge: 'expand',
  river: 'expand',
  upgrade: 'improve',
  replace: 'improve',
  send: 'science',
  step: 'science',
  useKey: 'science',
  keepKey: 'science',
  power: 'power',
  book: 'books',
  takeBook: 'books',
  payBook: 'books',
  develop: 'innovate',
  special: 'special',
  shipping: 'tracks',
  terraforming: 'tracks',
  convert: 'convert',
  exchange: 'convert',
  sacrifice: 'convert',
  pass: 'pass',
  competency: 'tile',
  city: 'tile',
  palace: 'tile',
  bonus: 'tile',
  next: 'tile',
  set: 'people',
  board: 'people',
  faction: 'people',
  take: 'take',
  decline: 'decline',
  skip: 'decline',
  done: 'end',
  endTurn: 'end',
};

export const directions = directionsOf<Choice['do'], Id>(kinds, {
  expand: {
    en: ['Expand', 'It would gain new land rather than improve what stands.'],
    hu: ['Terjeszkedés', 'Új földet szerezne, nem a meglévőt fejlesztené.'],
  },
  improve: {
    en: ['Upgrade', 'It would make more of a building that already stands.'],
    hu: ['Fejlesztés', 'Egy álló épületből hozna ki többet.'],
  },
  science: {
    en: ['Scholars and sciences', 'It would climb in one of the sciences.'],
    hu: ['Tudósok, tudományok', 'Az egyik tudományban lépne feljebb.'],
  },
  power: { en: ['Power', 'It would spend power on an action.'], hu: ['Hatalom', 'Hatalmat költene egy akcióra.'] },
  books: { en: ['Books', 'It would use books.'], hu: ['Könyvek', 'Könyveket használna.'] },
  innovate: { en: ['Innovation', 'It would take an innovation tile.'], hu: ['Innováció', 'Innovációlapkát szerezne.'] },
  special: {
    en: ['Special action', 'It would use an action of its own, not one that everybody shares.'],
    hu: ['Különleges akció', 'Saját akciót használna, nem a közösek egyikét.'],
  },
  tracks: {
    en: ['Shipping, terraforming', 'It would improve how far it reaches or how cheaply it digs.'],
    hu: ['Hajózás, területformálás', 'Azon javítana, hogy meddig ér el, vagy hogy milyen olcsón ás.'],
  },
  convert: {
    en: ['Convert', 'It would first turn one good into another.'],
    hu: ['Átváltás', 'Előbb az egyik erőforrását egy másikra váltaná.'],
  },
  pass: { en: ['Pass', 'It would end its round here.'], hu: ['Passz', 'Itt befejezné a fordulót.'] },
  tile: { en: ['A tile', 'It would choose by what the tile brings later.'], hu: ['Lapka', 'Aszerint választana, hogy mit hoz később.'] },
  people: {
    en: ['Whom to play', 'It would choose by how the parts fit together.'],
    hu: ['Kivel játszana', 'Aszerint választana, hogy mi mivel illik össze.'],
  },
  take: {
    en: ['Take it', 'It would take the power and pay the points.'],
    hu: ['Elfogadás', 'Elfogadná a hatalmat, és kifizetné a pontokat.'],
  },
  decline: { en: ['Leave it', 'It would rather keep what it has.'], hu: ['Lemondás', 'Inkább megtartaná, amije van.'] },
  end: { en: ['End', 'It would leave it at that.'], hu: ['Befejezés', 'Ennyiben hagyná.'] },
});
