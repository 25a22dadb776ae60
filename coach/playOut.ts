/** Playing on from a position to the end of the game, everybody by the same cheap bot. */
import { askPlan, type Bot, botOf, carryOut, Intentions, type Mind, type Plan } from '@tarsas/bots/thinking';
import { advance, type Decision, fork, type Kind, pending, randomFrom } from '@tarsas/kernel';
import type { Ending } from './types.ts';

type State = Kind['state'];

/**
 * One plan ahead with the judgement. Its temperature is what makes one continuation differ from the next where a game has no chance of its own:
 * a plan that looks 0.3 points worse is chosen e times more rarely.
 */
const PLAYS_ON = botOf({
  name: 'continuation',
  level: 'greedy',
  temperature: 0.3,
  style: {},
  en: { name: '', line: '' },
  hu: { name: '', line: '' },
});

/** A longer game is an endless one. */
const MAX_MOVES = 20_000;

/** How it ends for the seat that is asked, if it carries out this plan now. The world is not changed; all chance comes from it and from the seed. */
export function playedOut(mind: Mind, world: State, asked: Decision, plan: Plan, seed: string, by: Bot = PLAYS_ON): Ending {
  const s = fork(mind.game, world);
  carryOut(mind, s, asked, plan);
  playOn(mind, s, seed, by);
  return endingOf(mind, s, asked.seat);
}

function playOn(mind: Mind, s: State, seed: string, by: Bot): void {
  const { game } = mind;
  const random = randomFrom(seed);
  const intentions = new Intentions();
  for (let moves = 0; !s.over; moves++) {
    if (moves > MAX_MOVES) throw new Error(`${game.id}: no end after ${MAX_MOVES} moves`);
    const [decision] = pending(game, s).filter(({ waiting }) => waiting);
    const who = String(decision.seat);
    const meant = intentions.next(who, game, s, decision);
    const [choice, ...rest] = meant ? [meant] : askPlan(by, game, s, decision, random, { mind });
    if (!meant) intentions.keep(who, s, rest);
    advance(game, s, decision, choice, true);
  }
}

function endingOf(mind: Mind, s: State, seat: number): Ending {
  const scores = mind.game.score(s);
  const own = scores.find(score => score.seat === seat)!;
  const others = scores.filter(score => score.seat !== seat).map(({ points }) => points);
  const lines: Record<string, number> = {};
  for (const { key, points } of own.lines) if (points !== 0) lines[key] = (lines[key] ?? 0) + points;
  return { points: own.points, rival: others.length > 0 ? Math.max(...others) : 0, lines };
}
