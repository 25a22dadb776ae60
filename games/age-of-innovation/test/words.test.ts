/** What players read, where a sentence was once wrong or misleading. */
import type { Language, Seat } from '@tarsas/kernel';
import { rule } from '@tarsas/kernel/testing';
import { describe, expect, test } from 'vitest';
import { loadTitle } from '../../title.ts';
import { GUESSES, guessesAt } from '../data/index.ts';
import { manifest } from '../index.ts';
import type { Choice, Facts } from '../rules/state.ts';
import { board as boardEn } from '../text/board.en.ts';
import { board as boardHu } from '../text/board.hu.ts';
import * as en from '../text/components.en.ts';
import * as hu from '../text/components.hu.ts';
import { words as lessonEn } from '../text/tutorial.en.ts';
import { words as lessonHu } from '../text/tutorial.hu.ts';
import { plan } from '../text/tutorial.ts';
import { aTable, type Table } from './table.ts';

const title = await loadTitle(manifest);
const NAMES = ['Anna', 'Bence', 'Cili', 'Dani', 'Emma'];
const sayingOf = (t: Table, viewer: Seat | 'public' = 0) => ({ view: t.view('Anna'), viewer, name: (seat: Seat) => NAMES[seat] });

const factIn = <K extends keyof Facts>(language: Language, t: Table, key: K): string[] =>
  t.log.filter(fact => fact.key === key).map(fact => title.voices[language].fact(fact, sayingOf(t)));
const choiceIn = (language: Language, t: Table, choice: Choice): string => title.voices[language].choice(choice, sayingOf(t));
const promptIn = (language: Language, t: Table): string => title.voices[language].prompt(t.decision('Anna')!.frame, sayingOf(t));
const tableIn = (language: Language, t: Table): string => title.voices[language].table(sayingOf(t)).join('\n');

describe('Round 6', () => {
  const sixth = () => aTable('Anna', 'Bence').round(5).sets({ finalTile: 'final3' }).begin({ kind: 'round', stage: 'income', next: 0 });

  rule('AOI-FRT-00', 'the log names the final-round tile, not the science bonus it covers', () => {
    const t = sixth();
    expect(factIn('hu', t, 'round')).toEqual([
      '6. forduló. Minden megszerzett innovációlapkáért: 5 pont; utolsóforduló-lapka: minden megépített céhért: 3 pont. Játékosrend: Anna, Bence.',
    ]);
    expect(factIn('en', t, 'round')).toEqual([
      'Round 6. Each innovation gained: 5 VP; final-round tile: each guild built: 3 VP. Turn order: Anna, Bence.',
    ]);
  });

  rule('AOI-SETUP-09', 'so does the table in words', () => {
    expect(tableIn('hu', sixth())).toContain('utolsóforduló-lapka: minden megépített céhért: 3 pont');
    expect(tableIn('hu', sixth())).not.toContain('a forduló végén');
    expect(tableIn('en', sixth())).not.toContain('at the end of the round');
  });
});

describe('What is not certain is said where players meet it', () => {
  const people = (seats: number) => NAMES.slice(0, seats);

  test.each([
    [2, 'usual', ['bridgeSites', 'edges', 'neutralEmpire']],
    [3, 'usual', []],
    [3, 'tight', ['bridgeSites', 'edges']],
    [4, 'usual', []],
    [5, 'usual', ['innovationDisplay']],
  ] as const)('%i players, %s board', (seats, map, expected) => {
    expect(guessesAt(seats, seats === 2 || map === 'tight' ? '1-3' : '3-5')).toEqual(expected);
    const t = aTable(...people(seats), { map });
    for (const guess of GUESSES) {
      expect(tableIn('hu', t).includes(hu.guess[guess])).toBe(expected.some(one => one === guess));
      expect(tableIn('en', t).includes(en.guess[guess])).toBe(expected.some(one => one === guess));
    }
  });

  rule('AOI-PACT-01', 'the question for a bridge site of the 1–3 side says that it is inferred', () => {
    const t = aTable('Anna', 'Bence')
      .at('Anna', 'workshop', 'C8')
      .has('Anna', { bowls: [0, 0, 12] })
      .turn('Anna');
    t.plays('Anna', { do: 'power', action: 'power1' });
    expect(promptIn('hu', t)).toContain(hu.guess.bridgeSites);
    expect(promptIn('en', t)).toContain(en.guess.bridgeSites);
  });
});

