/** Viscounts of the West Kingdom in English. */
import type { Words } from '@tarsas/kernel';
import { capital } from '@tarsas/words';
import { SECTION_IDS, type SectionId } from '../data/castle.ts';
import { BONUS_CARDS } from '../data/common.ts';
import { componentsOf, START_NUMBERS } from '../data/components.ts';
import { isOurs } from '../data/effects.ts';
import type { Facts, Fuel } from '../rules/facts.ts';
import { buildingId } from '../rules/questions/buildings.ts';
import type { Viscounts } from '../rules/state.ts';
import { amount, count, lexicon } from './lexicon.en.ts';
import { ourOwn, phrases, type VSay } from './lexicon.ts';
import { type TableWords, tableLines } from './table.ts';

const p = phrases(lexicon);
const who = p.name;
const Who = (say: VSay, seat: number): string => capital(p.name(say, seat));
const inside = (id: SectionId): string => `the “${lexicon.sections[id]}” section`;
const first = (id: SectionId): string => `the first-tier section “${lexicon.sections[id]}”`;
const whose = (say: VSay, seat: number): string => `${p.name(say, seat)}’s`;
const Whose = (say: VSay, seat: number): string => capital(whose(say, seat));
const times = (n: number): string => (n === 1 ? 'once' : n === 2 ? 'twice' : `${n} times`);
const forSilver = (silver: number): string => (silver > 0 ? ` for ${silver} silver` : '');

