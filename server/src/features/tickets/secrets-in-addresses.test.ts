import { randomUUID } from 'node:crypto';
import { createTRPCClient, httpBatchLink } from '@trpc/client';
import superjson from 'superjson';
import { expect, test } from 'vitest';
import { blankWish, createTestWorld } from '../../testing/test-world.ts';
import type { AppRouter } from '../../trpc/router.ts';

test('questions about tickets can be asked by POST, so that their secrets stand in no address', async () => {
  await using world = await createTestWorld();
  const { origin } = await world.listen();
  const ticket = await world.visitor().characters.generate({ ...blankWish, requestId: randomUUID() });
  const asked: string[] = [];
  const link = httpBatchLink({
    url: `${origin}/trpc`,
    transformer: superjson,
    methodOverride: 'POST',
    fetch(url, options) {
      asked.push(`${options?.method} ${String(url)}`);
      return fetch(url, options as RequestInit);
    },
  });
  const client = createTRPCClient<AppRouter>({ links: [link] });
  expect((await client.tickets.get.query({ ticketId: ticket.id, secret: ticket.secret })).id).toBe(ticket.id);
  expect(asked).toEqual([`POST ${origin}/trpc/tickets.get?batch=1`]);
});

test('what changes something is not done by GET', async () => {
  await using world = await createTestWorld();
  const { origin } = await world.listen();
  const input = encodeURIComponent(JSON.stringify({ json: { ...blankWish, requestId: randomUUID() } }));
  expect((await fetch(`${origin}/trpc/characters.generate?input=${input}`)).status).toBe(405);
  expect(await world.db.selectFrom('tickets').select('id').execute()).toEqual([]);
});
