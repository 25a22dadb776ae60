/** The directions of a turn, as a hint names them. */
import { directionsOf } from '@tarsas/words/directions';
import type { Choice } from '../rules/state.ts';

type Id =
  | 'pass'
  | 'take'
  | 'replace'
  | 'lose'
  | 'place'
  | 'collect'
  | 'ability'
  | 'play'
  | 'sell'
  | 'restore'
  | 'order'
  | 'fight'
  | 'hand'
  | 'end';

const kinds: Readonly<Record<Choice['do'], Id>> = {
  bid: 'pass',
  freeBid: 'pass',
  take: 'take',
  replace: 'replace',
  destroy: 'lose',
  place: 'place',
  buyCoin: 'collect',
  collect: 'collect',
  use: 'ability',
  exchange: 'ability',
  refresh: 'ability',
  repeat: 'ability',
  free: 'ability',
  play: 'play',
  sell: 'sell',
  throwAway: 'hand',
  keep: 'hand',
  redraw: 'hand',
  pick: 'hand',
  restore: 'restore',
  swap: 'order',
  lift: 'order',
  first: 'order',
  axes: 'fight',
  coins: 'fight',
  finish: 'end',
  endTurn: 'end',
  enough: 'end',
};

export const directions = directionsOf<Choice['do'], Id>(kinds, {
  pass: {
    en: ['Pass', 'It would rather pay than take the disaster itself.'],
    hu: ['Passz', 'Fizetne, hogy más vigye el a katasztrófát.'],
  },
  take: {
    en: ['Take it', 'It would take the disaster, and what was bid on it.'],
    hu: ['Elvitel', 'Elvinné a katasztrófát, azzal együtt, amit rálicitáltak.'],
  },
  replace: { en: ['Another disaster', 'It would have the card replaced.'], hu: ['Másik katasztrófa', 'Kicseréltetné a lapot.'] },
  lose: {
    en: ['What to lose', 'It would give up what it can best do without.'],
    hu: ['Mi pusztuljon', 'Arról mondana le, ami a legkevésbé fog hiányozni.'],
  },
  place: {
    en: ['Where it goes', 'It would choose by what the location is safe from.'],
    hu: ['Hová kerüljön', 'Aszerint választana, hogy melyik helyszín van biztonságban.'],
  },
  collect: { en: ['Collect', 'It would gather resources.'], hu: ['Járandóság', 'Erőforrásokat gyűjtene.'] },
  ability: { en: ['An ability', 'It would use what its empire can do.'], hu: ['Képesség', 'Azt használná, amit a birodalma tud.'] },
  play: {
    en: ['Play a card', 'It would put an innovation under a location.'],
    hu: ['Lap kijátszása', 'Fejlesztést tenne egy helyszín alá.'],
  },
  sell: { en: ['Sell', 'It would turn a card into a coin.'], hu: ['Eladás', 'Egy lapjából érmét csinálna.'] },
  restore: { en: ['Restore', 'It would rebuild what was destroyed.'], hu: ['Helyreállítás', 'Újjáépítené, ami elpusztult.'] },
  order: { en: ['Order', 'It would rearrange what lies before it.'], hu: ['Sorrend', 'Átrendezné, ami előtte fekszik.'] },
  fight: {
    en: ['Strength', 'It would decide how much the fight is worth.'],
    hu: ['Katonai erő', 'Azt mérné fel, mennyit ér meg neki a konfliktus.'],
  },
  hand: {
    en: ['Hand of cards', 'It would choose which cards are worth keeping.'],
    hu: ['Kézilapok', 'Azt választaná meg, mely lapokat érdemes megtartani.'],
  },
  end: { en: ['End', 'It would leave it at that.'], hu: ['Befejezés', 'Ennyiben hagyná.'] },
});
