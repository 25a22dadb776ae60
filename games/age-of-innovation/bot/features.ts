/** A position of Age of Innovation as numbers. */
import { type Column, each, featuresFrom } from '../../../bots/columns.ts';
import type { Features } from '../../../bots/features.ts';
import {
  BOARD_IDS,
  BONUS_IDS,
  BOOK_ACTION_IDS,
  CITY_TILE_IDS,
  COMPETENCY_IDS,
  DISCIPLINES,
  FACTION_IDS,
  FINAL_TILE_IDS,
  INNOVATION_IDS,
  KEY_LEVEL,
  PALACE_IDS,
  POWER_ACTION_IDS,
  ROUND_TILES,
  ROUNDS,
  type Trigger,
} from '../data/index.ts';
import { palaceWorks } from '../rules/questions/tiles.ts';
import type { Player, State } from '../rules/state.ts';
import { visibleHands } from './income.ts';
import { type Judged, judged, TERMS } from './value.ts';
import { weights } from './weights.ts';

/** What round tiles score for: buildings by kind, or an event. */
const DEEDS = ['workshop', 'guild', 'school', 'palace', 'spade', 'step', 'cityTile', 'track', 'innovation'] as const;
const deedOf = ({ event, buildings }: Trigger): (typeof DEEDS)[number] =>
  (event === 'build' ? buildings?.[0] : event) as (typeof DEEDS)[number];

/** When a round tile counts, seen from this round. */
const TIMES = ['now', 'next', 'later'] as const;
const ROUND_NAMES = [
  ...TIMES.flatMap(time => DEEDS.map(deed => `${deed} ${time}`)),
  ...DISCIPLINES.flatMap(d => [`bonus ${d} now`, `bonus ${d} later`]),
];

/** In the order of their names: how often each deed scores, and what a level brings in science bonuses. That of the last round never comes. */
function roundNumbers(s: State): number[] {
  const numbers = new Array<number>(ROUND_NAMES.length).fill(0);
  for (let round = Math.max(1, s.round); round <= ROUNDS; round++) {
    const { scores, bonus } = ROUND_TILES[s.rounds[round - 1]];
    const time = Math.min(TIMES.length - 1, round - s.round);
    numbers[time * DEEDS.length + DEEDS.indexOf(deedOf(scores))]++;
    if (round === ROUNDS) continue;
    numbers[TIMES.length * DEEDS.length + 2 * DISCIPLINES.indexOf(bonus.discipline) + (time > 0 ? 1 : 0)] += 1 / bonus.per;
  }
  return numbers;
}

interface Table {
  s: State;
  rounds: number[];
}

const TABLE: readonly Column<Table>[] = [
  ['seats', ({ s }) => s.seats / 4],
  ...[0, 1, 2, 3, 4, 5, 6].map((round): Column<Table> => [`round ${round}`, ({ s }) => Number(s.round === round)]),
  ['passed', ({ s }) => s.passed.length / s.seats],
  ...ROUND_NAMES.map((name, i): Column<Table> => [name, ({ rounds }) => rounds[i]]),
  ...each('final', FINAL_TILE_IDS, ({ s }: Table, id) => s.finalTile === id),
  ...each('open', POWER_ACTION_IDS, ({ s }: Table, id) => !s.covered.includes(id)),
  ...each('open', BOOK_ACTION_IDS, ({ s }: Table, id) => s.bookActions.includes(id) && !s.covered.includes(id)),
  ...each('shown', INNOVATION_IDS, ({ s }: Table, id) => s.display.includes(id)),
  ...each('left', COMPETENCY_IDS, ({ s }: Table, id) => s.piles[s.competencies.indexOf(id)] / 4),
  ...each('left', CITY_TILE_IDS, ({ s }: Table, _, i) => s.citiesLeft[i] / 3),
  ...each('free', BONUS_IDS, ({ s }: Table, id) => {
    const at = s.bonuses.indexOf(id);
    return at < 0 ? 0 : 1 + 0.2 * s.bonusCoins[at];
  }),
  ...each('neutral', DISCIPLINES, ({ s }: Table, _, d) => (s.neutralLevels[d] ?? 0) / 6),
];

interface Sitting extends Judged {
  s: State;
  p: Player;
  seat: number;
  value: number;
  left: number;
  income: ReturnType<typeof visibleHands>;
  /** What the two groups nearest to a city lack. */
  lacks: readonly [number, number];
}

const FAR = 6;

function nearest(underWay: Judged['land']['underWay']): [number, number] {
  let first = FAR;
  let second = FAR;
  for (const { lacks } of underWay) {
    if (lacks < first) {
      second = first;
      first = lacks;
    } else if (lacks < second) second = lacks;
  }
  return [first, second];
}

