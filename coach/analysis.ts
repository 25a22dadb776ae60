/**
 * An analysis as small pieces of work. A quick look at everything comes first, then what looks large is played out, the largest first. Each piece can be
 * done by anybody (`perform`), in any order; what comes of it is put into the analysis (`absorb`), which then says what is to be done next.
 */
import { pointsAt, walk } from '@tarsas/bots/thinking';
import { equal } from '@tarsas/kernel';
import { type Decided, decisionsOf } from './decisions.ts';
import { correctedAt, correctionAt, kindAt, plannedAt } from './expected.ts';
import { worldsFrom } from './hint.ts';
import { type Asked, promising, type Rated, rated } from './look.ts';
import { playedOut } from './playOut.ts';
import { guess, tenths } from './ranges.ts';
import { summaryOf, type Table, tableOf } from './summary.ts';
import { openIn, trialOf, weighedIn } from './trial.ts';
import type { Analysis, Ending, Knowledge, LookedAt, Plan, Saved, Settings, Weighed } from './types.ts';
import { turningPointOf } from './verdicts.ts';

export const USUAL_SETTINGS: Settings = { seed: 'coach', decisions: 20, plans: 3, fewest: 16, most: 48, step: 8 };

/** Ask what the seat may expect, look at its plans, or play one continuation of one of them. */
export type Task = { at: number; outlook: true } | { at: number; look: true } | { at: number; plan: number; seed: number; line: Plan };
export type Result = number | Rated[] | Ending;

/** One game on the coach's desk. What it holds can be made again from the saved game: only the analysis is worth keeping. */
export class Desk {
  readonly settings: Settings;
  private readonly known: Knowledge;
  private readonly saved: Saved;
  private readonly decided: Decided[];
  private readonly final: number[];
  private readonly table: Table;

  constructor(known: Knowledge, saved: Saved, settings: Partial<Settings> = {}) {
    this.known = known;
    this.saved = saved;
    this.settings = { ...USUAL_SETTINGS, ...settings };
    this.decided = decisionsOf(known.mind, saved);
    this.final = pointsAt(
      known.mind,
      walk(known.mind, saved, () => {}),
    );
    this.table = tableOf(known, saved);
  }

  /**
   * Before anything has been looked at; or with the quick looks of the same game that were made for other seats (`like`), as far as nothing was played out there:
   * they would come to the same.
   */
  begin(like?: Analysis): Analysis {
    const positions = this.decided.map(({ state: _, decision: __, ...decided }, at): LookedAt => {
      const known = like?.seed === this.settings.seed ? like.positions[at] : undefined;
      const { outlook = null, expected = [], low = [], high = [] } = known ?? {};
      const { best = null, suspicion = null } = known?.trial ? {} : (known ?? {});
      return { ...decided, outlook, expected, low, high, best, suspicion, trial: null };
    });
    const { game, seats } = this.saved;
    const done = { quick: 0, of: positions.length, playedOut: 0, toPlayOut: 0 };
    const summary = summaryOf(this.table, []);
    const analysis = { game, seats, seed: this.settings.seed, positions, final: this.final, turningPoints: [], summary, done };
    this.count(analysis);
    return analysis;
  }

  /** What can be done now, the most urgent first. None of it waits for another; with `many` so many decisions are played out side by side. */
  tasks(analysis: Analysis, many = 1): Task[] {
    const { positions } = analysis;
    const outlooks = positions.flatMap(({ outlook }, at): Task[] => (outlook === null ? [{ at, outlook: true }] : []));
    if (outlooks.length > 0) return outlooks;
    const looks = positions.flatMap(({ best }, at): Task[] => (best === null ? [{ at, look: true }] : []));
    if (looks.length > 0) return looks;
    this.suspect(analysis);
    const open: Task[] = [];
    let busy = 0;
    for (const at of inOrder(positions)) {
      const { trial } = positions[at];
      if (!trial || trial.done) continue;
      const next = openIn(trial, analysis.seats, this.settings);
      if (next.length === 0) this.conclude(analysis);
      else if (++busy <= many) open.push(...next.map(one => ({ at, ...one, line: trial.plans[one.plan] })));
      if (busy === many) break;
    }
    return open;
  }

  perform(task: Task): Result {
    const { mind } = this.known;
    if ('outlook' in task) return this.outlook(task.at);
    const worldAt = this.worlds(task.at);
    if ('look' in task) return this.look(worldAt, task.at);
    const { world, asked } = worldAt(task.seed);
    return playedOut(mind, world, asked, task.line, `${this.settings.seed}/${this.decided[task.at].move}/${task.seed}`);
  }

