/** Two servers and two workers behind a proxy, on PostgreSQL, Redis, S3 and SMTP: what one does, all know. */
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { AppRouter } from '@chaos/server/router';
import type { Session } from '@chaos/shared/contract/auth';
import type { MemberHint } from '@chaos/shared/contract/live';
import { pictureFiles } from '@chaos/shared/core/pictures/picture-files';
import { openS3Storage } from '@chaos/shared/platform/storage';
import { createTRPCClient, createWSClient, httpLink, splitLink, wsLink } from '@trpc/client';
import superjson from 'superjson';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { issueQueueBoardPass } from '../server/src/auth/queue-board-cookie.ts';
import { type Cluster, type ClusterProcess, startCluster } from './cluster.ts';
import { PASSWORD } from './members.ts';

let cluster: Cluster;
beforeAll(async () => {
  cluster = await startCluster();
});
afterAll(() => cluster[Symbol.asyncDispose]());

/** Calls one server, or the proxy, as this member. */
function connect(url: string, session?: Session) {
  let closedWith: number | undefined;
  const accessToken = session?.accessToken;
  const ws = createWSClient({
    url: `${url.replace('http', 'ws')}/trpc`,
    connectionParams: accessToken ? { accessToken } : null,
    onClose: (cause) => {
      closedWith = cause?.code;
    },
  });
  const headers = accessToken ? { authorization: `Bearer ${accessToken}` } : {};
  const client = createTRPCClient<AppRouter>({
    links: [
      splitLink({
        condition: (operation) => operation.type === 'subscription',
        true: wsLink({ client: ws, transformer: superjson }),
        false: httpLink({ url: `${url}/trpc`, transformer: superjson, headers }),
      }),
    ],
  });
  return { client, closedWith: () => closedWith, [Symbol.asyncDispose]: async () => void (await ws.close()) };
}

const wish = { mainTheme: 'crocodile', bodyInfluence: null, characteristicInfluence: null, style: null };
const newWish = () => ({ ...wish, hiddenMessage: null, makeMessageSecret: true, requestId: randomUUID() });

/** Signs up through the proxy, by the link in the mail. */
async function signUp(username: string): Promise<Session> {
  await using visitor = connect(cluster.proxy.url);
  const email = `${username}@chaos.test`;
  expect(await visitor.client.auth.signUp.mutate({ username, email, password: PASSWORD })).toEqual({ session: null });
  const mailed = () => cluster.mail.mails.find((mail) => mail.includes(`To: ${email}`)) ?? '';
  await expect.poll(mailed).toContain(`${cluster.proxy.url}/#confirm=`);
  await expect(visitor.client.auth.signIn.mutate({ email, password: PASSWORD })).rejects.toThrow();
  const token = /#confirm=([\w-]+)/.exec(mailed())?.[1] ?? '';
  await visitor.client.auth.confirmEmail.mutate({ token, password: PASSWORD });
  return visitor.client.auth.signIn.mutate({ email, password: PASSWORD });
}

/** The server of this number, and the worker that says so first. */
const serverUrl = (number: 0 | 1) => cluster.servers[number]?.url ?? '';
const charactersOf = (ticketId: string) =>
  cluster.db.selectFrom('meme_characters').select(['id', 'image_key']).where('ticket_id', '=', ticketId).execute();

/** @returns the worker in which the next ticket begins, stopped in that moment. */
function stopNextWorker(): Promise<ClusterProcess> {
  let isFirst = true;
  return new Promise((resolve) => {
    for (const worker of cluster.workers) {
      worker.onLine(({ msg }) => {
        if (msg !== 'a ticket runs' || !isFirst) return;
        isFirst = false;
        worker.process.kill('SIGSTOP');
        resolve(worker);
      });
    }
  });
}

