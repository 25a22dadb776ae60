/**
 * No text calls something printed that is reconstructed. The tables of components say of each entry how sure we are of it; every entry
 * with such a mark carries it on the page of components, and no sentence claims that a thing of its kind is as printed.
 */
import { readFileSync } from 'node:fs';
import type { Language } from '@tarsas/kernel';
import { describe, expect, test } from 'vitest';
import { RECONSTRUCTED } from '../../games/empires-end/data/index.ts';
import { reconstructed } from '../../games/viscounts/data/components.ts';
import { ruleTextsOf } from '../drawn.ts';
import { boxOf } from '../pages/box.ts';
import { parseRules } from '../rules.ts';

const LANGUAGES = ['en', 'hu'] as const;
const PRINTED: Record<Language, RegExp> = { en: /\bprinted\b/i, hu: /nyomtat/i };
const MARK: Record<Language, RegExp> = { en: /reconstructed/i, hu: /rekonstru/i };
/** A sentence that says the opposite may use the word. */
const DENIES: Record<Language, RegExp> = {
  en: /not publicly known|reconstruct|no source shows|on (their|your) copy|owner's copy/i,
  hu: /nyilvánosan nem ismert|rekonstru|nincs olyan forrás|példány/i,
};

interface Marked {
  /** Ids by kind, as on the page of components. */
  marks: Record<string, string[]>;
  /** How sentences call things of which some are reconstructed. */
  nouns: Record<Language, RegExp>;
  /** The same nouns where they mean something of which we are sure. */
  sure?: Record<Language, RegExp>;
}

const viscounts = reconstructed('ours');

const GAMES: Record<string, Marked> = {
  viscounts: {
    marks: {
      townsfolk: viscounts.cards,
      manuscripts: viscounts.manuscripts,
      startCards: viscounts.startCards,
      schemes: viscounts.schemes,
      aiBoards: viscounts.aiBoards,
    },
    nouns: { en: /manuscript|player card|scheme|\bAI\b/i, hu: /kódex|kezdő kárty|tervkárty|\bAI\b/i },
    // The manuscripts that lie under the piles are part of the board, which pictures show (VWK-MANU-07).
    sure: { en: /printed on (the (board|segment)|\$\{)/i, hu: /tábl(ára|arészre) nyomtatott/i },
  },
  'empires-end': {
    marks: {
      locations: Object.keys(RECONSTRUCTED.locations),
      disasters: Object.keys(RECONSTRUCTED.disasters),
      conflicts: Object.keys(RECONSTRUCTED.conflicts),
    },
    nouns: { en: /card|cost|point|innovation|repetition|location/i, hu: /kárty|költség|pont|fejlesztés|helyszín/i },
  },
  'age-of-innovation': {
    marks: {},
    nouns: { en: /bridge|\bsites?\b|neutral|innovation display|edge/i, hu: /\bhíd|semleges|innovációs kínálat|tábla széle/i },
  },
};

const texts = import.meta.glob<string>('../../games/*/text/aid.*.md', { query: '?raw', import: 'default' });
const sources = import.meta.glob<string>('../../games/*/text/*.ts', { query: '?raw', import: 'default' });

/** The texts that a file of words holds, sentences with gaps included. */
const quoted = (source: string): string[] => source.match(/'(?:\\.|[^'\n])*'|`(?:\\.|[^`])*`/g) ?? [];

/** Everything a player of the game may read in one language. */
async function readable(game: string, language: Language): Promise<string[]> {
  const box = (await boxOf(game, language)).flatMap(({ pieces }) => pieces.flatMap(({ name, about, mark = '' }) => [name, ...about, mark]));
  const sentences = (await ruleTextsOf(game, language))
    .flatMap(parseRules)
    .flatMap(chapter => chapter.rules.flatMap(({ text, why = '' }) => [text, why]));
  const aid = (await texts[`../../games/${game}/text/aid.${language}.md`]?.()) ?? '';
  const files = Object.keys(sources).filter(path => path.startsWith(`../../games/${game}/`) && path.split(/[./]/).includes(language));
  const words = (await Promise.all(files.map(path => sources[path]!()))).flatMap(quoted);
  expect(words.length, game).toBeGreaterThan(100);
  return [...box, ...sentences, ...aid.split('\n'), ...words].flatMap(text => text.split(/(?<=[.;!?]) /));
}

describe.each(Object.entries(GAMES))('%s', (game, { marks, nouns, sure }) => {
  test.each(LANGUAGES)('every reconstructed component says so (%s)', async language => {
    const box = await boxOf(game, language);
    for (const [kind, ids] of Object.entries(marks)) {
      const pieces = box.find(one => one.kind === kind)?.pieces ?? [];
      expect(ids.length).toBeGreaterThan(0);
      for (const id of ids) expect(pieces.find(piece => piece.id === id)?.mark, `${kind} ${id}`).toMatch(MARK[language]);
      for (const piece of pieces) if (piece.mark) expect(ids, `${kind} ${piece.id}`).toContain(piece.id);
    }
  });

  test.each(LANGUAGES)('no sentence calls such a thing printed (%s)', async language => {
    const claims = (await readable(game, language)).filter(
      text => PRINTED[language].test(text) && nouns[language].test(text) && !DENIES[language].test(text) && !sure?.[language].test(text),
    );
    expect(claims).toEqual([]);
  });
});

test('no page of the project calls a reconstructed opponent or card printed', () => {
  const pages = ['README.md', 'docs/bots.md', 'games/viscounts/README.md', 'scripts/solo.mjs', 'cli/arena/statistics.ts'];
  for (const page of pages) expect(readFileSync(page, 'utf8'), page).not.toMatch(/printed (solo )?opponent/i);
});
