import { expect, test } from 'vitest';
import { featureOf, judgeImport } from './import-rules.ts';

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
  ['server/src/features/gallery/ranking/queries.ts', 'server/src/features/tickets/policy.ts'],
  ['shared/src/platform/queue.ts', 'shared/src/core/tickets/eta.ts'],
  ['artist/src/built-in-imagination.ts', 'worker/src/imagination/imagination.ts'],
  ['artist/src/painter/figure.ts', 'shared/src/platform/storage.ts'],
  ['server/src/app.ts', 'artist/src/built-in-imagination.ts'],
  ['client/src/lib/format.ts', 'client/src/ui/button.tsx'],
  ['client/src/ui/button.tsx', 'client/src/features/gallery/gallery-grid.tsx'],
  ['client/src/api/client.ts', 'client/src/ui/toast/toast.ts'],
  ['client/src/features/gallery/gallery-grid.tsx', 'client/src/screens/gallery.tsx'],
  ['server/src/features/gallery/router.ts', 'kysely'],
  ['worker/src/queue/dispatcher.ts', 'pg'],
])('%s must not import %s', (from, to) => {
  expect(judgeImport(from, to, false)).toEqual(expect.any(String));
});

test.each([
  ['client/src/api/client.ts', 'server/src/trpc/router.ts', true],
  ['client/src/screens/home.tsx', 'client/src/features/gallery/grid.tsx', false],
  ['client/src/features/gallery/gallery-grid.tsx', 'client/src/features/characters/openable-card.tsx', false],
  ['worker/src/imagination/choose-imagination.ts', 'artist/src/built-in-imagination.ts', false],
  ['server/src/features/gallery/ranking/queries.ts', 'kysely', false],
  ['server/src/features/gallery/router.ts', 'server/src/features/gallery/ranking/queries.ts', false],
  ['server/src/features/gallery/gallery.test.ts', 'kysely', false],
  ['shared/src/contract/tickets.schema.ts', 'zod', false],
])('%s may import %s (types only: %s)', (from, to, isTypeOnly) => {
  expect(judgeImport(from, to, isTypeOnly)).toBeNull();
});

test('features of the client have names, their tests none', () => {
  expect(featureOf('client/src/features/gallery/gallery-grid.tsx')).toBe('gallery');
  expect(featureOf('client/src/features/gallery/gallery-view.test.tsx')).toBeNull();
  expect(featureOf('client/src/ui/button.tsx')).toBeNull();
});
