import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { connectSession } from './lib/session.ts';
import { reloadOnMissingChunk } from './lib/stale-build.ts';
import { followThemeOfOtherTabs } from './lib/theme.ts';
import { createApiClient, createQueryClient } from './lib/trpc.ts';
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

createRoot(root).render(<App api={api} queryClient={queryClient} router={router} />);
