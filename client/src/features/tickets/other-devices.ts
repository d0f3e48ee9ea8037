/**
 * Tickets of this member that nothing on this device has asked for: another device or a tab that is gone did. Which of them
 * were open is remembered, so that a result is shown once where somebody saw it wait, and old ones nowhere.
 */
import { isFinalTicketState, type Ticket } from '@chaos/shared/contract/tickets';
import type { ApiClient } from '../../api/client.ts';
import { isRecord, readStored, writeStored } from '../../lib/storage.ts';
import { createStore } from '../../lib/store.ts';
import { followTicket } from './follow-ticket.ts';
import type { JobTicket } from './job.ts';
import { newerTicket } from './reduce-job.ts';
import { notifyEnd } from './system-notification.ts';

const SEEN_OPEN_KEY = 'chaos.tickets';

export interface OtherTicket {
  ticket: JobTicket;
  since: number;
  firstEta: number | null;
}

export const otherTickets = createStore<readonly OtherTicket[]>([]);

interface WatchOptions {
  api: ApiClient;
  userId: string;
  /** True for what a feature of this tab follows itself. */
  isOwn: (ticketId: string) => boolean;
  /** The newest generation that is open when the page is opened: may be made a feature's own. */
  onOpenGeneration: (ticket: JobTicket) => Promise<void>;
}

/** Asks at once, and whenever somebody comes back to the tab. @returns how to stop. */
export function watchOtherTickets({ api, userId, isOwn, onOpenGeneration }: WatchOptions): () => void {
  const stops = new Map<string, () => void>();
  let isOver = false;
  let isFirst = true;

  const follow = (ticket: JobTicket) => {
    if (stops.has(ticket.id) || isFinalTicketState(ticket.state)) return;
    const stop = followTicket<JobTicket['kind']>({
      ...{ api, kind: ticket.kind, ref: { ticketId: ticket.id } },
      // What a feature has taken over, or somebody has put away, comes back by no late news.
      onTicket: (next) => otherTickets.get().some((one) => one.ticket.id === next.id) && receive(next),
      onGone: () => forgetOtherTicket(ticket.id),
    });
    stops.set(ticket.id, stop);
  };

  const receive = (ticket: JobTicket) => {
    if (isOwn(ticket.id)) return forgetOtherTicket(ticket.id);
    if (ticket.state === 'cancelled') return forgetOtherTicket(ticket.id);
    const all = otherTickets.get();
    const before = all.find((one) => one.ticket.id === ticket.id);
    const now = { since: Date.now(), firstEta: ticket.etaSeconds };
    const after = before ? { ...before, ticket: newerTicket(before.ticket, ticket) } : { ticket, ...now };
    otherTickets.set(before ? all.map((one) => (one === before ? after : one)) : [...all, after]);
    if (before && isFinalTicketState(ticket.state) && !isFinalTicketState(before.ticket.state)) notifyEnd(ticket);
    if (!isFinalTicketState(ticket.state)) rememberOpen(userId, ticket.id);
    follow(ticket);
  };

  const ask = async () => {
    const { items } = await api.tickets.mine.query({});
    if (isOver) return;
    const making = items.filter(isJobTicket);
    const open = making.find(({ kind, state }) => kind === 'generation' && !isFinalTicketState(state));
    if (isFirst && open && !isOwn(open.id)) await onOpenGeneration(open);
    if (isOver) return;
    isFirst = false;
    const seenOpen = readSeenOpen(userId);
    for (const ticket of making) if (!isFinalTicketState(ticket.state) || seenOpen.includes(ticket.id)) receive(ticket);
  };
  // Without an answer the next return asks again.
  const askQuietly = () => void ask().catch(() => {});
  const onReturn = () => document.hidden || askQuietly();

  document.addEventListener('visibilitychange', onReturn);
  askQuietly();
  return () => {
    isOver = true;
    document.removeEventListener('visibilitychange', onReturn);
    for (const stop of stops.values()) stop();
    otherTickets.set([]);
  };
}

/** It was shown, put away, or is a feature's own. */
export function forgetOtherTicket(ticketId: string): void {
  otherTickets.set(otherTickets.get().filter(({ ticket }) => ticket.id !== ticketId));
  const stored = readStored('localStorage', SEEN_OPEN_KEY);
  if (isRecord(stored) && Array.isArray(stored.ids) && stored.ids.includes(ticketId))
    writeStored('localStorage', SEEN_OPEN_KEY, { ...stored, ids: stored.ids.filter((id) => id !== ticketId) });
}

function isJobTicket(ticket: Ticket): ticket is JobTicket {
  return ticket.kind !== 'story';
}

const SEEN_OPEN_MAX = 50;

function readSeenOpen(userId: string): string[] {
  const stored = readStored('localStorage', SEEN_OPEN_KEY);
  if (!isRecord(stored) || stored.userId !== userId || !Array.isArray(stored.ids)) return [];
  return stored.ids.filter((id) => typeof id === 'string');
}

function rememberOpen(userId: string, id: string): void {
  const ids = readSeenOpen(userId);
  if (!ids.includes(id)) writeStored('localStorage', SEEN_OPEN_KEY, { userId, ids: [...ids, id].slice(-SEEN_OPEN_MAX) });
}
