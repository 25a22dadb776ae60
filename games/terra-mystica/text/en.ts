/** Terra Mystica with Fire & Ice in English. */
import type { Words } from '@tarsas/kernel';
import { capital, small } from '@tarsas/words';
import { type Cult, POWER_ACTIONS, TERRAINS as TERRAIN_IDS, TOP } from '../data/index.ts';
import { digOf } from '../rules/questions/dig.ts';
import { powerPrice } from '../rules/questions/price.ts';
import type { Choice, Due, TerraMystica } from '../rules/state.ts';
import { and, components, count, GOODS, goods, STRUCTURE, startOf, TERRAINS } from './components.en.ts';
import { amountOf, card, dueName, facts, fromBowls, SCORES, track } from './facts.en.ts';
import { optionGroups, options, orders } from './options.en.ts';
import type { Digging, Saying } from './pieces.ts';
import * as ask from './pieces.ts';
import { table } from './table.en.ts';

const { factions, bonusCards, favorTiles, townTiles, powerActions, specialActions, cults, finalTiles, maps } = components;

/** `fire 4 → 7, +4 power`. */
function climb(say: Saying, cult: Cult, steps: number): string {
  const { from, to, power, top } = ask.climbing(say, cult, steps);
  const further = { key: `, or ${TOP} for a key`, noKey: `, ${TOP} needs a key`, taken: `, ${TOP} is taken` };
  return `${cults[cult]} ${from} → ${to}${power > 0 ? `, +${power} power` : ''}${top ? further[top] : ''}`;
}

/** The price of tunnel or carpet, where there is no other way. */
function way(say: Saying, hex: string): string {
  const skipped = ask.wayTo(say, hex);
  return skipped ? `; by ${ask.skippingOf(say, ask.reader(say))} for ${goods(skipped.price)}, +${skipped.points} VP` : '';
}

/** `2 spades (1 free, 3 workers)`, or `3 spades, of which you can pay for 2`. */
function spades({ spades: n, free, price, mayBuy, affordable }: Digging): string {
  if (affordable < n) return `${count(n, 'spade')}, of which you can use ${affordable} now`;
  const rest = free === n ? [] : [mayBuy ? goods(price) : `you have ${free}`];
  const paid = [...(free > 0 && (mayBuy || free === n) ? [free === n ? 'free' : `${free} free`] : []), ...rest];
  return `${count(n, 'spade')} (${paid.join(', ')})`;
}

function transform(say: Saying, hex: string): string {
  const now = TERRAINS[ask.terrainAt(say, hex)];
  const instead = ask.paidWithoutSpades(say, hex);
  if (instead) {
    const price = instead.pay === 'tokens' ? count(instead.amount, 'power token') : `${instead.amount} steps down a cult track`;
    return `Turn ${hex} (${now}) into ${TERRAINS[ask.homeOf(say)]} for ${price}${way(say, hex)}`;
  }
  const home = ask.homeOf(say);
  return `Transform ${hex} (${now}): ${TERRAINS[home]} takes ${spades(ask.diggingFor(say, ask.hexIn(say, hex), home))}${way(say, hex)}`;
}

/** Spades still free are lost with the dwelling (TM-DEC-10). */
const losing = (say: Saying): string => {
  const free = ask.freeSpades(say);
  return free > 0 ? `; ${count(free, 'free spade')} ${free === 1 ? 'is' : 'are'} lost` : '';
};

const sacrificing = (n: number | undefined): string => (n ? `, sacrificing ${n} power` : '');

function special(say: Saying, { action, hex, sacrifice }: Extract<Choice, { do: 'special' }>): string {
  if (hex !== undefined) {
    if (action === 'ACTW') return `Special action, witches' ride: free dwelling on ${hex}`;
    if (action === 'ACTS') return `Special action: upgrade the dwelling on ${hex} to a trading house for free`;
    return `Special action, sandstorm: turn ${hex} (${TERRAINS[ask.terrainAt(say, hex)]}) into ${TERRAINS[ask.homeOf(say)]}`;
  }
  const { name, about } = specialActions[action];
  const idle = action === 'ACTW' || action === 'ACTS' || action === 'ACTN';
  return `Special action, ${name}: ${idle ? 'no effect' : small(about)}${sacrificing(sacrifice)}`;
}

const withCoins = (coins: number): string => (coins > 0 ? ` with ${count(coins, 'coin')} on it` : '');

const gaining = (points: number): string => (points > 0 ? `, +${points} VP` : '');

/** What the reader is asked during another player's turn. */
const meanwhile = (say: Saying, seat: number, own: string): string =>
  ask.isBystander(say, seat) ? `${say.name(seat)} is playing. Meanwhile: ${owed(say)}` : own;

