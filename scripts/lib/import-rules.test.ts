import { expect, test } from 'vitest';
import { judgeImport } from './import-rules.ts';

test.each([
  ['shared/src/rules/a.ts', 'server/src/app.ts'],
  ['shared/src/contract/a.ts', 'shared/src/platform/database.ts'],
  ['shared/src/contract/a.ts', 'zod'],
  ['shared/src/rules/a.ts', 'node:fs'],
  ['server/src/app.ts', 'worker/src/worker.ts'],
  ['worker/src/worker.ts', 'server/src/app.ts'],
  ['client/src/main.tsx', 'shared/src/platform/env.ts'],
  ['client/src/main.tsx', 'shared/src/contract/tickets.schema.ts'],
  ['client/src/main.tsx', 'server/src/trpc/router.ts'],
  ['server/src/features/gallery/queries.ts', 'server/src/features/tickets/policy.ts'],
  ['client/src/features/gallery/grid.tsx', 'client/src/features/generator/form.tsx'],
  ['server/src/features/gallery/router.ts', 'kysely'],
  ['worker/src/queue/dispatcher.ts', 'pg'],
])('%s must not import %s', (from, to) => {
  expect(judgeImport(from, to, false)).toEqual(expect.any(String));
});

test.each([
  ['client/src/lib/trpc.ts', 'server/src/trpc/router.ts', true],
  ['client/src/screens/home.tsx', 'client/src/features/gallery/grid.tsx', false],
  ['server/src/features/gallery/queries.ts', 'kysely', false],
  ['server/src/features/gallery/router.ts', 'server/src/features/gallery/queries.ts', false],
  ['server/src/features/gallery/gallery.test.ts', 'kysely', false],
  ['shared/src/contract/tickets.schema.ts', 'zod', false],
])('%s may import %s (types only: %s)', (from, to, isTypeOnly) => {
  expect(judgeImport(from, to, isTypeOnly)).toBeNull();
});
