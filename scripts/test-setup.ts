/** What makes a file of tests the same in every run, whichever files its worker ran before. */
import fc from 'fast-check';
import { afterAll, vi } from 'vitest';
import { isFullRun } from '../shared/src/testing/full-run-counts.ts';

// The same cases each time, so that a run of one day can be compared with that of another.
if (!isFullRun) fc.configureGlobal({ seed: 20_260_131 });

// Files of one worker share its globals.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});
