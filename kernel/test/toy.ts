/**
 * Magpies: a game of test-only size with one of everything that is hard: a parallel phase, secret hands
 * from a shuffled deck, sealed bids that can be thought over, chance, and a card drawn by one alone.
 * Everybody keeps one card of three in secret. Twice a prize is rolled and all bid a card; the highest
 * (or, as agreed, the lowest) takes it. Then each may draw one card. Prizes and the kept card are points.
 */
import type { Core, CoreView, Frame, Game, Random, Score, Seat, Step, Viewer, Words } from '../index.ts';
import { coreOf, coreView, shuffle } from '../index.ts';
import type { Plan } from '../laws/walk.ts';
import { voice } from '../words.ts';

export const CARDS = 12;
const HAND = 3;
const ROUNDS = 2;
const SIDES = 6;

type GameFrame = { kind: 'game'; next: 'prepare' | 'auction' | 'draws'; round: number };
type PrepareFrame = { kind: 'prepare'; seat: Seat; asked: boolean };
type KeepFrame = { kind: 'keep'; seat: Seat };
type BidsFrame = { kind: 'bids'; prize: number; sealed: (number | null)[] };
type DrawFrame = { kind: 'draw'; seat: Seat };

type Card<Do extends string> = { do: Do; card: number };

export interface Options {
  winner: 'highest' | 'lowest';
}

export interface Player {
  hand: number[];
  kept: number[];
  prizes: number[];
}

export interface State extends Core<Magpies['frame'], Options> {
  deck: number[];
  discard: number[];
  players: Player[];
}

export interface View extends CoreView<Magpies['frame'], Options> {
  deck: number;
  discard: number[];
  hands: number[];
  kept: number[];
  prizes: number[][];
  own: { hand: number[]; kept: number[] } | null;
}

export interface Magpies {
  options: Options;
  frame: GameFrame | PrepareFrame | KeepFrame | BidsFrame | DrawFrame;
  choice: Card<'keep'> | Card<'bid'> | { do: 'draw' } | { do: 'pass' };
  facts: { rolled: { prize: number }; bids: { cards: number[]; winner: Seat }; drew: { seat: Seat }; card: { card: number } };
  state: State;
  view: View;
  line: 'prizes' | 'kept';
}

const game: Step<Magpies, GameFrame> = {
  run(g, f) {
    if (f.next === 'prepare') {
      f.next = 'auction';
      return g.split(seat => ({ kind: 'prepare', seat, asked: false }));
    }
    if (f.next === 'auction') {
      const prize = 1 + g.random(SIDES);
      g.log('rolled', { prize });
      f.round++;
      if (f.round === ROUNDS) f.next = 'draws';
      return g.call({ kind: 'bids', prize, sealed: new Array(g.s.seats).fill(null) });
    }
    for (let seat = 0; seat < g.s.seats; seat++) g.call({ kind: 'draw', seat });
    g.done();
  },
};

const prepare: Step<Magpies, PrepareFrame> = {
  run(g, f) {
    if (f.asked) return g.done();
    f.asked = true;
    g.call({ kind: 'keep', seat: f.seat });
  },
};

const keep: Step<Magpies, KeepFrame, Card<'keep'>> = {
  options: (s, _, seat) => s.players[seat].hand.map(card => ({ do: 'keep', card })),
  choose(g, _, seat, { card }) {
    const { hand, kept } = g.s.players[seat];
    hand.splice(hand.indexOf(card), 1);
    kept.push(card);
    g.done();
  },
};

const bids: Step<Magpies, BidsFrame, Card<'bid'>> = {
  who: (_, f) => seatsWhere(f.sealed, card => card === null),
  revise: (_, f) => seatsWhere(f.sealed, card => card !== null),
  options: (s, _, seat) => s.players[seat].hand.map(card => ({ do: 'bid', card })),
  choose(g, f, seat, { card }) {
    f.sealed[seat] = card;
    if (f.sealed.includes(null)) return;
    g.reveal();
    award(g.s, f);
    g.log('bids', { cards: f.sealed as number[], winner: winnerOf(g.s, f) });
    g.done();
  },
};

