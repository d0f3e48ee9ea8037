/** All that is in the making for this person, whichever feature, tab or device asked for it. */
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { generation, loadRunner } from '../features/generator/generation-store.ts';
import { JobSigns } from '../features/generator/job-signs.tsx';
import { FusionSigns } from '../features/profile/fusion-signs.tsx';
import { fusion } from '../features/profile/fusion-store.ts';
import { useAuth } from '../lib/auth.tsx';
import type { Making } from '../lib/making.ts';
import { later } from '../lib/messages-later.ts';
import { onNotificationPressed } from '../lib/notify.ts';
import { forgetOtherTicket, type OtherTicket, otherTickets, watchOtherTickets } from '../lib/other-tickets.ts';
import { setNews } from '../lib/page-title.ts';
import { useStore } from '../lib/store.ts';
import { showToast } from '../lib/toast.ts';
import { putInTray, takeFromTray, trayItems } from '../lib/tray.ts';
import { trpc } from '../lib/trpc.ts';
import { JobTray } from '../ui/job-tray.tsx';

export default function Tray() {
  const { user } = useAuth();
  return (
    <>
      <JobSigns />
      {user && <FusionSigns />}
      {user && <OtherSigns key={user.id} userId={user.id} />}
      <PressedNotifications />
      <JobTray />
    </>
  );
}

function OtherSigns({ userId }: { userId: string }) {
  const { client } = trpc.useUtils();
  const others = useStore(otherTickets);
  const ownIds = [ticketIdOf(useStore(generation)), ticketIdOf(useStore(fusion))].join();
  useEffect(
    () =>
      watchOtherTickets({
        api: client,
        userId,
        isOwn: (id) => [generation, fusion].some((store) => ticketIdOf(store.get()) === id),
        onOpenGeneration: async (ticket) => (await loadRunner()).adopt(client, ticket),
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
  return others.map((other) => <OtherSign key={other.ticket.id} other={other} />);
}

function ticketIdOf(state: Making<unknown>): string {
  return state.phase === 'waiting' || state.phase === 'done' ? state.ticket.id : '';
}

const cancelling = new Set<string>();

function OtherSign({ other }: { other: OtherTicket }) {
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
          showToast(later.wait.cancelFailed, 'destructive');
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
