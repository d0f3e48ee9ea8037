/** The one door to the server: batched calls over HTTP, and live subscriptions over a connection that is loaded when needed. */
import type { AppRouter } from '@chaos/server/router';
import { httpBatchLink, type OperationLink, splitLink, TRPCClientError, type TRPCLink } from '@trpc/client';
import { createTRPCReact } from '@trpc/react-query';
import { observable } from '@trpc/server/observable';
import superjson from 'superjson';
import { authHeaders } from './headers.ts';

export const trpc = createTRPCReact<AppRouter>();

export type ApiClient = ReturnType<typeof createApiClient>;

const MAX_BATCH = 10;

const HTTP = {
  url: '/trpc',
  transformer: superjson,
  maxItems: MAX_BATCH,
  headers: authHeaders,
};

/** @param toServer who answers in the end; tests of components bring their own. */
export function createApiClient(toServer: TRPCLink<AppRouter> = createServerLink()) {
  return trpc.createClient({ links: [() => (call) => (authLink.current ?? pass)(call), toServer] });
}

function createServerLink(): TRPCLink<AppRouter> {
  return splitLink({
    condition: (operation) => operation.type === 'subscription',
    true: lazyLink(() => import('./websocket.ts').then(({ createLiveLink }) => createLiveLink())),
    false: splitLink({
      condition: ({ input }) => input instanceof FormData,
      true: lazyLink(() => import('./upload-link.ts').then(({ createUploadLink }) => createUploadLink())),
      // A ticket's secret belongs into no address, which is kept in histories and logs.
      false: splitLink({
        condition: ({ path }) => path.startsWith('tickets.'),
        true: httpBatchLink({ ...HTTP, methodOverride: 'POST' }),
        false: httpBatchLink(HTTP),
      }),
    }),
  });
}

/** Set while somebody is signed in; comes with the session. */
export const authLink: { current: OperationLink<AppRouter> | null } = { current: null };

const pass: OperationLink<AppRouter> = ({ op, next }) => next(op);

function lazyLink(loadLink: () => Promise<TRPCLink<AppRouter>>): TRPCLink<AppRouter> {
  return (runtime) => {
    let loading: Promise<OperationLink<AppRouter>> | undefined;
    const load = () => {
      loading ??= loadLink().then((link) => link(runtime));
      return loading;
    };
    return ({ op, next }) =>
      observable((observer) => {
        let isOver = false;
        let stop = () => {};
        load().then(
          (link) => {
            if (isOver) return;
            const subscription = link({ op, next }).subscribe(observer);
            stop = () => subscription.unsubscribe();
          },
          (cause: unknown) => {
            loading = undefined;
            observer.error(TRPCClientError.from(cause instanceof Error ? cause : new Error('A part of the page did not load.')));
          },
        );
        return () => {
          isOver = true;
          stop();
        };
      });
  };
}
