/** Pushes on their way, through a push service of our own that decrypts them. */
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { type AddressInfo, createServer as createTcpServer } from 'node:net';
import { claimPush, enqueuePush, renewSubscription } from '@chaos/shared/core/notifications/pushes';
import type { Database, Transaction } from '@chaos/shared/platform/database';
import { createLogger } from '@chaos/shared/platform/logging';
import { derivePushKeys } from '@chaos/shared/platform/push-keys';
import { createTestDatabase } from '@chaos/shared/testing/test-database';
import { unusedName } from '@chaos/shared/testing/unused-name';
import { type KyselyPlugin, type QueryId, sql } from 'kysely';
import { expect, test } from 'vitest';
import { answerWith, newBrowser, type PushService, readVapid, startPushService } from '../testing/push-service.ts';
import { createSender, deliverPushes } from './push-delivery.ts';
import { ConnectTimeoutError, sendPush } from './send-push.ts';

const APP_SECRET = 'x'.repeat(40);
const NOBODY = { services: [], userIds: [] };
const log = createLogger('test', 'silent');

async function newMember(trx: Transaction): Promise<string> {
  const name = unusedName();
  const account = { email: `${name}@chaos.test`, password_hash: 'none' };
  const { id } = await trx.insertInto('users').values(account).returning('id').executeTakeFirstOrThrow();
  await trx.insertInto('profiles').values({ id, username: name, display_name: name }).execute();
  return id;
}

/** Somebody new follows the member; a sign-in is told of whatever becomes of it. */
async function tell(trx: Transaction, userId: string, kind: 'followed' | 'signed_in'): Promise<string | null> {
  await enqueuePush(trx, { userId, kind, path: '/creators' });
  if (kind === 'signed_in') return null;
  const followerId = await newMember(trx);
  const { id: notice_id } = await trx
    .insertInto('notices')
    .values({ user_id: userId, kind })
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx.insertInto('user_follows').values({ follower_id: followerId, following_id: userId, notice_id }).execute();
  return followerId;
}

/** A browser in which the member is signed in. */
async function subscribe(db: Database, userId: string, endpoint: string) {
  const { decrypt, ...keys } = newBrowser();
  const { id: family_id } = await db
    .insertInto('session_families')
    .values({ user_id: userId })
    .returning('id')
    .executeTakeFirstOrThrow();
  const expires_at = sql<Date>`now() + interval '1 day'`;
  await db.insertInto('refresh_tokens').values({ hash: randomUUID(), family_id, expires_at }).execute();
  await db
    .insertInto('push_subscriptions')
    .values({ family_id, user_id: userId, endpoint, ...keys })
    .execute();
  return { familyId: family_id, decrypt };
}

async function setUp(service: PushService) {
  const database = await createTestDatabase();
  const { db } = database;
  const userId = await db.transaction().execute(newMember);
  const sender = createSender({ appSecret: APP_SECRET, publicUrl: 'https://chaos.test', network: service.network });
  const endpointOf = (name: string) => `https://push.test:${service.port}/${name}`;
  return {
    db,
    sender,
    userId,
    endpointOf,
    subscribe: (name: string) => subscribe(db, userId, endpointOf(name)),
    push: (kind: 'followed' | 'signed_in' = 'followed') => db.transaction().execute((trx) => tell(trx, userId, kind)),
    /** To somebody else, with one browser. */
    async pushToAnother(endpoint: string) {
      const otherId = await db.transaction().execute(newMember);
      await subscribe(db, otherId, endpoint);
      await db.transaction().execute((trx) => tell(trx, otherId, 'signed_in'));
    },
    deliver: (publicSender = sender, stopping = new AbortController().signal) =>
      deliverPushes({ db, log, sender: publicSender, stopping }),
    /** As if all that waits were due. */
    wait: () => db.updateTable('push_messages').set({ due_at: sql<Date>`now()` }).execute(),
    messages: () => db.selectFrom('push_messages').selectAll().execute(),
    browsers: async () => (await db.selectFrom('push_subscriptions').select('endpoint').execute()).map((one) => one.endpoint),
    [Symbol.asyncDispose]: () => database[Symbol.asyncDispose](),
  };
}

