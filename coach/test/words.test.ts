import { within } from '@tarsas/words/hungarian';
import { describe, expect, test } from 'vitest';
import { advice } from '../../games/advised.ts';
import { knowledgeOf } from '../../games/list.ts';
import { en } from '../text/en.ts';
import { hu } from '../text/hu.ts';
import { roundName } from '../text/index.ts';
import type { Sentence } from '../types.ts';

const range = { middle: 8.4, low: 6.6, high: 9.3, playedOut: 20 };
const say = { line: (key: string) => key, advice: () => null, decision: (move: number) => `move ${move}` };
const inEnglish = { ...say, round: en.round };
const inHungarian = { ...say, round: hu.round };
const sentence = (of: Partial<Sentence>): Sentence => ({
  seat: 0,
  kind: 'gap',
  line: 'cults',
  points: 12,
  against: 21,
  than: 'winner',
  round: 5,
  move: null,
  ...of,
});

describe('what the coach says', () => {
  test('is worded as agreed, in whole points', () => {
    expect([en.cost(8.2), hu.cost(8.2)]).toEqual(['Cost about 8 points.', 'Kb. 8 pontba került.']);
    expect([en.open(6), hu.open(6)]).toEqual(['May have cost about 6 points.', 'Kb. 6 pontba kerülhetett.']);
    expect([en.range(range), hu.range(range)]).toEqual(['7–9 points, four times in five', 'ötből négyszer 7–9 pont']);
    // A dash beside a minus could not be read.
    const open = { low: -1.2, high: 9.4 };
    expect([en.range(open), hu.range(open)]).toEqual(['−1 to +9 points, four times in five', 'ötből négyszer −1 és +9 pont között']);
    const sure = { low: -3, high: -3 };
    expect([en.range(sure), hu.range(sure)]).toEqual(['−3 points, four times in five', 'ötből négyszer −3 pont']);
    expect(en.coach(range)).toBe('We think the difference is about 8 points; 7–9, four times in five.');
    expect(hu.coach(range)).toBe('Szerintünk kb. 8 pont a különbség, ötből négyszer 7–9.');
    expect(hu.suspicion(10)).toBe('A gyors becslés 10 pontot gyanít. Ez még nem ítélet.');
    expect(hu.wrongTry(14)).toBe('Kb. 14 ponttal kevesebb. Van olcsóbb út is oda.');
    expect(hu.rest(23, 27)).toMatch(/^27 döntésedből 23-ban nem találtunk 3 pontnál jobbat\./);
    expect(en.rest(23, 27)).toMatch(/^In 23 of your 27 decisions we found nothing more than 3 points better\./);
  });

  test('tells a gap, a strength and what to do next in both languages', () => {
    expect(en.summary(sentence({}), inEnglish)).toBe('Largest gap: cults, 12 points, 9 fewer than the winner, most of it in round 5.');
    expect(hu.summary(sentence({}), inHungarian)).toBe(
      'Legnagyobb lemaradás: cults, 12 pont, 9-cel kevesebb, mint a győztesé, a nagyobb része az 5. fordulóban.',
    );
    const strength = sentence({ kind: 'strength', points: 30, than: 'reference', round: null });
    expect(en.summary(strength, inEnglish)).toBe('Strength: cults, 30 points, 9 more than good games.');
    expect(hu.summary(strength, inHungarian)).toBe('Erősség: cults, 30 pont, 9-cel több, mint a jó játszmákban.');
    const next = sentence({ kind: 'next', line: null, points: 8, than: null, round: null, move: 41 });
    expect([en.summary(next, inEnglish), hu.summary(next, inHungarian)]).toEqual([
      'Next time: move 41 (about 8 points).',
      'Legközelebb: move 41 (kb. 8 pont).',
    ]);
  });

  test('gives the advice of the game where it has one about the line', () => {
    const next = sentence({ kind: 'next' });
    const advice = (key: string) => (key === 'cults' ? 'send priests early.' : null);
    expect(en.summary(next, { ...inEnglish, advice })).toBe('Next time: send priests early.');
    expect(hu.summary(next, { ...inHungarian, advice: () => 'küldj korán papokat.' })).toBe('Legközelebb: küldj korán papokat.');
    expect(en.summary({ ...next, line: 'network' }, { ...inEnglish, advice })).toBe('Next time: plan for “network” from round 5 on.');
  });

  test.each(Object.entries(advice).flatMap(([id, by]) => (['en', 'hu'] as const).map(language => ({ id, language, load: by[language] }))))(
    'advises in $id in $language about every line that good games score by, in one sentence',
    async ({ id, load }) => {
      const [advised, known] = await Promise.all([load(), knowledgeOf(id)]);
      const unsaid = [...(known!.mind.leavings ?? []), 'start'];
      const lines = known!.reference!.groups.flatMap(group => Object.keys(group.lines));
      expect([...new Set(lines)].filter(line => !unsaid.includes(line) && !advised[line])).toEqual([]);
      for (const text of Object.values(advised)) expect(text).toMatch(/^\p{Ll}.*[^.]\.$/u);
      expect(Object.values(advised).filter(text => text.length > 160)).toEqual([]);
    },
  );

  test('calls a round what the game calls it, and never by the number 0', () => {
    const phases = { round: (n: number) => `${n}. fázis` };
    expect(hu.summary(sentence({}), { ...say, round: phases.round })).toMatch(/, a nagyobb része az 5\. fázisban\.$/);
    expect([5, 0].map(n => roundName(phases, 'hu', n))).toEqual(['5. fázis', 'az 1. fázis előtt']);
    expect([5, 0].map(n => roundName({}, 'hu', n))).toEqual(['5. forduló', 'az 1. forduló előtt']);
    expect([5, 0].map(n => roundName({}, 'en', n))).toEqual(['round 5', 'before round 1']);
  });

  test('has a word for every case where nothing stands out', () => {
    for (const words of [en, hu])
      for (const kind of ['strength', 'gap', 'next'] as const)
        expect(words.summary(sentence({ kind, line: null }), { ...say, round: words.round })).toMatch(/\.$/);
  });

  test('ends Hungarian numbers as they are read', () => {
    const read = [1, 2, 3, 6, 8, 10, 20, 23, 25, 40, 60, 100, 0].map(within).join(' ');
    expect(read).toBe('1-ben 2-ben 3-ban 6-ban 8-ban 10-ben 20-ban 23-ban 25-ben 40-ben 60-ban 100-ban 0-ban');
  });
});
