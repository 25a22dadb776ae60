/** A position of Viscounts as numbers. */
import type { Seat } from '@tarsas/kernel';
import { type Column, each, featuresFrom } from '../../../bots/columns.ts';
import type { Features } from '../../../bots/features.ts';
import { WORKER_VP } from '../data/castle.ts';
import { ACTIONS, type Action, BUILDING_TYPES, ICONS } from '../data/effects.ts';
import { RIBBONS } from '../data/manuscripts.ts';
import { AI_IDS } from '../data/solo.ts';
import { BOOK_STARTS, CROWD, FOLK_STARTS, SEGMENT_COUNT } from '../rules/questions/board.ts';
import { builtCount } from '../rules/questions/buildings.ts';
import { pointsOf } from '../rules/questions/score.ts';
import { type Player, resourcesOf, type State } from '../rules/state.ts';
import { progress, prospects, type Strengths, strengthsOf } from './hope.ts';
import { type Outlook, outlookOf, turnsLeft } from './outlook.ts';
import { BUILT_VP, chanceOf, ribbonCounts, setsNow } from './player.ts';
import { TERMS, termsOf } from './value.ts';
import { weights } from './weights.ts';

/** Workers of a player on each tier, and the sections of the lower two where two of them wait for a third. */
interface Castle {
  tiers: readonly [number, number, number];
  pairs: number;
  pairsAbove: number;
}

function castleOf(s: State, seat: Seat): Castle {
  let first = 0;
  let second = 0;
  let pairs = 0;
  let pairsAbove = 0;
  for (let section = 0; section < SEGMENT_COUNT; section++) {
    const below = s.tier1[section * CROWD + seat];
    const above = s.tier2[section * CROWD + seat];
    first += below;
    second += above;
    if (below === 2) pairs++;
    if (above === 2) pairsAbove++;
  }
  return { tiers: [first, second, s.tier3[seat]], pairs, pairsAbove };
}

const castlePoints = ({ tiers }: Castle): number => tiers.reduce((sum, n, tier) => sum + n * WORKER_VP[tier], 0);

/** Icons of all these cards, in the order of `ICONS`. */
function iconsOf(o: Outlook, ...zones: (readonly (string | null)[])[]): number[] {
  const count = ICONS.map(() => 0);
  for (const zone of zones)
    for (const card of zone) if (card !== null) for (const icon of o.parts.cards[card].icons) count[ICONS.indexOf(icon)]++;
  return count;
}

interface Table {
  s: State;
  turns: number;
  /** The opponent of the solo game. */
  ai: { p: Player; castle: Castle; ribbons: number } | null;
}

const drawn = (at: readonly number[]): number => at.reduce((sum, n) => sum + n, 0);
const FIRST_OF_PILES = (starts: readonly number[]): number => drawn(starts.slice(0, -1));
const FOLK = FIRST_OF_PILES(FOLK_STARTS);
const BOOKS = FIRST_OF_PILES(BOOK_STARTS);

