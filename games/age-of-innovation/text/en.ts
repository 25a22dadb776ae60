/** Everything Age of Innovation says, in English. */
import type { Say, Words } from '@tarsas/kernel';
import { BOOK_ACTIONS, BUILDINGS, type Building, DISCIPLINES, RING, ROUNDS, SLOTS, TOOLS_PER_SPADE } from '../data/index.ts';
import { conversionOf } from '../rules/questions/act.ts';
import { powerPrice } from '../rules/questions/price.ts';
import { type AgeOfInnovation, type DueKind, mapOf, type Source, type State, type View } from '../rules/state.ts';
import * as c from './en.components.ts';

const { building, discipline, named, points, terrain, tools } = c;

const upper = (text: string) => text[0].toUpperCase() + text.slice(1);
const list = (parts: readonly string[]) => (parts.length > 0 ? parts.join(', ') : 'nothing');
/** Descriptions have commas of their own. */
const items = (parts: readonly string[]) => (parts.length > 0 ? parts.join(' | ') : 'nothing');
const goods = (of: { coins?: number; tools?: number; scholars?: number; power?: number; tokens?: number; annexes?: number }) =>
  list(
    [
      of.coins ? c.coins(of.coins) : '',
      of.tools ? tools(of.tools) : '',
      of.scholars ? c.scholars(of.scholars) : '',
      of.power ? `${of.power} power` : '',
      of.tokens ? `${of.tokens} new power tokens` : '',
      of.annexes ? `${of.annexes} annexes` : '',
    ].filter(Boolean),
  );
const onHex = (view: View, hex: string) => {
  const number = mapOf(view).numbers[hex];
  return `${hex} (${terrain[RING[view.terrain[number]]]})`;
};
const revised = ({ view }: Say<AgeOfInnovation>) => view.options.factions === '2024';
const tell = (id: Source, say: Say<AgeOfInnovation>) => c.described(id, revised(say));

const REWARDS: Record<DueKind, string> = {
  palaceTile: 'the palace tile',
  book: 'a book',
  steps: 'the free steps',
  stepsInOne: 'the steps in one discipline',
  key: 'the step that needs a key',
  competency: 'the competency tile',
  cityTile: 'the city tile',
  spades: 'the spades',
  settle: 'the spade and the free workshop',
  bonusSpades: 'the spades',
  bridges: 'the bridge',
  neutral: 'the neutral building',
  anywhere: 'the free building',
  replace: 'the exchange of buildings',
};

