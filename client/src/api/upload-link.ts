/** Calls that carry a file, in a chunk of their own: they cannot travel in a batch. */
import type { AppRouter } from '@chaos/server/router';
import { httpLink, type TRPCLink } from '@trpc/client';
import superjson from 'superjson';
import { authHeaders } from './headers.ts';

export function createUploadLink(): TRPCLink<AppRouter> {
  return httpLink({
    url: '/trpc',
    headers: ({ op }) => authHeaders({ opList: [op] }),
    transformer: { input: { serialize: (form: unknown) => form, deserialize: (form) => form }, output: superjson },
  });
}