const TABLE: readonly Column<Table>[] = [
  ['seats', ({ s }) => s.seats / 4],
  ['alone', ({ s }) => Number(s.seats === 1)],
  ...each('against', AI_IDS, ({ s }: Table, id) => s.ai === id),
  ['difficulty', ({ s, ai }) => (ai ? s.options.difficulty / 4 : 0)],
  ['set-up', ({ s }) => Number(s.round === 0)],
  ['round', ({ s }) => s.round / 10],
  ['last round', ({ s }) => Number(s.lastRound > 0)],
  ['rounds left', ({ turns }) => turns / 8],
  ['debts', ({ s }) => s.debts / 10],
  ['deeds', ({ s }) => s.deeds / 10],
  ['poverty', ({ s }) => chanceOf(s, s.debts, s.deeds)],
  ['prosperity', ({ s }) => chanceOf(s, s.deeds, s.debts)],
  ['free spots', ({ s }) => s.spots.filter(owner => owner < 0).length / s.spots.length],
  ['townsfolk gone', ({ s }) => (drawn(s.folkAt) - FOLK) / 30],
  ['manuscripts gone', ({ s }) => (drawn(s.bookAt) - BOOKS) / 12],
  ...each('bonus card', RIBBONS, ({ s }: Table, _, i) => s.bonus[i] < 0),
  ['leader on top', ({ s }) => Math.max(...s.tier3) / 4],
  ['opponent: castle', ({ ai }) => (ai ? castlePoints(ai.castle) / 20 : 0)],
  ['opponent: buildings', ({ ai }) => (ai ? BUILT_VP[ai.p.built] / 20 : 0)],
  ['opponent: manuscripts', ({ ai }) => (ai ? ai.p.manuscripts.length / 5 : 0)],
  ['opponent: ribbons', ({ ai }) => (ai ? ai.ribbons / 16 : 0)],
  ['opponent: deeds', ({ ai }) => (ai ? (ai.p.acquired + 3 * ai.p.approved) / 12 : 0)],
  ['opponent: unpaid', ({ ai }) => (ai ? ai.p.unpaid / 4 : 0)],
  ['opponent: paid', ({ ai }) => (ai ? ai.p.paid / 4 : 0)],
  ['opponent: pieces', ({ ai }) => (ai ? resourcesOf(ai.p) / 8 : 0)],
  ['opponent: leads', ({ s, ai }) => Number(ai !== null && s.leader === s.seats)],
  ['opponent: schemes', ({ s, ai }) => (ai ? (ai.p.draw.length + s.future.length) / 15 : 0)],
];

interface Sitting {
  s: State;
  p: Player;
  seat: Seat;
  value: number;
  terms: readonly number[];
  castle: Castle;
  ribbons: readonly number[];
  have: Strengths;
  /** What a way of a few steps promises, by action. */
  promises: Record<Action, number>;
  /** Icons of an average card, and of the hand: one's own as it is, another's as it is on average. */
  deck: readonly number[];
  hand: readonly number[];
  turns: number;
}

/** Merchants cannot be bought. */
const BOUGHT = ACTIONS.filter(action => action !== 'trade');
/** Terms that are large at any time. */
const LARGE: readonly string[] = ['points', 'deck', 'usual'];

const SEAT: readonly Column<Sitting>[] = [
  ['value', one => (one.value - 60) / 30],
  ...TERMS.map((term, i): Column<Sitting> => [`term ${term}`, ({ terms }) => terms[i] / (LARGE.includes(term) ? 30 : 8)]),
  ['silver', ({ p }) => p.silver / 5],
  ['ink', ({ p }) => p.ink / 3],
  ['gold', ({ p }) => p.gold / 3],
  ['stone', ({ p }) => p.stone / 3],
  ['unpaid', ({ p }) => p.unpaid / 3],
  ['paid', ({ p }) => p.paid / 3],
  ['acquired', ({ p }) => p.acquired / 3],
  ['approved', ({ p }) => p.approved / 3],
  ['corruption', ({ p }) => p.corruption / 4],
  ['virtue', ({ p }) => p.virtue / 4],
  ['gap', ({ p }) => (p.virtue - p.corruption) / 4],
  ['workers', ({ p }) => p.workers / 10],
  ...each('tier', ['1', '2', '3'], ({ castle }: Sitting, _, i) => castle.tiers[i] / 4),
  ['pairs', ({ castle }) => castle.pairs],
  ['pairs above', ({ castle }) => castle.pairsAbove],
  ['leads', ({ s, seat }) => Number(s.leader === seat)],
  ['behind the leader', ({ s, seat }) => (s.leader < 0 || s.leader === seat ? 0 : (s.tier3[s.leader] - s.tier3[seat]) / 3)],
  ...each('built', BUILDING_TYPES, ({ p }: Sitting, type) => builtCount(p, type)),
  ['building points', ({ p }) => BUILT_VP[p.built] / 20],
  ['manuscripts', ({ p }) => p.manuscripts.length / 4],
  ...each('ribbons', RIBBONS, ({ ribbons }: Sitting, _, i) => ribbons[i]),
  ['sets', ({ ribbons }) => setsNow(ribbons) / 16],
  ...each('has bonus', RIBBONS, ({ s, seat }: Sitting, _, i) => s.bonus[i] === seat),
  ...each('icons', ACTIONS, ({ have }: Sitting, action) => have.icons[action] / 4),
  ...each('could buy', BOUGHT, ({ have }: Sitting, action) => have.bought[action] / 4),
  ...each('promise', ACTIONS, ({ promises }: Sitting, action) => promises[action] / 6),
  ['cards', ({ have }) => have.deck.cards / 12],
  ['average card', ({ have }) => have.deck.average / 4],
  ...each('deck', ICONS, ({ deck }: Sitting, _, i) => deck[i]),
  ...each('hand', ICONS, ({ hand }: Sitting, _, i) => hand[i] / 3),
  ['turns left', ({ turns }) => turns / 8],
  ['to move', ({ s, seat }) => Number(progress(s, seat) === 'before')],
  ['to hire', ({ s, seat }) => Number(progress(s, seat) === 'after')],
  ['is first', ({ s, seat }) => Number(s.start === seat)],
  ['is the AI', ({ s, seat }) => Number(seat === s.seats)],
];

