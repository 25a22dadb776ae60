import { expect, test } from 'vitest';
import { az } from '../hungarian.ts';
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

test('lists, capitals and signs', () => {
  expect([joined([], 'és'), joined(['a'], 'és'), joined(['a', 'b', 'c'], 'és')]).toEqual(['', 'a', 'a, b és c']);
  expect([capital('óriások'), small('Ásó'), signed(-2), signed(3)]).toEqual(['Óriások', 'ásó', '−2', '3']);
});
