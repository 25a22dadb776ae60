import { describe, expect, test } from 'vitest';
import { type GameRecord, playedGame } from '../../../bots/referee.ts';
import { mind } from '../bot/index.ts';
import type { Viscounts } from '../rules/state.ts';
import { referee } from './referee.ts';

/** Every number of seats, every AI, with more schemes and the other options. */
const TABLES: readonly { seats: number; options?: object }[] = [
  { seats: 1 },
  { seats: 1, options: { solo: 'builder', difficulty: 2 } },
  { seats: 1, options: { solo: 'noble', difficulty: 1 } },
  { seats: 1, options: { solo: 'cards', difficulty: 3 } },
  { seats: 2 },
  { seats: 2, options: { solo: 'random', bonusIcons: false } },
  { seats: 3, options: { startPlayer: 'first seat' } },
  { seats: 3, options: { solo: 'cards' } },
  { seats: 4 },
  { seats: 4, options: { bonusIcons: false } },
];
const TIMES = Number(process.env.TARSAS_LAWS ?? 1);

describe('The referee', () => {
  const sittings = Array.from({ length: TIMES }, (_, i) => TABLES.map(table => ({ ...table, seed: `referee ${i + 1}` }))).flat();

  test.each(sittings.map(sitting => [JSON.stringify(sitting), sitting] as const))('agrees with %s', { timeout: 600_000 }, (_, sitting) => {
    expect(referee(playedGame(mind, sitting))).toEqual([]);
  });
});

describe('The referee objects', () => {
  const genuine = playedGame(mind, { seats: 1, seed: 'planted 6', options: { solo: 'cleric' } });
  const copy = (): Planted => structuredClone(genuine) as Planted;
  /** The first fact of a kind that is like this. */
  const find = (record: Planted, key: string, fits: (args: Args) => boolean = () => true) => {
    for (const list of record.facts)
      for (const [i, fact] of list.entries()) if (fact.key === key && fits(fact.args)) return { list, i, args: fact.args };
    throw new Error(`The game has no such ${key}`);
  };
  type Args = Record<string, unknown>;
  interface Planted extends Omit<GameRecord<Viscounts>, 'facts' | 'views' | 'scores'> {
    facts: { key: string; args: Args }[][];
    views: GameRecord<Viscounts>['views'][number][];
    scores: { seat: number; points: number; rank: number; lines: { key: string; points: number }[] }[];
  }
  const told = (record: Planted) => referee(record as unknown as GameRecord<Viscounts>);

  test('to nothing in a genuine game', () => expect(told(copy())).toEqual([]));

  test.each([
    ['gained', 'n'],
    ['moved', 'silver'],
    ['destroyed', 'silver'],
    ['hired', 'silver'],
    ['dismissed', 'silver'],
    ['paid', 'gold'],
    ['drew', 'n'],
    ['workers', 'n'],
    ['aiDoes', 'spent'],
    ['aiCriminals', 'n'],
    ['collision', 'cell'],
    ['scored', 'points'],
    ['traded', 'merchants'],
    ['aiResource', 'have'],
    ['aiCannot', 'icons'],
  ])('to a %s whose %s is wrong', (key, what) => {
    const record = copy();
    const { args } = find(record, key);
    args[what] = (args[what] as number) + 1;
    expect(told(record)).not.toEqual([]);
  });

  const dropped = [
    'gained',
    'flipped',
    'played',
    'moved',
    'built',
    'workers',
    'transcribed',
    'hired',
    'drew',
    'drewCards',
    'shuffled',
    'collided',
    'turn',
    'met',
    'aiScheme',
  ];
  test.each(dropped)('to a missing %s', key => {
    const record = copy();
    const { list, i } = find(record, key);
    list.splice(i, 1);
    expect(told(record)).not.toEqual([]);
  });

  test('to a wrong rank', () => {
    const record = copy();
    record.scores[0].rank++;
    expect(told(record)).toEqual([expect.stringContaining('seat 0, rank')]);
  });

  test('to facts that nobody could follow', () => {
    const record = copy();
    find(record, 'moved').args.seat = 7;
    expect(told(record)).toEqual([expect.stringContaining('cannot be followed')]);
  });

  test('to gains for which there is no reason, even if the table shows them', () => {
    const record = copy();
    const move = record.facts.findIndex((list, i) => i > 20 && list.some(({ key }) => key === 'moved'));
    record.facts[move].push({ key: 'gained', args: { seat: 0, what: 'silver', n: 3 } });
    for (const view of record.views.slice(move)) view.players[0].silver += 3;
    expect(told(record)[0]).toContain('gained');
  });

  test.each(['silver', 'ink', 'unpaid', 'approved', 'virtue', 'workers', 'handSize'] as const)('to a table that shows other %s', what => {
    const record = copy();
    record.views[record.views.length - 5].players[0][what]++;
    expect(told(record)).toEqual([expect.stringMatching(new RegExp(`^move ${record.views.length - 5}, seat 0, ${what}`))]);
  });

  test.each(['buildings', 'castle', 'ribbons', 'acquired'])('to a score whose line of %s is wrong', key => {
    const record = copy();
    const line = record.scores[0].lines.find(one => one.key === key)!;
    line.points++;
    record.scores[0].points++;
    expect(told(record)).toEqual(expect.arrayContaining([expect.stringContaining(`seat 0, ${key}`)]));
  });
});
