/** The whole client in one element. */
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type AnyRouter, RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { type ApiClient, trpc } from './api/client.ts';
import { AuthProvider } from './auth/provider.tsx';

interface AppProps {
  api: ApiClient;
  queryClient: QueryClient;
  router: AnyRouter;
}

export function App({ api, queryClient, router }: AppProps) {
  return (
    <StrictMode>
      <trpc.Provider client={api} queryClient={queryClient}>
        <QueryClientProvider client={queryClient}>
          <AuthProvider>
            <RouterProvider router={router} />
          </AuthProvider>
        </QueryClientProvider>
      </trpc.Provider>
    </StrictMode>
  );
}