export const en: Words<Viscounts> = {
  title: 'Viscounts of the West Kingdom',
  prompts: {
    draft: () => 'Choose a player card with its hero.',
    destroyOwn: () => 'You may destroy any one of your cards.',
    play: () => 'Phase 1: play a card.',
    move: () => 'Phase 2: move your viscount.',
    action: f => (f.action === null ? 'Phase 3: take one action.' : `Phase 3: ${lexicon.actions[f.action]}.`),
    pay: f => `Pay for ${count(f.missing, 'missing icon')}.`,
    spot: f => `Where do you build ${p.building(buildingId(f.building))}?`,
    link: () => 'Which link first?',
    order: () => 'Which ability first?',
    recruit: (_, say) => `Phase 4: hire ${p.adjacentFolk(say)}?`,
    or: () => 'Choose one.',
    resource: () => 'Choose a resource.',
    flip: () => 'Flip a debt or a deed?',
    rearrange: () => 'You may rearrange the cards on your board.',
    discard: f => (f.n > 1 ? `You may discard up to ${f.n} cards.` : 'You may discard a card.'),
    destroy: f => (f.n > 1 ? `You may destroy up to ${f.n} cards.` : 'You may destroy a card.'),
    hire: () => 'Hire any visible townsfolk for free.',
    castleMove: () => 'You may move a worker on the first tier of the castle.',
    workers: f => `Place ${count(f.n, 'worker')} in a first-tier section of the castle.`,
    building: f => `Place a ${lexicon.buildings[f.type]} for free.`,
    manuscript: () => 'Take a manuscript for free.',
    section: () => 'In which first-tier section of the castle do your workers move first?',
    side: () => 'To which side does your last worker go?',
    bump: f => `Too many in ${inside(SECTION_IDS[f.section])}, tier ${f.tier}: whose worker do you bump?`,
  },
  choices: {
    pair: ({ card }, say) => `Player card ${card}: ${p.pair(say, card)}`,
    play: ({ card }, say) => `Play ${p.cardLine(say, card)}`,
    move: ({ to, silver }, say) => `Move to ${p.space(say, to)}${forSilver(silver)}`,
    dismiss: ({ action }, say) => `Dismiss ${p.adjacentFolk(say)} to ${lexicon.actions[action]}`,
    trade: ({ times: n, silver }, say) => `Trade ${times(n)} (${p.trade(say)})${silver > 0 ? `, spending ${silver} silver` : ''}`,
    construct: ({ building }, say) => `Construct ${p.building(building)} (${p.slot(say, building)})`,
    placeWorkers: ({ workers }) => `Place ${count(workers, 'worker')}`,
    transcribe: (_, say) => `Transcribe ${p.adjacentBook(say)}`,
    skip: () => 'Do nothing',
    pay: choice => `Pay ${p.pieces(choice)}`,
    spot: ({ spot }, say) => `On ${p.plot(say, spot)}`,
    link: ({ link }, say) => `The link ${p.link(say, link)}`,
    first: ({ card }) => (card.includes('.') ? capital(p.building(card)) : p.card(card)),
    recruit: () => 'Hire',
    choose: ({ effect }) => capital(p.effect(effect)),
    take: ({ what }) => `Take ${amount(what, 1)}`,
    flip: ({ what }) => (what === 'debt' ? 'Flip a debt and gain a resource' : 'Flip a deed'),
    arrange: ({ cards }) => `From the left: ${cards.map(p.card).join(', ')}`,
    discard: ({ card }) => `Discard ${p.card(card)}`,
    discardTop: () => 'Discard the top of your draw pile unseen',
    destroy: ({ card }, say) => `Destroy ${p.card(card)} and gain ${componentsOf(say.view.options.components).cards[card].value} silver`,
    destroyTop: () => 'Destroy the top of your draw pile unseen and gain its value in silver',
    decline: () => 'No, thanks',
    hire: ({ card }, say) => `Hire ${p.offerLine(say, card)}`,
    castleMove: ({ from, to }) => `From ${inside(from)} to ${inside(to)}`,
    section: ({ section }) => capital(first(section)),
    build: ({ building, spot }, say) => `${capital(p.building(building))} on ${p.plot(say, spot)}`,
    manuscript: ({ manuscript }, say) => `Take ${p.manuscript(say, manuscript)}`,
    bump: ({ seat }, say) => `Bump one of ${whose(say, seat)} workers`,
  },
  facts: {
    start: ({ seat }, say) => `${Who(say, seat)} is the start player.`,
    pair: ({ seat, card, hero }, say) => `${Who(say, seat)} takes player card ${card} with ${p.card(hero)}.`,
    placed: ({ seat, space }, say) => `${Whose(say, seat)} viscount starts on ${p.space(say, space)}.`,
    deck: ({ seat, cards }, say) => `${Who(say, seat)} shuffles a deck of ${cards} cards.`,
    round: ({ round }) => `Round ${round}.`,
    turn: ({ seat }, say) => `${Whose(say, seat)} turn.`,
    gained: ({ seat, what, n }, say) => `${Who(say, seat)} gains ${amount(what, n)}.`,
    flipped: ({ seat, what }, say) => `${Who(say, seat)} flips a ${what}.`,
    poverty: ({ lastRound }) => `The poverty card is revealed: round ${lastRound} is the last.`,
    prosperity: ({ lastRound }) => `The prosperity card is revealed: round ${lastRound} is the last.`,
    dropped: ({ seat, card }, say) => `${Whose(say, seat)} ${isScheme(say, seat) ? p.schemeName(say, card) : p.card(card)} drops off.`,
    played: ({ seat, card, blind }, say) => `${Who(say, seat)} plays ${p.cardLine(say, card)}${blind ? ' unseen' : ''}.`,
    moved: ({ seat, from, to, silver }, say) =>
      `${Whose(say, seat)} viscount moves from ${p.space(say, from)} to ${p.space(say, to)}${forSilver(silver)}.`,
    met: ({ seat, other }, say) => `${Whose(say, seat)} viscount meets ${whose(say, other)} viscount.`,
    rearranged: ({ seat, cards }, say) => `${Who(say, seat)} rearranges: ${cards.map(p.card).join(', ')}.`,
    discarded: ({ seat, card, from }, say) =>
      `${Who(say, seat)} discards ${p.card(card)} from their ${from === 'hand' ? 'hand' : 'draw pile'}.`,
    destroyed: ({ seat, card, silver, from }, say) =>
      `${Who(say, seat)} destroys ${p.card(card)}${from === 'setup' ? '' : ` from their ${from === 'hand' ? 'hand' : 'draw pile'}`} and gains ${silver} silver.`,
    shuffled: ({ seat, criminals }, say) =>
      `${Who(say, seat)} shuffles and gains 1 ${criminals ? 'corruption (a criminal is on the board)' : 'virtue (no criminal is on the board)'}.`,
    drew: ({ seat, n }, say) => `${Who(say, seat)} draws ${count(n, 'card')}.`,
    drewCards: ({ cards }) => `You draw ${cards.map(p.card).join(', ')}.`,
    skipped: ({ seat }, say) => `${Who(say, seat)} takes no action.`,
    dismissed: ({ seat, card, segment, silver }, say) =>
      `${Who(say, seat)} dismisses ${card === null ? `the townsfolk printed on ${lexicon.segments[segment]}` : p.offerLine(say, card)}${forSilver(silver)}.`,
    paid: (args, say) => `${Who(say, args.seat)} spends ${p.pieces(args)}.`,
    traded: ({ seat, times: n, merchants, effect }, say) =>
      `${Who(say, seat)} trades ${times(n)}: ${count(merchants, 'merchant')} → ${p.offered(effect)}${n > 1 ? ' each time' : ''}.`,
    built: ({ seat, building, spot }, say) => `${Who(say, seat)} places ${p.building(building)} on ${p.spot(spot)}.`,
    link: ({ seat, link, effect }, say) => `Link ${p.ends(link)}, ${who(say, seat)}: ${p.offered(effect)}.`,
    workers: ({ seat, n, section }, say) => `${Who(say, seat)} places ${count(n, 'worker')} in ${first(section)}.`,
    castleMoved: ({ seat, from, to }, say) => `${Who(say, seat)} moves a worker from ${first(from)} to ${first(to)}.`,
    up: ({ seat, section, tier }, say) => `One of ${whose(say, seat)} workers goes up from ${inside(section)} to tier ${tier}.`,
    sideways: ({ seat, from, to }, say) => `One of ${whose(say, seat)} workers goes from ${inside(from)} to ${inside(to)}.`,
    bumped: ({ seat, owner, tier, section }, say) =>
      `${Who(say, seat)} bumps one of ${whose(say, owner)} workers off ${inside(section)}, tier ${tier}.`,
    leader: ({ seat, from }, say) => `${Who(say, seat)} takes the castle leader card${from >= 0 ? ` from ${who(say, from)}` : ''}.`,
    transcribed: ({ seat, manuscript, segment, free }, say) =>
      `${Who(say, seat)} ${free ? 'takes' : 'transcribes'} ${manuscript === null ? `the manuscript printed on ${lexicon.segments[segment]}` : p.manuscript(say, manuscript)}.`,
    bonus: ({ seat, ribbon }, say) =>
      `${Who(say, seat)} wins the ${lexicon.ribbons[ribbon]} cleric bonus card (${p.icons(BONUS_CARDS[ribbon])}).`,
    hired: ({ seat, card, silver }, say) =>
      `${Who(say, seat)} hires ${p.offerLine(say, card)}${silver > 0 ? forSilver(silver) : ' for free'}.`,
    ability: ({ seat, card, effect }, say) => `${Whose(say, seat)} ${p.card(card)}: ${p.offered(effect)}.`,
    slotAbility: ({ seat, building, effect }, say) => `${Whose(say, seat)} ${p.building(building)}: ${p.offered(effect)}.`,
    collision: ({ seat, cell }, say) => `${Whose(say, seat)} markers collide on space ${cell}.`,
    collided: ({ seat }, say) => `${Who(say, seat)} puts both markers back.`,
    aiJoins: ({ seat, ai, removed, extra }, say) => {
      const without = removed.map(id => p.schemeName(say, id)).join(', ');
      const { sure } = componentsOf(say.view.options.components).aiBoards[ai];
      const mark = isOurs(sure) ? ` Its board is ${lexicon.marks[sure]}.` : '';
      return `${Who(say, seat)} joins, without ${without}${extra > 0 ? ` and with ${count(extra, 'future scheme')} shuffled in` : ''}.${mark}`;
    },
    aiScheme: ({ seat, scheme }, say) => `${Who(say, seat)} turns over ${p.schemeLine(say, scheme)}.`,
    aiCriminals: ({ seat, n }, say) => `${Who(say, seat)} has ${count(n, 'criminal icon')} on its board.`,
    aiCannot: a => `The AI cannot ${lexicon.actions[a.action]}: ${cannot(a)}.`,
    aiDoes: a =>
      `The AI can ${lexicon.actions[a.action]}${a.need > 0 ? `: it needs ${a.need}, has ${count(a.icons, 'icon')} and spends ${fuel(a.fuel, a.spent)}` : ''}.`,
    aiEffect: ({ effect }) => `The AI carries out: ${p.effect(effect)}.`,
    aiInstead: ({ of, n }) => INSTEAD[of](n),
    aiResource: ({ what, have, until }) => {
      if (what === 'any') return `Any resource will do for the AI; it has ${have}.`;
      return until > 0
        ? `The AI prefers ${what}: it has ${have} and wants ${until}.`
        : `The AI takes ${what}: it has enough of the others.`;
    },
    aiFlips: ({ what, why }) => `The AI picks a ${what} to flip: ${FLIP_REASONS[why]}.`,
    aiFuture: ({ scheme }, say) => `The AI gains ${p.schemeLine(say, scheme)}.`,
    scored: ({ seat, points }, say) => `${Who(say, seat)} has ${points} points.`,
    soloWon: ({ points, ai }) => `You win, ${points} to ${ai}.`,
    soloLost: ({ points, ai }) => `The AI wins, ${ai} to ${points}.`,
  },
  scores: {
    buildings: 'Buildings',
    castle: 'Workers in the castle',
    ribbons: 'Sets of ribbons',
    manuscripts: 'Manuscripts by their own count',
    leader: 'Castle leader',
    bonus: 'Cleric bonus cards',
    unpaid: 'Unpaid debts',
    acquired: 'Acquired deeds',
    approved: 'Approved deeds',
    poverty: 'Poverty card',
    prosperity: 'Prosperity card',
    leftovers: 'Leftover resources',
  },
  options: {
    solo: {
      label: 'AI opponent',
      values: {
        none: 'none (alone: cleric)',
        cleric: 'cleric',
        builder: 'builder (board partly reconstructed)',
        noble: 'noble (board reconstructed)',
        cards: 'card-focused (board reconstructed)',
        random: 'random (three of the four boards are reconstructed at least in part)',
      },
      help: 'Plays by itself, after everybody else. 11 of its 16 schemes are reconstructed. The rulebook has it for one player; with two or three people it is a variant of ours, with four there is no room for it.',
    },
    difficulty: {
      label: 'Future schemes in its first deck',
      values: { '0': 'none', '1': '1', '2': '2', '3': '3' },
      help: 'The more, the harder. 6 of the 8 future schemes are reconstructed.',
    },
    startPlayer: {
      label: 'Start player',
      values: { random: 'random', 'first seat': 'the first seat' },
      help: 'Against the AI the first seat always starts.',
    },
    bonusIcons: {
      label: 'Icons of cleric bonus cards count for icon manuscripts',
      values: { true: 'yes', false: 'no' },
      help: 'The rulebook does not say.',
    },
    components: {
      label: 'Components',
      values: { ours: 'ours, partly reconstructed' },
      help: `${lexicon.ourOwn(ourOwn('ours'))} Owners may enter those of their copy.`,
    },
  },
  goods: {
    silver: n => amount('silver', n),
    workers: n => count(n, 'worker'),
    merchant: n => count(n, 'merchant icon'),
    builder: n => count(n, 'builder icon'),
    noble: n => count(n, 'noble icon'),
    cleric: n => count(n, 'cleric icon'),
  },
  orders: {
    resource: { label: 'A resource of my choice', values: { ink: 'always an ink well', gold: 'always gold', stone: 'always stone' } },
    rearrange: { label: 'Rearranging cards', values: { never: 'never, when it is my choice' } },
    castleMove: { label: 'Moving a worker in the castle', values: { never: 'never, when it is my choice' } },
    discard: { label: 'Discarding cards', values: { never: 'never, when it is my choice' } },
    destroy: { label: 'Destroying cards', values: { never: 'never, when it is my choice' } },
  },
  traits: {
    playerCard: { label: 'Player card', values: Object.fromEntries(START_NUMBERS.map(n => [n, `Player card ${n}`])) },
    place: { label: 'Place in the turn order', values: { 1: 'first', 2: 'second', 3: 'third', 4: 'fourth', 5: 'fifth' } },
    ending: { label: 'End of the game', values: { poverty: 'poverty card', prosperity: 'prosperity card', both: 'both cards' } },
    opponent: { label: 'AI opponent', values: { none: 'none', ...lexicon.ais } },
  },
  table: say => tableLines(say, lexicon, p, TABLE),
};

