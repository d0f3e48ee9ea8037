/** The one door to the server: batched calls over HTTP, and live subscriptions over a connection that is loaded when needed. */
import type { AppRouter } from '@chaos/server/router';
import type { ErrorReason } from '@chaos/shared/contract/errors';
import { QueryClient } from '@tanstack/react-query';
import { httpBatchLink, type OperationLink, splitLink, TRPCClientError, type TRPCLink } from '@trpc/client';
import { createTRPCReact } from '@trpc/react-query';
import { observable } from '@trpc/server/observable';
import superjson from 'superjson';
import { session } from './session.ts';

export const trpc = createTRPCReact<AppRouter>();

export type ApiClient = ReturnType<typeof createApiClient>;

const RETRIES = 2;
const MAX_BATCH = 10;

const HTTP = { url: '/trpc', transformer: superjson, maxItems: MAX_BATCH, headers: authHeaders };

/** @param toServer who answers in the end; tests of components bring their own. */
export function createApiClient(toServer: TRPCLink<AppRouter> = createServerLink()) {
  return trpc.createClient({ links: [() => (call) => (callGuard.current ?? pass)(call), toServer] });
}

function createServerLink(): TRPCLink<AppRouter> {
  return splitLink({
    condition: (operation) => operation.type === 'subscription',
    true: lazyLink(() => import('./live.ts').then(({ createLiveLink }) => createLiveLink())),
    false: splitLink({
      condition: ({ input }) => input instanceof FormData,
      true: lazyLink(() => import('./upload.ts').then(({ createUploadLink }) => createUploadLink())),
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
export const callGuard: { current: OperationLink<AppRouter> | null } = { current: null };

const pass: OperationLink<AppRouter> = ({ op, next }) => next(op);

export function authHeaders(): Record<string, string> {
  const token = session.get()?.accessToken;
  return token ? { authorization: `Bearer ${token}` } : {};
}

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

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 60_000,
        gcTime: 10 * 60_000,
        refetchOnWindowFocus: false,
        retry: (failures, error) => failures < RETRIES && mayPassByItself(error),
        // Spread out, so that a returning server does not meet everybody in the same second.
        retryDelay: (attempt) => 1_000 * 2 ** attempt * (0.75 + Math.random() / 2),
      },
    },
  });
}

/** From here on a status speaks of the moment, not of the call. */
const TOO_MANY_REQUESTS = 429;

function mayPassByItself(error: unknown): boolean {
  const status = error instanceof TRPCClientError ? (error as TRPCClientError<AppRouter>).data?.httpStatus : undefined;
  return status === undefined || status >= TOO_MANY_REQUESTS;
}

/** Why the server refused; null when no answer of the server arrived at all. */
export function reasonOf(error: unknown): ErrorReason | null {
  if (!(error instanceof TRPCClientError)) return null;
  const { data } = error as TRPCClientError<AppRouter>;
  return data?.reason ?? null;
}
