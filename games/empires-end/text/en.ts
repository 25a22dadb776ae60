/** Empire's End in English. */
import type { Words } from '@tarsas/kernel';
import { signed } from '@tarsas/words';
import type { EmpiresEnd, LocationId, Source } from '../rules/state.ts';
import { amount, and, components, count, or, points, resources, tile } from './components.en.ts';
import { mistakes } from './mistakes.en.ts';
import type { Saying } from './pieces.ts';
import * as ask from './pieces.ts';
import { tableOf } from './table.ts';

/** `3-point farm`, `Fire 9`, `Conflict 3`. */
const plain = (say: Saying, source: Source): string =>
  ask.piece(say, source, { location: tile, disaster: components.disaster, conflict: components.conflict });

/** The same as part of a sentence: `the 3-point farm`. */
const the = (say: Saying, source: Source): string =>
  ask.piece(say, source, { location: l => `the ${tile(l)}`, disaster: components.disaster, conflict: components.conflict });

const all = (say: Saying, sources: readonly Source[]): string => and(sources.map(source => the(say, source)));

const at = (say: Saying, location: LocationId): string => `${the(say, location)} (position ${ask.positionOf(say, location)})`;

const ability = (say: Saying, source: Source): string => components.ability(ask.printedOn(say, source), say.view.options);

const effect = (say: Saying, source: Source): string => components.effect(ask.printedOn(say, source), say.view.options);

const price = (some: Parameters<typeof resources>[0]): string => (ask.counted(some).length === 0 ? 'for free' : `for ${resources(some)}`);

const by = (say: Saying, sources: readonly Source[]): string =>
  sources.length === 0 ? '' : ` (discount: ${and(sources.map(source => plain(say, source)))})`;

const got = (change: number, some: Parameters<typeof resources>[0]): string =>
  [points(change), ...ask.counted(some).map(([resource, n]) => amount(n, resource))].join(', ');

/** What may be bid, coins included (EE-DIS-03). */
const openTo = (bid: readonly string[]): string => or([...bid, 'coin']);

const BANDS = ['lowest', 'middle', 'highest'];
const PHASES = { economy: 'economy phase', industry: 'industry phase' };

