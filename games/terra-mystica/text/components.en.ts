/** Factions, tiles, cards and structures in English. */
import { count, TERRAINS as HOMES } from '@tarsas/terra/text/en.ts';
import { joined } from '@tarsas/words';
import type { Cult, FactionId, Gain, Good, Scored, Structure, Terrain } from '../data/index.ts';
import { phrases } from './lexicon.ts';
import { type ComponentWords, counted, type FactionWords } from './pieces.ts';

export const and = (items: readonly string[]): string => joined(items, 'and');
export { count };

export const GOODS: Record<Good, (n: number) => string> = {
  coins: n => count(n, 'coin'),
  workers: n => count(n, 'worker'),
  priests: n => count(n, 'priest'),
  power: n => `${n} power`,
};
const list = (some: Readonly<Partial<Gain>>): string[] => counted(some).map(([good, n]) => GOODS[good](n));
/** `2 coins and 1 worker`, or `nothing`. */
export const goods = (some: Readonly<Partial<Gain>>): string => and(list(some)) || 'nothing';

export const TERRAINS: Record<Terrain, string> = { ...HOMES, ice: 'ice', volcano: 'volcano', river: 'river' };

const CULTS: Record<Cult, string> = { fire: 'fire', water: 'water', earth: 'earth', air: 'air' };

export const STRUCTURE: Record<Structure, string> = {
  dwelling: 'dwelling',
  tradingHouse: 'trading house',
  temple: 'temple',
  stronghold: 'stronghold',
  sanctuary: 'sanctuary',
};

const DEEDS: Record<Scored, string> = {
  spade: 'spade',
  town: 'town',
  dwelling: 'dwelling',
  tradingHouse: 'trading house',
  temple: 'temple',
  big: 'stronghold or sanctuary',
};

