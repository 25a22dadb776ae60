/** What the header of a log says about the table: options, tiles, factions, map. */
import {
  BONUS_CARDS,
  BONUS_IDS,
  type BonusId,
  FACTIONS,
  type FactionId,
  FINAL_TILES,
  type FinalTile,
  MAP_IDS,
  MAPS,
  type MapId,
  SCORING_IDS,
  type ScoringId,
  SERVER_DECLINED_OFFERS,
  SERVER_MAPS,
  TERRAINS,
} from '../data/index.ts';
import type { Options } from '../rules/options.ts';
import { type Command, factionOf, NotationError } from './parse.ts';

export interface Header {
  /** In table order. */
  factions: FactionId[];
  options: Partial<Options>;
}

/** `map` overrides what the log says, for logs that do not say it. */
export function readHeader(commands: readonly Command[], map?: MapId): Header {
  const factions = commands.flatMap(({ text, faction, line }) => {
    const setup = faction ? null : /^setup (\w+)/i.exec(text);
    return setup ? [factionOf(setup[1], line)] : [];
  });
  if (factions.length < 2) throw new NotationError(1, 'the log sets up fewer than two factions');
  const words = serverOptions(commands);
  const cards = cardsInPlay(commands, words);
  const homes = factions.map(faction => FACTIONS[faction].home);
  return {
    factions,
    options: {
      ...SERVER_WAYS,
      map: map ?? mapNamed(commands) ?? mapThatFits(commands),
      factions: 'choose',
      startPlayer: 'first-seat',
      iceFactions: homes.includes('ice'),
      volcanoFactions: homes.includes('volcano'),
      variableFactions: homes.includes('chosen'),
      finalTile: finalTile(commands),
      turnOrder: words.has('variable-turn-order') ? 'variable' : 'clockwise',
      shippingCard: words.has('shipping-bonus'),
      templeTile: words.has('temple-scoring-tile'),
      newTownTiles: words.has('mini-expansion-1'),
      declinedOffers: words.has(SERVER_DECLINED_OFFERS) ? 'server' : 'none',
      leaving: commands.some(({ text }) => /^(drop-faction|resign)/i.test(text)),
      prescribed: { scoring: scoringTiles(commands), cards },
      ...ourOptions(commands),
    },
  };
}

/** The reference server's ways, where they differ from the rulebook (TM-DIFF, FI-DIFF). */
export const SERVER_WAYS = {
  leech: 'open',
  sacrifice: 'free',
  spadePoints: 'gained',
  spadeActionsWithoutSpades: 'forbidden',
  lateKeys: 'turn',
  coinsForPoints: true,
  idleActions: true,
  loneOutposts: 'count',
} as const satisfies Partial<Options>;

/** Options that we note in comments: `# tarsas leech at-once`. */
export const NOTED = [
  'leech',
  'declinedOffers',
  'sacrifice',
  'spadePoints',
  'spadeActionsWithoutSpades',
  'lateKeys',
  'coinsForPoints',
  'idleActions',
  'startingPoints',
  'loneOutposts',
] as const;

function ourOptions(commands: readonly Command[]): Partial<Options> {
  const noted = headerLines(commands, /^tarsas (\w+) (\S+)$/i).filter(({ match }) => NOTED.some(key => key === match[1]));
  return Object.fromEntries(noted.map(({ match }) => [match[1], match[2] === 'true' || (match[2] === 'false' ? false : match[2])]));
}

function headerLines(commands: readonly Command[], pattern: RegExp): { match: RegExpExecArray; line: number }[] {
  return commands.flatMap(({ faction, text, line }) => {
    const match = faction ? null : pattern.exec(text);
    return match ? [{ match, line }] : [];
  });
}

/** `fire-and-ice-factions/variable_v5` and the like are implied by the factions set up. */
function serverOptions(commands: readonly Command[]): Set<string> {
  const words = new Set(headerLines(commands, /^option (\S+)$/i).map(({ match }) => match[1].toLowerCase()));
  for (const { match } of headerLines(commands, /^dropoption (\S+)$/i)) words.delete(match[1].toLowerCase());
  return words;
}

function scoringTiles(commands: readonly Command[]): ScoringId[] {
  const found = headerLines(commands, /^score (.+)$/i).at(-1);
  if (!found) throw new NotationError(1, 'the log does not name its scoring tiles');
  return found.match[1].split(',').map(word => {
    const id = SCORING_IDS.find(known => known === word.trim().toUpperCase());
    if (!id) throw new NotationError(found.line, `'${word}' is no scoring tile`);
    return id;
  });
}

function cardsInPlay(commands: readonly Command[], words: ReadonlySet<string>): BonusId[] {
  const removed = new Set(headerLines(commands, /^delete (\w+)$/i).map(({ match }) => match[1].toUpperCase()));
  return BONUS_IDS.filter(id => !removed.has(id) && (!BONUS_CARDS[id].promo || words.has('shipping-bonus')));
}

function finalTile(commands: readonly Command[]): 'none' | FinalTile {
  const found = headerLines(commands, /^final-scoring (\S+)$/i).at(-1);
  if (!found) return 'none';
  const tile = FINAL_TILES.find(known => known === found.match[1].toLowerCase());
  if (!tile) throw new NotationError(found.line, `'${found.match[1]}' is no final scoring tile`);
  return tile;
}

function mapNamed(commands: readonly Command[]): MapId | undefined {
  const found = headerLines(commands, /^map (\S+)$/i).at(-1);
  if (!found) return undefined;
  if (found.match[1] === 'original') return 'base';
  const map = MAP_IDS.find(id => id === found.match[1] || SERVER_MAPS[id] === found.match[1]);
  if (!map) throw new NotationError(found.line, `map '${found.match[1]}' is not known`);
  return map;
}

/** Without a word about the map: the first one on which every first dwelling stands on the right terrain. */
function mapThatFits(commands: readonly Command[]): MapId {
  const chosen = new Map<string, string>();
  const places: { faction: FactionId; hex: string }[] = [];
  for (const { faction, text } of commands) {
    if (!faction) continue;
    if (/^pass/i.test(text)) break;
    const colour = /^pick-color (\w+)$/i.exec(text);
    if (colour) chosen.set(faction, terrainOf(colour[1]) ?? '');
    const hex = /^build (\w+)$/i.exec(text);
    if (hex) places.push({ faction, hex: hex[1].toUpperCase() });
  }
  const terrainFor = (faction: FactionId) => chosen.get(faction) ?? FACTIONS[faction].home;
  const fits = (id: MapId) => places.every(({ faction, hex }) => MAPS[id].terrain[MAPS[id].numbers[hex]] === terrainFor(faction));
  return MAP_IDS.find(fits) ?? 'base';
}

const COLOUR_WORDS: Record<string, string> = {
  yellow: 'desert',
  brown: 'plains',
  black: 'swamp',
  blue: 'lake',
  green: 'forest',
  gray: 'mountain',
  grey: 'mountain',
  red: 'wasteland',
  white: 'ice',
  orange: 'volcano',
};

/** A colour or a terrain, as players write either. */
export function terrainOf(word: string): (typeof TERRAINS)[number] | undefined {
  const name = word.toLowerCase();
  return TERRAINS.find(terrain => terrain === (COLOUR_WORDS[name] ?? name));
}
