/** Every kind of fact and what it changes in the books. */
import type { Fact, Seat } from '@tarsas/kernel';
import { GROUP, SECTION_IDS, type SectionId } from '../../data/castle.ts';
import { RIBBONS_FOR_BONUS } from '../../data/common.ts';
import { SCHEME_IDS } from '../../data/components.ts';
import { RIBBONS } from '../../data/manuscripts.ts';
import { TRACK } from '../../data/player-board.ts';
import type { Facts } from '../../rules/facts.ts';
import { type Books, criminalsOf, type Owner } from './books.ts';
import { isWay } from './way.ts';

/** One step; markers that have met move together, and at the end of the track a step is lost. */
function step(owner: Owner, what: 'virtue' | 'corruption'): void {
  const by = what === 'virtue' ? -1 : 1;
  const together = owner.virtue === owner.corruption;
  if (together && owner.virtue === (what === 'virtue' ? TRACK.left : TRACK.right)) return;
  if (together) {
    owner.virtue += by;
    owner.corruption += by;
  } else owner[what] += by;
}

function object(books: Books, seat: Seat, sentence: string): void {
  books.objections.push(`seat ${seat}: ${sentence}`);
}

function leave(books: Books, seat: Seat, from: string[], card: string): void {
  const i = from.indexOf(card);
  if (i < 0) object(books, seat, `${card} is not where it is taken from`);
  else from.splice(i, 1);
}

type Entry = { [K in keyof Facts]: (books: Books, args: Facts[K]) => void };
const nothing = () => {};