const seatsWhere = (sealed: readonly (number | null)[], holds: (card: number | null) => boolean): Seat[] =>
  sealed.flatMap((card, seat) => (holds(card) ? [seat] : []));

function award(s: State, f: BidsFrame): void {
  for (const [seat, card] of (f.sealed as number[]).entries()) {
    const { hand } = s.players[seat];
    hand.splice(hand.indexOf(card), 1);
    s.discard.push(card);
  }
  s.players[winnerOf(s, f)].prizes.push(f.prize);
}

function winnerOf({ options }: State, { sealed }: BidsFrame): Seat {
  const cards = sealed as number[];
  return cards.indexOf(options.winner === 'highest' ? Math.max(...cards) : Math.min(...cards));
}

const draw: Step<Magpies, DrawFrame, { do: 'draw' } | { do: 'pass' }> = {
  options: s => (s.deck.length > 0 ? [{ do: 'draw' }, { do: 'pass' }] : [{ do: 'pass' }]),
  choose(g, _, seat, choice) {
    if (choice.do === 'draw') {
      g.reveal();
      const card = g.s.deck.pop()!;
      g.s.players[seat].hand.push(card);
      g.log('drew', { seat });
      g.log('card', { card }, undefined, seat);
    }
    g.done();
  },
};

function view(s: State, viewer: Viewer): View {
  const show = (f: Frame<Magpies['frame']>) =>
    f.kind === 'bids' ? { ...f, sealed: f.sealed.map((card, seat) => (card === null || seat === viewer ? card : 0)) } : f;
  return {
    ...coreView(s, show),
    deck: s.deck.length,
    discard: s.discard,
    hands: s.players.map(p => p.hand.length),
    kept: s.players.map(p => p.kept.length),
    prizes: s.players.map(p => p.prizes),
    own: viewer === 'public' ? null : { hand: s.players[viewer].hand, kept: s.players[viewer].kept },
  };
}

function imagine(v: View, viewer: Viewer, random: Random): Omit<State, 'rng'> {
  const seen = [...v.discard, ...(v.own?.hand ?? []), ...(v.own?.kept ?? [])];
  const unseen = shuffle(
    allCards().filter(card => !seen.includes(card)),
    random,
  );
  const players = v.prizes.map((prizes, seat) =>
    seat === viewer && v.own
      ? { ...v.own, prizes }
      : { hand: unseen.splice(0, v.hands[seat]), kept: unseen.splice(0, v.kept[seat]), prizes },
  );
  const fill = (f: Frame<Magpies['frame']>) =>
    f.kind === 'bids'
      ? { ...f, sealed: f.sealed.map((card, seat) => (card === null || seat === viewer ? card : anyOf(players[seat].hand, random))) }
      : f;
  return { ...coreOf(v, fill), deck: unseen, discard: v.discard, players };
}

const allCards = () => Array.from({ length: CARDS }, (_, i) => i + 1);
const anyOf = (cards: readonly number[], random: Random) => cards[random(cards.length)];

function score(s: State): Score<Magpies['line']>[] {
  const lines = s.players.map(p => ({ prizes: sum(p.prizes), kept: sum(p.kept) }));
  const points = lines.map(({ prizes, kept }) => prizes + kept);
  return lines.map(({ prizes, kept }, seat) => ({
    seat,
    points: points[seat],
    rank: 1 + points.filter(other => other > points[seat]).length,
    lines: [
      { key: 'prizes', points: prizes },
      { key: 'kept', points: kept },
    ],
  }));
}

const sum = (values: readonly number[]) => values.reduce((a, b) => a + b, 0);

