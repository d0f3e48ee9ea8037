/** Everything around a screen, and what must go on whatever screen is open. */

import { Outlet, useRouter } from '@tanstack/react-router';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { trpc } from '../api/client.ts';
import { useAuth } from '../auth/provider.tsx';
import { suspension } from '../auth/suspension-store.ts';
import { resumeGeneration } from '../features/generation/generation-actions.ts';
import { useJobPresence } from '../features/generation/use-job-presence.ts';
import { useStore } from '../lib/store.ts';
import { whenIdle } from '../lib/when-idle.ts';
import { announce } from '../ui/announce.ts';
import { hasInteracted } from '../ui/has-interacted.ts';
import { optionalPart } from '../ui/optional-part.tsx';
import { newsCount, pageTitle, setNews } from '../ui/page-title.ts';
import { ToastHost } from '../ui/toast/toast-host.tsx';
import { Toaster } from '../ui/toast/toaster.tsx';
import { Banners } from './banners.tsx';
import { appMessages, SCRIPT_IS_LATE, WITHOUT_SCRIPT } from './messages.ts';
import { BottomBar } from './nav.tsx';
import { RouteProgress } from './route-progress.tsx';
import { TopBar } from './top-bar.tsx';

const NotificationBell = optionalPart(() => import('../features/notifications/notification-bell.tsx'));
const LeavingScreen = optionalPart(() => import('../features/account/leaving-screen.tsx'));
const Shortcuts = optionalPart(() => import('../features/shortcuts/shortcuts.tsx'));
const SuspendedDialog = optionalPart(() => import('../auth/components/suspended-dialog.tsx'));
const Tray = optionalPart(() => import('../screens/job-tray.tsx'));

export function AppShell() {
  const { client } = trpc.useUtils();
  const main = useRef<HTMLElement>(null);
  useEffect(() => resumeGeneration(client), [client]);
  useFocusAfterNavigation(main);

  const { user } = useAuth();
  const leavesAt = user?.leavesAt;
  // Whoever is leaving is told nothing.
  const member = leavesAt ? null : user;
  const suspended = useStore(suspension);
  const job = useJobPresence();
  useEffect(() => setNews('generation', job.isUnseen ? 1 : 0), [job.isUnseen]);
  useTabTitle();
  const [isAtRest, setAtRest] = useState(false);
  useEffect(() => whenIdle(() => setAtRest(true)), []);
  return (
    <>
      {/** biome-ignore lint/a11y/useValidAnchor: it leads somewhere, only not by the address */}
      <a className="skip-link" href="#main" onClick={skipTo(main)}>
        {appMessages.nav.skip}
      </a>
      <div aria-hidden className="backdrop" />
      <RouteProgress />
      <TopBar>{member && <NotificationBell key={member.id} />}</TopBar>
      <Banners />
      {import.meta.env.SSR && <p className="only-without-script page-width pt-4 text-muted">{WITHOUT_SCRIPT}</p>}
      {import.meta.env.SSR && <ScriptIsLate />}
      {(job.isThere || member) && <Tray />}
      <main ref={main} id="main" tabIndex={-1} className="page-width pb-[calc(var(--bottom-bar)+2rem)] outline-none">
        {leavesAt ? <LeavingScreen leavesAt={leavesAt} /> : <Outlet />}
      </main>
      <BottomBar />
      {isAtRest && <Shortcuts />}
      {suspended && <SuspendedDialog suspension={suspended} />}
      <ToastHost />
      <Toaster />
    </>
  );
}

/** In the markup of the server alone. The page's own beginning tells when it is to be seen. */
const ScriptIsLate = () => (
  <div role="status" className="sticky top-(--top-bar) z-20 bg-raised md:top-16">
    <template>
      <p className="flex items-center justify-center gap-2 px-4 text-sm">
        {SCRIPT_IS_LATE.text}
        {/** biome-ignore lint/a11y/useValidAnchor: to where one is, so it loads the page anew without a script */}
        <a href="" className="inline-flex min-h-11 items-center px-3 font-bold text-primary-text underline">
          {SCRIPT_IS_LATE.action}
        </a>
      </p>
    </template>
  </div>
);

/** Not by the address: whatever it names is scrolled to again whenever something opens or closes. */
function skipTo(main: { current: HTMLElement | null }) {
  return (event: MouseEvent) => {
    event.preventDefault();
    main.current?.focus();
  };
}

function useTabTitle(): void {
  const title = useStore(pageTitle);
  const news = useStore(newsCount);
  useEffect(() => {
    document.title = news > 0 ? `(${news}) ${title}` : title;
  }, [title, news]);
}

/**
 * A new screen starts at what its address names, or else at its heading. A change of search parameters leaves focus alone, unless
 * what had it is gone; on a page that was just loaded nothing had it.
 */
function useFocusAfterNavigation(main: { current: HTMLElement | null }): void {
  const router = useRouter();
  useEffect(() => {
    let stopWaiting = () => {};
    const unsubscribe = router.subscribe('onRendered', ({ pathChanged, hrefChanged, fromLocation, toLocation }) => {
      if (!fromLocation) return;
      const isNowhere = document.activeElement === document.body;
      if (!pathChanged && !(isNowhere && hasInteracted())) return;
      stopWaiting();
      const heading = document.getElementById(toLocation.hash) ?? findHeading(main.current) ?? main.current;
      heading?.focus({ preventScroll: true });
      if (heading === main.current) stopWaiting = awaitHeading(main.current);
      if (pathChanged) announce(pageTitle.get());
      // Whoever points stays where they are, and whoever comes back to an address finds their place in it.
      else if (!hrefChanged && heading?.matches(':focus-visible')) heading.scrollIntoView({ block: 'nearest' });
    });
    return () => {
      unsubscribe();
      stopWaiting();
    };
  }, [router, main]);
}

const findHeading = (main: HTMLElement | null) => main?.querySelector<HTMLElement>('h1');

/** A name that has to be loaded comes later, and takes the focus from the screen unless somebody has gone on meanwhile. */
function awaitHeading(main: HTMLElement | null): () => void {
  const observer = new MutationObserver(() => {
    const heading = findHeading(main);
    if (!heading && document.activeElement === main) return;
    observer.disconnect();
    if (document.activeElement === main) heading?.focus({ preventScroll: true });
  });
  if (main) observer.observe(main, { childList: true, subtree: true });
  return () => observer.disconnect();
}