const ENTRIES: Entry = {
  start: (b, { seat }) => {
    b.active = seat;
  },
  pair: (b, { seat, card, hero }) => {
    b.owners[seat].startCard = card;
    b.owners[seat].discard.push(hero);
  },
  placed: (b, { seat, space }) => {
    b.owners[seat].space = space;
  },
  deck: (b, { seat, cards }) => {
    const owner = b.owners[seat];
    owner.hidden = owner.discard;
    owner.discard = [];
    if (owner.hidden.length !== cards) object(b, seat, `the deck has ${cards} cards, ${owner.hidden.length} by the facts`);
  },
  round: (b, { round }) => {
    b.round++;
    if (b.round !== round) b.objections.push(`round ${round} is called, it is round ${b.round}`);
  },
  turn: (b, { seat }) => {
    const { board } = b.owners[seat];
    b.active = seat;
    b.leaving = board.pop() ?? null;
    board.unshift(null);
  },
  dropped: (b, { seat, card }) => {
    if (b.leaving !== card) object(b, seat, `${card} drops off, ${b.leaving} lay there`);
    b.owners[seat].discard.push(card);
    b.leaving = null;
  },

  gained: (b, { seat, what, n }) => {
    const owner = b.owners[seat];
    if (what === 'virtue' || what === 'corruption') for (let i = 0; i < n; i++) step(owner, what);
    else if (what === 'debt') owner.unpaid += n;
    else if (what === 'deed') owner.acquired += n;
    else owner[what] += n;
    // Cards gained in setup do not shorten the stacks.
    if (b.round > 0 && what === 'debt') b.debts = Math.max(0, b.debts - n);
    if (b.round > 0 && what === 'deed') b.deeds = Math.max(0, b.deeds - n);
  },
  flipped: (b, { seat, what }) => {
    const owner = b.owners[seat];
    if (what === 'debt') {
      owner.unpaid--;
      owner.paid++;
    } else {
      owner.acquired--;
      owner.approved++;
    }
    if (owner.unpaid < 0 || owner.acquired < 0) object(b, seat, `has no ${what} to flip`);
  },
  poverty: (b, args) => reveal(b, 'debts', args.lastRound),
  prosperity: (b, args) => reveal(b, 'deeds', args.lastRound),

  played: (b, { seat, card, blind }) => {
    const owner = b.owners[seat];
    leave(b, seat, owner.hidden, card);
    owner.board[0] = card;
    if (!blind) owner.handSize--;
    else if (owner.handSize > 0) object(b, seat, 'plays unseen with cards in hand');
  },
  moved: (b, { seat, from, to, silver }) => {
    const owner = b.owners[seat];
    if (owner.space !== from) object(b, seat, `moves from ${from}, stood on ${owner.space}`);
    owner.space = to;
    owner.silver -= silver;
    if (seat >= b.seats) return;
    const value = b.tables.cards[owner.board[0] ?? '']?.value ?? 0;
    const free = owner.built.includes('tradingPost.1') ? 1 : 0;
    // The free space may be left unused.
    const fits = [0, free].some(extra => isWay(b.ring, from, to, value + extra + silver));
    if (!fits) object(b, seat, `moves from ${from} to ${to} for ${silver} silver, the card is worth ${value}`);
  },
  rearranged: (b, { seat, cards }) => {
    const { board } = b.owners[seat];
    const rest = [...cards];
    for (const [space, card] of board.entries()) if (card !== null) board[space] = rest.shift() ?? null;
    if (rest.length > 0) object(b, seat, 'rearranges more cards than lie on the board');
  },
  discarded: (b, { seat, card, from }) => {
    leave(b, seat, b.owners[seat].hidden, card);
    b.owners[seat].discard.push(card);
    if (from === 'hand') b.owners[seat].handSize--;
  },
  destroyed: (b, { seat, card, silver, from }) => {
    const owner = b.owners[seat];
    leave(b, seat, from === 'setup' ? owner.discard : owner.hidden, card);
    if (from === 'hand') owner.handSize--;
    owner.silver += silver;
    b.removed.push(card);
    if (b.tables.cards[card].value !== silver) object(b, seat, `gains ${silver} silver for ${card}, worth ${b.tables.cards[card].value}`);
  },
  shuffled: (b, { seat, criminals }) => {
    const owner = b.owners[seat];
    if (seat < b.seats) owner.hidden.push(...owner.discard);
    else b.schemes.draw += owner.discard.length;
    owner.discard = [];
    if (criminalsOf(b, seat) > 0 !== criminals) object(b, seat, `the check says ${criminals}, criminals: ${criminalsOf(b, seat)}`);
    step(owner, criminals ? 'corruption' : 'virtue');
  },
  drew: (b, { seat, n }) => {
    b.owners[seat].handSize += n;
  },
  drewCards: (b, { seat, cards }) => {
    for (const card of cards) if (!b.owners[seat].hidden.includes(card)) object(b, seat, `draws ${card}, which is not in the deck`);
  },

  skipped: nothing,
  met: nothing,
  dismissed: (b, { seat, card, segment, silver }) => {
    const owner = b.owners[seat];
    owner.silver -= silver;
    if (card !== null) {
      b.removed.push(card);
      b.taken.folk++;
    }
    const { value } = card === null ? b.tables.segments[segment].printedTownsfolk : b.tables.cards[card];
    const price = seat >= b.seats ? 0 : owner.built.includes('tradingPost.2') ? 1 : value;
    if (price !== silver) object(b, seat, `dismisses ${card ?? segment} for ${silver} silver, the price is ${price}`);
  },
  paid: (b, { seat, ...pieces }) => {
    for (const what of ['ink', 'gold', 'stone', 'silver'] as const) b.owners[seat][what] -= pieces[what];
  },
  traded: (b, { seat, merchants, effect }) => {
    const [segment, space] = b.owners[seat].space.split('.');
    const offer = b.tables.segments[segment].trade[space as 'OL' | 'OR'];
    if (JSON.stringify(offer) !== JSON.stringify({ merchants, gain: effect })) object(b, seat, 'trades what its space does not offer');
  },
  built: (b, { seat, building, spot }) => {
    if (b.plots.has(spot)) object(b, seat, `builds on ${spot}, where a building stands`);
    if (b.owners[seat].built.includes(building)) object(b, seat, `builds ${building} again`);
    b.plots.set(spot, { seat, building });
    b.owners[seat].built.push(building);
  },
  link: nothing,
  workers: (b, { seat, n, section }) => {
    b.owners[seat].workers -= n;
    b.tiers[0][section][seat] += n;
  },
  castleMoved: (b, { seat, from, to }) => goes(b, seat, from, to),
  sideways: (b, { seat, from, to }) => goes(b, seat, from, to),
  up: (b, { seat, section, tier }) => {
    if (tier !== 2 && tier !== 3) object(b, seat, `goes up to tier ${tier}`);
    const from = b.tiers[tier === 2 ? 0 : 1][section];
    if (from[seat] < GROUP) object(b, seat, `goes up with ${from[seat]} workers in ${section}`);
    from[seat]--;
    if (tier === 2) b.tiers[1][section][seat]++;
    else b.top[seat]++;
  },
  bumped: (b, { seat, owner, tier, section }) => {
    b.tiers[tier - 1][section][owner]--;
    b.owners[owner].workers++;
    if (b.tiers[tier - 1][section][owner] < 0) object(b, seat, `bumps a worker that is not in ${section}`);
  },
  leader: (b, { seat, from }) => {
    if (b.leader !== from) object(b, seat, `takes the leader card from ${from}, ${b.leader} has it`);
    if (b.leader >= 0 && b.top[seat] <= b.top[b.leader]) object(b, seat, 'takes the leader card without more workers');
    b.leader = seat;
  },
  transcribed: (b, { seat, manuscript }) => {
    if (manuscript === null) return;
    b.owners[seat].manuscripts.push(manuscript);
    b.taken.manuscripts++;
  },
  bonus: (b, { seat, ribbon }) => {
    const own = b.owners[seat].manuscripts.filter(id => b.tables.manuscripts[id].ribbon === ribbon).length;
    if (b.bonus[RIBBONS.indexOf(ribbon)] >= 0 || own < RIBBONS_FOR_BONUS) object(b, seat, `wins the ${ribbon} bonus card with ${own}`);
    b.bonus[RIBBONS.indexOf(ribbon)] = seat;
  },
  hired: (b, { seat, card, silver }) => {
    b.owners[seat].discard.push(card);
    b.owners[seat].silver -= silver;
    b.taken.folk++;
    if (silver !== 0 && silver !== b.tables.cards[card].value) object(b, seat, `hires ${card} for ${silver} silver`);
  },
  ability: nothing,
  slotAbility: nothing,
  collision: (b, { seat, cell }) => {
    const { corruption, virtue } = b.owners[seat];
    if (corruption !== cell || virtue !== cell) object(b, seat, `collides on ${cell}, the markers stand on ${corruption} and ${virtue}`);
  },
  collided: (b, { seat }) => {
    Object.assign(b.owners[seat], { corruption: TRACK.left, virtue: TRACK.right });
  },

  aiJoins: (b, { ai, removed, extra }) => {
    b.ai = ai;
    const left = (deck: string) => SCHEME_IDS.filter(id => b.tables.schemes[id].deck === deck && !removed.includes(id)).length;
    b.schemes = { draw: left('starting') + extra, future: left('future') - extra };
  },
  aiScheme: (b, { seat, scheme }) => {
    b.owners[seat].board[0] = scheme;
    b.schemes.draw--;
  },
  aiCriminals: (b, { seat, n }) => {
    if (criminalsOf(b, seat) !== n) object(b, seat, `has ${n} criminals, ${criminalsOf(b, seat)} by the facts`);
  },
  aiCannot: nothing,
  aiDoes: (b, { seat, icons, spent, fuel, need }) => {
    if (fuel !== 'any') b.owners[seat][fuel] -= spent;
    if (spent !== Math.max(0, need - icons)) object(b, seat, `spends ${spent}, needs ${need} and has ${icons}`);
  },
  aiEffect: nothing,
  aiInstead: nothing,
  aiResource: nothing,
  aiFlips: nothing,
  aiFuture: (b, { seat, scheme }) => {
    b.owners[seat].discard.push(scheme);
    b.schemes.future--;
  },

  scored: (b, { seat, points }) => {
    b.scored[seat] = points;
  },
  soloWon: nothing,
  soloLost: nothing,
};

function goes(b: Books, seat: Seat, from: SectionId, to: SectionId): void {
  const apart = Math.abs(SECTION_IDS.indexOf(from) - SECTION_IDS.indexOf(to));
  if (apart !== 1 && apart !== SECTION_IDS.length - 1) object(b, seat, `goes from ${from} to ${to}`);
  b.tiers[0][from][seat]--;
  b.tiers[0][to][seat]++;
}

/** The card is revealed by the last one taken, and names the round after this one once. */
function reveal(b: Books, stack: 'debts' | 'deeds', lastRound: number): void {
  if (b[stack] > 0) b.objections.push(`the card under the ${stack} is revealed, ${b[stack]} lie on it`);
  b.lastRound ||= b.round + 1;
  if (b.lastRound !== lastRound) b.objections.push(`round ${lastRound} is called the last, it is ${b.lastRound}`);
}

export function enter(books: Books, fact: Fact): void {
  const entry = ENTRIES[fact.key as keyof Facts] as ((books: Books, args: unknown) => void) | undefined;
  if (entry) entry(books, fact.args);
  else books.objections.push(`nobody knows the fact ${fact.key}`);
}
