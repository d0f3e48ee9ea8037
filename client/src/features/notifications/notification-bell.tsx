/** The bell in the top bar: how much is new, and the way to what it is. For members. */
import { NOTIFICATIONS_MAX, NOTIFICATIONS_OF_A_KIND, type Notification } from '@chaos/shared/contract/notifications';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { CountBadge } from '../../ui/count-badge.tsx';
import { Bell } from '../../ui/icons.tsx';
import { notificationMessages as TEXTS } from './messages.ts';
import { NotificationPanel } from './notification-panel.tsx';
import { onNotifyWorkerMessage } from './notify-worker.ts';
import { useNotifications } from './use-notifications.ts';
import { usePushRenewal } from './use-push-renewal.ts';

export default function NotificationBell() {
  const [isOpen, setOpen] = useState(false);
  const { list, newCount, fresh } = useNotifications(isOpen);
  const items = list.data?.items ?? [];
  /** Older ones that are not listed may be new as well. */
  const mayBeMore = items.length === NOTIFICATIONS_MAX && endsInNews(items);
  useFollowedPushes();
  usePushRenewal();
  return (
    <>
      <button
        type="button"
        aria-label={mayBeMore ? TEXTS.bellFull(newCount) : TEXTS.bell(newCount)}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="has-count grid size-11 @max-[21rem]:size-9 place-items-center rounded-control text-muted transition-colors hover:bg-raised hover:text-text"
      >
        <Bell className="size-5" />
        <CountBadge count={newCount} />
      </button>
      {isOpen && <NotificationPanel list={list} fresh={fresh} onClose={() => setOpen(false)} />}
    </>
  );
}

/** The last one is new, of all or of a kind of which there may be others that are not listed. */
function endsInNews(items: readonly Notification[]): boolean {
  const kinds = [...new Set(items.map(({ kind }) => kind))].map((kind) => items.filter((item) => item.kind === kind));
  return [items, ...kinds.filter(({ length }) => length >= NOTIFICATIONS_OF_A_KIND)].some((some) => some.at(-1)?.isNew);
}

/** Somebody pressed what was pushed, and this tab was chosen to show it. What tells of a ticket is the tray's. */
function useFollowedPushes(): void {
  const { history } = useRouter();
  useEffect(
    () =>
      onNotifyWorkerMessage((data) => {
        const { ticketId, url }: { ticketId?: unknown; url?: unknown } = Object(data);
        if (ticketId === undefined && typeof url === 'string' && url.startsWith('/')) history.push(url);
      }),
    [history],
  );
}
