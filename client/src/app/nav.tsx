/** The ways through the site: a bar of labelled items below on phones, a row in the top bar elsewhere. */

import { Link } from '@tanstack/react-router';
import { CLAIMS_KEY } from '../auth/claims-key.ts';
import { useAuth } from '../auth/provider.tsx';
import type { HomeView } from '../features/generation/search-params.ts';
import { optionalPart } from '../ui/optional-part.tsx';
import { Compass, People, Sparkles, Swords, Wand } from '../ui/sprite-icons.tsx';
import { appMessages } from './messages.ts';
import { useHasStored } from './use-has-stored.ts';

const HOME_ITEMS = [
  { view: 'generator', label: appMessages.nav.generator, Icon: Wand },
  { view: 'gallery', label: appMessages.nav.explore, Icon: Compass },
] as const satisfies { view: HomeView; label: string; Icon: unknown }[];

const PAGE_ITEMS = [
  { to: '/creators', label: appMessages.nav.creators, Icon: People },
  { to: '/battle', label: appMessages.nav.battle, Icon: Swords },
] as const;

const MemberNav = optionalPart(() => import('./member-nav.tsx'));

/** Nothing for visitors. */
export function MemberPart({ part }: { part: 'badge' | 'pills' | 'tab' }) {
  return useAuth().user && <MemberNav part={part} />;
}

interface NavItemsProps {
  itemClass: string;
  iconClass: string;
}

function NavItems({ itemClass, iconClass }: NavItemsProps) {
  const { user } = useAuth();
  const hasYours = useHasStored(CLAIMS_KEY) && !user;
  return (
    <>
      {HOME_ITEMS.map(({ view: target, label, Icon }) => (
        <Link
          key={target}
          to="/"
          search={target === 'gallery' ? { view: target } : {}}
          className={itemClass}
          activeOptions={{ exact: target === 'generator', includeHash: hasYours }}
        >
          <Icon className={iconClass} />
          {label}
        </Link>
      ))}
      {PAGE_ITEMS.map(({ to, label, Icon }) => (
        <Link key={to} to={to} className={itemClass}>
          <Icon className={iconClass} />
          {label}
        </Link>
      ))}
      {hasYours && (
        <Link to="/" hash="yours" className={itemClass} activeOptions={{ includeHash: true }}>
          <Sparkles className={iconClass} />
          {appMessages.nav.yours}
        </Link>
      )}
    </>
  );
}

export function TopNav() {
  return (
    <nav aria-label={appMessages.nav.label} className="hidden flex-wrap items-center gap-1 md:flex">
      <NavItems itemClass="nav-pill" iconClass="nav-icon" />
      <MemberPart part="pills" />
    </nav>
  );
}

export function BottomBar() {
  return (
    <nav aria-label={appMessages.nav.label} className="tab-bar md:hidden">
      <NavItems itemClass="nav-tab" iconClass="h-auto" />
      <MemberPart part="tab" />
    </nav>
  );
}
