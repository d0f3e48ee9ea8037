/** The story of a battle that has just been fought: its ticket is followed, and the words are fetched when they are there. */
import type { BattleResult } from '@chaos/shared/contract/battles';
import { isFinalTicketState } from '@chaos/shared/contract/tickets';
import { useEffect, useState } from 'react';
import { followTicket } from '../../lib/follow-ticket.ts';
import { battle } from '../../lib/messages-battle.ts';
import { announce } from '../../lib/top-layer.ts';
import { trpc } from '../../lib/trpc.ts';

export function useStory({ battleId, ticket: first }: BattleResult) {
  const { client } = trpc.useUtils();
  const [ticket, setTicket] = useState(first);
  const [isGone, setGone] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const { data, refetch } = trpc.battles.byId.useQuery({ id: battleId });
  const isOver = isGone || isFinalTicketState(ticket.state);
  const story = data?.battleStory ?? (isAsked ? battle.result.fallback : null);

  useEffect(() => {
    if (isFinalTicketState(first.state)) return;
    const ref = first.secret === undefined ? { ticketId: first.id } : { ticketId: first.id, secret: first.secret };
    return followTicket({ api: client, ref, kind: 'story', onTicket: setTicket, onGone: () => setGone(true) });
  }, [client, first]);

  useEffect(() => {
    if (isOver) void refetch().then(() => setAsked(true));
  }, [isOver, refetch]);

  useEffect(() => {
    if (story !== null) announce(battle.result.storyTold);
  }, [story]);
  return { battle: data, story, ticket };
}
