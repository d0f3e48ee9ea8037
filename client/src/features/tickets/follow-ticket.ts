/** Follows one ticket to its end: over the live connection, and by asking every two seconds while that is not open. */
import { isFinalTicketState, type Ticket, type TicketKind, type TicketRef } from '@chaos/shared/contract/tickets';
import type { ApiClient } from '../../api/client.ts';
import { reasonOf } from '../../api/errors.ts';

const POLL_MS = 2_000;
/** How long the live connection may take before asking begins. */
const POLL_AFTER_MS = 3_000;

interface FollowOptions<K extends TicketKind> {
  api: ApiClient;
  ref: TicketRef;
  kind: K;
  onTicket: (ticket: Ticket<K>) => void;
  /** The server knows no such ticket, or it is not ours. */
  onGone: (error: unknown) => void;
}

/** @returns how to stop. */
export function followTicket<K extends TicketKind>({ api, ref, kind, onTicket, onGone }: FollowOptions<K>): () => void {
  let isOver = false;
  let isPolling = false;
  let pollTimer: ReturnType<typeof setTimeout> | undefined;
  const end = () => {
    isOver = true;
    clearTimeout(pollTimer);
    subscription.unsubscribe();
  };
  const receive = (received: Ticket) => {
    if (isOver || received.kind !== kind) return;
    const ticket = received as Ticket<K>;
    onTicket(ticket);
    if (isFinalTicketState(ticket.state)) end();
  };
  const fail = (error: unknown) => {
    if (isOver || reasonOf(error) !== 'not_found') return;
    end();
    onGone(error);
  };

  const poll = async () => {
    try {
      receive(await api.tickets.get.query(ref));
    } catch (error) {
      fail(error);
    }
    if (!isOver && isPolling) pollTimer = setTimeout(poll, POLL_MS);
  };
  const startPolling = () => {
    if (isOver || isPolling) return;
    isPolling = true;
    clearTimeout(pollTimer);
    void poll();
  };
  const stopPolling = () => {
    isPolling = false;
    clearTimeout(pollTimer);
  };

  const subscription = api.tickets.watch.subscribe(ref, {
    onData: ({ data }) => {
      stopPolling();
      receive(data);
    },
    onConnectionStateChange: ({ state, error }) => {
      if (state === 'connecting' && error) startPolling();
    },
    onError: (error) => {
      fail(error);
      startPolling();
    },
    onComplete: startPolling,
  });
  pollTimer = setTimeout(startPolling, POLL_AFTER_MS);
  return end;
}
