import { availableParallelism } from 'node:os';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { listGames } from './scripts/games.mjs';

/** Files that play whole games, or start the built program: `npm run test:fast` leaves them out. */
const SLOW = [
  '**/laws*.test.ts',
  '**/*.slow.test.ts',
  '**/referee.test.ts',
  '**/bot/mind.test.ts',
  'bots/test/minds.test.ts',
  'cli/test/play.test.ts',
  'cli/test/program.test.ts',
  'games/*/test/export.test.ts',
  'games/*/table/test/targets.test.ts',
  'words/test/sentences.test.ts',
];
const exclude = ['**/node_modules/**', ...(process.env.TARSAS_FAST ? SLOW : [])];
const TABLES = ['games/*/table/test/**/*.test.ts', 'kit/test/**/*.test.ts'];
/** Rules and words are pure: their files share a process and what is loaded in it, which takes a third of the time. */
const shared = { isolate: false };
// Limits against hanging, not measurements: some tests start programs or wait for disks, and the machine may be busy.
const patience = { testTimeout: 120_000, hookTimeout: 120_000 };

listGames();

export default defineConfig({
  test: {
    reporters: ['dot'],
    // What a test prints is shown when it fails.
    silent: 'passed-only',
    // One more than there are cores: some tests wait for time-outs and disks.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        // Threads and programs are those of the build, also where a test runs the sources.
        test: {
          name: 'all',
          include: ['**/test/**/*.test.ts'],
          exclude: [...exclude, 'server/**', 'web/**', 'test/product/**', ...TABLES],
          globalSetup: 'scripts/built.ts',
          ...shared,
          ...patience,
        },
      },
      {
        // One database server and one migrated folder for all of its tests.
        test: {
          name: 'server',
          // A season and a tournament on servers that are killed take minutes: the slow suite asks for them.
          include: ['server/test/**/*.test.ts', ...(process.env.TARSAS_SLOW ? ['server/test/*.slow.ts'] : [])],
          exclude,
          globalSetup: ['scripts/built.ts', 'server/test/globalSetup.ts'],
          ...shared,
          ...patience,
        },
      },
      {
        // The product as it is started, and a PostgreSQL.
        test: {
          name: 'product',
          // Every level at every number of seats takes hours, and generated clients need 300 packages: the slow suite asks for them by name.
          include: ['test/product/*.test.ts', ...(process.env.TARSAS_SLOW ? ['test/product/*.slow.ts'] : [])],
          exclude,
          globalSetup: ['scripts/built.ts', 'server/test/globalSetup.ts'],
          testTimeout: 600_000,
          hookTimeout: 600_000,
        },
      },
      {
        plugins: [svelte({ configFile: false, compilerOptions: { runes: true } })],
        resolve: { conditions: ['browser'] },
        test: { name: 'web', include: ['web/test/*.test.ts'], exclude, ...shared, ...patience },
      },
      {
        // One server on an embedded database and one browser for all of them.
        test: {
          name: 'browser',
          include: ['web/test/e2e/**/*.test.ts'],
          exclude,
          globalSetup: 'web/test/e2e/setup.ts',
          ...shared,
          // The built server runs as it is.
          server: { deps: { external: [/\/dist\//] } },
          expect: { poll: { timeout: 60_000 } },
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
      // Drawn tables, rendered without a browser.
      {
        plugins: [svelte({ configFile: false, compilerOptions: { runes: true } })],
        test: { name: 'tables', include: TABLES, exclude, ...shared, ...patience },
      },
    ],
  },
});
