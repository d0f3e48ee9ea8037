/** All that is in the making for this person, whichever feature, tab or device asked for it. */

import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { trpc } from '../api/client.ts';
import { useAuth } from '../auth/provider.tsx';
import { fusion } from '../features/fusion/fusion-store.ts';
import { FusionTrayItem } from '../features/fusion/fusion-tray-item.tsx';
import { loadGenerationRunner } from '../features/generation/generation-actions.ts';
import { generation } from '../features/generation/generation-store.ts';
import { GenerationTrayItem } from '../features/generation/generation-tray-item.tsx';
import type { JobState } from '../features/tickets/job.ts';
import { ticketMessages } from '../features/tickets/messages.ts';
import { forgetOtherTicket, type OtherTicket, otherTickets, watchOtherTickets } from '../features/tickets/other-devices.ts';
import { onNotificationPressed } from '../features/tickets/system-notification.ts';
import { JobTray } from '../features/tickets/tray-bar.tsx';
import { putInTray, takeFromTray, trayItems } from '../features/tickets/tray-items.ts';
import { useStore } from '../lib/store.ts';
import { setNews } from '../ui/page-title.ts';
import { showFailure } from '../ui/toast/show-failure.ts';

export default function Tray() {
  const { user } = useAuth();
  return (
    <>
      <GenerationTrayItem />
      {user && <FusionTrayItem />}
      {user && <OtherDevicesTrayItems key={user.id} userId={user.id} />}
      <PressedNotifications />
      <JobTray />
    </>
  );
}

function OtherDevicesTrayItems({ userId }: { userId: string }) {
  const { client } = trpc.useUtils();
  const others = useStore(otherTickets);
  const ownIds = [ticketIdOf(useStore(generation)), ticketIdOf(useStore(fusion))].join();
  useEffect(
    () =>
      watchOtherTickets({
        api: client,
        userId,
        isOwn: (id) => [generation, fusion].some((store) => ticketIdOf(store.get()) === id),
        onOpenGeneration: async (ticket) => (await loadGenerationRunner()).adopt(client, ticket),
      }),
    [client, userId],
  );
  useEffect(() => {
    for (const id of ownIds.split(',')) if (id) forgetOtherTicket(id);
  }, [ownIds]);
  const news = others.filter(({ ticket }) => ticket.state === 'done').length;
  useEffect(() => {
    setNews('tickets', news);
    return () => setNews('tickets', 0);
  }, [news]);
  return others.map((other) => <OtherTicketStatus key={other.ticket.id} other={other} />);
}

function ticketIdOf(state: JobState<unknown>): string {
  return state.phase === 'waiting' || state.phase === 'done' ? state.ticket.id : '';
}

const cancelling = new Set<string>();

function OtherTicketStatus({ other }: { other: OtherTicket }) {
  const { client } = trpc.useUtils();
  const navigate = useNavigate();
  const { ticket } = other;
  useEffect(() => {
    const { id: ticketId, kind, result } = ticket;
    const item = {
      ...{ place: ticketId, kind, ticket, times: other, isHere: false },
      onOpen: () => {
        forgetOtherTicket(ticketId);
        if (result) void navigate({ to: '/character/$id', params: { id: result.characterId } });
      },
      onDismiss: () => forgetOtherTicket(ticketId),
    };
    const show = () => putInTray({ ...item, isCancelling: cancelling.has(ticketId), onCancel });
    const onCancel = () => {
      cancelling.add(ticketId);
      show();
      client.tickets.cancel.mutate({ ticketId }).then(
        ({ state }) => state === 'cancelled' && forgetOtherTicket(ticketId),
        () => {
          cancelling.delete(ticketId);
          show();
          showFailure(ticketMessages.wait.cancelFailed);
        },
      );
    };
    show();
    return () => takeFromTray(ticketId);
  }, [other, ticket, client, navigate]);
  return null;
}

/** A notification that was pressed shows what it told of. */
function PressedNotifications() {
  const navigate = useNavigate();
  const open = useEffectEvent(({ ticketId, characterId }: { ticketId: string; characterId: string | null }) => {
    const item = trayItems.get().find(({ ticket }) => ticket?.id === ticketId);
    if (item) return item.onOpen();
    if (characterId !== null) void navigate({ to: '/character/$id', params: { id: characterId } });
  });
  useEffect(() => onNotificationPressed((pressed) => open(pressed)), []);
  return null;
}
