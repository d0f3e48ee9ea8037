import path from 'node:path';
import chromium from '@sparticuz/chromium';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumArgs } from './scripts/lib/chromium.ts';
import { TEST_FILES } from './scripts/lib/test-projects.ts';
import { LongestFirst } from './scripts/test-order.ts';

const databases = 'scripts/test-databases.ts';
const setupFiles = ['scripts/test-setup.ts'];
/**
 * How many files run at once on two cores. Those of the database wait for half of their time, so that the pages of the components
 * run beside them, as many again. The started product comes when all these have ended: its worker computes last, and with four files at
 * once it would hardly come to that.
 */
const QUICK = { maxWorkers: 3, sequence: { groupOrder: 0 } };
const STARTED = { maxWorkers: 3, sequence: { groupOrder: 1 } };
/** A worker's files share what they import: loading it anew for each took up to half of the time. */
const SHARED = { isolate: false };
/** How long `expect.poll` waits for what will come at last, however busy the machine is: its own second is over soon. */
const POLL = { poll: { timeout: 20_000 } };
/** With FULL_COUNTS=1 some tests take many minutes. */
const FULL_MS = process.env.FULL_COUNTS === '1' ? 3_600_000 : 0;
/**
 * Components run with the React that people get: the one for development notes for each element where it was made, and draws twice,
 * which is half of all the time. Its warnings come with FULL_COUNTS=1.
 */
const REACT = FULL_MS === 0 && {
  define: { 'process.env.NODE_ENV': '"production"' },
  oxc: { jsx: { development: false, refresh: false } },
};

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          ...TEST_FILES.unit,
          ...QUICK,
          ...SHARED,
          setupFiles,
          expect: POLL,
          hookTimeout: 30_000,
          testTimeout: Math.max(30_000, FULL_MS),
        },
      },
      {
        test: {
          name: 'client',
          ...TEST_FILES.client,
          ...QUICK,
          // Each in a process of its own: what they stand in for is looked at by libraries once, when they are loaded.
          setupFiles,
          expect: POLL,
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'database',
          ...TEST_FILES.database,
          ...QUICK,
          ...SHARED,
          setupFiles,
          globalSetup: [databases],
          expect: POLL,
          testTimeout: Math.max(30_000, FULL_MS),
          hookTimeout: 30_000,
        },
      },
      {
        extends: './client/vite.config.ts',
        root: './client',
        // All that any part imports, found before the first test: what is found later reloads the page in the middle of one.
        optimizeDeps: {
          entries: ['src/**/*.{ts,tsx}'],
          ...(REACT && { rolldownOptions: { transform: { define: REACT.define } } }),
        },
        ...REACT,
        test: {
          name: 'components',
          ...QUICK,
          include: ['src/**/*.test.tsx'],
          setupFiles: [path.resolve('client/src/testing/skip-painting.ts')],
          // Each in a page of its own: with one for all, toasts and stored tickets of other files were there now and then.
          testTimeout: 30_000,
          expect: { poll: { timeout: 10_000 } },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            viewport: { width: 1280, height: 860 },
            provider: playwright({
              launchOptions: { executablePath: await chromium.executablePath(), args: chromiumArgs() },
              contextOptions: { locale: 'en-US', reducedMotion: 'reduce', colorScheme: 'dark' },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
      {
        test: {
          name: 'e2e',
          ...TEST_FILES.e2e,
          ...STARTED,
          ...SHARED,
          globalSetup: ['e2e/started-sites.ts'],
          expect: { poll: { timeout: 30_000 } },
          testTimeout: Math.max(90_000, FULL_MS),
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
