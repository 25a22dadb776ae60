/** What everybody owns, kept from the facts alone: the tables of the game are read, its rules are not. */
import type { Seat } from '@tarsas/kernel';
import { SECTION_IDS, type SectionId } from '../../data/castle.ts';
import { DEBTS_ABOVE, DEEDS_ABOVE } from '../../data/common.ts';
import { type Components, componentsOf, STARTING_IDS } from '../../data/components.ts';
import type { Icon } from '../../data/effects.ts';
import { RIBBONS } from '../../data/manuscripts.ts';
import { TRACK, WORKERS } from '../../data/player-board.ts';
import type { AiId } from '../../data/solo.ts';
import type { Viscounts } from '../../rules/state.ts';

export interface Owner {
  space: string;
  silver: number;
  ink: number;
  gold: number;
  stone: number;
  unpaid: number;
  paid: number;
  acquired: number;
  approved: number;
  corruption: number;
  virtue: number;
  workers: number;
  built: string[];
  startCard: number;
  board: (string | null)[];
  handSize: number;
  /** Hand and draw pile together. The AI's schemes in the draw pile are only counted. */
  hidden: string[];
  discard: string[];
  manuscripts: string[];
}

export interface Books {
  seats: number;
  /** From the fact that it joins. */
  ai: AiId | null;
  tables: Components;
  /** Segments clockwise, as laid out. */
  ring: readonly string[];
  owners: Owner[];
  round: number;
  lastRound: number;
  active: Seat;
  debts: number;
  deeds: number;
  leader: Seat;
  bonus: Seat[];
  /** Workers by section and seat on the first two tiers, by seat on the third. */
  tiers: [Record<SectionId, number[]>, Record<SectionId, number[]>];
  top: number[];
  /** Owner and building by plot. */
  plots: Map<string, { seat: Seat; building: string }>;
  removed: string[];
  taken: { folk: number; manuscripts: number };
  schemes: { draw: number; future: number };
  /** What lies on the right space when a turn begins must drop off. */
  leaving: string | null;
  scored: number[];
  objections: string[];
}

export function openBooks(options: Viscounts['options'], seats: number, { ring, players: { length: players } }: Viscounts['view']): Books {
  const sections = () => Object.fromEntries(SECTION_IDS.map(id => [id, new Array<number>(players).fill(0)])) as Record<SectionId, number[]>;
  return {
    seats,
    ai: null,
    tables: componentsOf(options.components),
    ring,
    owners: Array.from({ length: players }, (_, seat) => newOwner(seat < seats)),
    round: 0,
    lastRound: 0,
    active: 0,
    debts: DEBTS_ABOVE[players],
    deeds: DEEDS_ABOVE[players],
    leader: -1,
    bonus: RIBBONS.map(() => -1),
    tiers: [sections(), sections()],
    top: new Array<number>(players).fill(0),
    plots: new Map(),
    removed: [],
    taken: { folk: 0, manuscripts: 0 },
    schemes: { draw: 0, future: 0 },
    leaving: null,
    scored: [],
    objections: [],
  };
}

function newOwner(human: boolean): Owner {
  const nothing = { silver: 0, ink: 0, gold: 0, stone: 0, unpaid: 0, paid: 0, acquired: 0, approved: 0 };
  const track = { corruption: TRACK.left, virtue: TRACK.right };
  const cards = { board: [null, null, null], handSize: 0, hidden: [], discard: human ? [...STARTING_IDS] : [], manuscripts: [] };
  return { space: '', ...nothing, ...track, ...cards, workers: WORKERS, built: [], startCard: 0 };
}

export const iconsOf = (books: Books, seat: Seat, card: string): readonly Icon[] =>
  (seat < books.seats ? books.tables.cards : books.tables.schemes)[card].icons;

export const criminalsOf = (books: Books, seat: Seat): number =>
  books.owners[seat].board.flatMap(card => (card === null ? [] : iconsOf(books, seat, card))).filter(icon => icon === 'criminal').length;
