/** Whole games between bots before the referee; and mistakes planted in them, which it must find. */
import type { Fact, Score } from '@tarsas/kernel';
import { describe, expect, test } from 'vitest';
import { type GameRecord, playedGame } from '../../../bots/referee.ts';
import { mind } from '../bot/index.ts';
import type { AgeOfInnovation, Facts } from '../rules/state.ts';
import { referee } from './referee/index.ts';

const GAMES = 10 * Number(process.env.TARSAS_LAWS ?? 1);

/** All numbers of seats, both sides of the board, both ways of choosing, both sets of faction values. */
const sitting = (n: number) => ({
  seats: 2 + (n % 4),
  seed: `referee ${n}`,
  options: { map: n % 8 < 4 ? 'usual' : 'tight', choosing: n % 3 === 1 ? 'draft' : 'sets', factions: n % 5 === 2 ? '2024' : 'rulebook' },
});

test.each(Array.from({ length: GAMES }, (_, n) => sitting(n)))('$seed ($seats seats) is in order', { timeout: 120_000 }, at => {
  expect(referee(playedGame(mind, at)).map(objection => `${at.seed}: ${objection}`)).toEqual([]);
});

/** These facts only inform: they change nothing that a player owns. */
const TELLING: ReadonlySet<string> = new Set<keyof Facts>([
  'startPlayer',
  'offered',
  'declined',
  'stepsLost',
  'keyKept',
  'forgone',
  'spadesLost',
  'notPlaced',
  'rewardLost',
  'bookLost',
  'trackLost',
  'river',
]);
/** Numbers that name a seat or a thing, and steps that a fact of their own confirms. */
const NAMES: ReadonlySet<string> = new Set(['seat', 'from', 'order', 'sent steps', 'neutralFaction levels', 'area buildings']);

describe('Planted mistakes are found', () => {
  const games = [0, 1, 2, 3, 4, 5].map(n => playedGame(mind, sitting(n)));

  /** The first fact of every kind in these games, with the game it stands in. */
  function firstOfEachKind(): { game: GameRecord<AgeOfInnovation>; move: number; at: number; key: string }[] {
    const seen = new Set<string>();
    const found = [];
    for (const game of games)
      for (const [move, facts] of game.facts.entries())
        for (const [at, { key }] of facts.entries()) {
          if (seen.has(key) || TELLING.has(key)) continue;
          seen.add(key);
          found.push({ game, move, at, key });
        }
    return found;
  }

  /** The same game with another list of facts, views or scores. */
  function planted<K extends 'facts' | 'views' | 'scores'>(
    game: GameRecord<AgeOfInnovation>,
    part: K,
    change: (copy: GameRecord<AgeOfInnovation>[K]) => void,
  ): string[] {
    const copy = structuredClone(game[part]);
    change(copy);
    return referee({ ...game, [part]: copy });
  }

  test('there is enough to plant them in', () => {
    expect(games.map(game => referee(game))).toEqual(games.map(() => []));
    expect(firstOfEachKind().length).toBeGreaterThanOrEqual(35);
  });

  test('a fact that is dropped', { timeout: 60_000 }, () => {
    const missed = firstOfEachKind().filter(
      ({ game, move, at }) => planted(game, 'facts', facts => (facts[move] as Fact[]).splice(at, 1)).length === 0,
    );
    expect(missed.map(({ key }) => key)).toEqual([]);
  });

  test('a number in a fact that is changed', { timeout: 60_000 }, () => {
    const missed: string[] = [];
    for (const { game, move, at, key } of firstOfEachKind()) {
      const args = game.facts[move][at].args as Record<string, unknown>;
      for (const [field, value] of Object.entries(args)) {
        if (NAMES.has(field) || NAMES.has(`${key} ${field}`)) continue;
        const other =
          typeof value === 'number' ? value + 1 : Array.isArray(value) && typeof value[0] === 'number' ? value.map(n => n + 1) : null;
        if (other === null) continue;
        const objections = planted(game, 'facts', facts => Object.assign(facts[move][at].args as object, { [field]: other }));
        if (objections.length === 0) missed.push(`${key} ${field}`);
      }
    }
    expect(missed).toEqual([]);
  });

  test.each(['coins', 'tools', 'scholars', 'vp', 'keys', 'bowls', 'books', 'science', 'left'] as const)('%s in a view', good => {
    const [game] = games;
    const move = Math.floor(game.views.length / 2);
    const objections = planted(game, 'views', views => {
      const p = views[move].players[1];
      if (Array.isArray(p[good])) p[good][1]++;
      else p[good]++;
    });
    expect(objections[0]).toContain(`move ${move}, seat 1: ${good}`);
  });

  test('a line, the points and the rank of a score', () => {
    const [game] = games;
    const changes: ((of: Score) => void)[] = [
      ...game.scores[0].lines.map(
        (_, line) =>
          ({ lines }: Score) =>
            void lines[line].points++,
      ),
      score => void score.points++,
      score => void score.rank++,
    ];
    for (const change of changes) expect(planted(game, 'scores', scores => change(scores[0])).length).toBeGreaterThan(0);
  });
});