test('R368 each browser of the member gets what happened, encrypted for it and signed by us, once', async () => {
  await using service = await startPushService();
  await using stage = await setUp(service);
  const browsers = { phone: await stage.subscribe('phone'), desk: await stage.subscribe('desk') };
  const follower = await stage.push();
  expect(await stage.deliver()).toBe(2);
  expect(await stage.deliver()).toBe(0);
  expect(service.received.map(({ path }) => path).sort()).toEqual(['/desk', '/phone']);
  for (const { path, headers, body } of service.received) {
    const browser = path === '/desk' ? browsers.desk : browsers.phone;
    expect(JSON.parse(browser.decrypt(body))).toEqual({ kind: 'followed', path: `/profile/${follower}` });
    expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', topic: 'followed', ttl: '86400' });
    const { publicKey, claims } = readVapid(headers);
    expect(publicKey).toBe(derivePushKeys(APP_SECRET).publicKey);
    expect(claims).toMatchObject({ aud: `https://push.test:${service.port}`, sub: 'https://chaos.test' });
  }
  expect(() => browsers.phone.decrypt(service.received.find(({ path }) => path === '/desk')?.body ?? Buffer.alloc(0))).toThrow();
  expect(await stage.messages()).toEqual([]);
});

test('R449 what waits for a browser goes to its new address, encrypted for what it is now', async () => {
  await using service = await startPushService();
  await using stage = await setUp(service);
  await stage.subscribe('before');
  const follower = await stage.push();
  const from = await stage.db.selectFrom('push_subscriptions').select(['endpoint', 'p256dh', 'auth']).executeTakeFirstOrThrow();
  const { decrypt, ...keys } = newBrowser();
  await stage.db.transaction().execute((trx) => renewSubscription(trx, from, { endpoint: stage.endpointOf('after'), ...keys }));
  expect(await stage.deliver()).toBe(1);
  expect(service.received.map(({ path }) => path)).toEqual(['/after']);
  expect(JSON.parse(decrypt(service.received[0]?.body ?? Buffer.alloc(0)))).toEqual({
    kind: 'followed',
    path: `/profile/${follower}`,
  });
});

test('R368 of a kind one message waits for a browser, however much happens, and none of what is switched off', async () => {
  await using service = await startPushService();
  await using stage = await setUp(service);
  await stage.subscribe('phone');
  for (const kind of ['followed', 'followed', 'signed_in'] as const) await stage.push(kind);
  expect((await stage.messages()).map(({ kind }) => kind).sort()).toEqual(['followed', 'signed_in']);
  await stage.deliver();
  await stage.db
    .updateTable('profiles')
    .set({ muted_topics: ['followers'] })
    .execute();
  for (const kind of ['followed', 'signed_in'] as const) await stage.push(kind);
  expect((await stage.messages()).map(({ kind }) => kind)).toEqual(['signed_in']);
});

test.each([401, 403, 404, 410])(
  'R369 a browser of which the push service says %i is forgotten, with all that waits for it, and no other',
  async (status) => {
    await using service = await startPushService();
    await using stage = await setUp(service);
    await stage.subscribe('phone');
    service.behave(answerWith(status));
    await stage.push();
    await stage.deliver();
    expect([await stage.browsers(), await stage.messages()]).toEqual([[], []]);
    await stage.subscribe('desk');
    await stage.push();
    await stage.deliver();
    expect(await stage.browsers()).toEqual([stage.endpointOf('desk')]);
  },
);

