/** The tests that judge the mutants: those of what stryker.json breaks. */
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    setupFiles: ['scripts/repeatable-tests.ts'],
    include: ['shared/src/{rules,node/domain}/**/*.test.ts', 'shared/src/node/{env,gatherer}.test.ts'],
  },
});