function sittingOf(s: State, o: Outlook, seat: Seat, isViewer: boolean, terms: readonly number[]): Sitting {
  const p = s.players[seat];
  const have = strengthsOf(o, s, seat);
  const hidden = iconsOf(o, p.hand, p.draw);
  const heap = p.hand.length + p.draw.length;
  const share = heap === 0 ? 0 : p.hand.length / heap;
  return {
    s,
    p,
    seat,
    value: terms.reduce((a, b) => a + b, 0),
    terms,
    castle: castleOf(s, seat),
    ribbons: ribbonCounts(o, p.manuscripts),
    have,
    promises: prospects(o, s, seat, have),
    deck: iconsOf(o, p.hand, p.draw, p.discard, p.board).map(n => n / Math.max(1, have.deck.cards)),
    hand: isViewer ? iconsOf(o, p.hand) : hidden.map(n => n * share),
    turns: turnsLeft(s, seat, weights),
  };
}

const NOTHING: Record<Action, number> = { trade: 0, construct: 0, placeWorkers: 0, transcribe: 0 };
const NO_ICONS = ICONS.map(() => 0);
const NO_DECK = { cards: 0, average: 0, turns: 0 };

/** The AI plays by schemes: it has neither hand nor deck, and what it may do says nothing about what it will. */
function automaticOf(s: State, { p, castle }: NonNullable<Table['ai']>, o: Outlook): Sitting {
  return {
    s,
    p,
    seat: s.seats,
    value: pointsOf(s, s.seats),
    terms: TERMS.map(() => 0),
    castle,
    ribbons: ribbonCounts(o, p.manuscripts),
    have: { deck: NO_DECK, icons: NOTHING, bought: NOTHING },
    promises: NOTHING,
    deck: NO_ICONS,
    hand: NO_ICONS,
    turns: turnsLeft(s, s.active, weights),
  };
}

/** What a player owns is public, but for what of it is in the hand; the hand-made value does not ask for that. */
export const features: Features<State> = featuresFrom(TABLE, SEAT, (s, viewer) => {
  const o = outlookOf(s, weights);
  const p = s.ai === null ? null : s.players[s.seats];
  const ai = p && { p, castle: castleOf(s, s.seats), ribbons: setsNow(ribbonCounts(o, p.manuscripts)) };
  return {
    table: { s, turns: turnsLeft(s, s.active, weights), ai },
    seats: [
      ...termsOf(s, weights).map((terms, seat) => sittingOf(s, o, seat, seat === viewer, terms)),
      ...(ai ? [automaticOf(s, ai, o)] : []),
    ],
  };
});
