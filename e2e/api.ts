/** Calls the started product as a developer's program would: typed, over HTTP and WebSocket. */
import { randomUUID } from 'node:crypto';
import type { AppRouter } from '@chaos/server/router';
import { isFinalTicketState, type Ticket, type TicketKind } from '@chaos/shared/contract/tickets';
import { createTRPCClient, createWSClient, httpBatchLink, splitLink, wsLink } from '@trpc/client';
import superjson from 'superjson';

const signed = (accessToken?: string) => (accessToken ? { authorization: `Bearer ${accessToken}` } : {});

/** What a member calls without a screen. */
export function callsOf({ url }: { url: string }, { session }: { session: { accessToken: string } }) {
  const headers = signed(session.accessToken);
  return createTRPCClient<AppRouter>({ links: [httpBatchLink({ url: `${url}/trpc`, transformer: superjson, headers })] });
}

/** @param accessToken of a member; none: a visitor. Subscriptions are a visitor's. */
export function connectApi(url: string, accessToken?: string) {
  const headers = signed(accessToken);
  // Opened when something is watched: one that lies idle may be gone in the moment in which it is written to.
  const lazy = { enabled: true, closeMs: 1_000 };
  const ws = createWSClient({ url: `${url.replace('http', 'ws')}/trpc`, retryDelayMs: () => 100, lazy });
  const client = createTRPCClient<AppRouter>({
    links: [
      splitLink({
        condition: (operation) => operation.type === 'subscription',
        true: wsLink({ client: ws, transformer: superjson }),
        false: httpBatchLink({ url: `${url}/trpc`, transformer: superjson, headers }),
      }),
    ],
  });

  /** Follows a ticket to its end. */
  const finish = <K extends TicketKind>(ticket: Ticket<K>) =>
    new Promise<Ticket<K>>((resolve, reject) => {
      const subscription = client.tickets.watch.subscribe(
        { ticketId: ticket.id, secret: ticket.secret },
        {
          onData({ data }) {
            if (!isFinalTicketState(data.state)) return;
            subscription.unsubscribe();
            resolve(data as Ticket<K>);
          },
          onError: reject,
        },
      );
    });

  const generate = (mainTheme: string | null) =>
    client.characters.generate.mutate({
      mainTheme,
      bodyInfluence: null,
      characteristicInfluence: null,
      style: null,
      hiddenMessage: null,
      makeMessageSecret: true,
      requestId: randomUUID(),
    });

  return { client, generate, finish, close: () => ws.close() };
}