export const magpies: Game<Magpies> = {
  id: 'magpies',
  rules: 1,
  seats: { min: 2, max: 3 },
  options: { winner: { values: ['highest', 'lowest'] } },
  setup({ seats, random }) {
    const deck = shuffle(allCards(), random);
    return {
      players: Array.from({ length: seats }, () => ({ hand: deck.splice(0, HAND), kept: [], prizes: [] })),
      deck,
      discard: [],
    };
  },
  opening: { kind: 'game', next: 'prepare', round: 0 },
  steps: { game, prepare, keep, bids, draw },
  view,
  imagine,
  score,
  hides: (_, viewer, seat) => (seat === viewer ? [] : ['kept']),
};

export const en: Words<Magpies> = {
  title: 'Magpies',
  prompts: {
    keep: () => 'Which card do you keep?',
    bids: ({ prize }) => `What do you bid for ${prize}?`,
    draw: () => 'Do you draw a card?',
  },
  choices: {
    keep: ({ card }) => `Keep ${card}`,
    bid: ({ card }) => `Bid ${card}`,
    draw: () => 'Draw',
    pass: () => 'Pass',
  },
  facts: {
    rolled: ({ prize }) => `A prize of ${prize}.`,
    bids: ({ cards, winner }, { name }) => `Bids: ${cards.join(', ')}. ${name(winner)} takes the prize.`,
    drew: ({ seat }, { name }) => `${name(seat)} draws a card.`,
    card: ({ card }) => `It is ${card}.`,
  },
  scores: { prizes: 'Prizes', kept: 'Kept card' },
  options: { winner: { label: 'The prize goes to the', values: { highest: 'highest bid', lowest: 'lowest bid' } } },
  table: ({ view, name }) => view.hands.map((cards, seat) => `${name(seat)} holds ${cards} cards`),
};

export const hu: Words<Magpies> = {
  title: 'Szarkák',
  prompts: {
    keep: () => 'Melyik lapot tartod meg?',
    bids: ({ prize }) => `Mivel licitálsz a ${prize} pontra?`,
    draw: () => 'Húzol egy lapot?',
  },
  choices: {
    keep: ({ card }) => `Megtartom: ${card}`,
    bid: ({ card }) => `Licit: ${card}`,
    draw: () => 'Húzok',
    pass: () => 'Passz',
  },
  facts: {
    rolled: ({ prize }) => `A díj ${prize} pont.`,
    bids: ({ cards, winner }, { name }) => `Licitek: ${cards.join(', ')}. A díjat ${name(winner)} viszi.`,
    drew: ({ seat }, { name }) => `${name(seat)} lapot húzott.`,
    card: ({ card }) => `A lap: ${card}.`,
  },
  scores: { prizes: 'Díjak', kept: 'Megtartott lap' },
  options: { winner: { label: 'A díjat viszi', values: { highest: 'a legmagasabb licit', lowest: 'a legalacsonyabb licit' } } },
  table: ({ view, name }) => view.hands.map((cards, seat) => `${name(seat)} kezében ${cards} lap van`),
};

/** Every card is in exactly one place. */
function invariant(s: State): string | null {
  const cards = [...s.deck, ...s.discard, ...s.players.flatMap(p => [...p.hand, ...p.kept])];
  return new Set(cards).size === CARDS && cards.length === CARDS ? null : `cards on the table: ${cards.join(' ')}`;
}

/** Deals anew all cards that this viewer cannot see. */
function disguise(s: State, viewer: Viewer, random: Random): void {
  const others = s.players.filter((_, seat) => seat !== viewer);
  const places = [s.deck, ...others.flatMap(p => [p.hand, p.kept])];
  const cards = shuffle(places.flat(), random);
  for (const place of places) place.splice(0, place.length, ...cards.splice(0, place.length));
  for (const f of s.stack) {
    if (f.kind !== 'bids') continue;
    f.sealed = f.sealed.map((card, seat) => (card === null || seat === viewer ? card : anyOf(s.players[seat].hand, random)));
  }
}

export const plan: Plan<Magpies> = { invariant, disguise, voices: { en: voice(en), hu: voice(hu) }, maxMoves: 200 };
