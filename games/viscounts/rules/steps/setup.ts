/** Setup (VWK-SETUP): the draft of player card and hero in reverse turn order, each player finished before the next. */
import { type Core, type Seat, type Setup, type Step, shuffle as shuffleList } from '@tarsas/kernel';
import { DEBTS_ABOVE, DEEDS_ABOVE } from '../../data/common.ts';
import { componentsOf, HERO_IDS, MANUSCRIPT_IDS, NEUTRAL_IDS, SCHEME_IDS, START_NUMBERS, STARTING_IDS } from '../../data/components.ts';
import { RESOURCES } from '../../data/effects.ts';
import { BLACK_BACKS_PER_PILE } from '../../data/manuscripts.ts';
import { HAND_LIMIT, TRACK, WORKERS } from '../../data/player-board.ts';
import { SEGMENT_IDS } from '../../data/segments.ts';
import { AI_IDS, type AiId } from '../../data/solo.ts';
import type { Do } from '../choices.ts';
import { drawUp, mayDestroy, mixDiscards } from '../deck.ts';
import type { BeginBody, DestroyOwnBody, DraftBody } from '../frames.ts';
import { gainCard, gainPieces } from '../gains.ts';
import { BOOK_STARTS, CROWD, FOLK_STARTS, SEGMENT_COUNT, spaceId, spaceNumbered, spotsPerSegment } from '../questions/board.ts';
import { components, type Options, type Player, type State, type Viscounts } from '../state.ts';

/** Four players are the most, so a full table has no room for the AI. */
const MOST_PLAYERS = 4;

export function setUp({ seats, options, random }: Setup<Options>): Omit<State, keyof Core> {
  const ai = seats < MOST_PLAYERS ? aiAt(seats, options, random) : null;
  const count = seats + (ai === null ? 0 : 1);
  const start = ai !== null || options.startPlayer === 'first seat' ? 0 : random(seats); // VWK-SETUP-11, VWK-SOLO-01
  const ring = shuffleList([...SEGMENT_IDS], random);
  const turned = random(SEGMENT_COUNT);
  const players = Array.from({ length: count }, (_, seat) => newPlayer(seat < seats));
  const heroes = shuffleList([...HERO_IDS], random);
  const cards = shuffleList([...START_NUMBERS], random).slice(0, seats + 1);
  const schemes = ai === null ? { draw: [], future: [] } : schemesFor(ai, options, random);
  if (ai !== null) players[seats].draw = schemes.draw;
  if (ai !== null) players[seats].drawSince = schemes.draw.map(() => 0);
  return {
    round: 0,
    lastRound: 0,
    start,
    active: start,
    ai,
    ring,
    turned,
    folk: shuffleList([...NEUTRAL_IDS], random),
    folkAt: FOLK_STARTS.slice(0, SEGMENT_COUNT),
    books: manuscriptPiles(options, random),
    bookAt: BOOK_STARTS.slice(0, SEGMENT_COUNT),
    spots: new Array(SEGMENT_COUNT * spotsPerSegment({ ring, players, options })).fill(-1),
    tier1: new Array(SEGMENT_COUNT * CROWD).fill(0),
    tier2: new Array(SEGMENT_COUNT * CROWD).fill(0),
    tier3: new Array(CROWD).fill(0),
    leader: -1,
    bonus: [-1, -1, -1, -1],
    debts: DEBTS_ABOVE[count],
    deeds: DEEDS_ABOVE[count],
    removed: [],
    pairs: cards.map((card, i) => ({ card, hero: heroes[i] })),
    seen: [],
    future: schemes.future,
    players,
  };
}

type Random = Setup<Options>['random'];

/** Alone at the table somebody must be the opponent (VWK-COMP-01). */
function aiAt(seats: number, { solo }: Readonly<Options>, random: Random): AiId | null {
  if (solo === 'random') return AI_IDS[random(AI_IDS.length)];
  if (solo !== 'none') return solo;
  return seats === 1 ? AI_IDS[0] : null;
}

function newPlayer(human: boolean): Player {
  return {
    at: -1,
    silver: 0,
    ink: 0,
    gold: 0,
    stone: 0,
    unpaid: 0,
    paid: 0,
    acquired: 0,
    approved: 0,
    corruption: TRACK.left,
    virtue: TRACK.right,
    workers: WORKERS,
    built: 0,
    startCard: 0,
    board: [null, null, null],
    hand: [],
    draw: [],
    // Face up until they are shuffled; what is hired in setup joins them.
    discard: human ? [...STARTING_IDS] : [],
    manuscripts: [],
    shuffles: 0,
    handSince: [],
    drawSince: [],
    drawnAt: [],
  };
}

