import { defineConfig } from 'vitest/config';

const databases = 'scripts/test-databases.ts';
/** Brings a PostgreSQL of its own, and kills it. */
const restart = 'scripts/database-restart.test.ts';
const setupFiles = ['scripts/repeatable-tests.ts'];
/**
 * Processes, sockets and a browser on two shared cores: in CI a test that failed gets one more try. At a desk
 * nothing is tried again, so that a race is seen.
 */
const retry = process.env.CI === 'true' ? 1 : 0;
/** With FULL_COUNTS=1 some tests take many minutes. */
const FULL_MS = process.env.FULL_COUNTS === '1' ? 3_600_000 : 0;

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          setupFiles,
          include: ['{shared,client,scripts}/**/*.test.ts', 'worker/src/{imagination,pictures}/**/*.test.ts'],
          exclude: [restart],
          testTimeout: Math.max(30_000, FULL_MS),
        },
      },
      {
        test: {
          name: 'database',
          setupFiles,
          retry,
          include: ['{server,worker}/src/**/*.test.ts', restart],
          exclude: ['worker/src/{imagination,pictures}/**'],
          globalSetup: [databases],
          testTimeout: Math.max(30_000, FULL_MS),
          hookTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'e2e',
          retry,
          include: ['e2e/**/*.test.ts'],
          testTimeout: Math.max(90_000, FULL_MS),
          hookTimeout: 180_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
