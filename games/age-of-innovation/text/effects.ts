/** Puts the effects of a tile into words, with the phrases of a language. */
import {
  BUILDINGS,
  type Building,
  type Discipline,
  type Faction,
  type Gain,
  type Measure,
  type Scoring,
  type Skip,
  type Tile,
  type Trigger,
  UPGRADES,
} from '../data/index.ts';

/** Palace 3 turns a school back into a guild; every other exchange leads upwards. */
export const isUpgrade = (from: Building, to: Building): boolean => UPGRADES.some(([a, b]) => BUILDINGS[a] === from && BUILDINGS[b] === to);

export interface EffectWords {
  gain: { [K in Exclude<keyof Gain, 'pointsBySeats'>]-?: (value: NonNullable<Gain[K]>) => string };
  /** Points for two players, and for the numbers of players where they differ. */
  pointsBySeats(points: number, others: readonly { seats: number; points: number }[]): string;
  start: string;
  stepsIn(discipline: Discipline, steps: number): string;
  /** What is counted, as it stands after "for each" or "by number of". */
  measure(of: Measure): string;
  pointsEach(points: number, what: string): string;
  pointsByTable(rows: string, what: string): string;
  income: string;
  atOnce: string;
  special: string;
  pass: string;
  trigger(trigger: Trigger, gain: string): string;
  reach(hexes: number): string;
  skip(skip: Skip): string;
  cityPower(power: number): string;
  cityAcrossRiver: string;
  bonusLevels(levels: number): string;
  powerActionDiscount(power: number): string;
  bridgePrice: string;
}

export function gainWords(of: EffectWords, gain: Gain): string {
  const parts: string[] = [];
  for (const [key, value] of Object.entries(gain)) {
    if (key === 'pointsBySeats') parts.push(bySeats(of, value));
    else parts.push((of.gain[key as keyof EffectWords['gain']] as (value: never) => string)(value as never));
  }
  return parts.join(', ');
}

function bySeats(of: EffectWords, points: readonly number[]): string {
  const others = points.flatMap((n, i) => (n === points[0] ? [] : [{ seats: i + 2, points: n }]));
  return of.pointsBySeats(points[0], others);
}

/** What a faction has at the start. */
export function startWords(of: EffectWords, { start }: Faction): string {
  const { science = {}, ...goods } = start;
  const steps = (Object.entries(science) as [Discipline, number][]).map(([discipline, n]) => of.stepsIn(discipline, n));
  const parts = [gainWords(of, goods), ...steps].filter(Boolean);
  return parts.length > 0 ? `${of.start}: ${parts.join(', ')}` : '';
}

export function scoringWords(of: EffectWords, scoring: Scoring): string {
  const what = of.measure(scoring.of);
  if ('each' in scoring) return of.pointsEach(scoring.each, what);
  const rows = scoring.table.flatMap((points, n) => (points > (scoring.table[n - 1] ?? 0) ? [`${n}+: ${points}`] : []));
  return of.pointsByTable(rows.join(', '), what);
}

/** All a tile does, in one line. */
export function tileWords(of: EffectWords, tile: Omit<Tile, 'rule'>): string {
  const parts: string[] = [];
  if (tile.income) parts.push(`${of.income}: ${gainWords(of, tile.income)}`);
  if (tile.atOnce) parts.push(`${of.atOnce}: ${gainWords(of, tile.atOnce)}`);
  if (tile.special) parts.push(`${of.special}: ${gainWords(of, tile.special)}`);
  if (tile.pass) parts.push(`${of.pass}: ${gainWords(of, tile.pass)}`);
  for (const trigger of tile.on ?? []) parts.push(of.trigger(trigger, gainWords(of, trigger.gain)));
  if (tile.reach) parts.push(of.reach(tile.reach));
  if (tile.skip) parts.push(of.skip(tile.skip));
  if (tile.cityPower) parts.push(of.cityPower(tile.cityPower));
  if (tile.cityAcrossRiver) parts.push(of.cityAcrossRiver);
  if (tile.bonusLevels) parts.push(of.bonusLevels(tile.bonusLevels));
  if (tile.powerActionDiscount) parts.push(of.powerActionDiscount(tile.powerActionDiscount));
  if (tile.bridgePrice) parts.push(of.bridgePrice);
  return parts.join('; ');
}
