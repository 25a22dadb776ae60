/** Grammar and names: what the laws cannot see, because a wrong article is still a sentence. */
import { readFileSync } from 'node:fs';
import { hold, worded } from '@tarsas/kernel/laws';
import { describe, expect, test } from 'vitest';
import { RECONSTRUCTED } from '../data/index.ts';
import { checkOverride } from '../data/override.ts';
import { title } from '../index.ts';
import { components as english } from '../text/components.en.ts';
import { card, components as hungarian, resources, tile } from '../text/components.hu.ts';
import { numeral } from '../text/hungarian.ts';

describe('Hungarian', () => {
  test('numerals in names of cards take their endings by sound', () => {
    const targets = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];
    expect(targets.map(n => numeral(n, 't')).join(' ')).toBe('1-et 2-t 3-at 4-et 5-öt 6-ot 7-et 8-at 9-et 10-et 11-et');
    expect(targets.map(n => numeral(n, 'ra')).join(' ')).toBe('1-re 2-re 3-ra 4-re 5-re 6-ra 7-re 8-ra 9-re 10-re 11-re');
  });

  test('tiles, cards and resources as objects of a sentence', () => {
    expect(tile(RECONSTRUCTED.locations['road-trade'], 't')).toBe('14 pontos utat');
    expect(card(RECONSTRUCTED.disasters['famine-03'], 't')).toBe('Éhínség 3-at');
    expect(resources({ axe: 1, wheat: 2 }, 't')).toBe('2 búzát és 1 fejszét');
    expect(resources({}, 't')).toBe('semmit');
  });
});

test.each([
  ['en', english],
  ['hu', hungarian],
] as const)('%s: no two tiles and no two cards have the same name', (_, words) => {
  const { locations, disasters, conflicts } = RECONSTRUCTED;
  const names = [
    ...Object.values(locations).map(words.location),
    ...Object.values(disasters).map(words.disaster),
    ...Object.values(conflicts).map(words.conflict),
  ];
  expect(names).toHaveLength(11 + 88 + 11);
  expect(new Set(names).size).toBe(names.length);
});

describe("An owner's file", () => {
  const page = readFileSync(new URL('../../../docs/empires-end-components.md', import.meta.url), 'utf8');
  const example = JSON.parse(/```json\n(.*?)```/s.exec(page)?.[1] ?? '');

  test('the example of the documentation is accepted', () => {
    expect(checkOverride(RECONSTRUCTED, example)).toEqual(example);
  });

  test('is described by its own values, in both languages', () => {
    const { innovation } = example.disasters[1];
    const options = { neighbourScoringNeedsIntact: false } as Parameters<typeof english.ability>[1];
    expect(english.ability(innovation, options)).toBe('End of the game: 3 points for each adjacent road');
    expect(hungarian.ability(innovation, options)).toBe('A játék végén: 3 pont minden szomszédos útért');
    hold(title.game, [worded], { seats: 2, options: { components: example }, seed: 'owner' }, { voices: title.voices });
  });
});
