/** Grammar, names and the rules reference: what the laws cannot see, because a wrong ending is still a sentence. */
import { readFileSync } from 'node:fs';
import { start } from '@tarsas/kernel';
import { az } from '@tarsas/words/hungarian';
import { describe, expect, test } from 'vitest';
import { FACTION_IDS } from '../data/index.ts';
import { terraMystica } from '../rules/index.ts';
import { components as english } from '../text/components.en.ts';
import { goods, components as hungarian } from '../text/components.hu.ts';
import { factionObject, hexWith } from '../text/facts.hu.ts';
import { map as englishMap } from '../text/table.en.ts';
import { map as hungarianMap } from '../text/table.hu.ts';

describe('Hungarian', () => {
  test('factions as objects of a sentence', () => {
    expect(FACTION_IDS.map(id => az(factionObject(id))).join(', ')).toBe(
      'a fakírokat, a nomádokat, a káoszmágusokat, az óriásokat, a sellőket, a tengerlakókat, a törpéket, a mérnököket, a kultistákat, ' +
        'a félszerzeteket, az alkimistákat, az éjfattyakat, a driádokat, a boszorkákat, a jégtündéreket, a jetiket, az akolitusokat, ' +
        'a sárkányurakat, a folyójárókat, az alakváltókat',
    );
  });

  test('hexes and goods', () => {
    expect([hexWith('E5', 're'), hexWith('F3', 't'), hexWith('G4', 'n'), hexWith('I7')]).toEqual([
      'az E5 mezőre',
      'az F3 mezőt',
      'a G4 mezőn',
      'az I7 mező',
    ]);
    expect([goods({ coins: 2, workers: 1 }, 't'), goods({ power: 3 }, 'ért'), goods({}, 't')]).toEqual([
      '2 pénzt és 1 munkást',
      '3 hatalomért',
      'semmit',
    ]);
  });
});

describe.each([
  ['en', english],
  ['hu', hungarian],
] as const)('%s', (_, words) => {
  test.each(['factions', 'bonusCards', 'scoringTiles', 'favorTiles', 'townTiles', 'powerActions', 'specialActions', 'finalTiles'] as const)(
    'no two %s have the same name',
    kind => {
      const names = Object.values(words[kind]).map(piece => piece.name);
      expect(new Set(names).size).toBe(names.length);
    },
  );
});

test('tiles and cards are described from their figures', () => {
  expect(english.bonusCards.BON6.about).toBe('Income: 2 workers; when you pass, 4 VP for the stronghold and 4 VP for the sanctuary');
  expect(hungarian.scoringTiles.SCORE3.about).toBe(
    '2 győzelmi pont minden megépített lakóházért; a forduló végén 1 pap a víz kultuszsávján elért minden 4 lépésért',
  );
  expect(english.favorTiles.FAV12.about).toBe('1 step on air; when you pass, 2/3/3/4 VP for 1/2/3/4 trading houses');
  expect(hungarian.townTiles.TW6.about).toBe('2 győzelmi pont, 2 lépés minden kultuszsávon és 2 városkulcs');
});

test('the map is told row by row', () => {
  const { state } = start(terraMystica, { seats: 2, options: { factions: 'introductory' }, seed: 'map' });
  const say = { name: (seat: number) => `Seat ${seat + 1}`, view: terraMystica.view(state, 'public'), viewer: 'public' as const };
  const rows = englishMap(say);
  expect(rows).toHaveLength(9);
  expect(rows[0]).toMatch(/^Row A: A1 plains, A2 mountain/);
  expect(rows[2]).toMatch(/^Row C: r6 river, r7 river, C1 swamp/);
  expect(hungarianMap(say)[5]).toMatch(/F4 erdő \(Seat \d: lakóház\)/);
});

describe('The rules reference', () => {
  const read = (file: string) => readFileSync(new URL(`../text/${file}`, import.meta.url), 'utf8');
  const ids = (file: string) => [...read(file).matchAll(/^- \*\*([A-Z-]+\d+)\*\* \S/gm)].map(([, id]) => id);

  test.each(['rules', 'rules.fire-and-ice'])('%s: both languages list the same rules in the same order', set => {
    const english = ids(`${set}.en.md`);
    expect(english.length).toBeGreaterThan(100);
    expect(ids(`${set}.hu.md`)).toEqual(english);
    expect(new Set(english).size).toBe(english.length);
  });

  test('names every rule that the options and the list of untested rules refer to', () => {
    const known = [...ids('rules.en.md'), ...ids('rules.fire-and-ice.en.md')];
    const options = Object.values(terraMystica.options).flatMap(({ rule }) => rule ?? []);
    expect([...options, ...Object.keys(JSON.parse(read('untested.json')))].filter(id => !known.includes(id))).toEqual([]);
  });
});
