import { describe, expect, test } from 'vitest';
import { shownNames } from '../table/names.ts';
import { en as appEn } from '../text/en.ts';
import { hu as appHu } from '../text/hu.ts';
import { en as tableEn } from '../text/table.en.ts';
import { hu as tableHu } from '../text/table.hu.ts';

const en = { ...appEn, ...tableEn };
const hu = { ...appHu, ...tableHu };

describe('Names at a table', () => {
  const seats = [
    { seat: 0, name: '', bot: null },
    { seat: 1, name: '', bot: 'greedy' },
    { seat: 2, name: 'Anna', bot: null },
    { seat: 3, name: 'Béla', bot: 'planner' },
  ];

  test('nobody is without one, bots included, and whoever has none is "you" for themselves alone', () => {
    expect(shownNames(seats, 0, hu.app)).toEqual(['Te', 'Piroska', 'Anna', 'Béla']);
    expect(shownNames(seats, 0, en.app)).toEqual(['You', 'Piroska', 'Anna', 'Béla']);
    expect(shownNames(seats, 2, hu.app)[0]).toBe('1. játékos');
    expect(shownNames(seats, 'public', en.app)[0]).toBe('Player One');
  });

  test('the log and the result speak to whoever has none', () => {
    const { kinds } = hu.log;
    expect([kinds.bot('Te'), kinds.resign('Te'), kinds.agree('Te'), hu.app.winner('Te')]).toEqual([
      'Helyetted gép játszik tovább.',
      'Te feladod.',
      'Te beleegyezel.',
      'Te győztél',
    ]);
    expect([kinds.bot('Anna'), hu.app.winner('Anna')]).toEqual(['Anna helyett gép játszik tovább.', 'Anna győzött']);
    expect([en.log.kinds.return('You'), en.log.kinds.decline('You'), en.app.winner('You')]).toEqual([
      'You are back.',
      'You do not agree.',
      'You win',
    ]);
  });
});
