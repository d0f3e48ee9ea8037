/** Which files of tests are of which project: what Vitest runs, and how `npm run test:times` names it. */
import path from 'node:path';

/** Need a PostgreSQL, or bring one of their own. */
const DATABASE_SCRIPTS = 'scripts/{database-restart,embedded-postgres,exports,privacy,test-databases,attacks/backup}.test.ts';
/** Need none. */
const PURE_WORKER = 'worker/src/{imagination/hosted,pictures,content-credentials}/**/*.test.ts';

interface TestFiles {
  include: string[];
  exclude: string[];
}

export const TEST_FILES = {
  unit: { include: ['{shared,scripts,artist}/**/*.test.ts', PURE_WORKER], exclude: [DATABASE_SCRIPTS] },
  client: { include: ['client/**/*.test.ts'], exclude: [] },
  database: { include: ['{server,worker}/src/**/*.test.ts', DATABASE_SCRIPTS], exclude: [PURE_WORKER] },
  components: { include: ['client/src/**/*.test.tsx'], exclude: [] },
  e2e: { include: ['e2e/**/*.test.ts'], exclude: [] },
} satisfies Record<string, TestFiles>;

export type TestProject = keyof typeof TEST_FILES;

/** @param file from the root of the checkout on. */
export function projectOf(file: string): TestProject | undefined {
  const isOneOf = (globs: string[]) => globs.some((glob) => path.matchesGlob(file, glob));
  for (const [project, { include, exclude }] of Object.entries(TEST_FILES))
    if (isOneOf(include) && !isOneOf(exclude)) return project as TestProject;
  return undefined;
}