export const en: Words<AgeOfInnovation> = {
  title: 'Age of Innovation',
  prompts: {
    chooseSet: () => 'Choose a set: a board with the faction and round bonus beside it.',
    draft: () => 'Take a planning card, a faction or a palace tile.',
    chooseBonus: () => 'Choose your first round bonus.',
    placeStart: () => 'Place a starting building on your native terrain.',
    act: f => (f.again ? 'You may take a second action.' : 'Your turn: take an action.'),
    wrapUp: () => 'Convert resources or end your turn.',
    exchange: () => 'What do you convert?',
    takeBonus: () => 'Take another round bonus.',
    nextReward: () => 'Which reward do you take next?',
    palaceTile: () => 'Choose a palace tile.',
    book: f => `Choose a book (${named(f.from)}).`,
    steps: f => `Choose a discipline: ${c.steps(f.n)} left (${named(f.from)}).`,
    stepsInOne: f => `Choose a discipline for ${c.steps(f.n)} (${named(f.from)}).`,
    key: f => `Use a city key to go beyond level 7 in ${discipline[DISCIPLINES[f.discipline]]}?`,
    competency: () => 'Choose a competency tile.',
    cityTile: () => 'You have founded a city or gained a city tile: choose which.',
    bridge: f => (f.overLand ? 'Where do you build a bridge for 1 tool?' : `Where do you build a bridge? (${f.n} left)`),
    neutral: f => `Place the neutral ${building[BUILDINGS[f.building] as Building]}.`,
    anywhere: f => `Place a free ${building[BUILDINGS[f.building] as Building]} on empty native terrain.`,
    replace: f => `Which ${building[BUILDINGS[f.old] as Building]} becomes a ${building[BUILDINGS[f.building] as Building]}?`,
    dig: (f, { view }) => {
      if (f.target >= 0) return `What does ${onHex(view, mapOf(view).ids[f.target])} become?`;
      if (f.skipping) return f.skipping === 'tunnel' ? 'Where does the tunnel lead?' : 'Where do you fly to?';
      if (f.free > 0) return `Terraform${f.mayBuild ? ' and/or build' : ''}: ${c.spades(f.free)} left.`;
      return 'Build a workshop, or stop here.';
    },
    payBooks: f => `Which book do you pay? (${f.n} left)`,
    offers: (f, say) => `${say.name(f.from)} has built on ${mapOf(say.view).ids[f.hex]}. Take power?`,
  },
  choices: {
    set: ({ board }, say) => {
      const { boards, factions, bonuses } = say.view.offered;
      const at = boards.indexOf(board);
      return `${upper(terrain[board])}: ${c.describe(board)} / ${tell(factions[at], say)} / ${tell(bonuses[at], say)}`;
    },
    board: ({ board }) => upper(c.described(board)),
    faction: ({ faction }, say) => upper(tell(faction, say)),
    palace: ({ palace }) => upper(c.described(palace)),
    bonus: ({ bonus }, { view }) => {
      const coins = view.bonusCoins[view.bonuses.indexOf(bonus)] ?? 0;
      return `${upper(c.described(bonus))}${coins > 0 ? ` with ${c.coins(coins)}` : ''}`;
    },
    place: ({ building: kind, hex }, { view }) => `Place the ${building[kind]} on ${onHex(view, hex)}`,
    build: ({ hex }) => `Build a workshop on ${hex}`,
    terraform: ({ hex }, { view }) => `Terraform ${onHex(view, hex)}`,
    into: ({ terrain: into }) => `Into ${terrain[into]}`,
    skip: ({ by }) => (by === 'tunnel' ? 'Terraform and/or build by tunnel' : 'Terraform and/or build by flight'),
    upgrade: ({ hex, to }, { view }) =>
      `Upgrade the ${building[BUILDINGS[view.building[mapOf(view).numbers[hex]]] as Building]} on ${hex} to a ${building[to]}`,
    shipping: () => 'Advance shipping',
    terraforming: () => 'Upgrade terraforming',
    develop: ({ tile }) => `Develop ${c.described(tile)}`,
    send: ({ discipline: d, steps }) =>
      steps === 1 ? `Return a scholar for 1 step in ${discipline[d]}` : `Send a scholar for ${c.steps(steps)} in ${discipline[d]}`,
    power: ({ action }, { view, viewer }) => {
      const price = powerPrice({ ...view, rng: [] } as State, viewer === 'public' ? 0 : viewer, action);
      return `Power action for ${price} power: ${c.describe(action)}`;
    },
    book: ({ action }) => `Book action for ${c.books(BOOK_ACTIONS[action].price.books ?? 0)}: ${c.describe(action)}`,
    special: ({ tile }, say) => `Special action of ${tell(tile, say)}`,
    annex: ({ hex }) => `Add an annex to the building on ${hex}`,
    landBridge: () => 'Build a bridge for 1 tool',
    pass: () => 'Pass',
    exchange: () => 'Convert resources',
    sacrifice: () => 'Sacrifice 1 power token to move another from bowl II to bowl III',
    convert: ({ from, to }) => `Convert ${c.good[from](conversionOf(from, to)?.price ?? 1)} into ${c.good[to](1)}`,
    river: ({ hex }) => `Found a city across the river hex ${hex}`,
    endTurn: () => 'End the turn',
    done: () => 'Nothing more',
    next: ({ reward, from }) => `Take ${REWARDS[reward]}${from === 'city' ? '' : ` of ${named(from)}`}`,
    takeBook: ({ discipline: d }) => `Take ${c.good[d](1)}`,
    payBook: ({ discipline: d }) => `Pay ${c.good[d](1)}`,
    step: ({ discipline: d }) => `Step up in ${discipline[d]}`,
    useKey: ({ discipline: d }) => `Use a key and step up in ${discipline[d]}`,
    keepKey: ({ discipline: d }) => `Keep the key, stay on level 7 in ${discipline[d]}`,
    competency: ({ tile }, { view }) => `${upper(c.described(tile))}: ${slotWords(view, tile)}`,
    city: ({ tile }) => upper(c.described(tile)),
    bridge: ({ from, to }) => `Bridge between ${from} and ${to}`,
    replace: ({ hex, to }) => `Turn the building on ${hex} into a ${building[to]}`,
    take: ({ power }) => `Take ${power} power for ${points(power - 1)}`,
    decline: () => 'Decline',
  },
  facts: {
    tiles: () => 'The tiles are laid out.',
    startPlayer: ({ seat }, say) => `${say.name(seat)} is the start player.`,
    set: ({ seat, board, faction, bonus }, say) => `${say.name(seat)} takes ${named(board)}, ${named(faction)} and ${named(bonus)}.`,
    board: ({ seat, board }, say) => `${say.name(seat)} takes ${named(board)}.`,
    faction: ({ seat, faction }, say) => `${say.name(seat)} plays ${named(faction)}.`,
    palace: ({ seat, palace }, say) => `${say.name(seat)} has ${c.described(palace)}.`,
    bonus: ({ seat, bonus, coins }, say) => `${say.name(seat)} takes ${named(bonus)}${coins > 0 ? ` with ${c.coins(coins)}` : ''}.`,
    neutralFaction: ({ levels }) =>
      `The neutral faction stands on ${levels.map((level, d) => `${discipline[DISCIPLINES[d]]} ${level}`).join(', ')}.`,
    placed: ({ seat, building: kind, hex }, say) => `${say.name(seat)} places a ${building[kind]} on ${hex}.`,
    round: ({ round, tile, order }, say) => `Round ${round}. ${upper(c.describe(tile))}. Order: ${order.map(say.name).join(', ')}.`,
    area: ({ buildings }) => `The empire of the neutral faction has ${buildings} buildings.`,
    gained: ({ seat, from, ...got }, say) => `${say.name(seat)} gains ${goods(got)} (${named(from)}).`,
    points: ({ seat, points: n, from }, say) => `${say.name(seat)} scores ${points(n)} (${named(from)}).`,
    scholarLost: ({ seat }, say) => `${say.name(seat)} has no scholar left in the supply.`,
    book: ({ seat, discipline: d, books, from }, say) => `${say.name(seat)} gets ${c.good[d](books)} (${named(from)}).`,
    bookLost: ({ seat }, say) => `There is no such book left for ${say.name(seat)}.`,
    climbed: ({ seat, discipline: d, steps, at }, say) => `${say.name(seat)} climbs ${c.steps(steps)} in ${discipline[d]}, to level ${at}.`,
    stepsLost: ({ seat, discipline: d, steps }, say) => `${say.name(seat)} cannot use ${c.steps(steps)} in ${discipline[d]}.`,
    keyUsed: ({ seat, discipline: d }, say) => `${say.name(seat)} uses a city key in ${discipline[d]}.`,
    spades: ({ seat, spades, tools: n }, say) => `${say.name(seat)} uses ${c.spades(spades)}${n > 0 ? `, paying ${tools(n)}` : ''}.`,
    transformed: ({ seat, hex, terrain: into }, say) => `${say.name(seat)} turns ${hex} into ${terrain[into]}.`,
    skipped: ({ seat, by, hex }, say) => `${say.name(seat)} ${by === 'tunnel' ? 'digs a tunnel' : 'flies'} to ${hex}.`,
    spadesLost: ({ seat, spades }, say) => `${say.name(seat)} gives up ${c.spades(spades)}.`,
    built: ({ seat, building: kind, hex }, say) => `${say.name(seat)} builds a ${building[kind]} on ${hex}.`,
    upgraded: ({ seat, from, to, hex }, say) => `${say.name(seat)} turns the ${building[from]} on ${hex} into a ${building[to]}.`,
    neutralBuilt: ({ seat, building: kind, hex }, say) => `${say.name(seat)} builds a neutral ${building[kind]} on ${hex}.`,
    notPlaced: ({ seat, building: kind }, say) => `${say.name(seat)} cannot place the neutral ${building[kind]}.`,
    annex: ({ seat, hex }, say) => `${say.name(seat)} adds an annex on ${hex}.`,
    bridge: ({ seat, from, to }, say) => `${say.name(seat)} builds a bridge between ${from} and ${to}.`,
    shipping: ({ seat, value }, say) => `${say.name(seat)} now has shipping ${value}.`,
    terraforming: ({ seat, tools: n }, say) => `A spade now costs ${say.name(seat)} ${tools(n)}.`,
    developed: ({ seat, tile, books, coins }, say) =>
      `${say.name(seat)} develops ${named(tile)} for ${c.books(books.reduce((a, b) => a + b, 0))}${coins > 0 ? ` and ${c.coins(coins)}` : ''}.`,
    sent: ({ seat, discipline: d, steps }, say) => `${say.name(seat)} sends a scholar to ${discipline[d]} for ${c.steps(steps)}.`,
    returned: ({ seat, discipline: d }, say) => `${say.name(seat)} returns a scholar for a step in ${discipline[d]}.`,
    power: ({ seat, action, power }, say) => `${say.name(seat)} takes the power action “${c.describe(action)}” for ${power} power.`,
    bookAction: ({ seat, action }, say) => `${say.name(seat)} takes the book action “${c.describe(action)}”.`,
    special: ({ seat, tile }, say) => `${say.name(seat)} uses the special action of ${named(tile)}.`,
    competency: ({ seat, tile }, say) => `${say.name(seat)} takes ${c.described(tile)}.`,
    rewardLost: ({ seat, reward }, say) => `${say.name(seat)} cannot use ${REWARDS[reward]}.`,
    city: ({ seat, hexes }, say) => `${say.name(seat)} founds a city: ${hexes.join(', ')}.`,
    joined: ({ seat, hexes }, say) => `${hexes.join(', ')} joins a city of ${say.name(seat)}.`,
    river: ({ seat, hex }, say) => `${say.name(seat)} ignores the river hex ${hex}.`,
    cityTile: ({ seat, tile }, say) => `${say.name(seat)} takes ${c.described(tile)}.`,
    sacrificed: ({ seat }, say) => `${say.name(seat)} sacrifices a power token.`,
    converted: ({ seat, from, price, to }, say) => `${say.name(seat)} converts ${c.good[from](price)} into ${c.good[to](1)}.`,
    offered: ({ seat, from, power }, say) => `${say.name(seat)} may take ${power} power from ${say.name(from)}'s building.`,
    taken: ({ seat, power, points: n }, say) => `${say.name(seat)} takes ${power} power for ${points(n)}.`,
    declined: ({ seat, power }, say) => `${say.name(seat)} declines ${power} power.`,
    passed: ({ seat }, say) => `${say.name(seat)} passes.`,
    scienceBonus: ({ seat, times }, say) => `${say.name(seat)} gets the science bonus ${times === 1 ? 'once' : `${times} times`}.`,
    prepared: ({ order }, say) => `The next round's order: ${order.map(say.name).join(', ')}.`,
    empire: ({ seat, buildings, points: n }, say) => `${say.name(seat)}'s largest empire has ${buildings} buildings: ${points(n)}.`,
    science: ({ seat, discipline: d, level, points: n }, say) =>
      `${say.name(seat)} is on level ${level} in ${discipline[d]}: ${points(n)}.`,
    resources: ({ seat, coins, points: n }, say) => `${say.name(seat)}'s resources are worth ${c.coins(coins)}: ${points(n)}.`,
  },
  scores: {
    start: 'Start',
    roundTile: 'Round tiles',
    finalTile: 'Final-round tile',
    cityTile: 'City tiles',
    innovation: 'Innovations',
    palace: 'Palace tile',
    competency: 'Competencies',
    roundBonus: 'Round bonuses',
    faction: 'Faction',
    bookAction: 'Book action',
    shipping: 'Shipping',
    terraforming: 'Terraforming',
    medicine: 'Income from medicine',
    leech: 'Power from neighbours',
    empire: 'Largest empire',
    science: 'Science',
    resources: 'Resources',
  },
  options: {
    map: {
      label: 'Board with three players',
      values: { usual: 'the 3–5 side', tight: 'the 1–3 side' },
      help: 'With 2 players it is always the 1–3 side, with 4 or 5 always the 3–5 side.',
    },
    choosing: { label: 'Boards and factions', values: { sets: 'choose one of seven sets', draft: 'draft' } },
    factions: { label: 'Faction values', values: { rulebook: 'rulebook 1.0', '2024': 'revision of September 2024' } },
  },
  orders: {
    leech: {
      label: 'Power when a neighbour builds',
      values: {
        '-1': 'never take any',
        0: 'take 1 power, it costs nothing',
        1: 'take it for 1 point at most',
        2: 'take it for 2 points at most',
        3: 'take it for 3 points at most',
        4: 'take it for 4 points at most',
        99: 'take it at any price',
      },
    },
  },
  table: say => tableOf(say),
};