test('a character asked for at one server is watched at the other, its picture comes out of S3, and one id runs through all logs', async () => {
  const session = await signUp('crosser');
  await using first = connect(serverUrl(0), session);
  await using second = connect(serverUrl(1), session);
  const hints: MemberHint[] = [];
  const following = Promise.withResolvers<void>();
  second.client.live.events.subscribe(undefined, {
    onStarted: () => following.resolve(),
    onData: ({ data }) => void hints.push(data),
  });
  await following.promise;

  const requestId = `request-${randomUUID()}`;
  const answer = await fetch(`${serverUrl(0)}/trpc/characters.generate`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${session.accessToken}`,
      'x-forwarded-for': '203.0.113.7',
      'x-request-id': requestId,
    },
    body: JSON.stringify({ json: newWish() }),
  });
  expect(answer.headers.get('x-request-id')).toBe(requestId);
  const { result }: { result: { data: { json: { id: string } } } } = JSON.parse(await answer.text());
  const ticketId = result.data.json.id;

  const states: string[] = [];
  await new Promise<void>((resolve, reject) => {
    second.client.tickets.watch.subscribe(
      { ticketId },
      {
        onData({ data }) {
          states.push(data.state);
          if (data.state === 'done') resolve();
          if (data.state === 'failed') reject(new Error(JSON.stringify(data.error)));
        },
        onError: reject,
      },
    );
  });
  expect(states.at(-1)).toBe('done');
  const [made] = await charactersOf(ticketId);
  await expect.poll(() => hints).toContainEqual({ topic: 'characters', id: made?.id });

  const character = await first.client.characters.byId.query({ id: made?.id ?? '' });
  const picture = await fetch(new URL(character.imageUrl, cluster.proxy.url));
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp']);
  const storage = await openS3Storage(cluster.s3.settings);
  const kept = await storage.read(pictureFiles(made?.image_key ?? '').webp(1024));
  expect(Buffer.from(await picture.arrayBuffer()).equals(kept)).toBe(true);

  const told = (processes: ClusterProcess[]) =>
    processes.flatMap(({ log }) =>
      log.filter((line) => line.requestId === requestId && line.ticketId === ticketId).map(({ msg }) => msg),
    );
  expect(told(cluster.servers)).toEqual(['a ticket was opened']);
  // A worker that did not get its turn for long is taken for a killed one, and the other begins anew.
  await expect.poll(() => [...new Set(told(cluster.workers))]).toEqual(['a ticket runs', 'a ticket is done']);
});

test('signed out at one server, a member is signed out at the other, and the socket there is closed', async () => {
  const session = await signUp('leaver');
  await using first = connect(serverUrl(0), session);
  await using second = connect(serverUrl(1), session);
  const following = Promise.withResolvers<void>();
  second.client.live.events.subscribe(undefined, { onStarted: () => following.resolve() });
  await following.promise;
  expect((await second.client.auth.session.query()).username).toBe('leaver');
  await first.client.auth.signOut.mutate({ refreshToken: session.refreshToken });
  await expect.poll(() => second.closedWith()).toBe(4001);
  await expect(second.client.auth.session.query()).rejects.toMatchObject({ data: { reason: 'signed_out' } });
});

test('the page and the calls come from both servers; only who has the token reads metrics through the proxy', async () => {
  const before = [...cluster.proxy.served];
  const statusOf = async (at: string, headers = {}) => (await fetch(cluster.proxy.url + at, { headers })).status;
  for (const at of ['/', '/readyz', '/', '/readyz']) expect(await statusOf(at)).toBe(200);
  expect(cluster.proxy.served.map((count, index) => count - (before[index] ?? 0))).toEqual([2, 2]);
  expect(await statusOf('/metrics')).toBe(404);
  const authorization = `Bearer ${cluster.metricsToken}`;
  expect(await statusOf('/metrics', { authorization })).toBe(200);
  for (const { metricsUrl } of cluster.workers) {
    const text = await (await fetch(`${metricsUrl}/metrics`)).text();
    expect(text).toMatch(/^chaos_workers_alive 2$/m);
    expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds /m);
  }
});

test('Q18 the pass of an operator opens bull-board at either server, beside the pages', async () => {
  const { user } = await signUp('queue_keeper');
  await cluster.db.updateTable('users').set({ role: 'operator' }).where('id', '=', user.id).execute();
  const cookie = `queues_pass=${issueQueueBoardPass({ appSecret: 'x'.repeat(40) }, user.id).pass}`;
  for (const { url } of cluster.servers) {
    const opened = await fetch(`${url}/ops/queues`, { headers: { cookie } });
    expect([opened.status, await opened.text()]).toEqual([200, expect.stringContaining('id="__UI_CONFIG__"')]);
    expect((await fetch(`${url}/ops/queues`)).status).toBe(404);
  }
});

test('fault 1: one of two workers killed in the middle: the other makes exactly one character', async () => {
  await using visitor = connect(cluster.proxy.url);
  const stopped = stopNextWorker();
  const ticket = await visitor.client.characters.generate.mutate(newWish());
  const victim = await stopped;
  const ended = once(victim.process, 'exit');
  victim.process.kill('SIGKILL');
  await ended;
  await new Promise<void>((resolve, reject) => {
    visitor.client.tickets.watch.subscribe(
      { ticketId: ticket.id, secret: ticket.secret },
      { onData: ({ data }) => void (data.state === 'done' && resolve()), onError: reject },
    );
  });
  expect(await charactersOf(ticket.id)).toHaveLength(1);
  const row = await cluster.db
    .selectFrom('tickets')
    .select(['run', 'crashes'])
    .where('id', '=', ticket.id)
    .executeTakeFirstOrThrow();
  expect(row).toEqual({ run: 2, crashes: 1 });
});

test('fault 15: a server told to end is gone within 10 s, and the other serves on', async () => {
  const [leaving, staying] = cluster.servers;
  if (!leaving || !staying) throw new Error('there are two servers');
  const ended = once(leaving.process, 'exit');
  const tooLate = AbortSignal.timeout(10_000);
  leaving.process.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
  expect(tooLate.aborted).toBe(false);
  expect((await fetch(`${staying.url}/readyz`)).status).toBe(200);
});
