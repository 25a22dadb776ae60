/**
 * The referee: from the data tables and the log of facts alone it works out what everybody owns and scores, and compares that with what
 * the public saw after every move. Nothing here comes from `rules/`.
 */
import type { Fact, Score } from '@tarsas/kernel';
import type { Referee } from '../../../../bots/referee.ts';
import { BOOKS, BUILDINGS, RING } from '../../data/index.ts';
import type { AgeOfInnovation, Facts, View } from '../../rules/state.ts';
import { note } from './facts.ts';
import { sciencePrizes } from './final.ts';
import { emptyLand } from './land.ts';
import { newSheet, type Objecting, type Sheet, type Table } from './sheet.ts';

export const referee: Referee<AgeOfInnovation> = ({ seats, options, facts, views, scores }) => {
  const objections: string[] = [];
  const t = newTable(seats, options);
  for (const [move, logged] of facts.entries()) {
    const at = (seat: number | string) => (what: string, expected: unknown, found: unknown) =>
      objections.push(`move ${move}, seat ${seat}: ${what}: expected ${JSON.stringify(expected)}, found ${JSON.stringify(found)}`);
    for (const { key, args } of logged as readonly Fact[])
      note(key as keyof Facts, args as never, t, at((args as { seat?: number }).seat ?? '-'));
    for (const sheet of t.sheets) settle(sheet, at(sheet.seat));
    compare(t, views[move], at);
    // Whatever follows a first mistake would only repeat it.
    if (objections.length > 0) return objections;
  }
  for (const sheet of t.sheets) compareScore(t, sheet, scores, objections);
  return objections;
};

function newTable(seats: number, options: AgeOfInnovation['options']): Table {
  return {
    seats,
    revised: options.factions === '2024',
    land: emptyLand(seats === 2 || (seats === 3 && options.map === 'tight') ? '1-3' : '3-5'),
    sheets: Array.from({ length: seats }, (_, seat) => newSheet(seat)),
    rounds: [],
    finalTile: null,
    display: [],
    competencies: [],
    round: 0,
    phase: 0,
    books: [BOOKS, BOOKS, BOOKS, BOOKS],
    covered: [],
    neutralLevels: [],
    area: 0,
  };
}

/** What was promised has come by the end of the move, unless the bowls are full or the scholars used up. */
function settle(sheet: Sheet, object: Objecting): void {
  const full = sheet.bowls[0] === 0 && sheet.bowls[1] === 0;
  let scholars = 0;
  for (const [from, { power, scholars: missing, ...rest }] of sheet.owed) {
    if (power > 0 && !full) object(`power owed by ${from}`, power, 0);
    for (const [good, n] of Object.entries(rest)) if (n > 0) object(`${good} owed by ${from}`, n, 0);
    scholars += missing;
  }
  if (scholars !== sheet.scholarsLost) object('scholars lost', scholars, sheet.scholarsLost);
  sheet.owed.clear();
  sheet.scholarsLost = 0;
}

const OWN = [
  'vp',
  'scholars',
  'tools',
  'supply',
  'bridges',
  'annexes',
  'keys',
  'shipping',
  'terraforming',
  'bowls',
  'science',
  'left',
  'palace',
  'bonus',
  'innovations',
  'competencies',
  'cities',
  'used',
] as const;

function compare(t: Table, view: View, at: (seat: number | string) => Objecting): void {
  // Books are noted when all are paid, with the coins that go with them.
  const paying = view.stack.flatMap(frame => (frame.kind === 'payBooks' ? [frame.seat] : []));
  for (const sheet of t.sheets) {
    const seen = view.players[sheet.seat];
    for (const key of OWN) if (!same(sheet[key], seen[key])) at(sheet.seat)(key, sheet[key], seen[key]);
    if (paying.includes(sheet.seat)) continue;
    for (const key of ['coins', 'books'] as const) if (!same(sheet[key], seen[key])) at(sheet.seat)(key, sheet[key], seen[key]);
  }
  if (paying.length === 0 && !same(t.books, view.books)) at('-')('books in the supply', t.books, view.books);
  if (paying.length === 0 && !same(t.covered, view.covered)) at('-')('actions taken', t.covered, view.covered);
  if (t.round !== view.round) at('-')('round', t.round, view.round);
  compareLand(t, view, at('-'));
}

function compareLand({ land }: Table, view: View, object: Objecting): void {
  for (const hex of land.map.land) {
    const mine = [land.terrain[hex], land.building[hex] ?? 'empty', land.owner[hex], land.inCity.has(hex), land.annexed.has(hex)];
    const seen = [
      RING[view.terrain[hex]],
      BUILDINGS[view.building[hex]],
      view.owner[hex],
      view.inCity[hex] === 1,
      view.annexed.includes(hex),
    ];
    if (!same(mine, seen)) object(`hex ${land.map.ids[hex]}`, mine, seen);
  }
  const built = view.bridges.filter(owner => owner >= 0).length;
  if (built !== land.bridges.length) object('bridges', land.bridges.length, built);
}

function compareScore(t: Table, sheet: Sheet, scores: readonly Score[], objections: string[]): void {
  const found = scores[sheet.seat];
  const object = (what: string, expected: unknown, is: unknown) =>
    objections.push(`score, seat ${sheet.seat}: ${what}: expected ${JSON.stringify(expected)}, found ${JSON.stringify(is)}`);
  const lines = new Map<string, number>();
  for (const { key, points } of found.lines) lines.set(key, (lines.get(key) ?? 0) + points);
  for (const key of new Set([...lines.keys(), ...sheet.lines.keys()])) {
    const expected = sheet.lines.get(key as never) ?? 0;
    if (expected !== (lines.get(key) ?? 0)) object(key, expected, lines.get(key) ?? 0);
  }
  const science = sciencePrizes(t, sheet.seat).reduce((a, b) => a + b, 0);
  if ((sheet.lines.get('science') ?? 0) !== science) object('science', science, sheet.lines.get('science') ?? 0);
  if (found.points !== sheet.vp) object('points', sheet.vp, found.points);
  const rank = 1 + t.sheets.filter(({ vp }) => vp > sheet.vp).length;
  if (found.rank !== rank) object('rank', rank, found.rank);
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
