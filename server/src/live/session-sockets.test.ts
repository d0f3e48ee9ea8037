import { randomUUID } from 'node:crypto';
import { createTRPCClient, createWSClient, wsLink } from '@trpc/client';
import superjson from 'superjson';
import { expect, onTestFinished, test } from 'vitest';
import { blankWish, createTestWorld, type TestWorld } from '../testing/test-world.ts';
import type { AppRouter } from '../trpc/router.ts';

/** A socket that watches a ticket of its member and has been told its state. @returns the code with which it will close. */
async function watchAsMember(origin: string, accessToken: string, ticketId: string) {
  const closed = Promise.withResolvers<number>();
  const ws = createWSClient({
    url: `${origin.replace('http', 'ws')}/trpc`,
    connectionParams: { accessToken },
    retryDelayMs: () => 60_000,
    onClose: (cause) => closed.resolve(cause?.code ?? 0),
  });
  onTestFinished(() => ws.close());
  const client = createTRPCClient<AppRouter>({ links: [wsLink({ client: ws, transformer: superjson })] });
  const first = Promise.withResolvers<void>();
  client.tickets.watch.subscribe({ ticketId }, { onData: () => first.resolve(), onError: (error) => first.reject(error) });
  await first.promise;
  return { closed: closed.promise };
}

async function openMember(world: TestWorld) {
  const { session } = await world.visitor().auth.signUp({ email: 'a@chaos.test', password: 'a long banana', username: 'frigo' });
  if (!session) throw new Error('no session');
  const caller = await world.withToken(session.accessToken);
  const ticket = await caller.characters.generate({ ...blankWish, requestId: randomUUID() });
  return { session, caller, ticket };
}

test('signing out closes the open sockets of that session, also from another process', async () => {
  await using world = await createTestWorld();
  const { origin } = await world.listen();
  const { session, caller, ticket } = await openMember(world);
  const { closed } = await watchAsMember(origin, session.accessToken, ticket.id);
  const other = await world.visitor().auth.signIn({ email: 'a@chaos.test', password: 'a long banana' });
  const second = await watchAsMember(origin, other.accessToken, ticket.id);
  await caller.auth.signOut();
  expect(await closed).toBe(4001);
  // The other device's socket is alive: it still hears how the ticket ends, and closes only with its own session.
  const otherCaller = await world.withToken(other.accessToken);
  expect(await Promise.race([second.closed, otherCaller.auth.session().then(() => 'open')])).toBe('open');
  await otherCaller.auth.signOut();
  expect(await second.closed).toBe(4001);
});

test('a socket with a token that stands for nobody gets no subscription', async () => {
  await using world = await createTestWorld();
  const { origin } = await world.listen();
  const { ticket } = await openMember(world);
  await expect(watchAsMember(origin, 'nonsense', ticket.id)).rejects.toMatchObject({ data: { reason: 'signed_out' } });
});
