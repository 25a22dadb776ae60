/** The position in words, put together from the words of a language. */
import type { Say } from '@tarsas/kernel';
import { capital } from '@tarsas/words';
import {
  BUILDINGS,
  type Building,
  DISCIPLINES,
  type Discipline,
  type FactionId,
  type Guess,
  RING,
  ROUNDS,
  SLOTS,
  type Terrain,
  TOOLS_PER_SPADE,
} from '../data/index.ts';
import { type AgeOfInnovation, mapOf, type Player, type View } from '../rules/state.ts';
import type { Phrases } from './lexicon.ts';
import { guessesIn } from './pieces.ts';

/** The words of the position. */
export interface TableWords {
  round(round: number, of: number): string;
  choosing: string;
  nothing: string;
  player(name: string, who: string, p: Player, toolsPerSpade: number): string;
  science(levels: string, keys: number): string;
  level(discipline: Discipline, level: number, books: number): string;
  tiles: string;
  row(row: string): string;
  standing(kind: string, owner: string): string;
  /** A slot of the competency board: its steps and books, and how many tiles are left. */
  slot(discipline: Discipline, steps: number, books: number): string;
  left(n: number): string;
  beside: Readonly<Record<'innovations' | 'competencies' | 'palaces' | 'bookActions' | 'bonuses' | 'used', string>>;
}

/** What components are called. */
interface Names {
  building: Readonly<Record<Building, string>>;
  terrain: Readonly<Record<Terrain, string>>;
  faction: Readonly<Record<FactionId, string>>;
  guess: Readonly<Record<Guess, string>>;
}

export function slotWords(words: Pick<TableWords, 'slot'>, view: View, tile: View['competencies'][number]): string {
  const { discipline, steps, books } = SLOTS[view.competencies.indexOf(tile)];
  return words.slot(discipline, steps, books);
}

/** The position in words: the round, the players, the map, what lies beside the board. */
export function tableLines(words: TableWords, names: Phrases & Names, say: Say<AgeOfInnovation>): string[] {
  const { view } = say;
  const { describe, described, roundWords } = names;
  // Descriptions have commas of their own.
  const items = (parts: readonly string[]) => (parts.length > 0 ? parts.join(' | ') : words.nothing);
  const playerLines = (p: Player, seat: number): string[] => {
    const who = p.board && p.faction ? `${names.terrain[p.board]}, ${names.faction[p.faction]}` : words.choosing;
    const tiles = [p.faction, p.bonus, p.palace, ...p.innovations, ...p.competencies, ...p.cities].filter(id => id !== null);
    return [
      words.player(say.name(seat), who, p, TOOLS_PER_SPADE[p.terraforming]),
      `  ${words.science(DISCIPLINES.map((d, i) => words.level(d, p.science[i], p.books[i])).join(', '), p.keys)}`,
      `  ${words.tiles}: ${items(tiles.map(id => described(id, view.options.factions === '2024')))}`,
    ];
  };
  const { beside } = words;
  const finalTile = view.round === ROUNDS ? view.finalTile : null;
  const piles = view.competencies.map((tile, i) => `${described(tile)}: ${slotWords(words, view, tile)}, ${words.left(view.piles[i])}`);
  return [
    words.round(view.round, ROUNDS),
    ...(view.round > 0 ? [capital(roundWords(view.rounds[view.round - 1], finalTile))] : []),
    ...view.players.flatMap(playerLines),
    ...mapLines(words, names, say),
    `${beside.innovations}: ${items(view.display.filter(id => id !== null).map(id => described(id)))}`,
    `${beside.competencies}: ${items(piles)}`,
    `${beside.palaces}: ${items(view.palaces.map(id => described(id)))}`,
    `${beside.bookActions}: ${items(view.bookActions.map(id => describe(id)))}`,
    `${beside.bonuses}: ${items(view.bonuses.map(id => described(id)))}`,
    `${beside.used}: ${items(view.covered.map(id => describe(id)))}`,
    ...guessesIn(view).map(guess => names.guess[guess]),
  ];
}

/** Row by row the land hexes with their terrain and what stands there. */
function mapLines(words: TableWords, { building, terrain }: Names, { view, name }: Say<AgeOfInnovation>): string[] {
  const { land, ids } = mapOf(view);
  const rows = new Map<string, string[]>();
  for (const hex of land) {
    const kind = building[BUILDINGS[view.building[hex]] as Building];
    const standing = view.owner[hex] < 0 ? '' : ` (${words.standing(kind, name(view.owner[hex]))})`;
    const row = rows.get(ids[hex][0]) ?? [];
    rows.set(ids[hex][0], [...row, `${ids[hex]} ${terrain[RING[view.terrain[hex]]]}${standing}`]);
  }
  return [...rows].map(([row, hexes]) => `${words.row(row)}: ${hexes.join(', ')}`);
}