function slotWords(view: View, tile: View['competencies'][number]): string {
  const { discipline: d, steps, books } = SLOTS[view.competencies.indexOf(tile)];
  return [`${c.steps(steps)} in ${discipline[d]}`, ...(books > 0 ? [c.good[d](books)] : [])].join(', ');
}

/** The position in words: the round, the players, the map, what lies beside the board. */
const tableOf = (say: Say<AgeOfInnovation>): string[] => [
  `Round ${say.view.round} of ${ROUNDS}.`,
  ...(say.view.round > 0 ? [upper(c.describe(say.view.rounds[say.view.round - 1]))] : []),
  ...say.view.players.flatMap((p, seat) => playerLines(say, p, seat)),
  ...mapLines(say),
  ...besideTheBoard(say),
];

function playerLines(say: Say<AgeOfInnovation>, p: View['players'][number], seat: number): string[] {
  const who = p.board && p.faction ? `${terrain[p.board]}, ${c.faction[p.faction]}` : 'still choosing';
  const tiles = [p.faction, p.bonus, p.palace, ...p.innovations, ...p.competencies, ...p.cities].filter(id => id !== null);
  return [
    `${say.name(seat)} (${who}): ${points(p.vp)}, ${goods(p)}, power ${p.bowls.join('/')}, shipping ${p.shipping}, a spade costs ${tools(TOOLS_PER_SPADE[p.terraforming])}`,
    `  Science: ${DISCIPLINES.map((d, i) => `${discipline[d]} ${p.science[i]} (${c.books(p.books[i])})`).join(', ')}; city keys: ${p.keys}`,
    `  Tiles: ${items(tiles.map(id => tell(id, say)))}`,
  ];
}

