/** What the shell shows to members beyond what everybody sees: loaded with the first session. */

import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useLiveHints } from '../api/use-live-hints.ts';
import { loadSessionManager } from '../auth/load-session-manager.ts';
import { useAuth } from '../auth/provider.tsx';
import { reauthenticationRequest } from '../auth/reauthentication.ts';
import { notificationMessages } from '../features/notifications/messages.ts';
import { offersSearch, pendingOffers } from '../features/offers/pending-offers.ts';
import { cx } from '../lib/cx.ts';
import { useStore } from '../lib/store.ts';
import { Avatar } from '../ui/avatar.tsx';
import { CountBadge } from '../ui/count-badge.tsx';
import { Activity, Dots, SignOut, Sliders, Swap, User } from '../ui/icons.tsx';
import { appMessages } from './messages.ts';

const ITEMS = [
  { to: '/trading', label: appMessages.nav.trading, Icon: Swap },
  { to: '/profile', label: appMessages.nav.profile, Icon: User },
] as const;
const OPS_ITEM = { to: '/ops', label: appMessages.ops, Icon: Activity } as const;
/** Others' profiles are below one's own. */
const HERE = { exact: true, includeSearch: false };
const MENU_ID = 'more-menu';

export default function MemberNav({ part }: { part: 'badge' | 'pills' | 'tab' }) {
  if (part === 'badge') return <MemberBadge />;
  return part === 'pills' ? <Items itemClass="nav-pill has-count" iconClass="nav-icon" /> : <MoreTab />;
}

/** Operators have one more; to others there is no such screen. */
function useItems() {
  const { user } = useAuth();
  return user?.role === 'operator' && user.emailConfirmed ? [...ITEMS, OPS_ITEM] : ITEMS;
}

function Items({ itemClass, iconClass }: { itemClass?: string; iconClass: string }) {
  const search = offersSearch(useStore(pendingOffers));
  return useItems().map(({ to, label, Icon }) => (
    <Link key={to} to={to} search={to === '/trading' ? search : {}} className={itemClass} activeOptions={HERE}>
      <Icon className={iconClass} />
      {label}
      {to === '/trading' && <PendingOffers />}
    </Link>
  ));
}

function PendingOffers() {
  const count = useStore(pendingOffers);
  if (count === 0) return null;
  return (
    <>
      <span className="sr-only">{notificationMessages.waiting(count)}</span>
      <CountBadge count={count} />
    </>
  );
}

function MoreTab() {
  return (
    <>
      <button type="button" popoverTarget={MENU_ID} className="nav-tab has-count">
        <Dots className="h-auto" />
        {appMessages.more}
        <PendingOffers />
      </button>
      {/** biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: a link inside was followed, by whatever means */}
      <div id={MENU_ID} popover="auto" className="more-menu" onClick={(event) => event.currentTarget.hidePopover()}>
        <Items iconClass="size-5 text-muted" />
        <Link to="/settings">
          <Sliders className="size-5 text-muted" />
          {appMessages.settings}
        </Link>
        <SignOutButton iconClass="size-5 text-muted" />
      </div>
    </>
  );
}

function MemberBadge() {
  const { user } = useAuth();
  const request = useStore(reauthenticationRequest);
  useLiveHints(user?.id);
  if (!user) return null;
  return (
    <>
      <Link to="/profile" activeOptions={HERE} className="account-badge is-member">
        <Avatar person={user} className="size-7! text-sm!" />
        <bdi
          className={cx(
            'min-[104rem]:max-w-52 truncate max-sm:sr-only md:max-xl:sr-only',
            // Operators have one way more in the bar.
            user.role === 'operator' ? 'max-w-24' : 'max-w-32',
          )}
        >
          {user.username}
        </bdi>
      </Link>
      {request && <request.Dialog settle={request.settle} />}
      <SignOutButton
        className="grid size-11 place-items-center rounded-control text-muted transition-colors hover:bg-raised hover:text-text max-md:hidden"
        iconClass="size-5"
        labelClass="sr-only"
      />
    </>
  );
}

interface SignOutButtonProps {
  className?: string;
  iconClass: string;
  labelClass?: string;
}

/** In the top bar, and on phones, where that has no room, under "More". */
function SignOutButton({ className, iconClass, labelClass }: SignOutButtonProps) {
  const [isLeaving, setLeaving] = useState(false);
  const signOut = async () => {
    if (isLeaving) return;
    setLeaving(true);
    await loadSessionManager().then((manager) => manager.signOut());
  };
  return (
    <button
      type="button"
      onClick={() => void signOut()}
      title={labelClass && appMessages.signOut}
      aria-disabled={isLeaving}
      className={className}
    >
      <SignOut className={iconClass} />
      <span className={labelClass}>{appMessages.signOut}</span>
    </button>
  );
}
