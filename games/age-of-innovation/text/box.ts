/** Everything in the box as both languages describe it, in the order of the rulebook's appendices. */
import { type BoxKind, type BoxPiece, capital, sentenceOf } from '@tarsas/words';
import * as data from '../data/index.ts';
import type { Source } from '../rules/state.ts';

export interface BoxWords {
  kinds: Record<
    | 'boards'
    | 'factions'
    | 'palaces'
    | 'innovations'
    | 'competencies'
    | 'roundBonuses'
    | 'roundTiles'
    | 'finalTiles'
    | 'powerActions'
    | 'bookActions'
    | 'cityTiles',
    string
  >;
  /** `3 power`, `2 books`: what an action costs. */
  price(of: { power?: number; books?: number }): string;
}

interface Describing {
  named(id: Source): string;
  describe(id: Source): string;
}

const RULES: Readonly<Record<string, { rule?: string }>> = {
  ...data.BOARDS,
  ...data.FACTIONS,
  ...data.PALACES,
  ...data.INNOVATIONS,
  ...data.COMPETENCIES,
  ...data.BONUSES,
  ...data.ROUND_TILES,
  ...data.FINAL_TILES,
  ...data.POWER_ACTIONS,
  ...data.BOOK_ACTIONS,
  ...data.CITY_TILES,
};
const PRICED: Readonly<Record<string, { price: { power?: number; books?: number } }>> = { ...data.POWER_ACTIONS, ...data.BOOK_ACTIONS };

export function boxOf({ named, describe }: Describing, { kinds, price }: BoxWords): BoxKind[] {
  const piece = (id: Source): BoxPiece => {
    const rule = RULES[id]?.rule;
    const cost = PRICED[id] ? `${price(PRICED[id].price)}: ` : '';
    return {
      id,
      name: capital(named(id).replace(/^the /, '')),
      about: `${cost}${describe(id)}`.split('; ').map(sentenceOf),
      ...(rule && { rule }),
    };
  };
  const kind = (kind: keyof BoxWords['kinds'], ids: readonly Source[]): BoxKind => ({ kind, title: kinds[kind], pieces: ids.map(piece) });
  return [
    kind('boards', data.BOARD_IDS),
    kind('factions', data.FACTION_IDS),
    kind('palaces', data.PALACE_IDS),
    kind('innovations', data.INNOVATION_IDS),
    kind('competencies', data.COMPETENCY_IDS),
    kind('roundBonuses', data.BONUS_IDS),
    kind('roundTiles', data.ROUND_TILE_IDS),
    kind('finalTiles', data.FINAL_TILE_IDS),
    kind('powerActions', data.POWER_ACTION_IDS),
    kind('bookActions', data.BOOK_ACTION_IDS),
    kind('cityTiles', data.CITY_TILE_IDS),
  ];
}