/** Row by row the land hexes with their terrain and what stands there. */
function mapLines({ view, name }: Say<AgeOfInnovation>): string[] {
  const { land, ids } = mapOf(view);
  const rows = new Map<string, string[]>();
  for (const hex of land) {
    const kind = building[BUILDINGS[view.building[hex]] as Building];
    const standing = view.owner[hex] < 0 ? '' : ` (${kind} of ${name(view.owner[hex])})`;
    const row = rows.get(ids[hex][0]) ?? [];
    rows.set(ids[hex][0], [...row, `${ids[hex]} ${terrain[RING[view.terrain[hex]]]}${standing}`]);
  }
  return [...rows].map(([row, hexes]) => `Row ${row}: ${hexes.join(', ')}`);
}

function besideTheBoard({ view }: Say<AgeOfInnovation>): string[] {
  const kinds = view.competencies.map((tile, place) => `${c.described(tile)}: ${slotWords(view, tile)}, ${view.piles[place]} left`);
  return [
    `Innovations: ${items(view.display.filter(id => id !== null).map(id => c.described(id)))}`,
    `Competencies: ${items(kinds)}`,
    `Palace tiles: ${items(view.palaces.map(id => c.described(id)))}`,
    `Book actions: ${items(view.bookActions.map(id => c.describe(id)))}`,
    `Round bonuses: ${items(view.bonuses.map(id => c.described(id)))}`,
    `Used this round: ${items(view.covered.map(id => c.describe(id)))}`,
  ];
}
