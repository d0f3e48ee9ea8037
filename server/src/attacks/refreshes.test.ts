/** One refresh token, shown many times at once: by a browser with many tabs, or by whoever has copied it. */

import type { Session } from '@chaos/shared/contract/auth';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { startSession } from '../auth/sessions.ts';
import { callRaw } from '../testing/fuzz/raw-http.ts';
import { createTestWorld } from '../testing/test-world.ts';

test.each([2, 20, 50, 200])('%i refreshes at once buy one successor, and all of them hear of it', async (count) => {
  await using world = await createTestWorld();
  const { id } = await world.newMember();
  const { refreshToken } = await world.db.transaction().execute((trx) => startSession(trx, id));
  const { origin } = await world.listen();
  const raw = await Promise.all(Array.from({ length: count }, () => callRaw(origin, 'auth.refresh', { refreshToken })));
  expect(raw.map(({ status }) => status)).toEqual(Array(count).fill(200));
  const answers = raw.map(({ text }) => JSON.parse(text).result.data.json as Session);
  expect(new Set(answers.map((session) => session.refreshToken)).size).toBe(1);
  const tokens = await world.db.selectFrom('refresh_tokens').select('hash').execute();
  expect(tokens).toHaveLength(2);
  // The next one of the chain is bought as ever.
  const next = answers[0]?.refreshToken ?? '';
  expect((await world.visitor().auth.refresh({ refreshToken: next })).user.id).toBe(id);
});

test('a token that somebody holds for longer than a call waits for a lock is bought all the same', async () => {
  await using world = await createTestWorld();
  const { id } = await world.newMember();
  const { refreshToken } = await world.db.transaction().execute((trx) => startSession(trx, id));
  const blocker = await world.db.startTransaction().execute();
  await blocker.selectFrom('refresh_tokens').selectAll().forUpdate().execute();
  const { origin } = await world.listen();
  const raw = Array.from({ length: 20 }, () => callRaw(origin, 'auth.refresh', { refreshToken }));
  const tries = new Set<string>();
  const countTries = async () => {
    const { rows } = await sql<{ pid: number; began: string }>`
      select pid, query_start::text as began from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(world.db);
    for (const { pid, began } of rows) tries.add(`${pid} ${began}`);
    return tries.size;
  };
  await expect.poll(countTries).toBeGreaterThanOrEqual(2);
  await blocker.rollback().execute();
  expect((await Promise.all(raw)).map(({ status }) => status)).toEqual(Array(20).fill(200));
  // One for all of them, each time.
  expect(tries.size).toBe(2);
});
