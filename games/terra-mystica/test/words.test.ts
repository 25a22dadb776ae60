/** Sentences that were once wrong or unclear, and what choices say about their price. */
import { readFileSync } from 'node:fs';
import { rule } from '@tarsas/kernel/testing';
import { describe, expect, test } from 'vitest';
import { loadTitle } from '../../title.ts';
import { manifest } from '../index.ts';
import type { Choice } from '../rules/index.ts';
import { board } from '../text/board.hu.ts';
import { aTable, type Table } from './table.ts';

const title = await loadTitle(manifest);
const says = (t: Table, name: string, language: 'en' | 'hu') => {
  const say = { name: (seat: number) => ['Béla', 'Anna'][seat], view: t.view(name), viewer: t.seat(name) };
  return (choice: Choice) => title.voices[language].choice(choice, say);
};

describe('Choices', () => {
  const witches = (workers: number) =>
    aTable('witches', 'nomads')
      .has('witches', { dwelling: 'F4', workers, coins: 9, bowls: [0, 0, 12] })
      .terrain({ F3: 'plains' })
      .turnOf('witches');

  rule('TM-TERRA-04', 'say how many of the spades needed can be used now', () => {
    const choice: Choice = { do: 'transform', hex: 'F3' };
    expect(says(witches(6), 'witches', 'en')(choice)).toContain('forest takes 3 spades, of which you can use 2 now');
    expect(says(witches(6), 'witches', 'hu')(choice)).toContain('3 ásó kell, most 2 használható fel');
    expect(says(witches(9), 'witches', 'en')(choice)).toContain('3 spades (9 workers)');
  });

  rule('TM-DEC-10', 'say that spades still free are lost with the dwelling', () => {
    const t = witches(9)
      .terrain({ E7: 'mountain' })
      .plays('witches', { do: 'power', action: 'ACT6' }, { do: 'transform', hex: 'E7' }, { do: 'into', terrain: 'forest' });
    const choice: Choice = { do: 'build', hex: 'E7' };
    expect(says(t, 'witches', 'en')(choice)).toBe('Build a dwelling on E7 for 2 coins and 1 worker; 1 free spade is lost');
    expect(says(t, 'witches', 'hu')(choice)).toMatch(/; 1 ingyen ásó elvész$/);
  });

  test('put the price of an improvement into two lines of a button', () => {
    for (const language of ['hu', 'en'] as const)
      for (const choice of [{ do: 'shipping' }, { do: 'digging' }] as const) {
        const words = says(witches(9), 'witches', language)(choice);
        expect(words).toMatch(/pénz|coins/);
        expect(words.length).toBeLessThanOrEqual(72);
      }
  });
});

describe('Hungarian terms', () => {
  test('one word per thing', () => {
    const text = [
      'board.hu.ts',
      'hu.ts',
      'facts.hu.ts',
      'components.hu.ts',
      'table.hu.ts',
      'aid.hu.md',
      'rules.hu.md',
      'rules.fire-and-ice.hu.md',
    ]
      .map(file => readFileSync(new URL(`../text/${file}`, import.meta.url), 'utf8'))
      .join('\n');
    expect(text).not.toMatch(/\btál(ban|ból|ba|ak|jaid)?\b|különleges akció|passzal\b/);
    expect(board.shippingStep(2, 0)).toBe('Hajózás 2');
    expect(board.openTerrain('tó')).toBe('Tó: felszabadítva');
  });

  test('power declined', () => {
    const say = {
      name: (seat: number) => ['Béla', 'Anna'][seat],
      view: aTable('witches', 'nomads').view('witches'),
      viewer: 'public' as const,
    };
    const fact = { key: 'declined', args: { seat: 0, from: 1, power: 2 } };
    expect(title.voices.hu.fact(fact, say)).toBe('Béla nem kéri az Anna építkezéséért járó 2 hatalmat.');
  });
});

test('entries about the rulebook’s copy and the reference server name the rule meant, or say that no rule depends on them', () => {
  for (const file of ['rules.en.md', 'rules.hu.md']) {
    const text = readFileSync(new URL(`../text/${file}`, import.meta.url), 'utf8');
    const entries = [...text.matchAll(/^- \*\*TM-OCR-\d+\*\* (.*)$/gm)].map(([, entry]) => entry);
    expect(entries).toHaveLength(9);
    for (const entry of entries) expect(entry).toMatch(/TM-[A-Z]+-\d+|no rule|szabály/);
    expect(text).not.toMatch(/is set in the house rules|házi szabályok rögzítik/);
  }
});
