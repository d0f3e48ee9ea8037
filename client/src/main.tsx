import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { AuthProvider } from './lib/auth.tsx';
import { connectSession } from './lib/session.ts';
import { reloadOnMissingChunk } from './lib/stale-build.ts';
import { followThemeOfOtherTabs } from './lib/theme.ts';
import { createApiClient, createQueryClient, trpc } from './lib/trpc.ts';
import { createAppRouter } from './router.tsx';
import '@fontsource-variable/bricolage-grotesque/wght.css';
import './styles/index.css';

reloadOnMissingChunk();
followThemeOfOtherTabs();

const queryClient = createQueryClient();
const api = createApiClient();
const router = createAppRouter({ queryClient });
connectSession({ api, queryClient, router });
if (location.hash.startsWith('#confirm='))
  void import('./features/auth/confirm-email.ts').then(({ confirmEmail }) => confirmEmail(api, router));

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root.');

createRoot(root).render(
  <StrictMode>
    <trpc.Provider client={api} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>
        <AuthProvider>
          <RouterProvider router={router} />
        </AuthProvider>
      </QueryClientProvider>
    </trpc.Provider>
  </StrictMode>,
);
