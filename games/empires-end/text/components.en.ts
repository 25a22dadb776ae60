/** Tiles and cards in English. */
import { capital, joined, signed } from '@tarsas/words';
import type { Band, Confidence, DisasterType, LocationType, Match, Resource, Reward, Some, Time } from '../data/components.ts';
import type { Value } from '../data/origin.ts';
import { type ComponentWords, counted, describing, type EffectWords, numberOf } from './pieces.ts';

export const and = (items: readonly string[]): string => joined(items, 'and');
export const or = (items: readonly string[]): string => joined(items, 'or');

const PLURAL: Record<Resource, string> = { wheat: 'wheat', hammer: 'hammers', axe: 'axes', coin: 'coins' };

export const LOCATION: Record<LocationType, string> = { city: 'city', village: 'village', army: 'army', road: 'road', farm: 'farm' };

export const DISASTER: Record<DisasterType, string> = {
  fire: 'Fire',
  rebellion: 'Rebellion',
  famine: 'Famine',
  flood: 'Flood',
  pestilence: 'Pestilence',
  barbarians: 'Barbarians',
  plague: 'Plague',
  earthquake: 'Earthquake',
};

const TIMES: Record<Time, string> = {
  disaster: 'Disaster phase',
  economy: 'Economy phase',
  industry: 'Industry phase',
  conflict: 'Conflict phase',
  endgame: 'End of the game',
  onDestroyed: 'When destroyed',
};

export const amount = (n: number, resource: Resource): string => `${n} ${n === 1 ? resource : PLURAL[resource]}`;
export const points = (n: number): string => `${signed(n)} ${Math.abs(n) === 1 ? 'point' : 'points'}`;
export const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;

const amounts = (some: Some): string[] => counted(some).map(([resource, n]) => amount(n, resource));
export const resources = (some: Some): string => and(amounts(some)) || 'nothing';

const scoring = (n: number): string => (n < 0 ? `lose ${points(-n)}` : `score ${points(n)}`);

function neighbour({ type, state }: Partial<Match>): string {
  return ['each adjacent', state, type === undefined ? 'location' : LOCATION[type]].filter(Boolean).join(' ');
}

const upTo = (n: number): string => (n === 1 ? '' : n === 2 ? ', up to twice' : `, up to ${n} times`);

const EFFECTS: EffectWords = {
  gain: e => `gain ${resources(e.resources)}`,
  gainPerAdjacent: e => `gain ${resources(e.resources)} for ${neighbour(e.match)}`,
  points: e => scoring(e.points),
  pointsPerAdjacent: e => `${scoring(e.points)} for ${neighbour(e.match)}`,
  convert: e => `exchange ${resources(e.pay)} for ${(e.mode === 'all' ? and : or)(amounts(e.to))}${upTo(e.times)}`,
  refresh: e => {
    if (e.scope === 'empire') return 'refresh all exhausted abilities of your empire';
    return e.limit === null
      ? 'refresh all exhausted abilities of the adjacent locations'
      : `refresh ${count(e.limit, 'exhausted ability', 'exhausted abilities')} of the adjacent locations`;
  },
  repeat: e =>
    e.phase === 'economy'
      ? 'carry out another of your economy abilities once more'
      : 'score another of your end-of-game abilities once more',
  discountPlay: e => `${e.cards === 1 ? 'one card you play costs' : `${e.cards} cards you play cost`} ${amount(e.amount, 'hammer')} less`,
  discountRestore: e => `restoring an adjacent location costs ${amount(e.amount, 'hammer')} less`,
  swapLocations: () => 'swap any two locations of your empire',
  moveInnovation: () => 'move one innovation to another location',
  strength: e => `+${e.amount} strength`,
  strengthPerAdjacent: e => `+${e.amount} strength for ${neighbour(e.match)}`,
  freeBid: e => `pass for free on a disaster that lists ${PLURAL[e.resource]} (exhausts)`,
  replaceDisaster: () => 'replace an open disaster with the top card of the deck (exhausts)',
  scorePerResource: e => `${points(e.points)} for each ${e.resource} you have left`,
  scorePerAdjacent: e => `${points(e.points)} for ${neighbour(e.match)}`,
  scorePerDestroyed: e => `${points(e.points)} for each destroyed location of your empire`,
  scoreMostDestroyed: e => `${points(e.points)} if nobody has more destroyed locations than you`,
};

const { effect, ability } = describing(TIMES, EFFECTS);

const rewards = (reward: Reward): string =>
  [
    points(reward.points),
    ...amounts(reward.resources),
    ...(reward.refresh > 0 ? [`refresh ${count(reward.refresh, 'ability', 'abilities')}`] : []),
  ].join(', ');

export function strengths({ min, max }: Band): string {
  if (min === null) return `${signed(max ?? 0)} or less`;
  if (max === null) return `${signed(min)} or more`;
  return min === max ? signed(min) : `${signed(min)} to ${signed(max)}`;
}

const RANKS = ['', 'most valuable', 'second most valuable', 'third most valuable'];

const VALUES: Record<Value, string> = {
  points: 'points',
  restoreCost: 'restore cost',
  ability: 'ability',
  bid: 'bids',
  cost: 'cost',
  innovation: 'innovation',
  victory: 'victory bonus',
  bands: 'bands',
  upheaval: 'upheaval',
};

const CONFIDENCE: Record<Confidence, string> = {
  restoreCost: 'restore cost reconstructed',
  pointsAndRestoreCost: 'points and restore cost reconstructed',
  preview: 'points from a preview of the publisher, restore cost reconstructed',
  abilityAttested: 'reconstructed; only that there is such an ability is known',
  kindAttested: 'reconstructed; only that there are abilities of this kind is known',
  reconstructed: 'reconstructed',
  example: 'from the rulebook’s example, the two lower rewards reconstructed',
  order: 'order of the phases reconstructed',
};

export const components: ComponentWords = {
  location: ({ type, points: value }) => `${capital(LOCATION[type])} (${signed(value)})`,
  disaster: ({ type, target }) => `${DISASTER[type]} ${target}`,
  conflict: conflict => `Conflict ${numberOf(conflict)}`,
  effect,
  ability,
  resources,
  origin: ({ given, isWhole, confidence }) => {
    if (isWhole) return 'from an owner’s copy';
    if (given.length === 0) return CONFIDENCE[confidence];
    return `${and(given.map(value => VALUES[value]))} from an owner’s copy; otherwise ${CONFIDENCE[confidence]}`;
  },
  phases: {
    disaster: 'disaster',
    doubleDisaster: 'double disaster',
    economy: 'economy',
    industry: 'industry',
    conflict: 'conflict',
    combined: 'combined economy and industry',
  },
  aboutDisaster: ({ target, bid, cost, innovation }, options) =>
    `threatens position ${target}; bids: ${or(bid)}; costs ${amount(cost, 'hammer')} from hand; innovation – ${ability(innovation, options)}`,
  aboutConflict: ({ victory, bands, upheaval: { rank, position } }) =>
    `${capital(bands.map(band => `strength ${strengths(band)}: ${rewards(band)}`).join('; '))}. Victory: ${rewards(victory)}. ` +
    `Upheaval for all others: the ${RANKS[rank] ?? `number ${rank}`} intact location swaps with the tile at position ${position}.`,
};

/** `3-point farm`: how a sentence speaks of a tile. */
export const tile = ({ type, points: value }: { type: LocationType; points: number }): string => `${signed(value)}-point ${LOCATION[type]}`;
