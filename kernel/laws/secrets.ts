/** Laws 9 to 11 and 17: what viewers may know, and when they learn it. */
import { apply, factsFor, imagine, knownScores, optionsOf, pending, Refused } from '../engine.ts';
import type { Game, Kind, Move, Seat, Viewer } from '../game.ts';
import { clone } from '../json.ts';
import { must, mustEqual } from './must.ts';
import { type Law, viewersOf, type Walk } from './walk.ts';

/** 9. A view tells nothing that a world imagined from it could not tell, and nothing of what the table keeps from its viewer. */
export const noLeak: Law = {
  name: 'no secret leaks into a view',
  position(walk, s) {
    const { game, plan, random } = walk;
    for (const viewer of viewersOf(s)) {
      const view = game.view(s, viewer);
      must(!('rng' in view), `the view of ${viewer} holds the generator`);
      mustEqual(game.view(imagined(walk, s, viewer), viewer), view, `seen by ${viewer}, in an imagined world`);
      if (!plan.disguise) continue;
      const disguised = clone(s);
      plan.disguise(disguised, viewer, random);
      mustEqual(game.view(disguised, viewer), view, `seen by ${viewer}, with other secrets`);
    }
  },
};

function imagined<G extends Kind>({ game, random }: Walk<G>, s: G['state'], viewer: Viewer): G['state'] {
  return imagine(game, game.view(s, viewer), viewer, `imagined ${random(1_000_000_000)}`);
}

/** 10. */
export const sameFromBothSides: Law = {
  name: 'options are the same from both sides',
  position(walk, s) {
    const { game } = walk;
    for (const seat of new Set(pending(game, s).map(d => d.seat))) {
      const world = imagined(walk, s, seat);
      mustEqual(asksOf(game, world, seat), asksOf(game, s, seat), `what seat ${seat} may do, in an imagined world`);
    }
  },
};

function asksOf<G extends Kind>(game: Game<G>, s: G['state'], seat: Seat): unknown {
  return pending(game, s)
    .filter(d => d.seat === seat)
    .map(d => ({ id: d.id, waiting: d.waiting, options: optionsOf(game, s, d) }));
}

/** 11. A viewer for whom a move turns out otherwise than in an imagined world has learnt something. */
export const reveals: Law = {
  name: 'the barrier moves when somebody learns something',
  move(walk, { before, move, after, facts }) {
    const { game } = walk;
    if (after.barrier === after.ply) return;
    for (const viewer of viewersOf(before)) {
      const world = imagined(walk, before, viewer);
      const outcome = attempt(game, world, move);
      if (!outcome) continue;
      const what = `after ${JSON.stringify(move.choice)} by seat ${move.seat}, to ${viewer}`;
      mustEqual(game.view(after, viewer), game.view(outcome.state, viewer), what);
      mustEqual(factsFor(facts, viewer), factsFor(outcome.facts, viewer), `facts ${what}`);
    }
  },
};

function attempt<G extends Kind>(game: Game<G>, s: G['state'], move: Move) {
  try {
    return apply(game, s, move);
  } catch (error) {
    if (error instanceof Refused) return null;
    throw error;
  }
}

/** 17. */
export const knownIsTrue: Law = {
  name: 'points that a viewer may know are true',
  position({ game }, s) {
    const real = game.score(s);
    for (const viewer of viewersOf(s)) {
      for (const { seat, points, lines } of knownScores(game, game.view(s, viewer), viewer)) {
        const score = real.find(one => one.seat === seat);
        must(
          points === null || points === score?.points,
          `viewer ${viewer} reads ${points} points of seat ${seat}, who has ${score?.points}`,
        );
        lines.forEach((line, i) => {
          const truth = score?.lines[i]?.points;
          must(
            line.points === null || line.points === truth,
            `viewer ${viewer} reads ${line.points} ${line.key} of seat ${seat}, not ${truth}`,
          );
        });
      }
    }
  },
};
