import { expect, test } from 'vitest';
import type { Question } from '../bot.ts';
import { curious } from '../curious.ts';

const asked = (...verbs: string[]) => ({ options: verbs.map(verb => ({ do: verb })), random: () => 0 }) as unknown as Question;

test('the curious bot tries everything once before it tries anything twice', () => {
  const bot = curious();
  const chosen = Array.from({ length: 6 }, () => bot.choose(asked('build', 'pass', 'dig')).do);
  expect(new Set(chosen.slice(0, 3)).size).toBe(3);
  expect(new Set(chosen.slice(3)).size).toBe(3);
});

test('what comes new to the list is tried at once', () => {
  const bot = curious();
  bot.choose(asked('pass'));
  expect(bot.choose(asked('pass', 'build')).do).toBe('build');
});
