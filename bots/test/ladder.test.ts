import {
  advance,
  type Choice,
  type Core,
  type Decision,
  type Game,
  type Kind,
  optionsOf,
  pending,
  randomFrom,
  start,
} from '@tarsas/kernel';
import { describe, expect, test } from 'vitest';
import { mindOf } from '../../games/list.ts';
import { titles } from '../../games/registry.ts';
import { ask, askPlan, type Bot, type Budget, bots, type Mind, RUNGS } from '../index.ts';

const botNamed = (name: string): Bot => bots.find(bot => bot.name === name)!;
const gameOf = (id: string): Game<Kind> => titles.find(({ game }) => game.id === id)!.game;
const waitingIn = (game: Game<Kind>, s: Core): Decision => pending(game, s).find(({ waiting }) => waiting)!;

/** Plays a game to its end, or until `stop` says so. */
function play(mind: Mind, players: readonly Bot[], seed: string, budget?: Budget, stop: (s: Core) => boolean = () => false): Core {
  const { game } = mind;
  const { state: s } = start(game, { seats: players.length, seed });
  const random = randomFrom(`${seed}/bots`);
  while (!s.over && !stop(s)) {
    const decision = waitingIn(game, s);
    advance(game, s, decision, ask(players[decision.seat], game, s, decision, random, { mind, ...(budget && { budget }) }));
  }
  return s;
}

const points = ({ game }: Mind, s: Core, seat: number): number => game.score(s).find(score => score.seat === seat)!.points;

describe('every rung of the ladder', () => {
  test.each(RUNGS.map(({ name }) => name))('%s plays a game to its end', async name => {
    const mind = (await mindOf('example'))!;
    expect(play(mind, Array(3).fill(botNamed(name)), 'to the end', { nodes: 60 }).over).toBe(true);
  });

  test.each(RUNGS.map(({ name }) => name))('%s plays like anybody a game that has told nothing about itself', name => {
    const game = gameOf('terra-mystica');
    const { state } = start(game, { seats: 2, seed: 'mute' });
    const decision = waitingIn(game, state);
    expect(optionsOf(game, state, decision)).toContainEqual(ask(botNamed(name), game, state, decision, randomFrom('mute')));
  });

  test('has a name and a line of its own in both languages', () => {
    for (const language of ['en', 'hu'] as const) {
      expect(new Set(RUNGS.map(rung => rung[language].name)).size).toBe(RUNGS.length);
      expect(new Set(RUNGS.map(rung => rung[language].line)).size).toBe(RUNGS.length);
    }
  });
});

describe('thinking', () => {
  const midGame = async () => {
    const mind = (await mindOf('terra-mystica'))!;
    const s = play(
      mind,
      Array(2).fill(botNamed('greedy')),
      'mid-game',
      undefined,
      state => (state as Core & { round: number }).round === 3,
    );
    return { mind, s, decision: waitingIn(mind.game, s) };
  };

  test.each(['gentle', 'planner', 'searcher'])('%s gives the same answer for the same seed and number of positions', async name => {
    const { mind, s, decision } = await midGame();
    const answer = () => askPlan(botNamed(name), mind.game, s, decision, randomFrom('same'), { mind, budget: { nodes: 400 } });
    expect(answer()).toEqual(answer());
  });

  test.each(['greedy', 'planner', 'searcher'])('%s stops when it is told to, with an answer', async name => {
    const { mind, s, decision } = await midGame();
    let asked = 0;
    const stop = () => ++asked > 1;
    const choice: Choice = ask(botNamed(name), mind.game, s, decision, randomFrom('stop'), { mind, budget: {}, stop });
    expect(optionsOf(mind.game, s, decision)).toContainEqual(choice);
    expect(asked).toBeLessThan(10);
  });

  test('leaves the table as it is', async () => {
    const { mind, s, decision } = await midGame();
    const before = JSON.stringify(s);
    ask(botNamed('searcher'), mind.game, s, decision, randomFrom('quiet'), { mind, budget: { nodes: 300 } });
    expect(JSON.stringify(s)).toBe(before);
  });

  test('one plan ahead makes far more points than any plan', async () => {
    const mind = (await mindOf('terra-mystica'))!;
    const s = play(mind, [botNamed('greedy'), botNamed('random-plans')], 'one ahead');
    expect(points(mind, s, 0)).toBeGreaterThan(points(mind, s, 1) + 20);
  });
});

describe('closed fists', () => {
  test('in the last round of Pebbles whatever stays in hand is lost, so the searcher shows it all', async () => {
    const mind = (await mindOf('example'))!;
    const last = (s: Core) => (s.stack[0] as Kind['frame'] & { round?: number }).round === 4;
    type Fists = Core & { players: { pebbles: number }[] };
    const tables = [...Array(80).keys()].map(
      n => play(mind, Array(2).fill(botNamed('random-plans')), `fists ${n}`, undefined, last) as Fists,
    );
    // Against fewer pebbles fewer would do as well.
    const s = tables.find(({ players }) => players[0].pebbles === 3 && players[1].pebbles >= 2)!;
    const decision = pending(mind.game, s).find(({ seat }) => seat === 0)!;
    const { pebbles } = s.players[0];
    const bid = ask(botNamed('searcher'), mind.game, s, decision, randomFrom('fists'), { mind, budget: { nodes: 2000 } });
    expect(bid).toEqual({ do: 'bid', pebbles });
  });
});
