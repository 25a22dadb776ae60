/** What happened, in English. */
import type { Seat, Words } from '@tarsas/kernel';
import { signed } from '@tarsas/words';
import { type Cult, FACTIONS, TOP } from '../data/index.ts';
import type { Convertible, Due, Line, TerraMystica } from '../rules/state.ts';
import { and, components, count, goods, STRUCTURE, TERRAINS } from './components.en.ts';
import { inMapOrder, playerIn, replacedBy, type Saying, skippingOf, tileIn } from './pieces.ts';

const { factions, bonusCards, scoringTiles, favorTiles, townTiles, powerActions, specialActions, finalTiles, cults } = components;

export const SCORES: Record<Line, string> = {
  start: 'Starting points',
  bid: 'Auction',
  scoringTile: 'Scoring tiles',
  bonusCard: 'Bonus cards',
  favorTile: 'Favor tiles',
  townTile: 'Town tiles',
  shipping: 'Shipping',
  digging: 'Digging',
  faction: 'Faction ability',
  leech: 'Power from neighbours',
  exchange: 'Exchange',
  cults: 'Cult tracks',
  network: 'Largest network',
  finalTile: 'Final scoring tile',
  resources: 'Resources left over',
};

/** What points come from, as a line of the log says it. */
const SOURCES: Record<Line, string> = {
  start: 'starting points',
  bid: 'auction',
  scoringTile: 'scoring tile',
  bonusCard: 'bonus card',
  favorTile: 'favor tile',
  townTile: 'town tile',
  shipping: 'shipping',
  digging: 'digging',
  faction: 'faction ability',
  leech: 'price of power',
  exchange: 'exchange',
  cults: 'cult track',
  network: 'largest network',
  finalTile: 'final scoring tile',
  resources: 'resources left over',
};

export const amountOf = (n: number, good: Convertible): string => (good === 'points' ? `${n} VP` : goods({ [good]: n }));

export const track = (cult: Cult): string => `the ${cults[cult]} track`;
export const card = (id: keyof typeof bonusCards): string => `bonus card “${bonusCards[id].name}”`;

export const names = (say: Saying, seats: readonly Seat[]): string => seats.map(seat => say.name(seat)).join(', ');

/** `2 from bowl I and 1 from bowl III`. */
export function fromBowls(bowls: readonly number[]): string {
  return and(bowls.flatMap((n, i) => (n > 0 ? [`${n} from bowl ${['I', 'II', 'III'][i]}`] : [])));
}

export function dueName(due: Due): string {
  if (due.startsWith('top:')) return `a step to space ${TOP} of ${track(due.slice(4) as Cult)}`;
  const NAMES: Record<Exclude<Due, `top:${Cult}`>, string> = {
    favor: 'a favor tile',
    town: 'a town tile',
    step: 'a cult step',
    steps: 'two cult steps',
    bridge: 'a bridge',
    spades: 'spades',
    ordain: 'ordaining priests',
    token: 'a power token',
    priest: 'a priest',
  };
  return NAMES[due as keyof typeof NAMES];
}

