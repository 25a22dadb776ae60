/** The directions of a turn, as a hint names them. */
import { directionsOf } from '@tarsas/words/directions';
import type { Choice } from '../rules/state.ts';

type Id =
  | 'expand'
  | 'improve'
  | 'priests'
  | 'power'
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
  transform: 'expand',
  build: 'expand',
  into: 'expand',
  useSpades: 'expand',
  place: 'expand',
  connect: 'expand',
  bridge: 'expand',
  unlock: 'expand',
  upgrade: 'improve',
  send: 'priests',
  step: 'priests',
  enterTop: 'priests',
  keepKey: 'priests',
  ordain: 'priests',
  takePriest: 'priests',
  loseSteps: 'priests',
  power: 'power',
  token: 'power',
  tokens: 'power',
  special: 'special',
  shipping: 'tracks',
  digging: 'tracks',
  convert: 'convert',
  sacrifice: 'convert',
  pass: 'pass',
  leave: 'pass',
  favor: 'tile',
  town: 'tile',
  card: 'tile',
  faction: 'people',
  terrain: 'people',
  lot: 'people',
  bid: 'people',
  passBid: 'decline',
  take: 'take',
  decline: 'decline',
  giveUp: 'decline',
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
  priests: {
    en: ['Priests and cults', 'It would climb a cult track.'],
    hu: ['Papok, kultuszok', 'Egy kultuszsávon lépne feljebb.'],
  },
  power: { en: ['Power', 'It would spend power on an action.'], hu: ['Hatalom', 'Hatalmat költene egy akcióra.'] },
  special: {
    en: ['Special action', 'It would use an action of its own, not one that everybody shares.'],
    hu: ['Speciális akció', 'Saját akciót használna, nem a közösek egyikét.'],
  },
  tracks: {
    en: ['Shipping, digging', 'It would improve how far it reaches or how cheaply it digs.'],
    hu: ['Hajózás, ásás', 'Azon javítana, hogy meddig ér el, vagy hogy milyen olcsón ás.'],
  },
  convert: {
    en: ['Convert', 'It would first turn one good into another.'],
    hu: ['Átváltás', 'Előbb az egyik erőforrását egy másikra váltaná.'],
  },
  pass: { en: ['Pass', 'It would end its round here.'], hu: ['Passz', 'Itt befejezné a fordulót.'] },
  tile: {
    en: ['A tile or card', 'It would choose by what the tile brings later.'],
    hu: ['Lapka, kártya', 'Aszerint választana, hogy mit hoz később.'],
  },
  people: { en: ['Faction', 'It would choose whom to play.'], hu: ['Frakció', 'Azt választaná meg, melyik frakcióval játszik.'] },
  take: {
    en: ['Take it', 'It would take the power and pay the points.'],
    hu: ['Elfogadás', 'Elfogadná a hatalmat, és kifizetné a pontokat.'],
  },
  decline: { en: ['Leave it', 'It would rather keep what it has.'], hu: ['Lemondás', 'Inkább megtartaná, amije van.'] },
  end: { en: ['End', 'It would leave it at that.'], hu: ['Befejezés', 'Ennyiben hagyná.'] },
});
