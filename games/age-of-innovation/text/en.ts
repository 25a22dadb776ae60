/** Everything Age of Innovation says, in English. */
import type { Say, Words } from '@tarsas/kernel';
import { leech } from '@tarsas/terra/text/en.ts';
import { capital } from '@tarsas/words';
import {
  BOARD_IDS,
  BOOK_ACTIONS,
  BUILDINGS,
  type Building,
  DISCIPLINES,
  FINAL_TILE_IDS,
  type Guess,
  PALACE_IDS,
  SHIPPING_PRICE,
  type Skip,
} from '../data/index.ts';
import { conversionOf } from '../rules/questions/act.ts';
import type { Digging } from '../rules/questions/dig.ts';
import type { InnovationPrice } from '../rules/questions/price.ts';
import { type AgeOfInnovation, mapOf, type Source, type View } from '../rules/state.ts';
import * as c from './components.en.ts';
import { isUpgrade } from './effects.ts';
import { facts, goods, REWARDS, SCORES } from './facts.en.ts';
import * as ask from './pieces.ts';
import { table } from './table.en.ts';
import { slotWords, tableLines } from './table.ts';

const { building, discipline, named, points, terrain, tools } = c;

const onHex = (view: View, hex: string) => `${hex} (${terrain[ask.terrainAt(view, hex)]})`;
const tell = (id: Source, { view }: Say<AgeOfInnovation>) => c.described(id, view.options.factions === '2024');
const kindOf = (building: number): Building => BUILDINGS[building] as Building;

/** What has to be said with the question because it is not certain. */
const unsure = (view: View, guess: Guess) => (ask.guessesIn(view).includes(guess) ? ` ${c.guess[guess]}` : '');

/** How many spades are needed, what they cost, and how many can be had where not all can. */
function spadesWords({ needed, possible, tools: n }: Digging): string {
  const price = n > 0 ? `, ${tools(n)}` : '';
  return possible < needed ? `${c.spades(needed)} needed, ${possible} affordable${price}` : `${c.spades(needed)}${price}`;
}

function skipWords(say: Say<AgeOfInnovation>, by: Skip['by']): string {
  const skip = ask.skipIn(say, by);
  return `Terraform and/or build by ${by}${skip ? ` for ${goods(skip.price)}` : ''}`;
}

const innovationWords = ({ of, any, coins }: InnovationPrice): string =>
  [
    ...DISCIPLINES.flatMap((d, i) => (of[i] > 0 ? [c.good[d](of[i])] : [])),
    ...(any > 0 ? [`${c.books(any)} of any discipline`] : []),
    ...(coins > 0 ? [c.coins(coins)] : []),
  ].join(', ');

