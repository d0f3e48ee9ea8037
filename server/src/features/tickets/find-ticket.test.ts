import { randomUUID } from 'node:crypto';
import { findTicket, requestTicket } from '@chaos/shared/core/tickets/request-ticket';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { blankWish, createTestWorld } from '../../testing/test-world.ts';

test('a repeated request finds its ticket by an index, however many there are, for a member as for a visitor', async () => {
  await using world = await createTestWorld();
  const { id: userId } = await world.newMember();
  const holders = [{ userId }, { addressHash: 'somebody' }];
  const requests = holders.map(
    (holder) => ({ kind: 'generation', holder, requestId: randomUUID(), payload: blankWish }) as const,
  );
  await world.db.transaction().execute(async (trx) => {
    for (const request of requests) await requestTicket(trx, request);
    await sql`
      insert into users (email, password_hash) select 'm' || n || '@chaos.test', 'none' from generate_series(1, 400) n;
      insert into profiles (id, username, display_name) select id, left(md5(email), 20), 'Many' from users where email like 'm%';
      insert into tickets (kind, holder_user_id, holder_key, request_id, request_digest, payload)
        select 'generation', id, 'user:' || id, uuidv7(), '', '{}' from profiles, generate_series(1, 2);
      insert into tickets (kind, holder_key, request_id, request_digest, payload)
        select 'generation', 'address:' || n, uuidv7(), '', '{}' from generate_series(1, 800) n;
    `.execute(trx);
  });
  await sql`analyze tickets`.execute(world.db);
  await world.db.transaction().execute(async (trx) => {
    const rows = async () =>
      (
        await sql<{ read: number }>`select (seq_tup_read + idx_tup_fetch)::int as read from pg_stat_xact_user_tables
          where relname = 'tickets'`.execute(trx)
      ).rows[0]?.read ?? 0;
    const before = await rows();
    for (const request of requests) expect(await requestTicket(trx, request)).toMatchObject({ isNew: false });
    const [mine] = requests;
    expect(await findTicket(trx, { userId: null, requestId: mine?.requestId ?? '' })).toBeUndefined();
    expect((await rows()) - before).toBeLessThan(20);
  });
});
