/** Tiles and factions in words, put together from the words of a language. */
import { capital } from '@tarsas/words';
import {
  BONUS_CARDS,
  type BonusCard,
  type Cult,
  FACTIONS,
  FAVOR_TILES,
  type FactionId,
  type FavorTile,
  type Gain,
  POWER_ACTIONS,
  type PowerAction,
  SCORING_TILES,
  type ScoringTile,
  type Terrain,
  TOWN_TILES,
  type TownTile,
} from '../data/index.ts';
import { each, type Piece, type ScoringWords } from './pieces.ts';

/** The words of one language. */
export interface Lexicon {
  cults: Readonly<Record<Cult, string>>;
  terrain(terrain: Terrain): string;
  /** A home terrain that is chosen during the game. */
  anyTerrain: string;
  power: string;
  goods(some: Readonly<Partial<Gain>>): string;
  steps(n: number, cult: Cult): string;
  bonusCard(card: BonusCard): Piece;
  scoringTile(tile: ScoringTile): ScoringWords;
  /** What a favor tile goes on giving, in short and in full. */
  favorAbility(tile: FavorTile): { short: string; about: string } | null;
  townTile(tile: TownTile): Piece;
  powerAction(action: PowerAction): Piece;
}

export function phrases(lexicon: Lexicon) {
  const { cults, terrain, anyTerrain, power, goods, steps, bonusCard, scoringTile, favorAbility, townTile, powerAction } = lexicon;

  function favorTile(tile: FavorTile): Piece {
    const ability = favorAbility(tile);
    const climb = steps(tile.steps, tile.cult);
    return {
      name: `${capital(cults[tile.cult])} ${tile.steps}${ability ? ` (${ability.short})` : ''}`,
      about: ability ? `${climb}; ${ability.about}` : climb,
    };
  }

  return {
    tiles: {
      bonusCards: each(BONUS_CARDS as Record<keyof typeof BONUS_CARDS, BonusCard>, bonusCard),
      scoringTiles: each(SCORING_TILES as Record<keyof typeof SCORING_TILES, ScoringTile>, scoringTile),
      favorTiles: each(FAVOR_TILES as Record<keyof typeof FAVOR_TILES, FavorTile>, favorTile),
      townTiles: each(TOWN_TILES as Record<keyof typeof TOWN_TILES, TownTile>, townTile),
      powerActions: each(POWER_ACTIONS as Record<keyof typeof POWER_ACTIONS, PowerAction>, powerAction),
    },
    /** `desert; 15 coins and 3 workers; power 5/7/0; fire 1, air 1`. */
    startOf(id: FactionId): string {
      const { start, home } = FACTIONS[id];
      const { coins, workers, priests } = start;
      const climbed = Object.entries(start.cults).map(([cult, n]) => `${cults[cult as Cult]} ${n}`);
      const land = home === 'chosen' ? anyTerrain : terrain(home);
      const parts = [land, goods({ coins, workers, priests }), `${power} ${start.power.join('/')}`, climbed.join(', ')];
      return parts.filter(Boolean).join('; ');
    },
  };
}
