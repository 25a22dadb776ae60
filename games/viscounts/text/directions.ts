/** The directions of a turn, as a hint names them. */
import { directionsOf } from '@tarsas/words/directions';
import type { Choice } from '../rules/choices.ts';

type Id = 'card' | 'ride' | 'build' | 'castle' | 'books' | 'trade' | 'hire' | 'pay' | 'gain' | 'rid' | 'start' | 'leave';

const kinds: Readonly<Record<Choice['do'], Id>> = {
  play: 'card',
  first: 'card',
  arrange: 'card',
  move: 'ride',
  construct: 'build',
  build: 'build',
  spot: 'build',
  link: 'build',
  placeWorkers: 'castle',
  castleMove: 'castle',
  section: 'castle',
  bump: 'castle',
  transcribe: 'books',
  manuscript: 'books',
  trade: 'trade',
  recruit: 'hire',
  hire: 'hire',
  dismiss: 'hire',
  pay: 'pay',
  choose: 'gain',
  take: 'gain',
  flip: 'gain',
  discard: 'rid',
  discardTop: 'rid',
  destroy: 'rid',
  destroyTop: 'rid',
  pair: 'start',
  skip: 'leave',
  decline: 'leave',
};

export const directions = directionsOf<Choice['do'], Id>(kinds, {
  card: {
    en: ['A card', 'It would choose by the icons that count from now on.'],
    hu: ['Kártya', 'Aszerint választana, hogy mostantól mely ikonok számítanak.'],
  },
  ride: {
    en: ['Moving on', 'It would choose by what can be done at the end of the way.'],
    hu: ['Mozgás', 'Aszerint választana, hogy mit tehet az út végén.'],
  },
  build: { en: ['Build', 'It would set up a building.'], hu: ['Építés', 'Épületet állítana fel.'] },
  castle: {
    en: ['Castle', 'It would send workers into the castle, or further in.'],
    hu: ['Várkastély', 'Munkásokat küldene a várkastélyba, vagy ott léptetné őket beljebb.'],
  },
  books: { en: ['Manuscripts', 'It would transcribe a manuscript.'], hu: ['Kódexek', 'Lemásolna egy kódexet.'] },
  trade: { en: ['Trade', 'It would gather resources.'], hu: ['Kereskedés', 'Erőforrásokat gyűjtene.'] },
  hire: { en: ['Townsfolk', 'It would hire or dismiss somebody.'], hu: ['Városlakók', 'Felbérelne vagy elbocsájtana valakit.'] },
  pay: { en: ['Pay', 'It would pay with what it needs least.'], hu: ['Fizetés', 'Abból fizetne, ami a legkevésbé kell.'] },
  gain: { en: ['What to gain', 'It would take what helps most now.'], hu: ['Mit kapjon', 'Azt kérné, ami most a legtöbbet segít.'] },
  rid: {
    en: ['Get rid of a card', 'It would make its deck better.'],
    hu: ['Pakliritkítás', 'Megválna egy laptól, hogy jobb legyen a paklija.'],
  },
  start: {
    en: ['Beginning', 'It would choose by how the parts fit together.'],
    hu: ['Kezdés', 'Aszerint választana, hogy mi mivel illik össze.'],
  },
  leave: { en: ['Leave it', 'It would rather keep what it has.'], hu: ['Lemondás', 'Inkább megtartaná, amije van.'] },
});
