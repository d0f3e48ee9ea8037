/** "Notify me": offered to whoever has to wait, and gone for whoever has said no. */

import { useEffect, useState } from 'react';
import { useStore } from '../../lib/store.ts';
import { Button } from '../../ui/button.tsx';
import { Bell } from '../../ui/icons.tsx';
import type { JobTicket } from './job.ts';
import { ticketMessages } from './messages.ts';
import { canNotify, wanted, wantNotification } from './system-notification.ts';

const OFFERED_AFTER_MS = 10_000;
const OFFERED_FROM_POSITION = 4;

export function NotifyPrompt({ ticket, since }: { ticket: JobTicket; since: number }) {
  const isWanted = useStore(wanted).includes(ticket.id);
  const isLong = useHasPassed(since + OFFERED_AFTER_MS);
  const [isPossible, setPossible] = useState(canNotify);
  const isFar = ticket.state === 'waiting' && (ticket.position ?? 0) >= OFFERED_FROM_POSITION;
  // Once offered it stays: the button must not go from under a finger.
  const [isOffered, setOffered] = useState(false);
  if ((isLong || isFar) && !isOffered) setOffered(true);
  if (isWanted)
    return (
      <p role="status" className="flex min-h-11 items-center gap-2 text-sm text-muted">
        <Bell className="size-4.5 shrink-0" />
        {ticketMessages.wait.notifying}
      </p>
    );
  if (!isOffered || !isPossible) return null;
  const ask = () =>
    void wantNotification(ticket.id).then(
      (isGranted) => setPossible(isGranted || canNotify()),
      () => setPossible(false),
    );
  return (
    <Button onClick={ask}>
      <Bell className="size-4.5" />
      {ticketMessages.wait.notify}
    </Button>
  );
}

function useHasPassed(time: number): boolean {
  const [hasPassed, setPassed] = useState(() => Date.now() >= time);
  useEffect(() => {
    const timer = setTimeout(() => setPassed(true), Math.max(0, time - Date.now()));
    return () => clearTimeout(timer);
  }, [time]);
  return hasPassed;
}