test('R369 what a push service does not take now is sent again later, six times in all, and not before it wants to be asked; then the browser is forgotten', async () => {
  await using service = await startPushService();
  await using stage = await setUp(service);
  await stage.subscribe('phone');
  await stage.push();
  service.behave(answerWith(503), (response) => void response.destroy());
  for (const tries of [1, 2]) {
    expect(await stage.deliver()).toBe(1);
    expect(await stage.deliver()).toBe(0);
    expect(await stage.messages()).toMatchObject([{ tries }]);
    await stage.wait();
  }
  await stage.deliver();
  expect(await stage.messages()).toEqual([]);

  await stage.push();
  service.behave(answerWith(429, { 'retry-after': '7200' }));
  await stage.deliver();
  const { rows } = await sql<{ minutes: number }>`
    select extract(epoch from due_at - now())::int / 60 as minutes from push_messages
  `.execute(stage.db);
  expect(rows[0]?.minutes).toBeGreaterThan(110);
  service.behave(...Array.from({ length: 5 }, () => answerWith(500)));
  for (let time = 0; time < 5; time += 1) {
    await stage.wait();
    await stage.deliver();
  }
  expect([await stage.messages(), await stage.browsers()]).toEqual([[], []]);
});

test('R369 a push service that does not answer holds up four of its own, and no other; a worker that stops begins nothing', async () => {
  await using service = await startPushService();
  await using stage = await setUp(service);
  for (let nth = 0; nth < 6; nth += 1) await stage.subscribe(`slow${nth}`);
  const held: ServerResponse[] = [];
  service.behave(...Array.from({ length: 4 }, () => (response: ServerResponse) => void held.push(response)));
  await stage.push();
  const stopping = new AbortController();
  const delivered = stage.deliver(undefined, stopping.signal);
  await expect.poll(() => held.length).toBe(4);
  await stage.pushToAnother(`https://localhost:${service.port}/quick`);
  await expect.poll(() => service.received.map(({ path }) => path)).toContain('/quick');
  expect(service.received).toHaveLength(5);
  stopping.abort();
  for (const response of held) answerWith(201)(response);
  expect(await delivered).toBe(5);
  expect(await stage.messages()).toHaveLength(2);
});

test('R615 the browsers of one member hold up four, at however many services; hosts of one domain are one service', async () => {
  await using service = await startPushService();
  await using stage = await setUp(service);
  for (const nth of [1, 2, 3]) {
    await stage.subscribe(`slow${nth}`);
    await subscribe(stage.db, stage.userId, `https://localhost:${service.port}/slow${nth}`);
  }
  const held: ServerResponse[] = [];
  service.behave(...Array.from({ length: 4 }, () => (response: ServerResponse) => void held.push(response)));
  await stage.push();
  const stopping = new AbortController();
  const delivered = stage.deliver(undefined, stopping.signal);
  await expect.poll(() => held.length).toBe(4);
  await stage.pushToAnother(`https://127.0.0.1:${service.port}/quick`);
  await expect.poll(() => service.received.map(({ path }) => path)).toContain('/quick');
  expect(service.received).toHaveLength(5);
  stopping.abort();
  for (const response of held) answerWith(201)(response);
  await delivered;

  await stage.db.deleteFrom('push_messages').execute();
  await stage.pushToAnother('https://a.b.slow.test/one');
  expect(await claimPush(stage.db, { ...NOBODY, services: ['slow.test'] })).toBeUndefined();
  expect(await claimPush(stage.db, NOBODY)).toMatchObject({ host: 'a.b.slow.test', service: 'slow.test' });
});

test('R369 what takes too long to connect is given up', async () => {
  await using service = await startPushService();
  const silent = createTcpServer((socket) => void socket.on('error', () => {}).resume()).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  const network = { ...service.network, connectMs: 10 };
  const { decrypt, ...keys } = newBrowser();
  const browser = { endpoint: `https://push.test:${port}/`, ...keys };
  const sender = createSender({ appSecret: APP_SECRET, publicUrl: 'https://chaos.test', network });
  await expect(sendPush(sender, browser, { kind: 'signed_in', path: '/' })).rejects.toBeInstanceOf(ConnectTimeoutError);
  silent.close();
  await once(silent, 'close');
});

