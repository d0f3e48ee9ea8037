/** What a WebSocket may do, for how long, and that none is counted for ever. */

import { randomUUID } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import net from 'node:net';
import type { Session } from '@chaos/shared/contract/auth';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { WebSocket } from 'ws';
import { startSession } from '../auth/sessions.ts';
import { blankWish, createTestWorld, type TestWorld } from '../testing/test-world.ts';

const SIGNED_OUT = 4001;
const TOO_MANY = 4008;

async function newSession(world: TestWorld): Promise<Session> {
  const { id: userId } = await world.newMember();
  return world.db.transaction().execute((trx) => startSession(trx, userId));
}

/** A socket of this member. Programs may show their token as a header. */
async function openSocket(origin: string, accessToken?: string) {
  const headers = accessToken ? { authorization: `Bearer ${accessToken}` } : {};
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/trpc`, { headers });
  onTestFinished(() => socket.terminate());
  const closed = Promise.withResolvers<number>();
  const answers: string[] = [];
  let code: number | undefined;
  socket.on('message', (data) => void answers.push(String(data)));
  socket.on('close', (closeCode) => {
    code = closeCode;
    closed.resolve(closeCode);
  });
  await once(socket, 'open');
  const send = (id: number, method: string, path: string, input?: unknown) =>
    socket.send(JSON.stringify({ id, method, params: { path, input: { json: input } } }));
  return { socket, answers, send, closed: closed.promise, closeCode: () => code };
}

/** Opens a socket that follows counts, and has been told so. */
async function followAsMember(origin: string, accessToken: string) {
  const opened = await openSocket(origin, accessToken);
  opened.send(1, 'subscription', 'live.counts', { characterIds: [randomUUID()] });
  await expect.poll(() => opened.answers.join()).toContain('started');
  return opened;
}

async function endFamilyUnheard({ db }: TestWorld, userId: string): Promise<void> {
  await db.updateTable('session_families').set({ revoked_at: new Date() }).where('user_id', '=', userId).execute();
}

test('over a socket there are subscriptions only: calls are refused and do nothing', async () => {
  await using world = await createTestWorld();
  const { origin } = await world.listen();
  const { accessToken } = await newSession(world);
  const { answers, send } = await openSocket(origin, accessToken);
  send(1, 'mutation', 'characters.generate', { ...blankWish, requestId: randomUUID() });
  send(2, 'query', 'auth.session');
  await expect.poll(() => answers).toHaveLength(2);
  for (const answer of answers) {
    expect(answer).toContain('METHOD_NOT_SUPPORTED');
    expect(answer).toContain('Over a socket there are subscriptions only.');
  }
  expect(await world.db.selectFrom('tickets').select('id').execute()).toEqual([]);
});

test('a session that ended unheard closes its sockets within five seconds; one with an expired token lives on', async () => {
  await using world = await createTestWorld();
  const { origin } = await world.listen();
  const [ended, living] = [await newSession(world), await newSession(world)];
  const [endedSocket, livingSocket] = [
    await followAsMember(origin, ended.accessToken),
    await followAsMember(origin, living.accessToken),
  ];
  await world.db
    .updateTable('sessions')
    .set({ expires_at: new Date(0) })
    .execute();
  await endFamilyUnheard(world, ended.user.id);
  await expect.poll(endedSocket.closeCode).toBe(SIGNED_OUT);
  expect(livingSocket.closeCode()).toBeUndefined();
});

test('a socket whose session ended while it was being opened is closed at once', async () => {
  await using world = await createTestWorld();
  const { user } = await newSession(world);
  const { id } = await world.db.selectFrom('session_families').select('id').executeTakeFirstOrThrow();
  await endFamilyUnheard(world, user.id);
  const socket = Object.assign(new EventEmitter(), {
    readyState: WebSocket.OPEN,
    closedWith: 0,
    close(code: number) {
      socket.closedWith = code;
    },
    terminate() {},
  });
  world.services.sessionSockets.add(id, socket);
  await expect.poll(() => socket.closedWith).toBe(SIGNED_OUT);
});

test('a client that does not answer the closing of its socket is cut', async () => {
  await using world = await createTestWorld();
  const { origin } = await world.listen();
  const { accessToken } = await newSession(world);
  const { hostname, port } = new URL(origin);
  const wire = net.connect(Number(port), hostname);
  onTestFinished(() => void wire.destroy());
  wire.write(
    [
      'GET /trpc HTTP/1.1',
      `Host: ${hostname}:${port}`,
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      `Sec-WebSocket-Key: ${Buffer.alloc(16).toString('base64')}`,
      `Authorization: Bearer ${accessToken}`,
      '\r\n',
    ].join('\r\n'),
  );
  const [greeting] = await once(wire, 'data');
  expect(String(greeting)).toContain('101 Switching Protocols');
  wire.resume();
  let isCut = false;
  wire.on('close', () => {
    isCut = true;
  });
  const caller = await world.withToken(accessToken);
  // Its context is there once the family's sockets close.
  await caller.auth.signOut();
  await expect.poll(() => isCut).toBe(true);
});

test('a socket that closes while its token is looked at is not counted for ever', async () => {
  await using world = await createTestWorld({ rateLimitScale: 0.02 });
  const { origin } = await world.listen();
  const { accessToken } = await newSession(world);
  const blocker = await world.db.startTransaction().execute();
  await sql`lock table session_families in access exclusive mode`.execute(blocker);
  const first = await openSocket(origin, accessToken);
  await expect
    .poll(async () => {
      const { rows } = await sql<{ count: number }>`
        select count(*) as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
      `.execute(world.db);
      return rows[0]?.count;
    })
    .toBe(1);
  first.socket.close();
  await first.closed;
  await blocker.rollback().execute();
  // One socket at a time is what this address may have.
  const second = await openSocket(origin, accessToken);
  second.send(1, 'subscription', 'live.counts', { characterIds: [randomUUID()] });
  await expect.poll(() => second.answers.join() + second.closeCode()).toContain('started');
});

test('a socket that promises a token and never sends it is counted as well', async () => {
  await using world = await createTestWorld({ rateLimitScale: 0.02 });
  const { origin } = await world.listen();
  const url = `${origin.replace('http', 'ws')}/trpc?connectionParams=1`;
  const [first, second] = [new WebSocket(url), new WebSocket(url)];
  onTestFinished(() => [first, second].forEach((socket) => void socket.terminate()));
  const codes: number[] = [];
  for (const socket of [first, second]) socket.on('close', (code) => void codes.push(code));
  await expect.poll(() => codes).toEqual([TOO_MANY]);
});
