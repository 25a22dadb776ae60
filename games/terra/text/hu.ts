/** What both Terra games say in the same words, in Hungarian. */
import { plus } from '@tarsas/words';
import type * as english from './en.ts';

/** A difference with its noun. */
export const by =
  (noun: string) =>
  (n: number): string =>
    `${plus(n)} ${noun}`;

/** One letter per terrain, so that a map without colours can be read. */
export const LETTERS: typeof english.LETTERS = {
  desert: 'S',
  plains: 'K',
  swamp: 'M',
  lake: 'T',
  forest: 'E',
  mountain: 'H',
  wasteland: 'P',
  river: '',
};

export const board: typeof english.board = {
  told: {
    digs: hex => `ásás: ${hex}`,
    builds: (building, hex) => `${building}: ${hex}`,
    bridge: (from, to) => `híd: ${from}–${to}`,
    shipping: value => `hajózás: ${value}`,
    sends: (piece, track) => `${piece}: ${track}`,
    passes: 'passz',
    cheaperSpades: 'olcsóbb ásó',
    special: whose => `különleges akció (${whose})`,
    forPower: gains => `${gains} hatalomért`,
    forBooks: gains => `${gains} könyvekért`,
  },
  whole: 'Egész térkép',
  close: 'Bezárás',
  showMap: 'Térkép mutatása',
  draft: 'vázlat',
  hex: (id, terrain) => `${id}, ${terrain}`,
  coins: 'Pénz',
  vp: 'Győzelmi pont',
  supply: n => `még ${n}`,
  bowls: bowls => `Hatalom: ${bowls[0]} az I., ${bowls[1]} a II., ${bowls[2]} a III. edényben`,
  bowlsAbout:
    'A kapott hatalom az I. edényből a II.-ba, majd a II.-ból a III.-ba visz jelzőket. Csak a III. edény jelzői költhetők el; azok az I.-be kerülnek vissza.',
  shipping: 'Hajózás',
  digging: 'Ásó ára',
  improve: price => `Fejlesztés ára: ${price}`,
  costs: price => `ára ${price}`,
  space: income => `Bevétel: ${income}`,
  spaceEmpty: 'Ezért a helyért nem jár bevétel',
  always: 'Mindig jár',
  nextIncome: 'Következő bevétel',
  noMoreIncome: 'nincs több bevétel',
  passed: 'passzolt',
  used: 'Ebben a fordulóban elhasználva.',
  bridges: n => `még ${n} híd`,
  leftOf: n => (n === 0 ? 'elfogyott' : `még ${n}`),
  roundTitle: round => `${round}. forduló`,
  actionTaken: 'Ebben a fordulóban már elvitték.',
};

export const overlays: typeof english.overlays = {
  power: { title: 'Hatalom', help: 'Ki mennyi hatalmat kapna, ha oda építenél' },
  income: { title: 'Bevétel', help: 'Mit kapnak a játékosok a következő forduló elején' },
};

export const changed: typeof english.changed = {
  coins: by('pénz'),
  vp: by('pont'),
  bowls: (before, after) => `edények: ${before} → ${after}`,
  keys: by('kulcs'),
  shipping: value => `hajózás ${value}`,
  offers: offers => `kap: ${offers.join(', ')}`,
};

export const warnings: typeof english.warnings = {
  spades: n => `${n} ásó kárba vész.`,
  power: n => `${n} hatalom kárba vész: tele vannak az edényeid.`,
};

/** The standing order for power offered by neighbours. */
export const leech: typeof english.leech = {
  label: 'Hatalom, amikor egy szomszéd épít',
  values: {
    free: 'ami ingyen van, elfogadom, a többit kérdezze meg',
    '-1': 'soha nem kérek',
    0: '1 hatalmat mindig elfogadok, az ingyen van',
    1: 'legfeljebb 1 pontért elfogadom',
    2: 'legfeljebb 2 pontért elfogadom',
    3: 'legfeljebb 3 pontért elfogadom',
    4: 'legfeljebb 4 pontért elfogadom',
    99: 'bármennyiért elfogadom',
  },
};
