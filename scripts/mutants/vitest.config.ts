/** The tests that judge the mutants: those of what stryker.json breaks, and of the settings. */
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    setupFiles: ['scripts/test-setup.ts'],
    include: ['shared/src/{rules,core}/**/*.test.ts', 'shared/src/platform/{env,batcher}.test.ts'],
    // As in the unit tests. A mutant that hangs is stopped by Stryker, sooner.
    testTimeout: 30_000,
  },
});