const owed = (say: Saying): string => {
  const { due } = ask.playerIn(say);
  return due.length > 0 ? rewards(due) : 'do you take the power offered to you?';
};

function rewards(due: readonly Due[]): string {
  const names = due.map(dueName);
  return `you get ${and(names.filter((name, i) => names.indexOf(name) === i))}. Make your choice.`;
}

export const en: Words<TerraMystica> = {
  title: 'Terra Mystica',

  prompts: {
    chooseFaction: () => 'Which faction do you play?',
    chooseTerrain: () => 'Which terrain do you choose? It may not be the home or starting terrain of another faction.',
    bid: ({ high, holder }, say) =>
      holder < 0
        ? `How many VP do you bid to choose next? Factions left: ${say.view.lots.map(id => factions[id].name).join(', ')}.`
        : `${say.name(holder)} bids ${high} VP. Do you bid more?`,
    chooseLot: ({ price }) => `You pay ${price} VP. Which faction do you take, and which place in the turn order?`,
    placeDwelling: () => 'Where do you place a first dwelling?',
    firstCard: () => 'Which bonus card do you take for the first round?',
    act: ({ seat }, say) =>
      meanwhile(
        say,
        seat,
        ask.owesAnswer(say)
          ? 'Before your action: do you take the power offered to you?'
          : `Your turn: choose ${say.view.actions > 1 ? 'the first of two actions' : 'an action'}.`,
      ),
    wrapUp: ({ seat }, say) => meanwhile(say, seat, 'Do you convert anything else before your turn ends?'),
    rewards: ({ seat }, say) => meanwhile(say, seat, capital(rewards(ask.playerIn(say, seat).due))),
    offers: (_, say) => `Before the round ends: ${owed(say)}`,
    useSpades: ({ seat }, say) => {
      const dig = digOf(say.view, seat);
      const left = dig.free > 0 ? `You have ${count(dig.free, 'free spade')}. ` : '';
      const question =
        dig.free === 0
          ? dig.away >= 0
            ? `Do you dig on at ${ask.idOf(say, dig.away)}?`
            : 'Do you build a dwelling now?'
          : dig.mayBuild
            ? 'Do you transform a hex or build a dwelling?'
            : 'Which hex do you transform?';
      return meanwhile(say, seat, `${left}${question}`);
    },
    into: ({ seat, hex }, say) =>
      meanwhile(say, seat, `Into which terrain do you turn ${ask.idOf(say, hex)} (${TERRAINS[TERRAIN_IDS[say.view.terrain[hex]]]})?`),
    payTokens: ({ seat, tokens }, say) => meanwhile(say, seat, `From which bowls do you give up ${count(tokens, 'power token')}?`),
    paySteps: ({ seat, steps }, say) => meanwhile(say, seat, `On which cult track do you go ${steps} steps down?`),
    newHome: ({ seat }, say) => meanwhile(say, seat, 'Which terrain shall be your new home terrain?'),
    leech: ({ seat, offers }, say) => {
      if (!ask.isBystander(say, seat)) return 'Your neighbours are deciding about power. You may choose your rewards now or wait for them.';
      const offer = offers.find(other => other.seat === say.viewer);
      if (offer && offer.answer !== 'none') return 'You have answered. As long as others before you are deciding you may think again.';
      return `${say.name(seat)}'s building offers you ${offer?.power ?? 0} power. Do you take it?`;
    },
  },

  choices: {
    faction: ({ faction }) => {
      const { name, ability, stronghold } = factions[faction];
      return `${name} (${startOf(faction)}) – ability: ${ability}. Stronghold: ${stronghold}`;
    },
    terrain: ({ terrain }) => capital(TERRAINS[terrain]),
    bid: ({ points }) => `Bid ${points} VP`,
    passBid: () => 'Bid no more for this choice',
    lot: ({ faction, place }) => `${factions[faction].name}, place ${place} in the turn order`,
    place: ({ hex }) => `Dwelling on ${hex}`,
    card: ({ card: id }, say) => `${bonusCards[id].about}${withCoins(ask.coinsOn(say, id))}`,
    build: ({ hex }, say) => `Build a dwelling on ${hex} for ${goods(ask.priceOfDwelling(say))}${way(say, hex)}${losing(say)}`,
    transform: ({ hex }, say) => transform(say, hex),
    into: ({ terrain }, say) => {
      const digging = ask.diggingFor(say, ask.asking(say, 'into')?.hex ?? 0, terrain);
      return `${capital(TERRAINS[terrain])}${digging.home ? ', your home terrain' : ''}: ${spades(digging)}`;
    },
    upgrade: ({ hex, to }, say) =>
      `Upgrade the ${STRUCTURE[ask.structureAt(say, hex)]} on ${hex} to a ${STRUCTURE[to]} for ${goods(ask.priceOfUpgrade(say, hex, to))}`,
    shipping: (_, say) => {
      const { price, points } = ask.improvement(say, 'shipping');
      return `Shipping ${ask.playerIn(say).shipping} → ${ask.playerIn(say).shipping + 1} for ${goods(price)}${gaining(points)}`;
    },
    digging: (_, say) => {
      const { price, points, spade } = ask.improvement(say, 'digging');
      return `Cheaper spades (${goods(spade)}) for ${goods(price)}${gaining(points)}`;
    },
    send: ({ cult, steps: printed }, say) => {
      const { steps, returned } = ask.stepsOfPriest(say, printed);
      return returned
        ? `Return a priest to the supply for ${count(steps, 'step')}: ${climb(say, cult, steps)}`
        : `Send a priest to the order of ${cults[cult]} for ${count(steps, 'step')}: ${climb(say, cult, steps)}`;
    },
    power: ({ action, sacrifice }, say) => {
      const { power } = POWER_ACTIONS[action];
      const price = ask.playerIn(say).faction ? powerPrice(ask.playerIn(say), action) : power;
      return `Power action: ${powerActions[action].name} for ${price} power${sacrificing(sacrifice)}`;
    },
    special: (choice, say) => special(say, choice),
    pass: ({ card: id }, say) => {
      const points = ask.pointsForPassing(say);
      const scored = points > 0 ? ` (+${points} VP)` : '';
      return id ? `Pass${scored} and take the ${card(id)}${withCoins(ask.coinsOn(say, id))}` : `Pass${scored}`;
    },
    leave: () => 'Leave the game for good',
    convert: ({ from, to, sacrifice }, say) =>
      `Convert ${amountOf(ask.rateOf(say, from, to), from)} into ${amountOf(1, to)}${sacrificing(sacrifice)}`,
    sacrifice: ({ power }) => `Sacrifice ${power} power: ${power} from bowl II to III, ${power} out of the game`,
    connect: ({ river }) => `Found a town across river hex ${river}`,
    endTurn: () => 'End your turn',
    done: (_, say) => (ask.freeSpades(say) > 0 ? 'Stop here; the spades left are lost' : 'Stop here'),
    favor: ({ tile }) => `Favor tile: ${favorTiles[tile].about}`,
    town: ({ tile }) => `Town tile: ${townTiles[tile].about}`,
    step: ({ cult }, say) => `${count(ask.stepsDue(say), 'step')} on ${track(cult)}: ${climb(say, cult, ask.stepsDue(say))}`,
    enterTop: ({ cult }, say) =>
      `Use a key to enter space ${TOP} of ${track(cult)}${ask.powerAtTop(say) > 0 ? `: +${ask.powerAtTop(say)} power` : ''}`,
    keepKey: ({ cult }) => `Keep the key and stay at ${TOP - 1} on ${track(cult)}`,
    bridge: ({ from, to }) => `Bridge between ${from} and ${to}`,
    useSpades: () => 'Use the 3 spades of the stronghold',
    ordain: ({ workers }) =>
      workers === 0 ? 'Ordain no priest' : `${count(workers, 'worker')} become${workers === 1 ? 's' : ''} ${count(workers, 'priest')}`,
    token: () => 'Pay 1 VP for a new power token in bowl III',
    takePriest: () => 'Take a priest from the supply',
    unlock: ({ terrain }, say) =>
      `Open ${TERRAINS[terrain]} instead of taking a priest, for ${count(ask.priceOfOpening(say, terrain), 'coin')}`,
    giveUp: ({ due }) => `Do without ${dueName(due)}`,
    tokens: ({ bowls }) => capital(fromBowls(bowls)),
    loseSteps: ({ cult }, say) => {
      const from = ask.climbing(say, cult, 0).from;
      return `${capital(cults[cult])} ${from} → ${from - (ask.asking(say, 'paySteps')?.steps ?? 0)}`;
    },
    take: ({ from, power }, say) => {
      const real = ask.offerFor(say, power);
      return `Take ${real.power}${real.power < power ? ` of ${power}` : ''} power from ${say.name(from)}'s building for ${real.points} VP`;
    },
    decline: ({ from, power }, say) => `Decline ${power} power from ${say.name(from)}'s building`,
  },

  facts,
  scores: SCORES,
  options,
  optionGroups,
  orders,
  traits: {
    faction: { label: 'Faction', values: ask.each(factions, ({ name }) => name) },
    map: { label: 'Map', values: maps },
    finalTile: { label: 'Final scoring tile', values: { none: 'None', ...ask.each(finalTiles, ({ name }) => name) } },
  },
  goods: { ...GOODS, tokens: n => count(n, 'power token'), cultSteps: n => `${count(n, 'step')} on one cult track` },
  table,
};
