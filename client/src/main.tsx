import { createRoot } from 'react-dom/client';
import { createApiClient } from './api/client.ts';
import { createQueryClient } from './api/query-client.ts';
import { App } from './app.tsx';
import { connectSession } from './auth/session.ts';
import { reloadOnMissingChunk } from './lib/stale-build.ts';
import { followThemeOfOtherTabs } from './lib/theme.ts';
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
  void import('./auth/confirm-email.ts').then(({ confirmEmail }) => confirmEmail(api, router));

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root.');

createRoot(root).render(<App api={api} queryClient={queryClient} router={router} />);
