/**
 * Writes `first.json`: the files that a page needs before it can be used, by page and language. The server names them in the page itself, so
 * that they are fetched at once and not one after the other, as each turns out to be needed.
 */
import type { Plugin } from 'vite';
import { type Chunk, chunksIn, filesFor } from './chunks.ts';

const LANGUAGES = ['hu', 'en'];
const GAME = /^\.\.\/games\/([^/]+)\/text\/hu\.ts$/;

/** A page by its name in `first.json`, and the sources it is made of. */
function pagesOf(language: string, sources: readonly string[]): [page: string, sources: string[]][] {
  const words = `text/${language}.ts`;
  const games = sources.flatMap(source => GAME.exec(source)?.[1] ?? []);
  const within = (game: string, found: RegExp) => sources.filter(source => source.startsWith(`../games/${game}/`) && found.test(source));
  return [
    ['home', [words, 'pages/Home.svelte']],
    ...games.flatMap((game): [string, string[]][] => [
      [
        `rules/${game}`,
        [words, `text/pages.${language}.ts`, 'pages/Rules.svelte', ...within(game, new RegExp(`/text/rules[^/]*\\.${language}\\.md$`))],
      ],
      [
        `table/${game}`,
        [
          words,
          `text/table.${language}.ts`,
          `../words/you.${language}.ts`,
          'pages/TablePage.svelte',
          `../games/${game}/text/${language}.ts`,
          ...within(game, new RegExp(`/(?:(?:rules|table)/index|table/words/${language})\\.ts$`)),
        ],
      ],
    ]),
  ];
}

export function first(root: string): Plugin {
  return {
    name: 'tarsas-first',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const lists = listsOf(chunksIn(bundle, root));
        this.emitFile({ type: 'asset', fileName: 'first.json', source: JSON.stringify(lists) });
      },
    },
  };
}

/** Scripts and styles, without letters, which follow, and without what index.html names already. */
export function listsOf(chunks: readonly Chunk[]): Record<string, Record<string, string[]>> {
  const lists: Record<string, Record<string, string[]>> = {};
  const known = filesFor(chunks, ['index.html']);
  const sources = chunks.flatMap(({ source }) => source ?? []);
  for (const language of LANGUAGES) {
    for (const [page, needed] of pagesOf(language, sources)) {
      const missing = needed.filter(source => !sources.includes(source));
      if (missing.length > 0) throw new Error(`Nothing was made of ${missing.join(', ')}, which ${page} needs`);
      const files = [...filesFor(chunks, needed)].filter(file => !known.has(file) && /\.(js|css)$/.test(file));
      lists[page] = { ...lists[page], [language]: files };
    }
  }
  return lists;
}
