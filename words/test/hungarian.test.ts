import { expect, test } from 'vitest';
import { az, by } from '../hungarian.ts';
import { capital, joined, signed, small } from '../index.ts';

test.each([
  ['az', 'Éhínség'],
  ['a', 'Tűzvész'],
  ['az', '1. hely'], // első
  ['a', '2. hely'],
  ['az', '5 pontos'], // öt
  ['a', '11. hely'], // tizenegyedik
  ['a', '15 pontos'],
  ['az', '50 pontos'],
  ['a', '100 pontos'],
  ['az', '1000 pontos'], // ezer
  ['a', '−5 pontos'], // mínusz
  ['az', 'E5 mező'],
  ['az', 'F3 mező'], // ef
  ['a', 'G4 mező'], // gé
  ['az', 'r12 folyómező'], // er
  ['az', '„1 pap” bónuszkártya'],
  ['a', '„2 pénz” bónuszkártya'],
  ['a', 'folyó'],
  ['a', 'sellők'],
])('%s %s', (article, text) => {
  expect(az(text)).toBe(`${article} ${text}`);
});

test('the ending of a number is that of its last word', () => {
  expect([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 14, 20, 30, 40, 60, 100].map(by).join(' ')).toBe(
    '0-val 1-gyel 2-vel 3-mal 4-gyel 5-tel 6-tal 7-tel 8-cal 9-cel 10-zel 14-gyel 20-szal 30-cal 40-nel 60-nal 100-zal',
  );
});

test('lists, capitals and signs', () => {
  expect([joined([], 'és'), joined(['a'], 'és'), joined(['a', 'b', 'c'], 'és')]).toEqual(['', 'a', 'a, b és c']);
  expect([capital('óriások'), small('Ásó'), signed(-2), signed(3)]).toEqual(['Óriások', 'ásó', '−2', '3']);
});