const FACTION: Record<FactionId, FactionWords> = {
  fakirs: {
    name: 'Fakirs',
    ability: 'to transform or build they may fly over one hex on a carpet for 1 priest and 4 VP; no shipping, one digging upgrade only',
    stronghold: 'the carpet flies over up to two hexes',
  },
  nomads: {
    name: 'Nomads',
    ability: 'they start with three dwellings',
    stronghold: 'once per round a sandstorm turns a hex next to one of their structures into desert, and they may build there at once',
  },
  chaosmagicians: {
    name: 'Chaos Magicians',
    ability: 'they start with one dwelling, placed last, and get 2 favor tiles for each temple and for the sanctuary',
    stronghold: 'once per round they take two turns in a row',
  },
  giants: {
    name: 'Giants',
    ability: 'turning any terrain into wasteland takes exactly 2 spades',
    stronghold: 'once per round 2 free spades for a hex in reach, and they may build there at once',
  },
  mermaids: {
    name: 'Mermaids',
    ability: 'they start with shipping 1, may improve it to 5, and may skip one river hex when founding a town',
    stronghold: 'at once shipping +1 for free, with its VP',
  },
  swarmlings: {
    name: 'Swarmlings',
    ability: '3 workers whenever they found a town; their structures cost more',
    stronghold: 'once per round they upgrade a dwelling to a trading house for free',
  },
  dwarves: {
    name: 'Dwarves',
    ability: 'to transform or build they may tunnel under one hex for 2 workers and 4 VP; no shipping',
    stronghold: 'tunnelling costs only 1 worker',
  },
  engineers: {
    name: 'Engineers',
    ability: 'as an action, as often as they like, they build a bridge for 2 workers; their structures cost less',
    stronghold: 'whenever they pass, 3 VP for each bridge of theirs between two of their structures',
  },
  cultists: {
    name: 'Cultists',
    ability: '1 step on any cult track when an opponent takes power from their building, 1 power if all decline',
    stronghold: 'at once 7 VP',
  },
  halflings: {
    name: 'Halflings',
    ability: '1 VP for every spade they get; a digging upgrade costs only 1 coin',
    stronghold: 'at once 3 spades, and they may build on one of the hexes transformed',
  },
  alchemists: {
    name: 'Alchemists',
    ability: 'at any time 1 VP becomes 1 coin, or 2 coins become 1 VP',
    stronghold: 'at once 12 power, and from then on 2 power for every spade they use',
  },
  darklings: {
    name: 'Darklings',
    ability: 'a spade costs them 1 priest instead of workers and scores 2 VP',
    stronghold: 'at once up to 3 workers become priests',
  },
  auren: {
    name: 'Auren',
    ability: 'none from the start',
    stronghold: 'at once 1 favor tile, and once per round 2 steps on one cult track',
  },
  witches: {
    name: 'Witches',
    ability: '5 VP whenever they found a town',
    stronghold: 'once per round a free dwelling on any empty forest hex',
  },
  icemaidens: {
    name: 'Ice Maidens',
    ability: 'they settle on ice and take a favor tile at the start',
    stronghold: 'whenever they pass, 3 VP for each of their temples',
  },
  yetis: {
    name: 'Yetis',
    ability: 'they settle on ice; power actions cost 1 power less, stronghold and sanctuary have power value 4',
    stronghold: 'they may take power actions that are already covered',
  },
  acolytes: {
    name: 'Acolytes',
    ability: 'a volcano costs them 3 steps down one cult track, 4 on a home terrain of others; a spade gives 1 cult step instead',
    stronghold: '1 step more for every priest sent to a cult',
  },
  dragonlords: {
    name: 'Dragonlords',
    ability: 'a volcano costs them 1 power token, 2 on a home terrain of others; a spade gives 1 power token instead',
    stronghold: 'at once as many power tokens as there are players',
  },
  riverwalkers: {
    name: 'Riverwalkers',
    ability:
      'they settle on river banks only; instead of taking a priest they may open a terrain for 1 coin, 2 if it is a home terrain of others',
    stronghold: 'at once up to 2 free bridges',
  },
  shapeshifters: {
    name: 'Shapeshifters',
    ability:
      'a new power token for 1 VP when a neighbour takes power from their building, 1 power if all decline; a spade always costs 3 workers',
    stronghold: 'as an action they change their home terrain for 5 power or 5 power tokens',
  },
};

const structure = (kind: Structure, about: string) => ({ name: STRUCTURE[kind], about });

const inWords = (text: string) => ({ name: text, about: text });

const { tiles, startOf } = phrases({
  cults: CULTS,
  terrain: id => TERRAINS[id],
  anyTerrain: 'terrain of choice',
  power: 'power',
  priests: 'priests',
  bridge: 'a bridge',
  income: 'income',
  and,
  list,
  goods,
  spades: n => count(n, 'spade'),
  keys: n => count(n, 'key'),
  points: n => inWords(`${n} VP`),
  steps: (n, cult) => `${count(n, 'step')} on ${CULTS[cult]}`,
  stepsOnEach: n => `${count(n, 'step')} on every cult track`,
  actions: {
    spade: { name: 'spade', about: 'special action: transform and build with 1 free spade' },
    cultStep: { name: 'cult step', about: 'special action: 1 step on any cult track' },
  },
  shipping: n => ({ name: `shipping +${n}`, about: `shipping +${n} in the action phase` }),
  range: n => `shipping +${n} (Fakirs: ${n} hex farther)`,
  passing: {
    dwelling: n => inWords(`${n} VP per dwelling`),
    tradingHouse: n => inWords(`${n} VP per trading house`),
    stronghold: n => inWords(`${n} VP for the stronghold`),
    sanctuary: n => inWords(`${n} VP for the sanctuary`),
    shipping: n => inWords(`${n} VP per shipping value`),
  },
  whenPassing: points => `when you pass, ${points}`,
  deeds: DEEDS,
  forDeed: (points, deed) => `${points} VP for every ${DEEDS[deed]}`,
  atEnd: (reward, { cult, steps }) => {
    const per = cult === 'priests' ? 'priest on the cult board' : `${steps === 1 ? 'step' : `${steps} steps`} on ${CULTS[cult]}`;
    return `at the end of the round ${reward} for every ${per}`;
  },
  townPower: n => ({ name: `towns from ${n}`, about: `a total power value of ${n} is enough for your towns` }),
  built: {
    dwelling: n => ({ name: `${n} VP per new dwelling`, about: `${n} VP whenever you build a dwelling` }),
    tradingHouse: n => ({ name: `${n} VP per new trading house`, about: `${n} VP whenever you build a trading house` }),
  },
  tradingHouses: points => ({
    name: 'VP for trading houses when passing',
    about: `when you pass, ${points} VP for 1/2/3/4 trading houses`,
  }),
  oncePerRound: (prize, power) => `${prize} for ${power} power, once per round`,
});

