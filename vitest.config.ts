import chromium from '@sparticuz/chromium';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumArgs } from './scripts/lib/chromium.ts';

const databases = 'scripts/test-databases.ts';
/** Brings a PostgreSQL of its own, and kills it. */
const restart = 'scripts/database-restart.test.ts';
const setupFiles = ['scripts/repeatable-tests.ts'];
/** With FULL_COUNTS=1 some tests take many minutes. */
const FULL_MS = process.env.FULL_COUNTS === '1' ? 3_600_000 : 0;

export default defineConfig({
  test: {
    maxWorkers: 4,
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
          include: ['{server,worker}/src/**/*.test.ts', restart],
          exclude: ['worker/src/{imagination,pictures}/**'],
          globalSetup: [databases],
          testTimeout: Math.max(30_000, FULL_MS),
          hookTimeout: 30_000,
        },
      },
      {
        extends: './client/vite.config.ts',
        root: './client',
        // All that any part imports, found before the first test: what is found later reloads the page in the middle of one.
        optimizeDeps: { entries: ['src/**/*.{ts,tsx}'] },
        test: {
          name: 'components',
          include: ['src/**/*.test.tsx'],
          testTimeout: 30_000,
          expect: { poll: { timeout: 10_000 } },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            viewport: { width: 1280, height: 860 },
            provider: playwright({
              launchOptions: { executablePath: await chromium.executablePath(), args: chromiumArgs() },
              contextOptions: { reducedMotion: 'reduce', colorScheme: 'dark' },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['e2e/**/*.test.ts'],
          globalSetup: ['e2e/started-sites.ts'],
          testTimeout: Math.max(90_000, FULL_MS),
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