  absorb(analysis: Analysis, task: Task, result: Result): void {
    const position = analysis.positions[task.at];
    if ('outlook' in task) {
      position.outlook = result as number;
      if (analysis.positions.every(({ outlook }) => outlook !== null)) this.draw(analysis);
    } else if ('look' in task) {
      const [chosen, ...others] = result as Rated[];
      position.best = others
        .map(({ plan, worth }) => ({ plan, gain: guess(worth - chosen.worth), sources: [] }))
        .sort((a, b) => b.gain.middle - a.gain.middle);
      position.suspicion = suspicionOf(position.best);
    } else {
      const trial = position.trial!;
      trial.results[task.plan][task.seed] = result as Ending;
      const played = weighedIn(trial, analysis.seats).filter(({ gain }) => gain.playedOut > 1);
      const rest = position.best!.filter(({ plan }) => !played.some(one => equal(one.plan, plan)));
      position.best = [...played.sort((a, b) => b.gain.middle - a.gain.middle), ...rest];
    }
    this.count(analysis);
  }

  private outlook(at: number): number {
    const { mind, calibration } = this.known;
    const { state, seat, round } = this.decided[at];
    return tenths(correctedAt(calibration, round, plannedAt(mind, state, seat), kindAt(mind, state, seat)));
  }

  /** The lines of the graph: everybody's last outlook at every decision, and before their first one that. */
  private draw({ positions, seats }: Analysis): void {
    const all = Array.from({ length: seats }, (_, seat) => positions.find(one => one.seat === seat) ?? null);
    for (const position of positions) {
      all[position.seat] = position;
      const bands = all.map(one => correctionAt(this.known.calibration, one?.round ?? 0).band);
      position.expected = all.map((one, seat) => one?.outlook ?? this.final[seat]);
      position.low = position.expected.map((points, seat) => tenths(points - bands[seat]));
      position.high = position.expected.map((points, seat) => tenths(points + bands[seat]));
    }
  }

  private look(worldAt: (n: number) => Asked, at: number): Rated[] {
    const { mind } = this.known;
    const { chosen } = this.decided[at];
    const worlds = Array.from({ length: mind.worlds ?? 1 }, (_, n) => worldAt(n));
    const plans = promising(mind, worlds[0], this.settings.plans, [chosen]);
    return rated(mind, worlds, [chosen, ...plans]);
  }

  /** By number: worlds that the seat could not tell from the real one when it decided. */
  private worlds(at: number): (n: number) => Asked {
    const { mind } = this.known;
    const { state, seat, move, decision } = this.decided[at];
    return worldsFrom(mind, mind.game.view(state, seat) as object, seat, decision.id, `${this.settings.seed}/${move}`);
  }

  /** Marks what is to be played out: what looks better or worse than what was chosen by the most. */
  private suspect(analysis: Analysis): void {
    const { seats, decisions } = this.settings;
    const mine = inOrder(analysis.positions).filter(at => !seats || seats.includes(analysis.positions[at].seat));
    for (const at of mine.slice(0, decisions)) {
      const position = analysis.positions[at];
      position.trial ??= trialOf([position.chosen, ...position.best!.map(({ plan }) => plan)]);
    }
    this.count(analysis);
  }

  private conclude(analysis: Analysis): void {
    analysis.turningPoints = analysis.positions
      .filter(({ trial }) => trial?.done)
      .map(position => turningPointOf(position, weighedIn(position.trial!, analysis.seats)));
    analysis.summary = summaryOf(this.table, analysis.turningPoints);
    this.count(analysis);
  }

  private count({ positions, done }: Analysis): void {
    done.quick = positions.filter(({ best }) => best !== null).length;
    done.toPlayOut = positions.filter(({ trial }) => trial).length;
    done.playedOut = positions.filter(({ trial }) => trial?.done).length;
  }
}

/** Without the results of single continuations, which pages do not show. */
export const forPages = (analysis: Analysis): Analysis => ({
  ...analysis,
  positions: analysis.positions.map(position => ({ ...position, trial: position.trial && { ...position.trial, results: [] } })),
});

/** Praise is checked too, but what may have been a mistake comes first. */
function suspicionOf([best]: readonly Weighed[]): number {
  if (!best) return 0;
  return best.gain.middle >= 0 ? best.gain.middle : -best.gain.middle / 2;
}

/** The numbers of the positions, those with the largest suspicion first. Only those that have another plan. */
function inOrder(positions: readonly LookedAt[]): number[] {
  return positions
    .map(({ best, suspicion }, at) => ({ at, suspicion: suspicion ?? 0, open: (best?.length ?? 0) > 0 }))
    .filter(({ open }) => open)
    .sort((a, b) => b.suspicion - a.suspicion || a.at - b.at)
    .map(({ at }) => at);
}