/** The kinds of pieces in the box. */
export const KINDS = {
  factions: 'Factions',
  bonusCards: 'Bonus cards',
  scoringTiles: 'Scoring tiles',
  favorTiles: 'Favor tiles',
  townTiles: 'Town tiles',
  powerActions: 'Power actions',
  finalTiles: 'Final scoring tiles',
};

export const components: ComponentWords = {
  factions: FACTION,
  terrains: TERRAINS,
  cults: CULTS,
  structures: {
    dwelling: structure('dwelling', 'Gives workers; built on home terrain in reach; power value 1'),
    tradingHouse: structure('tradingHouse', 'Gives coins and power; cheaper next to an opponent; power value 2'),
    temple: structure('temple', 'Gives a priest and a favor tile; power value 2'),
    stronghold: structure('stronghold', 'Brings the second ability of your faction; power value 3'),
    sanctuary: structure('sanctuary', 'Gives priests and a favor tile; a town with it needs only 3 structures; power value 3'),
  },
  ...tiles,
  specialActions: {
    BON1: { name: 'spade (bonus card)', about: 'Transform and build with 1 free spade' },
    BON2: { name: 'cult step (bonus card)', about: '1 step on any cult track' },
    FAV6: { name: 'cult step (favor tile)', about: '1 step on any cult track' },
    ACTA: { name: 'cult favor (Auren)', about: '2 steps on one cult track' },
    ACTW: { name: "witches' ride", about: 'A free dwelling on any empty forest hex' },
    ACTS: { name: 'free trading house (Swarmlings)', about: 'A dwelling becomes a trading house for free' },
    ACTC: { name: 'double turn (Chaos Magicians)', about: 'Two turns in a row' },
    ACTG: { name: 'two spades (Giants)', about: '2 free spades for a hex in reach' },
    ACTN: { name: 'sandstorm', about: 'A hex next to one of your structures becomes desert; you may build there at once' },
    ACTE: { name: 'bridge (Engineers)', about: 'A bridge for 2 workers' },
    ACTH5: { name: 'new home terrain for power', about: 'A new home terrain for 5 power' },
    ACTH6: { name: 'new home terrain for tokens', about: 'A new home terrain for 5 power tokens, which leave the game' },
  },
  finalTiles: {
    'connected-distance': { name: 'Greatest distance', about: 'The distance of the two structures of one network that lie farthest apart' },
    'connected-sa-sh-distance': { name: 'Stronghold and sanctuary', about: 'The distance of stronghold and sanctuary in one network' },
    'building-on-edge': { name: 'Outposts', about: 'Structures of one network on the edge of the map' },
    'connected-clusters': { name: 'Settlements', about: 'Settlements in one network: groups of directly adjacent structures' },
  },
  maps: {
    base: 'Base game',
    'fire-and-ice': 'Fire & Ice',
    'fire-and-ice-revised-base': 'Base game, revised (back of the Fire & Ice board)',
    lakes: 'Lakes',
    fjords: 'Fjords',
    archipelago: 'Archipelago',
  },
};

export { startOf };
