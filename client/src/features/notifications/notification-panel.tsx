/** What happened meanwhile, newest first, and what one wants to hear of: a sheet on phones, a panel below the bell elsewhere. */
import { NOTIFICATIONS_MAX } from '@chaos/shared/contract/notifications';
import { Link } from '@tanstack/react-router';
import { useId, useRef, useState } from 'react';
import { BareDialog } from '../../ui/dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useFocusOnReplacement } from '../../ui/focus/use-focus-on-replacement.ts';
import { ArrowLeft, ChevronRight, Close, Sliders, Swap } from '../../ui/icons.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Skeletons } from '../../ui/skeletons.tsx';
import { DisownButton } from './disown-button.tsx';
import { notificationMessages as TEXTS } from './messages.ts';
import { NotificationItem } from './notification-item.tsx';
import { NotificationSettings } from './notification-settings.tsx';
import type { useNotifications } from './use-notifications.ts';

interface NotificationPanelProps extends Pick<ReturnType<typeof useNotifications>, 'list' | 'fresh'> {
  onClose: () => void;
}

export function NotificationPanel({ list, fresh, onClose }: NotificationPanelProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [inSettings, setInSettings] = useState(false);
  const [takesFocus, setTakesFocus] = useState(false);
  useFocusOnReplacement({ element: heading, takesFocus, onFocusTaken: () => setTakesFocus(false) });
  const turn = () => {
    setInSettings(!inSettings);
    setTakesFocus(true);
  };
  const Turn = inSettings ? ArrowLeft : Sliders;
  return (
    <BareDialog labelledBy={id} onClose={onClose} className="notifications">
      <div className="notifications-head">
        <h2 ref={heading} id={id} tabIndex={-1} className="min-w-0 grow font-display text-xl font-extrabold">
          {inSettings ? TEXTS.settings.title : TEXTS.title}
        </h2>
        <button
          type="button"
          aria-label={inSettings ? TEXTS.settings.back : TEXTS.settings.title}
          onClick={turn}
          className="notifications-close"
        >
          <Turn className="size-5" />
        </button>
        <button type="button" aria-label={TEXTS.close} onClick={onClose} className="notifications-close">
          <Close className="size-5" />
        </button>
      </div>
      <div className="notifications-body">
        {inSettings ? <NotificationSettings /> : <News list={list} fresh={fresh} onClose={onClose} />}
      </div>
    </BareDialog>
  );
}

function News({ list, fresh, onClose }: NotificationPanelProps) {
  const waiting = list.data?.pendingOffers ?? 0;
  return (
    <>
      {waiting > 0 && (
        <Link to="/trading" search={{ tab: 'offers' }} onClick={onClose} className="notifications-waiting">
          <Swap className="size-5 shrink-0" />
          <span className="flex-1">{TEXTS.waiting(waiting)}</span>
          <ChevronRight className="size-5 shrink-0" />
        </Link>
      )}
      <List list={list} fresh={fresh} onClose={onClose} />
    </>
  );
}

function List({ list, fresh, onClose }: NotificationPanelProps) {
  if (list.data === undefined && !list.isError) return <NotificationSkeletons />;
  if (list.data === undefined) return <LoadFailed title={TEXTS.failedTitle} onRetry={list.refetch} />;
  if (list.data.items.length === 0) return <EmptyState text={TEXTS.empty} hint={TEXTS.emptyHint} />;
  const { items } = list.data;
  return (
    <>
      <ul aria-label={TEXTS.list} className="notification-list">
        {items.map((notification) => (
          <li key={notification.id}>
            <NotificationItem
              notification={notification}
              isNew={notification.isNew || fresh.has(notification.id)}
              onFollow={onClose}
            />
            {notification.session && <DisownButton sessionId={notification.session.id} onDone={onClose} />}
          </li>
        ))}
      </ul>
      {items.length === NOTIFICATIONS_MAX && (
        <p className="px-3 py-4 text-center text-sm text-muted">{TEXTS.older(NOTIFICATIONS_MAX)}</p>
      )}
    </>
  );
}

const SKELETONS = 4;

function NotificationSkeletons() {
  return (
    <Skeletons className="notification-list" count={SKELETONS}>
      <div className="notification">
        <div className="skeleton size-13 rounded-control!" />
        <div className="skeleton h-10" />
      </div>
    </Skeletons>
  );
}
