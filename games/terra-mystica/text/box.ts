/** Everything in the box as both languages describe it, in the order of the rulebook. */
import { type BoxKind, type BoxPiece, capital, sentenceOf } from '@tarsas/words';
import {
  BONUS_IDS,
  FACTION_IDS,
  FACTIONS,
  FAVOR_IDS,
  type FactionId,
  FINAL_TILES,
  POWER_ACTION_IDS,
  type Price,
  SCORING_IDS,
  STRUCTURES,
  type Structure,
  TOWN_IDS,
} from '../data/index.ts';
import type { ComponentWords, Piece } from './pieces.ts';

export interface BoxWords {
  kinds: Record<'factions' | 'bonusCards' | 'scoringTiles' | 'favorTiles' | 'townTiles' | 'powerActions' | 'finalTiles', string>;
  start(id: FactionId): string;
  goods(price: Price): string;
  atStart: string;
  ability: string;
  stronghold: string;
  costs: string;
}

/** Where the rulebook speaks of a faction. */
const FACTION_RULES: Record<FactionId, string> = {
  fakirs: 'TM-FAKIR-01',
  nomads: 'TM-NOMAD-01',
  chaosmagicians: 'TM-CHAOS-01',
  giants: 'TM-GIANT-01',
  mermaids: 'TM-MERM-01',
  swarmlings: 'TM-SWARM-01',
  dwarves: 'TM-DWARF-01',
  engineers: 'TM-ENG-01',
  cultists: 'TM-CULTI-01',
  halflings: 'TM-HALF-01',
  alchemists: 'TM-ALCH-01',
  darklings: 'TM-DARK-01',
  auren: 'TM-AUREN-01',
  witches: 'TM-WITCH-01',
  icemaidens: 'FI-MAIDEN-01',
  yetis: 'FI-YETI-01',
  acolytes: 'FI-ACOL-01',
  dragonlords: 'FI-DRAGON-01',
  riverwalkers: 'FI-RIVER-01',
  shapeshifters: 'FI-SHAPE-01',
};

export function boxOf(words: ComponentWords, box: BoxWords): BoxKind[] {
  const faction = (id: FactionId): BoxPiece => {
    const { name, ability, stronghold } = words.factions[id];
    const prices = FACTIONS[id].cost.flatMap((price, n) =>
      n === 0 ? [] : [`${words.structures[STRUCTURES[n] as Structure].name} ${box.goods(price)}`],
    );
    return {
      id,
      name: capital(name),
      about: [
        `${box.atStart}: ${box.start(id)}.`,
        `${box.ability}: ${ability}.`,
        `${box.stronghold}: ${stronghold}.`,
        `${box.costs}: ${prices.join('; ')}.`,
      ],
      rule: FACTION_RULES[id],
    };
  };
  const tiles = <K extends string>(ids: readonly K[], of: Readonly<Record<K, Piece>>, rule?: string): BoxPiece[] =>
    ids.map(id => ({ id, name: capital(of[id].name), about: [sentenceOf(of[id].about)], ...(rule && { rule }) }));
  const kind = (kind: keyof BoxWords['kinds'], pieces: BoxPiece[]): BoxKind => ({ kind, title: box.kinds[kind], pieces });
  return [
    kind('factions', FACTION_IDS.map(faction)),
    kind('bonusCards', tiles(BONUS_IDS, words.bonusCards, 'TM-BON-01')),
    kind('scoringTiles', tiles(SCORING_IDS, words.scoringTiles, 'TM-SCORE-01')),
    kind('favorTiles', tiles(FAVOR_IDS, words.favorTiles, 'TM-FAV-01')),
    kind('townTiles', tiles(TOWN_IDS, words.townTiles, 'TM-TWT-01')),
    kind('powerActions', tiles(POWER_ACTION_IDS, words.powerActions)),
    kind('finalTiles', tiles(FINAL_TILES, words.finalTiles, 'FI-FINAL-01')),
  ];
}
