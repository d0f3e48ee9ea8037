/** The bell in the top bar: how much is new, and the way to what it is. For members. */
import { useState } from 'react';
import { CountMark } from '../../ui/count-mark.tsx';
import { Bell } from '../../ui/icons-later.tsx';
import { notificationMessages as TEXTS } from './messages.ts';
import { NotificationPanel } from './notification-panel.tsx';
import { useNotifications } from './use-notifications.ts';

export default function NotificationBell() {
  const [isOpen, setOpen] = useState(false);
  const { list, newCount, fresh } = useNotifications(isOpen);
  return (
    <>
      <button
        type="button"
        aria-label={TEXTS.bell(newCount)}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="has-count grid size-11 @max-[21rem]:size-9 place-items-center rounded-control text-muted transition-colors hover:bg-raised hover:text-text"
      >
        <Bell className="size-5" />
        <CountMark count={newCount} />
      </button>
      {isOpen && <NotificationPanel list={list} fresh={fresh} onClose={() => setOpen(false)} />}
    </>
  );
}