test('R369 what is refused is not sent again, and an answer without end is not read', async () => {
  await using service = await startPushService();
  await using stage = await setUp(service);
  await stage.subscribe('phone');
  service.behave(answerWith(413), answerWith(302, { location: 'https://elsewhere.test/' }), (response) => {
    response.writeHead(201);
    const pour = () => {
      if (!response.destroyed) response.write(Buffer.alloc(65_536), () => setImmediate(pour));
    };
    pour();
  });
  for (let time = 0; time < 3; time += 1) {
    await stage.push();
    await stage.deliver();
    expect(await stage.messages()).toEqual([]);
  }
  expect(service.received).toHaveLength(3);
});

test('R369 trust 21: addresses that are not public, or not https, are never asked, and forgotten', async () => {
  await using service = await startPushService();
  await using stage = await setUp(service);
  const { port } = service;
  const hosts = ['127.0.0.1', 'localhost', '[::1]', '2130706433', '169.254.169.254', '[::ffff:7f00:1]'];
  for (const endpoint of [...hosts.map((host) => `https://${host}:${port}/`), `http://push.test:${port}/`])
    await subscribe(stage.db, stage.userId, endpoint);
  await stage.push();
  const asInProduction = createSender({ appSecret: APP_SECRET, publicUrl: 'https://chaos.test' });
  expect(await stage.deliver(asInProduction)).toBe(7);
  expect(service.received).toEqual([]);
  expect([await stage.browsers(), await stage.messages()]).toEqual([[], []]);
});

test('R369 what waited for others of the same member is tried in the same look, even if they end while it is asked for', async () => {
  await using service = await startPushService();
  await using stage = await setUp(service);
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) await stage.subscribe(name);
  await stage.push();
  const held: ServerResponse[] = [];
  service.behave(...Array.from({ length: 4 }, () => (response: ServerResponse) => void held.push(response)));
  // Whoever hears that nothing more can be taken hears it when the first four have ended.
  const claims = new Set<QueryId>();
  const late: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      if (JSON.stringify(node).includes('set tries = tries + 1')) claims.add(queryId);
      return node;
    },
    async transformResult({ result, queryId }) {
      if (!claims.has(queryId) || result.rows.length > 0) return result;
      await expect.poll(() => held.length).toBe(4);
      for (const response of held) if (!response.writableEnded) answerWith(201)(response);
      await expect.poll(async () => (await stage.messages()).length).toBeLessThanOrEqual(2);
      return result;
    },
  };
  const { sender } = stage;
  expect(await deliverPushes({ db: stage.db.withPlugin(late), log, sender, stopping: new AbortController().signal })).toBe(6);
});

test('R369 a browser whose keys are no keys is forgotten', async () => {
  await using service = await startPushService();
  await using stage = await setUp(service);
  await stage.subscribe('phone');
  await stage.db
    .updateTable('push_subscriptions')
    .set({ p256dh: 'p'.repeat(87) })
    .execute();
  await stage.push();
  await stage.deliver();
  expect([service.received, await stage.browsers()]).toEqual([[], []]);
});

test('R370 nothing is sent to a browser whose session has ended, however it has', async () => {
  await using service = await startPushService();
  await using stage = await setUp(service);
  const [left, expired] = [await stage.subscribe('left'), await stage.subscribe('expired')];
  await stage.subscribe('here');
  await stage.push();
  await stage.db.updateTable('session_families').set({ revoked_at: new Date() }).where('id', '=', left.familyId).execute();
  await stage.db
    .updateTable('refresh_tokens')
    .set({ expires_at: new Date() })
    .where('family_id', '=', expired.familyId)
    .execute();
  await stage.deliver();
  expect(service.received.map(({ path }) => path)).toEqual(['/here']);
  expect(await stage.browsers()).toEqual([stage.endpointOf('here')]);
});

