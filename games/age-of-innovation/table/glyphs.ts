/** What tiles do, as rows of small signs: the vocabulary of data/effects.ts, drawn. */
import type { Silhouette } from '@tarsas/kit/art/buildings.ts';
import type { IconName } from '@tarsas/kit/art/icons.ts';
import type { Building, Event, Gain, Measure, Price, Scoring, Skip, Tile, Trigger } from '../data/index.ts';
import { ANNEX, SILHOUETTE } from './looks.ts';

export type Glyph = string | { icon: IconName } | { piece: Silhouette; neutral?: true };
/** Signs that stand close together: a number and what it counts. */
export type Cluster = readonly Glyph[];

/** One side of a tile: income lies in an open hand, an action of one's own in an octagon, a flag stands for passing. */
export interface Part {
  kind: 'plain' | 'income' | 'special' | 'pass';
  clusters: readonly Cluster[];
}

const icon = (name: IconName): Glyph => ({ icon: name });
const piece = (building: Building): Glyph => ({ piece: SILHOUETTE[building] });
const neutral = (building: Building): Glyph => ({ piece: SILHOUETTE[building], neutral: true });
const counted = (n: number, name: IconName): Cluster => [String(n), icon(name)];

const MEASURES: Readonly<Record<Extract<Measure, string>, Cluster>> = {
  cityTiles: [icon('city')],
  bridges: [icon('bridge')],
  buildings: ['Σ', { piece: 'houses' }],
  groups: [icon('empire')],
  shapes: ['≠', { piece: 'tower' }],
  lowestLevel: ['min', icon('step')],
  twoHighestLevels: ['max', icon('step'), icon('step')],
};
const measured = (of: Measure): Cluster => (typeof of === 'string' ? MEASURES[of] : of.map(piece));

function scored(scoring: Scoring): Cluster[] {
  const most = 'each' in scoring ? String(scoring.each) : `≤${Math.max(...scoring.table)}`;
  return [[...measured(scoring.of), ':', most, icon('vp')]];
}

type Drawn = { [K in keyof Gain]-?: (value: NonNullable<Gain[K]>) => readonly Cluster[] };

const GAINS: Drawn = {
  coins: n => [counted(n, 'coin')],
  tools: n => [counted(n, 'hammer')],
  scholars: n => [counted(n, 'scholar')],
  power: n => [counted(n, 'power')],
  points: n => [counted(n, 'vp')],
  pointsBySeats: ([first]) => [counted(first, 'vp')],
  score: scored,
  books: n => [counted(n, 'bookAny')],
  booksOfIt: n => [counted(n, 'bookAny')],
  steps: n => [counted(n, 'step')],
  stepsPer: of => [[...measured(of), ':', '1', icon('step')]],
  stepsInOne: n => [counted(n, 'step')],
  stepInEach: n => [[String(n), icon('step'), '×4']],
  spades: n => [counted(n, 'spade')],
  settle: () => [['1', icon('spade')], [piece('workshop')]],
  bridges: n => [counted(n, 'bridge')],
  annexes: n => [[String(n), { piece: ANNEX, neutral: true }]],
  tokens: n => [[`+${n}`, icon('power')]],
  shipping: n => [[icon('ship'), `+${n}`]],
  terraforming: n => [[icon('spade'), icon('step'), ...(n > 1 ? [String(n)] : [])]],
  competencies: () => [[icon('scroll')]],
  cityTiles: () => [[icon('city')]],
  neutral: building => [[neutral(building)]],
  anywhere: building => [[piece(building)]],
  replace: ({ from, to }) => [[piece(from), icon('to'), piece(to)]],
  again: () => [[icon('rnext')]],
};

export function gainClusters(gain: Gain): Cluster[] {
  return (Object.keys(gain) as (keyof Gain)[]).flatMap(key => (GAINS[key] as (value: unknown) => readonly Cluster[])(gain[key]));
}

const EVENTS: Readonly<Record<Exclude<Event, 'build'>, IconName>> = {
  spade: 'spade',
  step: 'step',
  cityTile: 'city',
  track: 'ship',
  innovation: 'bulb',
  competency: 'scroll',
  scholar: 'scholar',
  powerAction: 'power',
};

/** What has to happen, without what it brings. */
export function deedCluster({ event, buildings = [], at }: Trigger): Cluster {
  const where: Glyph[] = at === 'edge' ? [icon('edge')] : at === 'river' ? [icon('shore')] : [];
  if (event === 'build') return [...where, ...buildings.map(piece)];
  return event === 'track' ? [icon('ship'), icon('spade')] : [icon(EVENTS[event])];
}

function triggered(trigger: Trigger): Cluster[] {
  const [first = [], ...rest] = gainClusters(trigger.gain);
  return [[...deedCluster(trigger), ':', ...first], ...rest];
}

function skipped({ price, points }: Skip): Cluster[] {
  return [
    [icon('leap'), ...priceClusters(price).flat()],
    [':', String(points), icon('vp')],
  ];
}

export function priceClusters({ coins, tools, scholars, power, books }: Price): Cluster[] {
  return [
    ...(tools ? [counted(tools, 'hammer')] : []),
    ...(coins ? [counted(coins, 'coin')] : []),
    ...(scholars ? [counted(scholars, 'scholar')] : []),
    ...(power ? [counted(power, 'power')] : []),
    ...(books ? [counted(books, 'bookAny')] : []),
  ];
}

/** All a tile does, part by part. */
export function partsOf(tile: Omit<Tile, 'rule'>): Part[] {
  const parts: Part[] = [];
  const add = (kind: Part['kind'], clusters: readonly Cluster[]) => {
    if (clusters.length > 0) parts.push({ kind, clusters });
  };
  if (tile.special) add('special', gainClusters(tile.special));
  if (tile.atOnce) add('plain', gainClusters(tile.atOnce));
  for (const trigger of tile.on ?? []) add('plain', triggered(trigger));
  if (tile.reach) add('plain', [[icon('ship'), `+${tile.reach}`]]);
  if (tile.skip) add('plain', skipped(tile.skip));
  if (tile.cityPower) add('plain', [[icon('city'), String(tile.cityPower)]]);
  if (tile.cityAcrossRiver) add('plain', [[icon('city'), icon('shore')]]);
  if (tile.bonusLevels) add('plain', [[icon('hand'), `+${tile.bonusLevels}`, icon('step')]]);
  if (tile.powerActionDiscount) add('plain', [[icon('power'), `−${tile.powerActionDiscount}`]]);
  if (tile.bridgePrice) add('plain', [[icon('bridge'), ...priceClusters(tile.bridgePrice).flat()]]);
  if (tile.pass) add('pass', gainClusters(tile.pass));
  if (tile.income) add('income', gainClusters(tile.income));
  return parts;
}
