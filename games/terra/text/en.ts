/** What both Terra games say in the same words, in English. */
import { plus } from '@tarsas/words';

/** A number with its noun. */
export const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;

/** A difference with its noun. */
export const by =
  (one: string) =>
  (n: number): string =>
    `${plus(n)} ${Math.abs(n) === 1 ? one : `${one}s`}`;

export const TERRAINS = {
  desert: 'desert',
  plains: 'plains',
  swamp: 'swamp',
  lake: 'lake',
  forest: 'forest',
  mountain: 'mountain',
  wasteland: 'wasteland',
};

/** One letter per terrain, so that a map without colours can be read. */
export const LETTERS = { desert: 'D', plains: 'P', swamp: 'S', lake: 'L', forest: 'F', mountain: 'M', wasteland: 'W', river: '' };

export const board = {
  whole: 'Whole map',
  close: 'Close',
  showMap: 'Show the map',
  draft: 'draft',
  /** Deeds beside the crest of whoever does them. */
  told: {
    digs: (hex: string) => `dig ${hex}`,
    builds: (building: string, hex: string) => `${building} on ${hex}`,
    bridge: (from: string, to: string) => `bridge ${from}–${to}`,
    shipping: (value: number) => `shipping ${value}`,
    sends: (piece: string, track: string) => `${piece} to ${track}`,
    passes: 'pass',
    cheaperSpades: 'cheaper spades',
    special: (whose: string) => `special action (${whose})`,
    forPower: (gains: string) => `${gains} for power`,
    forBooks: (gains: string) => `${gains} for books`,
  },
  hex: (id: string, terrain: string) => `${id}, ${terrain}`,
  coins: 'Coins',
  vp: 'Victory points',
  supply: (n: number) => `${n} more`,
  bowls: (bowls: readonly number[]) => `Power: ${bowls[0]} in bowl I, ${bowls[1]} in bowl II, ${bowls[2]} in bowl III`,
  bowlsAbout: 'Power gained moves tokens from bowl I to II, then from II to III. Only tokens in bowl III can be spent; they go back to I.',
  shipping: 'Shipping',
  digging: 'Spade costs',
  improve: (price: string) => `To improve: ${price}`,
  costs: (price: string) => `costs ${price}`,
  space: (income: string) => `Income: ${income}`,
  spaceEmpty: 'No income from this space',
  always: 'Always visible',
  nextIncome: 'Next income',
  noMoreIncome: 'no more income',
  passed: 'passed',
  used: 'Used this round.',
  bridges: (n: number) => `${count(n, 'bridge')} left`,
  leftOf: (n: number) => (n === 0 ? 'none left' : `${n} left`),
  roundTitle: (round: number) => `Round ${round}`,
  actionTaken: 'Taken this round.',
};

export const overlays = {
  power: { title: 'Power', help: 'Who would be offered how much power if you built there' },
  income: { title: 'Income', help: 'What everybody gets at the beginning of the next round' },
};

export const changed = {
  coins: by('coin'),
  vp: (n: number) => `${plus(n)} VP`,
  bowls: (before: string, after: string) => `bowls ${before} → ${after}`,
  keys: by('key'),
  shipping: (value: number) => `shipping ${value}`,
  offers: (offers: readonly string[]) => `offered: ${offers.join(', ')}`,
};

export const warnings = {
  spades: (n: number) => `${count(n, 'spade')} ${n === 1 ? 'is' : 'are'} lost.`,
  power: (n: number) => `${n} power ${n === 1 ? 'is' : 'are'} lost: your bowls are full.`,
};

/** The standing order for power offered by neighbours. */
export const leech = {
  label: 'Power when a neighbour builds',
  values: {
    free: 'take what is free, ask me about the rest',
    '-1': 'never take any',
    0: 'take 1 power, it costs nothing',
    1: 'take it for 1 point at most',
    2: 'take it for 2 points at most',
    3: 'take it for 3 points at most',
    4: 'take it for 4 points at most',
    99: 'take it at any price',
  },
};
