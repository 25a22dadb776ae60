/** What the drawn board says beyond the words of pieces and choices, in English. */
import * as terra from '@tarsas/terra/text/en.ts';
import { capital, plus } from '@tarsas/words';

const listed = (parts: readonly string[]): string => (parts.length > 0 ? parts.join(', ') : 'nothing');

export interface Amounts {
  coins?: number;
  tools?: number;
  scholars?: number;
  power?: number;
  points?: number;
  books?: number;
  steps?: number;
}

const goods = ({ coins = 0, tools = 0, scholars = 0, power = 0, points = 0, books = 0, steps = 0 }: Amounts): string =>
  listed([
    ...(coins ? [terra.count(coins, 'coin')] : []),
    ...(tools ? [terra.count(tools, 'tool')] : []),
    ...(scholars ? [terra.count(scholars, 'scholar')] : []),
    ...(power ? [`${power} power`] : []),
    ...(books ? [terra.count(books, 'book')] : []),
    ...(steps ? [terra.count(steps, 'step')] : []),
    ...(points ? [`${points} VP`] : []),
  ]);

export const board = {
  ...terra.board,
  told: { ...terra.board.told, scholar: 'scholar' },
  terrainLetters: { ...terra.LETTERS, ice: '', volcano: '' },
  factionLetters: {
    blessed: 'B',
    felines: 'F',
    goblins: 'G',
    illusionists: 'I',
    inventors: 'V',
    lizards: 'L',
    moles: 'M',
    monks: 'K',
    navigators: 'N',
    omar: 'O',
    philosophers: 'P',
    psychics: 'Y',
  },
  /** The disciplines where there is little room. */
  short: { banking: 'banking', law: 'law', engineering: 'engineering', medicine: 'medicine' },
  goods,

  map: (side: string) => `Map: the ${side} side of the board`,
  closer: 'Zoom in',
  farther: 'Zoom out',
  showChoice: 'Show what there is to choose',
  edgeHex: 'edge of the board',
  river: 'river',
  built: (building: string, owner: string, power: number) => `${capital(building)} of ${owner}, power value ${power}`,
  neutral: (building: string) => `neutral ${building}`,
  withAnnex: (building: string) => `${building} with an annex`,
  annex: 'Annex',
  annexes: (n: number) => `${terra.count(n, 'annex', 'annexes')} to be placed`,
  annexAbout: 'As an action one annex goes to an own building: 1 more power value, and it counts as two buildings of a city.',
  inCity: 'in a city',
  offered: (power: number) => `may be offered ${power} power`,

  tools: 'Tools',
  scholars: 'Scholars',
  coinsAbout: 'Coins pay for buildings and improvements; 5 of them are 1 VP at the end.',
  toolsAbout: 'Tools pay for buildings and spades.',
  scholarsAbout: (supply: number) => `Scholars are sent to the science board and pay for improvements. ${supply} more in your supply.`,
  vpAbout: 'Whoever has the most at the end wins.',
  booksOf: (science: string, n: number) => `${capital(science)}: ${terra.count(n, 'book')}`,
  booksAbout: 'Books pay for innovations and book actions.',
  booksLeft: (n: number) => `${terra.count(n, 'book')} left in the supply`,
  keys: (n: number) => terra.count(n, 'unused city key'),
  keyAbout: 'A key is needed to enter level 8 of a discipline. Every city tile brings one.',
  shippingAbout: (value: number) => `You reach land over ${terra.count(value, 'river hex', 'river hexes')}.`,
  trackStep: (value: string, gain: string) => [value, gain && `${gain} on reaching it`].filter(Boolean).join(': '),
  shippingValue: (value: number) => `Shipping ${value}`,
  spadeCosts: (tools: number) => `A spade costs ${terra.count(tools, 'tool')}`,
  guildPrice: 'Beside another faction a guild costs 3 coins less.',
  teaches: 'Brings a competency tile.',
  covered: (building: string, income: string) => `${capital(building)} still to be built; uncovers ${income}`,
  nextIncomeAbout: 'What the board, the tiles and the disciplines bring at the beginning of the next round.',
  city: 'City',
  cityProgress: (buildings: number, needed: number, power: number, total: number) => `${buildings}/${needed} · ${power}/${total}`,
  cityAbout: (hexes: string, buildings: number, needed: number, power: number, total: number) =>
    `${hexes}: ${buildings} of ${needed} buildings, ${power} of ${total} power value`,
  cities: (n: number) => terra.count(n, 'city', 'cities'),
  empireOf: (n: number) => `Largest empire: ${terra.count(n, 'building')}`,
  empireAbout: 'Buildings within reach of one another. At the end 18, 12 and 6 VP for the three largest.',
  neutralEmpire: (n: number) => (n > 0 ? `The neutral empire has ${n} buildings` : 'The size of the neutral empire is shown in round 6'),
  /** A line below the map of the 1–3 side. */
  unsureMap: 'Not certain: bridge sites, edge hexes',
  noFaction: 'Still choosing',
  chosen: (terrain: string) => `Has chosen: ${terrain}`,
  sleeping: 'Works once the palace stands.',

  trays: {
    faction: 'Faction',
    palace: 'Palace',
    innovations: 'Innovations',
    competencies: 'Competencies',
    bonus: 'Bonus',
    cities: 'Cities',
  },
  noPalace: 'No palace tile yet',
  noPalaceAbout: 'It is chosen when the palace is built. Until then every innovation costs 5 coins more.',
  withoutPalace: (coins: number) => `Without a palace every innovation costs ${terra.count(coins, 'coin')} more`,
  place: (n: number) => `place ${n}`,
  placeAbout: (books: number) =>
    books > 0 ? `An innovation here costs ${terra.count(books, 'book')} more.` : 'An innovation here costs no more than its place says.',

  innovations: 'Innovations',
  competencies: 'Competencies',
  large: 'The science board, large and in words',
  unknownOwner: 'taken',
  pays: (price: string) => `Your price: ${price}.`,
  priceOf: (books: readonly string[], any: number, coins: number) =>
    listed([...books, ...(any ? [`${any} of any discipline`] : []), ...(coins ? [terra.count(coins, 'coin')] : [])]),
  bookOf: (science: string, n: number) => `${n} ${science} ${n === 1 ? 'book' : 'books'}`,
  lacks: (what: string) => `You lack ${what}.`,
  affordable: 'You can pay for it.',
  worth: (points: number) => `Would bring you ${points} VP now.`,
  full: 'You have three innovations already.',
  slot: (steps: number, books: number, science: string) =>
    `${capital(science)}: ${terra.count(steps, 'step')}${books > 0 ? `, ${terra.count(books, 'book')}` : ''}`,
  climb: (from: number, to: number, power: number, key: boolean) =>
    `Level ${from} → level ${to}${key ? ', with a city key' : ''}${power > 0 ? `, ${power} power on the way` : ''}`,
  owned: 'yours already',
  scholarSpace: (steps: number) => `Space for a scholar: ${terra.count(steps, 'step')}`,
  scholarOf: (name: string) => `Scholar of ${name}`,
  neutralScholar: 'Scholar of the neutral faction',
  scholarAbout: 'It stays here for the rest of the game.',
  returnAbout: 'The scholar goes back to your supply.',
  marker: (name: string, science: string, level: number) => `${name}: ${science} ${level}`,
  neutralMarker: (science: string, level: number) => `Neutral faction: ${science} ${level}`,
  levelPower: (level: number, power: number) => `Level ${level}: ${power} power on reaching it`,
  levelKey: 'Level 8 is entered with a city key',
  levelIncome: (income: string) => `Income from level 9 on: ${income}`,
  column: (science: string) => capital(science),

  rounds: 'Round tiles',
  nowScience: (times: number) => `You would get it ${terra.count(times, 'time')} now`,
  bonuses: 'Round bonuses',
  palaces: 'Palace tiles',
  cityTiles: 'City tiles',
  bonusCoins: (n: number) => `${terra.count(n, 'coin')} on it`,
  boards: 'Boards',
  factions: 'Factions',

  phases: {
    sets: 'Choosing sets',
    draft: 'Draft',
    bonuses: 'First round bonuses',
    start: 'First buildings',
    income: 'Income',
    actions: 'Actions',
    science: 'Science bonus',
    over: 'The end',
  },
  panels: { science: 'Science', actions: 'Power and book actions', supply: 'Bonuses, palaces, cities' },
  overlays: {
    ...terra.overlays,
    reach: { title: 'Reach', help: 'Hexes you reach directly, by bridge or by ship' },
    spades: { title: 'Spades', help: 'Spades that turn each hex in reach into your native terrain' },
    cities: { title: 'Cities', help: 'What each of your groups has towards a city: buildings · power value, present/needed' },
    network: { title: 'Empire', help: 'The largest empire of every player' },
  },

  changed: {
    ...terra.changed,
    tools: terra.by('tool'),
    scholars: terra.by('scholar'),
    science: (science: string, from: number, to: number) => `${science} ${from} → ${to}`,
    books: (science: string, n: number) => `${plus(n)} ${science} ${Math.abs(n) === 1 ? 'book' : 'books'}`,
    terraforming: (tools: number) => `spade: ${terra.count(tools, 'tool')}`,
  },
  warnings: {
    ...terra.warnings,
    steps: (n: number) => `${terra.count(n, 'step')} on the science board ${n === 1 ? 'is' : 'are'} lost.`,
    scholar: 'A scholar is lost: your supply is empty. If you have one, you may convert it into a tool before the action.',
    book: 'A book is lost: there is none of it in the supply.',
    building: 'The neutral building cannot be placed and is lost. The tools for its spades may be had by converting before the action.',
    reward: 'A reward is lost: you cannot use it now.',
    bridge: 'You do without a bridge.',
    special: (names: string) => `You pass with an unused special action: ${names}.`,
  },
  warningNames: {
    spades: 'Spades left unused',
    power: 'Power that the bowls cannot take',
    steps: 'Lost steps on the science board',
    scholar: 'Scholars without a supply',
    book: 'Books without a supply',
    building: 'Neutral buildings that cannot be placed',
    reward: 'Rewards that cannot be used',
    bridge: 'Doing without a bridge',
    special: 'Passing with an unused special action',
  },
  groups: { convert: 'Convert goods', next: 'Take a reward' },
  components: {
    boards: 'Player boards',
    factions: 'Factions',
    buildings: 'Buildings',
    terrains: 'Terrains',
    rounds: 'Round tiles',
    finals: 'Final-round tiles',
    bonuses: 'Round bonuses',
    palaces: 'Palace tiles',
    innovations: 'Innovation tiles',
    competencies: 'Competency tiles',
    cities: 'City tiles',
    powerActions: 'Power actions',
    bookActions: 'Book actions',
  },
  buildingAbout: (price: string, power: number) => `Costs ${price}; power value ${power}.`,
  neutralAbout: (power: number) => `A neutral building; power value ${power}.`,
};