describe('Names and sentences', () => {
  test('tiles without a printed number are named after what they do', () => {
    expect([hu.named('round1'), hu.named('round9'), hu.named('final1')]).toEqual([
      'fordulólapka: műhely – jogtudomány',
      'fordulólapka: hajózás és területformálás – mérnöki tudomány',
      'utolsóforduló-lapka: műhely a tábla szélén',
    ]);
    expect([en.named('round7'), en.named('bonus8'), en.named('palace14')]).toEqual([
      'round tile: city tiles – engineering',
      'round bonus: bridge',
      'palace tile 14',
    ]);
    const ids = Object.values(title.components ?? {}).flat() as Parameters<typeof hu.named>[0][];
    for (const { named } of [hu, en]) expect(new Set(ids.map(named)).size).toBe(new Set(ids).size);
  });

  rule('AOI-UPG-02', 'buildings are upgraded, with their price, and not exchanged', () => {
    const t = aTable('Anna desert', 'Bence').at('Anna', 'workshop', 'E9').has('Anna', { tools: 9, coins: 20 }).turn('Anna');
    const upgrade: Choice = { do: 'upgrade', hex: 'E9', to: 'guild' };
    expect(choiceIn('hu', t, upgrade)).toBe('E9: műhely fejlesztése céhre (6 pénz és 2 szerszám)');
    expect(choiceIn('en', t, upgrade)).toBe('Upgrade the workshop on E9 to a guild (6 coins and 2 tools)');
    t.plays('Anna', upgrade);
    expect(factIn('hu', t, 'upgraded')).toEqual(['Anna céhre fejleszti az E9 műhelyét. Ára 6 pénz és 2 szerszám.']);
  });

  rule('AOI-PALACE-03', 'a school is downgraded', () => {
    const t = aTable('Anna', 'Bence').at('Anna', 'palace', 'I9').at('Anna', 'school', 'E9').has('Anna', { palace: 'palace3' }).turn('Anna');
    t.plays('Anna', { do: 'special', tile: 'palace3' });
    expect([promptIn('hu', t), promptIn('en', t)]).toEqual([
      'Melyik iskolát fokozod le céhre?',
      'Which school do you downgrade to a guild?',
    ]);
    t.plays('Anna', 'replace');
    expect(factIn('hu', t, 'upgraded')).toEqual(['Anna céhre fokozza le az E9 iskoláját.']);
    expect(hu.describe('palace3')).toContain('egy iskola lefokozása céhre');
  });

  rule('AOI-SHIP-02', 'the tracks show their prices', () => {
    const t = aTable('Anna plains', 'Bence').turn('Anna');
    expect(choiceIn('hu', t, { do: 'shipping' })).toBe('Hajózás fejlesztése (4 pénz és 1 tudós)');
    expect(choiceIn('en', t, { do: 'terraforming' })).toBe('Upgrade terraforming (1 coin, 1 tool and 1 scholar)');
  });

  rule('AOI-TERRA-08', 'a hex that cannot be brought home says so', () => {
    const t = aTable('Anna desert', 'Bence').at('Anna', 'workshop', 'E9').land('lake', 'E10').has('Anna', { tools: 7 }).turn('Anna');
    expect(choiceIn('hu', t, { do: 'terraform', hex: 'E10' })).toBe('Területformálás: E10 (tó), 3 ásó kell, 2-re telik, 6 szerszám');
    expect(choiceIn('en', t, { do: 'terraform', hex: 'E10' })).toBe('Terraform E10 (lake): 3 spades needed, 2 affordable, 6 tools');
  });

  rule('AOI-SCI-05', 'keeping a key by choice is not being unable', () => {
    const t = aTable('Anna', 'Bence')
      .has('Anna', { scholars: 1, science: [7, 0, 0, 0], cities: ['city1'] })
      .turn('Anna');
    t.plays('Anna', { do: 'send', discipline: 'banking', steps: 2 }, 'keepKey');
    expect(factIn('hu', t, 'keyKept')).toEqual(['Anna megtartja a városkulcsát, és lemond 2 lépésről a gazdaságtudományban.']);
    const lost = aTable('Anna', 'Bence')
      .has('Anna', { scholars: 1, science: [0, 0, 0, 6] })
      .turn('Anna');
    lost.plays('Anna', { do: 'send', discipline: 'medicine', steps: 2 });
    expect(factIn('hu', lost, 'stepsLost')).toEqual(['Anna 1 lépése elvész az orvostudományban.']);
  });

  rule('AOI-CITY-05', 'a city tile is asked for in one sentence', () => {
    const t = aTable('Anna', 'Bence').begin({ kind: 'cityTile', seat: 0 });
    expect([promptIn('hu', t), promptIn('en', t)]).toEqual(['Válassz egy városlapkát.', 'Choose a city tile.']);
  });

  rule('AOI-PBACT-04', 'book actions tell which books were paid', () => {
    const t = aTable('Anna', 'Bence')
      .has('Anna', { books: [1, 1, 0, 0] })
      .sets({ bookActions: ['book2'] })
      .turn('Anna');
    t.plays('Anna', { do: 'book', action: 'book2' });
    expect(factIn('hu', t, 'bookAction')).toEqual(['Anna könyvakciója: 6 pénz. Ára 1 gazdaságtudományi könyv és 1 jogtudományi könyv.']);
  });

  rule('AOI-NEUTRAL-04', 'a neutral building tells what the spades cost', () => {
    const t = aTable('Anna desert', 'Bence').at('Anna', 'workshop', 'E9').land('plains', 'E10').land('desert', 'D9');
    t.begin({ kind: 'neutral', seat: 0, building: 7, from: 'neutralMonument' });
    const place = (hex: string): Choice => ({ do: 'place', building: 'monument', hex });
    expect(choiceIn('hu', t, place('E10'))).toBe('Műemlék ide: E10 (síkság), 1 ásó, 3 szerszám');
    expect(choiceIn('en', t, place('D9'))).toBe('Place the monument on D9 (desert)');
  });

  rule('AOI-SPECIAL-01', 'a special action says what it gives, not all the tile does', () => {
    const t = aTable('Anna', 'Bence').has('Anna', { bonus: 'bonus3' }).turn('Anna');
    expect(choiceIn('hu', t, { do: 'special', tile: 'bonus3' })).toBe(
      'Különleges akció (bónuszlapka: lépés): 1 lépés egyetlen tudományágban',
    );
    expect(choiceIn('en', t, { do: 'special', tile: 'bonus3' })).toBe('Special action (round bonus: step): 1 step in one discipline');
  });

  rule('AOI-LEECH-04', '1 power is free', () => {
    const t = aTable('Anna', 'Bence');
    expect([choiceIn('hu', t, { do: 'take', power: 1 }), choiceIn('hu', t, { do: 'take', power: 3 })]).toEqual([
      '1 hatalom ingyen',
      '3 hatalom, ára 2 pont',
    ]);
  });

  test('the words of the board', () => {
    expect(boardHu.climb(1, 3, 1, false)).toBe('1. szint → 3. szint, közben 1 hatalom');
    expect(boardHu.changed.books('jog', 2)).toBe('+2 könyv (jog)');
    expect(boardEn.changed.books('law', 1)).toBe('+1 law book');
    expect([boardHu.edgeHex, boardHu.overlays.reach.title]).toEqual(['a tábla szélével határos', 'Elérhetőség']);
    expect(boardHu.cityAbout('E9, E10', 3, 4, 5, 7)).toBe('E9, E10: 3 épület van, 4 kell; a hatalomérték 5, 7 kell');
    expect(hu.describe('steel')).toContain('pontok a hidaid száma szerint');
    expect(hu.describe('census')).toContain('pontok az épületeid száma szerint');
    expect(hu.describe('competency10')).toBe('minden, a tábla szélével határos területre épített műhelyért: 3 pont');
  });
});

describe('The lesson', () => {
  const WORDS_A_MINUTE = 160;
  const SECONDS_A_STEP = 4;

  test.each([
    ['en', lessonEn],
    ['hu', lessonHu],
  ] as const)('takes less than a quarter of an hour (%s)', (_, { says }) => {
    const steps = plan.chapters.flatMap(({ steps }) => steps.flatMap(step => ('say' in step ? [step.say] : [])));
    const words = [...new Set(steps)].reduce((sum, id) => sum + says[id].split(' ').length, 0);
    expect(words / WORDS_A_MINUTE + (steps.length * SECONDS_A_STEP) / 60).toBeLessThan(15);
  });

  test('teaches an innovation, a palace, a city and a book action, in this order', () => {
    const chosen = plan.chapters.flatMap(({ steps }) => steps.flatMap(step => ('choose' in step ? [step.choose.do] : [])));
    const taught = chosen.filter(what => ['develop', 'palace', 'city', 'book'].includes(what));
    expect(taught).toEqual(['develop', 'palace', 'city', 'book']);
  });
});
