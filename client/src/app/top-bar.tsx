import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { chooseTheme, nextTheme, themeState } from '../features/appearance/theme.ts';
import { EXACTLY } from '../lib/search-params.ts';
import { useStore } from '../lib/store.ts';
import { LogoMark, Wordmark } from '../ui/logo.tsx';
import { uiMessages } from '../ui/messages.ts';
import { Moon, Sun, System } from '../ui/sprite-icons.tsx';
import { AccountBadge } from './account-badge.tsx';
import { appMessages } from './messages.ts';
import { TopNav } from './nav.tsx';

/** @param children beside the switch of the theme. */
export function TopBar({ children }: { children: ReactNode }) {
  return (
    <header className="top-bar sticky z-30 border-b border-border bg-bg/92 backdrop-blur-md">
      <div className="page-width flex min-h-14 flex-wrap items-center gap-2 md:min-h-16 md:gap-4 lg:gap-6">
        <Link
          to="/"
          search={{}}
          activeOptions={EXACTLY}
          className="flex min-h-11 items-center gap-2 rounded-control pr-1"
          aria-label={uiMessages.product}
        >
          <LogoMark className="size-8 md:size-9" />
          <Wordmark className="hidden h-4 w-42 max-md:@min-[21rem]:block max-xl:h-3.5 max-xl:w-26.5 lg:@min-[46rem]:block" />
        </Link>
        <TopNav />
        <div className="ml-auto flex items-center gap-1.5">
          <ThemeSwitch />
          {children}
          <AccountBadge />
        </div>
      </div>
    </header>
  );
}

function ThemeSwitch() {
  const next = nextTheme(useStore(themeState));
  return (
    <button
      type="button"
      onClick={() => chooseTheme(next)}
      aria-label={appMessages.nav.theme[next]}
      className="grid size-11 @max-[21rem]:size-9 place-items-center rounded-control text-muted transition-colors hover:bg-raised hover:text-text"
    >
      {next === 'system' ? (
        <System className="size-5" />
      ) : (
        <>
          {/* Both, so that markup which knows no theme shows the right one. */}
          <Sun className="in-dark size-5" />
          <Moon className="in-light size-5" />
        </>
      )}
    </button>
  );
}