export const en: Words<EmpiresEnd> = {
  title: "Empire's End",

  prompts: {
    bidding: ({ decided }, say) => {
      const open = say.view.threats.filter(({ card }) => !decided.includes(card)).map(({ card }) => plain(say, card));
      return open.length === 0 ? 'You have decided. Do you still replace a disaster?' : `${or(open)}: pass or take?`;
    },
    chooseDestroyed: () => 'The target is already destroyed. Which of the two nearest intact locations is destroyed instead?',
    placeUnder: ({ card }, say) => `Under which location do you place ${plain(say, card)}?`,
    fewResources: ({ shown }, say) => {
      if (!ask.hasFew(say))
        return 'You have at least 5 resources, so you cannot buy coins now. The others do not learn it: everybody is asked.';
      return shown === null
        ? 'You have fewer than 5 resources. Do you show them and give up 2 points for 1 coin?'
        : 'You still have fewer than 5 resources. Do you give up 2 more points for 1 more coin?';
    },
    economy: () => 'Economy phase: use your green abilities.',
    industry: ({ cards, restored }) =>
      `Industry phase: ${[...(cards < 2 ? [count(2 - cards, 'card')] : []), ...(restored ? [] : ['1 restoration']), 'brown abilities'].join(
        ', ',
      )}.`,
    swap: ({ first }, say) => (first === null ? 'Which location do you swap?' : `With which location do you swap ${the(say, first)}?`),
    moveInnovation: ({ card }, say) =>
      card === null ? 'Which innovation do you move?' : `Under which location do you move ${plain(say, card)}?`,
    combined: () => 'Economy and industry phase: which of the two do you play first?',
    bids: ({ sealed }, say) => {
      const bid = say.viewer === 'public' ? null : sealed[say.viewer];
      if (bid?.coins === null) return 'How many coins do you add to your closed hand?';
      if (bid) return 'Your hand is closed. As long as somebody is still choosing you may think again: how many axes?';
      return `Conflict: how many axes into your closed hand? (starting strength ${ask.strengthWith(say, {})})`;
    },
    refreshOwn: ({ markers }) => `Which exhausted ability do you refresh? ${count(markers, 'marker')} to remove.`,
    lightningKeep: () => 'Lightning: keep your four disaster cards, or discard them all and draw four new ones once?',
    lightningPick: () => 'Lightning: which two disasters do you carry out on your own empire?',
  },

  choices: {
    bid: ({ card, resource }, say) => `Pass: 1 ${resource} on ${plain(say, card)}`,
    freeBid: ({ card, source }, say) => `Pass: free bid on ${plain(say, card)}, exhaust ${the(say, source)}`,
    take: ({ card }, say) => {
      const lost = ask.lostTo(say, card);
      const loss = lost.length === 0 ? 'nothing is destroyed' : `lose ${or(lost.map(location => the(say, location)))}`;
      return `Take ${plain(say, card)}: get ${resources(ask.bidOn(say, card))}, ${loss}`;
    },
    replace: ({ card, source }, say) => `Replace ${plain(say, card)} with the top card of the deck: exhaust ${the(say, source)}`,
    destroy: ({ location }, say) => `Destroy ${at(say, location)}`,
    place: ({ location }, say) => `Under ${at(say, location)}`,
    buyCoin: () => 'Give up 2 points for 1 coin',
    endTurn: () => 'No, end my turn',
    enough: (_, say) => {
      if (!ask.hasFew(say)) return 'Go on';
      return ask.asked(say, 'fewResources')?.shown ? 'Enough: put the screen back' : 'No, keep the screen where it is';
    },
    collect: () => 'Collect everything',
    use: ({ source }, say) => `Use ${the(say, source)}: ${effect(say, source)}`,
    exchange: ({ source, coins, get }, say) => {
      const { paid, got: comes } = ask.exchanged(say, source, coins, get);
      return `Exchange ${resources(paid)} for ${resources(comes)} (${plain(say, source)})`;
    },
    refresh: ({ source, ability: exhausted }, say) => `Refresh ${the(say, exhausted)} (${plain(say, source)})`,
    repeat: ({ source, of }, say) => `Repeat ${the(say, of)}: ${effect(say, of)} (${plain(say, source)})`,
    play: ({ card, coins }, say) => `Play ${plain(say, card)} ${price(ask.priceOfPlaying(say, card, coins))} – ${ability(say, card)}`,
    sell: ({ card }, say) => `Sell ${plain(say, card)} for 1 coin`,
    restore: ({ location, coins }, say) => `Restore ${at(say, location)} ${price(ask.priceToRestore(say, location, coins))}`,
    throwAway: ({ cards }, say) => `Throw away the rest of your hand: ${all(say, cards)}`,
    swap: ({ location }, say) => (ask.asked(say, 'swap')?.first ? `Swap with ${at(say, location)}` : `Swap ${at(say, location)}`),
    lift: ({ card }, say) => `Move ${plain(say, card)} from under ${the(say, ask.locationAbove(say, card))} – ${ability(say, card)}`,
    finish: () => 'Finish the phase',
    first: ({ phase }) => (phase === 'economy' ? 'Economy first, then industry' : 'Industry first, then economy'),
    axes: ({ axes }, say) => `${axes === 0 ? 'No axe' : amount(axes, 'axe')} (strength so far ${ask.strengthWith(say, { axes })})`,
    coins: ({ coins }, say) => `${coins === 0 ? 'No coin' : amount(coins, 'coin')} (final strength ${ask.strengthWith(say, { coins })})`,
    free: ({ ability: exhausted }, say) => `Refresh ${the(say, exhausted)} – ${ability(say, exhausted)}`,
    keep: () => 'Keep the four cards',
    redraw: () => 'Discard all four and draw four new cards',
    pick: ({ cards }, say) => {
      const lost = ask.lostToBoth(say, cards).map(location => the(say, location));
      const loss = and(lost.length === 1 ? [...lost, 'an adjacent location'] : lost);
      return `${cards.map(card => `${plain(say, card)} – ${ability(say, card)}`).join('; ')}; lose ${loss}`;
    },
  },

  facts: {
    start: ({ seat, tiles }, say) =>
      `${say.name(seat)} is the first player. All empires start as: ${tiles.map(id => components.location(ask.partsIn(say).locations[id])).join(', ')}.`,
    phase: ({ space, phase }) => `Phase ${space}: ${components.phases[phase]}.`,
    end: () => 'The turn marker reaches END. The game is over.',
    finalScore: ({ seat, track, intact, endgame, points: sum }, say) =>
      `Final score of ${say.name(seat)}: ${signed(sum)}, that is ${signed(track)} on the score track, ${signed(intact)} for intact locations and ${signed(endgame)} for end-of-game innovations.`,
    disaster: ({ card }, say) => {
      const { target, bid } = ask.partsIn(say).disasters[card];
      return `${plain(say, card)} threatens position ${target}. To pass, bid 1 ${openTo(bid)}.`;
    },
    bid: ({ seat, card, resource }, say) => `${say.name(seat)} bids 1 ${resource} on ${plain(say, card)}.`,
    freeBid: ({ seat, card, source }, say) => `${say.name(seat)} passes on ${plain(say, card)} for free and exhausts ${the(say, source)}.`,
    taken: ({ seat, card, resources: won }, say) => `${say.name(seat)} takes ${plain(say, card)} and gets ${resources(won)}.`,
    firstPlayer: ({ seat }, say) => `${say.name(seat)} gets the first-player marker.`,
    replaced: ({ seat, source, card, by: next }, say) =>
      `${say.name(seat)} exhausts ${the(say, source)}: ${plain(say, next)} replaces ${plain(say, card)} and threatens position ${
        ask.partsIn(say).disasters[next].target
      }.`,
    destroyed: ({ seat, location }, say) => `${say.name(seat)} loses ${the(say, location)}.`,
    nothingLeft: ({ seat }, say) => `${say.name(seat)} has no intact location, so nothing is destroyed.`,
    placed: ({ seat, card, location }, say) =>
      `${say.name(seat)} places ${plain(say, card)} under ${the(say, location)}. (“${ability(say, card)}.”)`,
    noRoom: ({ seat, card }, say) => `${say.name(seat)} has no intact location, so ${plain(say, card)} is discarded.`,
    shown: ({ seat, resources: stock }, say) => `${say.name(seat)} removes the screen and shows ${resources(stock)}.`,
    coinBought: ({ seat }, say) => `${say.name(seat)} gives up 2 points for 1 coin.`,
    gained: ({ seat, source, resources: gain }, say) => `${say.name(seat)} gains ${resources(gain)} (${plain(say, source)}).`,
    points: ({ seat, source, points: n }, say) =>
      `${say.name(seat)} ${n < 0 ? `loses ${points(-n)}` : `scores ${points(n)}`} (${plain(say, source)}).`,
    exchanged: ({ seat, source, paid, got: comes }, say) =>
      `${say.name(seat)} exchanges ${resources(paid)} for ${resources(comes)} (${plain(say, source)}).`,
    refreshed: ({ seat, source, abilities }, say) => `${say.name(seat)} refreshes ${all(say, abilities)} (${plain(say, source)}).`,
    repeated: ({ seat, source, of }, say) => `${say.name(seat)} repeats ${the(say, of)} (${plain(say, source)}).`,
    finished: ({ seat, phase }, say) => `${say.name(seat)} finishes the ${PHASES[phase]}.`,
    played: ({ seat, card, paid, discount }, say) =>
      `${say.name(seat)} plays ${plain(say, card)} ${price(paid)}${by(say, discount === null ? [] : [discount])}.`,
    sold: ({ seat, card, got: coin }, say) =>
      `${say.name(seat)} sells ${plain(say, card)} ${ask.counted(coin).length === 0 ? 'and gets nothing: no coin is left in the supply' : 'for 1 coin'}.`,
    restored: ({ seat, location, paid, discounts }, say) =>
      `${say.name(seat)} restores ${the(say, location)} ${price(paid)}${by(say, discounts)}.`,
    thrownAway: ({ seat, cards }, say) => `${say.name(seat)} throws away ${all(say, cards)}.`,
    swapped: ({ seat, source, locations }, say) => `${say.name(seat)} swaps ${all(say, locations)} (${plain(say, source)}).`,
    moved: ({ seat, source, card, location }, say) =>
      `${say.name(seat)} moves ${plain(say, card)} under ${the(say, location)} (${plain(say, source)}).`,
    drew: ({ seat, cards }, say) => `${say.name(seat)} draws ${count(cards, 'card')}.`,
    drewCards: ({ cards }, say) => `You draw ${all(say, cards)}.`,
    reshuffled: ({ cards }) => `A new disaster deck is shuffled from ${count(cards, 'discarded card')}.`,
    first: ({ seat, phase }, say) => `${say.name(seat)} begins with the ${PHASES[phase]}.`,
    conflict: ({ card }, say) => `${plain(say, card)}. ${components.aboutConflict(ask.partsIn(say).conflicts[card])}`,
    fist: ({ seat, starting, axes, coins, strength }, say) =>
      `${say.name(seat)} ${axes + coins === 0 ? 'opens an empty hand' : `opens a hand of ${resources({ axe: axes, coin: coins })}`}: final strength ${starting} + ${axes + coins} = ${strength}.`,
    band: ({ seat, band, points: n, resources: gain }, say) => `${say.name(seat)} reaches the ${BANDS[band]} band: ${got(n, gain)}.`,
    victory: ({ seat, points: n, resources: gain }, say) => `${say.name(seat)} has the highest strength. Victory bonus: ${got(n, gain)}.`,
    upheaval: ({ seat, location, other, position }, say) =>
      `Upheaval: in ${say.name(seat)}'s empire ${the(say, location)} goes to position ${position} and changes places with ${the(say, other)}.`,
    upheavalStays: ({ seat, location }, say) =>
      location === null
        ? `Upheaval: ${say.name(seat)} has no intact location, so nothing moves.`
        : `Upheaval: in ${say.name(seat)}'s empire ${the(say, location)} is already in its place.`,
    redrew: ({ seat, cards }, say) => `${say.name(seat)} discards all four cards (${all(say, cards)}) and draws four new ones.`,
    picked: ({ seat, cards }, say) => `${say.name(seat)} carries out ${all(say, cards)}.`,
  },

  scores: {
    locations: 'Intact locations',
    endgame: 'End-of-game innovations',
    conflicts: 'Conflicts',
    abilities: 'Points from abilities',
    fewResources: 'Points given up for coins',
  },

  optionGroups: {
    setup: { label: 'Set-up' },
    open: { label: 'Where the rulebook leaves room', help: 'the first value is how we read it' },
  },
  options: {
    game: {
      label: 'Game',
      values: { normal: 'Normal', lightning: 'Lightning' },
      help: 'Lightning is shorter: it starts later on the track, with two disasters of your own choice and hands of two cards.',
    },
    refreshAdjacentRoad: {
      label: 'Roads refresh',
      values: { all: 'All markers on both neighbours', one: 'One marker' },
      help: 'How many exhaustion markers the two starting roads remove in an economy phase.',
    },
    refreshAdjacentIndustryCard: {
      label: 'Industry refresh card',
      values: { all: 'All markers on both neighbours', one: 'One marker' },
      help: 'How many exhaustion markers the refreshing innovation of the industry phase removes. The explanation says that it works as the roads do, its heading speaks of 1 marker.',
    },
    replacedDisasterGoes: {
      label: 'Replaced disaster',
      values: { shuffledIntoDeck: 'Shuffled into the deck', discarded: 'Discarded' },
      help: 'Where a disaster goes that was replaced by an ability.',
    },
    neighbourScoringNeedsIntact: {
      label: 'Neighbour scoring by type',
      values: { false: 'Destroyed neighbours count too', true: 'Only intact neighbours count' },
      help: 'For innovations that score for adjacent locations of one type at the end of the game.',
    },
    firstPlayer: {
      label: 'First player',
      values: { random: 'Random', 0: 'Seat 1', 1: 'Seat 2', 2: 'Seat 3', 3: 'Seat 4' },
      help: 'The rulebook gives the marker to whoever lit a fire most recently: name their seat. If there are fewer seats, the last one begins.',
    },
    simultaneous: {
      label: 'Economy, industry and conflict',
      values: { true: 'All at the same time', false: 'One by one' },
      help: 'One by one is recommended for your first games.',
    },
    discardRestAfterFewerThanTwo: {
      label: 'Throwing away the rest of the hand',
      values: { false: 'Only after playing or selling 2 cards', true: 'Always in the industry phase' },
      help: 'When you may discard the cards left in your hand for nothing before drawing up.',
    },
    combinedDraw: {
      label: 'Drawing in the combined phase',
      values: { afterIndustry: 'At the end of the industry phase', atTheEnd: 'Only at the end of the combined phase' },
      help: 'Whether those who begin with industry draw new cards before their economy phase. If so, everybody begins the second half when all have finished the first.',
    },
    lightningSameTargetPairAllowed: {
      label: 'Lightning: two cards with the same target',
      values: { true: 'May be picked', false: 'May not be picked' },
      help: 'If they may, the second one destroys the nearest intact location.',
    },
    repeatMayTargetRepeat: {
      label: 'Repeating a repeat ability',
      values: { false: 'Not allowed', true: 'Allowed, once per phase' },
      help: 'Whether an economy ability that repeats another one may repeat one of its own kind.',
    },
    supplyUnlimited: {
      label: 'Supply of tokens',
      values: { true: 'Unlimited', false: 'Only the tokens in the box' },
      help: 'If limited, economy and industry phases are played one by one, because the order matters.',
    },
    components: {
      label: 'Cards and tiles',
      values: { null: 'Reconstructed set' },
      help: 'The printed values are not publicly known. Owners of the game can load a file with the values of their copy.',
    },
  },

  mistakes,
  round: n => `phase ${n}`,
  goods: {
    wheat: n => amount(n, 'wheat'),
    hammer: n => amount(n, 'hammer'),
    axe: n => amount(n, 'axe'),
    coin: n => amount(n, 'coin'),
    hammersOrCoins: n => `${amount(n, 'hammer')} (coins count as hammers)`,
  },

  orders: {
    bidBelow: {
      label: 'When a disaster is on offer',
      values: {
        1: 'pay as long as nothing lies on the card',
        2: 'pay while fewer than 2 tokens lie on it',
        3: 'pay while fewer than 3 tokens lie on it',
        4: 'pay while fewer than 4 tokens lie on it',
        5: 'pay while fewer than 5 tokens lie on it',
        6: 'pay while fewer than 6 tokens lie on it',
      },
      help: 'What you have most of is paid first, coins last. Above that you are asked.',
    },
    collect: { label: 'In the economy phase', values: { true: 'collect all plain gains at once' } },
  },

  traits: {
    innovations: { label: 'Innovations at the end', values: ask.numbers(n => `${n} or more`) },
    destroyed: { label: 'Destroyed locations at the end', values: ask.numbers(n => `${n} or more`) },
  },

  table: tableOf({
    components,
    over: 'The turn marker is on END: the game is over.',
    lightning: 'Lightning setup: everybody picks two disasters for their own empire.',
    phase: (space, spaces, phase) => `Phase ${space} of ${spaces}: ${phase}.`,
    ahead: phases => `Still to come: ${[...phases, 'END'].join(', ')}.`,
    decks: view => `Disaster deck: ${count(view.deck, 'card')}. Conflict deck: ${count(view.conflictDeck, 'card')}.`,
    discarded: cards => `Discarded: ${cards.join(', ')}.`,
    supply: stock => `Left in the supply: ${resources(stock)}.`,
    threat: (disaster, bid, say) =>
      `${components.disaster(disaster)} threatens position ${disaster.target}. To pass, bid 1 ${openTo(disaster.bid)}. Bid so far: ${resources(
        bid,
      )}. Innovation – ${components.ability(disaster.innovation, say.view.options)}.`,
    conflict: conflict => `${components.conflict(conflict)}. ${components.aboutConflict(conflict)}`,
    standing: ({ name, first, track, locations, endgame, strength, cards }) =>
      [
        `${name}${first ? ' (first player)' : ''}: ${points(track)} on the score track`,
        `intact locations worth ${locations}`,
        ...(endgame === null ? [] : [`end-of-game innovations worth ${endgame} now`]),
        `starting strength ${strength}`,
        `${count(cards, 'card')} in hand.`,
      ].join(', '),
    intact: 'intact',
    destroyed: cost => `DESTROYED – restoring costs ${cost}`,
    ruins: 'DESTROYED',
    exhausted: '[exhausted]',
    threatened: cards => `[threatened by ${and(cards)}]`,
    screen: stock => `Behind your screen: ${resources(stock)}.`,
    hand: 'Your hand:',
    inHand: (disaster, say) => `${components.disaster(disaster)}: ${components.aboutDisaster(disaster, say.view.options)}.`,
    reconstructed: 'The cards and tiles are a reconstruction, not the printed set.',
    ownersSet: "These cards and tiles follow an owner's file:",
    otherPieces: n => `${count(n, 'other card or tile', 'other cards and tiles')}: reconstructed.`,
  }),
};
