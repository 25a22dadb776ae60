/** What the rulebook leaves open is told as a decision of this table, with its reason, and listed in the chapter of open questions. */
import { existsSync, readFileSync } from 'node:fs';
import { rule } from '@tarsas/kernel/testing';
import { describe, expect } from 'vitest';

interface Entry {
  id: string;
  text: string;
  why: string;
}
const LINE = /^- \*\*(VWK-[A-Z0-9]+-\d+)\*\* (.+)(?:\n {2}> (.+))?$/gm;
const rulesIn = (language: 'en' | 'hu'): Entry[] =>
  [...readFileSync(new URL(`../text/rules.${language}.md`, import.meta.url), 'utf8').matchAll(LINE)].map(([, id, text, why = '']) => ({
    id,
    text,
    why,
  }));
const idsIn = (text: string): string[] => text.match(/VWK-[A-Z0-9]+-\d+/g) ?? [];
const isOpen = ({ id }: Entry): boolean => id.startsWith('VWK-OPEN-');

const DIGEST = new URL('../../../../shared/rules/viscounts.md', import.meta.url);
/** Decisions that the digest marks, and what the referees found besides. */
const decided = existsSync(DIGEST)
  ? [...readFileSync(DIGEST, 'utf8').matchAll(/^- (VWK-\S+) .*(?:Decision:|\bDEC\b).*$/gm)].map(([, id]) => id)
  : [];
const FURTHER = ['SETUP-01', 'SETUP-05', 'SETUP-11', 'P1-07', 'TRADE-06', 'DRAW-07', 'SCORE-13', 'SOLO-41', 'SOLO-42', 'SOLO-43', 'OPT-02'];

describe.each([
  ['en', /at this table/i],
  ['hu', /ennél az asztalnál/i],
] as const)('Decisions of this table (%s)', (language, says) => {
  const rules = rulesIn(language);
  const ofId = new Map(rules.map(entry => [entry.id, entry]));

  rule('VWK-OPEN-22 VWK-OPEN-23 VWK-OPEN-24 VWK-OPEN-25 VWK-OPEN-26 VWK-OPEN-27', 'each reads as one and has a reason', () => {
    const ids = [...decided, ...FURTHER.map(id => `VWK-${id}`)];
    expect(ids.filter(id => !ofId.get(id)?.why)).toEqual([]);
    for (const { id, text, why } of rules) if (why) expect(text, id).toMatch(says);
  });

  rule('VWK-OPEN-22 VWK-OPEN-23 VWK-OPEN-24 VWK-OPEN-25 VWK-OPEN-26 VWK-OPEN-27', 'the chapter of open questions links to each', () => {
    const linked = new Set(rules.filter(isOpen).flatMap(({ text }) => idsIn(text)));
    expect(rules.filter(entry => entry.why && !isOpen(entry) && !linked.has(entry.id)).map(({ id }) => id)).toEqual([]);
    for (const entry of rules.filter(isOpen)) expect(idsIn(entry.text), entry.id).not.toEqual([]);
  });

  rule('VWK-OPEN-22', 'rules that are named are there', () => {
    expect(rules.flatMap(({ text, why }) => idsIn(text + why)).filter(id => !ofId.has(id))).toEqual([]);
  });
});

describe('What is settled, and how', () => {
  const english = new Map(rulesIn('en').map(({ id, text }) => [id, text]));
  const hungarian = new Map(rulesIn('hu').map(({ id, text }) => [id, text]));

  rule('VWK-SETUP-10', 'icons of space 2 count on the first turn, those of space 3 on the first two', () => {
    expect(english.get('VWK-SETUP-10')).toContain('space 2 on your first turn, those of space 3 on your first two turns');
    expect(hungarian.get('VWK-SETUP-10')).toContain('a 2. mező ikonjai az első körödben, a 3. mezőéi az első két körödben');
  });

  rule('VWK-CARD-05 VWK-OPEN-13 VWK-P1-06', 'Hungarian rules call cards by their Hungarian names', () => {
    expect(hungarian.get('VWK-CARD-05')).toContain('Az Apátnak, a Napszámosnak és az Apródnak');
    expect(hungarian.get('VWK-OPEN-13')).toContain('a Figyelő képessége azonnali');
    expect(hungarian.get('VWK-P1-06')).toContain('Legalább 3 lapod mindig marad');
  });

  rule('VWK-DEBT-08 VWK-SCORE-05 VWK-EX-16 VWK-COMP-09', 'signs are real signs: −2, ×5, 1–2', () => {
    for (const text of [...english.values(), ...hungarian.values()]) expect(text).not.toMatch(/ -\d|\bx5\b|\b1-2\b|\b3-4\b/);
  });

  rule('VWK-VC-01', 'levels are written in one word, plots are plots', () => {
    for (const text of hungarian.values()) expect(text).not.toMatch(/vesztegetés-szint|szegmens|(húzó|dobó) pakli|följebb/);
    for (const text of english.values()) expect(text).not.toMatch(/\bspots?\b|\bsites?\b|inner (road|path)/);
  });
});
