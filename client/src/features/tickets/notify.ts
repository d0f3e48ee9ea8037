/**
 * A notification of the system when something is ready, for whoever asked for it. It is shown by a service worker that does nothing
 * else: the plain constructor throws on Android.
 */

import { readStored, writeStored } from '../../lib/storage.ts';
import { createStore } from '../../lib/store.ts';
import type { JobTicket } from './job.ts';
import { ticketMessages } from './messages.ts';

const WORKER = '/notify-worker.js';
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
  await navigator.serviceWorker.register(workerUrl());
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
  if (!('serviceWorker' in navigator)) return () => {};
  const { serviceWorker } = navigator;
  const receive = ({ data }: MessageEvent) => {
    if (data?.type === 'notification' && typeof data.ticketId === 'string') listener(data);
  };
  serviceWorker.addEventListener('message', receive);
  serviceWorker.startMessages();
  return () => serviceWorker.removeEventListener('message', receive);
}

interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL: () => string }): { createScriptURL(input: string): string };
}
let trusted: { createScriptURL(input: string): string } | undefined;

/** The policy of the page takes no plain address of a script; this one name vouches for this one address. */
function workerUrl(): string {
  const types: TrustedTypes | undefined = Reflect.get(window, 'trustedTypes');
  if (!types) return WORKER;
  trusted ??= types.createPolicy('notify-worker', { createScriptURL: () => WORKER });
  return trusted.createScriptURL(WORKER);
}
