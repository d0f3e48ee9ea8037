import { defineConfig } from 'vitest/config';

const databases = 'scripts/test-databases.ts';

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{shared,client,scripts}/**/*.test.ts', 'worker/src/{imagination,pictures}/**/*.test.ts'],
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'database',
          include: ['{server,worker}/src/**/*.test.ts'],
          exclude: ['worker/src/{imagination,pictures}/**'],
          globalSetup: [databases],
          testTimeout: 30_000,
          hookTimeout: 30_000,
        },
      },
      { test: { name: 'e2e', include: ['e2e/**/*.test.ts'], testTimeout: 90_000, hookTimeout: 180_000, fileParallelism: false } },
    ],
  },
});