const INSTEAD: Record<string, (n: number) => string> = {
  rearrange: () => 'Instead of rearranging the AI gains 1 resource.',
  silver: n => `Instead of ${n} silver the AI gains ${count(Math.floor(n / 2), 'resource')}.`,
  destroy: n => `Instead of destroying ${count(n, 'card')} the AI flips a debt or deed each.`,
  discard: n => `Instead of discarding the AI gains ${n} virtue.`,
  castleMove: () => 'Instead of a castle move the AI gains 1 virtue.',
  flip: () => 'The AI has nothing to flip and gains 1 virtue.',
  futureScheme: () => 'No future scheme is left, so the AI flips a debt or deed.',
};

const FLIP_REASONS: Record<string, string> = {
  fewer: 'it has flipped fewer of these',
  tie: 'it has flipped as many of both, so a debt',
  only: 'it has no other to flip',
  told: 'the effect says so',
};

const fuel = (what: Fuel, n: number): string => (what === 'any' ? count(n, 'resource') : amount(what, n));

function cannot({ why, icons, resources, fuel: what, need }: Facts['aiCannot']): string {
  if (why === 'icons') return `it needs ${need} and has ${count(icons, 'icon')} and ${fuel(what, resources)}`;
  if (why === 'spot') return 'there is no free plot on its bank';
  if (why === 'building') return 'it has no building left';
  if (why === 'workers') return 'it has fewer than 2 workers left';
  return 'it has nothing to flip';
}

