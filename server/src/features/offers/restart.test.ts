/** The network to the database goes in the middle of accepting: before or after any of its statements. */
import { randomUUID } from 'node:crypto';
import { auditDatabase } from '@chaos/shared/core/audit/audit-database';
import { openDatabase } from '@chaos/shared/platform/database';
import { SteadyClient } from '@chaos/shared/platform/database-clients';
import { createLogger } from '@chaos/shared/platform/logging';
import { startTcpProxy } from '@chaos/shared/testing/tcp-proxy';
import { expect, test, vi } from 'vitest';
import { createTestWorld } from '../../testing/test-world.ts';

test.each(['before', 'after'] as const)(
  'I4 trust fault 3: cut off %s any statement, an accept moves all or nothing; the same request again gives the answer',
  async (moment) => {
    await using world = await createTestWorld({ rateLimitScale: 1_000 });
    const [ada, bob] = [await world.newMember(), await world.newMember()];
    await using proxy = await startTcpProxy(world.databaseUrl);
    const direct = world.services.db;
    let statements: string[] = [];
    let cutAt = Number.POSITIVE_INFINITY;
    const query = SteadyClient.prototype.query;
    const spy = vi.spyOn(SteadyClient.prototype, 'query').mockImplementation(async function (this: SteadyClient, ...args) {
      if (this.port !== Number(new URL(proxy.url).port)) return Reflect.apply(query, this, args);
      statements.push(String(args[0]));
      if (statements.length !== cutAt) return Reflect.apply(query, this, args);
      if (moment === 'after') await Reflect.apply(query, this, args);
      await proxy.cut();
      return Reflect.apply(query, this, args);
    });
    let cuts = 0;
    for (let statement = 1; ; statement += 1) {
      const [mine, theirs] = [await world.newCharacter({ creatorId: ada.id }), await world.newCharacter({ creatorId: bob.id })];
      const terms = { toUserId: bob.id, offerType: 'trade', offeredIds: [mine], requestedIds: [theirs] } as const;
      const { id: offerId, termsHash } = await ada.caller.offers.send({ ...terms, requestId: randomUUID() });
      const accepting = { offerId, termsHash, requestId: randomUUID() };
      const { db, close } = openDatabase({ url: proxy.url, name: 'cut', log: createLogger('test', 'silent') });
      world.services.db = db;
      [statements, cutAt] = [[], statement];
      const outcome = await bob.caller.offers.accept(accepting).catch((error: unknown) => Reflect.get(Object(error), 'reason'));
      const isOver = statements.length < statement;
      cutAt = Number.POSITIVE_INFINITY;
      if (!isOver) {
        expect([statement, outcome]).toEqual([statement, 'database_unavailable']);
        cuts += 1;
        await proxy.restore();
      }
      expect(await auditDatabase(direct)).toEqual([]);
      // A new connection, as after a restart.
      expect(await bob.caller.offers.accept(accepting)).toEqual({ transferred: 2 });
      world.services.db = direct;
      await close();
      if (isOver) break;
    }
    spy.mockRestore();
    // From `begin` to `commit`, and what is read afterwards.
    expect(cuts).toBeGreaterThan(8);
    const moves = await world.db.selectFrom('ownership_events').select('seq').where('kind', '=', 'traded').execute();
    expect(moves).toHaveLength(2 * (cuts + 1));
  },
);
