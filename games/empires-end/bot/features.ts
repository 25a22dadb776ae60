/** A position of Empire's End as numbers. */
import type { Seat } from '@tarsas/kernel';
import { type Column, each, featuresFrom } from '../../../bots/columns.ts';
import type { Features } from '../../../bots/features.ts';
import { PHASES, type Phase, RESOURCES, type Stock } from '../data/components.ts';
import { abilities, matchingNeighbours } from '../rules/questions/empire.ts';
import { total } from '../rules/questions/price.ts';
import { startingStrength } from '../rules/questions/strength.ts';
import { trackOf } from '../rules/questions/track.ts';
import type { Player, State } from '../rules/state.ts';
import { stakesOf } from './empire.ts';
import { type Ahead, outlookOf } from './outlook.ts';
import { knownTo, TERMS, termsOf } from './value.ts';
import { weights } from './weights.ts';

interface Table {
  s: State;
  phase: string | undefined;
  next: string | undefined;
  ahead: Ahead;
  /** Phases still to come, in order. */
  coming: readonly Phase[];
}

const WORK = ['economy', 'industry', 'conflict'] as const;

/** How soon tokens can be earned or spent again; a game's length where it will not be. */
function phasesUntil(work: (typeof WORK)[number], coming: readonly Phase[]): number {
  const at = coming.findIndex(phase => phase === work || (phase === 'combined' && work !== 'conflict'));
  return at < 0 ? 1 : at / 10;
}

const TABLE: readonly Column<Table>[] = [
  ['seats', ({ s }) => s.seats / 4],
  ['lightning', ({ s }) => Number(s.options.game === 'lightning')],
  ['phases ahead', ({ ahead }) => ahead.phases / 8],
  ['disasters ahead', ({ ahead }) => ahead.disasters / 8],
  ['economies ahead', ({ ahead }) => ahead.economies / 3],
  ['industries ahead', ({ ahead }) => ahead.industries / 3],
  ['conflicts ahead', ({ ahead }) => ahead.conflicts / 2],
  ...each('now', PHASES, ({ phase }: Table, id) => phase === id),
  ...each('next', PHASES, ({ next }: Table, id) => next === id),
  ...each('phases until', WORK, ({ coming }: Table, work) => phasesUntil(work, coming)),
  ['open disasters', ({ s }) => s.threats.length],
  ['tokens on them', ({ s }) => s.threats.reduce((sum, threat) => sum + total(threat), 0) / 6],
  ['conflict open', ({ s }) => Number(s.conflict !== null)],
  ['cards left', ({ s }) => s.deck.length / 40],
];

interface Sitting {
  s: State;
  p: Player;
  seat: Seat;
  value: number;
  terms: readonly number[];
  /** By position; nothing where a location has burnt. */
  stakes: readonly number[];
  income: Income;
  strength: number;
  ahead: Ahead;
  toBid: boolean;
}

/** What an economy phase brings without a choice. */
interface Income extends Stock {
  points: number;
}

function incomeOf(s: State, p: Player): Income {
  const sum: Income = { wheat: 0, hammer: 0, axe: 0, coin: 0, points: 0 };
  for (const { effect, location } of abilities(s, p, 'economy')) {
    if (effect.op === 'points') sum.points += effect.points;
    if (effect.op === 'pointsPerAdjacent') sum.points += effect.points * matchingNeighbours(s, p, location, effect.match);
    if (effect.op !== 'gain' && effect.op !== 'gainPerAdjacent') continue;
    const times = effect.op === 'gain' ? 1 : matchingNeighbours(s, p, location, effect.match);
    for (const resource of RESOURCES) sum[resource] += times * (effect.resources[resource] ?? 0);
  }
  return sum;
}

const POSITIONS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11'] as const;
/** Terms that are large at any time. */
const LARGE: readonly string[] = ['points', 'locations', 'abilities', 'tokens'];

const SEAT: readonly Column<Sitting>[] = [
  ['value', one => (one.value - 100) / 40],
  ...TERMS.map((term, i): Column<Sitting> => [`term ${term}`, ({ terms }) => terms[i] / (LARGE.includes(term) ? 40 : 15)]),
  ...each('tokens', RESOURCES, ({ p }: Sitting, resource) => p[resource] / 4),
  ['tokens', ({ p }) => total(p) / 10],
  ...each('income', RESOURCES, ({ income }: Sitting, resource) => income[resource] / 3),
  ...each('to come', RESOURCES, ({ income, ahead }: Sitting, resource) => (income[resource] * ahead.economies) / 8),
  ['points an economy', ({ income }) => income.points / 5],
  ['points to come', ({ income, ahead }) => (income.points * ahead.economies) / 12],
  ['burnt', ({ p }) => p.destroyed.length / 4],
  ['innovations', ({ p }) => p.innovations.length / 6],
  ['exhausted', ({ p }) => p.exhausted.length / 2],
  ['cards', ({ p }) => p.hand.length / 4],
  ['strength', one => one.strength / 5],
  ['strength with axes', one => (one.strength + one.p.axe) / 8],
  ['most burnt', ({ s, p }) => Number(s.players.every(other => other.destroyed.length <= p.destroyed.length))],
  ['cards to play', ({ ahead }) => ahead.cards / 6],
  ['restorations', ({ ahead }) => ahead.restorations / 3],
  ['is first', ({ s, seat }) => Number(s.firstPlayer === seat)],
  ['to bid', one => Number(one.toBid)],
  ...each('stake', POSITIONS, ({ stakes }: Sitting, _, at) => (stakes[at] ?? 0) / 15),
];

/** Cards in others' hands and answers under a seal are left out before anything is judged; tokens behind their screens are those counted. */
export const features: Features<State> = featuresFrom(TABLE, SEAT, (world, viewer) => {
  const s = knownTo(world, viewer);
  const { spaces } = trackOf(s);
  const bidding = s.stack.find(frame => frame.kind === 'bidding');
  const seats = termsOf(s, weights).map((terms, seat): Sitting => {
    const p = s.players[seat];
    const o = outlookOf(s, seat, weights);
    return {
      s,
      p,
      seat,
      value: terms.reduce((a, b) => a + b, 0),
      terms,
      stakes: stakesOf(o, s, p).map((stake, at) => (p.destroyed.includes(p.tiles[at]) ? 0 : stake)),
      income: incomeOf(s, p),
      strength: startingStrength(s, p),
      ahead: o.ahead,
      toBid: bidding?.kind === 'bidding' && bidding.seat === seat,
    };
  });
  return { table: { s, phase: spaces[s.space - 1], next: spaces[s.space], ahead: seats[0].ahead, coming: spaces.slice(s.space) }, seats };
});
