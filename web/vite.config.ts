import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { first } from './offline/first.ts';
import { packed } from './offline/packed.ts';
import { offline } from './offline/plugin.ts';

/**
 * Every file costs a request, on a slow line as much time as a kilobyte: modules that are always needed together are one chunk. The
 * rules of a game are needed by its board, its words and its bots alike.
 */
const top = `${import.meta.dirname.replace(/web$/, '')}`;
const within =
  (...folders: string[]) =>
  (id: string) =>
    folders.some(folder => id.startsWith(top + folder));
const RULES = /\/games\/([^/]+)\/(?:rules|data)\//;
/** What a table says in one language, and what both languages are put together with. Lessons, boxes and aids are not part of it. */
const WORDS = /\/games\/([^/]+)\/text\/(?:(?:facts|components|lexicon|names|options|table|mistakes)\.)?(en|hu)\.ts$/;
const BOTH = /\/games\/([^/]+)\/text\/(?:lexicon|names|pieces|table|effects|hungarian)\.ts$/;
const LATER = within(
  'kit/map/Threads',
  'kit/map/HexNotes',
  'kit/map/Legend',
  'kit/map/Wash',
  'kit/map/HexPencil',
  'kit/map/MiniMap',
  'games/terra/table/OpenBoard',
);
const groups = [
  // What the home page and every table need; the home page needs words, but no game.
  {
    name: 'core',
    test: (id: string) =>
      /\/games\/(?:[^/]+\/index|list|found)\.ts$/.test(id) ||
      within(
        'node_modules/svelte/',
        'words/index',
        'words/address',
        'words/hungarian',
        'kernel/words',
        'kit/Stitch',
        'kit/Glyph',
        'kit/glyphs',
        'server/api/',
        'web/app/locale',
        'web/app/router',
        'web/app/server',
        'web/app/stream',
        'web/app/wish',
        'web/app/device',
        'web/app/worker',
        'web/session/saved',
        'web/titles',
      )(id),
  },
  { name: 'kernel', test: within('kernel/') },
  // What two games share goes to neither of them.
  { name: 'terra', test: (id: string) => within('games/terra/')(id) && !within('games/terra/table/', 'games/terra/text/')(id) },
  // What the frame draws with, then every drawn table, then the Terra tables alone.
  {
    name: 'kit',
    test: within(
      'kit/Icon',
      'kit/art/icons',
      'kit/frames',
      'kit/tip',
      'kit/Building',
      'kit/Chip',
      'kit/Count',
      'kit/Crest',
      'kit/Spot',
      'kit/art/buildings',
      'kit/motion',
      'kit/Holding',
      'kit/Purse',
      'kit/art/hex',
      'kit/catalogue',
      'kit/targets',
      'kit/map/Mini.',
      'kit/map/PanZoom',
      'kit/map/steer',
      'kit/map/window',
    ),
  },
  {
    name: 'terra-table',
    // Threads are drawn when power is first offered, overlays when somebody wants one, washes when something is dug, the small map on phones, boards that lie open on large screens.
    test: (id: string) => within('games/terra/table/', 'kit/map/', 'kit/Bowls', 'kit/Amount')(id) && !LATER(id),
  },
  // Small parts that the frame shares with pages and with what is loaded later.
  {
    name: 'shared',
    test: within(
      'web/drawn',
      'web/app/keys',
      'web/session/telling',
      'web/session/server.svelte',
      'web/session/session',
      'web/table/Crest',
      'web/table/faces',
      'web/table/groups',
      'web/table/muted',
      'web/table/takeBack',
      'web/table/rounds',
      'web/table/sound/volume',
    ),
  },
  // What hints, analyses and positions to solve share: pieces of their own would only lengthen the lists of what is loaded together.
  { name: 'coached', test: within('web/session/coachDesk', 'web/session/coached', 'web/session/suggested') },
  // How a rule is quoted: loaded with the first one.
  { name: 'quoted', test: within('web/pages/rules/', 'web/rules.ts', 'web/table/RuleText') },
  { name: 'frame', test: within('web/table/Frame.', 'web/session/opening') },
  { debugName: 'rules', name: (id: string) => `rules-${RULES.exec(id)?.[1]}`, test: RULES },
  // A group takes along what its modules import: what two games share comes first.
  { name: 'terra-en', test: within('games/terra/text/en') },
  { name: 'terra-hu', test: within('games/terra/text/hu') },
  { debugName: 'words of both', name: (id: string) => `words-${BOTH.exec(id)?.[1]}`, test: BOTH },
  { debugName: 'words', name: (id: string) => `words-${WORDS.exec(id)?.slice(1).join('-')}`, test: WORDS },
];

/** Pages that a first visit is likely to open. */
const OPENED_FIRST = /\/(?:Home|TablePage|LocalPage|Rules)-/;

/**
 * The first file of all lists what every page needs, so that it is fetched together. With the pages that few people open, that list was
 * longer than some pages: their scripts are named by the scripts that import them, a request later. Styles must be listed.
 */
const atOnce = (page: string, needed: string[], { hostId }: { hostId: string }): string[] =>
  /index-[^/]*\.js$/.test(hostId) && !OPENED_FIRST.test(page) ? needed.filter(file => file.endsWith('.css')) : needed;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    svelte({ configFile: false, compilerOptions: { css: 'external', runes: true } }),
    first(import.meta.dirname),
    offline(import.meta.dirname),
    packed(),
  ],
  worker: { format: 'es' },
  build: {
    target: 'es2023',
    outDir: '../dist/web',
    emptyOutDir: true,
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false, resolveDependencies: atOnce },
    rolldownOptions: { checks: { bundlerTimings: false }, output: { codeSplitting: { groups } } },
  },
  server: { fs: { allow: ['..'] } },
});
