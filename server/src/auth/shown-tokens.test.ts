/** Where a call may carry its token, and what becomes of one that cannot be read. */
import { expect, test } from 'vitest';
import { createTestWorld } from '../testing/test-world.ts';
import { startSession } from './sessions.ts';

test.each(['Bearer', 'bearer x', 'Basic dXNlcjpwYXNz', 'Bearer two words', `Bearer ${'x'.repeat(201)}`, ''])(
  'an Authorization header of "%s" is a bad token, and not taken for a visitor',
  async (authorization) => {
    await using world = await createTestWorld();
    const { origin } = await world.listen();
    for (const path of ['gallery.top', 'creators.popular']) {
      const answer = await fetch(`${origin}/trpc/${path}?input=${encodeURIComponent('{"json":{}}')}`, {
        headers: { authorization },
      });
      expect({ path, status: answer.status }).toEqual({ path, status: 401 });
    }
  },
);

test('an access token in the address of a call opens nothing', async () => {
  await using world = await createTestWorld();
  const { origin } = await world.listen();
  const { id: userId } = await world.newMember();
  const { accessToken } = await world.db.transaction().execute((trx) => startSession(trx, userId));
  const params = encodeURIComponent(JSON.stringify({ accessToken }));
  expect((await fetch(`${origin}/trpc/auth.session?connectionParams=${params}`)).status).toBe(401);
});
