import { fc, test as property } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { JsonFault, parseStrictly } from '../strictJson.ts';

property.prop([fc.jsonValue(), fc.constantFrom(undefined, 2)])('JSON is read as JSON.parse reads it', (value, indent) => {
  const text = JSON.stringify(value, null, indent);
  expect(parseStrictly(text)).toEqual(JSON.parse(text));
});

property.prop([fc.string()])('what JSON.parse refuses is refused', text => {
  let isJson = true;
  try {
    JSON.parse(text);
  } catch {
    isJson = false;
  }
  if (isJson) expect(parseStrictly(text)).toEqual(JSON.parse(text));
  else expect(() => parseStrictly(text)).toThrow(JsonFault);
});

test.each([
  ['', 1, null],
  ['{"a": 1,}', 1, null],
  ['[1\n2]', 2, null],
  ['{"a": 1}\n\n}', 3, null],
  ['"a\nb"', 1, null],
  ['[01]', 1, null],
  ['"\\x"', 1, null],
  ['{"a": 1,\n"b": 2,\n"\\u0061": 3}', 3, 'a'],
  ['['.repeat(5000), 1, null],
])('%j is refused with its line', (text, line, key) => {
  expect(() => parseStrictly(text)).toThrow(expect.objectContaining({ line, key }));
});

test('a text may hold every sign but those below the space', () => {
  for (let code = 0x20; code < 0x100; code++) {
    const text = JSON.stringify(String.fromCharCode(code));
    expect(parseStrictly(text)).toBe(String.fromCharCode(code));
  }
  expect(() => parseStrictly('"\t"')).toThrow(JsonFault);
});

test('a key of the prototype is a key like any other, and the same key may stand in several objects', () => {
  expect(Object.keys(parseStrictly('{"__proto__": {"a": 1}}') as object)).toEqual(['__proto__']);
  expect(parseStrictly('[{"a": 1}, {"a": {"a": 2}}]')).toEqual([{ a: 1 }, { a: { a: 2 } }]);
});
