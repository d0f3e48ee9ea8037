import { type ReactNode, startTransition, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { createApiClient } from './api/client.ts';
import { createQueryClient } from './api/query-client.ts';
import { keepDraft, keepPageState } from './app/hydration-state.ts';
import { App } from './app.tsx';
import { connectSession } from './auth/load-session-manager.ts';
import { followMotion } from './features/appearance/motion.ts';
import { followTheme } from './features/appearance/theme.ts';
import { RECORD_KEY } from './features/generation/generation-store.ts';
import { excuse, reloadOnMissingChunk } from './lib/stale-build.ts';
import { writeStored } from './lib/storage.ts';
import { type AppRouter, createAppRouter } from './router.tsx';
import '@fontsource-variable/bricolage-grotesque/wght.css';
import './styles/index.css';

declare global {
  interface Window {
    /** Where the page's own beginning saw parts of a word being put together: until they are one. */
    composed?: Promise<unknown>;
    /** Where there is markup: it has to do, because what would take its place did not come. */
    goWithout?: () => void;
  }
}

// A wish that was sent before there was a script: from here on it is one of this browser's.
const begun = document.getElementById('begun');
if (begun) {
  writeStored('localStorage', RECORD_KEY, JSON.parse(begun.textContent));
  history.replaceState(null, '', '/');
}

reloadOnMissingChunk();
followTheme();
followMotion();

// To read all modules was one task, in which a slow phone answers nothing: what begins with them is another.
setTimeout(start);

function start(): void {
  const queryClient = createQueryClient();
  import('./app/after-start.ts').then(({ refetchWhenBack }) => refetchWhenBack(queryClient), excuse);
  const api = createApiClient();
  const router = createAppRouter({ queryClient });
  connectSession({ api, queryClient, router });
  const followLink = () => {
    if (location.hash.startsWith('#confirm='))
      void import('./auth/confirm-email.ts').then(({ confirmEmail }) => confirmEmail(api, router));
  };
  followLink();
  // Where the site is open in this tab already, a link changes the hash and loads nothing.
  window.onhashchange = followLink;

  const root = document.getElementById('root');
  if (root) void takeOver(root, router, <App api={api} queryClient={queryClient} router={router} />);
}

/** The markup of the server stands until all is there that takes its place. It is made in many steps, and enters in one. */
async function takeOver(markup: HTMLElement, router: AppRouter, app: ReactNode): Promise<void> {
  await router.load();
  await window.composed;
  router.shouldViewTransition = false;
  const living = document.createElement('div');
  living.id = 'root';
  // Before anything in it looks where it stands.
  const enter = () => {
    if ('sent' in markup.dataset) return;
    if (window.composed) return void window.composed.then(enter);
    if (window.goWithout && living.querySelector('[data-failed]')) return window.goWithout();
    const returnTo = keepPageState(markup);
    markup.replaceWith(living);
    // When all of it has looked.
    queueMicrotask(() => returnTo(living));
  };
  keepDraft(markup);
  startTransition(() =>
    createRoot(living).render(
      <>
        <Entrance onCommit={enter} />
        {app}
      </>,
    ),
  );
}

/** First of its kind, its effect comes before those of whatever stands beside it. */
function Entrance({ onCommit }: { onCommit: () => void }) {
  useLayoutEffect(onCommit);
  return null;
}
