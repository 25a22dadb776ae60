/** Grammar and names: what the laws cannot see, because a wrong article is still a sentence. */
import { readFileSync } from 'node:fs';
import { hold, worded } from '@tarsas/kernel/laws';
import { rule } from '@tarsas/kernel/testing';
import { describe, expect, test } from 'vitest';
import { loadTitle } from '../../title.ts';
import { RECONSTRUCTED } from '../data/index.ts';
import { checkOverride } from '../data/override.ts';
import { manifest } from '../index.ts';
import { board as englishBoard } from '../text/board.en.ts';
import { board as hungarianBoard } from '../text/board.hu.ts';
import { box as englishBox } from '../text/box.en.ts';
import { box as hungarianBox } from '../text/box.hu.ts';
import { components as english } from '../text/components.en.ts';
import { card, components as hungarian, resources, tile } from '../text/components.hu.ts';
import { numeral } from '../text/hungarian.ts';
import { aTable } from './table.ts';

const title = await loadTitle(manifest);
/** No line breaks after the hyphen of an ending. */
const unbroken = (words: string) => words.replaceAll('-', '-\u2060');

describe('Hungarian', () => {
  test('numerals in names of cards take their endings by sound', () => {
    const targets = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];
    expect(targets.map(n => numeral(n, 't')).join(' ')).toBe(unbroken('1-et 2-t 3-at 4-et 5-öt 6-ot 7-et 8-at 9-et 10-et 11-et'));
    expect(targets.map(n => numeral(n, 'ra')).join(' ')).toBe(unbroken('1-re 2-re 3-ra 4-re 5-re 6-ra 7-re 8-ra 9-re 10-re 11-re'));
  });

  test('tiles, cards and resources as objects of a sentence', () => {
    expect(tile(RECONSTRUCTED.locations['road-trade'], 't')).toBe('14 pontos utat');
    expect(card(RECONSTRUCTED.disasters['famine-03'], 't')).toBe(unbroken('Éhínség 3-at'));
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

describe('Words of the rulebook', () => {
  const t = aTable('Anna', 'Bence').deck('barbarians-10').begin('disaster');
  const say = { name: (seat: number) => ['Anna', 'Bence'][seat], view: t.view('Anna'), viewer: 0 };
  const { en, hu } = title.voices;
  const page = (file: string) => readFileSync(new URL(`../text/${file}`, import.meta.url), 'utf8');

  rule('EE-BID-04', 'a bid is called what the question calls it: passing', () => {
    const bid = { do: 'bid', card: 'barbarians-10', resource: 'hammer' };
    expect(hu.choice(bid, say)).toBe(unbroken('Passzolok: 1 kalapács a Barbárok 10-re'));
    expect(en.choice(bid, say)).toBe('Pass: 1 hammer on Barbarians 10');
  });

  rule('EE-PHASE-01', 'a phase is named with its noun in Hungarian', () => {
    const phase = (phase: string) => hu.fact({ key: 'phase', args: { space: 2, phase } }, say);
    expect(phase('economy')).toBe('2. fázis: gazdasági fázis.');
    expect(phase('doubleDisaster')).toBe('2. fázis: dupla katasztrófafázis.');
  });

  rule('EE-TERM-02', 'a location is destroyed and restored; it does not burn down', () => {
    expect(hungarianBoard.burns).toBe('elpusztul');
    expect(hungarianBoard.changed.restored('Tanya (3)', 3)).toBe('helyreállítva: Tanya (3) (+3)');
    const all = ['board.hu.ts', 'hu.ts', 'components.hu.ts', 'tutorial.hu.ts', 'aid.hu.md', 'rules.hu.md'].map(page).join('\n');
    expect(all).not.toMatch(/leég|lepecsétel|\bbotok?\b|\bnyer\b/);
  });

  rule('EE-CONFLICT-04', 'a hand is closed, not sealed', () => {
    expect([hungarianBoard.sealed, englishBoard.sealed]).toEqual(['becsukta a kezét', 'hand closed']);
  });

  rule('EE-DBL-07', 'the marker goes to whoever takes the second disaster', () => {
    for (const words of [hungarianBoard.markerLater, hungarianBoard.firstPlayerAbout, hungarianBoard.markers.temple.about])
      expect(words).toMatch(/második/);
    for (const words of [englishBoard.markerLater, englishBoard.firstPlayerAbout, englishBoard.markers.temple.about])
      expect(words).toMatch(/second/);
  });

  rule('EE-LIGHT-01', 'the aid has the Lightning variant', () => {
    expect(page('aid.hu.md')).toContain('## Villám játékváltozat');
    expect(page('aid.en.md')).toContain('## Lightning variant');
  });

  rule('EE-AIM-02', 'whoever collects the most points wins', () => {
    for (const file of ['rules.hu.md', 'aid.hu.md', 'tutorial.hu.ts']) expect(page(file)).toContain('z győz, aki a legtöbb pontot gyűjti');
  });

  rule('EE-IND-24', 'says which discount counts, and why the smaller one of two', () => {
    expect(page('rules.hu.md')).toContain('hogy a nagyobb megmaradjon egy későbbi kártyára');
    expect(page('rules.en.md')).toContain('so that the larger stays for a later card');
  });

  rule('EE-COMP-02', 'nothing reconstructed is called printed where cards and tiles are described', () => {
    for (const { pieces } of [...hungarianBox, ...englishBox])
      for (const { id, mark } of pieces) expect(mark, id).toMatch(/rekonstruált|reconstructed/i);
    expect(
      new Set(
        Object.values({ ...RECONSTRUCTED.locations, ...RECONSTRUCTED.disasters, ...RECONSTRUCTED.conflicts }).map(
          ({ confidence }) => confidence,
        ),
      ).size,
    ).toBe(7);
  });
});
