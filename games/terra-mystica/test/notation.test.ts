import { readFileSync } from 'node:fs';
import { replay } from '@tarsas/kernel';
import { describe, expect, test } from 'vitest';
import { conformance, exportLog, importLog, importReport, NotationError, NotExpressible, type Row } from '../notation/index.ts';
import { parse } from '../notation/parse.ts';
import { terraMystica } from '../rules/index.ts';
import { busyGame } from './busy.ts';
import { roundtrip } from './roundtrip.ts';

const TWO_PLAYERS = readFileSync(new URL('./games/two-players.log', import.meta.url), 'utf8');

describe('reading the notation', () => {
  const texts = (log: string) => parse(log).map(({ faction, text }) => `${faction ?? 'table'}: ${text}`);

  test('comments and empty lines say nothing, except for the map and our own notes', () => {
    expect(texts('# a game\n\nwitches: pass BON1 # at last\n# map original')).toEqual(['witches: pass BON1', 'table: map original']);
  });

  test('answers to offers come first in a line', () => {
    expect(texts('Witches: build F4. leech 2 from nomads')).toEqual(['witches: leech 2 from nomads', 'witches: build F4']);
  });

  test.each([
    ['engineers: -2w. bridge A1:B1', ['engineers: action ACTE', 'engineers: bridge A1:B1']],
    ['engineers: convert 2w to bridge. bridge A1:B1', ['engineers: action ACTE', 'engineers: bridge A1:B1']],
    ['witches: pass. +bon3', ['witches: pass bon3']],
    ['witches: build A1. transform B1 to red', ['witches: transform B1 to red', 'witches: build A1']],
    ['witches: dig 1. action ACT5. build A1', ['witches: action ACT5', 'witches: dig 1', 'witches: build A1']],
    ['auren: action ACTA. +air. +air', ['auren: action ACTA', 'auren: +2air']],
    ['dragonmasters: pass', ['dragonlords: pass']],
  ])('older ways of writing: %s', (line, expected) => expect(texts(line)).toEqual(expected));

  test('an unknown faction is refused with its line', () => {
    expect(() => parse('\nelves: pass')).toThrow("Line 2: 'elves' is no faction");
  });
});

describe('importing', () => {
  test('a whole game, with the points of every faction', () => {
    const { game, points, moves, log } = importReport(TWO_PLAYERS);
    expect({ game, points, moves }).toEqual({ game: 'terra-mystica', points: { witches: 76, cultists: 80 }, moves: log.moves.length });
    expect(replay(terraMystica, log).state.players.map(p => p.vp)).toEqual([76, 80]);
  });

  test('what every faction has after each command', () => {
    const { trace } = importLog(TWO_PLAYERS);
    const after = (faction: string, text: string) => trace[faction].find(entry => entry.text === text)?.stock;
    // TM-UPG-03 beside a neighbour, and 3 points of the round's tile.
    expect(after('witches', 'upgrade F4 to TP')).toEqual([23, 12, 5, 0, [2, 10, 0], [0, 0, 0, 2]]);
    // 2 power cost 1 point.
    expect(after('witches', 'leech 2 from cultists')).toEqual([22, 12, 5, 0, [0, 12, 0], [0, 0, 0, 2]]);
    // 3 steps pass the first gate.
    expect(after('witches', '+FAV2')).toEqual([22, 7, 3, 0, [0, 11, 1], [0, 3, 0, 2]]);
    expect(after('cultists', 'action ACT2')).toEqual([22, 18, 4, 1, [5, 4, 0], [1, 1, 1, 0]]);
  });

  const without = (line: string, instead = '') => TWO_PLAYERS.replace(`${line}\n`, instead && `${instead}\n`);

  test.each([
    ['witches: pass BON1', 'witches: pass BON5', undefined],
    ['witches: upgrade F4 to TP', 'witches: upgrade F4 to TE', undefined],
    ['witches: upgrade F4 to TP', 'witches: build A3', 'TM-BUILD-03'],
    ['witches: upgrade F4 to TP', 'witches: action ACT6', 'TM-PWACT-03'],
    ['witches: leech 2 from cultists', 'witches: leech 5 from cultists', undefined],
  ])('%s cannot be %s', (line, instead, rule) => {
    const number = TWO_PLAYERS.split('\n').indexOf(line) + 1;
    let refused: unknown;
    try {
      importLog(without(line, instead));
    } catch (error) {
      refused = error;
    }
    expect(refused).toBeInstanceOf(NotationError);
    expect(refused).toMatchObject({ line: number, rule: rule ?? null });
  });

  test('words that mean nothing are refused', () => {
    expect(() => importLog(without('witches: pass BON1', 'witches: dance'))).toThrow("'dance' is no command");
    expect(() => importLog('setup witches')).toThrow('fewer than two factions');
    expect(() => importLog(without('score SCORE6,SCORE3,SCORE2,SCORE4,SCORE5,SCORE7'))).toThrow('does not name its scoring tiles');
  });

  test('a ledger is compared row by row', () => {
    const { trace, points } = importLog(TWO_PLAYERS);
    const rows = Object.entries(trace).flatMap(([faction, entries]) => entries.map(({ text, stock }): Row => [faction, text, ...stock]));
    const reference = { finalVp: points as Record<string, number>, rows };
    expect(conformance([{ file: 'a', log: TWO_PLAYERS, reference }])).toMatchObject({ files: 1, agreed: 1, rowsDiffering: 0 });
    const wrong = rows.map((row, i): Row => (i === 9 && row.length > 2 ? [row[0], row[1], 99, 0, 0, 0, [0, 0, 0], [0, 0, 0, 0]] : row));
    const found = conformance([{ file: 'b', log: TWO_PLAYERS, reference: { ...reference, rows: wrong } }]);
    expect(found).toMatchObject({ agreed: 0, rowsDiffering: 1 });
    expect(found.disagreements[0]).toMatchObject({ file: 'b', faction: 'witches' });
    const cut = conformance([{ file: 'c', log: without('witches: upgrade F4 to TP'), reference }]);
    expect(cut.disagreements[0].found).toContain('Line');
  });
});

describe('exporting', () => {
  const everything = { iceFactions: true, volcanoFactions: true, variableFactions: true, finalTile: 'random', newTownTiles: true };

  test.each([
    ['the rulebook’s ways', everything],
    [
      'the server’s ways',
      { ...everything, leech: 'open', sacrifice: 'free', spadePoints: 'gained', declinedOffers: 'server', map: 'fjords' },
    ],
    ['promos, variable order', { ...everything, shippingCard: true, templeTile: true, turnOrder: 'variable', map: 'fire-and-ice' }],
    ['players who leave', { ...everything, leaving: true, leech: 'open', map: 'lakes' }],
  ])('a game comes back with the same table before every action: %s', (name, options) => {
    for (let n = 0; n < 4; n++) expect(roundtrip(busyGame(`${name} ${n}`, options).log), `${name} ${n}`).toBeNull();
  });

  test('an auction cannot be written', () => {
    const { log } = busyGame('auction', { factions: 'auction' });
    expect(() => exportLog(log)).toThrow(NotExpressible);
  });
});
