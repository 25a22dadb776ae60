import { defineConfig } from 'vitest/config';

const exclude = ['**/node_modules/**'];
// Limits against hanging, not measurements: some tests start programs or wait for disks, and the machine may be busy.
const patience = { testTimeout: 120_000, hookTimeout: 120_000 };

export default defineConfig({
  test: {
    reporters: ['dot'],
    projects: [
      { test: { name: 'all', include: ['**/test/**/*.test.ts'], exclude: [...exclude, 'server/**'], ...patience } },
      {
        // One database server and one migrated folder for all of its tests.
        test: { name: 'server', include: ['server/test/**/*.test.ts'], exclude, globalSetup: 'server/test/globalSetup.ts', ...patience },
      },
    ],
  },
});
