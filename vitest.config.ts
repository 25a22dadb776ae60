import { defineConfig } from 'vitest/config';

const exclude = ['**/node_modules/**'];

export default defineConfig({
  test: {
    reporters: ['dot'],
    projects: [
      { test: { name: 'all', include: ['**/test/**/*.test.ts'], exclude: [...exclude, 'server/**'] } },
      {
        // One database server and one migrated folder for all of its tests. They wait for disks, so they may take their time.
        test: {
          name: 'server',
          include: ['server/test/**/*.test.ts'],
          exclude,
          globalSetup: 'server/test/globalSetup.ts',
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