/** One grey-backed on six black-backed ones (VWK-SETUP-05). */
function manuscriptPiles(options: Readonly<Options>, random: Random): string[] {
  const { manuscripts } = componentsOf(options.components);
  const grey = shuffleList(
    MANUSCRIPT_IDS.filter(id => manuscripts[id].greyBack),
    random,
  );
  const black = shuffleList(
    MANUSCRIPT_IDS.filter(id => !manuscripts[id].greyBack),
    random,
  );
  return grey.flatMap((top, i) => [top, ...black.slice(i * BLACK_BACKS_PER_PILE, (i + 1) * BLACK_BACKS_PER_PILE)]);
}

/** Both scheme decks, less what the board crosses out, with future ones mixed in for a harder game (VWK-SOLO-04 to 09). */
function schemesFor(ai: AiId, options: Readonly<Options>, random: Random): { draw: string[]; future: string[] } {
  const { schemes } = componentsOf(options.components);
  const removed = removedSchemes(ai, options);
  const deck = (name: 'starting' | 'future') => SCHEME_IDS.filter(id => schemes[id].deck === name && !removed.includes(id));
  const future = shuffleList(deck('future'), random);
  const extra = future.splice(0, options.difficulty);
  return { draw: shuffleList([...deck('starting'), ...extra], random), future };
}

export function removedSchemes(ai: AiId, options: Readonly<Options>): string[] {
  const { schemes, aiBoards } = componentsOf(options.components);
  return aiBoards[ai].removes.flatMap(({ deck, icons }) =>
    SCHEME_IDS.filter(id => schemes[id].deck === deck && sameIcons(schemes[id].icons, icons)),
  );
}

const sameIcons = (a: readonly string[], b: readonly string[]): boolean => [...a].sort().join() === [...b].sort().join();

export const draft: Step<Viscounts, DraftBody, Do<'pair'>> = {
  options: s => s.pairs.map(({ card }) => ({ do: 'pair', card })),
  choose(g, f, seat, { card }) {
    const i = g.s.pairs.findIndex(pair => pair.card === card);
    const [{ hero }] = g.s.pairs.splice(i, 1);
    const p = g.s.players[seat];
    p.startCard = card;
    p.discard.push(hero);
    g.log('pair', { seat, card, hero }, 'VWK-SETUP-13');
    g.goto({ kind: 'begin', seat: f.seat, step: 0 });
  },
};

/** Everything a player card brings, then the deck and three cards (VWK-SETUP-14 to 21). */
export const begin: Step<Viscounts, BeginBody> = {
  run(g, f) {
    const p = g.s.players[f.seat];
    const card = components(g.s).startCards[p.startCard];
    if (f.step === 0) {
      placeViscount(g.s, f.seat, p.startCard);
      g.log('placed', { seat: f.seat, space: spaceId(g.s, p.at) }, 'VWK-SETUP-14');
      for (const what of RESOURCES) gainPieces(g, f.seat, what, card[what] ?? 0);
      gainPieces(g, f.seat, 'silver', card.silver);
      for (let i = 0; i < card.debts; i++) gainCard(g, f.seat, 'debt');
      for (let i = 0; i < card.deeds; i++) gainCard(g, f.seat, 'deed');
      if (card.any) g.call({ kind: 'effect', seat: f.seat, effect: { op: 'gain', what: 'resource', n: card.any } });
      g.call({ kind: 'effect', seat: f.seat, effect: card.extra });
      f.step = 1;
      return;
    }
    mixDiscards(g, p);
    g.log('deck', { seat: f.seat, cards: p.draw.length }, 'VWK-SETUP-21');
    drawUp(g, f.seat, HAND_LIMIT);
    g.done();
  },
};

export function placeViscount(s: State, seat: Seat, number: number): void {
  s.players[seat].at = spaceNumbered(s, number);
}

/** Player card 9: any own card before they are shuffled (VWK-SETUP-19). */
export const destroyOwn: Step<Viscounts, DestroyOwnBody, Do<'destroy'> | Do<'decline'>> = {
  options: (s, f) => [
    ...(mayDestroy(s.players[f.seat]) ? s.players[f.seat].discard.map(card => ({ do: 'destroy' as const, card })) : []),
    { do: 'decline' },
  ],
  choose(g, f, seat, choice) {
    g.done();
    if (choice.do === 'decline') return;
    const p = g.s.players[f.seat];
    p.discard.splice(p.discard.indexOf(choice.card), 1);
    g.s.removed.push(choice.card);
    const { value } = components(g.s).cards[choice.card];
    p.silver += value;
    g.log('destroyed', { seat, card: choice.card, silver: value, from: 'setup' }, 'VWK-SETUP-19');
  },
};
