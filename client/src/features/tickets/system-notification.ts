/**
 * A notification of the system when something is ready, for whoever asked for it. It is shown by a service worker that does nothing
 * else: the plain constructor throws on Android.
 */

import { readStored, writeStored } from '../../lib/storage.ts';
import { createStore } from '../../lib/store.ts';
import { onNotifyWorkerMessage, registerNotifyWorker } from '../notifications/notify-worker.ts';
import type { JobTicket } from './job.ts';
import { ticketMessages } from './messages.ts';

const KEY = 'chaos.notify';
const KEPT_MAX = 20;

/** The tickets that somebody wants to hear of. */
export const wanted = createStore<readonly string[]>(readWanted());

function readWanted(): string[] {
  const stored = readStored('localStorage', KEY);
  return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [];
}

function keepWanted(ids: readonly string[]): void {
  wanted.set(ids.slice(-KEPT_MAX));
  writeStored('localStorage', KEY, ids.length > 0 ? ids.slice(-KEPT_MAX) : null);
}

/** False where notifications cannot be shown, or were refused. */
export function canNotify(): boolean {
  return 'Notification' in window && 'serviceWorker' in navigator && Notification.permission !== 'denied';
}

/** Asks for the permission: call it from a press only. @returns false when there will be no notification. */
export async function wantNotification(ticketId: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  await registerNotifyWorker();
  keepWanted([...wanted.get().filter((id) => id !== ticketId), ticketId]);
  return true;
}

/** Tells of the end of a ticket, where that was wanted and nobody is looking. */
export function notifyEnd(ticket: JobTicket, isWatched = false): void {
  // Another tab may have been asked.
  const ids = readWanted();
  if (!ids.includes(ticket.id)) return;
  keepWanted(ids.filter((id) => id !== ticket.id));
  if (isWatched || ticket.state === 'cancelled') return;
  const { id: ticketId, kind, result } = ticket;
  const characterId = result?.characterId ?? null;
  const title = ticket.state === 'done' ? ticketMessages.tray.ready[kind] : ticketMessages.tray.failed;
  const body = ticket.state === 'done' ? ticket.preview?.name : ticket.error?.message;
  void navigator.serviceWorker.ready.then((registration) =>
    registration.showNotification(title, {
      ...(body && { body }),
      tag: ticketId,
      icon: '/favicon.svg',
      data: { ticketId, characterId, url: characterId === null ? '/' : `/character/${characterId}` },
    }),
  );
}

export interface PressedNotification {
  ticketId: string;
  characterId: string | null;
}

/** Somebody pressed a notification, and this tab was chosen to show what it tells of. @returns how to stop. */
export function onNotificationPressed(listener: (pressed: PressedNotification) => void): () => void {
  return onNotifyWorkerMessage((data) => {
    if (isPressed(data)) listener(data);
  });
}

/** Others tell of no ticket. */
function isPressed(data: unknown): data is PressedNotification {
  return typeof Reflect.get(Object(data), 'ticketId') === 'string';
}