const isScheme = (say: VSay, seat: number): boolean => seat >= say.view.seats;

const TABLE: TableWords = {
  settingUp: 'Setting up',
  round: (round, last) => `Round ${round}${last > 0 ? `, the last is ${last}` : ''}`,
  stacks: (debts, deeds) => `On the poverty card: ${count(debts, 'debt')}. On the prosperity card: ${count(deeds, 'deed')}.`,
  townsfolk: 'townsfolk',
  manuscript: 'manuscript',
  castle: 'castle',
  tier: tier => `tier ${tier}`,
  leader: 'leader',
  buildings: 'buildings',
  nothing: 'none',
  notPlaced: 'not placed yet',
  cards: v => `debts: ${v.unpaid} unpaid, ${v.paid} paid; deeds: ${v.acquired} acquired, ${v.approved} approved`,
  markers: v => `corruption ${v.corruption}, virtue ${v.virtue}`,
  workers: n => `${count(n, 'worker')} in supply`,
  board: 'board',
  hand: 'hand',
  piles: (hand, draw, discard) => `${count(hand, 'card')} in hand, ${draw} in the draw pile, ${discard} discarded`,
  schemes: (draw, future) => `${count(draw, 'scheme')} to draw, ${future} future`,
  manuscripts: 'manuscripts',
  bonus: 'bonus cards',
};