const namesOf = <K extends string>(ids: readonly K[], name: (id: K) => string) => Object.fromEntries(ids.map(id => [id, name(id)]));

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
    cityTile: () => 'Choose a city tile.',
    bridge: (f, { view }) =>
      f.overLand ? 'Where do you build a bridge for 1 tool?' : `Where do you build a bridge? (${f.n} left)${unsure(view, 'bridgeSites')}`,
    neutral: f => `Place the neutral ${building[kindOf(f.building)]}.`,
    anywhere: f => `Place a free ${building[kindOf(f.building)]} on empty native terrain.`,
    replace: f => {
      const [from, to] = [kindOf(f.old), kindOf(f.building)];
      return `Which ${building[from]} do you ${isUpgrade(from, to) ? 'upgrade' : 'downgrade'} to a ${building[to]}?`;
    },
    dig: (f, { view }) => {
      if (f.target >= 0) return `What does ${onHex(view, mapOf(view).ids[f.target])} become?`;
      if (f.skipping) return f.skipping === 'tunnel' ? 'Where does the tunnel lead?' : 'Where do you fly to?';
      if (f.free > 0) return `Terraform${f.mayBuild ? ' and/or build' : ''}: ${c.spades(f.free)} left.`;
      if (f.halfWay >= 0) return `Go on terraforming ${onHex(view, mapOf(view).ids[f.halfWay])}?`;
      return 'Build a workshop, or stop here.';
    },
    payBooks: f => `Which book do you pay? (${f.n} left)`,
    offers: (f, say) => `${say.name(f.from)} has built on ${mapOf(say.view).ids[f.hex]}. Take power?`,
  },
  choices: {
    set: ({ board }, say) => {
      const { boards, factions, bonuses } = say.view.offered;
      const at = boards.indexOf(board);
      return `${capital(terrain[board])}: ${c.describe(board)} / ${tell(factions[at], say)} / ${tell(bonuses[at], say)}`;
    },
    board: ({ board }) => capital(c.described(board)),
    faction: ({ faction }, say) => capital(tell(faction, say)),
    palace: ({ palace }) => capital(c.described(palace)),
    bonus: ({ bonus }, { view }) => {
      const coins = view.bonusCoins[view.bonuses.indexOf(bonus)] ?? 0;
      return `${capital(c.described(bonus))}${coins > 0 ? ` with ${c.coins(coins)}` : ''}`;
    },
    place: ({ building: kind, hex }, say) => {
      const spades = ask.diggingToPlace(say, hex);
      return `Place the ${building[kind]} on ${onHex(say.view, hex)}${spades ? `: ${spadesWords(spades)}` : ''}`;
    },
    build: ({ hex }, say) => {
      const price = ask.priceOfWorkshop(say);
      return `Build a workshop on ${hex} (${price.coins ? goods(price) : 'free'})`;
    },
    terraform: (choice, say) => `Terraform ${onHex(say.view, choice.hex)}: ${spadesWords(ask.digging(say, choice))}`,
    into: ({ terrain: into }) => `Into ${terrain[into]}`,
    skip: ({ by }, say) => skipWords(say, by),
    upgrade: (choice, say) =>
      `Upgrade the ${building[ask.buildingAt(say.view, choice.hex)]} on ${choice.hex} to a ${building[choice.to]} (${goods(ask.priceOfUpgrade(say, choice))})`,
    shipping: () => `Advance shipping (${goods(SHIPPING_PRICE)})`,
    terraforming: (_, say) => `Upgrade terraforming (${goods(ask.priceOfTerraforming(say))})`,
    develop: (choice, say) => `Develop ${c.described(choice.tile)} for ${innovationWords(ask.priceOfInnovation(say, choice))}`,
    send: ({ discipline: d, steps }) =>
      steps === 1 ? `Return a scholar for 1 step in ${discipline[d]}` : `Send a scholar for ${c.steps(steps)} in ${discipline[d]}`,
    power: (choice, say) => `Power action for ${ask.priceOfPower(say, choice)} power: ${c.describe(choice.action)}`,
    book: ({ action }) => `Book action for ${c.books(BOOK_ACTIONS[action].price.books ?? 0)}: ${c.describe(action)}`,
    special: ({ tile }) => `Special action (${named(tile)}): ${c.specialWords(tile)}`,
    annex: ({ hex }) => `Add an annex to the building on ${hex}`,
    landBridge: () => 'Build a bridge for 1 tool',
    pass: () => 'Pass',
    exchange: () => 'Convert resources',
    sacrifice: () => 'Sacrifice 1 power token to move another from bowl II to bowl III',
    convert: ({ from, to }) => `Convert ${c.good[from](conversionOf(from, to)?.price ?? 1)} into ${c.good[to](1)}`,
    river: ({ hex, banks: [a, b] }) => `Found a city across the river hex ${hex} (the groups of ${a} and ${b})`,
    endTurn: () => 'End the turn',
    done: () => 'Nothing more',
    next: ({ reward, from }) => `Take ${REWARDS[reward]}${from === 'city' ? '' : ` (${named(from)})`}`,
    takeBook: ({ discipline: d }) => `Take ${c.good[d](1)}`,
    payBook: ({ discipline: d }) => `Pay ${c.good[d](1)}`,
    step: ({ discipline: d }) => `Step up in ${discipline[d]}`,
    useKey: ({ discipline: d }) => `Use a key and step up in ${discipline[d]}`,
    keepKey: ({ discipline: d }) => `Keep the key, stay on level 7 in ${discipline[d]}`,
    competency: ({ tile }, { view }) => `${capital(c.described(tile))}: ${slotWords(table, view, tile)}`,
    city: ({ tile }) => capital(c.described(tile)),
    bridge: ({ from, to }) => `Bridge between ${from} and ${to}`,
    replace: ({ hex, to }, { view }) => {
      const from = ask.buildingAt(view, hex);
      return `${isUpgrade(from, to) ? 'Upgrade' : 'Downgrade'} the ${building[from]} on ${hex} to a ${building[to]}`;
    },
    take: ({ power }) => (power === 1 ? 'Take 1 power free of charge' : `Take ${power} power for ${points(power - 1)}`),
    decline: () => 'Decline',
  },
  facts,
  scores: SCORES,
  options: {
    map: {
      label: 'Board with three players',
      values: { usual: 'the 3–5 side', tight: 'the 1–3 side' },
      help: `With 2 players it is always the 1–3 side, with 4 or 5 always the 3–5 side. ${c.guess.bridgeSites}`,
    },
    choosing: { label: 'Boards and factions', values: { sets: 'choose one of seven sets', draft: 'draft' } },
    factions: { label: 'Faction values', values: { rulebook: 'rulebook 1.0', '2024': 'revision of September 2024' } },
  },
  orders: { leech },
  traits: {
    faction: { label: 'Faction', values: c.faction },
    board: { label: 'Player board', values: namesOf(BOARD_IDS, id => capital(terrain[id])) },
    palace: { label: 'Palace tile', values: namesOf(PALACE_IDS, id => capital(named(id))) },
    side: { label: 'Side of the board', values: { '1-3': 'the 1–3 side', '3-5': 'the 3–5 side' } },
    finalTile: { label: 'Final-round tile', values: namesOf(FINAL_TILE_IDS, id => capital(c.describe(id))) },
  },
  goods: { ...c.good, books: c.books },
  table: say => tableLines(table, c, say),
};
