/** Tiles and factions in words, put together from the words of a language. */
import { capital } from '@tarsas/words';
import {
  BONUS_CARDS,
  type BonusCard,
  type BonusId,
  type Cult,
  FACTIONS,
  FAVOR_TILES,
  type FactionId,
  type FavorId,
  type FavorTile,
  type Gain,
  POWER_ACTIONS,
  type PowerAction,
  type PowerActionId,
  SCORING_TILES,
  type Scored,
  type ScoringId,
  type ScoringTile,
  type Terrain,
  type TileAction,
  TOWN_TILES,
  type TownId,
  type TownTile,
} from '../data/index.ts';
import { each, type Piece, type ScoringWords } from './pieces.ts';

/** The words of one language. A `Piece` is said in short (`name`) and in full (`about`). */
export interface Lexicon {
  cults: Readonly<Record<Cult, string>>;
  terrain(terrain: Terrain): string;
  /** A home terrain that is chosen during the game. */
  anyTerrain: string;
  power: string;
  priests: string;
  bridge: string;
  income: string;
  and(items: readonly string[]): string;
  /** Each good with its number. */
  list(some: Readonly<Partial<Gain>>): string[];
  goods(some: Readonly<Partial<Gain>>): string;
  spades(n: number): string;
  keys(n: number): string;
  points(n: number): Piece;
  steps(n: number, cult: Cult): string;
  stepsOnEach(n: number): string;
  /** The action that a bonus card or favor tile gives once per round. */
  actions: Readonly<Record<TileAction, Piece>>;
  shipping(n: number): Piece;
  /** What a town tile adds to shipping, and to the carpet of the Fakirs. */
  range(n: number): string;
  /** Points for each of these when passing, in the order they are said. */
  passing: Readonly<Record<keyof NonNullable<BonusCard['pass']>, (points: number) => Piece>>;
  whenPassing(points: string): string;
  deeds: Readonly<Record<Scored, string>>;
  forDeed(points: number, deed: Scored): string;
  /** The cult reward: `per` is a number of steps on one track, or each priest on the cult board. */
  atEnd(reward: string, per: ScoringTile['per']): string;
  townPower(power: number): Piece;
  built: Readonly<Record<keyof NonNullable<FavorTile['built']>, (points: number) => Piece>>;
  /** Points for one, two and more trading houses when passing, separated by slashes. */
  tradingHouses(points: string): Piece;
  oncePerRound(prize: string, power: number): string;
}

export function phrases(words: Lexicon) {
  return {
    tiles: {
      bonusCards: each<BonusId, BonusCard, Piece>(BONUS_CARDS, card => bonusCard(words, card)),
      scoringTiles: each<ScoringId, ScoringTile, ScoringWords>(SCORING_TILES, tile => scoringTile(words, tile)),
      favorTiles: each<FavorId, FavorTile, Piece>(FAVOR_TILES, tile => favorTile(words, tile)),
      townTiles: each<TownId, TownTile, Piece>(TOWN_TILES, tile => townTile(words, tile)),
      powerActions: each<PowerActionId, PowerAction, Piece>(POWER_ACTIONS, action => powerAction(words, action)),
    },
    /** `desert; 15 coins and 3 workers; power 5/7/0; fire 1, air 1`. */
    startOf(id: FactionId): string {
      const { start, home } = FACTIONS[id];
      const { coins, workers, priests } = start;
      const climbed = Object.entries(start.cults).map(([cult, n]) => `${words.cults[cult as Cult]} ${n}`);
      const land = home === 'chosen' ? words.anyTerrain : words.terrain(home);
      const parts = [land, words.goods({ coins, workers, priests }), `${words.power} ${start.power.join('/')}`, climbed.join(', ')];
      return parts.filter(Boolean).join('; ');
    },
  };
}

/** Whatever is scored, in the order in which the language lists it. */
const entries = <K extends string>(of: Partial<Record<K, number>>, said: Readonly<Record<K, (points: number) => Piece>>): Piece[] =>
  (Object.keys(said) as K[]).flatMap(key => (of[key] ? [said[key](of[key])] : []));

function bonusCard(words: Lexicon, { income, action, shipping, pass }: BonusCard): Piece {
  const scored = entries(pass ?? {}, words.passing);
  const parts = [...(action ? [words.actions[action]] : []), ...(shipping ? [words.shipping(shipping)] : [])];
  const about = [`${capital(words.income)}: ${words.goods(income)}`, ...parts.map(part => part.about)];
  if (pass) about.push(words.whenPassing(words.and(scored.map(part => part.about))));
  return { name: [...words.list(income), ...[...parts, ...scored].map(part => part.name)].join(', '), about: about.join('; ') };
}

function scoringTile(words: Lexicon, { deed, points, per, reward, spades }: ScoringTile): ScoringWords {
  const left = words.forDeed(points, deed);
  const right = words.atEnd(spades ? words.spades(spades) : words.goods(reward), per);
  const counted = per.cult === 'priests' ? words.priests : words.cults[per.cult];
  return { name: `${capital(words.deeds[deed])} / ${counted}`, about: `${left}; ${right}`, points: left, reward: right };
}

/** What a favor tile goes on giving; some give nothing but their steps. */
function favorAbility(words: Lexicon, { income, action, townPower, built, pass }: FavorTile): Piece | undefined {
  if (income) return { name: `${words.income}: ${words.goods(income)}`, about: `${words.income}: ${words.goods(income)}` };
  if (action) return words.actions[action];
  if (townPower) return words.townPower(townPower);
  return pass ? words.tradingHouses(pass.slice(1).join('/')) : entries(built ?? {}, words.built)[0];
}

function favorTile(words: Lexicon, tile: FavorTile): Piece {
  const ability = favorAbility(words, tile);
  const climb = words.steps(tile.steps, tile.cult);
  return {
    name: `${capital(words.cults[tile.cult])} ${tile.steps}${ability ? ` (${ability.name})` : ''}`,
    about: ability ? `${climb}; ${ability.about}` : climb,
  };
}

function townTile(words: Lexicon, { points, reward, steps, range, keys }: TownTile): Piece {
  const parts = [...words.list(reward), ...(steps ? [words.stepsOnEach(steps)] : []), ...(range ? [words.range(range)] : [])];
  const { name, about } = words.points(points);
  return { name: [name, ...parts].join(', '), about: words.and([about, ...parts, words.keys(keys)]) };
}

function powerAction(words: Lexicon, { power, reward, spades, bridge }: PowerAction): Piece {
  const prize = bridge ? words.bridge : spades ? words.spades(spades) : words.goods(reward);
  return { name: prize, about: words.oncePerRound(capital(prize), power) };
}