const SEAT: readonly Column<Sitting>[] = [
  ['value', ({ value }) => (value - 100) / 30],
  ...TERMS.map((term, i): Column<Sitting> => [`term ${term}`, ({ terms }) => terms[i] / (term === 'points' ? 50 : 15)]),
  ['coins', ({ p }) => p.coins / 10],
  ['tools', ({ p }) => p.tools / 5],
  ['scholars', ({ p }) => p.scholars / 3],
  ...DISCIPLINES.map((d, i): Column<Sitting> => [`books ${d}`, ({ p }) => p.books[i] / 3]),
  ['books', ({ p }) => (p.books[0] + p.books[1] + p.books[2] + p.books[3]) / 5],
  ...[0, 1, 2].map((bowl): Column<Sitting> => [`bowl ${bowl + 1}`, ({ p }) => p.bowls[bowl] / 6]),
  ['keys', ({ p }) => p.keys],
  ['supply', ({ p }) => p.supply / 4],
  ['bridges', ({ p }) => p.bridges / 3],
  ['annexes', ({ p }) => p.annexes],
  ['shipping', ({ p }) => p.shipping / 2],
  ['terraforming', ({ p }) => p.terraforming],
  ['has passed', ({ p }) => Number(p.passed)],
  ...DISCIPLINES.map((d, i): Column<Sitting> => [`level ${d}`, ({ p }) => p.science[i] / 6]),
  ['levels on top', ({ p }) => p.science.filter(level => level >= KEY_LEVEL).length],
  ['science prizes', one => one.sciencePrizes / 8],
  ['empire prize', one => one.empirePrize / 9],
  ...['workshops', 'guilds', 'schools', 'university', 'palace'].map(
    (kind, i): Column<Sitting> => [`${kind} left`, ({ p }) => p.left[i + 1] / 4],
  ),
  ['coins a round', ({ income }) => income.coins / 8],
  ['tools a round', ({ income }) => income.tools / 4],
  ['scholars a round', ({ income }) => income.scholars / 2],
  ['power a round', ({ income }) => income.power / 6],
  ['coins to come', ({ income, left }) => (left * income.coins) / 20],
  ['tools to come', ({ income, left }) => (left * income.tools) / 10],
  ['scholars to come', ({ income, left }) => (left * income.scholars) / 4],
  ['power to come', ({ income, left }) => (left * income.power) / 15],
  ['cities', ({ p }) => p.cities.length / 2],
  ['nearest city', ({ lacks }) => lacks[0] / 3],
  ['second city', ({ lacks }) => lacks[1] / 3],
  ['empire', ({ land }) => land.empire / 7],
  ['buildings', ({ land }) => land.buildings / 8],
  ['groups', ({ land }) => land.groups / 4],
  ['shapes', ({ land }) => land.shapes / 4],
  ['innovations', ({ p }) => p.innovations.length],
  ['competencies', ({ p }) => p.competencies.length / 2],
  ['used', ({ p }) => p.used.length / 2],
  ['due', ({ p }) => p.due.length],
  ['is first', ({ s, seat }) => Number(s.order[0] === seat)],
  ['passed first', ({ s, seat }) => Number(s.passed[0] === seat)],
  ...each('board', BOARD_IDS, ({ p }: Sitting, id) => p.board === id),
  ...each('faction', FACTION_IDS, ({ p }: Sitting, id) => p.faction === id),
  ...each('has', PALACE_IDS, ({ p }: Sitting, id) => (p.palace === id ? (palaceWorks(p) ? 1 : 0.5) : 0)),
  ...each('has', BONUS_IDS, ({ p }: Sitting, id) => p.bonus === id),
  ...each('has', INNOVATION_IDS, ({ p }: Sitting, id) => p.innovations.includes(id)),
  ...each('has', COMPETENCY_IDS, ({ p }: Sitting, id) => p.competencies.includes(id)),
];

/** Next to nothing is secret here, and the hand-made value does not look at it: everybody is seen alike by every viewer. */
export const features: Features<State> = featuresFrom(TABLE, SEAT, s => ({
  table: { s, rounds: roundNumbers(s) },
  seats: judged(s, weights).map((one, seat) => {
    const p = s.players[seat];
    const value = s.over ? p.vp : one.terms.reduce((a, b) => a + b, 0);
    const lacks = nearest(one.land.underWay);
    return { ...one, s, p, seat, value, left: ROUNDS - s.round, income: visibleHands(p), lacks };
  }),
}));
