/** How long answers are believed, and when a question is asked again. */
import type { AppRouter } from '@chaos/server/router';
import { QueryClient } from '@tanstack/react-query';
import { TRPCClientError } from '@trpc/client';

const RETRIES = 2;

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // Offline they fail at once, which is said, rather than go out later, when nobody thinks of them any more.
      mutations: { networkMode: 'always' },
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
