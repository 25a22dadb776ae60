import { describe, expect, test } from 'vitest';
import { manifests } from '../../games/list.ts';
import { aboutOf } from '../pages/about.ts';
import { en as appEn } from '../text/en.ts';
import { hu as appHu } from '../text/hu.ts';
import { en as tableEn } from '../text/table.en.ts';
import { hu as tableHu } from '../text/table.hu.ts';

const en = { ...appEn, ...tableEn };
const hu = { ...appHu, ...tableHu };

import { forms as clubFormsHu } from '../text/clubForms.hu.ts';
import { hu as clubsHu } from '../text/clubs.hu.ts';
import { en as coachEn } from '../text/coach.en.ts';
import { hu as coachHu } from '../text/coach.hu.ts';
import { en as pagesEn } from '../text/pages.en.ts';
import { hu as pagesHu } from '../text/pages.hu.ts';
import { hu as peopleHu } from '../text/people.hu.ts';
import { en as solveEn } from '../text/solve.en.ts';
import { hu as solveHu } from '../text/solve.hu.ts';
import { en as startEn } from '../text/start.en.ts';
import { hu as startHu } from '../text/start.hu.ts';
import { hu as statisticsHu } from '../text/statistics.hu.ts';

const blurbs = Object.fromEntries(manifests.map(({ id }) => [id, aboutOf(id).blurb!]));

/** Every fixed text of a catalogue, with its path. */
function texts(words: object, path = ''): [string, string][] {
  return Object.entries(words).flatMap(([key, value]): [string, string][] => {
    const here = `${path}${key}`;
    if (typeof value === 'string') return [[here, value]];
    if (typeof value === 'function') return [];
    return texts(value, `${here}.`);
  });
}

describe('Words of the app', () => {
  test('greet late guests with good evening: good night is said to those who leave', () => {
    expect([0, 4, 5, 11, 12, 17, 18, 23].map(hour => en.home.hello(null, hour))).toEqual([
      'Good evening!',
      'Good evening!',
      'Good morning!',
      'Good morning!',
      'Good afternoon!',
      'Good afternoon!',
      'Good evening!',
      'Good evening!',
    ]);
    expect([2, 9, 10, 18].map(hour => hu.home.hello('Anna', hour))).toEqual([
      'Jó estét, Anna!',
      'Jó reggelt, Anna!',
      'Szép napot, Anna!',
      'Jó estét, Anna!',
    ]);
  });

  test('ask for one point or for several', () => {
    expect([1, 5].map(solveEn.question)).toEqual(['Where is 1 more point?', 'Where are 5 more points?']);
    expect([1, 24].map(solveEn.sharedFrom)).toEqual([
      'The plans were played to the end 1 time.',
      'The plans were played to the end 24 times.',
    ]);
  });

  test('say that the rest was only looked at quickly, where there is a rest', () => {
    expect([coachEn.analysis.playedOut(8, 27), coachEn.analysis.playedOut(27, 27)]).toEqual([
      '8 were played out, the rest only looked at quickly.',
      'All of them were played out.',
    ]);
    expect([coachHu.analysis.playedOut(8, 27), coachHu.analysis.playedOut(27, 27)]).toEqual([
      '8 döntést végigjátszottunk, a többit csak gyorsan néztük át.',
      'Minden döntést végigjátszottunk.',
    ]);
  });

  test('wait for one or for several', () => {
    expect([['Anna'], ['Anna', 'Béla']].map(hu.table.waitingFor)).toEqual(['Rá várunk: Anna', 'Rájuk várunk: Anna, Béla']);
    expect([['Anna'], ['Anna', 'Béla']].map(en.table.waitingFor)).toEqual(['Waiting for Anna', 'Waiting for Anna and Béla']);
  });

  test('have one Hungarian term per thing: gép, kiszolgáló, link', () => {
    const all = [hu, pagesHu, startHu, coachHu, solveHu, peopleHu, clubsHu, clubFormsHu, statisticsHu].flatMap(words => texts(words));
    expect(all.filter(([, text]) => /\bbot|szerver|hivatkozás/i.test(text))).toEqual([]);
  });

  test('say what a hint is worth with its range, and signs as wide as a plus', () => {
    expect([coachEn.hint.sum(2, 7), coachEn.hint.sum(-3, 4)]).toEqual([
      'in all; 2–7, four times in five',
      'in all; −3 to +4, four times in five',
    ]);
    expect([coachHu.hint.sum(2, 7), coachHu.hint.sum(-3, 4)]).toEqual([
      'összesen, ötből négyszer 2–7',
      'összesen, ötből négyszer −3 és +4 között',
    ]);
    expect([coachEn.hint.used(2, 1, 0), coachHu.hint.used(2, 1, 1)]).toEqual(['2 directions, 1 move', '2 irány, 1 lépés, 1 miért']);
  });

  test.each([
    ['paces', startEn.newTable.paces.day.name, 'A turn a day', startHu.newTable.paces.day.name, /^Naponta egy lépés$/],
    ['handing over', en.table.passHelp, 'Everybody else, look away.', hu.table.passHelp, /^A többiek most nézzenek félre!$/],
    ['looking', en.table.show, 'Show', hu.table.show, /^Mutasd$/],
    ['a score nobody knows', en.table.unknownPoints, 'score hidden', hu.table.unknownPoints, /nem nyilvános$/],
    ['light of the menu', en.app.system, 'Follow the system', hu.app.system, /^Rendszer szerint$/],
    ['light', pagesEn.settings.lights.system, 'Follow the system', pagesHu.settings.lights.system, /^Rendszer szerint$/],
    ['leaving', pagesEn.settings.leave, 'Leaving', pagesHu.settings.leave, /^Távozás$/],
    [
      'passkeys',
      pagesEn.settings.passkeyCannot,
      'This browser does not support passkeys.',
      pagesHu.settings.passkeyCannot,
      /nem támogatja/,
    ],
    ['Pebbles', blurbs.example.en, 'A two-minute game for trying out the table.', blurbs.example.hu, /^Kétperces/],
  ])('say it plainly: %s', (_, english, expected, hungarian, like) => {
    expect(english).toBe(expected);
    expect(hungarian).toMatch(like);
  });

  test('use the terms of the Hungarian boxes in the blurbs', () => {
    expect(blurbs.viscounts.hu).toContain('okirataiddal');
    expect(blurbs['age-of-innovation'].hu).toContain('innovációk');
  });
});
