import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
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

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root.');

createRoot(root).render(
  <StrictMode>
    <trpc.Provider client={api} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </trpc.Provider>
  </StrictMode>,
);
