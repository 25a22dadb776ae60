/** Section 15 of the digest: the end of the game. */
import { hash, knownScores } from '@tarsas/kernel';
import { rule } from '@tarsas/kernel/testing';
import { describe, expect } from 'vitest';
import { empiresEnd } from '../../rules/index.ts';
import { aTable } from '../table.ts';

const LAST = 26;
const ended = () => aTable('Anna', 'Bence').space(LAST);
const line = (t: ReturnType<typeof aTable>, name: string, key: string) => t.score(name).lines.find(l => l.key === key)?.points;

describe('End of the game', () => {
  rule('EE-END-01', 'when the marker reaches END the game is over', () => {
    const t = aTable('Anna', 'Bence')
      .space(LAST - 1)
      .begin();
    expect(t.state.over).toBe(false);
    for (const name of t.names) t.plays(name, { do: 'axes', axes: 0 }).plays(name, { do: 'coins', coins: 0 });
    expect(t.state.over).toBe(true);
    expect(t.waiting()).toEqual([]);
  });

  rule.each('EE-END-02', 'the values of intact locations are added to the score', [
    [[], 138],
    [['farm-wheat', 'farm-axe', 'farm-hammer'], 138 - 3 - 8 - 11],
    [['road-trade', 'road-refresh-high'], 138 - 14 - 9],
  ])((destroyed, points) => {
    const t = ended()
      .has('Anna', { destroyed: [...destroyed], points: -5 })
      .begin();
    expect(line(t, 'Anna', 'locations')).toBe(points);
    expect(t.score('Anna').points).toBe(points - 5);
  });

  rule('EE-END-03', 'then the end-of-game abilities of innovations under intact locations', () => {
    const under = { city: ['famine-02'], 'farm-wheat': ['famine-05'] };
    const t = ended()
      .has('Anna', { under, destroyed: ['farm-wheat'], wheat: 3 })
      .begin();
    expect(line(t, 'Anna', 'endgame')).toBe(3);
    expect(t.score('Anna').points).toBe(138 - 3 + 3);
  });

  rule('EE-RES-06', 'points that depend on hidden tokens are told to nobody but their owner until then, all others to everybody', () => {
    const t = aTable('Anna', 'Bence')
      .has('Anna', { under: { city: ['famine-02', 'plague-07'] }, wheat: 10 })
      .has('Bence', { under: { city: ['plague-04'] }, wheat: 10 })
      .begin('economy');
    const known = (name: string) =>
      knownScores(empiresEnd, t.view(name), name === 'public' ? name : t.seat(name)).map(({ points }) => points);
    const [anna, bence] = t.names.map(name => t.score(name).points);
    expect([known('Anna'), known('Bence'), known('public')]).toEqual([
      [anna, bence],
      [null, bence],
      [null, bence],
    ]);
    const over = t.space(LAST).begin();
    expect(knownScores(empiresEnd, over.view('public'), 'public').map(({ points }) => points)).toEqual([anna, bence]);
  });

  rule('EE-END-04', 'the screens come down, and the log tells everybody’s score to the point', () => {
    const t = ended()
      .has('Anna', { under: { city: ['famine-02'] }, wheat: 10, points: 4 })
      .begin();
    expect(t.view('Bence').stocks?.[0]).toEqual({ wheat: 10, hammer: 2, axe: 2, coin: 2 });
    expect(t.facts('shown').map(({ seat, resources }) => [seat, resources.wheat])).toEqual([
      [0, 10],
      [1, 2],
    ]);
    expect(t.facts('finalScore')).toEqual([
      { seat: 0, track: 4, intact: 138, endgame: 10, points: 152 },
      { seat: 1, track: 0, intact: 138, endgame: 0, points: 138 },
    ]);
    expect(t.facts('finalScore').map(({ points }) => points)).toEqual(t.names.map(name => t.score(name).points));
    expect(aTable('Anna', 'Bence').begin('economy').view('Bence').stocks).toBe(null);
  });

  rule('EE-END-04', 'the highest total wins, wherever the points come from', () => {
    const t = ended()
      .has('Anna', { points: 9 })
      .has('Bence', { under: { city: ['famine-02'] }, wheat: 10 })
      .begin();
    expect([t.score('Anna'), t.score('Bence')]).toMatchObject([
      { points: 147, rank: 2 },
      { points: 148, rank: 1 },
    ]);
  });

  rule('EE-END-05', 'on a tie the player with more intact locations wins', () => {
    const t = ended()
      .has('Anna', { destroyed: ['village-low'] })
      .has('Bence', { points: -17 })
      .begin();
    expect([t.score('Anna'), t.score('Bence')]).toMatchObject([
      { points: 121, rank: 2 },
      { points: 121, rank: 1 },
    ]);
  });

  rule('EE-END-06', 'if still tied, the tied players share the victory', () => {
    const t = aTable('Anna', 'Bence', 'Cili')
      .space(LAST)
      .has('Anna', { destroyed: ['city'] });
    t.has('Bence', { destroyed: ['army-high'] })
      .has('Cili', { destroyed: ['army-low'], points: -7 })
      .begin();
    expect(t.names.map(name => t.score(name).rank)).toEqual([3, 1, 1]);
  });

  rule('EE-END-07', 'resources and hand cards left over score nothing unless an innovation says so', () => {
    const t = ended().has('Anna', { wheat: 9, hammer: 9, axe: 9, coin: 9, hand: ['famine-07', 'pestilence-02'] });
    t.has('Bence', { wheat: 0, hammer: 0, axe: 0, coin: 0 }).begin();
    expect(t.score('Anna').points).toBe(138);
    expect(t.score('Bence').points).toBe(138);
  });

  rule('EE-END-08', 'end-of-game abilities are read off the final position and change nothing, so their order does not matter', () => {
    const cards = ['famine-02', 'pestilence-08', 'pestilence-02', 'plague-03', 'rebellion-09'];
    const scores = [cards, cards.toReversed()].map(order => {
      const t = ended()
        .has('Anna', { under: { 'army-low': order }, destroyed: ['farm-wheat', 'city'] })
        .begin();
      const before = hash(t.state);
      const score = t.score('Anna');
      expect(hash(t.state)).toBe(before);
      return score;
    });
    // wheat 2, destroyed 2 × 2, a destroyed neighbour 4, axes 2 × 2; the repeat takes one 4 again
    expect(scores[0].lines).toContainEqual({ key: 'endgame', points: 2 + 4 + 4 + 4 + 4 });
    expect(scores[1]).toEqual(scores[0]);
  });
});