test('R370 a browser that somebody else holds is forgotten later, holds up no worker, and gets nothing', async () => {
  await using service = await startPushService();
  await using stage = await setUp(service);
  const { familyId } = await stage.subscribe('expired');
  await stage.subscribe('here');
  await stage.push();
  await stage.db.updateTable('refresh_tokens').set({ expires_at: new Date() }).where('family_id', '=', familyId).execute();
  await stage.db.transaction().execute(async (trx) => {
    await enqueuePush(trx, { userId: stage.userId, kind: 'signed_in', path: '/creators' });
    await stage.deliver();
  });
  expect(service.received.map(({ path }) => path)).toEqual(['/here']);
  expect(await stage.browsers()).toHaveLength(2);
  await stage.deliver();
  expect(service.received.map(({ path }) => path)).toEqual(['/here', '/here']);
  expect(await stage.browsers()).toEqual([stage.endpointOf('here')]);
});

test('R755 what waits is looked at before it is sent: nothing of whom a block or a mute hides, or of what was taken back or switched off', async () => {
  await using service = await startPushService();
  await using stage = await setUp(service);
  const { db, userId } = stage;
  await stage.subscribe('phone');
  const undo = [
    (follower: string) => db.insertInto('blocks').values({ blocker_id: follower, blocked_id: userId }).execute(),
    (follower: string) => db.insertInto('mutes').values({ muter_id: userId, muted_id: follower }).execute(),
    (follower: string) => db.deleteFrom('user_follows').where('follower_id', '=', follower).execute(),
  ];
  for (const act of undo) {
    await act((await stage.push()) ?? '');
    expect([await stage.deliver(), service.received, await stage.messages()]).toEqual([1, [], []]);
  }
  // Of two whose doing is one message, one is left.
  await undo[0]?.((await stage.push()) ?? '');
  await stage.push();
  await stage.deliver();
  expect(service.received).toHaveLength(1);

  for (const kind of ['followed', 'signed_in'] as const) await stage.push(kind);
  await db
    .updateTable('profiles')
    .set({ muted_topics: ['followers'] })
    .execute();
  expect(await stage.deliver()).toBe(2);
  expect(service.received.map(({ headers }) => headers.topic)).toEqual(['followed', 'signed_in']);
  expect(await stage.messages()).toEqual([]);
});

test('R785 one message for many leads to the newest of what is still told, and not to whom a block hides or to what was taken back', async () => {
  await using service = await startPushService();
  await using stage = await setUp(service);
  const { decrypt } = await stage.subscribe('phone');
  const [blocked, follower, gone] = [await stage.push(), await stage.push(), await stage.push()];
  await stage.db
    .insertInto('blocks')
    .values({ blocker_id: stage.userId, blocked_id: blocked ?? '' })
    .execute();
  await stage.db
    .deleteFrom('user_follows')
    .where('follower_id', '=', gone ?? '')
    .execute();
  await stage.deliver();
  expect(service.received.map(({ body }) => JSON.parse(decrypt(body)).path)).toEqual([`/profile/${follower}`]);
});

test('R368 several workers at once send each message once; one that dies leaves its messages to another', async () => {
  await using service = await startPushService();
  await using stage = await setUp(service);
  for (let nth = 0; nth < 30; nth += 1) await stage.subscribe(String(nth));
  await stage.push();
  // One that is never heard of again.
  for (let nth = 0; nth < 5; nth += 1) expect(await claimPush(stage.db, NOBODY)).toBeDefined();
  await Promise.all([stage.deliver(), stage.deliver(), stage.deliver()]);
  expect(new Set(service.received.map(({ path }) => path)).size).toBe(25);
  expect(service.received).toHaveLength(25);
  await stage.wait();
  await stage.deliver();
  expect(new Set(service.received.map(({ path }) => path)).size).toBe(30);
});