export const facts: Words<TerraMystica>['facts'] = {
  tiles: ({ scoring, cards, finalTile }) =>
    `Scoring tiles, rounds 1 to 6: ${scoring.map(id => scoringTiles[id].name).join('; ')}. Bonus cards: ${cards
      .map(id => `“${bonusCards[id].name}”`)
      .join(', ')}.${finalTile ? ` Final scoring tile: ${finalTiles[finalTile].name}.` : ''}`,
  startPlayer: ({ seat }, say) => `${say.name(seat)} is the start player.`,
  lots: ({ factions: lots }) => `To be auctioned: ${lots.map(id => factions[id].name).join(', ')}.`,
  colour: ({ seat, terrain }, say) =>
    `${say.name(seat)} gets the board of the ${terrain === 'chosen' ? 'factions that choose their terrain' : `${TERRAINS[terrain]} factions`}.`,
  faction: ({ seat, faction }, say) => `${say.name(seat)} plays the ${factions[faction].name}.`,
  terrain: ({ seat, terrain }, say) => `${say.name(seat)} chooses ${TERRAINS[terrain]}.`,
  bid: ({ seat, points }, say) => `${say.name(seat)} bids ${points}.`,
  passedBid: ({ seat }, say) => `${say.name(seat)} bids no more.`,
  lot: ({ seat, faction, place, points }, say) =>
    `${say.name(seat)} takes the ${factions[faction].name} and place ${place} in the turn order for ${points} VP.`,
  placed: ({ seat, hex }, say) => `${say.name(seat)} places a dwelling on ${hex}.`,
  card: ({ seat, card: id, coins }, say) =>
    `${say.name(seat)} takes the ${card(id)}${coins > 0 ? ` with ${count(coins, 'coin')} on it` : ''}.`,
  round: ({ round, tile, order }, say) =>
    `Round ${round}. Scoring tile: ${tileIn(scoringTiles[tile], round)}. Turn order: ${names(say, order)}.`,
  income: ({ seat, ...came }, say) => `${say.name(seat)} gets ${goods(came)} as income.`,
  gained: ({ seat, tokens, ...came }, say) => {
    const gains = [...(goods(came) === 'nothing' ? [] : [goods(came)]), ...(tokens > 0 ? [count(tokens, 'new power token')] : [])];
    return `${say.name(seat)} gains ${and(gains)}.`;
  },
  points: ({ seat, points, line }, say) =>
    `${say.name(seat)} ${points < 0 ? 'loses' : 'scores'} ${Math.abs(points)} VP (${SOURCES[line]}).`,
  noPriest: ({ seat, priests }, say) => `${say.name(seat)} has no priest left in the supply: ${count(priests, 'priest')} lost.`,
  noCoins: ({ seat, priests }, say) =>
    `${say.name(seat)} has no priest left in the supply and too few coins to open a terrain: ${count(priests, 'priest')} lost.`,
  spadesGained: ({ seat, spades }, say) => `${say.name(seat)} gets ${count(spades, 'spade')}.`,
  spadesBought: ({ seat, spades, good, amount }, say) =>
    `${say.name(seat)} buys ${count(spades, 'spade')} for ${goods({ [good]: amount })}.`,
  spadesLost: ({ seat, spades }, say) => `${say.name(seat)} leaves ${count(spades, 'spade')} unused.`,
  skipped: ({ seat, hex }, say) =>
    skippingOf(say, seat) === 'tunnel' ? `${say.name(seat)} tunnels to ${hex}.` : `${say.name(seat)} flies to ${hex} by carpet.`,
  transformed: ({ seat, hex, terrain, spades }, say) =>
    `${say.name(seat)} turns ${hex} into ${TERRAINS[terrain]}${spades > 0 ? ` with ${count(spades, 'spade')}` : ''}.`,
  built: ({ seat, hex }, say) => `${say.name(seat)} builds a dwelling on ${hex}.`,
  upgraded: ({ seat, hex, to }, say) => `${say.name(seat)} upgrades the ${STRUCTURE[replacedBy(to)]} on ${hex} to a ${STRUCTURE[to]}.`,
  shipping: ({ seat, value }, say) => `${say.name(seat)} has shipping ${value} now.`,
  digging: ({ seat, level }, say) => {
    const rate = FACTIONS[playerIn(say, seat).faction!].digging!.spade[level];
    return `${say.name(seat)} improves digging: a spade costs ${goods({ [rate.good]: rate.amount })} now.`;
  },
  farther: ({ seat, hexes }, say) => `${say.name(seat)} can fly farther now: ${hexes} more hex${hexes === 1 ? '' : 'es'}.`,
  sent: ({ seat, cult, steps, returned }, say) =>
    returned
      ? `${say.name(seat)} returns a priest to the supply for ${count(steps, 'step')} on ${track(cult)}.`
      : `${say.name(seat)} sends a priest to the order of ${cults[cult]} for ${count(steps, 'step')}.`,
  steps: ({ seat, cult, steps, at }, say) => `${say.name(seat)} climbs ${count(steps, 'step')} to ${at} on ${track(cult)}.`,
  stepsDown: ({ seat, cult, steps, at }, say) => `${say.name(seat)} goes ${count(steps, 'step')} down to ${at} on ${track(cult)}.`,
  top: ({ seat, cult }, say) => `${say.name(seat)} uses a key and enters space ${TOP} of ${track(cult)}.`,
  stepLost: ({ seat, cult }, say) => `${say.name(seat)} cannot enter space ${TOP} of ${track(cult)}.`,
  power: ({ seat, action, power }, say) => `${say.name(seat)} takes a power action: ${powerActions[action].name} for ${power} power.`,
  special: ({ seat, action }, say) => `${say.name(seat)} takes a special action: ${specialActions[action].name}.`,
  extraActions: ({ seat, actions }, say) => `${say.name(seat)} takes ${count(actions, 'turn')} in a row.`,
  bridge: ({ seat, from, to }, say) => `${say.name(seat)} builds a bridge between ${from} and ${to}.`,
  converted: ({ seat, from, to, price, gained }, say) =>
    `${say.name(seat)} converts ${amountOf(price, from)} into ${amountOf(gained, to)}.`,
  sacrificed: ({ seat, power }, say) => `${say.name(seat)} sacrifices ${power} power.`,
  tokensLost: ({ seat, bowls }, say) => `${say.name(seat)} gives up power tokens: ${fromBowls(bowls)}.`,
  favor: ({ seat, tile }, say) => `${say.name(seat)} takes favor tile ${favorTiles[tile].name}.`,
  townFounded: ({ seat, hexes }, say) => `${say.name(seat)} founds a town: ${inMapOrder(say, hexes).join(', ')}.`,
  townJoined: ({ seat, hexes }, say) => `${say.name(seat)} enlarges a town: ${inMapOrder(say, hexes).join(', ')}.`,
  town: ({ seat, tile }, say) => `${say.name(seat)} takes the town tile “${townTiles[tile].name}”.`,
  river: ({ seat, river }, say) => `${say.name(seat)} connects structures across river hex ${river}.`,
  ordained: ({ seat, workers }, say) =>
    workers === 0
      ? `${say.name(seat)} ordains no priest.`
      : `${say.name(seat)} ordains ${count(workers, 'worker')} as priest${workers === 1 ? '' : 's'}.`,
  unlocked: ({ seat, terrain, coins }, say) => `${say.name(seat)} opens ${TERRAINS[terrain]} for ${count(coins, 'coin')}.`,
  home: ({ seat, terrain }, say) => `${say.name(seat)}'s home terrain is ${TERRAINS[terrain]} now.`,
  gaveUp: ({ seat, due }, say) => `${say.name(seat)} does without ${dueName(due)}.`,
  offered: ({ seat, from, power }, say) => `${say.name(from)}'s building offers ${power} power to ${say.name(seat)}.`,
  taken: ({ seat, from, power }, say) => `${say.name(seat)} takes ${power} power from ${say.name(from)}'s building.`,
  declined: ({ seat, from, power }, say) => `${say.name(seat)} declines ${power} power from ${say.name(from)}'s building.`,
  noTakers: ({ seat }, say) => `Nobody takes power from ${say.name(seat)}'s building.`,
  passed: ({ seat, returned }, say) => `${say.name(seat)} passes${returned ? ` and gives back the ${card(returned)}` : ''}.`,
  left: ({ seat }, say) => `${say.name(seat)} leaves the game.`,
  reward: ({ seat, spades, ...came }, say) => {
    const prize = spades > 0 ? count(spades, 'spade') : goods(came);
    return prize === 'nothing' ? `${say.name(seat)} gets no cult reward.` : `${say.name(seat)} gets ${prize} as cult reward.`;
  },
  cleanUp: ({ round, nextOrder }, say) => `Round ${round} is over. Order of the next round: ${names(say, nextOrder)}.`,
  cultScore: ({ seat, cult, at }, say) => `${say.name(seat)} stands at ${at} on ${track(cult)}.`,
  networkScore: ({ seat, structures }, say) => `${say.name(seat)} has ${count(structures, 'structure')} in the largest network.`,
  tileScore: ({ seat, tile, value }, say) => `${finalTiles[tile].name}: ${say.name(seat)} has ${signed(value)}.`,
  resourceScore: ({ seat, coins }, say) => `${say.name(seat)} turns everything left into ${count(coins, 'coin')}.`,
};
