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
  ['client/src/ui/avatar.tsx', 'shared/src/contract/characters.ts'],
  ['client/src/api/client.ts', 'client/src/ui/toast/toast.ts'],
  ['client/src/features/gallery/gallery-grid.tsx', 'client/src/screens/gallery.tsx'],
  ['server/src/features/gallery/router.ts', 'kysely'],
  ['worker/src/queue/dispatcher.ts', 'pg'],
])('%s must not import %s', (from, to) => {
  expect(judgeImport(from, to, false)).toEqual(expect.any(String));
});

test.each([
  ['worker/src/main.ts', 'artist/src/built-in-imagination.ts'],
  ['worker/src/video/video-maker.ts', 'artist/src/motion/animate-picture.ts'],
  ['worker/src/video/encoder-program.ts', 'artist/src/motion/loop.ts'],
  ['worker/src/imagination/hosted/built-in-fallback.ts', 'artist/src/concept/guess-wish.ts'],
  ['worker/src/imagination/hosted/read-answer.ts', 'artist/src/author/clean-text.ts'],
  ['worker/src/pictures/share-card.ts', 'artist/src/painter/figure.ts'],
])('R1415 %s must not know the inside of the artist, as %s', (from, to) => {
  for (const isTypeOnly of [true, false]) expect(judgeImport(from, to, isTypeOnly)).toEqual(expect.any(String));
});

test('R1415 nothing but the doors of the artist resolves', () => {
  const doors = ['built-in-imagination', 'types', 'motion/loop', 'drawing/svg', 'lettering/lay-letters', 'lettering/wooden-sign'];
  for (const door of doors) expect(import.meta.resolve(`@chaos/artist/${door}`)).toMatch(`/artist/src/${door}.ts`);
  for (const inside of ['motion/animate-picture', 'concept/guess-wish', 'painter/figure', 'lettering/fonts'])
    expect(() => import.meta.resolve(`@chaos/artist/${inside}`)).toThrow('is not defined by "exports"');
});

test.each([
  ['worker/src/imagination/imagination.ts', 'artist/src/types.ts', true],
  ['worker/src/pictures/share-card.ts', 'artist/src/drawing/svg.ts', false],
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
