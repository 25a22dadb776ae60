/** Answers that several seats give at the same time without seeing each other's: regret matching finds how often to choose what. */
import { type Decision, fork, type Kind, pending, type Random, type Seat } from '@tarsas/kernel';
import type { Effort } from './effort.ts';
import { carryOut, merit } from './lookahead.ts';
import { drawFrom } from './lot.ts';
import type { Mind, Plan } from './mind.ts';

type State = Kind['state'];

/** What a seat may answer, the regret for each answer not given, and the sum of the strategies so far (regret matching). */
interface Side {
  plans: readonly Plan[];
  regret: number[];
  inclination: number[];
}

/** One imagined world: who answers in it, and the values after the answers tried so far, keyed by all answers as one number. */
interface Scene {
  world: State;
  answers: { decision: Decision; side: Side }[];
  known: Map<number, number[]>;
}

/** More answers than any game's plans offer. */
const RADIX = 64;

/** All who answer one question at the same time, those included who have answered and may think again. Fewer than two: nothing is secret. */
export function together(mind: Mind, s: State): Decision[] {
  const open = pending(mind.game, s);
  const first = open.find(({ waiting }) => waiting);
  return first ? open.filter(({ frame }) => frame.id === first.frame.id) : [];
}

export class Sealed {
  private readonly mind: Mind;
  private readonly viewer: Seat;
  private readonly effort: Effort;
  private readonly scenes: Scene[];
  /** By seat and what it may answer: an information set. With other cards in hand a seat has another one. */
  private readonly sides = new Map<string, Side>();

  constructor(mind: Mind, viewer: Seat, worlds: readonly State[], effort: Effort) {
    this.mind = mind;
    this.viewer = viewer;
    this.effort = effort;
    this.scenes = worlds.map(world => ({
      world,
      answers: together(mind, world).map(decision => ({ decision, side: this.sideOf(world, decision) })),
      known: new Map(),
    }));
  }

  private sideOf(s: State, decision: Decision): Side {
    const plans = this.mind.plans(s, decision, this.mind.weights).slice(0, RADIX);
    const key = `${decision.seat} ${JSON.stringify(plans)}`;
    const side = this.sides.get(key) ?? { plans, regret: plans.map(() => 0), inclination: plans.map(() => 0) };
    this.sides.set(key, side);
    return side;
  }

  /** One iteration in one of the worlds: everybody answers, and each seat's regrets grow by what its other answers would have brought. */
  play(n: number, random: Random): void {
    const scene = this.scenes[n % this.scenes.length];
    const wishes = scene.answers.map(({ side }) => wish(side));
    const given = wishes.map(odds => drawFrom(odds, random));
    scene.answers.forEach(({ decision: { seat }, side }, i) => {
      const worths = side.plans.map((_, at) => merit(this.outcome(scene, given.with(i, at)), seat));
      const usual = worths.reduce((sum, worth, at) => sum + wishes[i][at] * worth, 0);
      for (let at = 0; at < worths.length; at++) {
        side.regret[at] = Math.max(0, side.regret[at] + worths[at] - usual);
        side.inclination[at] += wishes[i][at];
      }
    });
  }

  /** What everybody may expect after these answers, memoised. */
  private outcome({ world, answers, known }: Scene, given: readonly number[]): number[] {
    const key = given.reduce((sum, at) => sum * RADIX + at, 0);
    const before = known.get(key);
    if (before) return before;
    const { mind } = this;
    const s = fork(mind.game, world);
    answers.forEach(({ decision, side }, i) => {
      if (stillOpen(mind, s, decision)) carryOut(mind, s, decision, side.plans[given[i]]);
    });
    const values = mind.value(s, mind.weights, this.viewer);
    known.set(key, values);
    this.effort.spend();
    return values;
  }

  /** Whether there is anything to choose. */
  isOpen(seat: Seat): boolean {
    return this.ownSide(seat).plans.length > 1;
  }

  private ownSide(seat: Seat): Side {
    return this.scenes[0].answers.find(({ decision }) => decision.seat === seat)!.side;
  }

  /** A plan of the searching seat, drawn from the average strategy. Its own answers are the same in every world. */
  answer(seat: Seat, random: Random): Plan {
    const side = this.ownSide(seat);
    if (side.plans.length === 1) return side.plans[0];
    const all = side.inclination.reduce((a, b) => a + b, 0);
    // Answers below 5 % come from the first tries, before the regrets have settled.
    const sure = side.inclination.map(n => (n < 0.05 * all ? 0 : n));
    return side.plans[drawFrom(sure, random)];
  }
}

const stillOpen = (mind: Mind, s: State, { id }: Decision): boolean => pending(mind.game, s).some(decision => decision.id === id);

/** The current strategy: each answer in proportion to its positive regret. */
function wish({ regret }: Side): number[] {
  const all = regret.reduce((a, b) => a + b, 0);
  return regret.map(one => (all > 0 ? one / all : 1 / regret.length));
}
