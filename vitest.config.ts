import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['**/test/**/*.test.ts'],
    exclude: ['**/node_modules/**'],
    reporters: ['dot'],
    // A limit against hanging, not a measurement: some tests start programs, and the machine may be busy.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
