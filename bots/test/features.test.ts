import { describe, expect, test } from 'vitest';
import { mind as pebbles } from '../../games/example/bot/index.ts';
import type { Features } from '../features.ts';
import type { Mind } from '../index.ts';
import { tryFeatures } from '../laws.ts';

type State = Parameters<typeof pebbles.value>[0];
type Told = Features<State>;

const SOUND: Told = {
  table: ['over'],
  seat: ['value', 'pebbles'],
  of: (s, viewer) => ({
    table: [s.over ? 1 : 0],
    seats: s.players.map((p, seat) => [p.prizes / 5, seat === viewer ? p.pebbles / 5 : 0]),
  }),
};
const trying = (part: Partial<Told>) => () =>
  tryFeatures({ ...pebbles, features: { ...SOUND, ...part } } as Mind, { seats: 3, seed: 'features' });

describe('features', () => {
  test('of what a seat may know are allowed', () => {
    expect(trying({})()).toBeGreaterThan(3);
  });

  test('of what others hold in secret are refused', () => {
    expect(trying({ of: s => ({ table: [0], seats: s.players.map(p => [0, p.pebbles / 5]) }) })).toThrow('which the seat cannot know');
  });

  test('have one number for every name, and one name for every number', () => {
    expect(trying({ table: ['over', 'begun'] })).toThrow('as many numbers as names');
    expect(trying({ seat: ['value', 'value'] })).toThrow('two numbers of one name');
    expect(trying({ seat: ['points', 'pebbles'] })).toThrow("not its 'value'");
  });

  test('are small, and numbers', () => {
    expect(trying({ of: s => ({ table: [100], seats: s.players.map(() => [0, 0]) }) })).toThrow('over is 100');
    expect(trying({ of: s => ({ table: [0], seats: s.players.map(() => [0, Number.NaN]) }) })).toThrow('pebbles of seat 0 is NaN');
  });
});
